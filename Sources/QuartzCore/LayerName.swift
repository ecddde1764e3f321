/// What layers are called in lists: the name that the program gave, else the class that its developer knows (the screen's
/// controller's, the view's, the layer's own) and what it shows.
enum LayerName {
    /// Of a caption, in characters; the rest is left out.
    private static let longestCaption = 40

    static func text(name: String?, kind: AnyClass, caption: String?) -> String {
        if let name, !name.isEmpty { return name }
        let kind = String(describing: kind)
        guard let caption, !caption.isEmpty else { return kind }
        let line = caption.split(whereSeparator: \.isNewline).joined(separator: " ")
        guard line.count > longestCaption else { return "\(kind) \(line)" }
        let closing = line.hasSuffix("”") ? "”" : ""
        return "\(kind) \(line.prefix(longestCaption - 1))…\(closing)"
    }
}

extension FrozenLayer {
    /// The layer's name for people. Worked out when asked for: freezing a layer costs no more for it.
    package var displayName: String {
        LayerName.text(name: name, kind: kind, caption: caption)
    }
}

extension CALayer {
    /// The layer's name for people.
    package var displayName: String {
        LayerName.text(name: name, kind: kind ?? type(of: self), caption: caption)
    }
}
