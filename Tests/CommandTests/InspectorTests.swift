import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import Preview

extension WindowSuite {
    /// The panel beside the screen, with a real mouse: what is done in it against what the screen shows and `segue render` draws.
    @Suite("inspector", .serialized)
    @MainActor
    struct InspectorTests {
        /// Where ten frames are in half a second.
        private static let third = 10.0 / 60 / 0.5

        /// Opens an effect of half a second in the inspector, held a third of its way.
        private func open(_ effect: String) async throws -> InspectorHand {
            let hand = try await InspectorHand(effect)
            try await hand.openInspector()
            try await hand.press("space", .space, until: .event("paused"))
            try await hand.press("shift+Right", .right, .shift, until: .frame("paused", 0.33...0.34))
            return hand
        }

        @Test("each kind of control changes the picture to the one that render draws with the exported words")
        func controls() async throws {
            let hand = try await open("circle-spread")
            let segue = hand.segue
            let first = try await segue.render(
                ["circle-spread", "--at", "\(Self.third)"] + InspectorHand.sizeWords)
            try await segue.expect(first, in: InspectorHand.screen, "a transition held a third of its way")
            var seen = first
            /// Expects the screen to have changed, and to be what the exported words say; returns these.
            func expectOther(_ what: String) async throws -> [String] {
                try await segue.expectChange(from: seen, in: InspectorHand.screen, atLeast: 50, what)
                let words = try await hand.expectExported(at: Self.third, what)
                seen = try segue.picture(of: InspectorHand.screen)
                return words
            }

            // A slider, and digits that are dragged.
            try await hand.drag(from: (0.2, 0.5), to: (0.7, 0.5)) { $0.tuning.parameterRows["startRadius"].slider }
            var words = try await expectOther("a radius by its slider")
            let radius = try #require(Double(InspectorHand.value(of: "startRadius", in: words) ?? ""))
            #expect(abs(radius - 210) < 15)
            try await hand.drag(from: (0.7, 0.5), to: (0, 0.5)) { $0.tuning.parameterRows["startRadius"].field }
            words = try await expectOther("a radius by its digits")
            #expect(try #require(Double(InspectorHand.value(of: "startRadius", in: words) ?? "")) < radius)
            #expect(
                hand.twin.ask { $0.inspector?.view.tuning.parameterRows["startRadius"].field?.value }
                    == Double(InspectorHand.value(of: "startRadius", in: words) ?? ""))

            // A point, picked on the screen.
            try await hand.click { $0.tuning.parameterRows["defaultCenter"].pick }
            try await hand.click(at: CGPoint(x: 250, y: 700))
            // The demo's own element goes before it, so that the picture stays.
            words = try await hand.expectExported(at: Self.third, "a point picked on the screen")
            #expect(InspectorHand.value(of: "defaultCenter", in: words) == "250,700")

            // A preset of the curve, a handle of a Bézier, a spring's numbers.
            try await hand.click(1.5 / 6, 0.5) { $0.tuning.editor.presets }
            words = try await expectOther("the second preset")
            #expect(InspectorHand.value(of: "--curve", in: words) == "ease-in")
            let handle = try hand.twin.ask { workspace -> CGPoint in
                let view = try #require(workspace.inspector?.view.tuning.editor.plot)
                // The first handle of ease-in.
                let place = try #require(view.subviews.first { !$0.isHidden && $0.bounds.width == 12 })
                return view.convert(place.center, to: nil)
            }
            let start = CGPoint(x: InspectorHand.size.width + handle.x, y: handle.y)
            try await hand.drag(from: start, to: CGPoint(x: start.x - 60, y: start.y - 50))
            words = try await expectOther("a handle of the curve")
            #expect(InspectorHand.value(of: "--curve", in: words)?.split(separator: ",").count == 4)
            try await hand.click(5.5 / 6, 0.5) { $0.tuning.editor.presets }
            words = try await expectOther("a spring")
            #expect(InspectorHand.value(of: "--curve", in: words)?.hasPrefix("spring:") == true)
            // Slower by its response, a spring is the same picture at the same part of its way.
            let spring = InspectorHand.value(of: "--curve", in: words)
            try await hand.drag(from: (0.5, 0.5), to: (0.8, 0.5)) { $0.tuning.editor.response.slider }
            words = try await hand.expectExported(at: Self.third, "a spring's response")
            #expect(InspectorHand.value(of: "--curve", in: words) != spring)
            try await hand.drag(from: (0.8, 0.5), to: (0.3, 0.5)) { $0.tuning.editor.ratio.slider }
            words = try await expectOther("a spring's damping ratio")

