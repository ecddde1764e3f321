import UIKit

/// The two screens: blocks that differ in colour from side to side and from top to bottom, so that a turned or mirrored screen
/// shows as one.
@MainActor
enum Blocks {
    static let from = picture(hue: 0.58)
    static let to = picture(hue: 0.08)

    /// - Parameter hue: of the ground; the blocks lie around it.
    private static func picture(hue: CGFloat) -> CGImage? {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let size = CGSize(width: 320, height: 568)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            for row in 0..<4 {
                for column in 0..<2 {
                    let shade = CGFloat(row * 2 + column) / 8
                    UIColor(hue: hue, saturation: 0.9, brightness: 0.9 - shade * 0.7, alpha: 1).setFill()
                    let width: CGFloat = column == 0 ? 80 : 120
                    context.fill(
                        CGRect(x: 40 + CGFloat(column) * 110, y: 40 + CGFloat(row) * 130, width: width, height: 90))
                }
            }
            UIColor(hue: hue + 0.3, saturation: 0.8, brightness: 0.7, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 320, height: 16))
        }.cgImage
    }
}
