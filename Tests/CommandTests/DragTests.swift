import CoreGraphics
import Testing

extension WindowSuite {
    /// Edge drags with a real mouse, on `alpha`, whose picture at every moment is a mix of both screens.
    @Suite("drags")
    struct DragTests {
        /// Opens the window without the plate, at rest.
        private func open(_ arguments: [String] = ["alpha"], windowManager: Bool = false) async throws -> RunningSegue {
            let segue = try await RunningSegue(arguments, windowManager: windowManager)
            try await segue.press("h", until: .answer)
            return segue
        }

        /// A way from an edge inwards over a part of the window, and where it ends.
        enum Way: String, CaseIterable, Sendable {
            case right, left, bottom, top

            func place(_ part: Double) -> (Double, Double) {
                switch self {
                case .right: (1 - part, 0.52)
                case .left: (part, 0.48)
                case .bottom: (0.55, 1 - part)
                case .top: (0.45, part)
                }
            }

            /// What a drag this way does in navigation.
            var operation: String { self == .right || self == .bottom ? "push" : "pop" }
        }

        /// Presses at the edge, drags and holds, until the held picture is on the glass.
        private func hold(_ segue: RunningSegue, _ way: Way, at part: Double) async throws {
            let (start, end) = (way.place(0), way.place(part))
            // Ten points go by before a drag is recognised.
            let progress = part - 0.06...part
            try await segue.doing(until: .frame("interactive", progress)) {
                try await segue.drag(
                    .press(start.0, start.1), .move(from: start, to: end, steps: Int(part * 50)))
            }
        }

        @Test("a drag over most of the window, from any edge, finishes what belongs to the edge")
        func finished() async throws {
            let segue = try await open()
            let first = try segue.picture()
            for (on, back) in [(Way.right, Way.left), (.bottom, .top)] {
                for way in [on, back] {
                    let before = try segue.picture()
                    try await hold(segue, way, at: 0.7)
                    #expect(differences(before, try segue.picture()) > 10_000)
                    let lines = try await segue.doing(until: .rest(after: "finished")) {
                        try await segue.drag(.release)
                    }
                    #expect(lines.story == ["\(way.operation) settling", "\(way.operation) finished"])
                    // From the held picture on to the end, without a step back.
                    let progress = lines.filter { $0.phase == "settling" }.compactMap(\.progress)
                    #expect(progress == progress.sorted() && progress.first ?? 1 >= 0.6)
                    #expect(differences(before, try segue.picture()) > 10_000)
                }
                expectSame(try segue.picture(), first, "the first screen after a drag on and back")
            }
            try await segue.stop()
        }

        @Test("a drag that comes back, from any edge, leaves the pixels as they were")
        func cancelled() async throws {
            let segue = try await open()
            for way in [Way.right, .bottom, .left, .top] {
                if way == .left { try await segue.press("Return", until: .rest(after: "finished")) }
                let before = try segue.picture()
                try await hold(segue, way, at: 0.45)
                #expect(differences(before, try segue.picture()) > 10_000)
                let lines = try await segue.doing(until: .rest(after: "cancelled", "finished")) {
                    let (start, end) = (way.place(0.45), way.place(0.25))
                    try await segue.drag(.move(from: start, to: end, steps: 10), .release)
                }
                #expect(lines.story == ["\(way.operation) settling", "\(way.operation) cancelled"])
                expectSame(try segue.picture(), before, "the screen after a drag from the \(way) that was cancelled")
            }
            try await segue.stop()
        }

        /// What is slower than this is no flick: the release looks back over 0.15 s.
        private static let flickTime = 0.12  // s

        @Test("a flick finishes short of the middle, and a flick back cancels beyond it")
        func flick() async throws {
            // Along the longer side a slow machine's flick is fast enough too.
            let segue = try await open(["system-cover"])
            let before = try segue.picture()
            /// Holds a place and flicks from it to another one; again where the machine was too busy for a flick.
            func flick(from start: Double, to end: Double) async throws -> [Trace.Line] {
                for _ in 1...8 {
                    try await hold(segue, .bottom, at: start)
                    let lines = try await segue.doing(until: .rest(after: "finished", "cancelled")) {
                        let way = (Way.bottom.place(start), Way.bottom.place(end))
                        try await segue.drag(.move(from: way.0, to: way.1, steps: 5), .release)
                    }
                    let began = lines.first { $0.phase == "interactive" }?.t ?? 0
                    let released = lines.first { $0.event == "settling" }?.t ?? .infinity
                    if released - began < Self.flickTime { return lines }
                    if lines.story.last == "present finished" {
                        try await segue.press("BackSpace", until: .rest(after: "finished"))
                    }
                }
                throw Failure("this machine is too busy for a flick of \(Self.flickTime) s")
            }
            let back = try await flick(from: 0.95, to: 0.6)
            #expect(back.story.last == "present cancelled")
            #expect(back.last { $0.phase == "interactive" }?.progress ?? 1 > 0.5)
            expectSame(try segue.picture(), before, "the screen after a flick back")
            let on = try await flick(from: 0.12, to: 0.45)
            #expect(on.story.last == "present finished")
            #expect(on.last { $0.phase == "interactive" }?.progress ?? 0 < 0.5)
            #expect(differences(before, try segue.picture()) > 10_000)
            try await segue.stop()
        }

