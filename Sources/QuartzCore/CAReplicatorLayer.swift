/// What a replicator layer adds.
package struct ReplicatorState {
    /// A number of any kind, so that it can be animated; whole copies are shown.
    package var count: CGFloat = 1
    package var delay: CGFloat = 0
    package var transform = CATransform3DIdentity
    package var color: RGBA? = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
    package var redOffset: CGFloat = 0
    package var greenOffset: CGFloat = 0
    package var blueOffset: CGFloat = 0
    package var alphaOffset: CGFloat = 0

    /// What the contents' colours of a copy are multiplied by.
    func color(of index: Int) -> RGBA {
        let first = color ?? .clear
        func part(_ x: CGFloat, _ offset: CGFloat) -> CGFloat { min(max(x + offset * CGFloat(index), 0), 1) }
        return RGBA(
            red: part(first.red, redOffset), green: part(first.green, greenOffset), blue: part(first.blue, blueOffset),
            alpha: part(first.alpha, alphaOffset))
    }
}

/// Shows its sublayers several times, each copy changed from the last in place, time and colour.
open class CAReplicatorLayer: CALayer {
    override func prepareState(_ state: inout LayerState) {
        state.replicator = ReplicatorState()
    }

    private func get<Value>(_ place: KeyPath<ReplicatorState, Value>) -> Value {
        (state.replicator ?? ReplicatorState())[keyPath: place]
    }

    private func set<Value: Equatable>(
        _ key: String, _ place: WritableKeyPath<ReplicatorState, Value>, _ value: Value
    ) {
        var replicator = state.replicator ?? ReplicatorState()
        guard replicator[keyPath: place] != value else { return }
        replicator[keyPath: place] = value
        change(key, \.replicator, setting: replicator)
    }

    /// The original included.
    open var instanceCount: Int {
        get { Int(get(\.count)) }
        set { set("instanceCount", \.count, CGFloat(max(newValue, 0))) }
    }

    /// Seconds that each copy is behind the one before.
    open var instanceDelay: CFTimeInterval {
        get { CFTimeInterval(get(\.delay)) }
        set { set("instanceDelay", \.delay, CGFloat(newValue)) }
    }

    /// From each copy to the next, about the middle of the layer.
    open var instanceTransform: CATransform3D {
        get { get(\.transform) }
        set { set("instanceTransform", \.transform, newValue) }
    }

    /// What the colours of the original are multiplied by.
    open var instanceColor: CGColor? {
        get { get(\.color).map(CGColor.init) }
        set { set("instanceColor", \.color, newValue?.rgba) }
    }

    open var instanceRedOffset: Float {
        get { Float(get(\.redOffset)) }
        set { set("instanceRedOffset", \.redOffset, CGFloat(newValue)) }
    }

    open var instanceGreenOffset: Float {
        get { Float(get(\.greenOffset)) }
        set { set("instanceGreenOffset", \.greenOffset, CGFloat(newValue)) }
    }

    open var instanceBlueOffset: Float {
        get { Float(get(\.blueOffset)) }
        set { set("instanceBlueOffset", \.blueOffset, CGFloat(newValue)) }
    }

    open var instanceAlphaOffset: Float {
        get { Float(get(\.alphaOffset)) }
        set { set("instanceAlphaOffset", \.alphaOffset, CGFloat(newValue)) }
    }
}

extension FrozenLayer {
    /// The most copies that are drawn.
    private static let mostCopies: CGFloat = 1000

    /// The sublayers as many times as a replicator says.
    ///
    /// - Parameter once: the sublayers at a time.
    func replicated(
        _ replicator: ReplicatorState, in around: Surroundings, state: LayerState,
        _ once: (Surroundings) -> [RenderNode]
    ) -> [RenderNode] {
        let middle = CGPoint(
            x: state.bounds.minX + state.anchorPoint.x * state.bounds.width,
            y: state.bounds.minY + state.anchorPoint.y * state.bounds.height)
        var matrix = CATransform3DIdentity
        var nodes: [RenderNode] = []
        for index in 0..<Int(min(max(replicator.count, 0), Self.mostCopies)) {
            var surroundings = around
            surroundings.time -= Double(index) * Double(replicator.delay)
            var copy = RenderNode()
            copy.bounds = state.bounds.standardized
            copy.children = once(surroundings).map { $0.multiplied(by: replicator.color(of: index)) }
            var placed = CATransform3DConcat(CATransform3DMakeTranslation(-middle.x, -middle.y, 0), matrix)
            placed = CATransform3DConcat(placed, CATransform3DMakeTranslation(middle.x, middle.y, 0))
            copy.projection = Projection(plane: placed)
            nodes.append(copy)
            matrix = CATransform3DConcat(replicator.transform, matrix)
        }
        return nodes
    }
}

extension RenderNode {
    /// The node with all its colours multiplied by one.
    func multiplied(by color: RGBA) -> RenderNode {
        if color.red == 1, color.green == 1, color.blue == 1 {
            guard color.alpha < 1 else { return self }
            var node = self
            node.opacity *= color.alpha
            return node
        }
        var node = tinted(color)
        node.opacity *= color.alpha
        return node
    }

    private func tinted(_ color: RGBA) -> RenderNode {
        func product(_ c: RGBA) -> RGBA {
            RGBA(red: c.red * color.red, green: c.green * color.green, blue: c.blue * color.blue, alpha: c.alpha)
        }
        var node = self
        node.background = background.map(product)
        if let border { node.border = .init(width: border.width, color: product(border.color)) }
        switch contents {
        case .image(let image, let source, let destination)?:
            node.contents = .image(image.multiplied(by: color), source: source, destination: destination)
        case .gradient(var gradient)?:
            gradient.colors = gradient.colors.map(product)
            node.contents = .gradient(gradient)
        case .shape(var shape)?:
            shape.fill = shape.fill.map(product)
            if let stroke = shape.stroke { shape.stroke?.color = product(stroke.color) }
            node.contents = .shape(shape)
        case nil: break
        }
        node.children = children.map { $0.tinted(color) }
        return node
    }
}

/// An image in another colour, kept as long as it is asked for.
private struct TintedImage {
    weak var original: CGImage?
    let color: RGBA
    let image: CGImage

    // The last few; the main thread's.
    nonisolated(unsafe) static var known: [TintedImage] = []
    static let limit = 32
}

extension CGImage {
    /// The picture with its colours multiplied by one, whose alpha does not count.
    func multiplied(by color: RGBA) -> CGImage {
        if let known = TintedImage.known.first(where: { $0.original === self && $0.color == color }) {
            return known.image
        }
        let parts = [color.red, color.green, color.blue].map { UInt32((min(max($0, 0), 1) * 255).rounded()) }
        let image = CGImage(width: width, height: height, isOpaque: isOpaque) { out in
            for i in 0..<width * height {
                let p = pixels[i]
                func part(_ shift: UInt32, _ k: UInt32) -> UInt32 { (((p >> shift & 0xFF) * k + 127) / 255) << shift }
                out[i] = p & 0xFF00_0000 | part(16, parts[0]) | part(8, parts[1]) | part(0, parts[2])
            }
        }
        TintedImage.known.removeAll { $0.original == nil }
        if TintedImage.known.count >= TintedImage.limit { TintedImage.known.removeFirst() }
        TintedImage.known.append(TintedImage(original: self, color: color, image: image))
        return image
    }
}
