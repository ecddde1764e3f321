import Testing
import Transitions
import UIKit

@testable import Preview

@MainActor @Suite("Curve editor")
struct KitCurveTests {
    private final class Log {
        var entries: [(curve: Curve, phase: ChangePhase)] = []
    }

    private func editor(_ stage: ToolStage, _ curve: Curve) -> (CurveEditor, Log) {
        let editor = CurveEditor(curve)
        let log = Log()
        editor.onChange = { log.entries.append(($0, $1)) }
        stage.add(editor, CGRect(x: 0, y: 0, width: 340, height: 320))
        return (editor, log)
    }

    /// Where a point of the curve lies in the plot of a Bézier, which shows −0.35…1.35 in 128 points.
    private func place(_ x: CGFloat, _ y: CGFloat, in plot: CurveHandles) -> CGPoint {
        plot.at(10 + x * (plot.bounds.width - 20), 138 - (y + 0.35) / 1.7 * 128)
    }

    @Test("a handle is dragged to where the pointer goes, x within the time, and the curve follows")
    func handles() {
        let stage = ToolStage()
        defer { stage.close() }
        let (editor, log) = editor(stage, .easeInOut)
        let plot = editor.plot
        stage.drag(place(0.42, 0, in: plot), to: place(0.2, 0.5, in: plot))
        #expect(log.entries.first?.curve == .easeInOut && log.entries.first?.phase == .began)
        #expect(log.entries.last?.curve == .cubic(0.2, 0.5, 0.58, 1) && log.entries.last?.phase == .ended)
        #expect(editor.presets.selected == 4 && editor.numbers.map(\.value) == [0.2, 0.5, 0.58, 1])
        stage.drag(place(0.58, 1, in: plot), to: place(1.5, 9, in: plot))
        #expect(editor.curve == .cubic(0.2, 0.5, 1, 1.35))
    }

    @Test("a drag of a handle that is cancelled gives the very curve back, a preset too")
    func cancelled() {
        let stage = ToolStage()
        defer { stage.close() }
        let (editor, log) = editor(stage, .easeOut)
        stage.down(place(0.58, 1, in: editor.plot))
        stage.move(to: place(0.3, 0.7, in: editor.plot))
        #expect(editor.curve == .cubic(0, 0, 0.3, 0.7))
        // What comes from outside meanwhile does not count.
        editor.show(.linear)
        #expect(editor.curve == .cubic(0, 0, 0.3, 0.7))
        stage.cancel()
        #expect(editor.curve == .easeOut && editor.plot.curve == .easeOut && editor.presets.selected == 2)
        #expect(log.entries.last?.curve == .easeOut && log.entries.last?.phase == .cancelled)
    }

    @Test("arrow keys move the handle that was pressed last by a hundredth, with Shift by a tenth")
    func keys() {
        let stage = ToolStage()
        defer { stage.close() }
        let (editor, log) = editor(stage, .cubic(0.4, 0, 0.6, 1))
        stage.click(place(0.6, 1, in: editor.plot))
        stage.key(.left)
        stage.key(.up, .shift)
        #expect(editor.curve == .cubic(0.4, 0, 0.59, 1.1))
        stage.key(.space)
        stage.key(.down)
        #expect(editor.curve == .cubic(0.4, -0.01, 0.59, 1.1) && log.entries.last?.phase == .nudged)
        #expect(!stage.key(.character("k")))
    }

    @Test("presets: a Bézier starts as what was shown, a spring lasts as long as the effect")
    func presets() throws {
        let stage = ToolStage()
        defer { stage.close() }
        let (editor, log) = editor(stage, .easeIn)
        editor.duration = 0.7
        var resizes = 0
        editor.onResize = { resizes += 1 }
        func press(_ index: Int) {
            // Segments are wider where their words are: the words' own middles.
            let labels = editor.presets.subviews.compactMap { $0 as? UILabel }
            stage.click(labels[index].middle)
            stage.layOut()
        }
        press(4)
        #expect(log.entries.last?.curve == .cubic(0.42, 0, 1, 1) && log.entries.last?.phase == .single)
        press(5)
        let spring = try #require(log.entries.last?.curve)
        #expect(abs((spring.settlingDuration ?? 0) - 0.7) < 1e-9 && resizes == 1)
        #expect(!editor.ratio.isHidden && editor.numbers.allSatisfy(\.isHidden))
        stage.drag(editor.ratio.slider.middle, to: editor.ratio.slider.at(0, 12))
        guard case .spring(let ratio, let response) = editor.curve, case .spring(_, let before) = spring else {
            Issue.record("no spring: \(editor.curve)")
            return
        }
        #expect(ratio == 0.05 && response == before && log.entries.last?.phase == .ended)
        press(0)
        #expect(editor.curve == .linear && resizes == 2)
        press(0)
        #expect(log.entries.last?.curve == .linear && editor.presets.selected == 0)
    }

    @Test("a number of a Bézier is dragged by itself")
    func numbers() {
        let stage = ToolStage()
        defer { stage.close() }
        let (editor, log) = editor(stage, .cubic(0.2, 0, 0, 1))
        let field = editor.numbers[3]
        stage.drag(field.middle, to: CGPoint(x: field.middle.x + 20, y: field.middle.y))
        #expect(editor.curve == .cubic(0.2, 0, 0, 1.1) && log.entries.first?.phase == .began)
        let first = editor.numbers[0]
        stage.drag(first.middle, to: CGPoint(x: first.middle.x - 300, y: first.middle.y))
        #expect(editor.curve == .cubic(0, 0, 0, 1.1))
    }

    @Test("the point runs on the curve, over its end where a spring swings over")
    func point() {
        let plot = CurvePlot { Curve.spring(dampingRatio: 0.2, response: 0.3).value(at: $0) }
        #expect(plot.range.lowerBound == 0 && plot.range.upperBound > 1.3)
        let rect = CGRect(x: 10, y: 20, width: 200, height: 100)
        let place = CurvePlot.point(0.25, 1.5, in: rect, showing: -0.5...1.5)
        #expect(place == CGPoint(x: 60, y: 20))
        #expect(CurvePlot(values: [0, 0.5, 1, .nan]).range == 0...1)
        #expect(CurvePlot(values: [0, 0.4, 1]).value(at: 0.25) == 0.2)
        #expect(CurvePlot(values: []).value(at: 0.5) == 0 && CurvePlot(values: [0, 1]).value(at: 7) == 1)
    }
}
