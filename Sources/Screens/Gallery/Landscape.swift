/// Four drawn landscapes, each in its own light.
@MainActor enum Landscape: CaseIterable {
    case fjord, harbour, dunes, forest

    var title: String {
        switch self {
        case .fjord: "Fjord, before breakfast"
        case .harbour: "Harbour, one o’clock"
        case .dunes: "Dunes, low sun"
        case .forest: "Forest, after rain"
        }
    }

    var detail: String {
        switch self {
        case .fjord: "Hardanger, 4 May, 05:12"
        case .harbour: "Skagen, 19 July, 01:04"
        case .dunes: "Råbjerg, 2 September, 18:40"
        case .forest: "Tiveden, 11 October, 09:26"
        }
    }

    func canvas() -> Canvas {
        Canvas(opaque: true) { context, bounds in
            switch self {
            case .fjord: drawFjord(context, bounds)
            case .harbour: drawHarbour(context, bounds)
            case .dunes: drawDunes(context, bounds)
            case .forest: drawForest(context, bounds)
            }
        }
    }

    private func drawFjord(_ context: CGContext, _ r: CGRect) {
        context.fill(
            r, down: [UIColor(hex: 0x5E6FA8), UIColor(hex: 0xE39AA2), UIColor(hex: 0xFAD9A8)], at: [0, 0.45, 0.72])
        let sun = CGPoint(x: r.width * 0.26, y: r.height * 0.385)
        context.glow(at: sun, radius: r.width * 0.42, UIColor(hex: 0xFFF0C4), strength: 0.8)
        context.fillDisc(sun, r.width * 0.055, UIColor(hex: 0xFFF6DE))
        for (i, tone) in [UInt32(0xA98BA8), 0x7A6792, 0x4B4672].enumerated() {
            Landscape.ridge(
                context, r, base: 0.60 + 0.05 * CGFloat(i), height: 0.20 - 0.03 * CGFloat(i), seed: UInt32(11 + i * 4),
                UIColor(hex: tone))
        }
        let shore = r.height * 0.72
        context.fill(
            CGRect(x: 0, y: shore, width: r.width, height: r.height - shore),
            down: [UIColor(hex: 0xC98FA0), UIColor(hex: 0x3B3A66)])
        for i in 0..<8 {
            let width = r.width * (0.26 - 0.022 * CGFloat(i))
            UIColor(hex: 0xFFE9C2, alpha: 0.7 - 0.07 * CGFloat(i)).setFill()
            context.fill(
                CGRect(
                    x: sun.x - width / 2 + r.width * 0.01 * CGFloat(i % 3),
                    y: shore + r.height * 0.028 * CGFloat(i) + 3,
                    width: width, height: r.height * 0.007))
        }
    }

    private func drawHarbour(_ context: CGContext, _ r: CGRect) {
        context.fill(
            r, down: [UIColor(hex: 0x0A1730), UIColor(hex: 0x1B3A5E), UIColor(hex: 0x3F6C85)], at: [0, 0.5, 0.68])
        var numbers = SeededNumbers(seed: 5)
        for _ in 0..<60 {
            context.fillDisc(
                CGPoint(x: r.width * numbers.next(), y: r.height * numbers.next(0...0.5)),
                r.width * 0.0022 + numbers.next() * 0.5,
                UIColor(hex: 0xFFFFFF, alpha: numbers.next(0.3...0.9)))
        }
        let moon = CGPoint(x: r.width * 0.30, y: r.height * 0.24)
        context.glow(at: moon, radius: r.width * 0.30, UIColor(hex: 0xCFE4F0), strength: 0.45)
        context.fillDisc(moon, r.width * 0.06, UIColor(hex: 0xF1F5F2))
        let sea = r.height * 0.66
        context.fill(
            CGRect(x: 0, y: sea, width: r.width, height: r.height - sea),
            down: [UIColor(hex: 0x2B5672), UIColor(hex: 0x081222)])
        for i in 0..<9 {
            let width = r.width * (0.05 + 0.018 * CGFloat((i * 5) % 7))
            UIColor(hex: 0xD6E8EF, alpha: 0.6 - 0.05 * CGFloat(i)).setFill()
            context.fill(
                CGRect(
                    x: moon.x - width / 2, y: sea + r.height * (0.012 + 0.033 * CGFloat(i)), width: width,
                    height: r.height * 0.006))
        }
        drawLighthouse(context, r, sea)
    }

