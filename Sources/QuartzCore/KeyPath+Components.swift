/// A property or a component of one, as written in `CABasicAnimation(keyPath:)`: `opacity`, `position.y`,
/// `transform.rotation.z` …
package final class AnimationKeyPath {
    package let property: LayerProperty
    package let component: Component?

    /// A component that a key path may name after a property.
    package enum Component: String {
        case x, y, width, height
        case originX = "origin.x"
        case originY = "origin.y"
        case origin, size
        case sizeWidth = "size.width"
        case sizeHeight = "size.height"
        case scale, rotation, translation
        case scaleX = "scale.x"
        case scaleY = "scale.y"
        case scaleZ = "scale.z"
        case rotationX = "rotation.x"
        case rotationY = "rotation.y"
        case rotationZ = "rotation.z"
        case translationX = "translation.x"
        case translationY = "translation.y"
        case translationZ = "translation.z"
    }

    /// Some value of the kind the path leads to.
    package let sample: AnimatableValue

    /// Nil for a path that leads to nothing that can be animated.
    package init?(_ path: String) {
        let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard let head = parts.first, let property = LayerProperty.named(head) else { return nil }
        self.property = property
        if parts.count == 2 {
            guard let component = Component(rawValue: parts[1]) else { return nil }
            guard let sample = property.sample[component] else { return nil }
            (self.component, self.sample) = (component, sample)
        } else {
            component = nil
            sample = property.sample
        }
    }

    /// The path as it is written.
    package var text: String {
        component.map { "\(property.key).\($0.rawValue)" } ?? property.key
    }

    /// The value at the path, or nil where the layer has no such property or the property no such component.
    package func get(_ state: LayerState) -> AnimatableValue? {
        guard let whole = property.get(state) else { return nil }
        guard let component else { return whole }
        return whole[component]
    }

    package func set(_ state: inout LayerState, _ value: AnimatableValue) {
        guard let component else { return property.set(&state, value) }
        guard var whole = property.get(state) else { return }
        whole[component] = value
        property.set(&state, whole)
    }
}

extension AnimatableValue {
    /// A part of the value; setting a part the value does not have, or to another kind, changes nothing.
    subscript(component: AnimationKeyPath.Component) -> AnimatableValue? {
        get {
            switch (self, component) {
            case (.point(let p), .x): .number(p.x)
            case (.point(let p), .y): .number(p.y)
            case (.size(let s), .width): .number(s.width)
            case (.size(let s), .height): .number(s.height)
            case (.rect(let r), .origin): .point(r.origin)
            case (.rect(let r), .originX): .number(r.origin.x)
            case (.rect(let r), .originY): .number(r.origin.y)
            case (.rect(let r), .size): .size(r.size)
            case (.rect(let r), .sizeWidth): .number(r.size.width)
            case (.rect(let r), .sizeHeight): .number(r.size.height)
            case (.transform(let t), _): t.component(component)
            default: nil
            }
        }
        set {
            guard let newValue else { return }
            switch (self, component, newValue) {
            case (.point(let p), .x, .number(let v)): self = .point(CGPoint(x: v, y: p.y))
            case (.point(let p), .y, .number(let v)): self = .point(CGPoint(x: p.x, y: v))
            case (.size(let s), .width, .number(let v)): self = .size(CGSize(width: v, height: s.height))
            case (.size(let s), .height, .number(let v)): self = .size(CGSize(width: s.width, height: v))
            case (.rect(var r), .origin, .point(let v)):
                r.origin = v
                self = .rect(r)
            case (.rect(var r), .originX, .number(let v)):
                r.origin.x = v
                self = .rect(r)
            case (.rect(var r), .originY, .number(let v)):
                r.origin.y = v
                self = .rect(r)
            case (.rect(var r), .size, .size(let v)):
                r.size = v
                self = .rect(r)
            case (.rect(var r), .sizeWidth, .number(let v)):
                r.size.width = v
                self = .rect(r)
            case (.rect(var r), .sizeHeight, .number(let v)):
                r.size.height = v
                self = .rect(r)
            case (.transform(let t), _, _): self = .transform(t.setting(component, newValue))
            default: break
            }
        }
    }
}

extension CATransform3D {
    /// Scale, rotation (Euler angles about x, then y, then z) or translation; nil for another name or where the
    /// transform cannot be taken apart.
    fileprivate func component(_ component: AnimationKeyPath.Component) -> AnimatableValue? {
        switch component {
        case .translation: return .size(CGSize(width: m41, height: m42))
        case .translationX: return .number(m41)
        case .translationY: return .number(m42)
        case .translationZ: return .number(m43)
        default: break
        }
        guard let parts = TransformComponents(self) else {
            switch component {
            // A plane scaled to nothing still has a scale to grow from.
            case .scale: return .number((lengths.x + lengths.y + lengths.z) / 3)
            case .scaleX: return .number(lengths.x)
            case .scaleY: return .number(lengths.y)
            case .scaleZ: return .number(lengths.z)
            default: return nil
            }
        }
        let angles = parts.rotation.matrix.angles
        switch component {
        case .scale: return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
        case .scaleX: return .number(parts.scale.x)
        case .scaleY: return .number(parts.scale.y)
        case .scaleZ: return .number(parts.scale.z)
        case .rotation, .rotationZ: return .number(angles.z)
        case .rotationX: return .number(angles.x)
        case .rotationY: return .number(angles.y)
        default: return nil
        }
    }

    /// The transform with one component replaced: the others are kept.
    fileprivate func setting(_ component: AnimationKeyPath.Component, _ value: AnimatableValue) -> CATransform3D {
        var t = self
        switch (component, value) {
        case (.translation, .size(let v)): (t.m41, t.m42) = (v.width, v.height)
        case (.translation, .point(let v)): (t.m41, t.m42) = (v.x, v.y)
        case (.translationX, .number(let v)): t.m41 = v
        case (.translationY, .number(let v)): t.m42 = v
        case (.translationZ, .number(let v)): t.m43 = v
        case (_, .number(let v)):
            // Where it cannot be taken apart, it was scaled to nothing or is seen edge-on: only its lengths are known.
            var parts = TransformComponents(self) ?? TransformComponents(scale: lengths, translation: (m41, m42, m43))
            var angles = parts.rotation.matrix.angles
            switch component {
            case .scale: parts.scale = (v, v, v)
            case .scaleX: parts.scale.x = v
            case .scaleY: parts.scale.y = v
            case .scaleZ: parts.scale.z = v
            case .rotation, .rotationZ: angles.z = v
            case .rotationX: angles.x = v
            case .rotationY: angles.y = v
            default: return self
            }
            parts.rotation =
                Quaternion(angle: angles.x, about: 1, 0, 0)
                .followed(by: Quaternion(angle: angles.y, about: 0, 1, 0))
                .followed(by: Quaternion(angle: angles.z, about: 0, 0, 1))
            t = parts.matrix
        default: break
        }
        return t
    }

    /// The lengths of the three axes' images.
    private var lengths: (x: CGFloat, y: CGFloat, z: CGFloat) {
        (Vector(m11, m12, m13).length, Vector(m21, m22, m23).length, Vector(m31, m32, m33).length)
    }

    /// Angles in radians of a rotation about x, then y, then z.
    private var angles: (x: CGFloat, y: CGFloat, z: CGFloat) {
        (atan2(m23, m33), asin(min(max(-m13, -1), 1)), atan2(m12, m11))
    }
}
