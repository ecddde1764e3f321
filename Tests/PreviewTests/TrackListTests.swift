import Testing
import UIKit

@testable import Preview

/// One list of tracks from many stretches of a transition.
@Suite("Lists of tracks") @MainActor struct TrackListTests {
    @MainActor private final class Scene {
        let clock = VirtualClock()
        let window: UIWindow
        let view: UIView
        private(set) var list = TrackList()

        init() {
            VirtualClock.current = clock
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            clock.turn {
                window.isHidden = false
                window.addSubview(view)
            }
        }

        func turn(_ body: () -> Void = {}) {
            clock.turn(body)
            list.add(window.layer.freeze(), at: clock.now, shift: 1024, driven: 1024)
        }
    }

    @Test("a property animator that is stopped, turned round and let go on is one track")
    func animator() throws {
        let scene = Scene()
        let view = scene.view
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) { view.center.x = 85 }
        scene.turn { animator.startAnimation() }
        scene.clock.advance(by: 0.5)
        scene.turn { animator.pauseAnimation() }
        scene.turn { animator.fractionComplete = 0.4 }
        scene.turn {
            animator.isReversed = true
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        scene.turn()
        let track = try #require(scene.list.sorted.first)
        #expect(scene.list.sorted.count == 1)
        #expect(track.fromText == "25" && track.toText == "85" && track.label == "position.x")
        #expect(abs(track.delay) < 1e-9 && abs(track.duration - 2) < 1e-9)
        #expect(track.curve.text == "ease-in-out")
    }

    @Test("an animation that follows another in its completion has a track of its own, later on the same line")
    func chain() throws {
        let scene = Scene()
        let view = scene.view
        scene.turn {
            UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveLinear) {
                view.center.y = 100
            } completion: { _ in
                UIView.animate(withDuration: 1) { view.center.y = 150 }
            }
        }
        scene.clock.advance(by: 0.75)
        scene.turn()
        let tracks = scene.list.sorted
        #expect(tracks.map(\.label) == ["position.y", "position.y"])
        #expect(tracks.map(\.fromText) == ["40", "100"] && tracks.map(\.toText) == ["100", "150"])
        #expect(tracks.map { ($0.delay * 1000).rounded() } == [250, 750])
        #expect(tracks.map(\.curve.text) == ["linear", "ease-in-out"])
    }

    @Test("layers that join later stand where they stand in the tree")
    func order() {
        let scene = Scene()
        let (view, behind, front) = (scene.view, UIView(), UIView())
        func fade(_ views: [UIView]) { UIView.animate(withDuration: 1) { views.forEach { $0.alpha = 0.5 } } }
        scene.turn { fade([view]) }
        scene.turn {
            view.superview?.insertSubview(behind, at: 0)
            view.superview?.addSubview(front)
            fade([front, behind])
        }
        #expect(scene.list.sorted.map(\.id.layer) == [behind, view, front].map(\.layer.serial))
    }
}
