import Preview
import UIKit

/// The pictures of one operation that goldens are kept of: on its way, and after a drag that was taken back.
@MainActor
package struct SnapshotPictures {
    /// To about the middle, and let go on the way back to the start; in 300 ms more everything has settled.
    private static let drag = "from EDGE 0, to 0.5 in 0.4s, to 0.2 in 0.3s, release, until rest, wait 300ms"

    private let configuration: Session.Configuration
    private let operation: TransitionOperation
    private let style: PictureStyle

    /// - Parameter configuration: Its scale is that of the pictures.
    package init(_ configuration: Session.Configuration, _ operation: TransitionOperation) {
        var configuration = configuration
        configuration.mode = Mode(operation)
        self.configuration = configuration
        self.operation = operation
        var style = PictureStyle()
        style.scale = configuration.scale
        self.style = style
    }

    /// Makes one after the other, and hands each over; there is none of a drag where the transition cannot be dragged.
    package func make(
        _ take: (SnapshotMoment, CGImage) throws(RenderError) -> Void
    ) throws(RenderError) {
        try makeStills(take)
        if let image = try cancelled() { try take(.cancelled, image) }
    }

    private func makeStills(
        _ take: (SnapshotMoment, CGImage) throws(RenderError) -> Void
    ) throws(RenderError) {
        let stills = try StillRenderer(StillRenderer.Job(configuration, operation: operation, style: style))
        defer { stills.close() }
        for moment in SnapshotMoment.allCases {
            guard let fraction = moment.fraction else { continue }
            try take(moment, stills.image(at: fraction))
        }
    }

    /// The rest after the drag; nil if that moves nothing.
    private func cancelled() throws(RenderError) -> CGImage? {
        let session = Session(configuration)
        defer { session.close() }
        session.prepare(for: operation)
        let before = session.record
        let player = ScriptPlayer(try script, on: session)
        player.finish()
        guard let record = session.record, record !== before, record.operation == operation else { return nil }
        guard session.isAtRest else {
            let seconds = Decimals.text(ScriptPlayer.longestRest, places: 0)
            throw RenderError(
                "\(session.effectNames[0]) does not come to rest within \(seconds) s after a cancelled drag "
                    + "(\(operation.rawValue)); see it: segue run … --situation cancelled")
        }
        return PicturePainter(style, for: session).image(session)
    }

    private var script: DragScript {
        get throws(RenderError) {
            let edge = Edge(operation, in: configuration.device.direction).rawValue
            do throws(ScriptError) {
                return try DragScript(parsing: Self.drag.replacing("EDGE", with: edge))
            } catch {
                throw RenderError("\(error)")
            }
        }
    }
}
