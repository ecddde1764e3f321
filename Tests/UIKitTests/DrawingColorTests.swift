import Testing

@testable import UIKit

@MainActor struct DrawingColorTests {
    private func components(_ color: UIColor) -> [CGFloat] {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&r, green: &g, blue: &b, alpha: &a)
        return [r, g, b, a]
    }

    @Test("components come back as they went in, those outside brought in")
    func components() {
        #expect(components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4])
        #expect(components(UIColor(red: -1, green: 2, blue: 0.5, alpha: 9)) == [0, 1, 0.5, 1])
        #expect(components(UIColor(white: 0.25, alpha: 0.5)) == [0.25, 0.25, 0.25, 0.5])
        #expect(components(UIColor.orange) == [1, 0.5, 0, 1])
        #expect(components(UIColor.red.withAlphaComponent(0.3)) == [1, 0, 0, 0.3])
        #expect(UIColor.brown.cgColor == CGColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1))
        var white: CGFloat = 7
        #expect(UIColor.darkGray.getWhite(&white, alpha: nil) && white == 1 / 3)
        #expect(!UIColor.red.getWhite(&white, alpha: nil) && white == 1 / 3)
    }

    /// Hue, saturation, brightness and the red, green, blue they make, from another program (Python's colorsys).
    nonisolated private static let hues: [(h: CGFloat, s: CGFloat, b: CGFloat, rgb: [CGFloat])] = [
        (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 0.5, [0, 0.5, 0]), (0.55, 0.6, 0.9, [0.36, 0.738, 0.9]),
        (0.08, 0.25, 0.7, [0.7, 0.609, 0.525]), (0.9, 0.8, 0.4, [0.4, 0.08, 0.272]), (0, 0, 0.3, [0.3, 0.3, 0.3]),
    ]

    @Test("hue, saturation and brightness make the colour and are found in it again", arguments: hues)
    func hue(h: CGFloat, s: CGFloat, b: CGFloat, rgb: [CGFloat]) {
        let color = UIColor(hue: h, saturation: s, brightness: b, alpha: 0.7)
        for (made, meant) in zip(components(color), rgb + [0.7]) {
            #expect(abs(made - meant) < 1e-9)
        }
        var (h2, s2, b2): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getHue(&h2, saturation: &s2, brightness: &b2, alpha: nil)
        #expect(abs(h2 - h) < 1e-9 && abs(s2 - s) < 1e-9 && abs(b2 - b) < 1e-9)
    }

    @Test("a dynamic colour resolves by the traits given, or the current ones, also with another alpha")
    func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(color.resolvedColor(with: dark) == .red)
        #expect(color.cgColor == UIColor.green.cgColor)
        dark.performAsCurrent {
            #expect(color.cgColor == UIColor.red.cgColor)
        }
        #expect(color.cgColor == UIColor.green.cgColor)
        #expect(
            color.withAlphaComponent(0.5).resolvedColor(with: dark) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(color != UIColor.green && color == color)
    }

    @Test("system colours differ between light and dark as published")
    func system() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
        #expect(UIColor.label.resolvedColor(with: dark) == .white)
        #expect(components(UIColor.systemBlue).map { ($0 * 255).rounded() } == [0, 122, 255, 255])
        #expect(components(UIColor.secondaryLabel.resolvedColor(with: dark)).last == 0.6)
        #expect(
            components(UIColor.systemGray6.resolvedColor(with: dark)).map { ($0 * 255).rounded() } == [28, 28, 30, 255])
    }

    @Test("traits are put together, the last specified one winning")
    func traits() {
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        #expect(both.userInterfaceStyle == .dark && both.displayScale == 3)
        #expect(both == both.with(style: .dark) && both != both.with(style: .light))
        #expect(both.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
        #expect(!both.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    }
}
