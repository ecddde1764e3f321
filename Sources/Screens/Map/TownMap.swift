/// A town on a river, drawn as maps are: water, green, blocks, streets and pins.
@MainActor enum TownMap {
    static let land = UIColor(light: 0xF0EDE4, dark: 0x1D2126)
    static let block = UIColor(light: 0xE4DFD3, dark: 0x272C32)
    static let street = UIColor(light: 0xFFFFFF, dark: 0x363C44)
    static let water = UIColor(light: 0xB4D5E8, dark: 0x1C3A4D)
    static let green = UIColor(light: 0xC5DFB8, dark: 0x22392B)

    /// - Parameter pin: where the chosen place is, as fractions of the size.
    static func canvas(pin: CGPoint) -> Canvas {
        Canvas(opaque: true) { context, bounds in
            land.setFill()
            context.fill(bounds)
            context.saveGState()
            turn(context, bounds)
            drawBlocks(context)
            context.restoreGState()
            drawRiver(context, bounds)
            context.saveGState()
            turn(context, bounds)
            // Over the water: where a street crosses the river is a bridge.
            drawStreets(context)
            context.restoreGState()
            for place in [(0.24, 0.40), (0.80, 0.36), (0.70, 0.66), (0.20, 0.62)] {
                let point = CGPoint(x: bounds.width * place.0, y: bounds.height * place.1)
                context.fillDisc(point, 8, UIColor(light: 0xFFFFFF, dark: 0x12161A))
                context.fillDisc(point, 5.5, UIColor(light: 0x6D7681, dark: 0x98A2AD))
            }
            drawPin(context, CGPoint(x: bounds.width * pin.x, y: bounds.height * pin.y))
        }
    }

    /// Goes over to the town's own coordinates: a square of 100 × 100 that covers the screen, turned a little.
    private static func turn(_ context: CGContext, _ bounds: CGRect) {
        let side = max(bounds.width, bounds.height)
        context.translateBy(x: bounds.midX, y: bounds.midY)
        context.rotate(by: -0.21)
        context.scaleBy(x: side / 100, y: side / 100)
    }

    private static func drawBlocks(_ context: CGContext) {
        var numbers = SeededNumbers(seed: 21)
        let step: CGFloat = 9
        for i in -8..<8 {
            for j in -8..<8 {
                let cell = CGRect(x: CGFloat(i) * step, y: CGFloat(j) * step, width: step, height: step)
                    .insetBy(dx: 0.7, dy: 0.7)
                let isGreen = (i == -2 && (j == 1 || j == 2)) || (i == -3 && j == 2) || (i == 3 && j == -4)
                if isGreen {
                    green.setFill()
                    UIBezierPath(roundedRect: cell.insetBy(dx: -0.4, dy: -0.4), cornerRadius: 1).fill()
                    continue
                }
                // A block is one or two rows of houses.
                block.setFill()
                let split = numbers.next(0.3...0.7)
                let across = numbers.next() > 0.5
                let first =
                    across
                    ? CGRect(x: cell.minX, y: cell.minY, width: cell.width * split - 0.25, height: cell.height)
                    : CGRect(x: cell.minX, y: cell.minY, width: cell.width, height: cell.height * split - 0.25)
                let second =
                    across
                    ? CGRect(
                        x: cell.minX + cell.width * split, y: cell.minY, width: cell.width * (1 - split),
                        height: cell.height)
                    : CGRect(
                        x: cell.minX, y: cell.minY + cell.height * split, width: cell.width,
                        height: cell.height * (1 - split))
                UIBezierPath(roundedRect: first, cornerRadius: 0.4).fill()
                UIBezierPath(roundedRect: second, cornerRadius: 0.4).fill()
            }
        }
    }

    private static func drawStreets(_ context: CGContext) {
        street.setStroke()
        for (width, from, to) in [
            (CGFloat(2), CGPoint(x: -80, y: 9), CGPoint(x: 80, y: 9)), (2, CGPoint(x: 9, y: -80), CGPoint(x: 9, y: 80)),
            (1.6, CGPoint(x: -70, y: -60), CGPoint(x: 70, y: 46)),
            (1.6, CGPoint(x: -18, y: -80), CGPoint(x: -18, y: 80)),
        ] {
            let path = UIBezierPath()
            path.move(to: from)
            path.addLine(to: to)
            path.lineWidth = width
            path.stroke()
        }
    }

    private static func drawRiver(_ context: CGContext, _ bounds: CGRect) {
        let (w, h) = (bounds.width, bounds.height)
        let river = UIBezierPath()
        river.move(to: CGPoint(x: -40, y: h * 0.20))
        river.addCurve(
            to: CGPoint(x: w * 0.62, y: h * 0.24), controlPoint1: CGPoint(x: w * 0.22, y: h * 0.30),
            controlPoint2: CGPoint(x: w * 0.38, y: h * 0.16))
        river.addCurve(
            to: CGPoint(x: w + 40, y: h * 0.56), controlPoint1: CGPoint(x: w * 0.98, y: h * 0.36),
            controlPoint2: CGPoint(x: w * 0.74, y: h * 0.48))
        river.lineWidth = max(min(w, h) * 0.13, 40)
        water.setStroke()
        river.stroke()
    }

    private static func drawPin(_ context: CGContext, _ tip: CGPoint) {
        let color = UIColor(light: 0xC8452F, dark: 0xF0755B)
        UIColor(hex: 0, alpha: 0.22).setFill()
        context.fillEllipse(in: CGRect(x: tip.x - 11, y: tip.y - 4, width: 22, height: 8))
        color.setFill()
        PathText.path(
            "M12 24 C6 17 2 12.5 2 8.8 C2 3.6 6.6 0 12 0 C17.4 0 22 3.6 22 8.8 C22 12.5 18 17 12 24 Z",
            in: CGRect(x: tip.x - 22, y: tip.y - 48, width: 44, height: 48)
        ).fill()
        context.fillDisc(CGPoint(x: tip.x, y: tip.y - 30), 7.5, UIColor(light: 0xFFFFFF, dark: 0x2A1510))
    }
}