            // Taken back one by one, and done once more.
            let last = seen
            try await hand.press("ctrl+z", .character("z"), .control, until: .event("undone"))
            try await segue.expectChange(from: last, in: InspectorHand.screen, "a change taken back")
            try await hand.press("ctrl+shift+z", .character("z"), [.control, .shift], until: .event("redone"))
            try await segue.expect(last, in: InspectorHand.screen, "the change done once more")
            for _ in 0..<8 {
                try await hand.press("ctrl+z", .character("z"), .control, until: .event("undone"))
            }
            try await segue.expect(first, in: InspectorHand.screen, "all changes taken back")
            hand.beginAnew("circle-spread")
            hand.twin.noteKey(.space)
            hand.twin.noteKey(.right, .shift)

            // Resets: of one setting, and of all.
            try await hand.drag(from: (0.2, 0.5), to: (0.7, 0.5)) { $0.tuning.parameterRows["startRadius"].slider }
            try await segue.expectChange(from: first, in: InspectorHand.screen, "a radius")
            try await hand.click { $0.tuning.parameterRows["startRadius"]?.reset }
            try await segue.expect(first, in: InspectorHand.screen, "a radius that was reset")
            try await hand.drag(from: (0.2, 0.5), to: (0.7, 0.5)) { $0.tuning.parameterRows["startRadius"].slider }
            try await hand.click(1.5 / 6, 0.5) { $0.tuning.editor.presets }
            try await segue.expectChange(from: first, in: InspectorHand.screen, "a radius and a curve")
            try await hand.click { $0.command.resetAll }
            try await segue.expect(first, in: InspectorHand.screen, "all that was reset")

            // A colour, of another effect; the transition before is over with it.
            try await segue.press("2", until: .rest(after: "selected"))
            hand.beginAnew("circle-rect-spread")
            // Its many tracks would push the rest out of sight.
            try await hand.click(0.2) { $0.tracks.header }
            try await hand.press("space", .space, until: .event("paused"))
            try await hand.press("shift+Right", .right, .shift, until: .frame("paused", 0.2...0.5))
            let fraction = 10.0 / 60 / hand.twin.ask { $0.session.recordedDuration }
            seen = try await segue.render(
                ["circle-rect-spread", "--at", "\(fraction)"] + InspectorHand.sizeWords)
            try await segue.expect(seen, in: InspectorHand.screen, "another effect on its way")
            try await hand.click { ($0.tuning.parameterRows["discColor"] as? ColourRow)?.well }
            try await hand.click(0.8, 0.2) { view in
                ((view.tuning.parameterRows["discColor"] as? ColourRow)?.picker?.subviews)?.first
            }
            seen = try await segue.expectChange(from: seen, in: InspectorHand.screen, atLeast: 50, "a colour")
            words = try await hand.expectExported(at: fraction, "a colour from its picker")
            #expect(InspectorHand.value(of: "discColor", in: words)?.hasPrefix("#") == true)
            try await segue.stop()
        }

