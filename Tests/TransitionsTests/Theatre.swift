import Compositor
import Foundation
import Testing
import Transitions

/// A window with two screens on a clock of its own, on which an effect is played in one operation.
@MainActor
final class Theatre {
    static let size = CGSize(width: 80, height: 150)
    let clock = VirtualClock()
    let window: UIWindow
    let effect: Effect
    let spy: Spy
    let operation: TransitionOperation
    let lower = TestScreen("A", .red)
    let upper = TestScreen("B", .blue)
    /// What the transitions of the window told of themselves since the scene was set.
    private(set) var events: [TransitionPhase] = []
    private(set) var remarks: [TransitionRemark] = []
    /// The appearance calls of both screens, in order.
    private(set) var appearances: [String] = []
    /// Seconds from start to report of the transitions that are over, beside what was announced.
    private(set) var durations: [(announced: TimeInterval, real: TimeInterval?)] = []
    /// How often a completion handler of present or dismiss has run.
    private(set) var successes = 0
    /// What was said on the console.
    private(set) var console: [String] = []
    private(set) var navigation: UINavigationController?
    private(set) var tabs: UITabBarController?
    private let renderer = FrameRenderer()
    /// The screen as it was before the first of the theatres that are open.
    private static var screen: UIScreen.Model?
    private static var open = 0

    /// Sets the scene so that `operation` can be played next.
    ///
    /// - Parameter prepare: Called before any view is loaded.
    init(
        _ entry: CatalogueEntry, _ operation: TransitionOperation, size: CGSize = Theatre.size, scale: CGFloat = 1,
        plain: Bool = false, prepare: (Theatre) -> Void = { _ in }
    ) {
        VirtualClock.current = clock
        if Theatre.open == 0 { Theatre.screen = UIScreen.main.model }
        Theatre.open += 1
        UIScreen.main.model = UIScreen.Model(size: size, scale: scale)
        self.operation = operation
        let effect = entry.make()
        self.effect = effect
        spy = Spy(effect)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        effect.sourceView = { [weak lower] in lower?.element }
        effect.targetView = { [weak upper] in upper?.element }
        (lower.isPlain, upper.isPlain) = (plain, plain)
        for screen in [lower, upper] { screen.log = { [weak self] in self?.appearances.append($0) } }
        Console.write = { [weak self] in self?.console.append($0) }
        prepare(self)
        setScene()
        forget()
        TransitionQueue.of(window).observers.append { [weak self] phase, context in
            self?.events.append(phase)
            guard phase.isOver else { return }
            self?.remarks += context.remarks
            self?.durations.append((context.announcedDuration, context.realDuration))
        }
    }

    convenience init(
        _ play: Play, size: CGSize = Theatre.size, scale: CGFloat = 1, plain: Bool = false,
        prepare: (Theatre) -> Void = { _ in }
    ) throws {
        let entry = try #require(Catalogue.entry(play.id))
        self.init(entry, play.operation, size: size, scale: scale, plain: plain, prepare: prepare)
    }

    isolated deinit {
        window.isHidden = true
        Theatre.open -= 1
        if Theatre.open == 0, let screen = Theatre.screen {
            UIScreen.main.model = screen
            Console.write = { _ in }
        }
    }

    private func setScene() {
        switch operation {
        case .push, .pop:
            let navigation = UINavigationController(rootViewController: lower)
            navigation.isNavigationBarHidden = true
            window.rootViewController = navigation
            self.navigation = navigation
        case .present, .dismiss:
            window.rootViewController = lower
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [lower, upper]
            tabs.isTabBarHidden = true
            window.rootViewController = tabs
            self.tabs = tabs
        }
        clock.turn { window.makeKeyAndVisible() }
        if operation == .pop || operation == .dismiss {
            clock.turn { self.request(operation.opposite) }
            rest()
        }
    }

    // MARK: What happens

    var context: TransitionContext? { TransitionContext.current(in: window) }
    /// Seconds the operation takes.
    var duration: TimeInterval {
        operation == .pop || operation == .dismiss ? effect.duration.leave : effect.duration.enter
    }

    func act(_ body: () -> Void) {
        clock.turn(body)
    }

    func start() {
        act { self.request(operation) }
    }

    /// Asks UIKit for a change with the effect.
    func request(_ operation: TransitionOperation) {
        let done = { [weak self] in self.map { $0.successes += 1 } ?? () }
        switch operation {
        case .push:
            upper.attachedTransition = spy
            navigation?.pushViewController(upper, animated: true)
        case .pop: navigation?.popViewController(animated: true)
        case .present:
            upper.attachedTransition = spy
            upper.transitioningDelegate = effect
            upper.modalPresentationStyle = effect.presentationStyle
            lower.present(upper, animated: true, completion: done)
        case .dismiss: lower.dismiss(animated: true, completion: done)
        case .tab:
            for screen in [lower, upper] { screen.attachedTransition = spy }
            tabs?.selectedIndex = tabs?.selectedIndex == 0 ? 1 : 0
        }
    }

    /// Begins the operation under a drag.
    func drag(_ operation: TransitionOperation? = nil) -> DragInteraction {
        let drag = DragInteraction()
        act { drag.drive(in: window) { self.request(operation ?? self.operation) } }
        return drag
    }

    /// Lets the clock run until nothing runs or waits, at most for a minute; returns the seconds it took.
    @discardableResult
    func rest() -> TimeInterval {
        let start = clock.now
        while TransitionQueue.of(window).isBusy, clock.now < start + 60 { clock.advance(by: 1.0 / 60) }
        return clock.now - start
    }

    func forget() {
        events = []
        remarks = []
        successes = 0
        console = []
        appearances = []
        spy.forget()
    }

    // MARK: What is seen

    /// The window as it is seen now.
    func picture() -> CGImage {
        let scale = UIScreen.main.scale
        let (width, height) = (Int(window.bounds.width * scale), Int(window.bounds.height * scale))
        var nodes: [RenderNode] = []
        if var node = window.layer.freeze().node(at: clock.now, scale: scale) {
            node.projection = node.projection.concatenating(
                Projection(CGAffineTransform(scaleX: scale, y: scale)))
            nodes = [node]
        }
        return renderer.image(of: nodes, width: width, height: height, background: .black)
    }

    /// The picture of a timed run at a fraction of its duration; the run goes on from there.
    func picture(at fraction: Double, since start: CFTimeInterval) -> CGImage {
        clock.advance(to: start + fraction * duration)
        return picture()
    }

    /// The controller that is seen.
    var seen: UIViewController? {
        if let navigation { return navigation.topViewController }
        if let tabs { return tabs.selectedViewController }
        return lower.presentedViewController ?? lower
    }

    /// The controller that will be seen when the operation completes, and the one seen before.
    var entered: TestScreen { operation == .pop || operation == .dismiss ? lower : upper }
    var left: TestScreen { operation == .pop || operation == .dismiss ? upper : lower }
}
