/// A hotel room's double door; the lock in its middle opens it.
final class DoorScreen: SampleViewController {
    private static let brass = UIColor(light: 0xD9B15F, dark: 0xC49A4A)
    private static let onBrass = UIColor(hex: 0x2B2008)

    private let door = DoorScreen.drawing()
    private let plate = Surface(brass, corner: 10)
    private let hotel = UILabel("Hotel Meridian", .label, onBrass, align: .center, lines: 1)
    private let number = UILabel("214", .systemFont(ofSize: 40, weight: .semibold), onBrass, align: .center, lines: 1)
    private let lock = RoundButton(.key, onBrass, on: brass, side: 46, width: 2.5)
    private let hint = Pill(
        "Touch the lock to open", .callout, UIColor(hex: 0xF3EEDF), on: UIColor(light: 0x1E4034, dark: 0x0E211C))

    override var originView: UIView? { lock }

    override func build() {
        view.backgroundColor = UIColor(light: 0x2F5A4B, dark: 0x17302A)
        plate.addSubview(hotel)
        plate.addSubview(number)
        for view in [door, plate, lock, hint] {
            self.view.addSubview(view)
        }
        lead(from: lock)
    }

    override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        door.frame = bounds
        let top = max(safe.top, 16) + (bounds.height < 600 ? 8 : 40)
        plate.frame = CGRect(x: (bounds.midX - 76).rounded(), y: top, width: 152, height: 92)
        hotel.frame = CGRect(x: 8, y: 14, width: 136, height: 16)
        number.frame = CGRect(x: 8, y: 32, width: 136, height: 48)
        lock.frame = CGRect(center: bounds.center, side: 88)
        hint.frame = CGRect(
            x: (bounds.midX - hint.naturalWidth / 2).rounded(), y: bounds.height - max(safe.bottom, 16) - 64,
            width: hint.naturalWidth, height: 40)
    }

    private static func drawing() -> Canvas {
        Canvas(opaque: true) { context, bounds in
            let base = UIColor(light: 0x2F5A4B, dark: 0x17302A)
            context.fill(bounds, down: [base.mixed(with: .white, 0.06), base, base.mixed(with: .black, 0.18)])
            let half = bounds.width / 2
            drawLeaf(context, in: CGRect(x: 0, y: 0, width: half, height: bounds.height), base, handleAtRight: true)
            drawLeaf(context, in: CGRect(x: half, y: 0, width: half, height: bounds.height), base, handleAtRight: false)
            // Where the leaves meet: a dark line with a lit edge beside it.
            base.mixed(with: .black, 0.55).setFill()
            context.fill(CGRect(x: half - 1, y: 0, width: 2, height: bounds.height))
            base.mixed(with: .white, 0.16).setFill()
            context.fill(CGRect(x: half + 1, y: 0, width: 1, height: bounds.height))
        }
    }

    /// A leaf with three sunken panels and a bar to pull.
    private static func drawLeaf(_ context: CGContext, in leaf: CGRect, _ base: UIColor, handleAtRight: Bool) {
        let inset = min(32, leaf.width * 0.16)
        let side = CGRect(
            x: leaf.minX + inset, y: inset, width: leaf.width - inset * 2, height: leaf.height - inset * 2)
        let gap: CGFloat = 24
        let shares: [CGFloat] = [0.30, 0.38, 0.32]
        var y = side.minY
        for share in shares {
            let height = (side.height - gap * 2) * share
            drawPanel(context, CGRect(x: side.minX, y: y.rounded(), width: side.width, height: height.rounded()), base)
            y += height + gap
        }
        guard leaf.height >= 600 else { return }
        let x = handleAtRight ? leaf.maxX - 20 : leaf.minX + 12
        let bar = CGRect(x: x, y: leaf.midY + 72, width: 8, height: min(140, leaf.height * 0.18))
        // Its shadow: two steps are soft enough at this size, and a blur costs more than the whole door.
        for (grow, strength) in [(CGFloat(2), CGFloat(0.16)), (0, 0.22)] {
            UIColor(hex: 0, alpha: strength).setFill()
            UIBezierPath(roundedRect: bar.offsetBy(dx: 0, dy: 4).insetBy(dx: -grow, dy: -grow), cornerRadius: 4 + grow)
                .fill()
        }
        brass.setFill()
        UIBezierPath(roundedRect: bar, cornerRadius: 4).fill()
        UIColor(hex: 0xFFFFFF, alpha: 0.35).setFill()
        UIBezierPath(
            roundedRect: CGRect(x: bar.minX + 2, y: bar.minY + 4, width: 2, height: bar.height - 8), cornerRadius: 1
        )
        .fill()
    }

    /// A sunken panel: dark at its top and left edges, lit at the others, and a raised field inside.
    private static func drawPanel(_ context: CGContext, _ rect: CGRect, _ base: UIColor) {
        let (shade, light) = (base.mixed(with: .black, 0.38), base.mixed(with: .white, 0.14))
        func bevel(_ r: CGRect, _ depth: CGFloat, _ topLeft: UIColor, _ bottomRight: UIColor) {
            let i = r.insetBy(dx: depth, dy: depth)
            let (a, b, c, d) = (
                r.origin, CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.maxX, y: r.maxY), CGPoint(x: r.minX, y: r.maxY)
            )
            let (e, f, g, h) = (
                i.origin, CGPoint(x: i.maxX, y: i.minY), CGPoint(x: i.maxX, y: i.maxY), CGPoint(x: i.minX, y: i.maxY)
            )
            context.fill([a, b, f, e], topLeft)
            context.fill([a, e, h, d], topLeft.mixed(with: base, 0.3))
            context.fill([d, h, g, c], bottomRight)
            context.fill([b, c, g, f], bottomRight.mixed(with: base, 0.3))
        }
        bevel(rect, 5, shade, light)
        let field = rect.insetBy(dx: 18, dy: 18)
        guard field.width > 12, field.height > 12 else { return }
        bevel(field, 3, light, shade)
        base.mixed(with: .white, 0.04).setFill()
        context.fill(field.insetBy(dx: 3, dy: 3))
    }
}
