import Testing
import UIKit

@testable import Preview

@MainActor @Suite("Palette")
struct KitPaletteTests {
    /// The contrast of two opaque colours by WCAG 2: 1 to 21.
    private func contrast(_ a: UIColor, _ b: UIColor, _ style: UIUserInterfaceStyle) -> Double {
        func luminance(_ colour: UIColor) -> Double {
            var (r, g, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            colour.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
                .getRed(&r, green: &g, blue: &b, alpha: nil)
            func linear(_ part: CGFloat) -> Double {
                part <= 0.04045 ? Double(part) / 12.92 : pow((Double(part) + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
        }
        let (x, y) = (luminance(a), luminance(b))
        return (max(x, y) + 0.05) / (min(x, y) + 0.05)
    }

    @Test("text and marks can be told from every ground they lie on", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrasts(style: UIUserInterfaceStyle) {
        for ground in [Palette.panel, Palette.plate, Palette.glass, Palette.field] {
            #expect(contrast(Palette.text, ground, style) >= 7)
            #expect(contrast(Palette.secondary, ground, style) >= 4.5)
            for mark in [Palette.accent, Palette.changed, Palette.head] {
                #expect(contrast(mark, ground, style) >= 3)
            }
        }
        for ground in [Palette.fieldHover, Palette.raised] {
            #expect(contrast(Palette.text, ground, style) >= 4.5)
        }
        #expect(contrast(Palette.accent, Palette.field, style) >= 3)
    }

    @Test("what cannot be used now is paler than what can", arguments: [UIUserInterfaceStyle.light, .dark])
    func disabled(style: UIUserInterfaceStyle) {
        let (off, on) = (
            contrast(Palette.disabled, Palette.panel, style), contrast(Palette.secondary, Palette.panel, style)
        )
        #expect(off < on - 1.5 && off > 1.5)
    }
}
