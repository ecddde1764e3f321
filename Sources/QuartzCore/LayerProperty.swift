/// An animatable property: its name in key paths and where it is kept. One line declares it; copying, interpolation,
/// implicit actions and key-path look-up follow from that.
package final class LayerProperty: @unchecked Sendable {
    package let key: String
    /// Some value of the property's kind.
    let sample: AnimatableValue
    /// The value, or nil for a layer of a class without the property.
    package let get: (LayerState) -> AnimatableValue?
    /// Changes nothing if the value is of another kind or the layer has no such property.
    package let set: (inout LayerState, AnimatableValue) -> Void

    private init(
        key: String, sample: AnimatableValue, get: @escaping (LayerState) -> AnimatableValue?,
        set: @escaping (inout LayerState, AnimatableValue) -> Void
    ) {
        (self.key, self.sample, self.get, self.set) = (key, sample, get, set)
    }

    /// The property of a name, or nil if there is none.
    package static func named(_ key: String) -> LayerProperty? {
        byKey[key]
    }

    private static let byKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })

    package static let all: [LayerProperty] = [
        any("bounds", \.bounds, .rect), any("position", \.position, .point), any("zPosition", \.zPosition, .number),
        any("anchorPoint", \.anchorPoint, .point), any("anchorPointZ", \.anchorPointZ, .number),
        any("transform", \.transform, .transform), any("sublayerTransform", \.sublayerTransform, .transform),
        any("opacity", \.opacity, .number), any("hidden", \.isHidden, .flag),
        any("doubleSided", \.isDoubleSided, .flag), any("masksToBounds", \.masksToBounds, .flag),
        any("backgroundColor", \.backgroundColor, .color), any("cornerRadius", \.cornerRadius, .number),
        any("borderWidth", \.borderWidth, .number), any("borderColor", \.borderColor, .color),
        any("shadowColor", \.shadowColor, .color), any("shadowOpacity", \.shadowOpacity, .number),
        any("shadowOffset", \.shadowOffset, .size), any("shadowRadius", \.shadowRadius, .number),
        any("shadowPath", \.shadowPath, .path), any("contents", \.contents, .image),
        any("contentsRect", \.contentsRect, .rect), any("contentsCenter", \.contentsCenter, .rect),
        any("contentsScale", \.contentsScale, .number),
        any("backdrop", \.backdrop, .numbers),
        shape("path", \.path, .path), shape("fillColor", \.fillColor, .color),
        shape("strokeColor", \.strokeColor, .color), shape("lineWidth", \.lineWidth, .number),
        shape("lineDashPattern", \.lineDashPattern, .numbers), shape("miterLimit", \.miterLimit, .number),
        shape("lineDashPhase", \.lineDashPhase, .number),
        shape("strokeStart", \.strokeStart, .number), shape("strokeEnd", \.strokeEnd, .number),
        replicator("instanceCount", \.count, .number), replicator("instanceDelay", \.delay, .number),
        replicator("instanceTransform", \.transform, .transform), replicator("instanceColor", \.color, .color),
        replicator("instanceRedOffset", \.redOffset, .number),
        replicator("instanceGreenOffset", \.greenOffset, .number),
        replicator("instanceBlueOffset", \.blueOffset, .number),
        replicator("instanceAlphaOffset", \.alphaOffset, .number),
        emitter("emitterPosition", \.position, .point), emitter("emitterSize", \.size, .size),
        emitter("birthRate", \.birthRate, .number), emitter("lifetime", \.lifetime, .number),
        emitter("velocity", \.velocity, .number), emitter("scale", \.scale, .number),
        emitter("spin", \.spin, .number),
        gradient("colors", \.colors, .colors), gradient("locations", \.locations, .numbers),
        gradient("startPoint", \.startPoint, .point), gradient("endPoint", \.endPoint, .point),
    ]

    /// A property that every layer has.
    private static func any<Value>(
        _ key: String, _ place: WritableKeyPath<LayerState, Value>, _ kind: Kind<Value>
    ) -> LayerProperty {
        let sample = kind.wrap(LayerState()[keyPath: place])
        // To follow a key path takes longer than all else that a frame does with a property: where it leads is found out once.
        guard let offset = MemoryLayout<LayerState>.offset(of: place) else {
            return LayerProperty(key: key, sample: sample) {
                kind.wrap($0[keyPath: place])
            } set: {
                if let value = kind.unwrap($1) { $0[keyPath: place] = value }
            }
        }
        return LayerProperty(key: key, sample: sample) {
            kind.wrap(withUnsafeBytes(of: $0) { $0.load(fromByteOffset: offset, as: Value.self) })
        } set: {
            guard let value = kind.unwrap($1) else { return }
            withUnsafeMutableBytes(of: &$0) { state in
                guard let base = state.baseAddress else { return }
                (base + offset).assumingMemoryBound(to: Value.self).pointee = value
            }
        }
    }

    /// A property of shape layers.
    private static func shape<Value>(
        _ key: String, _ place: WritableKeyPath<ShapeState, Value>, _ kind: Kind<Value>
    ) -> LayerProperty {
        LayerProperty(key: key, sample: kind.wrap(ShapeState()[keyPath: place])) {
            $0.shape.map { kind.wrap($0[keyPath: place]) }
        } set: {
            if let value = kind.unwrap($1) { $0.shape?[keyPath: place] = value }
        }
    }

    /// A property of replicator layers.
    private static func replicator<Value>(
        _ key: String, _ place: WritableKeyPath<ReplicatorState, Value>, _ kind: Kind<Value>
    ) -> LayerProperty {
        LayerProperty(key: key, sample: kind.wrap(ReplicatorState()[keyPath: place])) {
            $0.replicator.map { kind.wrap($0[keyPath: place]) }
        } set: {
            if let value = kind.unwrap($1) { $0.replicator?[keyPath: place] = value }
        }
    }

    /// A property of emitter layers.
    private static func emitter<Value>(
        _ key: String, _ place: WritableKeyPath<EmitterState, Value>, _ kind: Kind<Value>
    ) -> LayerProperty {
        LayerProperty(key: key, sample: kind.wrap(EmitterState()[keyPath: place])) {
            $0.emitter.map { kind.wrap($0[keyPath: place]) }
        } set: {
            if let value = kind.unwrap($1) { $0.emitter?[keyPath: place] = value }
        }
    }

    /// A property of gradient layers.
    private static func gradient<Value>(
        _ key: String, _ place: WritableKeyPath<GradientState, Value>, _ kind: Kind<Value>
    ) -> LayerProperty {
        LayerProperty(key: key, sample: kind.wrap(GradientState()[keyPath: place])) {
            $0.gradient.map { kind.wrap($0[keyPath: place]) }
        } set: {
            if let value = kind.unwrap($1) { $0.gradient?[keyPath: place] = value }
        }
    }
}

