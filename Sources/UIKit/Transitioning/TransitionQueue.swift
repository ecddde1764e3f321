/// The transitions of one window: one runs, the others wait in order.
@MainActor
package final class TransitionQueue {
    /// A change that waits for its turn.
    @MainActor
    final class Request {
        let start: () -> Void
        /// The controller it changes, and how a navigation stack will look after it.
        let owner: UIViewController?
        let change: StackChange?
        /// The tab that will be selected by it.
        let selection: UIViewController?
        /// Which click or key made it; nil for code.
        fileprivate let hand: Int?
        fileprivate let drag: DragInteraction?

        fileprivate init(
            owner: UIViewController?, change: StackChange?, selection: UIViewController?, hand: Int?,
            drag: DragInteraction?, start: @escaping () -> Void
        ) {
            self.owner = owner
            self.change = change
            self.selection = selection
            self.hand = hand
            self.drag = drag
            self.start = start
        }
    }

    package private(set) var current: TransitionContext?
    /// Called with each step of each transition of the window.
    package var observers: [(TransitionPhase, TransitionContext) -> Void] = []

    private weak var window: UIWindow?
    private(set) var waiting: [Request] = []
    /// The clock's call that starts the next request.
    private var next: VirtualClock.Scheduled?
    /// The drag for the transition that begins next.
    private var drag: DragInteraction?

    private static var queues: [ObjectIdentifier: TransitionQueue] = [:]
    private static var hands = 0
    /// The click or key that is being handled.
    private static var hand: Int?

    private init(window: UIWindow) {
        self.window = window
    }

    /// The queue of a window.
    package static func of(_ window: UIWindow) -> TransitionQueue {
        if let queue = queues[ObjectIdentifier(window)], queue.window === window { return queue }
        queues = queues.filter { $0.value.window != nil }
        let queue = TransitionQueue(window: window)
        queues[ObjectIdentifier(window)] = queue
        return queue
    }

    static var isAnyoneWaiting: Bool { queues.values.contains { !$0.waiting.isEmpty } }

    /// Whether a request made now would have to wait.
    package var isBusy: Bool { current != nil || !waiting.isEmpty }

    /// Makes requests by hand, as keys and clicks do: of those only the latest waits.
    package static func byHand<Result>(_ body: () -> Result) -> Result {
        let outer = hand
        hands += 1
        hand = hands
        defer { hand = outer }
        return body()
    }

    /// Runs a change now, or when those before it are over.
    ///
    /// - Parameter isOurs: the previewer asks, not the user's code, so there is nothing to say of it.
    func perform(
        owner: UIViewController? = nil, change: StackChange? = nil, selection: UIViewController? = nil,
        isOurs: Bool = false, _ start: @escaping () -> Void
    ) {
        guard isBusy else { return start() }
        if let hand = Self.hand {
            waiting.removeAll { $0.hand != nil && $0.hand != hand }
        } else if !isOurs {
            Console.once("a request made while a transition runs waits for its end; a device may drop or corrupt it.")
        }
        waiting.append(
            Request(
                owner: owner, change: change, selection: selection, hand: Self.hand, drag: drag, start: start))
        drag = nil
        scheduleNext()
    }

    /// Runs `body` in its turn, when no transition runs: a rotation of the device, for one.
    package func whenIdle(_ body: @escaping () -> Void) {
        perform(isOurs: true, body)
    }

    /// Runs a transition; nothing else may be running.
    func run(_ context: TransitionContext) {
        current = context
        context.start()
    }

    /// The interaction for a transition that begins: our drag, if one is waiting for it.
    func takeDrag() -> DragInteraction? {
        defer { drag = nil }
        return drag
    }

    func dragging(with interaction: DragInteraction, _ request: () -> Void) -> Bool {
        drag = interaction
        request()
        let isTaken = drag == nil
        drag = nil
        return isTaken
    }

    /// The transition that ran is over: the next begins in a turn of its own.
    func ended(_ context: TransitionContext) {
        guard current === context else { return }
        current = nil
        tell(context.phase, context)
        scheduleNext()
    }

    /// Undoes what runs and forgets what waits: the window goes away.
    func abandon() {
        waiting = []
        next?.cancel()
        current?.abandon()
    }

    func tell(_ phase: TransitionPhase, _ context: TransitionContext) {
        for observer in observers { observer(phase, context) }
    }

    private func scheduleNext() {
        guard current == nil, !waiting.isEmpty, next?.isPending != true else { return }
        next = VirtualClock.current.schedule(after: 0) { [weak self] in
            MainActor.assumeIsolated { self?.startNext() }
        }
    }

    private func startNext() {
        guard current == nil, !waiting.isEmpty else { return }
        let request = waiting.removeFirst()
        drag = request.drag
        request.start()
        drag = nil
        scheduleNext()
    }
}
