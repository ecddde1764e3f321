/// The sleeve of the sample record: a low sun in bands over water.
@MainActor enum CoverArt {
    static func canvas(corner: CGFloat) -> Canvas {
        Canvas { context, bounds in
            context.saveGState()
            UIBezierPath(roundedRect: bounds, cornerRadius: corner).addClip()
            draw(context, bounds)
            context.restoreGState()
        }
    }

    private static func draw(_ context: CGContext, _ rect: CGRect) {
        let unit = rect.width / 100
        context.fill(
            rect,
            down: [UIColor(hex: 0x2A1E4A), UIColor(hex: 0x7B2F5E), UIColor(hex: 0xE0604F), UIColor(hex: 0xF6A65B)])
        let horizon = rect.minY + rect.height * 0.66
        let sun = CGPoint(x: rect.midX, y: rect.minY + rect.height * 0.52)
        context.glow(at: sun, radius: unit * 52, UIColor(hex: 0xFFD98A), strength: 0.5)
        context.fillDisc(sun, unit * 25, UIColor(hex: 0xFFE3A1))
        // Bands of sky across the sun, thicker downwards.
        for i in 0..<4 {
            let y = sun.y + unit * (2 + 6 * CGFloat(i))
            let share = (y - rect.minY) / rect.height
            UIColor(hex: 0xE0604F).mixed(with: UIColor(hex: 0xF6A65B), (share - 0.5) * 2).setFill()
            context.fill(CGRect(x: rect.minX, y: y, width: rect.width, height: unit * (0.9 + 0.8 * CGFloat(i))))
        }
        context.fill(
            CGRect(x: rect.minX, y: horizon, width: rect.width, height: rect.maxY - horizon),
            down: [UIColor(hex: 0x5A2452), UIColor(hex: 0x1B1535)])
        for i in 0..<9 {
            let y = horizon + unit * (2 + 3.4 * CGFloat(i))
            let width = unit * (46 - 4.2 * CGFloat(i)) * (i % 2 == 0 ? 1 : 0.72)
            UIColor(hex: 0xFFC478, alpha: 0.75 - 0.06 * CGFloat(i)).setFill()
            let bar = CGRect(x: rect.midX - width / 2, y: y, width: width, height: unit * 1.1)
            UIBezierPath(roundedRect: bar, cornerRadius: unit * 0.55).fill()
        }
    }
}
