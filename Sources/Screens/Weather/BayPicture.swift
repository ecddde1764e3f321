/// Hills around a bay, the same by day and by night, so that only the light changes between the two.
@MainActor enum BayPicture {
    static func canvas(night: Bool) -> Canvas {
        Canvas(opaque: true, turns: true) { context, bounds in
            context.fill(bounds, down: sky(night))
            if night {
                drawStars(context, bounds)
                drawMoon(context, bounds)
            } else {
                let sun = light(in: bounds)
                context.glow(at: sun, radius: 150, UIColor(hex: 0xFFF3C9), strength: drawsDark ? 0.5 : 0.9)
                context.fillDisc(sun, 30, UIColor(light: 0xFFF6DC, dark: 0xFFE3A0))
                if bounds.width <= bounds.height {
                    drawCloud(context, CGPoint(x: bounds.width * 0.22, y: bounds.height * 0.42), 1)
                    drawCloud(context, CGPoint(x: bounds.width * 0.62, y: bounds.height * 0.47), 0.7)
                }
            }
            let tones: [UIColor] =
                night
                ? [
                    UIColor(light: 0x38356B, dark: 0x27244F), UIColor(light: 0x28265A, dark: 0x1B193E),
                    UIColor(light: 0x1D1B45, dark: 0x12112D),
                ]
                : [
                    UIColor(light: 0x79AFA6, dark: 0x2F6A74), UIColor(light: 0x57997F, dark: 0x23545A),
                    UIColor(light: 0x3A7E64, dark: 0x193F44),
                ]
            for (i, tone) in tones.enumerated() {
                drawHill(context, bounds, CGFloat(i), tone)
            }
        }
    }

    /// Where sun and moon stand: clear of the words in the middle, and of the cards, which are at the right of a low screen.
    private static func light(in bounds: CGRect) -> CGPoint {
        if bounds.height < Column.lowHeight { return CGPoint(x: bounds.width * 0.43, y: bounds.height * 0.16) }
        return bounds.width > bounds.height
            ? CGPoint(x: bounds.width * 0.80, y: bounds.height * 0.24)
            : CGPoint(x: bounds.width * 0.80, y: bounds.height * 0.40)
    }

    private static func sky(_ night: Bool) -> [UIColor] {
        switch (night, drawsDark) {
        case (true, false): [UIColor(hex: 0x1B1942), UIColor(hex: 0x2E2B62), UIColor(hex: 0x5B4F8C)]
        case (true, true): [UIColor(hex: 0x0D0C24), UIColor(hex: 0x1C1A42), UIColor(hex: 0x3A3364)]
        case (false, false): [UIColor(hex: 0x6DB1E2), UIColor(hex: 0xA8D5EF), UIColor(hex: 0xF1F3E4)]
        case (false, true): [UIColor(hex: 0x103A5E), UIColor(hex: 0x1F5A86), UIColor(hex: 0x4D8BA8)]
        }
    }

    private static func drawHill(_ context: CGContext, _ bounds: CGRect, _ depth: CGFloat, _ tone: UIColor) {
        let base = bounds.height * (0.56 + 0.10 * depth)
        var points = [CGPoint(x: 0, y: bounds.height)]
        for i in 0...64 {
            let t = Double(i) / 64
            let wave =
                sin(t * (4.1 + Double(depth) * 1.7) + Double(depth) * 2.1) * 0.6 + sin(t * 11 + Double(depth)) * 0.16
            points.append(
                CGPoint(x: bounds.width * CGFloat(t), y: base - CGFloat(wave) * bounds.height * 0.045))
        }
        points.append(CGPoint(x: bounds.width, y: bounds.height))
        context.fill(points, tone)
    }

    private static func drawStars(_ context: CGContext, _ bounds: CGRect) {
        var numbers = SeededNumbers(seed: 3)
        for _ in 0..<90 {
            let point = CGPoint(x: bounds.width * numbers.next(), y: bounds.height * numbers.next(0...0.52))
            context.fillDisc(point, numbers.next(0.5...1.3), UIColor(hex: 0xFFFFFF, alpha: numbers.next(0.25...0.8)))
        }
    }

    private static func drawMoon(_ context: CGContext, _ bounds: CGRect) {
        let moon = light(in: bounds)
        context.glow(at: moon, radius: 120, UIColor(hex: 0xE9D9A8), strength: 0.45)
        context.fillDisc(moon, 28, UIColor(hex: 0xF4E9C6))
        for (x, y, r) in [(-8.0, -6.0, 6.0), (9, 4, 4.5), (-3, 11, 3.5), (8, -13, 3)] {
            context.fillDisc(CGPoint(x: moon.x + x, y: moon.y + y), r, UIColor(hex: 0xDCCDA2))
        }
    }

    private static func drawCloud(_ context: CGContext, _ at: CGPoint, _ size: CGFloat) {
        UIColor(light: 0xFFFFFF, dark: 0x8FB6CE).withAlphaComponent(drawsDark ? 0.5 : 0.85).setFill()
        let path = UIBezierPath(
            roundedRect: CGRect(x: at.x - 52 * size, y: at.y - 10 * size, width: 104 * size, height: 24 * size),
            cornerRadius: 12 * size)
        path.append(
            UIBezierPath(ovalIn: CGRect(center: CGPoint(x: at.x - 16 * size, y: at.y - 10 * size), side: 42 * size)))
        path.append(
            UIBezierPath(ovalIn: CGRect(center: CGPoint(x: at.x + 18 * size, y: at.y - 6 * size), side: 32 * size)))
        path.fill()
    }
}