/// A kind of value, to and from `AnimatableValue`.
private struct Kind<Value> {
    let wrap: (Value) -> AnimatableValue
    let unwrap: (AnimatableValue) -> Value?
}

extension Kind<CGFloat> {
    static var number: Kind { Kind(wrap: AnimatableValue.number) { if case .number(let v) = $0 { v } else { nil } } }
}

extension Kind<CGPoint> {
    static var point: Kind { Kind(wrap: AnimatableValue.point) { if case .point(let v) = $0 { v } else { nil } } }
}

extension Kind<CGSize> {
    static var size: Kind { Kind(wrap: AnimatableValue.size) { if case .size(let v) = $0 { v } else { nil } } }
}

extension Kind<CGRect> {
    static var rect: Kind { Kind(wrap: AnimatableValue.rect) { if case .rect(let v) = $0 { v } else { nil } } }
}

extension Kind<CATransform3D> {
    static var transform: Kind {
        Kind(wrap: AnimatableValue.transform) { if case .transform(let v) = $0 { v } else { nil } }
    }
}

extension Kind<RGBA?> {
    static var color: Kind {
        Kind(wrap: AnimatableValue.color) { if case .color(let v) = $0 { .some(v) } else { nil } }
    }
}

extension Kind<CGPath?> {
    static var path: Kind { Kind(wrap: AnimatableValue.path) { if case .path(let v) = $0 { .some(v) } else { nil } } }
}

extension Kind<CGImage?> {
    static var image: Kind {
        Kind(wrap: AnimatableValue.image) { if case .image(let v) = $0 { .some(v) } else { nil } }
    }
}

extension Kind<[CGFloat]> {
    static var numbers: Kind {
        Kind(wrap: AnimatableValue.numbers) { if case .numbers(let v) = $0 { v } else { nil } }
    }
}

extension Kind<[RGBA]> {
    static var colors: Kind { Kind(wrap: AnimatableValue.colors) { if case .colors(let v) = $0 { v } else { nil } } }
}

extension Kind<Bool> {
    static var flag: Kind { Kind(wrap: AnimatableValue.flag) { if case .flag(let v) = $0 { v } else { nil } } }
}
