/// The colours that tell a layer's depth in its tree.
enum LayerColor {
    private static let hues: [RGBA] = [
        rgb(0x8A94A6), rgb(0x3B82F6), rgb(0x14B8A6), rgb(0x84B816), rgb(0xF5A30B), rgb(0xF9622B), rgb(0xEC4899),
        rgb(0x8B5CF6),
    ]
    /// Of a mask.
    static let mask = rgb(0xFF3DA5)

    private static func rgb(_ hex: UInt32) -> RGBA {
        RGBA(
            red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
            alpha: 1)
    }

    /// - Parameter depth: 0 for the root; the others follow in turn.
    static func of(depth: Int, alpha: CGFloat) -> RGBA {
        var color = depth <= 0 ? hues[0] : hues[1 + (depth - 1) % (hues.count - 1)]
        color.alpha = alpha
        return color
    }
}
