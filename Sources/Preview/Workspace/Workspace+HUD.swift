import Transitions
import UIKit

extension Workspace {
    /// What the plate over a screen shows.
    func plate(_ index: Int) -> HUDContent {
        let pane = session.panes[index]
        let status = session.status(of: pane)
        var content = HUDContent()
        content.effect = status.effectName
        content.operation = status.operation.rawValue
        content.phase = HUDContent.Phase(status.phase)
        content.isReversed = status.isReversed
        content.isLooping = status.isLooping || session.loopPart != nil
        content.elapsed = status.elapsed
        content.duration = status.duration
        content.fraction = status.progress
        content.speed = status.speed.text
        content.curve = curvePlot(of: pane)
        content.frameTime = composeTime > 0 && status.phase != .idle ? composeTime * 1000 : nil
        content.loop = session.loopPart
        return content
    }

    /// The curve of a pane's effect; kept as long as the effect is, since it is asked for at every frame.
    private func curvePlot(of pane: Pane) -> CurvePlot? {
        let effect = pane.sample
        if let known = plots[ObjectIdentifier(pane)], known.effect === effect { return known.plot }
        let plot = effect.hasCurve ? CurvePlot { effect.curve.value(at: $0, duration: effect.duration.enter) } : nil
        plots[ObjectIdentifier(pane)] = (effect, plot)
        return plot
    }

    /// Takes up what is done on the plate over a screen.
    func follow(_ plate: HUDView) {
        plate.onGallery = { [weak self] in self?.ask { self?.toggle(.gallery) } }
        plate.onScrub = { [weak self] fraction, _ in
            self?.ask {
                guard let session = self?.session else { return }
                if !session.hasRecord {
                    session.goForward()
                    session.goToEnd()
                }
                session.scrub(to: fraction)
            }
        }
    }
}

extension HUDContent.Phase {
    init(_ phase: SessionStatus.Phase) {
        switch phase {
        case .idle: self = .idle
        case .running: self = .playing
        case .interactive: self = .dragging
        case .settling: self = .settling
        case .paused: self = .paused
        }
    }
}
