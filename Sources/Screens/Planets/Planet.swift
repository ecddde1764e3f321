/// The planets, with what the list and the pages say of them. Figures are rounded: NASA's planetary fact sheet.
@MainActor struct Planet {
    let name: String
    let line: String
    let text: String
    /// In days or years; in hours; in thousands of kilometres.
    let year: String
    let day: String
    let across: String
    let look: Look

    /// How the disc is painted.
    struct Look {
        let base: UInt32
        let bands: [UInt32]
        var ring: UInt32?
        var spots: UInt32?
    }

    /// The one the list is opened with.
    static let saturn = Planet(
        name: "Saturn", line: "The one with the rings",
        text:
            "Light enough to float, if there were a bath that large. Its rings are mostly ice.",
        year: "29.4 years", day: "10.7 h", across: "120,536 km",
        look: Look(base: 0xE5CC98, bands: [0xD4B57C, 0xF0DFB6, 0xCDAA6E], ring: 0xB89F73))

    static let all: [Planet] = [
        Planet(
            name: "Mercury", line: "The quick one",
            text: "Small, bare and in a hurry. A day here lasts two of its years.",
            year: "88 days", day: "4,223 h", across: "4,879 km",
            look: Look(base: 0x9A9490, bands: [], spots: 0x7C7672)),
        Planet(
            name: "Venus", line: "Hidden under its weather",
            text: "The hottest of them all. Clouds of acid hide a ground that nobody has ever seen from above.",
            year: "225 days", day: "2,802 h", across: "12,104 km",
            look: Look(base: 0xE6C78F, bands: [0xD9B06F, 0xF0DAAE, 0xDDB87C])),
        Planet(
            name: "Earth", line: "Mostly water",
            text: "The only one with rain to listen to. Seen from the Moon it does not set: it just hangs there.",
            year: "365 days", day: "24 h", across: "12,756 km",
            look: Look(base: 0x3F7FB5, bands: [0xFFFFFF], spots: 0x5E9C62)),
        Planet(
            name: "Mars", line: "Rust and quiet",
            text: "Two small moons, one very tall mountain, and a sunset that is blue. Its dust gets into everything.",
            year: "687 days", day: "24.7 h", across: "6,792 km",
            look: Look(base: 0xC1613C, bands: [0xA94E30, 0xD3764C], spots: 0x9A4529)),
        Planet(
            name: "Jupiter", line: "The one with the storm",
            text:
                "More than twice the weight of all the others together. Its red storm has blown since before there were clocks.",
            year: "11.9 years", day: "9.9 h", across: "142,984 km",
            look: Look(base: 0xDDBE97, bands: [0xB98A62, 0xEAD7B8, 0xA87852, 0xE6CFAA, 0xC39A70], spots: 0xB4523A)),
        saturn,
        Planet(
            name: "Uranus", line: "Lying on its side",
            text:
                "It rolls around the Sun like a ball. Each of its poles has forty-two years of light, and then of dark.",
            year: "83.7 years", day: "17.2 h", across: "51,118 km",
            look: Look(base: 0x9AD0D4, bands: [0x8CC4CB, 0xAFDDDD])),
        Planet(
            name: "Neptune", line: "The last and windiest",
            text: "Found with a pencil before it was seen. The winds go faster than sound does here.",
            year: "164 years",
            day: "16.1 h", across: "49,528 km",
            look: Look(base: 0x3E63C4, bands: [0x3656AE, 0x5478D3], spots: 0x2C4796)),
    ]

    /// The planet as a round picture, on a dark disc of its own.
    func disc() -> UIView {
        PlanetDisc(look)
    }
}

/// A planet in a round piece of sky.
final class PlanetDisc: UIView {
    private let look: Planet.Look

