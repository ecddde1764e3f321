import Testing
import Transitions
import UIKit

@testable import Preview

/// A checker in the place of the process: it knows two rules' worth of findings and how they are seen.
@MainActor
private final class FakeGuide: CheckGuide {
    var change: (inout Session.Configuration) -> Void = { _ in }
    var script = "forward, until rest, wait 200ms"
    /// The ways that were asked for.
    private(set) var ways: [ListedFinding.Way] = []

    func advice(on rule: String) -> CheckAdvice? {
        rule == "leftover-view" ? CheckAdvice(cause: "It stays.", remedy: "Take it out.") : nil
    }

    func staging(of way: ListedFinding.Way, _ entry: CatalogueEntry) -> Staging? {
        ways.append(way)
        var configuration = Session.Configuration()
        configuration.mode = TransitionOperation(rawValue: way.operation).map(Mode.init)
        configuration.size = CGSize(width: 120, height: 260)
        change(&configuration)
        return (try? DragScript(parsing: script)).map { Staging(configuration: configuration, script: $0) }
    }
}

/// The panel that says what a check has found.
@Suite("Findings")
@MainActor
struct FindingsTests {
    private let size = CGSize(width: 393, height: 852)
    private let list = FindingList(
        runs: 58, ignored: 1,
        findings: [
            ListedFinding(
                severity: .error, message: "the container keeps a dimming view", rule: "leftover-view",
                occasions: "when run by the clock, in push", place: "Zoom.swift:42:17",
                way: .init(operation: "present", situation: "timed", time: 0.5)),
            ListedFinding(severity: .note, message: "an odd comment", rule: "stale-ignore"),
        ])

    private func withPanel(
        _ effect: String = "alpha", _ body: (Workspace, FakeGuide) throws -> Void
    ) rethrows {
        let guide = FakeGuide()
        try withWorkspace(effect, size: size) { workspace in
            workspace.checkGuide = guide
            workspace.press("k")
            try body(workspace, guide)
        }
    }

    /// The requests about checks since the last time.
    private func requests(_ workspace: Workspace) -> [SessionRequest] {
        defer { workspace.session.requests = [] }
        return workspace.session.requests.filter { if case .check = $0 { true } else { false } }
    }

    @Test("K asks for a check of what is shown, says how far it is, and lists what came of it")
    func check() throws {
        try withPanel { workspace, _ in
            #expect(requests(workspace) == [.check("alpha")])
            let view = try #require(workspace.findings?.view)
            workspace.take(.progress(done: 34, of: 116))
            #expect(view.content.news == .progress(done: 34, of: 116) && view.rows.isEmpty)
            let log = EventLog(workspace.session)
            workspace.take(.list(list))
            #expect(log.names == ["checked"])
            #expect(view.rows.map(\.finding) == list.findings)
            #expect(view.content.selection == 0 && view.content.remark == nil)
            #expect(view.rows[0].isChosen && !view.rows[1].isChosen)
            #expect(list.summary == "58 runs, 2 findings, 1 ignored")
        }
    }

    @Test("the panel stands beside the screens, which keep their place, and goes with K and with Escape")
    func place() {
        for key in [Key.character("k"), .escape] {
            withPanel { workspace, _ in
                #expect(workspace.layout.place(ofScreen: 0) == CGRect(origin: .zero, size: size))
                #expect(workspace.layout.panel?.minX == size.width)
                workspace.press(key)
                #expect(workspace.findings == nil && workspace.layout.panel == nil)
                #expect(requests(workspace) == [.check("alpha"), .check(nil)], "what is checked is checked no longer")
            }
        }
    }

    @Test("what comes of a check after the panel was closed is nobody's")
    func late() {
        withPanel { workspace, _ in
            workspace.press("k")
            let log = EventLog(workspace.session)
            workspace.take(.list(list))
            #expect(workspace.findings == nil && log.names.isEmpty)
        }
    }

    @Test("Down and Up choose, Return plays the chosen one, and other keys are the screens'")
    func keys() {
        withPanel { workspace, guide in
            workspace.take(.list(list))
            workspace.press(.down)
            #expect(workspace.findings?.selection == 1)
            workspace.press(.down)
            #expect(workspace.findings?.selection == 1)
            workspace.press(.up)
            let log = EventLog(workspace.session)
            workspace.press(.return)
            #expect(guide.ways == [list.findings[0].way])
            #expect(log.names.contains("replaying"))
            #expect(workspace.session.isStaged && workspace.session.mode == .modal)
            workspace.frames(200)
            #expect(log.names.contains("finished") && log.names.contains("replayed"))
            #expect(workspace.findings?.selection == 0, "the panel is there for the next")
        }
    }

    @Test("a click on a finding plays it, also while another one is played")
    func click() throws {
        try withPanel { workspace, guide in
            workspace.take(.list(list))
            workspace.press(.return)
            workspace.frames(5)
            #expect(workspace.session.player != nil)
            let panel = try #require(workspace.findings)
            panel.view.layoutIfNeeded()
            let row = panel.view.rows[0]
            let point = row.convert(CGPoint(x: 60, y: 16), to: panel.window)
            let place = CGPoint(x: point.x + panel.window.frame.minX, y: point.y + panel.window.frame.minY)
            workspace.handle(.down(.mouse, button: .primary, at: place, time: 50))
            workspace.handle(.up(.mouse, button: .primary, at: place, time: 50.05))
            #expect(guide.ways.count == 2 && workspace.session.player != nil)
        }
    }

