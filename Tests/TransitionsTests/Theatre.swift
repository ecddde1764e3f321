import Compositor
import Foundation
import Testing
import Transitions

/// A screen for tests: blocks of colour that tell left from right and top from bottom, and a log of its appearances.
@MainActor
final class TestScreen: UIViewController {
    static var log: [String] = []
    let color: UIColor
    let element = UIView()

    init(_ title: String, _ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        view.backgroundColor = color
        let marks: [(CGRect, UIColor)] = [
            (CGRect(x: 0, y: 0, width: 40, height: 20), .white), (CGRect(x: 60, y: 0, width: 10, height: 30), .black),
            (CGRect(x: 10, y: 120, width: 30, height: 8), .yellow),
            (CGRect(x: 55, y: 60, width: 20, height: 40), .purple),
        ]
        for (frame, color) in marks {
            let mark = UIView(frame: frame)
            mark.backgroundColor = color
            view.addSubview(mark)
        }
        element.frame = CGRect(x: 20, y: 40, width: 16, height: 16)
        element.backgroundColor = .cyan
        view.addSubview(element)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        TestScreen.log.append("\(title ?? "") willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        TestScreen.log.append("\(title ?? "") didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        TestScreen.log.append("\(title ?? "") willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        TestScreen.log.append("\(title ?? "") didDisappear")
    }
}

/// A window with two screens on a clock of its own, on which an effect is played in one operation.
@MainActor
final class Theatre {
    static let size = CGSize(width: 80, height: 150)
    let clock = VirtualClock()
    let window: UIWindow
    let effect: Effect
    let operation: TransitionOperation
    let lower = TestScreen("A", .red)
    let upper = TestScreen("B", .blue)
    private(set) var events: [TransitionPhase] = []
    private var navigation: UINavigationController?
    private var tabs: UITabBarController?
    private let renderer = FrameRenderer()

    /// Sets the scene so that `operation` can be played next.
    init(_ entry: CatalogueEntry, _ operation: TransitionOperation, size: CGSize = Theatre.size, scale: CGFloat = 1) {
        VirtualClock.current = clock
        UIScreen.main.model = UIScreen.Model(size: size, scale: scale)
        self.operation = operation
        let effect = entry.make()
        self.effect = effect
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let (lower, upper) = (lower, upper)
        effect.sourceView = { lower.element }
        effect.targetView = { upper.element }
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
            clock.turn { self.request(operation == .pop ? .push : .present) }
            clock.advance(by: 30)
        }
        TestScreen.log = []
        TransitionQueue.of(window).observers.append { [weak self] phase, _ in self?.events.append(phase) }
    }

    var context: TransitionContext? { TransitionContext.current(in: window) }
    var duration: TimeInterval {
        operation == .pop || operation == .dismiss ? effect.duration.leave : effect.duration.enter
    }

    func start() {
        clock.turn { self.request(operation) }
    }

    private func request(_ operation: TransitionOperation) {
        switch operation {
        case .push: lower.push(upper, with: effect)
        case .pop: navigation?.popViewController(animated: true)
        case .present: lower.present(upper, with: effect)
        case .dismiss: upper.dismiss(animated: true)
        case .tab: tabs?.select(1, with: effect)
        }
    }

    /// Begins the operation under a drag.
    func drag() -> DragInteraction {
        let drag = DragInteraction()
        clock.turn { drag.drive(in: window) { self.request(operation) } }
        return drag
    }

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
}

extension CGImage {
    /// Whether two pictures are the same, pixel for pixel.
    func isEqual(to other: CGImage) -> Bool {
        guard width == other.width, height == other.height else { return false }
        return memcmp(pixels, other.pixels, width * height * 4) == 0
    }
}