        @Test("a running transition is caught with the mouse and taken either way")
        func caught() async throws {
            let segue = try await open(["alpha", "--speed", "0.1"])
            let before = try segue.picture()
            for (end, event) in [(0.95, "cancelled"), (0.05, "finished")] {
                try await segue.press("Return", until: .frame("running", 0.2...0.6))
                let caught = try await segue.doing(until: .frame("interactive")) {
                    try await segue.drag(.press(0.5, 0.5))
                }
                #expect(caught.story == ["push caught"])
                // It stays where it was caught.
                let held = try #require(caught.lastFrame?.progress)
                #expect(held >= 0.2 && held < 0.9)
                let range = event == "finished" ? min(held + 0.1, 1)...1 : 0...held - 0.1
                try await segue.doing(until: .frame("interactive", range)) {
                    try await segue.drag(.move(from: (0.5, 0.5), to: (end, 0.5), steps: 20))
                }
                let lines = try await segue.doing(until: .rest(after: "cancelled", "finished")) {
                    try await segue.drag(.release)
                }
                #expect(lines.story.last == "push \(event)")
                if event == "cancelled" { expectSame(try segue.picture(), before, "the screen after a catch") }
            }
            #expect(differences(before, try segue.picture()) > 10_000)
            try await segue.stop()
        }

        @Test("Esc, the other button and the loss of focus take a drag back, and the release after it does nothing")
        func interrupted() async throws {
            let segue = try await open(windowManager: true)
            let before = try segue.picture()
            let root = try await segue.display.xdotool(["search", "--maxdepth", "0", "--name", ".*"]).output
            let interruptions: [(String, () async throws -> Void)] = [
                ("Esc", { try await segue.press("Escape") }),
                ("the right button", { try await segue.drag(.click(button: 3)) }),
                ("the middle button", { try await segue.drag(.click(button: 2)) }),
                (
                    "the loss of focus",
                    {
                        try await segue.display.xdotool(
                            ["windowfocus", root.trimmingCharacters(in: .whitespacesAndNewlines)])
                    }
                ),
            ]
            for (name, interrupt) in interruptions {
                try await hold(segue, .right, at: 0.6)
                let lines = try await segue.doing(until: .rest(after: "cancelled", "finished"), interrupt)
                #expect(lines.story.last == "push cancelled", "\(name)")
                expectSame(try segue.picture(), before, "the screen after \(name) during a drag")
                try await segue.drag(.release)
            }
            try await segue.stop()
        }

        @Test("a window that changes its size takes a drag back and shows the screen between bars")
        func resized() async throws {
            let segue = try await open()
            try await hold(segue, .right, at: 0.6)
            let lines = try await segue.doing(until: .rest(after: "cancelled")) {
                try await segue.resize(width: 600, height: 426)
            }
            #expect(lines.story.last == "push cancelled")
            try await segue.drag(.release)
            // Half as large: 197 pixels wide, 201 black columns before it.
            let picture = try segue.picture()
            let left = (600 - 197) / 2
            #expect((0..<left).allSatisfy { picture[$0, 213] == 0xff00_0000 })
            #expect((left + 197..<600).allSatisfy { picture[$0, 213] == 0xff00_0000 })
            #expect((left..<left + 197).contains { picture[$0, 213] != 0xff00_0000 })
            // A drag starts from the picture's edge, not from the window's.
            let edge = (Double(left) + 193) / 599
            let finish = try await segue.doing(until: .rest(after: "finished")) {
                let (start, end) = ((edge, 0.5), (edge - 170.0 / 599, 0.5))
                try await segue.drag(.press(start.0, start.1), .move(from: start, to: end, steps: 30), .release)
            }
            #expect(finish.story == ["push began", "push settling", "push finished"])
            try await segue.stop()
        }
    }
}
