import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Transitions watched: what is left")
struct TransitioningResidueTests {
    /// Pushes with what `body` does to the two views, and tells what is left two frames after the end.
    private func residue(
        _ s: NavigationStage = NavigationStage(),
        _ body: @escaping (_ from: UIView, _ to: UIView, any UIViewControllerContextTransitioning) -> Void,
        atEnd: @escaping (_ from: UIView, _ to: UIView) -> Void = { _, _ in }
    ) -> TransitionResidue? {
        let animator = ClosureAnimator(0.5) { context in
            guard let to = context.view(forKey: .to), let from = context.view(forKey: .from) else { return }
            context.containerView.addSubview(to)
            body(from, to, context)
            UIView.animate(withDuration: 0.5) {
                to.alpha = 0.99
            } completion: { _ in
                atEnd(from, to)
                context.completeTransition(true)
            }
        }
        let director = Director(animator)
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        let context = s.stage.transition
        s.stage.wait(0.5 + 2.0 / 60 + 1e-6)
        #expect(context?.phase == .finished && context?.remarks == [])
        return context?.residue()
    }

    private func fade(_ seconds: TimeInterval = 0.5) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0.2, 0.7, seconds)
        return animation
    }

    @Test("animations that stay, go on or never end are found on the screens' layers")
    func animations() {
        let found = residue { from, to, _ in
            let stays = fade()
            (stays.isRemovedOnCompletion, stays.fillMode) = (false, .forwards)
            to.layer.add(stays, forKey: "stays")
            let endless = fade()
            endless.repeatCount = .infinity
            from.layer.add(endless, forKey: "endless")
            to.layer.add(fade(2), forKey: "late")
        }
        // The screen that has gone is in no window any more: its animations have gone with it.
        #expect(found?.animations.map(\.key) == ["stays", "late"])
        #expect(found?.animations.map(\.role) == [.to, .to])
        #expect(found?.animations.map(\.isOnView) == [true, true])
        #expect(found?.animations.first?.state == .stays && found?.animations.first?.keyPath == "opacity")
        if case .running(let rest) = found?.animations.last?.state {
            #expect(abs(rest - (1.5 - 2.0 / 60)) < 1e-3)
        } else {
            Issue.record("it still runs")
        }
    }

    @Test("and in what the animator has put into them, but a screen's own endless ones are its own affair")
    func inside() {
        let found = residue { _, to, _ in
            let endless = fade()
            endless.repeatCount = .greatestFiniteMagnitude
            let bare = CALayer()
            to.layer.addSublayer(bare)
            bare.add(endless, forKey: "shine")
            let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
            to.addSubview(spinner)
            spinner.layer.add(endless, forKey: "spin")
            let stays = fade()
            stays.isRemovedOnCompletion = false
            spinner.layer.add(stays, forKey: "stays")
        }
        #expect(Set(found?.animations.compactMap(\.key) ?? []) == ["shine", "stays"])
        #expect(found?.animations.map(\.isOnView) == [false, false])
    }

    @Test("those that are done, taken off with the report, from before, or a screen's own are not left")
    func right() {
        let s = NavigationStage()
        let stays = fade()
        stays.isRemovedOnCompletion = false
        s.next.whenAppearing = { s.next.view.layer.add(stays, forKey: "own") }
        let found = residue(s) { _, to, _ in
            to.layer.add(fade(), forKey: "done")
            let late = fade(3)
            late.isRemovedOnCompletion = false
            to.layer.add(late, forKey: "taken")
        } atEnd: { _, to in
            to.layer.removeAnimation(forKey: "taken")
        }
        #expect(found?.isEmpty == true)
    }

    @Test("a mask that is left or lost is found, one that is taken off within two frames or was there before is not")
    func masks() {
        let left = residue { from, to, _ in
            to.layer.mask = CALayer()
            from.mask = UIView(frame: from.bounds)
        }
        #expect(left?.masks == [LeftMask(role: .from, isLost: false), LeftMask(role: .to, isLost: false)])
        let s = NavigationStage()
        s.next.view.layer.mask = CAShapeLayer()
        let lost = residue(s) { _, to, _ in to.layer.mask = nil }
        #expect(lost?.masks == [LeftMask(role: .to, isLost: true)])
        let other = NavigationStage()
        let own = CAShapeLayer()
        other.next.view.layer.mask = own
        let right = residue(other) { from, to, _ in
            to.layer.mask = CALayer()
            from.layer.mask = CALayer()
        } atEnd: { from, to in
            to.layer.mask = own
            UIKit.DispatchQueue.main.async { MainActor.assumeIsolated { from.layer.mask = nil } }
        }
        #expect(right?.isEmpty == true)
    }

    @Test("views put into the window are found, those that have gone again are not")
    func windowViews() {
        let s = NavigationStage()
        let overlay = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 422))
        let passing = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 422))
        let found = residue(s) { _, _, _ in
            for view in [passing, overlay] { s.stage.window.addSubview(view) }
        } atEnd: { _, _ in
            passing.removeFromSuperview()
        }
        #expect(found?.windowViews.map(\.className) == ["UILabel"])
        #expect(found?.windowViews.first?.coverage == 0.5)
    }

    @Test("nothing is kept alive by it")
    func lets() {
        var context: TransitionContext?
        weak var screen: Screen?
        do {
            let s = NavigationStage()
            screen = s.next
            context = nil
            s.stage.queue.observers.append { _, now in context = now }
            _ = residue(s) { _, to, _ in to.layer.mask = CALayer() }
            #expect(context?.residue().masks.count == 1)
        }
        #expect(screen == nil && context?.residue().isEmpty == true)
    }
}
