import Foundation
import Preview
import UIKit
import Window

/// Carries events from the window to the session and pictures back, at the display's refresh; at rest it waits for events.
@MainActor
final class PreviewLoop {
    /// How often it is looked whether a picture has been written.
    private static let pictureInterval = 0.02  // s
    let window: any Display
    let workspace: Workspace
    private let trace: TraceWriter?
    private let whenShown: () -> Void
    private let rules = RuleBook()
    /// Has an effect checked by its id, or with nil no longer.
    var onCheck: (String?) -> Void = { _ in }
    /// What has been heard of a check since the last time.
    var checkNews: () -> [CheckNews] = { [] }
    private let picture = WindowPicture()
    private let pictures = PictureWriter()
    private let dropped = PictureReader()
    let recorder: WindowRecorder
    /// Told when a recording begins, and when its file is written or given up.
    var onRecording: (Bool) -> Void = { _ in }
    private let clock = ProcessTime()
    var pacer: FramePacer
    private var isOver = false
    private let deadline: Double
    /// The instant up to which the session has been told of time.
    private var told: Double
    /// What the window shows; nil if all of it must be drawn whatever it shows.
    private var shown: WorkspaceFrame.Signature?
    /// Whether input has changed the picture of a frame whose time had not come yet.
    private var owesFrame = false
    /// When the newest input not yet shown happened.
    private var newestInput: Double?

    /// - Parameters:
    ///   - recordsTo: Where recordings go; nil for the user's folder of videos.
    ///   - whenShown: called once, after the first picture.
    init(
        window: any Display, session: Session, trace: TraceWriter?, seconds: Double?, recordsTo: String? = nil,
        whenShown: @escaping () -> Void = {}
    ) {
        self.window = window
        self.whenShown = whenShown
        recorder = WindowRecorder(place: recordsTo)
        let state = window.state
        workspace = Workspace(
            session, width: state.pixels.width, height: state.pixels.height, density: state.density)
        workspace.checkGuide = rules
        self.trace = trace
        pacer = FramePacer(refreshRate: state.refreshRate, waitsForRefresh: state.waitsForRefresh)
        told = MonotonicTime.now
        deadline = told + (seconds ?? .infinity)
        session.onEvent = { [weak self] in self?.happened($0) }
        session.onMessage = { Program.say("segue: \($0)") }
        Console.write = { [weak workspace] line in
            Program.say(line)
            workspace?.show(line)
        }
        setTitle()
    }

    var session: Session { workspace.session }

    /// What is to be found again the next time.
    var remembered: RememberedState { workspace.remembered }

    /// Opens and hides tools as they were.
    func restore(_ state: RememberedState) {
        workspace.restore(state)
        serveRequests()
    }

    /// Shows a user's own classes for the window in another process, and goes on where the version before was.
    func serve(_ stage: StageEntry) {
        let display = stage.display
        display?.onOrder = { [weak self] order in
            guard let self else { return }
            switch order {
            case .faults(let faults): workspace.show(faults)
            case .check(let news): workspace.take(news)
            case .handOver:
                display?.report(.resume(Resume(state: remembered, operation: lastOperation)))
            case .event, .state, .presented, .quit: break
            }
        }
        onCheck = { display?.report(.check($0)) }
        onRecording = { display?.report(.recording($0)) }
        workspace.show(stage.setup.faults)
        if let check = stage.setup.check { workspace.show(check) }
        guard let word = stage.setup.resume?.operation, let operation = TransitionOperation(rawValue: word),
            session.canPlay(operation)
        else { return }
        session.start(operation)
        serveRequests()
    }

    /// The transition played last.
    private var lastOperation: String?

    /// Takes the session down: the loop is of no more use.
    func close() {
        workspace.close()
    }

    func run() throws {
        adoptSize()
        try draw()
        whenShown()
        while !isOver, MonotonicTime.now < deadline {
            let now = MonotonicTime.now
            let isActive = workspace.isActive && !window.state.isMinimized
            // Input that ends what was going on leaves nothing active, and yet a last picture to show.
            let isPaced = isActive || owesFrame
            var wait = isPaced ? pacer.wait(at: now) : workspace.timeToWake ?? .infinity
            if let wish = recorder.wish(at: now) { wait = min(wait, wish) }
            if pictures.isBusy || dropped.isBusy || recorder.isFinishing { wait = min(wait, Self.pictureInterval) }
            let event = window.nextEvent(timeout: max(min(wait, deadline - now), 0))
            if !isActive {
                // Time catches up with the rest before anything new happens.
                pass(to: MonotonicTime.now)
                if !owesFrame { pacer.rest() }
            }
            take(event)
            for news in checkNews() { workspace.take(news) }
            serveRequests()
            reportPictures()
            reportRecording()
            takeDropped()
            owesFrame = isPaced && pacer.wait(at: MonotonicTime.now) > 0
            guard !owesFrame else { continue }
            serveMainQueue()
            let instant = pacer.begin(at: MonotonicTime.now)
            if isActive { pass(to: instant) } else { told = instant }
            try draw()
            recordWhatIsShown()
        }
        finishRecording()
        pictures.finish()
        reportPictures()
    }

