import Compile
import Export
import Foundation
import Preview
import Transitions
import UIKit
import Window

/// `segue run`.
enum RunCommand: Command {
    static let name = "run"
    static let help = CommandHelp(
        summary: "Open the window: drag from its edges, click, press keys (F1 lists them).", words: "[EFFECT|FILE...]",
        positionals: 0...10_000,
        notes: """
            EFFECT is an id or a key of `segue list`. With no display, \(TourCommand.file) is written instead.
            FILE is a Swift file of your own with a transition in it, or a folder of them: it is compiled,
            runs with your rights, and anew each time it is saved. Docs/YourOwnTransition.md says more.
            """,
        examples: [
            "segue run ZoomAnimator.swift", "segue run Demo/ --root 'ListViewController()' --wrap navigation",
            "segue run fade --operation pop --speed 0.25", "segue run card --from list.png --to detail.png",
        ])
    static let options =
        [
            Option("--operation", value: "OPERATION", help: "start where this one can be played: push, pop, present …"),
            Option("--mode", value: "MODE", help: "start in navigation, modal or tabs"),
            Option("--speed", value: "X", help: "from 0.05 to 4 (1)"),
            Option("--scale", value: "S", help: "pixels of the window per point (1)"),
            Option("--fullscreen", help: "fill the display"),
            SharedOptions.compare,
            Option("--fresh", help: "start without what was remembered of the last run"),
            Option("--record", value: "FILE", help: "write what is done in the window as a drag script"),
            Option("--replay", value: "SCRIPT", help: "play a drag script, a file or its text, and then go on by hand"),
            Option("--record-to", value: "PATH", help: "where V records to: a .mp4, a .gif or a folder"),
            Option("--trace", value: "FILE", help: "write a line of JSON for each frame and event"),
            Option("--seconds", value: "S", help: "end after so many seconds"),
        ] + SharedOptions.rehearsal + SharedOptions.guest + SharedOptions.all

    static func run(_ arguments: Arguments) throws {
        let stage = StageEntry.current
        if stage == nil, let job = try SharedOptions.job(arguments) { return try supervise(job, arguments) }
        try stage?.load(named: arguments.string("--class"))
        let file = StateFile(named: stage == nil ? "state.json" : "guests.json")
        let resume = stage?.setup.resume
        let remembered = resume?.state ?? (arguments.has("--fresh") ? nil : file.load())
        let entry = try SharedOptions.entry(arguments)
        var configuration = try SharedOptions.configuration(
            arguments, entry ?? (stage == nil ? remembered?.effect.flatMap { Catalogue.entry($0) } : nil))
        if let remembered { configuration.take(remembered, besides: arguments) }
        if let stage { configuration.goOn(from: stage.setup.resume, besides: arguments) }
        let speed = try arguments.value("--speed", "a number from 0.05 to 4", Values.number(Speed.limits))
        configuration.speed = speed ?? remembered?.speed ?? 1
        let mode = try mode(arguments, &configuration)
        let seconds = try arguments.value("--seconds", "a number of seconds above 0", Values.number(0.001...1e6))
        let scale = try arguments.value("--scale", "a number from 0.25 to 4", Values.number(0.25...4)) ?? 1
        if let mode { configuration.mode = mode }
        let shown = try EffectName.entry(configuration.effect ?? Catalogue.all[0].id)
        let situation = try SharedOptions.rehearse(arguments, shown, &configuration)
        let trace = try trace(arguments, appending: stage?.setup.isFirst == false)
        let operation = try arguments.string("--operation").map { try EffectName.operation($0, of: shown) }
        // A situation's own script leads to where it begins.
        let own = situation.map { $0.script(for: operation ?? shown.operations[0]) }
        let script = try ScriptArgument.script(arguments, "--replay") ?? own
        let recording = try ScriptArgument.recording(arguments)
        let recordsTo = try recordingPlace(arguments)
        if script != nil, recording != nil {
            throw CommandFailure.usage("--record and --replay exclude each other; give one")
        }
        let window: any Display
        var ownWindow: DisplayWindow?
        if let display = stage?.display {
            window = display
        } else {
            guard let opened = try openWindow(arguments, configuration, scale) else { return }
            window = opened
            ownWindow = opened
        }
        let pixels = window.state.pixels
        configuration.scale = CGFloat(pixels.width) / configuration.size.width
        configuration.sources = stage == nil ? [] : arguments.words
        let session = Session(configuration)
        let loop = PreviewLoop(
            window: window, session: session, trace: trace, seconds: seconds, recordsTo: recordsTo,
            whenShown: { ownWindow?.adoptIcon() })
        if let remembered { loop.restore(remembered) }
        if let stage { loop.serve(stage) }
        let desk = ownWindow.map { CheckDesk(words: [], wake: $0.waker) }
        defer { desk?.end() }
        if let desk {
            loop.onCheck = { id in if let id { desk.begin(id) } else { desk.end() } }
            loop.checkNews = { desk.take() }
        }
        let size = session.screenSize
        let heading = "\(session.status.effect), \(session.mode.rawValue), \(Int(size.width))x\(Int(size.height))"
        let recorder = recording.map { _ in ScriptRecorder(session) { MonotonicTime.now } }
        if let script {
            if situation == nil { operation.map { session.prepare(for: $0) } }
            session.play(script)
        }
        // What was done is kept, however the window ends.
        let keep = {
            file.save(loop.remembered)
            if let recorder, let recording {
                try ScriptArgument.write(recorder.script, heading: heading, to: recording)
            }
        }
        ownWindow?.onLoss = {
            do { try keep() } catch let failure as CommandFailure { Program.say("segue: \(failure.message)") } catch {}
        }
        defer {
            ownWindow?.onLoss = nil
            loop.close()
        }
        var failure: CommandFailure?
        do {
            try loop.run()
        } catch let error as WindowError {
            failure = .work(error.description)
        }
        try keep()
        stage?.display?.report(.over)
        if let failure { throw failure }
    }