    private func drawLighthouse(_ context: CGContext, _ r: CGRect, _ sea: CGFloat) {
        let (x, top, half) = (r.width * 0.74, r.height * 0.36, r.width * 0.035)
        let lamp = CGPoint(x: x, y: top - r.height * 0.02)
        context.fill(
            [lamp, CGPoint(x: -r.width * 0.1, y: r.height * 0.30), CGPoint(x: -r.width * 0.1, y: r.height * 0.46)],
            UIColor(hex: 0xFFE9A8, alpha: 0.16))
        context.fill(
            [
                CGPoint(x: x - half, y: top), CGPoint(x: x + half, y: top), CGPoint(x: x + half * 1.6, y: sea),
                CGPoint(x: x - half * 1.6, y: sea),
            ], UIColor(hex: 0xE8E4DA))
        for share in [0.22, 0.62] {
            let y = top + (sea - top) * share
            let h = (sea - top) * 0.2
            let wide = half * (1 + 0.6 * share), wider = half * (1 + 0.6 * (share + 0.2))
            context.fill(
                [
                    CGPoint(x: x - wide, y: y), CGPoint(x: x + wide, y: y), CGPoint(x: x + wider, y: y + h),
                    CGPoint(x: x - wider, y: y + h),
                ],
                UIColor(hex: 0xB5443A))
        }
        UIColor(hex: 0x15202E).setFill()
        context.fill(CGRect(x: x - half * 1.3, y: top - 2, width: half * 2.6, height: r.height * 0.008 + 2))
        context.fill(CGRect(x: x - half * 0.8, y: top - r.height * 0.055, width: half * 1.6, height: r.height * 0.012))
        context.glow(at: lamp, radius: r.width * 0.14, UIColor(hex: 0xFFE9A8), strength: 0.9)
        context.fillDisc(lamp, half * 0.62, UIColor(hex: 0xFFF4CC))
        context.fill(
            [
                CGPoint(x: r.width * 0.52, y: sea + r.height * 0.02),
                CGPoint(x: r.width * 0.62, y: sea - r.height * 0.015),
                CGPoint(x: r.width * 0.86, y: sea - r.height * 0.02),
                CGPoint(x: r.width * 1.02, y: sea + r.height * 0.03),
                CGPoint(x: r.width * 1.02, y: sea + r.height * 0.06),
                CGPoint(x: r.width * 0.50, y: sea + r.height * 0.04),
            ], UIColor(hex: 0x101A28))
    }

    private func drawDunes(_ context: CGContext, _ r: CGRect) {
        context.fill(
            r, down: [UIColor(hex: 0x3C8C9A), UIColor(hex: 0xA9CFC0), UIColor(hex: 0xF6DDAA)], at: [0, 0.4, 0.62])
        context.fillDisc(CGPoint(x: r.width * 0.22, y: r.height * 0.40), r.width * 0.07, UIColor(hex: 0xFFF3D0))
        // Each dune has a lit and a shaded side, parted by its crest.
        let dunes: [(CGFloat, CGFloat, UInt32, UInt32)] = [
            (0.52, 0.66, 0xE0A862, 0xB87B45), (0.62, 0.30, 0xD7944C, 0xA2632F), (0.76, 0.72, 0xC97F3A, 0x874B22),
        ]
        for (top, crest, light, shade) in dunes {
            let peak = CGPoint(x: r.width * crest, y: r.height * top)
            let path = UIBezierPath()
            path.move(to: CGPoint(x: -2, y: r.height * (top + 0.16)))
            path.addCurve(
                to: peak, controlPoint1: CGPoint(x: r.width * crest * 0.5, y: r.height * (top + 0.15)),
                controlPoint2: CGPoint(x: r.width * crest * 0.8, y: r.height * (top + 0.02)))
            path.addCurve(
                to: CGPoint(x: r.width + 2, y: r.height * (top + 0.13)),
                controlPoint1: CGPoint(x: r.width * (crest + 0.12), y: r.height * (top + 0.03)),
                controlPoint2: CGPoint(x: r.width * (crest + 0.2), y: r.height * (top + 0.12)))
            path.addLine(to: CGPoint(x: r.width + 2, y: r.height + 2))
            path.addLine(to: CGPoint(x: -2, y: r.height + 2))
            path.close()
            UIColor(hex: light).setFill()
            path.fill()
            let dark = UIBezierPath()
            dark.move(to: peak)
            dark.addCurve(
                to: CGPoint(x: r.width + 2, y: r.height * (top + 0.13)),
                controlPoint1: CGPoint(x: r.width * (crest + 0.12), y: r.height * (top + 0.03)),
                controlPoint2: CGPoint(x: r.width * (crest + 0.2), y: r.height * (top + 0.12)))
            dark.addLine(to: CGPoint(x: r.width + 2, y: r.height + 2))
            dark.addLine(to: CGPoint(x: r.width * (crest - 0.1), y: r.height + 2))
            dark.addCurve(
                to: peak, controlPoint1: CGPoint(x: r.width * (crest + 0.14), y: r.height * (top + 0.26)),
                controlPoint2: CGPoint(x: r.width * (crest - 0.06), y: r.height * (top + 0.12)))
            dark.close()
            UIColor(hex: shade).setFill()
            dark.fill()
        }
    }

