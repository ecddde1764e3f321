import UIKit

/// A line of text above a screen.
struct PictureLabel {
    let text: String
    let background: RGBA

    /// The line in the middle of a picture.
    ///
    /// - Parameters:
    ///   - size: in pixels.
    ///   - scale: pixels per point.
    @MainActor
    func image(size: CGSize, scale: CGFloat) -> CGImage? {
        guard size.width >= 1, size.height >= 1 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let points = CGSize(width: size.width / scale, height: size.height / scale)
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 15, weight: .semibold), .foregroundColor: color,
        ]
        let line = text.size(withAttributes: attributes)
        return UIGraphicsImageRenderer(size: points, format: format).image { _ in
            let x = max((points.width - line.width) / 2, 0)
            text.draw(at: CGPoint(x: x, y: (points.height - line.height) / 2), withAttributes: attributes)
        }.cgImage
    }

    /// Dark on light ground and light on dark.
    private var color: UIColor {
        UIColor(white: background.luminance > 0.5 ? 0.15 : 0.92, alpha: 1)
    }
}

extension RGBA {
    /// How light it is, 0…1.
    var luminance: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
