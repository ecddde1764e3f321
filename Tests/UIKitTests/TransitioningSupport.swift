import Foundation
import Testing

@testable import UIKit

/// A window on a clock of its own, with the console caught.
@MainActor
final class TransitionStage {
    static let size = CGSize(width: 390, height: 844)

    let window: UIWindow
    let clock: VirtualClock
    private(set) var console: [String] = []

    init(_ root: UIViewController) {
        clock = VirtualClock()
        VirtualClock.current = clock
        window = UIWindow(frame: CGRect(origin: .zero, size: TransitionStage.size))
        Console.write = { [unowned self] line in console.append(line) }
        clock.turn {
            window.rootViewController = root
            window.makeKeyAndVisible()
        }
    }

    isolated deinit {
        window.isHidden = true
        Console.write = { _ in }
    }

    var queue: TransitionQueue { TransitionQueue.of(window) }
    var transition: TransitionContext? { queue.current }

    /// Does something the way an event would: in a turn of the run loop.
    func act(_ body: () -> Void) {
        clock.turn(body)
    }

    func wait(_ seconds: Double) {
        clock.advance(by: seconds)
    }

    /// Waits until nothing runs or waits any more, at most a minute of the clock's time.
    func rest() {
        for _ in 0..<600 where queue.isBusy { wait(0.1) }
    }

    func said(_ words: String) -> Bool {
        console.contains { $0.contains(words) }
    }

    /// A drag of our own that drives what `request` asks for.
    func drag(_ request: () -> Void) -> DragInteraction {
        let drag = DragInteraction()
        act { drag.drive(in: window, request) }
        return drag
    }
}

/// Collects what happens, in order.
@MainActor
final class CallLog {
    var lines: [String] = []

    func callAsFunction(_ line: String) {
        lines.append(line)
    }

    /// What has been collected since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A screen that tells of its appearances.
@MainActor
final class Screen: UIViewController {
    let name: String
    let log: CallLog?
    var whenAppearing: (() -> Void)?

    init(_ name: String, _ log: CallLog? = nil) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        log?("\(name) willAppear")
        whenAppearing?()
    }
    override func viewIsAppearing(_ animated: Bool) { isAppearingWindows.append(view.window != nil) }
    override func viewDidAppear(_ animated: Bool) { log?("\(name) didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log?("\(name) willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log?("\(name) didDisappear") }
    override func willMove(toParent parent: UIViewController?) { moves.append("will \(parent == nil ? "out" : "in")") }
    override func didMove(toParent parent: UIViewController?) { moves.append("did \(parent == nil ? "out" : "in")") }

    /// Whether the view was in a window at each `viewIsAppearing`.
    var isAppearingWindows: [Bool] = []
    var moves: [String] = []
}

/// Slides the entering view in over the other, as an animator written for UIKit would.
@MainActor
class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let duration: TimeInterval
    let log: CallLog?
    weak var context: (any UIViewControllerContextTransitioning)?

    init(_ duration: TimeInterval = 1, _ log: CallLog? = nil) {
        self.duration = duration
        self.log = log
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        let mover = put(context)
        let rest = mover.center
        let isEntering = mover === context.view(forKey: .to)
        let away = CGPoint(x: rest.x + context.containerView.bounds.width, y: rest.y)
        if isEntering { mover.center = away }
        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseIn) {
            mover.center = isEntering ? rest : away
        } completion: { _ in
            mover.center = rest
            self.report(context)
        }
    }

    /// Puts the views in and returns the one that moves: the entering one, or for a dismissal the leaving one.
    func put(_ context: any UIViewControllerContextTransitioning) -> UIView {
        if let to = context.view(forKey: .to) {
            context.containerView.addSubview(to)
            return to
        }
        return context.view(forKey: .from) ?? UIView(frame: .zero)
    }

    func report(_ context: any UIViewControllerContextTransitioning) {
        context.completeTransition(!context.transitionWasCancelled)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log?("ended \(transitionCompleted)")
    }
}

/// Does what it is told when it is asked to animate.
@MainActor
final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let duration: TimeInterval
    let body: (any UIViewControllerContextTransitioning) -> Void

    init(_ duration: TimeInterval = 1, _ body: @escaping (any UIViewControllerContextTransitioning) -> Void) {
        self.duration = duration
        self.body = body
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        body(transitionContext)
    }
}

/// Gives everything it is asked for, in every role.
@MainActor
final class Director: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
    UITabBarControllerDelegate
{
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var makePresentationController: ((UIViewController, UIViewController?) -> UIPresentationController)?
    let log: CallLog?

    init(
        _ animator: (any UIViewControllerAnimatedTransitioning)? = nil,
        _ interaction: (any UIViewControllerInteractiveTransitioning)? = nil, log: CallLog? = nil
    ) {
        self.animator = animator
        self.interaction = interaction
        self.log = log
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { log?("willShow \(viewController.title ?? "")") }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log?("didShow \(viewController.title ?? "")") }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { makePresentationController?(presented, presenting) }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { log?("didSelect \(viewController.title ?? "")") }
}

/// A navigation controller on a stage, with two screens and their log.
@MainActor
struct NavigationStage {
    let log = CallLog()
    let root: Screen
    let next: Screen
    let navigation: UINavigationController
    let stage: TransitionStage

    /// - Parameter pushed: Whether `next` is on the stack already.
    init(pushed: Bool = false, hidesBar: Bool = true) {
        root = Screen("A", log)
        next = Screen("B", log)
        navigation = UINavigationController(rootViewController: root)
        navigation.isNavigationBarHidden = hidesBar
        if pushed { navigation.pushViewController(next, animated: false) }
        stage = TransitionStage(navigation)
        _ = log.take()
    }

    /// Where a view's centre is seen, horizontally, in the window.
    func seenX(_ screen: Screen) -> CGFloat {
        let layer = screen.view.layer.presentation() ?? screen.view.layer
        return layer.position.x
    }
}