    private func drawForest(_ context: CGContext, _ r: CGRect) {
        context.fill(r, down: [UIColor(hex: 0xDCE8DF), UIColor(hex: 0xB6CFC0), UIColor(hex: 0x7FA793)])
        context.glow(
            at: CGPoint(x: r.width * 0.55, y: r.height * 0.22), radius: r.width * 0.6, UIColor(hex: 0xFFFBE8),
            strength: 0.9)
        let layers: [(CGFloat, CGFloat, UInt32)] = [
            (0.52, 0.18, 0x9CBDAB), (0.64, 0.24, 0x6C9A84), (0.80, 0.32, 0x3E7059), (1.02, 0.44, 0x1C4234),
        ]
        for (i, (base, height, tone)) in layers.enumerated() {
            var numbers = SeededNumbers(seed: UInt32(30 + i))
            let color = UIColor(hex: tone)
            var x = -r.width * 0.05
            while x < r.width * 1.05 {
                let tall = r.height * height * numbers.next(0.65...1)
                Landscape.conifer(context, foot: CGPoint(x: x, y: r.height * base), height: tall, color)
                x += r.width * (0.045 + 0.03 * CGFloat(i)) * numbers.next(0.7...1.2)
            }
            color.setFill()
            context.fill(CGRect(x: 0, y: r.height * base - 1, width: r.width, height: r.height * 0.3))
            if i < 3 {
                let mist = CGRect(x: 0, y: r.height * (base - 0.06), width: r.width, height: r.height * 0.14)
                context.fill(
                    mist,
                    down: [
                        UIColor(hex: 0xE9F1EA, alpha: 0), UIColor(hex: 0xE9F1EA, alpha: 0.5),
                        UIColor(hex: 0xE9F1EA, alpha: 0),
                    ])
            }
        }
    }

    /// A fir: four boughs, each wider than the one above.
    private static func conifer(_ context: CGContext, foot: CGPoint, height: CGFloat, _ color: UIColor) {
        let half = height * 0.20
        for i in 0..<4 {
            let top = foot.y - height + height * 0.2 * CGFloat(i)
            let width = half * (0.42 + 0.2 * CGFloat(i))
            let low = i == 3 ? foot.y : top + height * 0.34
            context.fill(
                [CGPoint(x: foot.x, y: top), CGPoint(x: foot.x + width, y: low), CGPoint(x: foot.x - width, y: low)],
                color)
        }
    }

    /// Mountains: a broken line, finer and finer between its ends.
    private static func ridge(
        _ context: CGContext, _ r: CGRect, base: CGFloat, height: CGFloat, seed: UInt32, _ color: UIColor
    ) {
        var numbers = SeededNumbers(seed: seed)
        var heights: [CGFloat] = [numbers.next(0.2...0.7), numbers.next(0.5...1), numbers.next(0.2...0.8)]
        var rough: CGFloat = 0.34
        for _ in 0..<5 {
            var finer: [CGFloat] = []
            for (a, b) in zip(heights, heights.dropFirst()) {
                finer += [a, (a + b) / 2 + numbers.next(-rough...rough)]
            }
            heights = finer + heights.suffix(1)
            rough *= 0.55
        }
        let last = CGFloat(heights.count - 1)
        let line = heights.enumerated().map { i, h in
            CGPoint(x: r.width * CGFloat(i) / last, y: r.height * (base - height * h))
        }
        context.fill([CGPoint(x: 0, y: r.height)] + line + [CGPoint(x: r.width, y: r.height)], color)
    }
}
