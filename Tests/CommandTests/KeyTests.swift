import CoreGraphics
import Foundation
import Testing

@testable import Preview

extension WindowSuite {
    /// Every row of the key map, pressed on a real keyboard.
    @Suite("keys")
    struct KeyTests {
        @Test("every key of the map does what the help says")
        @MainActor func keyMap() async throws {
            let segue = try await RunningSegue(["alpha"], windowManager: true, displaySize: (1500, 1000))
            let hand = KeyHand(segue)
            // The plate hides, so that the pictures are the screens'.
            try await segue.press("h", until: .answer)
            for row in KeyMap.standard.rows {
                for stroke in row.strokes {
                    do {
                        try await hand.check(row.action, stroke)
                    } catch {
                        throw Failure("\(stroke.label): \(error)")
                    }
                }
            }
            let end = try await segue.end()
            #expect(end.code == 0)
            // Where the recording went is all that it prints.
            #expect(isOneLine(end.output) && end.output.hasSuffix(".mp4\n"))
        }

        @Test("a transition sent to its end between two frames is shown at its end")
        func endBetweenFrames() async throws {
            let segue = try await RunningSegue(["system-push", "--speed", "0.05"])
            try await segue.press("h", until: .answer)
            let first = try segue.picture()
            var end: CGImage?
            for _ in 1...4 {
                try await segue.press("Return", until: .frame("running"))
                try await segue.press("End", until: .rest(after: "finished"))
                let picture = try segue.picture()
                if let end { expectSame(picture, end, "the end of a push, reached by a key") }
                end = picture
                try await segue.press("BackSpace", until: .frame("running"))
                try await segue.press("End", until: .rest(after: "finished"))
                expectSame(try segue.picture(), first, "the end of a pop, reached by a key")
            }
            try await segue.stop()
        }
    }
}

/// Presses the keys of the map, each from a screen at rest with the effect `alpha` to one at rest again.
@MainActor
private struct KeyHand {
    private let segue: RunningSegue
    /// Seconds that `alpha` takes to enter.
    private let duration = 0.45
    private let modes: [Mode: (forward: String, back: String)] = [
        .navigation: ("push", "pop"), .modal: ("present", "dismiss"), .tabs: ("tab", "tab"),
    ]

    init(_ segue: RunningSegue) {
        self.segue = segue
    }

    func check(_ action: Action, _ stroke: KeyMap.Stroke) async throws {
        let key = stroke.xdotoolName
        switch action {
        case .effect(let id):
            try await expectSelection(of: id, by: key)
        case .nextEffect:
            try await segue.press("8", until: .rest(after: "selected"))
            try await expectSelection(of: "picture-zoom", by: key)
        case .previousEffect:
            try await segue.press("8", until: .rest(after: "selected"))
            try await expectSelection(of: "ripple", by: key)
        case .forward: try await expectStory(key, "push began", "push finished", from: "5")
        case .back: try await expectStory(key, "pop began", "pop finished", from: nil)
        case .mode(let mode): try await checkMode(mode, key)
        case .cancel: try await checkCancel(key)
        case .pause: try await checkPause(key)
        case .step(let frames): try await checkStep(frames, key)
        case .toStart, .toEnd, .reverse: try await checkPlace(action, key)
        case .loop: try await checkLoop(key)
        case .slowMotion: try await checkSlowMotion(key)
        case .halveSpeed: try await checkSpeeds(key, ["0.5", "0.25", "0.125", "0.063", "0.05"])
        case .doubleSpeed: try await checkSpeeds(key, ["0.063", "0.125", "0.25", "0.5", "1", "2", "4"])
        case .device(let change): try await checkDevice(change, key)
        case .tool(.edgeZones): try await checkEdgeZones(key)
        case .tool(.statusLine): try await checkStatusLine(key)
        case .tool(.help): try await checkHelp(key)
        case .tool(.gallery): try await checkGallery(key)
        case .tool(.compare): try await checkCompare(key)
        case .tool(.inspector): try await checkInspector(key)
        case .tool(.findings): try await checkFindings(key)
        case .tool(.layers): try await checkLayers(key)
        case .tool(.pickOrigin): try await checkOrigin(key)
        case .undo: try await checkUndo(key)
        case .redo: try await checkRedo(key)
        case .fullScreen: try await checkFullScreen(key)
        case .screenshot: try await checkScreenshot(key)
        case .record: try await checkRecording(key)
        case .quit: try await segue.press(key)
        }
    }

