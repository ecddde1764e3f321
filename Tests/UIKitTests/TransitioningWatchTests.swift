import Foundation
import Testing

@testable import UIKit

/// Does nothing, after so many seconds.
private func later(_ seconds: Double) {
    UIKit.DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {}
}

/// Pushes the second screen with an animator and tells what the transition remarked, once all is at rest.
@MainActor
private func push(
    _ animator: any UIViewControllerAnimatedTransitioning, _ s: NavigationStage = NavigationStage(),
    midway: ((NavigationStage, TransitionContext) -> Void)? = nil
) -> TransitionContext? {
    let director = Director(animator)
    s.navigation.delegate = director
    s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
    let context = s.stage.transition
    if let midway, let context {
        s.stage.wait(0.2)
        s.stage.act { midway(s, context) }
    }
    s.stage.rest()
    s.stage.wait(0.05)
    return context
}

/// Pushes with what `body` does; the entering view is in the container, and after a second success is reported.
@MainActor
private func push(
    _ s: NavigationStage = NavigationStage(),
    _ body: @escaping (UIView, any UIViewControllerContextTransitioning) -> Void
) -> TransitionContext? {
    let animator = ClosureAnimator(1) { context in
        guard let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        body(to, context)
        UIView.animate(withDuration: 1) {
            to.alpha = 0.99
        } completion: { _ in
            to.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
    return push(animator, s)
}

@MainActor
@Suite("Transitions watched: frames, clocks, cost")
struct TransitioningWatchTests {
    @Test("a frame set under a scale is noted, with the view and the transform, and nothing is said")
    func frameUnderScale() {
        let s = NavigationStage()
        let scale = CGAffineTransform(scaleX: 0.5, y: 0.8)
        let context = push(s) { to, context in
            to.transform = scale
            to.frame = CGRect(x: 0, y: 10, width: 390, height: 800)
            to.frame = CGRect(x: 0, y: 20, width: 390, height: 800)
            to.transform = .identity
            to.frame = context.containerView.bounds
        }
        #expect(context?.remarks == [.frameUnderTransform(.to, CATransform3DMakeAffineTransform(scale))])
        #expect(s.stage.console == [])
    }

    @Test("another view than the two is noted by its class, and layers of views count as well")
    func frameOfOther() {
        let turn = CGAffineTransform(rotationAngle: 0.3)
        let context = push { to, context in
            let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
            to.addSubview(label)
            label.transform = turn
            label.layer.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
        }
        #expect(context?.remarks == [.frameUnderTransform(.other("UILabel"), CATransform3DMakeAffineTransform(turn))])
    }

    @Test("no frame is noted under a move or a mirror, before a scale, or one that is there already")
    func harmlessFrames() {
        let context = push { to, context in
            to.frame = context.containerView.bounds.offsetBy(dx: 3, dy: 0)
            to.transform = CGAffineTransform(translationX: 40, y: 30)
            to.frame = context.containerView.bounds
            to.transform = CGAffineTransform(scaleX: -1, y: 1)
            to.frame = context.containerView.bounds.offsetBy(dx: 7, dy: 0)
            to.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
            to.frame = to.frame
            to.center = CGPoint(x: 195, y: 422)
            to.bounds = context.containerView.bounds
            to.transform = .identity
        }
        #expect(context?.remarks == [])
    }

    @Test("layout and autoresizing under a scale are nobody's fault")
    func layoutUnderScale() {
        let context = push { to, context in
            let home = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            let follower = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 60))
            let pinned = UIView(frame: .zero)
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
            button.setTitle("Go", for: .normal)
            for view in [follower, pinned, button] { home.addSubview(view) }
            follower.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            pinned.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                pinned.widthAnchor.constraint(equalTo: home.widthAnchor, multiplier: 0.5),
                pinned.heightAnchor.constraint(equalToConstant: 30),
                pinned.leadingAnchor.constraint(equalTo: home.leadingAnchor, constant: 4),
                pinned.topAnchor.constraint(equalTo: home.topAnchor, constant: 6),
            ])
            to.addSubview(home)
            for view in [follower, pinned, button.titleLabel].compactMap({ $0 }) {
                view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            }
            home.frame = CGRect(x: 0, y: 0, width: 150, height: 260)
            button.frame.size.width = 120
            to.setNeedsLayout()
            to.layoutIfNeeded()
        }
        #expect(context?.remarks == [])
    }

    @Test("a presentation controller that sets the frame at a layout under a scale is noted")
    func presentationLayout() {
        final class Framing: UIPresentationController {
            override func containerViewWillLayoutSubviews() {
                presentedView?.frame = CGRect(x: 20, y: 30, width: 350, height: 700)
            }
        }
        for isScaled in [true, false] {
            let (root, screen) = (Screen("A"), Screen("B"))
            let stage = TransitionStage(root)
            let director = Director(
                ClosureAnimator(0.3) { context in
                    guard let to = context.view(forKey: .to) else { return }
                    context.containerView.addSubview(to)
                    if isScaled { to.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
                    UIView.animate(withDuration: 0.3) {
                        to.transform = .identity
                        to.alpha = 0.9
                    } completion: { _ in
                        context.completeTransition(true)
                    }
                })
            director.makePresentationController = { Framing(presentedViewController: $0, presenting: $1) }
            screen.transitioningDelegate = director
            screen.modalPresentationStyle = .custom
            var context: TransitionContext?
            stage.act {
                root.present(screen, animated: true)
                context = stage.transition
                screen.view.transform = isScaled ? CGAffineTransform(scaleX: 0.5, y: 0.5) : .identity
                context?.containerView.setNeedsLayout()
            }
            stage.rest()
            let found = context?.remarks.contains {
                if case .frameUnderTransform(.to, _) = $0 { true } else { false }
            }
            #expect(found == isScaled)
        }
    }

    @Test("timers, delayed blocks and display links that the animator sets going are noted, with their delays")
    func ownClocks() {
        final class Target: NSObject {
            func tick() {}
        }
        let target = Target()
        var link: CADisplayLink?
        let context = push { _, _ in
            UIKit.Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in
                // What it sets going in turn is the transition's as well.
                later(0.1)
            }
            later(0.3)
            target.perform(Selector("tick", Target.tick), with: nil, afterDelay: 0.6)
            link = CADisplayLink(target: target, selector: Selector("tick", Target.tick))
            link?.add(to: .main, forMode: .common)
        }
        link?.invalidate()
        #expect(
            (context?.remarks ?? []) == [
                .ownClock(.timer, delay: 0.25), .ownClock(.delayedBlock, delay: 0.3),
                .ownClock(.delayedBlock, delay: 0.6), .ownClock(.displayLink, delay: 0),
                .ownClock(.delayedBlock, delay: 0.1),
            ])
    }

    @Test("blocks of the next turn, a screen's own timers and those from before or after are not")
    func othersClocks() {
        let s = NavigationStage()
        func beat(_ count: Int) {
            guard count > 0 else { return }
            UIKit.DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) {
                MainActor.assumeIsolated { beat(count - 1) }
            }
        }
        s.stage.act { beat(10) }
        s.next.whenAppearing = { later(0.4) }
        let animator = ClosureAnimator(1) { context in
            if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
            UIKit.DispatchQueue.main.async {}
            UIView.animate(withDuration: 1, delay: 0.1) {
                context.view(forKey: .to)?.alpha = 0.5
            } completion: { _ in
                context.completeTransition(true)
                later(0.2)
            }
        }
        #expect(push(animator, s)?.remarks == [])
    }

    @Test("a scrolling list's own display link is not the animator's")
    func scrolling() {
        let context = push { to, _ in
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            list.contentSize = CGSize(width: 100, height: 900)
            to.addSubview(list)
            list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        }
        #expect(context?.remarks == [])
    }

    @Test("the time that setting up takes is the thread's own, and waiting is not part of it")
    func setUpTime() {
        let idle = push { _, _ in usleep(60_000) }
        let busy = push { _, _ in
            let start = threadTime()
            while threadTime() - start < 0.05 {}
        }
        #expect((idle?.setUpTime ?? 1) < 0.05)
        #expect((busy?.setUpTime ?? 0) >= 0.05 && (busy?.setUpTime ?? 9) < 0.5)
    }

    @Test("the real duration is the animation's own time, however long a drag holds it")
    func realDuration() {
        let timed = push(SlideAnimator(0.8))
        #expect(abs((timed?.realDuration ?? 0) - 0.8) < 1e-6)
        let s = NavigationStage()
        let director = Director(SlideAnimator(0.8))
        s.navigation.delegate = director
        let drag = s.stage.drag { s.navigation.pushViewController(s.next, animated: true) }
        let context = s.stage.transition
        s.stage.act { context?.drag(to: 0.4) }
        s.stage.wait(3)
        s.stage.act { context?.release(velocity: 2000, size: 390) }
        s.stage.rest()
        #expect(context?.phase == .finished)
        #expect(abs((context?.realDuration ?? 0) - 0.8) < 1e-6)
        withExtendedLifetime(drag) {}
    }

    @Test("views that are left are named, with where they lie and how much they cover")
    func leftViews() {
        let context = push { _, context in
            let dim = UIView(frame: context.containerView.bounds)
            let badge = UILabel(frame: CGRect(x: 10, y: 20, width: 39, height: 84.4))
            let hidden = UIImageView(frame: context.containerView.bounds)
            hidden.isHidden = true
            for view in [dim, badge, hidden] { context.containerView.addSubview(view) }
            dim.alpha = 0.5
        }
        guard case .leftBehind(let left) = context?.remarks.first else {
            Issue.record("nothing was left")
            return
        }
        // The entering view is still in the container when it is looked at, or has gone home already.
        let others = left.filter { ["UILabel", "UIImageView"].contains($0.className) || $0.alpha == 0.5 }
        #expect(others.map(\.className) == ["UIView", "UILabel", "UIImageView"])
        #expect(others.map(\.covers) == [true, false, false])
        #expect(others.map(\.isHidden) == [false, false, true])
        #expect(others.count == 3 && others[1].frame == CGRect(x: 10, y: 20, width: 39, height: 84.4))
        #expect(others.count == 3 && abs(others[1].coverage - 0.01) < 1e-9)
    }

    @Test("a presenter that an animator moves or removes is noted with every style that leaves it where it is")
    func presenterMoved() {
        for style in [UIModalPresentationStyle.overFullScreen, .custom] {
            for deed in ["adds", "removes", "returns", "leaves"] {
                for completes in [true, false] {
                    let (root, screen) = (Screen("A"), Screen("B"))
                    let stage = TransitionStage(root)
                    let director = Director(
                        ClosureAnimator(0.3) { context in
                            guard let to = context.view(forKey: .to),
                                let presenter = context.viewController(forKey: .from)?.view
                            else { return }
                            let home = presenter.superview
                            if deed == "removes" { presenter.removeFromSuperview() }
                            if deed == "adds" || deed == "returns" { context.containerView.addSubview(presenter) }
                            context.containerView.addSubview(to)
                            if deed == "returns" { home?.insertSubview(presenter, at: 0) }
                            context.completeTransition(completes)
                        })
                    screen.transitioningDelegate = director
                    screen.modalPresentationStyle = style
                    var context: TransitionContext?
                    stage.queue.observers.append { _, now in context = now }
                    stage.act { root.present(screen, animated: true) }
                    stage.rest()
                    let isFault = deed == "adds" || deed == "removes"
                    #expect(context?.remarks.contains(.presenterMoved) == isFault, "\(style) \(deed) \(completes)")
                    #expect(root.view.window != nil)
                }
            }
        }
    }
}
