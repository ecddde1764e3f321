/// The side of the square that stands in for a picture that is not there, in points.
private let standInSide: CGFloat = 100

extension UIImage {
    /// The picture of a name: a file, or a picture of an asset catalogue.
    static func find(named name: String) -> UIImage? {
        for folder in folders.flatMap({ [$0, $0.appendingPathComponent("Resources")] }) {
            for file in fileNames(for: name) {
                let path = folder.appendingPathComponent(file).path
                if FileManager.default.fileExists(atPath: path) { return UIImage(contentsOfFile: path) }
            }
            if let image = findInCatalogues(of: folder, named: name) { return image }
        }
        return nil
    }

    /// The sharpest picture of an image set, in whatever folder of a catalogue it is.
    private static func findInCatalogues(of folder: URL, named name: String) -> UIImage? {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for catalogue in entries.sorted() where catalogue.hasSuffix(".xcassets") {
            let root = folder.appendingPathComponent(catalogue)
            let sets = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
            let ending = "/" + name + ".imageset"
            guard let set = sets.first(where: { ("/" + $0).hasSuffix(ending) }) else { continue }
            let path = root.appendingPathComponent(set).path
            let files = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter {
                $0 != "Contents.json"
            }
            let sharpest = files.max { (scale(ofFile: $0), $1) < (scale(ofFile: $1), $0) }
            if let sharpest, let image = UIImage(contentsOfFile: path + "/" + sharpest) { return image }
        }
        return nil
    }

    /// A grey square in the place of a picture that is not there.
    static func standIn(for name: String) -> UIImage {
        Console.once("the picture \(name) is not there; a grey square stands in for it.")
        let square = CGRect(x: 0, y: 0, width: standInSide, height: standInSide)
        return UIGraphicsImageRenderer(bounds: square).image { context in
            UIColor(white: 0.78, alpha: 1).setFill()
            context.fill(square)
        }
    }

    /// The scale that a file's name ends in.
    static func scale(ofFile path: String) -> CGFloat {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    }

    /// What a picture's file may be called, sharper ones first.
    private static func fileNames(for name: String) -> [String] {
        let (base, ending) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        let endings = ending.isEmpty ? ["png", "jpg", "jpeg", "webp"] : [ending]
        return endings.flatMap { ending in ["@3x", "@2x", ""].map { "\(base)\($0).\(ending)" } }
    }
}
