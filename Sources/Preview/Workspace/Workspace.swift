import Transitions
import UIKit

/// The window around a session, without the window: where screens and tools lie, which of them input goes to, and what is
/// to be seen.
///
/// Input comes in through `handle(_:)` in window points, real time through `tick(realSeconds:)`. Its parts are told in
/// `+Input`, `+Tools` and `+Frame`.
@MainActor
package final class Workspace {
    package let session: Session
    package internal(set) var layout: WorkspaceLayout
    /// What lies over each screen.
    var overlays: [Overlay] = []
    /// What each pointer that is down has hold of.
    var holds: [InputEvent.Pointer: Target] = [:]
    /// The gallery, while it is open.
    var gallery: Gallery?
    /// The panel beside the screens, while it is open.
    var inspector: InspectorPanel?
    /// The panel of what a check has found, while it is open.
    var findings: FindingsPanel?
    /// What is known of rules and situations; without it no finding can be played.
    package weak var checkGuide: (any CheckGuide)?
    /// What is wrong with the user's sources, while it is shown.
    var faultsPanel: FaultsPanel?
    /// The layer that is pointed at in the panel, by its serial number.
    var highlighted: Int?
    /// What the next click on a screen chooses.
    var picking: Picking?
    /// How the layers of the screens are shown.
    var exploded = ExplodedView()
    /// The curves on show, by their panes, with the effects that they are of.
    var plots: [ObjectIdentifier: (effect: Effect, plot: CurvePlot?)] = [:]
    /// What tools ask of the session while they handle an event; nil while none does.
    private var asked: [() -> Void]?
    /// Window points per point of a screen as the user has it: a device too large for the display is shown smaller, and the
    /// next one is not.
    private var userScale: CGFloat?
    /// Whether the next size of the window is the answer to a request.
    private var expectsAnswer = false
    /// How long frames have taken of late, in seconds; for the eye, so slowly changing.
    private(set) var composeTime = 0.0

    /// - Parameters:
    ///   - width: The window's, in pixels.
    ///   - height: The window's, in pixels.
    ///   - density: Pixels per window point.
    package init(_ session: Session, width: Int, height: Int, density: CGFloat) {
        self.session = session
        layout = WorkspaceLayout(width: width, height: height, density: density, screen: session.screenSize)
        session.instruments = self
        arrange()
        session.turn { updateTools() }
    }

    /// Takes screens and tools down. The workspace is of no more use.
    package func close() {
        closeTools()
        session.close()
    }

    func closeTools() {
        for overlay in overlays { overlay.close() }
        gallery?.close()
        gallery = nil
        inspector?.close()
        inspector = nil
        findings?.close()
        findings = nil
        faultsPanel?.window.isHidden = true
        faultsPanel = nil
    }

    /// The window has so many pixels now.
    package func resize(width: Int, height: Int, density: CGFloat) {
        guard width > 0, height > 0, density > 0 else { return }
        let isSame = (width, height, density) == (layout.width, layout.height, layout.density)
        layout.width = width
        layout.height = height
        layout.density = density
        if !expectsAnswer, !isSame { userScale = nil }
        expectsAnswer = false
        arrange()
    }

    /// Puts screens and tools where the layout says.
    func arrange() {
        layout.screen = session.screenSize
        layout.count = session.panes.count
        let frame = layout.frame(ofScreen: 0)
        session.handle(.resized(width: Int(frame.width), height: Int(frame.height)))
        session.turn {
            while overlays.count > layout.count {
                overlays.removeLast().close()
                plots = [:]
            }
            for index in 0..<layout.count {
                let place = layout.place(ofScreen: index)
                if index < overlays.count {
                    overlays[index].move(to: place, density: layout.density, zones: zones, insets: insets)
                } else {
                    let overlay = Overlay(
                        place: place, density: layout.density, zones: zones, insets: insets, keyMap: session.keyMap)
                    follow(overlay.plate)
                    overlays.append(overlay)
                }
            }
            if let place = layout.panel {
                inspector?.window.move(to: place, density: layout.density)
                findings?.window.move(to: place, density: layout.density)
            }
            gallery?.move(to: layout.stage, density: layout.density, insets: galleryInsets)
            faultsPanel?.move(over: layout.stage, density: layout.density)
        }
        updateTools()
    }

    /// Window points per point of a screen.
    private var shrinkage: CGFloat { layout.place(ofScreen: 0).width / layout.screen.width }

    /// A screen's edge zones, in window points.
    private var zones: EdgeZones { session.zones.scaled(by: shrinkage) }

    /// What tools keep free at a screen's sides, in window points: the edge zones and what the device itself needs.
    var insets: UIEdgeInsets {
        let (zone, safe) = (zones.width, UIScreen.main.model.safeArea)
        return UIEdgeInsets(
            top: max(zone, safe.top * shrinkage), left: max(zone, safe.left * shrinkage),
            bottom: max(zone, safe.bottom * shrinkage), right: max(zone, safe.right * shrinkage))
    }

    /// What the gallery keeps free at the sides of all screens.
    var galleryInsets: UIEdgeInsets {
        let (first, last) = (layout.place(ofScreen: 0), layout.place(ofScreen: layout.count - 1))
        let zone = zones.width
        return UIEdgeInsets(
            top: first.minY + zone, left: first.minX + zone, bottom: layout.stage.maxY - first.maxY + zone,
            right: layout.stage.maxX - last.maxX + zone)
    }

    /// The overlay of the pane that keys and panel speak of.
    var overlay: Overlay { overlays[min(session.activeIndex, overlays.count - 1)] }

    /// Real time passes.
    package func tick(realSeconds: Double) {
        for overlay in overlays { overlay.pass(realSeconds) }
        gallery?.pass(realSeconds)
        session.tick(realSeconds: realSeconds)
        followSession()
    }

    /// Takes up what has changed in the session.
    func followSession() {
        if layout.screen != session.screenSize || layout.count != session.panes.count { rearrange {} }
        forgetPicking()
        updateTools()
    }

    /// Lays everything out anew after a change, and asks for a window that shows the screens as large as they were.
    ///
    /// A display too small for that makes them smaller; as large as the user had them they are again where there is room.
    func rearrange(_ change: () -> Void) {
        let scale = userScale ?? layout.scale / layout.density
        userScale = scale
        change()
        layout.screen = session.screenSize
        layout.count = session.panes.count
        let size = layout.windowSize(atScale: scale)
        expectsAnswer = size != layout.size
        if expectsAnswer {
            session.requests.append(.resize(size))
            // As if the window had it already: in the old one the screens would be squeezed, and drags let go.
            layout.width = Int((size.width * layout.density).rounded())
            layout.height = Int((size.height * layout.density).rounded())
        }
        arrange()
    }

    /// Lets tools handle something in a turn of the clock. What they ask of the session then comes after it: code of the
    /// transition that is run on takes turns of its own, which there are none of inside another one.
    func turnTools(_ body: () -> Void) {
        asked = []
        session.turn(body)
        let asked = asked ?? []
        self.asked = nil
        for action in asked { action() }
    }

    /// Does what a tool asks for, after the turn in which it was asked.
    func ask(_ action: @escaping () -> Void) {
        if asked == nil { action() } else { asked?.append(action) }
    }

    /// A frame has taken so many seconds to draw.
    package func drew(in seconds: Double) {
        composeTime += (seconds - composeTime) * (composeTime > 0 ? 0.1 : 1)
    }

    /// Whether frames are due at the display's refresh.
    package var isActive: Bool {
        session.isActive || gallery != nil
            || overlays.indices.contains { overlays[$0].isFading(status(ofScreen: $0).phase) }
    }

    /// Seconds until something happens by itself; nil if nothing does.
    package var timeToWake: Double? {
        let times = overlays.indices.compactMap { overlays[$0].timeToChange(status(ofScreen: $0).phase) }
        return (times + [session.timeToWake].compactMap { $0 }).min()
    }

    func status(ofScreen index: Int) -> SessionStatus { session.status(of: session.panes[index]) }
}
