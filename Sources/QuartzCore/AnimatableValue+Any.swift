import Foundation

extension AnimatableValue {
    /// From what a program hands to `fromValue`, `values` or `setValue(_:forKeyPath:)`, read as the kind of `sample`.
    package init?(_ value: Any, like sample: AnimatableValue) {
        let value = (value as? NSValue)?.animatable ?? value
        switch sample {
        case .number:
            guard let number = Self.number(value) else { return nil }
            self = .number(number)
        case .point:
            guard let point = value as? CGPoint else { return nil }
            self = .point(point)
        case .size:
            guard let size = value as? CGSize else { return nil }
            self = .size(size)
        case .rect:
            guard let rect = value as? CGRect else { return nil }
            self = .rect(rect)
        case .transform:
            if let transform = value as? CATransform3D {
                self = .transform(transform)
            } else if let affine = value as? CGAffineTransform {
                self = .transform(CATransform3DMakeAffineTransform(affine))
            } else {
                return nil
            }
        case .color:
            guard let color = value as? CGColor else { return nil }
            self = .color(color.rgba)
        case .path:
            guard let path = value as? CGPath else { return nil }
            // A path may be built further by who handed it over.
            self = .path(path.copy() ?? path)
        case .image:
            guard let image = value as? CGImage else { return nil }
            self = .image(image)
        case .numbers:
            guard let values = value as? [Any] else { return nil }
            self = .numbers(values.compactMap(Self.number))
        case .colors:
            guard let values = value as? [Any] else { return nil }
            self = .colors(values.compactMap { ($0 as? CGColor)?.rgba })
        case .flag:
            guard let flag = value as? Bool ?? (value as? NSNumber)?.boolValue else { return nil }
            self = .flag(flag)
        }
    }

    /// The value as a program gets it back.
    package var any: Any? {
        switch self {
        case .number(let number): number
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .transform(let transform): transform
        case .color(let color): color.map(CGColor.init)
        case .path(let path): path
        case .image(let image): image
        case .numbers(let numbers): numbers
        case .colors(let colors): colors.map(CGColor.init)
        case .flag(let flag): flag
        }
    }

    /// A number of any of the types Swift code writes numbers in.
    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let number as any BinaryInteger: CGFloat(Double(number))
        case let flag as Bool: flag ? 1 : 0
        default: nil
        }
    }
}
