import Compile
import Foundation
import Preview
import SourceModel
import Synchronization
import Window

/// Keeps a window in which a user's code is on show: builds it, has it run in a process of its own, and replaces that when
/// the sources change or when the code has brought it down. Nothing of the user's runs in this process.
@MainActor
final class Supervisor {
    /// What other threads have to tell.
    enum News: Sendable {
        case built(BuildResult, began: Double)
        case saved
        case stage(Stage, Stage.Event)
    }

    /// How long a version may take to say what is to go on in the next.
    private static let handOverTime = 0.15  // s
    /// How long one may take to end when the window closes.
    private static let endingTime = 2.0  // s
    /// How long if it writes a recording.
    private static let recordingTime = 60.0  // s

    let window: DisplayWindow
    let job: BuildJob
    let words: [String]
    /// The command line, which stages understand too.
    let arguments: [String]
    private let inbox: Inbox
    private let builder = Builder()
    private var watcher: Watcher?
    /// The version on show, and the one that will be once it has drawn something.
    var current: Stage?
    var next: Stage?
    /// Where each version said it was, or began.
    var resume: Resume?
    /// What was built and waits for the version on show to say where it is, and until when.
    private var pending: (product: Product, until: Double)?
    /// The newest module that can be loaded, and when the change that it came of was seen.
    var product: Product?
    private var began = 0.0
    /// The state of the window as stages know it.
    private var told: DisplayState?
    /// What is wrong with the sources as they are, or went wrong with them.
    var faults: Faults?
    /// Makes the checks that the version on show asks for, and the one on show.
    private let desk: CheckDesk
    private var check: CheckOnShow?
    private var isClosing: Double?
    /// Stages that write a recording.
    private var recording: Set<ObjectIdentifier> = []
    private var exitCode: Int32 = 0
    private var hasStarted = false
    private var isOver = false

    init(window: DisplayWindow, job: BuildJob, words: [String], arguments: [String]) {
        self.window = window
        self.job = job
        self.words = words
        self.arguments = arguments
        inbox = Inbox(wake: window.waker)
        desk = CheckDesk(words: words + job.makes.flatMap { ["--make", $0] }, wake: window.waker)
    }

    /// Runs until the window is closed.
    func run() throws {
        window.title = "\(SourceName.of(words)) is being compiled – Segue"
        build(began: MonotonicTime.now)
        watcher = Watcher(job.inputs) { [inbox] _ in inbox.put(.saved) }
        defer { watcher?.stop() }
        while !isOver {
            let event = window.nextEvent(timeout: timeToWait)
            take(event)
            for news in inbox.take() { take(news) }
            for news in desk.take() { tell(news) }
            passDeadlines()
        }
        builder.cancel()
        desk.end()
        for stage in [current, next] { stage?.end() }
        if exitCode != 0 { throw CommandFailure.reported(exitCode) }
    }

    private var timeToWait: Double {
        let deadlines = [pending?.until, isClosing].compactMap { $0 }
        return deadlines.map { max($0 - MonotonicTime.now, 0) }.min() ?? .infinity
    }

    private func passDeadlines() {
        let now = MonotonicTime.now
        if let pending, now >= pending.until { startPending() }
        if let isClosing, now >= isClosing { isOver = true }
    }

    // MARK: Window

    private func take(_ first: WindowEvent?) {
        var next = first
        while let event = next {
            handle(event)
            next = window.nextEvent(timeout: 0)
        }
        tellState()
    }

    private func handle(_ event: WindowEvent) {
        switch event.kind {
        case .quit, .closeRequested: close()
        case .exposed, .restored: if let current { show(current, rows: nil) }
        case .resized, .displayChanged, .unknown: break
        default: current?.send(.event(event))
        }
    }

    /// Tells the stages how the window is, if it has changed.
    private func tellState() {
        let state = window.state
        guard state != told else { return }
        told = state
        for stage in [current, next] { stage?.send(.state(state)) }
    }

