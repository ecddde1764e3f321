import UIKit

/// One picture of the session, as nodes in pixels.
package struct SessionFrame {
    /// From back to front.
    package let nodes: [RenderNode]
    /// Equal for two frames only if their pictures are the same.
    package let signature: Signature

    package struct Signature: Equatable {
        fileprivate var screen: ObjectIdentifier
        fileprivate var overlay: ObjectIdentifier?
        /// What a moving tree's picture depends on besides; 0 for one that stands still.
        fileprivate var time: Double
        fileprivate var width: Int
        fileprivate var height: Int
        /// The trees themselves: as long as they live no other tree has their addresses.
        fileprivate var keep: [FrozenLayer] = []

        package static func == (a: Self, b: Self) -> Bool {
            a.screen == b.screen && a.overlay == b.overlay && a.time == b.time && a.width == b.width
                && a.height == b.height
        }
    }
}

extension Session {
    /// The glass has so many pixels now: what is held is let go, and once nothing runs the screens are drawn anew for it.
    func resize(width: Int, height: Int) {
        guard width > 0, height > 0, pixels != (width, height) else { return }
        pixels = (width, height)
        releaseAllPointers()
        turn {
            TransitionQueue.of(window).whenIdle { [weak self] in
                guard let self else { return }
                let scale = CGFloat(pixels.width) / window.bounds.width
                if UIScreen.main.model.scale != scale { UIScreen.main.model.scale = scale }
            }
        }
    }

    /// What is to be seen on a glass of so many pixels.
    package func frame(width: Int, height: Int) -> SessionFrame {
        let screen = shownTree
        var signature = SessionFrame.Signature(
            screen: ObjectIdentifier(screen.root), overlay: nil, time: screen.root.isMoving ? screen.time : 0,
            width: width, height: height, keep: [screen.root])
        var nodes: [RenderNode] = []
        let place = Placement(width: width, height: height, size: window.bounds.size)
        if let node = screen.root.node(at: screen.time, scale: place.scale) { nodes.append(place.node(node)) }
        if let overlay = overlay.frozen {
            signature.overlay = ObjectIdentifier(overlay)
            signature.keep.append(overlay)
            if let node = overlay.node(at: clock.now, scale: place.scale) { nodes.append(place.node(node)) }
        }
        return SessionFrame(nodes: nodes, signature: signature)
    }

    /// The device's screen alone, as nodes in pixels: what `segue render` and a screenshot show.
    package func screenNodes(width: Int, height: Int) -> [RenderNode] {
        let place = Placement(width: width, height: height, size: window.bounds.size)
        return shownTree.root.node(at: shownTree.time, scale: place.scale).map { [place.node($0)] } ?? []
    }

    /// The tree that the shown picture is made of, and the clock's time in it.
    private var shownTree: (root: FrozenLayer, time: CFTimeInterval) {
        guard let record = recorder.record else { return (recorder.latest, clock.now) }
        if let playhead { return record.tree(at: playhead) }
        // At the very start the picture is still the one before.
        if record.end == nil, recorder.now <= 0 { return record.tree(at: 0) }
        return (recorder.latest, clock.now)
    }

    /// Whether time has to go on for the picture to be right: then frames are due at the display's refresh.
    package var isActive: Bool {
        let phase = status.phase
        if overlay.isFading(phase) { return true }
        guard isPlaying else { return false }
        return playhead != nil || isBusy || isLooping || recorder.latest.isMoving
    }

    /// Seconds until something happens by itself; nil if nothing does.
    package var timeToWake: Double? {
        let overlay = overlay.timeToChange(status.phase)
        guard isPlaying, let next = clock.nextEvent else { return overlay }
        let clock = max(next - clock.now, 0) / speed.factor
        return min(clock, overlay ?? clock)
    }

    func updateOverlay() {
        let status = status
        guard overlay.needsUpdate(status) else { return }
        turn { overlay.update(status) }
    }
}

/// How a screen in points lies on a glass in pixels.
private struct Placement {
    let x: CGFloat
    let y: CGFloat

    init(width: Int, height: Int, size: CGSize) {
        x = CGFloat(width) / size.width
        y = CGFloat(height) / size.height
    }

    /// Pixels per point.
    var scale: CGFloat { min(x, y) }

    func node(_ node: RenderNode) -> RenderNode {
        var node = node
        node.projection = node.projection.concatenating(Projection(CGAffineTransform(scaleX: x, y: y)))
        return node
    }
}