    /// A change of the device and the one back.
    private func checkDevice(_ change: DeviceChange, _ key: String) async throws {
        let before = try segue.picture()
        let back =
            switch change {
            case .rotateLeft: "ctrl+Right"
            case .rotateRight: "ctrl+Left"
            case .next: "ctrl+Up"
            case .previous: "ctrl+Down"
            case .dark, .reduceMotion, .rightToLeft, .bezel: key
            }
        let first = try await segue.press(key, until: .event("device")).last { $0.event == "device" }?.detail
        switch change {
        case .rotateLeft: #expect(first == "phone, top to the left · 852 × 393")
        case .rotateRight: #expect(first == "phone, top to the right · 852 × 393")
        case .next: #expect(first?.hasPrefix("small-phone · ") == true)
        case .previous: #expect(first?.hasPrefix("large-tablet · ") == true)
        case .dark, .reduceMotion, .rightToLeft, .bezel: #expect(first == "phone · 393 × 852")
        }
        if change != .reduceMotion {
            try await waitUntil(within: 30, for: "another picture") { try differences(before, segue.picture()) > 100 }
        }
        let last = try await segue.press(back, until: .event("device")).last { $0.event == "device" }?.detail
        #expect(last == "phone · 393 × 852")
        // The window has its old size again, though a desktop that had no room for the other may have moved it.
        try await segue.waitForWidth(393)
        try await segue.expect(before, "the device of before")
    }

    /// What is found of an effect is `FindingsWindowTests`'s affair.
    private func checkFindings(_ key: String) async throws {
        let width = segue.frame.width
        try await segue.press(key, until: .event("checking"))
        try await segue.waitForWidth(width + 340)
        try await segue.press(key, until: .answer)
        try await segue.waitForWidth(width)
    }

    private func expectSelection(of id: String, by key: String) async throws {
        let lines = try await segue.press(key, until: .rest(after: "selected"))
        #expect(lines.events == ["selected"], "\(key)")
        #expect(lines.last?.effect == id, "\(key)")
        let name = try #require(KeyMap.standard.rows.first { $0.action == .effect(id) }).help
        #expect(try await segue.title() == "\(name) – Segue")
    }

    private func expectStory(_ key: String, _ story: String..., from effect: String?) async throws {
        if let effect { try await segue.press(effect, until: .rest(after: "selected")) }
        let before = try segue.picture()
        let lines = try await segue.press(key, until: .rest(after: "finished"))
        #expect(lines.story == story)
        #expect(differences(before, try segue.picture()) > 10_000)
        // The transition was seen on its way, and never went back.
        let progress = lines.filter { $0.phase == "running" }.compactMap(\.progress)
        #expect(progress.count > 1 && progress == progress.sorted())
    }

