import Preview
import UIKit

/// Draws what a session's screens show just now, with what is around them.
@MainActor
package final class PicturePainter {
    package let style: PictureStyle
    package let layout: PictureLayout
    /// The fingers that are seen.
    package var touches = TouchMarks()
    /// What is drawn, before it is made small.
    private let drawn: PictureLayout
    private let scale: CGFloat
    private var scratch: FrameBuffer?
    private let renderer: FrameRenderer
    private let panes: [Int]
    private let radius: CGFloat
    private var labels: [CGImage?] = []

    /// - Parameter panes: Which of the session's screens, from left to right; nil for all.
    package init(
        _ style: PictureStyle, for session: Session, panes: [Int]? = nil, renderer: FrameRenderer = FrameRenderer()
    ) {
        self.style = style
        self.renderer = renderer
        self.panes = panes ?? Array(session.effectNames.indices)
        radius = session.device.preset.cornerRadius
        layout = PictureLayout(screen: session.screenSize, count: self.panes.count, style)
        drawn = PictureLayout(layout, times: style.enlargement)
        scale = style.drawnScale
        labels = style.labels.enumerated().map { index, text in
            PictureLabel(text: text, background: style.background ?? .paper)
                .image(size: drawn.frame(ofLabel: index).size, scale: scale)
        }
    }

    /// Draws all screens into a bitmap of the layout's size.
    package func draw(_ session: Session, into bitmap: Bitmap) {
        let content = Bitmap(
            pixels: bitmap.pixels, width: layout.content.width, height: layout.content.height, stride: bitmap.stride)
        if style.enlargement == 1 {
            renderer.render(nodes(session), into: content, background: ground)
        } else {
            let buffer = scratch ?? FrameBuffer(width: drawn.width, height: drawn.height)
            scratch = buffer
            let large = Bitmap(
                pixels: buffer.pixels, width: buffer.width, height: buffer.height, stride: buffer.width)
            renderer.render(nodes(session), into: large, background: ground)
            content.takeMeans(of: large, side: style.enlargement)
        }
        bitmap.repeatEdges(beyond: layout.content.width, layout.content.height)
    }

    /// All screens.
    package func image(_ session: Session) -> CGImage {
        CGImage(width: layout.width, height: layout.height, isOpaque: isPlain || style.isOpaque) { pixels in
            draw(
                session,
                into: Bitmap(pixels: pixels, width: layout.width, height: layout.height, stride: layout.width))
        }
    }

    /// A lone screen has nothing around it.
    private var isPlain: Bool { panes.count == 1 && !style.hasFrame && labels.isEmpty }

    private var ground: RGBA? { isPlain ? .black : style.background }

    private func nodes(_ session: Session) -> [RenderNode] {
        if isPlain { return screen(session, panes[0]) }
        return panes.enumerated().flatMap { index, pane in
            let frame = drawn.frame(ofScreen: index)
            var place = RenderNode()
            place.bounds = CGRect(origin: .zero, size: frame.size)
            place.projection = Projection(CGAffineTransform(translationX: frame.minX, y: frame.minY))
            place.clipsToBounds = true
            place.background = .black
            place.cornerRadius = style.hasFrame ? radius * scale : 0
            place.children = screen(session, pane)
            return [label(index), body(around: frame), place].compactMap { $0 }
        }
    }

    /// A screen's own nodes, from its upper left corner.
    private func screen(_ session: Session, _ pane: Int) -> [RenderNode] {
        session.screenNodes(width: drawn.screen.width, height: drawn.screen.height, pane: pane)
            + touches.nodes(scale: scale)
    }

    /// The device around a screen: black, with a thin rim.
    private func body(around frame: CGRect) -> RenderNode? {
        guard style.hasFrame else { return nil }
        var body = RenderNode()
        let outer = frame.insetBy(dx: -drawn.body, dy: -drawn.body)
        body.bounds = CGRect(origin: .zero, size: outer.size)
        body.projection = Projection(CGAffineTransform(translationX: outer.minX, y: outer.minY))
        body.cornerRadius = radius * scale + drawn.body
        body.clipsToBounds = true
        body.background = .black
        body.border = .init(
            width: max(drawn.body / 6, 1), color: RGBA(red: 0.36, green: 0.37, blue: 0.39, alpha: 1))
        return body
    }

    private func label(_ index: Int) -> RenderNode? {
        guard index < labels.count, let image = labels[index] else { return nil }
        let frame = drawn.frame(ofLabel: index)
        var label = RenderNode()
        label.bounds = CGRect(origin: .zero, size: frame.size)
        label.projection = Projection(CGAffineTransform(translationX: frame.minX, y: frame.minY))
        let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        label.contents = .image(image, source: whole, destination: whole)
        return label
    }
}

extension Bitmap {
    /// Takes the mean of each square of another bitmap's pixels.
    ///
    /// - Parameter side: Of a square, in pixels.
    fileprivate func takeMeans(of large: Bitmap, side: Int) {
        let count = UInt32(side * side)
        for y in 0..<height {
            for x in 0..<width {
                var (alpha, red, green, blue): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
                for line in 0..<side {
                    let row = large.pixels + (y * side + line) * large.stride + x * side
                    for column in 0..<side {
                        let pixel = row[column]
                        alpha += pixel >> 24
                        red += pixel >> 16 & 255
                        green += pixel >> 8 & 255
                        blue += pixel & 255
                    }
                }
                func mean(_ sum: UInt32) -> UInt32 { (sum + count / 2) / count }
                pixels[y * stride + x] = mean(alpha) << 24 | mean(red) << 16 | mean(green) << 8 | mean(blue)
            }
        }
    }

    /// Fills what lies right of and below a part in the corner with its last column and row.
    fileprivate func repeatEdges(beyond width: Int, _ height: Int) {
        for y in 0..<min(height, self.height) {
            for x in Swift.stride(from: width, to: self.width, by: 1) {
                pixels[y * stride + x] = pixels[y * stride + width - 1]
            }
        }
        for y in Swift.stride(from: height, to: self.height, by: 1) {
            (pixels + y * stride).update(from: pixels + (height - 1) * stride, count: self.width)
        }
    }
}