    /// Lets code run that other threads sent to this one, and tasks of the main actor; takes under 0.1 ms.
    private func serveMainQueue() {
        _ = RunLoop.main.run(mode: .default, before: Date())
    }

    private func pass(to instant: Double) {
        workspace.tick(realSeconds: instant - told)
        told = instant
    }

    /// Takes in an event and all that wait behind it.
    private func take(_ first: WindowEvent?) {
        var next = first
        while let event = next {
            handle(event)
            next = window.nextEvent(timeout: 0)
        }
    }

    private func handle(_ event: WindowEvent) {
        switch event.kind {
        case .quit, .closeRequested:
            isOver = true
        case .exposed, .restored:
            shown = nil
        case .resized:
            shown = nil
            adoptSize()
        case .displayChanged:
            let state = window.state
            pacer = FramePacer(refreshRate: state.refreshRate, waitsForRefresh: state.waitsForRefresh)
            adoptSize()
        case .fileDropped(let path, let point):
            dropped.read(path, droppedAt: point)
        default:
            break
        }
        guard let input = InputEvent(event) else { return }
        if input.isOfHand { newestInput = max(event.time, newestInput ?? event.time) }
        workspace.handle(input)
    }

    private func adoptSize() {
        let state = window.state
        workspace.resize(width: state.pixels.width, height: state.pixels.height, density: state.density)
    }

    private func serveRequests() {
        let requests = session.requests
        session.requests = []
        for request in requests {
            switch request {
            case .quit: isOver = true
            case .screenshot: takeScreenshot()
            case .record: toggleRecording()
            case .copy(let text): window.perform(.copy(text))
            case .fullScreen: window.perform(.fullScreen)
            case .check(let id): onCheck(id)
            case .resize(let size):
                window.perform(.resize(size))
                // Whatever the desktop has made of it.
                adoptSize()
            }
        }
    }

    /// Draws and shows the picture, if it is another than the one shown.
    private func draw() throws {
        let began = MonotonicTime.now
        let state = window.state
        let size = state.pixels
        let frame = workspace.frame()
        guard frame.signature != shown, !state.isMinimized else { return }
        if shown == nil { picture.invalidate() }
        let rows = picture.update(frame.nodes, width: size.width, height: size.height, background: .black)
        var drawnRows = 0
        if !rows.isEmpty {
            try window.withPixels(rows: rows.ranges) { pixels in
                guard pixels.width == size.width, pixels.height == size.height else { return }
                let target = Bitmap(
                    pixels: pixels.base, width: pixels.width, height: pixels.height, stride: pixels.stride,
                    isWriteOnly: state.isWriteOnly)
                picture.draw(pixels.rows, into: target)
                drawnRows = pixels.rows.reduce(0) { $0 + $1.count }
            }
            guard drawnRows > 0 else {
                // What was handed out may have been touched.
                shown = nil
                return
            }
        }
        let drawn = MonotonicTime.now
        if drawnRows > 0 { try window.present() }
        let presented = MonotonicTime.now
        if drawnRows > 0 { pacer.end(drawn: drawn, presented: presented) }
        workspace.drew(in: drawn - began)
        shown = frame.signature
        trace?.write(
            TraceWriter.Frame(
                t: clock.time(at: presented), status: session.status, rows: drawnRows,
                composeMS: (drawn - began) * 1000, presentMS: (presented - drawn) * 1000,
                inputAgeMS: newestInput.map { (presented - $0) * 1000 }))
        newestInput = nil
    }

    private func happened(_ event: SessionEvent) {
        trace?.write(event, at: clock.time(at: MonotonicTime.now))
        if event.name == TransitionPhase.began.rawValue { lastOperation = event.operation?.rawValue }
        if ["selected", "comparing", "compared"].contains(event.name) { setTitle() }
    }

    private func setTitle() {
        window.perform(.title("\(session.effectNames.joined(separator: " | ")) – Segue"))
    }

    /// Writes the device's screen, as large as it is shown, into a file of its own.
    private func takeScreenshot() {
        let frame = workspace.layout.frame(ofScreen: session.activeIndex)
        let (width, height) = (Int(frame.width), Int(frame.height))
        let image = FrameRenderer().image(
            of: session.screenNodes(width: width, height: height, pane: session.activeIndex), width: width,
            height: height, background: .black)
        let status = session.status
        let name = "segue-\(status.effect)-\(status.operation.rawValue)"
        pictures.write(image) { FreshFile.path(name, extension: "png") }
    }

    /// Shows the pictures that were dropped, once they are read.
    private func takeDropped() {
        for outcome in dropped.takeOutcomes() {
            let name = (outcome.path as NSString).lastPathComponent
            switch outcome.result {
            case .success(let picture):
                workspace.drop(picture, name: name, at: outcome.point, path: outcome.path)
            case .failure(let error):
                session.note(
                    SessionEvent("failed", effect: session.status.effect, detail: outcome.path),
                    message: error.description)
            }
        }
    }

    /// Says where pictures went, or why not.
    private func reportPictures() {
        for outcome in pictures.takeOutcomes() {
            session.note(
                SessionEvent(
                    outcome.problem == nil ? "screenshot" : "failed", effect: session.status.effect,
                    detail: outcome.path),
                message: outcome.problem ?? "Saved \(outcome.path)")
        }
    }
}
