/// The side of a symbol's picture as a multiple of its font's size.
private let sideToFontSize: CGFloat = 1.2

/// Width of a symbol's strokes as a part of its side, in regular weight.
private let strokeToSide: CGFloat = 0.09

extension UIImage {
    /// What a symbol is drawn with.
    open class Configuration: NSObject {}

    /// The size and weight of a symbol.
    open class SymbolConfiguration: Configuration {
        fileprivate var pointSize: CGFloat = 17
        fileprivate var weight = UIFont.Weight.regular

        public convenience init(pointSize: CGFloat) {
            self.init()
            self.pointSize = pointSize
        }

        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(pointSize: pointSize)
            self.weight = weight.fontWeight
        }

        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
            self.init(pointSize: pointSize * scale.factor, weight: weight)
        }

        public convenience init(weight: UIImage.SymbolWeight) {
            self.init(pointSize: 17, weight: weight)
        }

        public convenience init(scale: UIImage.SymbolScale) {
            self.init(pointSize: 17 * scale.factor)
        }

        public convenience init(font: UIFont) {
            self.init(pointSize: font.pointSize)
        }

        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(font: .preferredFont(forTextStyle: textStyle))
        }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9

        fileprivate var fontWeight: UIFont.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3

        fileprivate var factor: CGFloat {
            switch self {
            case .default, .unspecified, .medium: 1
            case .small: 0.8
            case .large: 1.25
            }
        }
    }

    /// One of the system's symbols. Those that consist of a few strokes are drawn; for others a plain disc stands in, and
    /// the console says so: the originals belong to Apple's systems.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        self.init(like: Self.symbol(name, configuration as? SymbolConfiguration ?? SymbolConfiguration()))
    }

    public convenience init?(
        systemName name: String, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(systemName: name)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name)
    }

    private static func symbol(_ name: String, _ configuration: SymbolConfiguration) -> UIImage {
        let side = (configuration.pointSize * sideToFontSize).rounded()
        let frame = CGRect(x: 0, y: 0, width: side, height: side)
        let strokes = SymbolStrokes.named(name)
        if strokes == nil { Console.once("the symbol \(name) is not here; a disc stands in for it.") }
        let width = side * strokeToSide * (1 + configuration.weight.rawValue)
        let picture = UIGraphicsImageRenderer(bounds: frame).image { _ in
            UIColor.black.set()
            guard let strokes else { return UIBezierPath(ovalIn: frame.insetBy(dx: width, dy: width)).fill() }
            strokes.draw(in: frame, width: width)
        }
        return picture.withRenderingMode(.alwaysTemplate)
    }
}

/// A symbol as strokes in the unit square.
private struct SymbolStrokes {
    /// Lines from point to point.
    var lines: [[CGPoint]]
    /// Whether a circle goes around it.
    var isCircled = false

    /// The strokes of a name; nil for one that is not drawn here.
    static func named(_ name: String) -> SymbolStrokes? {
        var parts = name.split(separator: ".").map(String.init)
        parts.removeAll { $0 == "fill" }
        let isCircled = parts.count > 1 && parts.last == "circle"
        if isCircled { parts.removeLast() }
        guard let lines = lines[parts.joined(separator: ".")] else { return nil }
        return SymbolStrokes(lines: lines, isCircled: isCircled || name == "circle")
    }

    func draw(in frame: CGRect, width: CGFloat) {
        let part: CGFloat = isCircled ? 0.55 : 1
        let path = UIBezierPath()
        for line in lines {
            for (index, point) in line.enumerated() {
                let place = CGPoint(
                    x: frame.midX + (point.x - 0.5) * frame.width * part,
                    y: frame.midY + (point.y - 0.5) * frame.height * part)
                if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
        }
        if isCircled { path.append(UIBezierPath(ovalIn: frame.insetBy(dx: width, dy: width))) }
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.stroke()
    }

    private static func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    private static let lines: [String: [[CGPoint]]] = [
        "xmark": [[p(0.2, 0.2), p(0.8, 0.8)], [p(0.8, 0.2), p(0.2, 0.8)]],
        "plus": [[p(0.5, 0.15), p(0.5, 0.85)], [p(0.15, 0.5), p(0.85, 0.5)]],
        "minus": [[p(0.15, 0.5), p(0.85, 0.5)]],
        "checkmark": [[p(0.15, 0.55), p(0.4, 0.8), p(0.85, 0.2)]],
        "chevron.left": [[p(0.65, 0.15), p(0.3, 0.5), p(0.65, 0.85)]],
        "chevron.backward": [[p(0.65, 0.15), p(0.3, 0.5), p(0.65, 0.85)]],
        "chevron.right": [[p(0.35, 0.15), p(0.7, 0.5), p(0.35, 0.85)]],
        "chevron.forward": [[p(0.35, 0.15), p(0.7, 0.5), p(0.35, 0.85)]],
        "chevron.up": [[p(0.15, 0.65), p(0.5, 0.3), p(0.85, 0.65)]],
        "chevron.down": [[p(0.15, 0.35), p(0.5, 0.7), p(0.85, 0.35)]],
        "arrow.left": [[p(0.85, 0.5), p(0.15, 0.5)], [p(0.45, 0.2), p(0.15, 0.5), p(0.45, 0.8)]],
        "arrow.right": [[p(0.15, 0.5), p(0.85, 0.5)], [p(0.55, 0.2), p(0.85, 0.5), p(0.55, 0.8)]],
        "arrow.up": [[p(0.5, 0.85), p(0.5, 0.15)], [p(0.2, 0.45), p(0.5, 0.15), p(0.8, 0.45)]],
        "arrow.down": [[p(0.5, 0.15), p(0.5, 0.85)], [p(0.2, 0.55), p(0.5, 0.85), p(0.8, 0.55)]],
        "line.horizontal.3": [
            [p(0.15, 0.25), p(0.85, 0.25)], [p(0.15, 0.5), p(0.85, 0.5)], [p(0.15, 0.75), p(0.85, 0.75)],
        ],
        "square": [[p(0.15, 0.15), p(0.85, 0.15), p(0.85, 0.85), p(0.15, 0.85), p(0.15, 0.15)]],
        "rectangle": [[p(0.1, 0.25), p(0.9, 0.25), p(0.9, 0.75), p(0.1, 0.75), p(0.1, 0.25)]],
        "play": [[p(0.25, 0.15), p(0.85, 0.5), p(0.25, 0.85), p(0.25, 0.15)]],
        "circle": [],
    ]
}
