import UIKit

/// How a picture of the screens looks, around them.
package struct PictureStyle: Equatable, Sendable {
    /// Pixels per point of a screen.
    package var scale: CGFloat = 2
    /// What lies around the screens; nil for nothing, which is transparent.
    package var background: RGBA? = .paper
    /// Whether a plain device is drawn around each screen.
    package var hasFrame = false
    /// What stands above each screen; none for nothing.
    package var labels: [String] = []
    /// Whether the fingers of a script are seen.
    package var showsTouches = false
    /// Whether both sides have an even number of pixels, as most video needs: an odd one gets its last column or row twice.
    package var isEven = false

    /// Whether it is what a window of that size shows, however small.
    package var isAsShown = false

    package init() {}

    /// Pictures with less than a pixel per point are drawn so many times as large and made small, or text and thumbnails would crumble.
    var enlargement: Int { scale < 1 && !isAsShown ? max(Int((Self.leastDetail / scale).rounded(.up)), 2) : 1 }

    /// The pixels per point that pictures are made from at least.
    private static let leastDetail: CGFloat = 1.2

    /// The pixels per point that are drawn.
    package var drawnScale: CGFloat { scale * CGFloat(enlargement) }

    /// Whether every pixel is opaque.
    package var isOpaque: Bool { (background?.alpha ?? 0) >= 1 }
}

extension RGBA {
    /// The ground of pages and of what lies between screens.
    package static let paper = RGBA(red: 0.925, green: 0.925, blue: 0.925, alpha: 1)
}

/// Where everything lies in a picture, in pixels.
package struct PictureLayout: Equatable, Sendable {
    /// The body of a device around its screen, in points.
    private static let body: CGFloat = 11
    /// The ground around devices, in points.
    private static let margin: CGFloat = 20
    /// What a label takes, in points.
    private static let label: CGFloat = 32

    /// One screen's.
    package let screen: (width: Int, height: Int)
    /// All that is drawn.
    package let content: (width: Int, height: Int)
    /// The picture's: the content's, made even where that is wanted.
    package let width: Int
    package let height: Int
    /// How thick the bodies of devices are.
    let body: CGFloat
    private let margin: CGFloat
    private let label: CGFloat
    private let step: CGFloat

    /// - Parameters:
    ///   - size: A screen's, in points.
    ///   - count: How many screens stand side by side, with a twelfth of one's width between them.
    package init(screen size: CGSize, count: Int, _ style: PictureStyle) {
        let scale = style.scale
        let width = max(Int((size.width * scale).rounded()), 1)
        let height = max(Int((size.height * scale).rounded()), 1)
        screen = (width, height)
        body = style.hasFrame ? (Self.body * scale).rounded(.up) : 0
        margin = style.hasFrame ? (Self.margin * scale).rounded() : 0
        label = style.labels.isEmpty ? 0 : (Self.label * scale).rounded()
        step = CGFloat(width + width / 12) + 2 * body
        let outer = 2 * (margin + body)
        content = (
            width + Int(CGFloat(count - 1) * step + outer), height + Int(max(label, margin) + margin + 2 * body)
        )
        self.width = style.isEven ? content.width + content.width % 2 : content.width
        self.height = style.isEven ? content.height + content.height % 2 : content.height
    }

    /// The same, so many times as large.
    init(_ layout: PictureLayout, times factor: Int) {
        screen = (layout.screen.width * factor, layout.screen.height * factor)
        content = (layout.content.width * factor, layout.content.height * factor)
        (width, height) = content
        body = layout.body * CGFloat(factor)
        margin = layout.margin * CGFloat(factor)
        label = layout.label * CGFloat(factor)
        step = layout.step * CGFloat(factor)
    }

    /// A screen's place.
    package func frame(ofScreen index: Int) -> CGRect {
        CGRect(
            x: margin + body + CGFloat(index) * step, y: max(label, margin) + body, width: CGFloat(screen.width),
            height: CGFloat(screen.height))
    }

    /// Where a screen's label stands.
    func frame(ofLabel index: Int) -> CGRect {
        let screen = frame(ofScreen: index).insetBy(dx: -body, dy: -body)
        return CGRect(x: screen.minX, y: 0, width: screen.width, height: screen.minY)
    }

    package static func == (a: Self, b: Self) -> Bool {
        a.screen == b.screen && a.content == b.content && a.width == b.width && a.height == b.height
    }
}
