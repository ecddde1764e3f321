/// A colour in sRGB, fixed or depending on the traits it is shown in.
open class UIColor: NSObject, @unchecked Sendable {
    /// Where the components come from.
    private enum Source {
        case fixed(RGBA)
        case dynamic((UITraitCollection) -> UIColor)
    }

    private let source: Source

    init(_ rgba: RGBA) {
        source = .fixed(rgba)
        super.init()
    }

    /// The colour with these straight sRGB components; those outside 0…1 are brought to the nearest end.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .fixed(
            RGBA(red: Self.unit(red), green: Self.unit(green), blue: Self.unit(blue), alpha: Self.unit(alpha)))
        super.init()
    }

    /// Display P3 is not told apart from sRGB here.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A colour literal of the source.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    public convenience init(cgColor: CGColor) {
        self.init(cgColor.rgba)
    }

    /// Hue, saturation and brightness, each in 0…1; hue 0 is red, 1/3 green.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (h, s, b) = (Self.unit(hue), Self.unit(saturation), Self.unit(brightness))
        func component(_ n: CGFloat) -> CGFloat {
            let k = (n + h * 6).truncatingRemainder(dividingBy: 6)
            return b - b * s * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// A colour asked for anew in each surrounding.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .dynamic(dynamicProvider)
        super.init()
    }

    /// Two fixed colours, one for each style.
    convenience init(light: RGBA, dark: RGBA) {
        let (light, dark) = (UIColor(light), UIColor(dark))
        self.init { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// The fixed colour under the given traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .fixed: self
        case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        }
    }

    /// The components under the current traits.
    var rgba: RGBA {
        switch source {
        case .fixed(let rgba): rgba
        case .dynamic: resolvedColor(with: .current).rgba
        }
    }

    /// The colour under the current traits.
    open var cgColor: CGColor { CGColor(rgba) }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let rgba): UIColor(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: alpha)
        case .dynamic(let provider): UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = self.rgba
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    /// The grey level and alpha; false, and nothing written, for a colour that is not grey.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = self.rgba
        guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
        white?.pointee = rgba.red
        alpha?.pointee = rgba.alpha
        return true
    }

    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (h, s, b) = rgba.hueSaturationBrightness
        hue?.pointee = h
        saturation?.pointee = s
        brightness?.pointee = b
        alpha?.pointee = rgba.alpha
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if case .fixed(let a) = source, case .fixed(let b) = other.source {
            return a == b
        }
        return self === other
    }

    open override var hash: Int {
        if case .fixed(let rgba) = source { rgba.hashValue } else { ObjectIdentifier(self).hashValue }
    }

    private static func unit(_ x: CGFloat) -> CGFloat { min(max(x, 0), 1) }
}

extension RGBA {
    /// Hue, saturation and brightness in 0…1; hue 0 is red, 1/3 green; greys have hue 0.
    fileprivate var hueSaturationBrightness: (CGFloat, CGFloat, CGFloat) {
        let top = max(red, green, blue)
        let spread = top - min(red, green, blue)
        guard spread > 0 else { return (0, 0, top) }
        let sixth: CGFloat =
            if top == red {
                (green - blue) / spread
            } else if top == green {
                (blue - red) / spread + 2
            } else {
                (red - green) / spread + 4
            }
        return ((sixth < 0 ? sixth + 6 : sixth) / 6, spread / top, top)
    }

    /// An opaque colour from bytes 0xRRGGBB.
    init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
    }
}

/// What `#colorLiteral` makes.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}
