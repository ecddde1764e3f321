@_exported import Compositor

/// A value of an animatable property, of whatever kind.
package enum AnimatableValue: Equatable {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    /// Out of line: it is four times as large as any other.
    indirect case transform(CATransform3D)
    /// Nil is transparent.
    case color(RGBA?)
    case path(CGPath?)
    case image(CGImage?)
    case numbers([CGFloat])
    case colors([RGBA])
    case flag(Bool)

    package static func == (a: AnimatableValue, b: AnimatableValue) -> Bool {
        switch (a, b) {
        case (.number(let x), .number(let y)): x == y
        case (.point(let x), .point(let y)): x == y
        case (.size(let x), .size(let y)): x == y
        case (.rect(let x), .rect(let y)): x == y
        case (.transform(let x), .transform(let y)): x == y
        case (.color(let x), .color(let y)): x == y
        case (.path(let x), .path(let y)): x == y
        case (.image(let x), .image(let y)): x === y
        case (.numbers(let x), .numbers(let y)): x == y
        case (.colors(let x), .colors(let y)): x == y
        case (.flag(let x), .flag(let y)): x == y
        default: false
        }
    }

    /// The value a fraction of the way to another of its kind; fractions outside 0…1 go on. Values that have nothing
    /// between them (another kind, paths of another number of contours, images, flags) change half-way.
    package func interpolated(to other: AnimatableValue, fraction f: CGFloat) -> AnimatableValue {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { f == 1 ? b : a + (b - a) * f }
        switch (self, other) {
        case (.number(let a), .number(let b)):
            return .number(mix(a, b))
        case (.point(let a), .point(let b)):
            return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
                    width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
        case (.transform(let a), .transform(let b)):
            return .transform(a.interpolated(to: b, fraction: f))
        case (.color(let a), .color(let b)):
            return .color(RGBA.mix(a, b, f))
        case (.path(let a?), .path(let b?)):
            if let path = a.interpolated(to: b, fraction: f) { return .path(path) }
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            return .numbers(zip(a, b).map(mix))
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            return .colors(zip(a, b).map { RGBA.mix($0, $1, f) ?? .clear })
        default:
            break
        }
        return f < 0.5 ? self : other
    }

    /// The sum with another value of its kind; transforms are applied one after the other. Nil for kinds without sums.
    package func adding(_ other: AnimatableValue) -> AnimatableValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)):
            .number(a + b)
        case (.point(let a), .point(let b)):
            .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)):
            .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y, width: a.size.width + b.size.width,
                    height: a.size.height + b.size.height))
        case (.transform(let a), .transform(let b)):
            .transform(CATransform3DConcat(b, a))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            .numbers(zip(a, b).map(+))
        default:
            nil
        }
    }

    /// What has to be added to another value to get this one. Nil for kinds without sums.
    package func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
        switch other {
        case .number(let b): adding(.number(-b))
        case .point(let b): adding(.point(CGPoint(x: -b.x, y: -b.y)))
        case .size(let b): adding(.size(CGSize(width: -b.width, height: -b.height)))
        case .rect(let b):
            adding(.rect(CGRect(x: -b.origin.x, y: -b.origin.y, width: -b.size.width, height: -b.size.height)))
        case .numbers(let b): adding(.numbers(b.map { -$0 }))
        case .transform(let b):
            if case .transform(let a) = self, let inverse = b.inverse {
                .transform(CATransform3DConcat(a, inverse))
            } else {
                nil
            }
        default: nil
        }
    }
}

extension RGBA {
    /// Premultiplied interpolation, in which a transparent colour has no hue of its own.
    static func mix(_ a: RGBA?, _ b: RGBA?, _ f: CGFloat) -> RGBA? {
        if f == 0 { return a }
        if f == 1 { return b }
        let (a, b) = (a ?? .clear, b ?? .clear)
        let alpha = a.alpha + (b.alpha - a.alpha) * f
        guard alpha > 0 else { return .clear }
        func component(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
            (x * a.alpha + (y * b.alpha - x * a.alpha) * f) / alpha
        }
        return RGBA(
            red: component(a.red, b.red), green: component(a.green, b.green), blue: component(a.blue, b.blue),
            alpha: min(alpha, 1))
    }
}
