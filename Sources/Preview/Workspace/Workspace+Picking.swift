import UIKit

extension Workspace {
    /// What the next click on a screen chooses.
    enum Picking: Equatable {
        /// Where effects start.
        case origin
        /// A parameter of an effect on a pane, by its key.
        case parameter(String, of: String, pane: Int)
    }

    /// Lets the next click on a screen choose something; nil for nothing.
    func pick(_ what: Picking?) {
        picking = what
        switch what {
        case nil: break
        case .origin:
            show(
                session.origin == nil
                    ? "Click where effects are to start" : "Click where effects are to start; Esc: as before")
        case .parameter(let key, _, let pane):
            show("Click on the screen: \(session.panes[pane].sample.parameter(key)?.title ?? key)")
        }
    }

    /// A picture was dropped at a point of the window.
    package func drop(_ picture: CGImage, name: String, at point: CGPoint, path: String? = nil) {
        session.leaveStage()
        session.adopt(picture, name: name, pane: layout.screen(at: point), path: path)
        followSession()
    }

    /// A click on a screen has chosen a point of it.
    func picked(_ point: CGPoint) {
        guard let what = picking else { return }
        picking = nil
        let place = CGPoint(x: point.x.rounded(), y: point.y.rounded())
        switch what {
        case .origin:
            session.startEffects(from: CGRect(origin: place, size: .zero))
            show("Effects start at \(Int(place.x)), \(Int(place.y)); O, Esc: at their elements again")
        case .parameter(let key, _, let pane):
            // Both screens have the same points: a click on either says where.
            session.activate(pane)
            session.tune(nil) { $0.set(key, to: .point(place)) }
        }
    }

    /// Lets go of a parameter that is to be picked, once its effect or the panel is gone.
    func forgetPicking() {
        guard case .parameter(_, let effect, let pane)? = picking else { return }
        let isThere = inspector != nil && session.panes.indices.contains(pane)
        if !isThere || session.panes[pane].entry.id != effect { picking = nil }
    }

    /// Nothing is to be chosen after all: effects start at their elements again if it was about that.
    func stopPicking() -> Bool {
        guard let what = picking else { return false }
        picking = nil
        if what == .origin, session.origin != nil {
            session.startEffects(from: nil)
            show("Effects start at their elements")
        }
        return true
    }
}