    private func checkMode(_ mode: Mode, _ key: String) async throws {
        // From another mode to this one; an effect that has only another one says so.
        let names = try #require(modes[mode])
        try await segue.press("5", until: .rest(after: "selected"))
        if mode == .navigation { try await segue.press("m", until: .event("mode", detail: "modal")) }
        try await segue.press(key, until: .event("mode", detail: mode.rawValue))
        #expect(
            try await segue.press("Return", until: .rest(after: "finished")).story.last == "\(names.forward) finished")
        #expect(
            try await segue.press("BackSpace", until: .rest(after: "finished")).story.last == "\(names.back) finished")
        let (other, name) = mode == .modal ? ("minus", "System Push") : ("6", "Card")
        try await segue.press(other, until: .rest(after: "selected"))
        let said = "segue: \(name) has no \(names.forward): "
        try await segue.press(key)
        try await waitUntil(within: 60, for: said) { segue.errors.contains(said) }
        try await segue.press("5", until: .rest(after: "selected"))
    }

    private func checkCancel(_ key: String) async throws {
        try await segue.press("5", until: .rest(after: "selected"))
        let before = try segue.picture()
        try await inSlowMotion {
            try await segue.press("Return", until: .frame("running", 0.1...0.9))
            let lines = try await segue.press(key, until: .rest(after: "cancelled"))
            #expect(lines.story.last == "push cancelled")
        }
        try await segue.expect(before, "the screen after Esc")
        try await segue.press("F1")
        try await segue.expectChange(from: before, atLeast: 10_000, "the help")
        try await segue.press(key)
        try await segue.expect(before, "the screen after Esc closed the help")
    }

    /// Does something to a transition so slow that a busy machine is in time too.
    private func inSlowMotion(_ body: () async throws -> Void) async throws {
        try await segue.press("s", until: .event("speed"))
        try await body()
        try await segue.press("s", until: .event("speed"))
    }

    /// Holds a transition at its very start.
    private func holdAtStart() async throws {
        // The picture stays what it was, so there is no frame that says so.
        #expect(try await segue.press("space", until: .event("paused")).events == ["began", "paused"])
    }

    private func checkPause(_ key: String) async throws {
        let before = try segue.picture()
        #expect(try await segue.press(key, until: .event("paused")).events == ["began", "paused"])
        try await segue.expect(before, "a transition held at its start")
        try await inSlowMotion {
            let resumed = try await segue.press(key, until: .frame("running", 0.1...0.9))
            #expect(resumed.events == ["resumed"])
            #expect(try await segue.press(key, until: .event("paused")).events == ["paused"])
        }
        #expect(differences(before, try segue.picture()) > 10_000)
        try await segue.press("Escape", until: .rest(after: "cancelled"))
    }

    private func checkStep(_ frames: Int, _ key: String) async throws {
        try await holdAtStart()
        var place = 0
        if frames < 0 {
            try await segue.press("shift+Right", "shift+Right", until: progress(at: 20))
            place = 20
        }
        try await segue.press(key, until: progress(at: place + frames))
        try await segue.press("Escape", until: .rest(after: "cancelled"))
    }

    /// A paused frame so many sixtieths of a second after the start.
    private func progress(at frame: Int) -> TraceCondition {
        let progress = Double(frame) / 60 / duration
        return .frame("paused", progress - 0.0002...progress + 0.0002)
    }

    private func checkPlace(_ action: Action, _ key: String) async throws {
        let before = try segue.picture()
        try await holdAtStart()
        try await segue.press("shift+Right", "shift+Right", until: progress(at: 20))
        if action == .toStart {
            try await segue.press(key, until: .frame("paused", 0...0))
            try await segue.expect(before, "the start after Home")
            try await segue.press("Escape", until: .rest(after: "cancelled"))
        } else if action == .toEnd {
            let lines = try await segue.press(key, until: .rest(after: "finished"))
            #expect(lines.story == ["push finished"])
            let end = try segue.picture()
            // What is over can be looked at again.
            try await segue.press("Home", until: .frame("paused", 0...0))
            try await segue.expect(before, "the start, looked at again")
            try await segue.press("End", until: .frame("idle"))
            try await segue.expect(end, "the end, looked at again")
            try await segue.press("BackSpace", until: .rest(after: "finished"))
        } else {
            let lines = try await segue.press(key, until: .rest(after: "cancelled"))
            let progress = lines.filter { $0.phase == "running" }.compactMap(\.progress)
            #expect(progress == progress.sorted(by: >) && progress.count > 1)
            #expect(lines.story.last == "push cancelled")
        }
        try await segue.expect(before, "the screen after \(key)")
    }

    private func checkLoop(_ key: String) async throws {
        let round = ["push began", "push finished", "pop began", "pop finished"]
        let thereAgain = TraceCondition(name: "there, back and there again") { $0.story.count > round.count }
        let lines = try await segue.press(key, until: thereAgain)
        #expect(lines.events.first == "looping")
        #expect(Array(lines.story.prefix(5)) == round + ["push began"])
        try await segue.press(key, until: .event("looped"))
        // The one under way, if there is one, is taken back.
        try await segue.press("5", until: .rest(after: "selected"))
    }

    private func checkSlowMotion(_ key: String) async throws {
        try await segue.press(key, until: .event("speed", detail: "×0.1"))
        let lines = try await segue.press("Return", until: .frame("running", 0.03...1))
        let frames = lines.filter { $0.phase == "running" }
        let (first, last) = (try #require(frames.first), try #require(frames.last))
        let pace = ((last.progress ?? 0) - (first.progress ?? 0)) / (last.t - first.t) * duration
        // A machine that is busy may be slower than the clock, never faster.
        #expect(pace > 0.02 && pace < 0.13)
        try await segue.press(key, until: .event("speed", detail: "×1"))
        try await segue.press("End", until: .rest(after: "finished"))
        try await segue.press("BackSpace", until: .rest(after: "finished"))
    }

    private func checkSpeeds(_ key: String, _ speeds: [String]) async throws {
        for speed in speeds + [speeds[speeds.count - 1]] {
            try await segue.press(key, until: .event("speed", detail: "×\(speed)"))
        }
    }

    private func checkEdgeZones(_ key: String) async throws {
        let before = try segue.picture()
        try await segue.press(key)
        let shown = try await segue.expectChange(from: before, atLeast: 10_000, "the edge zones")
        let (width, height) = (before.width, before.height)
        let points = [(5, height / 2), (width - 5, height / 2), (width / 2, 5), (width / 2, height - 5)]
        #expect(points.allSatisfy { before[$0.0, $0.1] != shown[$0.0, $0.1] })
        #expect(before[30, height / 2] == shown[30, height / 2])
        try await segue.press(key)
        try await segue.expect(before, "the screen without edge zones")
    }

    private func checkStatusLine(_ key: String) async throws {
        let before = try segue.picture()
        try await segue.press(key)
        let band = change(before, try await segue.expectChange(from: before, atLeast: 5000, "the plate"))
        // At the bottom, outside the edge zones.
        #expect(band.minY > 700 && band.maxY <= 852 - 24 && band.minX >= 24 && band.maxX <= 393 - 24)
        try await segue.press(key)
        try await segue.expect(before, "the screen without the plate")
    }

    private func checkHelp(_ key: String) async throws {
        let before = try segue.picture()
        try await segue.press(key)
        try await segue.expectChange(from: before, atLeast: 50_000, "the help")
        try await segue.press(key)
        try await segue.expect(before, "the screen without the help")
    }

    private func checkGallery(_ key: String) async throws {
        let before = try segue.picture()
        try await segue.press(key, until: .event("gallery"))
        try await segue.expectChange(from: before, atLeast: 50_000, "the gallery")
        try await segue.press(key)
        try await segue.expect(before, "the screen without the gallery")
    }

    private func checkCompare(_ key: String) async throws {
        let before = try segue.picture()
        try await segue.press(key, until: .event("gallery"))
        try await segue.press("Return", until: .event("comparing"))
        try await segue.waitForWidth(393 * 2 + 24)
        try await segue.expect(before, in: CGRect(x: 417, y: 0, width: 393, height: 852), "the second screen")
        try await segue.press(key, until: .event("compared"))
        try await segue.waitForWidth(393)
        try await segue.expect(before, "the screen alone again")
    }

    private func checkInspector(_ key: String) async throws {
        let before = try segue.picture()
        try await segue.press(key, until: .event("inspector", detail: "open"))
        try await segue.waitForWidth(393 + 340)
        try await segue.expect(before, in: CGRect(x: 0, y: 0, width: 393, height: 852), "the screen beside the panel")
        try await segue.press(key, until: .event("inspector", detail: "closed"))
        try await segue.waitForWidth(393)
        try await segue.expect(before, "the screen without the panel")
    }

    private func checkLayers(_ key: String) async throws {
        let before = try segue.picture()
        try await segue.press(key, until: .event("layers", detail: "borders"))
        let borders = try await segue.expectChange(from: before, atLeast: 1000, "the layers' borders")
        try await segue.press(key, until: .event("layers", detail: "layers"))
        let apart = try await segue.expectChange(from: borders, atLeast: 50_000, "the layers taken apart")
        // The mouse turns them.
        try await segue.press(along: [CGPoint(x: 200, y: 400), CGPoint(x: 260, y: 420)])
        try await segue.letGo()
        try await segue.expectChange(from: apart, atLeast: 10_000, "the layers turned")
        try await segue.press(key, until: .event("layers", detail: "off"))
        try await segue.expect(before, "the screen after its layers")
    }

    private func checkOrigin(_ key: String) async throws {
        try await segue.press(key)
        try await segue.doing(until: .event("origin", detail: "101,302")) {
            try await segue.click(at: CGPoint(x: 101, y: 302))
        }
        // Once more and Esc: as before.
        let lines = try await segue.press(key, "Escape", until: .event("origin"))
        #expect(lines.first { $0.event == "origin" }?.detail == nil)
    }

    /// Changes a setting by hand, and takes that back; leaves the inspector open for the redo.
    private func checkUndo(_ key: String) async throws {
        let twin = Twin("alpha", size: CGSize(width: 393, height: 852))
        twin.noteKey(.character("i"))
        try await segue.press("i", until: .event("inspector", detail: "open"))
        try await segue.waitForWidth(393 + 340)
        let panel = CGRect(x: 393, y: 0, width: 340, height: 852)
        let before = try segue.picture(of: panel)
        let slider = try twin.place { $0.tuning.duration.slider }
        try await segue.click(at: CGPoint(x: (slider.maxX - 30).rounded(), y: slider.midY.rounded()))
        let changed = try await segue.expectChange(from: before, in: panel, atLeast: 20, "a longer duration")
        try await segue.press(key, until: .event("undone"))
        try await segue.expectChange(from: changed, in: panel, "the duration taken back")
    }

    private func checkRedo(_ key: String) async throws {
        try await segue.press(key, until: .event("redone"))
        try await segue.press("ctrl+z", until: .event("undone"))
        try await segue.press("i", until: .event("inspector", detail: "closed"))
        try await segue.waitForWidth(393)
    }

    private func checkFullScreen(_ key: String) async throws {
        let before = try segue.picture()
        let place = segue.frame
        try await segue.press(key)
        try await segue.waitForWidth(CGFloat(segue.display.width))
        try await segue.expectChange(from: before, "the whole display")
        try await segue.press(key)
        try await segue.waitForWidth(place.width)
        try await segue.expect(before, "the window after full screen")
    }

    private func checkRecording(_ key: String) async throws {
        try await segue.press(key, until: .event("recording"))
        let lines = try await segue.press(key, until: .event("recorded"))
        let path = try #require(lines.first { $0.event == "recorded" }?.detail)
        #expect(path.hasPrefix(segue.folder.path + "/segue-alpha-") && path.hasSuffix(".mp4"))
        #expect(segue.errors.contains("Saved \(path)"))
        #expect(FileManager.default.fileExists(atPath: path))
    }

    private func checkScreenshot(_ key: String) async throws {
        let lines = try await segue.press(key, until: .event("screenshot"))
        let path = try #require(lines.first { $0.event == "screenshot" }?.detail)
        #expect(path == segue.folder.path + "/segue-alpha-push.png")
        #expect(segue.errors.contains("Saved \(path)"))
        expectSame(try CGImage.decode(contentsOf: path), try segue.picture(), "the screenshot")
        // Another one has a name of its own.
        let second = try await segue.press(key, until: .event("screenshot"))
        #expect(second.first?.detail == segue.folder.path + "/segue-alpha-push-2.png")
    }
}

extension KeyMap.Stroke {
    /// The key as xdotool names it.
    fileprivate var xdotoolName: String {
        let held: [(Modifiers, String)] = [
            (.shift, "shift+"), (.control, "ctrl+"), (.alt, "alt+"), (.command, "super+"),
        ]
        return held.filter { modifiers.contains($0.0) }.map(\.1).joined() + key.xdotoolName
    }
}

extension Key {
    fileprivate var xdotoolName: String {
        switch self {
        case .character("-"): "minus"
        case .character("="): "equal"
        case .character("["): "bracketleft"
        case .character("]"): "bracketright"
        case .character("?"): "question"
        case .character(let character): String(character)
        case .left: "Left"
        case .right: "Right"
        case .up: "Up"
        case .down: "Down"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "Prior"
        case .pageDown: "Next"
        case .space: "space"
        case .return: "Return"
        case .tab: "Tab"
        case .backspace: "BackSpace"
        case .delete: "Delete"
        case .escape: "Escape"
        case .function(let number): "F\(number)"
        }
    }
}