        @Test("the panel opens beside the screen, which keeps its pixels, its edges, and its rest")
        func beside() async throws {
            let hand = try await InspectorHand("circle-spread")
            let segue = hand.segue
            let before = try segue.picture()
            let place = segue.frame
            try await hand.openInspector()
            #expect(segue.frame == CGRect(x: place.minX, y: place.minY, width: 733, height: 1240))
            try await segue.expect(before, in: InspectorHand.screen, "the screen beside the inspector")

            // At rest there is nothing to do, with the panel or without.
            try await Task.sleep(for: .milliseconds(700))
            let ticks = try await segue.ticks()
            try await Task.sleep(for: .seconds(2))
            #expect(try await segue.ticks() - ticks <= 2, "hundredths of a second in two, beside the inspector")

            // The screen's own edge goes forward; the window's, on the panel, does not.
            func drag(from x: CGFloat, y: CGFloat = 600) async throws -> [Trace.Line] {
                let mark = try segue.trace.lines().count
                try await segue.press(along: stride(from: 0, to: 250, by: 10).map { CGPoint(x: x - $0, y: y) })
                try await segue.letGo()
                try await Task.sleep(for: .milliseconds(100))
                return Array(try segue.trace.lines().dropFirst(mark))
            }
            #expect(try await drag(from: 731, y: 1150).story.isEmpty)
            let lines = try await segue.doing(until: .rest(after: "finished")) { _ = try await drag(from: 391) }
            #expect(lines.story.last == "push finished")
            try await segue.press("BackSpace", until: .rest(after: "finished"))

            // Fifty points from the edge nothing starts, until the zone is so wide.
            #expect(try await drag(from: 343).story.isEmpty)
            // The twin goes there and back too: the tracks take their room in the panel.
            for key in [Preview.Key.return, .end, .backspace, .end] { hand.twin.noteKey(key) }
            try await hand.drag(from: (0.25, 0.5), to: (1, 0.5)) { $0.gesture.settingRows[.edgeWidth]?.slider }
            let wide = try await segue.doing(until: .rest(after: "finished")) { _ = try await drag(from: 343) }
            #expect(wide.story.last == "push finished")
            try await segue.press("BackSpace", until: .rest(after: "finished"))

            try await segue.press("i", until: .event("inspector", detail: "closed"))
            try await segue.waitForWidth(393)
            try await segue.expect(before, "the screen without the inspector")
            try await Task.sleep(for: .milliseconds(700))
            let closed = try await segue.ticks()
            try await Task.sleep(for: .seconds(2))
            #expect(try await segue.ticks() - closed <= 2, "hundredths of a second in two")
            try await segue.stop()
        }

        @Test("the time line scrubs, outlines layers and loops a part")
        func tracks() async throws {
            let hand = try await open("circle-spread")
            let segue = hand.segue
            // The ruler: its scale chooses the time.
            let middle = try hand.place(0.5, 0.2, of: { $0.tracks.ruler })
            let lines = try await segue.doing(until: .frame("paused", 0.49...0.51)) {
                try await hand.drag(from: CGPoint(x: middle.x - 40, y: middle.y), to: middle)
            }
            let progress = try #require(lines.lastFrame?.progress)
            let left = InspectorHand.size.width + 16, way = InspectorView.width - 32
            let fraction = Double((middle.x - left) / way)
            #expect(abs(progress - fraction) < 0.0002)
            let still = try await segue.render(
                ["circle-spread", "--at", "\(fraction)"] + InspectorHand.sizeWords)
            try await segue.expect(still, in: InspectorHand.screen, "the picture that the ruler chose")

            // A track that is pointed at outlines its layer; one that is left does not.
            let row = try hand.place(0.5, 0.3) { $0.tracks.rows[0] }
            try await hand.move(to: row)
            try await segue.expectChange(
                from: still, in: InspectorHand.screen, atLeast: 100, "the outline of a layer")
            try await hand.move(to: CGPoint(x: 100, y: 300))
            try await segue.expect(still, in: InspectorHand.screen, "the screen without the outline")

            // Its ends choose a part that is played over and over.
            try await hand.press("Home", .home, until: .frame("paused", 0...0))
            let end = try hand.place(1, 0.72, of: { $0.tracks.ruler })
            let mark = try segue.trace.lines().count
            try await hand.drag(
                from: CGPoint(x: end.x - 18, y: end.y), to: CGPoint(x: left + way * 0.4, y: end.y))
            try await waitUntil(within: 20, for: "the part to be played three times") {
                let progress = try segue.trace.lines().dropFirst(mark).filter { $0.phase == "running" }
                    .compactMap(\.progress)
                return zip(progress, progress.dropFirst()).filter { $0 > $1 }.count >= 3
            }
            let played = try segue.trace.lines().dropFirst(mark).suffix(15).compactMap(\.progress)
            #expect(played.max() ?? 1 <= 0.43)
            try await segue.stop()
        }
    }
}

@MainActor extension SettingRow? {
    fileprivate var slider: Slider? { (self as? NumberRow)?.slider }
    fileprivate var field: ValueField? { (self as? NumberRow)?.field }
    fileprivate var pick: KitButton? { (self as? PairRow)?.pick }
}
