/// A colour in sRGB with straight (not premultiplied) alpha; every component lies in 0…1.
public final class CGColor: Equatable, Hashable, Sendable {
    /// Red, green, blue, alpha, each in 0…1, alpha not multiplied in.
    package let rgba: RGBA

    public var alpha: CGFloat { rgba.alpha }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

    public var numberOfComponents: Int { 4 }

    package init(_ rgba: RGBA) {
        self.rgba = rgba
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(RGBA(red: gray, green: gray, blue: gray, alpha: alpha))
    }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(RGBA(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha))
    }

    public static func == (a: CGColor, b: CGColor) -> Bool {
        a.rgba == b.rgba
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(rgba)
    }
}

/// Straight sRGB components in 0…1: the value a colour is while it is animated and composited.
package struct RGBA: Equatable, Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)

    /// The premultiplied pixel 0xAARRGGBB nearest to the colour.
    package var pixel: UInt32 {
        func byte(_ x: CGFloat) -> UInt32 { UInt32((min(max(x, 0), 1) * 255).rounded()) }
        let a = min(max(alpha, 0), 1)
        return byte(a) << 24 | byte(red * a) << 16 | byte(green * a) << 8 | byte(blue * a)
    }
}