    private func close() {
        guard isClosing == nil else { return }
        guard let current else {
            isOver = true
            return
        }
        let isRecording = recording.contains(ObjectIdentifier(current))
        isClosing = MonotonicTime.now + (isRecording ? Self.recordingTime : Self.endingTime)
        current.send(.quit)
    }

    // MARK: Builds

    private func build(began: Double) {
        builder.start(job) { [inbox] result in inbox.put(.built(result, began: began)) }
    }

    private func take(_ news: News) {
        switch news {
        case .saved: build(began: MonotonicTime.now)
        case .built(let result, let began): finish(result, began: began)
        case .stage(let stage, .report(let report)): take(report, from: stage)
        case .stage(let stage, .ended(let ending, let output)): stageEnded(stage, ending, output)
        }
    }

    private func finish(_ result: BuildResult, began: Double) {
        switch result {
        case .built(let product):
            product.remark.map { Program.say("segue: \($0)") }
            for warning in product.warnings where warning.file == nil || warning.file == "--make" {
                Program.say(warning.text(isColored: Program.isColored))
            }
            faults = nil
            sourcesChanged()
            self.began = began
            self.product = product
            pending = (product, MonotonicTime.now + Self.handOverTime)
            if let current { current.send(.handOver) } else { startPending() }
        case .failed(let diagnostics):
            for diagnostic in diagnostics where diagnostic.severity != .warning {
                Program.say(diagnostic.text(isColored: Program.isColored))
            }
            fail(Faults(diagnostics, of: SourceName.of(words), hasGood: product != nil))
        case .unavailable(let line):
            Program.say("segue: \(line)")
            fail(Faults(title: SourceName.of(words), entries: [.init(place: "", message: line)], hint: Faults.waiting))
        }
    }

    /// Shows what is wrong over the version on show, or over sample screens if there is none.
    private func fail(_ faults: Faults) {
        self.faults = faults
        if let stage = next ?? current { stage.send(.faults(faults)) } else { start(nil) }
    }

    private func startPending() {
        guard let product = pending?.product else { return }
        pending = nil
        start(product)
    }

    /// Starts a process for a module; for none it shows sample screens.
    func start(_ product: Product?, replaying: Bool = true) {
        next?.kill()
        var resume = resume
        if !replaying { resume?.operation = nil }
        let setup = StageSetup(
            library: product?.library, report: product?.report ?? SourceReport(), name: SourceName.of(words),
            faults: faults, resume: resume, check: check, isFirst: !hasStarted)
        hasStarted = true
        do {
            let stage = try Stage(
                arguments: arguments, setup: setup
            ) { [inbox] stage, event in inbox.put(.stage(stage, event)) }
            next = stage
            let state = window.state
            told = state
            stage.send(.state(state))
        } catch {
            Program.say("segue: \((error as? CommandFailure)?.message ?? "\(error)")")
        }
    }

    // MARK: Checks

    /// The version on show wants a class checked, or none any longer.
    private func begin(check name: String?) {
        check = name.map { CheckOnShow(effect: $0, news: .progress(done: 0, of: 0)) }
        if let name { desk.begin(name) } else { desk.end() }
    }

    private func tell(_ news: CheckNews) {
        check?.news = news
        for stage in [current, next] { stage?.send(.check(news)) }
    }

    /// There are newer sources: what is being checked is begun again, and what was is out of date.
    private func sourcesChanged() {
        guard let name = check?.effect else { return }
        if desk.isBusy {
            tell(.progress(done: 0, of: 0))
            desk.begin(name)
        } else {
            check?.isStale = true
        }
    }

    // MARK: Stages

    private func take(_ report: StageReport, from stage: Stage) {
        switch report {
        case .frame(let size, let rows):
            if stage === next { adopt(stage) }
            if stage === current {
                let isSame = size == shownSize
                shownSize = size
                show(stage, rows: isSame ? rows : nil)
            }
            stage.send(.presented)
        case .request(let request): if stage === current || stage === next { window.perform(request) }
        case .check(let name): if stage === current || stage === next { begin(check: name) }
        case .recording(let isOn):
            if isOn { recording.insert(ObjectIdentifier(stage)) } else { recording.remove(ObjectIdentifier(stage)) }
        case .resume(let resume):
            guard stage === current else { return }
            // Sample screens that stand in for a module have nothing to hand on.
            if stage.setup.library != nil { self.resume = resume }
            if pending != nil { startPending() }
        case .over: if stage === current { isOver = true }
        }
    }

