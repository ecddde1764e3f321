import UIKit

extension Session {
    /// The glass of each screen has so many pixels now: what is held is let go, and once nothing runs the screens are drawn
    /// anew for it.
    func resize(width: Int, height: Int) {
        guard width > 0, height > 0, pixels != (width, height) else { return }
        pixels = (width, height)
        releaseAllPointers()
        turn { adoptScreen() }
    }

    /// Runs code as soon as no transition runs on any pane.
    func whenIdle(_ body: @escaping () -> Void) {
        let waits = panes.reversed().reduce(body) { next, pane in
            { [weak pane] in
                guard let pane else { return next() }
                TransitionQueue.of(pane.window).whenIdle(next)
            }
        }
        waits()
    }

    /// A pane's screen alone, as nodes in pixels: what `segue render` and a screenshot show.
    package func screenNodes(width: Int, height: Int, pane index: Int = 0) -> [RenderNode] {
        let pane = panes[index]
        let size = pane.window.bounds.size
        let (x, y) = (CGFloat(width) / size.width, CGFloat(height) / size.height)
        let tree = shownTree(of: pane)
        guard var node = tree.root.node(at: tree.time, scale: min(x, y), within: pane.window.bounds) else { return [] }
        let enlarged = Projection(CGAffineTransform(scaleX: x, y: y))
        node.projection = node.projection.concatenating(enlarged)
        guard var bezel = device.bezel else { return [node] }
        bezel.projection = enlarged
        return [node, bezel]
    }

    /// The tree that a pane's picture is made of, and the clock's time in it.
    func shownTree(of pane: Pane) -> (root: FrozenLayer, time: CFTimeInterval) {
        pane.shownTree(playhead: playhead, at: clock.now)
    }

    /// Whether time has to go on for the picture to be right: then frames are due at the display's refresh.
    package var isActive: Bool {
        player != nil || needsRerun
            || isPlaying
                && (playhead != nil || isBusy || (loopPart != nil && hasRecord) || isLooping
                    || panes.contains { $0.recorder.latest.isMoving })
    }

    /// Seconds until something happens by itself; nil if nothing does.
    package var timeToWake: Double? {
        guard isPlaying, let next = clock.nextEvent else { return nil }
        return max(next - clock.now, 0) / speed.factor
    }
}
