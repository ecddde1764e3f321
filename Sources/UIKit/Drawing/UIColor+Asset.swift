extension UIColor {
    /// The colour of a name in an asset catalogue beside the user's file. For one that is not there a grey stands in, and the
    /// console says so.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        let found = UIColor.inCatalogue(name)
        if found == nil { Console.once("the colour \(name) is not there; a grey stands in for it.") }
        let (light, dark) = found ?? (UIColor.systemGray.rgba, UIColor.systemGray.rgba)
        self.init(light: light, dark: dark)
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name)
    }

    /// The light and the dark colour of a colour set.
    private static func inCatalogue(_ name: String) -> (RGBA, RGBA)? {
        for folder in UIImage.folders {
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for catalogue in entries.sorted() where catalogue.hasSuffix(".xcassets") {
                let root = folder.appendingPathComponent(catalogue)
                let sets = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
                guard let set = sets.first(where: { ("/" + $0).hasSuffix("/\(name).colorset") }) else { continue }
                let contents = root.appendingPathComponent(set).appendingPathComponent("Contents.json")
                guard let data = try? Data(contentsOf: contents),
                    let colours = try? JSONDecoder().decode(ColourSet.self, from: data).colors
                else { continue }
                let light = colours.first { !$0.isDark }?.color?.rgba
                let dark = colours.first(where: \.isDark)?.color?.rgba
                if let light = light ?? dark { return (light, dark ?? light) }
            }
        }
        return nil
    }
}

/// What a catalogue's file says of a colour.
private struct ColourSet: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {
            let value: String
        }

        struct Colour: Decodable {
            let components: [String: String]

            /// Components are fractions, bytes, or bytes in hexadecimal.
            var rgba: RGBA? {
                func part(_ name: String) -> CGFloat? {
                    guard let text = components[name] else { return nil }
                    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
                    guard let number = Double(text) else { return nil }
                    return text.contains(".") ? CGFloat(number) : CGFloat(number) / 255
                }
                let alpha = components["alpha"].flatMap(Double.init).map { CGFloat($0) } ?? 1
                if let white = part("white") { return RGBA(red: white, green: white, blue: white, alpha: alpha) }
                guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
                return RGBA(red: red, green: green, blue: blue, alpha: alpha)
            }
        }

        let appearances: [Appearance]?
        let color: Colour?

        var isDark: Bool { appearances?.contains { $0.value == "dark" } ?? false }
    }

    let colors: [Entry]
}