    /// A new version has drawn its first picture: it takes the old one's place.
    private func adopt(_ stage: Stage) {
        if let current {
            // One that writes a recording ends by itself after that.
            if recording.remove(ObjectIdentifier(current)) != nil { current.send(.quit) } else { current.kill() }
        }
        current = stage
        next = nil
        Makes().remember(job.makes, for: words)
        guard stage.setup.library != nil, began > 0 else { return }
        let milliseconds = Int(((MonotonicTime.now - began) * 1000).rounded())
        Program.say(
            "segue: \(SourceName.of(words)) on show after \(milliseconds) ms; \(product?.timing.description ?? "")")
        began = 0
    }

    /// Brings a stage's newest picture into the window.
    ///
    /// - Parameter rows: Those in which it differs from what the window shows; nil for all.
    private func show(_ stage: Stage, rows: [Range<Int>]?) {
        let source = stage.memory.base.assumingMemoryBound(to: UInt32.self)
        do {
            try window.withPixels(rows: shownSize == window.pixelSize ? rows : nil) { pixels in
                for range in pixels.rows {
                    for row in range where row < shownSize.height {
                        (pixels.base + row * pixels.stride).update(
                            from: source + row * shownSize.width, count: min(pixels.width, shownSize.width))
                    }
                }
            }
            try window.present()
        } catch {
            Program.say("segue: \(error.description)")
            exitCode = 1
            isOver = true
        }
    }

    private var shownSize = PixelSize(width: 0, height: 0)

    private func stageEnded(_ stage: Stage, _ ending: ChildProcess.Ending, _ output: String) {
        let wasShown = stage === current
        guard wasShown || stage === next else { return }
        if wasShown { current = nil } else { next = nil }
        if isClosing != nil {
            isOver = current == nil
            return
        }
        // What was wrong with the command line it has said itself.
        if case .exited(2) = ending, !wasShown, current == nil {
            exitCode = 2
            isOver = true
            return
        }
        let hasGood = current?.setup.library != nil
        if let reason = Self.reason(for: ending, in: output) {
            faults = Faults(reason, in: SourceName.of(words), hasGood: hasGood)
        } else {
            let crash = stage.report(on: ending, output)
            Program.say("segue: \(crash.headline())")
            faults = Faults(crash, of: SourceName.of(words), hasGood: hasGood)
        }
        // Where not even the sample screens come up there is nothing to wait for.
        guard wasShown || stage.setup.library != nil else {
            exitCode = 1
            isOver = true
            return
        }
        // A module that does not get to its first picture is not tried again before the next save.
        if let current { current.send(.faults(faults)) } else { start(wasShown ? product : nil, replaying: false) }
    }

    /// What a stage that gave up by itself has said last: why its module is not to be shown.
    private static func reason(for ending: ChildProcess.Ending, in output: String) -> String? {
        guard case .exited(1...2) = ending, let line = output.split(separator: "\n").last,
            let prefix = ["segue: ", "segue run: "].first(where: { line.hasPrefix($0) })
        else { return nil }
        return String(line.dropFirst(prefix.count))
    }
}

/// What other threads have to tell, in order; the window's thread is woken for it.
final class Inbox: Sendable {
    private let items = Mutex<[Supervisor.News]>([])
    private let wake: @Sendable () -> Void

    init(wake: @escaping @Sendable () -> Void) {
        self.wake = wake
    }

    func put(_ news: Supervisor.News) {
        items.withLock { $0.append(news) }
        wake()
    }

    func take() -> [Supervisor.News] {
        items.withLock { items in
            defer { items = [] }
            return items
        }
    }
}