    @Test("the sentence stands over the screen while it is played, and no longer")
    func caption() {
        withPanel { workspace, _ in
            workspace.take(.list(list))
            #expect(workspace.findings?.caption.window.isHidden == true)
            workspace.press(.return)
            workspace.frames(3)
            #expect(workspace.findings?.caption.window.isHidden == false)
            workspace.press(.escape)
            #expect(workspace.session.player == nil && workspace.findings?.caption.window.isHidden == true)
            #expect(workspace.findings != nil, "the first Escape ends what is played")
        }
    }

    @Test("choosing another finding ends what is played, and so does Escape where it does not end by itself")
    func ended() {
        for key in [Key.down, .escape] {
            withPanel { workspace, _ in
                workspace.take(.list(list))
                workspace.press(.return)
                workspace.frames(5)
                workspace.press(key)
                #expect(workspace.session.player == nil && !workspace.session.isStaged)
                #expect(workspace.findings?.selection == (key == .down ? 1 : 0))
            }
        }
    }

    @Test("where two effects are compared, the one that was checked is played alone; then both are there again")
    func comparedAlone() {
        withPanel { workspace, _ in
            workspace.session.compare(with: "card")
            workspace.press("k")
            workspace.press("k")
            workspace.take(.list(list))
            let both = workspace.session.effectNames
            workspace.press(.return)
            workspace.frames(5)
            #expect(both.count == 2 && workspace.session.effectNames == Array(both.suffix(1)))
            workspace.press(.escape)
            #expect(workspace.session.effectNames == both && workspace.session.activeIndex == 1)
        }
    }

    @Test("a replay has the finding's device, mode and settings; the user's are back when the panel is closed")
    func surroundings() {
        withPanel { workspace, guide in
            let session = workspace.session
            session.changeSpeed { $0 = Speed(0.25) }
            session.tune(nil) { $0.duration = 2 }
            session.change(nil) { $0.gestures.zones.width = 60 }
            let (settings, device, mode) = (session.settings, session.device, session.mode)
            let remembered = workspace.remembered
            guide.change = {
                $0.device.isDark = true
                $0.presentationStyle = .custom
                $0.laysOutEnteringScreens = false
            }
            workspace.take(.list(list))
            #expect(workspace.findings?.view.content.remark?.contains("tuned") == true)
            workspace.press(.return)
            workspace.frames(2)
            #expect(session.device.isDark && session.screenSize == CGSize(width: 120, height: 260))
            #expect(session.configuration.presentationStyle == .custom)
            #expect(session.active.tuning.isEmpty && session.zones == GestureSettings().zones)
            #expect(TransitionContext.laysOutEnteringViews == false)
            #expect(workspace.remembered == remembered, "what is remembered is the user's own")
            workspace.press("k")
            #expect(workspace.findings == nil && !session.isStaged && session.player == nil)
            #expect(session.settings == settings && session.device == device && session.mode == mode)
            #expect(session.speed.factor == 0.25 && session.configuration.presentationStyle == nil)
            #expect(TransitionContext.laysOutEnteringViews && session.depth == 0)
        }
    }

    @Test("choosing another effect by hand gives the user's settings back first, and says that the list is another's")
    func otherEffect() {
        withPanel { workspace, guide in
            guide.change = { $0.device.isDark = true }
            workspace.take(.list(list))
            workspace.press(.return)
            workspace.frames(300)
            #expect(workspace.session.isStaged && workspace.session.player == nil)
            workspace.press("6")
            #expect(!workspace.session.isStaged && !workspace.session.device.isDark)
            #expect(workspace.session.status.effect == "card")
            #expect(workspace.findings?.view.content.remark?.contains("Card") == true)
            _ = requests(workspace)
            workspace.press("k")
            #expect(requests(workspace) == [.check("card")], "K checks what is shown")
        }
    }

    @Test("a transition that never ends is not waited for, and is gone when the panel is closed")
    func neverEnds() {
        withPanel { workspace, guide in
            guide.script = "from left 0, to 0.5 in 0.1s, until rest, wait 200ms"
            workspace.take(.list(list))
            workspace.press(.return)
            workspace.frames(1200)
            #expect(workspace.session.player == nil)
            workspace.press("k")
            workspace.frames(2)
            #expect(!workspace.session.isBusy && !workspace.session.isActive)
        }
    }

    @Test("what an earlier version was checked for is shown as out of date, and K checks again")
    func stale() {
        withWorkspace("alpha", size: size) { workspace in
            workspace.show(CheckOnShow(effect: "alpha", news: .list(list), isStale: true))
            #expect(workspace.findings?.view.content.remark?.contains("changed") == true)
            #expect(workspace.findings?.view.rows.count == 2)
            workspace.press("k")
            #expect(requests(workspace) == [.check("alpha")] && workspace.findings?.isChecking == true)
        }
    }