    init(_ look: Planet.Look) {
        self.look = look
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let side = min(bounds.width, bounds.height)
        context.translateBy(x: bounds.midX - side / 2, y: bounds.midY - side / 2)
        context.scaleBy(x: side / 100, y: side / 100)
        context.saveGState()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).addClip()
        context.fill(
            CGRect(x: 0, y: 0, width: 100, height: 100),
            down: [UIColor(light: 0x1C2140, dark: 0x2B3159), UIColor(light: 0x0D1026, dark: 0x191D3A)])
        var numbers = SeededNumbers(seed: look.base)
        for _ in 0..<22 {
            let (distance, angle) = (numbers.next().squareRoot() * 46, numbers.next() * 2 * .pi)
            context.fillDisc(
                CGPoint(x: 50 + distance * cos(angle), y: 50 + distance * sin(angle)), 0.6,
                UIColor(hex: 0xFFFFFF, alpha: numbers.next(0.3...0.8)))
        }
        let radius: CGFloat = look.ring == nil ? 34 : 27
        if let ring = look.ring { drawRing(context, radius, UIColor(hex: ring), behind: true) }
        drawGlobe(context, radius)
        if let ring = look.ring { drawRing(context, radius, UIColor(hex: ring), behind: false) }
        context.restoreGState()
    }

    private func drawGlobe(_ context: CGContext, _ radius: CGFloat) {
        let center = CGPoint(x: 50, y: 50)
        let globe = CGRect(center: center, side: radius * 2)
        context.saveGState()
        UIBezierPath(ovalIn: globe).addClip()
        UIColor(hex: look.base).setFill()
        context.fill(globe)
        context.translateBy(x: 50, y: 50)
        context.rotate(by: -0.22)
        let step = radius * 2 / CGFloat(look.bands.count + 1)
        for (i, band) in look.bands.enumerated() where look.bands.count > 1 {
            UIColor(hex: band).setFill()
            context.fill(
                CGRect(
                    x: -radius * 1.2, y: -radius + step * (CGFloat(i) + 0.55), width: radius * 2.4,
                    height: step * (i % 2 == 0 ? 0.62 : 0.4)))
        }
        if let spots = look.spots {
            UIColor(hex: spots).setFill()
            for (x, y, w, h) in [(-0.45, -0.30, 0.62, 0.44), (0.38, 0.14, 0.52, 0.34), (-0.18, 0.52, 0.34, 0.2)].prefix(
                look.bands.count > 3 ? 2 : 3
            ).suffix(look.bands.count > 3 ? 1 : 3) {
                context.fillEllipse(
                    in: CGRect(
                        x: radius * (x - w / 2), y: radius * (y - h / 2), width: radius * w, height: radius * h))
            }
        }
        if look.bands.count == 1 {
            UIColor(hex: look.bands[0]).setFill()
            context.fillEllipse(
                in: CGRect(x: -radius * 0.6, y: -radius * 1.1, width: radius * 1.2, height: radius * 0.36))
        }
        context.rotate(by: 0.22)
        // The side turned away from the Sun.
        let shade = UIBezierPath(
            ovalIn: CGRect(x: -radius * 1.42, y: -radius * 1.42, width: radius * 2.3, height: radius * 2.3))
        shade.append(UIBezierPath(rect: CGRect(x: -60, y: -60, width: 120, height: 120)))
        shade.usesEvenOddFillRule = true
        UIColor(hex: 0x050818, alpha: 0.34).setFill()
        shade.fill()
        context.restoreGState()
    }

    private func drawRing(_ context: CGContext, _ radius: CGFloat, _ color: UIColor, behind: Bool) {
        context.saveGState()
        context.translateBy(x: 50, y: 50)
        context.rotate(by: -0.22)
        context.clip(to: CGRect(x: -50, y: behind ? -50 : 0, width: 100, height: 50))
        for (share, width, strength) in [(CGFloat(1.55), CGFloat(5), CGFloat(0.95)), (1.30, 2.5, 0.6)] {
            color.withAlphaComponent(strength).setStroke()
            let w = radius * share
            let ring = UIBezierPath(ovalIn: CGRect(x: -w, y: -w * 0.28, width: w * 2, height: w * 0.56))
            ring.lineWidth = width
            ring.stroke()
        }
        context.restoreGState()
    }
}