    /// Opens the window; with no display it writes a picture instead, says so, and returns nil.
    private static func openWindow(
        _ arguments: Arguments, _ configuration: Session.Configuration, _ scale: Double
    ) throws -> DisplayWindow? {
        let window: DisplayWindow
        // What is compared is known only where the user's code runs.
        let isTwo = configuration.compared != nil || arguments.string("--compare") != nil
        let size = configuration.windowSize(of: isTwo ? 2 : 1)
        do {
            window = try DisplayWindow(title: "Segue", contentSize: size)
        } catch .noDisplay(named: nil) {
            Program.say("segue: there is no display; \(TourCommand.file) shows all effects instead")
            try TourCommand.write(to: TourCommand.file, device: configuration.device)
            return nil
        } catch {
            throw CommandFailure.work(error.description)
        }
        if scale != 1 {
            window.resize(to: CGSize(width: size.width * scale, height: size.height * scale))
        }
        if arguments.has("--fullscreen") { window.isFullScreen = true }
        return window
    }

    /// Opens the window for a user's own sources, whose code runs in another process.
    private static func supervise(_ job: BuildJob, _ arguments: Arguments) throws {
        var configuration = Session.Configuration()
        configuration.device = try SharedOptions.device(arguments)
        if let remembered = arguments.has("--fresh") ? nil : StateFile(named: "guests.json").load() {
            configuration.take(remembered, besides: arguments)
        }
        _ = try SharedOptions.rehearse(arguments, Catalogue.all[0], &configuration)
        let scale = try arguments.value("--scale", "a number from 0.25 to 4", Values.number(0.25...4)) ?? 1
        guard let window = try openWindow(arguments, configuration, scale) else { return }
        window.adoptIcon()
        let words = Array(CommandLine.arguments.dropFirst())
        try Supervisor(window: window, job: job, words: arguments.words, arguments: words).run()
    }

    /// The mode asked for by name or by operation.
    private static func mode(_ arguments: Arguments, _ configuration: inout Session.Configuration) throws -> Mode? {
        let entry = try EffectName.entry(configuration.effect ?? Catalogue.all[0].id)
        if let word = arguments.string("--operation") {
            return Mode(try EffectName.operation(word, of: entry))
        }
        let names = Mode.allCases.map(\.rawValue)
        guard let mode = try arguments.value("--mode", names.joined(separator: ", "), Mode.init(rawValue:)) else {
            return nil
        }
        guard entry.supports(mode) else {
            let has = Mode.allCases.filter { entry.supports($0) }.map(\.rawValue).joined(separator: ", ")
            throw CommandFailure.usage("\(entry.id) does not work in \(mode.rawValue); it has \(has)")
        }
        return mode
    }

    /// Where V records to, if it is said.
    private static func recordingPlace(_ arguments: Arguments) throws -> String? {
        guard let path = arguments.string("--record-to") else { return nil }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue { return path }
        guard ["mp4", "gif"].contains((path as NSString).pathExtension.lowercased()) else {
            throw CommandFailure.usage(
                "--record-to \(path) is no folder; give one, or a name that ends in .mp4 or .gif")
        }
        return path
    }

    private static func trace(_ arguments: Arguments, appending: Bool) throws -> TraceWriter? {
        guard let path = arguments.string("--trace") else { return nil }
        // A reader of the trace that goes away leaves a line, and the window open.
        signal(SIGPIPE, SIG_IGN)
        do {
            return try TraceWriter(path: path, appends: appending) { Program.say("segue: \($0)") }
        } catch {
            throw CommandFailure.work(error.description)
        }
    }
}

extension Session.Configuration {
    /// The size of a window, in points, that shows so many screens 1:1.
    fileprivate func windowSize(of screens: Int) -> CGSize {
        var layout = WorkspaceLayout(width: 1, height: 1, density: 1, screen: size)
        layout.count = screens
        return layout.windowSize(atScale: 1)
    }

    /// Goes on with the class that the version before had on show, if there still is one of that name.
    @MainActor
    fileprivate mutating func goOn(from resume: Resume?, besides arguments: Arguments) {
        guard let resume, let effect = resume.state.effect, Catalogue.all.contains(where: { $0.id == effect }) else {
            return
        }
        self.effect = effect
        mode = resume.state.mode
    }

    /// Takes up what was remembered of the last run, but for what the command line says.
    @MainActor
    fileprivate mutating func take(_ state: RememberedState, besides arguments: Arguments) {
        settings = state.settings
        if arguments.words.isEmpty, state.effect != nil {
            effect = state.effect
            mode = state.mode
        }
        if !SharedOptions.device.contains(where: { arguments.has($0.name) || arguments.string($0.name) != nil }) {
            device = state.device.device
        }
    }
}
