import Preview
import UIKit

/// What each of a session's screens shows just now, as a picture of its own.
@MainActor
struct ScreenPictures {
    private let session: Session
    private let painters: [PicturePainter]

    /// - Parameter scale: Pixels per point.
    init(_ session: Session, _ style: PictureStyle, scale: CGFloat) {
        self.session = session
        var style = style
        style.scale = scale
        style.labels = []
        let renderer = FrameRenderer()
        painters = session.effectNames.indices.map {
            PicturePainter(style, for: session, panes: [$0], renderer: renderer)
        }
        guard style.showsTouches else { return }
        session.onInput = { [painters] event in painters.forEach { $0.touches.take(event) } }
    }

    /// One of the screens.
    ///
    /// - Parameter time: That of the input that is shown.
    func image(pane: Int, time: Double = 0) -> CGImage {
        painters[pane].touches.time = time
        return painters[pane].image(session)
    }
}
