/// What colour components mean. Everything is drawn in sRGB; the other spaces say how many components a colour has.
public final class CGColorSpace: Equatable, Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// Without alpha.
    public let numberOfComponents: Int

    init(numberOfComponents: Int) {
        self.numberOfComponents = numberOfComponents
    }

    /// The space of that name; nil for one that is not known here.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB: self.init(numberOfComponents: 3)
        case Self.genericGrayGamma2_2: self.init(numberOfComponents: 1)
        default: return nil
        }
    }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a.numberOfComponents == b.numberOfComponents
    }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(numberOfComponents: 3)
}

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(numberOfComponents: 1)
}

extension CGColor {
    /// A colour from its components in a space, alpha last.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        switch space.numberOfComponents {
        case 1: self.init(gray: components[0], alpha: components[1])
        default: self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }

    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
}
