/// A person, drawn in a disc: a head, hair and shoulders in flat colours.
@MainActor struct Portrait {
    /// How the hair is cut.
    enum Hair { case short, long, bun, curly, bald }

    let backdrop: UInt32
    let skin: UInt32
    let hair: UInt32
    let clothes: UInt32
    let cut: Hair

    func view() -> UIView {
        Canvas { context, bounds in draw(context, in: bounds) }
    }

    private func draw(_ context: CGContext, in rect: CGRect) {
        let side = min(rect.width, rect.height)
        context.saveGState()
        UIBezierPath(ovalIn: CGRect(center: rect.center, side: side)).addClip()
        context.translateBy(x: rect.midX - side / 2, y: rect.midY - side / 2)
        context.scaleBy(x: side / 100, y: side / 100)
        UIColor(hex: backdrop).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        drawHairBehind(context)
        // Shoulders, neck, head.
        UIColor(hex: clothes).setFill()
        UIBezierPath(roundedRect: CGRect(x: 16, y: 74, width: 68, height: 60), cornerRadius: 28).fill()
        UIColor(hex: skin).mixed(with: .black, 0.12).setFill()
        UIBezierPath(roundedRect: CGRect(x: 41, y: 54, width: 18, height: 28), cornerRadius: 9).fill()
        UIColor(hex: skin).setFill()
        UIBezierPath(roundedRect: CGRect(x: 32, y: 25, width: 36, height: 44), cornerRadius: 18).fill()
        drawHairInFront(context)
        context.restoreGState()
    }

    private func drawHairBehind(_ context: CGContext) {
        UIColor(hex: hair).setFill()
        switch cut {
        case .long: UIBezierPath(roundedRect: CGRect(x: 25, y: 17, width: 50, height: 66), cornerRadius: 24).fill()
        case .bun:
            context.fillEllipse(in: CGRect(x: 39, y: 5, width: 22, height: 22))
            context.fillEllipse(in: CGRect(x: 28, y: 17, width: 44, height: 42))
        case .curly:
            for (x, y) in [(30.0, 36), (34, 24), (46, 18), (58, 19), (67, 28), (70, 40), (29, 46), (71, 48)] {
                context.fillEllipse(in: CGRect(center: CGPoint(x: x, y: CGFloat(y)), side: 22))
            }
        case .short: UIBezierPath(roundedRect: CGRect(x: 29, y: 18, width: 42, height: 34), cornerRadius: 18).fill()
        case .bald: break
        }
    }

    private func drawHairInFront(_ context: CGContext) {
        UIColor(hex: hair).setFill()
        switch cut {
        case .short:
            PathText.path(
                "M7.4 9.8 C8 7.6 9.6 8.2 12 7.6 C13.8 7.2 15.6 7.4 16.6 9.6 C16.6 5.6 14.4 4.6 12 4.6"
                    + " C9.2 4.6 7.2 6.2 7.4 9.8 Z", in: CGRect(x: 0, y: 0, width: 100, height: 100)
            ).fill()
        case .long, .bun:
            PathText.path(
                "M7.3 11 C9.6 10.4 11.4 9 12.4 7 C13.2 9 14.8 10.4 16.7 11 C17 6.6 14.8 4.9 12 4.9"
                    + " C9.2 4.9 7 6.6 7.3 11 Z", in: CGRect(x: 0, y: 0, width: 100, height: 100)
            ).fill()
        case .curly:
            for (x, y) in [(37.0, 28), (46, 25), (55, 25), (63, 29)] {
                context.fillEllipse(in: CGRect(center: CGPoint(x: x, y: CGFloat(y)), side: 13))
            }
        case .bald:
            // A beard instead.
            PathText.path(
                "M7.7 12.4 C8 15 8.6 17.4 12 17.4 C15.4 17.4 16 15 16.3 12.4 C15.4 14.4 14.2 14 12 14"
                    + " C9.8 14 8.6 14.4 7.7 12.4 Z", in: CGRect(x: 0, y: 0, width: 100, height: 100)
            ).fill()
        }
    }
}
