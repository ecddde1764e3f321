import Preview
import UIKit

/// What a session's screens show just now, as pictures.
@MainActor
struct SessionPictures {
    private let session: Session
    private let renderer: FrameRenderer
    /// Of one screen, in pixels.
    let width: Int
    let height: Int

    /// - Parameter scale: Pixels per point.
    init(_ session: Session, scale: CGFloat, renderer: FrameRenderer) {
        self.session = session
        self.renderer = renderer
        width = Int((session.screenSize.width * scale).rounded())
        height = Int((session.screenSize.height * scale).rounded())
    }

    /// One of the screens.
    func image(pane: Int) -> CGImage {
        renderer.image(
            of: session.screenNodes(width: width, height: height, pane: pane), width: width, height: height,
            background: RGBA(red: 0, green: 0, blue: 0, alpha: 1))
    }

    /// All of them side by side, with a twelfth of a screen's width between them.
    var picture: CGImage {
        let count = session.effectNames.count
        guard count > 1 else { return image(pane: 0) }
        let step = width + width / 12
        let nodes = (0..<count).map { index in
            var place = RenderNode()
            place.bounds = CGRect(x: 0, y: 0, width: width, height: height)
            place.projection = Projection(CGAffineTransform(translationX: CGFloat(index * step), y: 0))
            place.clipsToBounds = true
            place.background = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
            place.children = session.screenNodes(width: width, height: height, pane: index)
            return place
        }
        return renderer.image(
            of: nodes, width: step * (count - 1) + width, height: height,
            background: RGBA(red: 0.925, green: 0.925, blue: 0.925, alpha: 1))
    }
}
