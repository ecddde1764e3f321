/// What an emitter layer adds: all that its particles follow from at any time.
package struct EmitterState {
    package var cells: [Cell] = []
    package var position = CGPoint.zero
    package var size = CGSize.zero
    package var birthRate: CGFloat = 1
    package var lifetime: CGFloat = 1
    package var velocity: CGFloat = 1
    package var scale: CGFloat = 1
    package var spin: CGFloat = 1
    package var seed: UInt32 = 0
    package var shape = CAEmitterLayerEmitterShape.point
    package var mode = CAEmitterLayerEmitterMode.volume
    package var order = CAEmitterLayerRenderMode.unordered
    /// The layer's time from which on particles are born.
    package var start: CFTimeInterval = 0

    /// A kind of particle; ranges are the whole width about the value, half to each side.
    package struct Cell {
        var birthRate: Double
        var begin: CFTimeInterval
        var lifetime: (value: Double, range: Double)
        var longitude: (value: CGFloat, range: CGFloat)
        var latitude: CGFloat
        var velocity: (value: CGFloat, range: CGFloat)
        var acceleration: (x: CGFloat, y: CGFloat)
        var scale: (value: CGFloat, range: CGFloat, speed: CGFloat)
        var spin: (value: CGFloat, range: CGFloat)
        var color: RGBA
        var colorRange: [CGFloat]
        var colorSpeed: [CGFloat]
        var image: CGImage?
        var part: CGRect
        var imageScale: CGFloat
    }

    /// Particles drawn of one kind at once, at most: the youngest.
    private static let limit = 2000

    /// The particles at the layer's time, each of which follows from its number alone.
    func nodes(at time: CFTimeInterval, in state: LayerState) -> [RenderNode] {
        var nodes: [RenderNode] = []
        for (index, cell) in cells.enumerated() {
            let rate = cell.birthRate * Double(max(birthRate, 0))
            let longest = (cell.lifetime.value + cell.lifetime.range / 2) * Double(max(lifetime, 0))
            let age = time - start - cell.begin
            guard rate > 0, longest > 0, age > 0, cell.image != nil else { continue }
            let last = Int((age * rate).rounded(.down))
            let first = max(Int(((age - longest) * rate).rounded(.up)), 0, last - Self.limit)
            guard first <= last else { continue }
            for number in first...last {
                let dice = Dice(seed: UInt64(seed) << 32 ^ UInt64(index) << 48 ^ UInt64(number))
                if let node = node(of: cell, age: age - Double(number) / rate, dice) { nodes.append(node) }
            }
        }
        return order == .oldestFirst || order == .unordered ? nodes : nodes.reversed()
    }

    private func node(of cell: Cell, age: Double, _ dice: Dice) -> RenderNode? {
        var dice = dice
        func spread(_ value: CGFloat, _ range: CGFloat) -> CGFloat { value + range * (dice.next() - 0.5) }
        let life = spread(CGFloat(cell.lifetime.value), CGFloat(cell.lifetime.range)) * lifetime
        let angle = spread(cell.longitude.value, cell.longitude.range)
        let speed = spread(cell.velocity.value, cell.velocity.range) * velocity * cos(cell.latitude)
        let size = spread(cell.scale.value, cell.scale.range) * scale
        let turn = spread(cell.spin.value, cell.spin.range) * spin
        var place = birthplace(&dice)
        guard age >= 0, CGFloat(age) < life, let image = cell.image else { return nil }
        let t = CGFloat(age)
        place.x += speed * cos(angle) * t + cell.acceleration.x * t * t / 2
        place.y += speed * sin(angle) * t + cell.acceleration.y * t * t / 2
        let now = size + cell.scale.speed * t
        let parts = [cell.color.red, cell.color.green, cell.color.blue, cell.color.alpha]
        let shown = (0..<4).map { min(max(spread(parts[$0], cell.colorRange[$0]) + cell.colorSpeed[$0] * t, 0), 1) }
        guard now > 0, shown[3] > 0 else { return nil }
        let source = CGRect(
            x: cell.part.minX * CGFloat(image.width), y: cell.part.minY * CGFloat(image.height),
            width: cell.part.width * CGFloat(image.width), height: cell.part.height * CGFloat(image.height))
        let (width, height) = (source.width / cell.imageScale, source.height / cell.imageScale)
        var node = RenderNode()
        node.bounds = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
        // In 16 steps, so that not every particle needs a picture of its own.
        func step(_ x: CGFloat) -> CGFloat { (x * 16).rounded() / 16 }
        let color = RGBA(red: step(shown[0]), green: step(shown[1]), blue: step(shown[2]), alpha: 1)
        let isPlain = color.red == 1 && color.green == 1 && color.blue == 1
        node.contents = .image(
            isPlain ? image : image.multiplied(by: color), source: source, destination: node.bounds)
        node.opacity = shown[3]
        node.projection = Projection(
            CGAffineTransform(scaleX: now, y: now).concatenating(CGAffineTransform(rotationAngle: turn * t))
                .concatenating(CGAffineTransform(translationX: place.x, y: place.y)))
        return node
    }

    /// Where in the shape a particle is born.
    private func birthplace(_ dice: inout Dice) -> CGPoint {
        let (u, v) = (dice.next(), dice.next())
        switch shape {
        case .line:
            return CGPoint(x: position.x + (u - 0.5) * size.width, y: position.y)
        case .rectangle, .cuboid:
            guard mode == .outline else {
                return CGPoint(x: position.x + (u - 0.5) * size.width, y: position.y + (v - 0.5) * size.height)
            }
            let length = u * 2 * (size.width + size.height)
            let (x, y): (CGFloat, CGFloat) =
                length < size.width
                ? (length, 0)
                : length < size.width + size.height
                    ? (size.width, length - size.width)
                    : length < 2 * size.width + size.height
                        ? (length - size.width - size.height, size.height) : (0, length - 2 * size.width - size.height)
            return CGPoint(x: position.x + x - size.width / 2, y: position.y + y - size.height / 2)
        case .circle, .sphere:
            // The radius is the size's width, as on the platform.
            let r = size.width * (mode == .outline ? 1 : v.squareRoot())
            return CGPoint(x: position.x + r * cos(2 * .pi * u), y: position.y + r * sin(2 * .pi * u))
        default:
            return position
        }
    }
}

/// Numbers that look random and follow from a seed (Steele, Lea and Flood's SplitMix64, 2014).
private struct Dice {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15
    }

    /// In 0..<1.
    mutating func next() -> CGFloat {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
        return CGFloat((z ^ z >> 31) >> 11) / CGFloat(1 << 53)
    }
}
