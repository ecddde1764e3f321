/// What a visual effect view does to what lies behind it or in it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
    public override nonisolated init() {
        super.init()
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// What it makes of the picture behind, under some traits; nil for nothing.
    func look(_ traits: UITraitCollection) -> RenderNode.Backdrop? { nil }

    /// Whether the content view is seen only as the shape in which the look shows.
    var shapesContent: Bool { false }
}

/// Blurs what lies behind the view.
///
/// The looks of the first three styles are those that Apple published as sample code for the same purpose (blur, colour and
/// veil); those of the later ones are near them, by eye.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    let style: Style

    public nonisolated init(style: Style) {
        self.style = style
        super.init()
    }

    override func look(_ traits: UITraitCollection) -> RenderNode.Backdrop? {
        style.look(isDark: traits.userInterfaceStyle == .dark)
    }
}

extension UIBlurEffect.Style {
    /// How much of what is behind a material lets through.
    private enum Thickness {
        case ultraThin, thin, regular, thick, chrome

        /// Of the veil, in light and dark.
        var alphas: (light: CGFloat, dark: CGFloat) {
            switch self {
            case .ultraThin: (0.42, 0.45)
            case .thin: (0.6, 0.6)
            case .regular: (0.75, 0.72)
            case .thick: (0.86, 0.82)
            case .chrome: (0.8, 0.76)
            }
        }
    }

    /// Whether the style is dark where its surroundings are, or always, or never.
    func isDark(in surroundings: Bool) -> Bool {
        switch self {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark, .systemChromeMaterialDark:
            true
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
            .systemThickMaterial, .systemChromeMaterial:
            surroundings
        }
    }

    private var thickness: Thickness? {
        switch self {
        case .extraLight, .light, .dark, .regular, .prominent: nil
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .chrome
        }
    }

    func look(isDark surroundings: Bool) -> RenderNode.Backdrop {
        func look(_ radius: CGFloat, white: CGFloat, _ alpha: CGFloat) -> RenderNode.Backdrop {
            RenderNode.Backdrop(
                radius: radius, saturation: 1.8, tint: RGBA(red: white, green: white, blue: white, alpha: alpha))
        }
        let isDark = isDark(in: surroundings)
        if let thickness {
            let alphas = thickness.alphas
            return isDark ? look(15, white: 0.14, alphas.dark) : look(15, white: 0.97, alphas.light)
        }
        switch self {
        case .extraLight: return look(10, white: 0.97, 0.82)
        case .prominent: return isDark ? look(10, white: 0.11, 0.73) : look(10, white: 0.97, 0.82)
        default: return isDark ? look(10, white: 0.11, 0.73) : look(15, white: 1, 0.3)
        }
    }
}

/// How vivid what a vibrancy effect's view holds is.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7

    /// How far it stands out.
    var strength: CGFloat {
        switch self {
        case .label: 0.85
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.38
        case .quaternaryLabel: 0.24
        case .fill: 0.35
        case .secondaryFill: 0.26
        case .tertiaryFill: 0.2
        case .separator: 0.3
        }
    }
}

/// Shows what the view holds in the colours of what is behind it, lighter over dark blurs and darker over light ones.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    private let blur: UIBlurEffect
    private let style: UIVibrancyEffectStyle

    public nonisolated init(blurEffect: UIBlurEffect) {
        blur = blurEffect
        style = .label
        super.init()
    }

    public nonisolated init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blur = blurEffect
        self.style = style
        super.init()
    }

    override func look(_ traits: UITraitCollection) -> RenderNode.Backdrop? {
        let white: CGFloat = blur.style.isDark(in: traits.userInterfaceStyle == .dark) ? 1 : 0
        let strength = white == 1 ? style.strength : style.strength * 0.75
        return RenderNode.Backdrop(
            radius: 0, saturation: 1.8, tint: RGBA(red: white, green: white, blue: white, alpha: strength))
    }

    override var shapesContent: Bool { true }
}