    @Test("one panel at a time stands beside the screens, and the inspector comes back")
    func inspector() {
        withWorkspace("alpha", size: size) { workspace in
            workspace.press("i")
            workspace.press("k")
            #expect(workspace.inspector == nil && workspace.findings != nil)
            #expect(workspace.remembered.showsInspector)
            workspace.press("k")
            #expect(workspace.inspector != nil && workspace.findings == nil)
            workspace.press("k")
            workspace.press("i")
            #expect(workspace.inspector != nil && workspace.findings == nil)
        }
    }

    @Test("where two are compared, what was clicked last is checked")
    func compared() {
        withWorkspace("alpha", size: size) { workspace in
            workspace.session.compare(with: "card")
            workspace.session.activate(1)
            workspace.press("k")
            #expect(requests(workspace) == [.check("card")])
        }
    }

    @Test("a finding that cannot be played says so")
    func unplayable() {
        withPanel { workspace, guide in
            workspace.take(.list(list))
            workspace.press(.down)
            workspace.press(.return)
            #expect(guide.ways.isEmpty && workspace.session.player == nil && workspace.findings != nil)
        }
    }

    @Test("every part of a row is inside it and below the one before, at every width", arguments: [200.0, 270, 340])
    func rows(width: Double) throws {
        let long = String(repeating: "a sentence that goes on and on, ", count: 12)
        let finding = ListedFinding(
            severity: .warning, message: long, rule: "leftover-view", occasions: "when " + long,
            place: "AVeryLongFileNameOfAnAnimator.swift:1042:17", way: list.findings[0].way)
        let stage = ToolStage(width: CGFloat(width), height: 900)
        let row = FindingRow(finding)
        var heights: [CGFloat] = []
        for isChosen in [false, true] {
            row.show(isChosen: isChosen, isPlaying: false, advice: CheckAdvice(cause: long, remedy: long))
            let height = row.height(width: CGFloat(width))
            stage.add(row, CGRect(x: 0, y: 0, width: CGFloat(width), height: height))
            row.layoutIfNeeded()
            let labels = row.subviews.compactMap { $0 as? UILabel }.sorted { $0.frame.minY < $1.frame.minY }
            #expect(labels.count == (isChosen ? 8 : 4))
            for (upper, lower) in zip(labels, labels.dropFirst()) { #expect(upper.frame.maxY <= lower.frame.minY) }
            #expect(labels.allSatisfy { row.bounds.contains($0.frame) })
            heights.append(height)
        }
        #expect(heights[1] > heights[0])
    }

    /// What the panel can show, by names.
    private var states: [(name: String, content: FindingsContent)] {
        func content(_ news: CheckNews, remark: String? = nil, selection: Int? = nil) -> FindingsContent {
            var content = FindingsContent()
            content.effect = "InteractiveSideMenuAnimator"
            (content.news, content.remark, content.selection) = (news, remark, selection)
            return content
        }
        let long = FindingList(
            runs: 116,
            findings: list.findings + [
                ListedFinding(
                    severity: .warning,
                    message: "the from view's transform is scale 0.9 after the cancel, and was the identity before it",
                    rule: "state-not-restored",
                    occasions:
                        "when dragged a little way and cancelled, dragged and let go before the middle or dragged "
                        + "nearly to the end and cancelled, in push and pop",
                    place: "InteractiveSideMenuAnimator.swift:142:17", way: list.findings[0].way)
            ])
        return [
            ("starting", content(.progress(done: 0, of: 0))), ("running", content(.progress(done: 34, of: 116))),
            ("clean", content(.list(FindingList(runs: 58, findings: [])))),
            (
                "failed",
                content(.failed("Zoom.swift does not compile: 2 errors\n\nZoom.swift:3:9: error: no such thing"))
            ),
            ("list", content(.list(long), selection: 0)),
            ("stale", content(.list(long), remark: "The sources have changed since: K checks again.", selection: 2)),
        ]
    }

    @Test("what the panel shows is inside it, whatever comes of a check", arguments: [(340.0, 852.0), (273, 320)])
    func states(width: Double, height: Double) throws {
        for (name, content) in states {
            let stage = ToolStage(width: CGFloat(width), height: CGFloat(height), scale: 2)
            defer { stage.close() }
            let view = FindingsView()
            view.advice = { _ in
                CheckAdvice(
                    cause: "The view that dims the screen is added to the container and is not taken out when the "
                        + "transition is over.",
                    remedy: "Remove it in the completion block, before completeTransition(_:) is called.")
            }
            view.show(content)
            stage.add(view, stage.window.bounds)
            stage.layOut()
            for (part, frame) in view.shownViews where part is UILabel {
                #expect(frame.minX >= 0 && frame.maxX <= CGFloat(width), "\(name): \(part)")
            }
            let rows = view.rows
            for (upper, lower) in zip(rows, rows.dropFirst()) { #expect(upper.frame.maxY == lower.frame.minY) }
            try stage.keep("findings-\(name)-\(Int(width))")
        }
    }
}
