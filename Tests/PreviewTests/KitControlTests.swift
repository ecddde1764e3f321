import Testing
import UIKit

@testable import Preview

/// What a control has told.
@MainActor private final class Log<Value> {
    var entries: [(value: Value, phase: ChangePhase)] = []
    var phases: [ChangePhase] { entries.map(\.phase) }

    var note: (Value, ChangePhase) -> Void {
        { [weak self] in self?.entries.append(($0, $1)) }
    }
}

@MainActor @Suite("Kit controls")
struct KitControlTests {
    /// A slider from −1 to 3 whose knob's middle goes from x = 27 to 213 of the window.
    private func slider(_ stage: ToolStage, _ value: Double = 1) -> (Slider, Log<Double>) {
        let slider = Slider(ValueScale(range: -1...3, step: 0.1), value: value, default: 0)
        let log = Log<Double>()
        slider.onChange = log.note
        stage.add(slider, CGRect(x: 20, y: 40, width: 200, height: 24))
        return (slider, log)
    }

    @Test("a slider goes where it is pressed, follows the pointer in whole steps and stops at its ends")
    func sliderDrag() {
        let stage = ToolStage()
        defer { stage.close() }
        let (slider, log) = slider(stage)
        stage.down(CGPoint(x: 27 + 186 * 0.25, y: 50))
        #expect(slider.value == 0)
        stage.move(to: CGPoint(x: 27 + 186 * 0.3, y: 300))
        #expect(slider.value == 0.2)
        stage.move(to: CGPoint(x: 600, y: 52))
        stage.up()
        #expect(log.phases == [.began, .changed, .changed, .ended])
        #expect(log.entries.map(\.value) == [0, 0.2, 3, 3])
    }

    @Test("a slider taken by its knob does not jump, and a cancelled drag goes back")
    func sliderGrip() {
        let stage = ToolStage()
        defer { stage.close() }
        let (slider, log) = slider(stage)
        stage.down(CGPoint(x: 126, y: 52))
        #expect(slider.value == 1 && log.phases == [.began])
        stage.move(to: CGPoint(x: 126 + 46.5, y: 52))
        #expect(slider.value == 2)
        // What comes from outside meanwhile does not count.
        slider.show(-1)
        #expect(slider.value == 2)
        stage.cancel()
        #expect(slider.value == 1 && log.phases == [.began, .changed, .cancelled] && log.entries.last?.value == 1)
        slider.show(-1)
        #expect(slider.value == -1)
    }

    @Test("a double click brings the default back, and one that is disabled or has none does nothing")
    func sliderReset() {
        let stage = ToolStage()
        defer { stage.close() }
        let (slider, log) = slider(stage)
        stage.click(CGPoint(x: 120, y: 52), count: 2)
        #expect(slider.value == 0 && log.phases == [.began, .ended, .single])
        slider.isEnabled = false
        stage.click(CGPoint(x: 200, y: 52))
        #expect(slider.value == 0 && log.entries.count == 3)
    }

    @Test("a slider that is switched off or taken away in the middle of a drag leaves no run open")
    func sliderLost() {
        let stage = ToolStage()
        defer { stage.close() }
        let (slider, log) = slider(stage)
        stage.down(CGPoint(x: 200, y: 52))
        slider.isEnabled = false
        #expect(log.phases == [.began, .cancelled] && slider.value == 1)
        stage.up()
        slider.isEnabled = true
        stage.down(CGPoint(x: 200, y: 52))
        slider.removeFromSuperview()
        stage.up()
        #expect(log.phases == [.began, .cancelled, .began, .cancelled] && slider.value == 1)
    }

    @Test("the wheel and, with the focus, the arrow keys nudge a slider; the wheel wants the pointer over it")
    func sliderNudge() {
        let stage = ToolStage()
        defer { stage.close() }
        let (slider, log) = slider(stage)
        let place = CGPoint(x: 100, y: 52)
        #expect(!stage.wheel(-60, at: place) && slider.value == 1)
        stage.hover(place)
        // 60 of 1200 points are a twentieth of the way: 0.2.
        #expect(stage.wheel(-60, at: place) && slider.value == 1.2)
        // Small turns add up.
        for _ in 0..<4 { stage.wheel(7.5, at: place) }
        #expect(slider.value == 1.1)
        #expect(!stage.key(.right))
        stage.click(CGPoint(x: 27 + 186 * 0.525, y: 52))
        #expect(stage.key(.right) && slider.value == 1.2)
        #expect(stage.key(.up, .shift) && slider.value == 2.2)
        #expect(stage.key(.end) && slider.value == 3 && stage.key(.home) && slider.value == -1)
        #expect(stage.key(.delete) && slider.value == 0)
        #expect(!stage.key(.character("a")) && !stage.key(.right, .control))
        #expect(stage.key(.escape) && !stage.key(.right) && slider.value == 0)
        #expect(log.phases.filter { $0 == .nudged }.count >= 6)
    }

    @Test("a number is dragged to the sides")
    func valueField() {
        let stage = ToolStage()
        defer { stage.close() }
        let field = ValueField(
            ValueScale(range: 0...10, step: 0.01, unit: "s"), value: 5, default: 2)
        let log = Log<Double>()
        field.onChange = log.note
        stage.add(field, CGRect(x: 20, y: 40, width: 60, height: 24))
        stage.drag(CGPoint(x: 50, y: 50), to: CGPoint(x: 80, y: 90))
        // 30 of 300 points are a tenth of the range.
        #expect(field.value == 6 && log.phases.first == .began && log.phases.last == .ended)
        stage.click(CGPoint(x: 50, y: 50), count: 2)
        #expect(field.value == 2)
        #expect(field.textFaults == [])
    }

    @Test("a switch toggles where it is let go inside, and by the space bar")
    func toggle() {
        let stage = ToolStage()
        defer { stage.close() }
        let toggle = Switch(isOn: false)
        let log = Log<Bool>()
        toggle.onChange = log.note
        stage.add(toggle, CGRect(x: 100, y: 40, width: 32, height: 18))
        stage.click(CGPoint(x: 110, y: 50))
        #expect(toggle.isOn && log.phases == [.single])
        // The hit area is 20 points high.
        stage.click(CGPoint(x: 110, y: 39.5))
        #expect(!toggle.isOn)
        stage.key(.space)
        #expect(toggle.isOn)
        toggle.isEnabled = false
        stage.click(CGPoint(x: 110, y: 50))
        #expect(toggle.isOn && !stage.key(.space) && log.entries.count == 3)
    }

    @Test("segments are chosen by clicks and arrows; the chosen one is not told again")
    func segments() {
        let stage = ToolStage()
        defer { stage.close() }
        let segments = Segmented(["one", "two", "three"], selected: 0)
        let log = Log<Int>()
        segments.onChange = log.note
        stage.add(segments, CGRect(x: 0, y: 0, width: 300, height: 24))
        stage.click(CGPoint(x: 280, y: 12))
        stage.click(CGPoint(x: 280, y: 12))
        #expect(segments.selected == 2 && log.entries.count == 1)
        stage.key(.left)
        stage.key(.left)
        stage.key(.left)
        #expect(log.entries.map(\.value) == [2, 1, 0])
        // Let go outside, nothing is chosen.
        stage.drag(CGPoint(x: 280, y: 12), to: CGPoint(x: 280, y: 120))
        #expect(segments.selected == 0)
        #expect(segments.textFaults == [])
    }

    @Test("the pointer is over one control at a time")
    func hover() {
        let stage = ToolStage()
        defer { stage.close() }
        let (first, second) = (KitButton(.play), KitButton(.pause))
        stage.add(first, CGRect(x: 0, y: 0, width: 24, height: 24))
        stage.add(second, CGRect(x: 30, y: 0, width: 24, height: 24))
        stage.hover(CGPoint(x: 10, y: 10))
        #expect(first.isHovered && !second.isHovered)
        stage.hover(CGPoint(x: 40, y: 10))
        #expect(!first.isHovered && second.isHovered)
        stage.hover(nil)
        #expect(!second.isHovered)
    }

    @Test("what is scrolled moves by the wheel, by a drag and by its indicator; sliders in it keep their drags")
    func scrolling() {
        let stage = ToolStage(height: 200)
        defer { stage.close() }
        let content = UIView()
        let container = ScrollContainer(content: content)
        container.contentHeight = 800
        stage.add(container, CGRect(x: 0, y: 0, width: 300, height: 200))
        let slider = Slider(ValueScale(range: 0...1), value: 0)
        slider.frame = CGRect(x: 20, y: 100, width: 200, height: 24)
        content.addSubview(slider)
        stage.layOut()
        #expect(stage.wheel(50, at: CGPoint(x: 100, y: 20)) && container.visible.minY == 50)
        stage.wheel(-80, at: CGPoint(x: 100, y: 20))
        #expect(container.visible.minY == 0)
        stage.drag(CGPoint(x: 100, y: 112), to: CGPoint(x: 130, y: 12))
        #expect(container.visible.minY == 0 && slider.value > 0.5)
        stage.drag(CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 80))
        #expect(container.visible.minY > 80 && container.visible.minY <= 100)
        let before = container.visible.minY
        stage.drag(CGPoint(x: 294, y: 40), to: CGPoint(x: 294, y: 60))
        #expect(container.visible.minY > before + 40)
        // A slider that comes to lie under the wheel does not take it.
        stage.wheel(-1000, at: CGPoint(x: 100, y: 20))
        let value = slider.value
        stage.hover(CGPoint(x: 100, y: 20))
        stage.wheel(90, at: CGPoint(x: 100, y: 20))
        stage.wheel(10, at: CGPoint(x: 100, y: 20))
        #expect(container.visible.minY == 100 && slider.value == value)
        container.contentHeight = 150
        stage.layOut()
        #expect(container.visible.minY == 0 && !stage.wheel(50, at: CGPoint(x: 100, y: 20)))
    }

    @Test("a scale goes back and forth between values and places, in steps and as factors")
    func scales() {
        let linear = ValueScale(range: -2...8, step: 0.25)
        #expect(linear.fraction(of: 0.5) == 0.25 && linear.value(at: 0.26) == 0.5)
        #expect(linear.value(at: 7) == 8 && linear.fraction(of: -99) == 0 && linear.clamped(.nan) == -2)
        let factors = ValueScale(range: 0.05...10, kind: .logarithmic)
        #expect(abs(factors.fraction(of: (0.05 * 10).squareRoot()) - 0.5) < 1e-9)
        #expect(factors.value(at: 0) == 0.05 && factors.value(at: 1) == 10)
        #expect(factors.rounded(0.07) == 0.07 && factors.rounded(0.449999) == 0.45)
        #expect(ValueScale.fixed(-0.001, places: 2) == "0.00" && ValueScale.fixed(-1.5, places: 2) == "−1.50")
        #expect(ValueScale(range: 0...1, places: 0, unit: "°").text(1) == "1°")
        #expect(ValueScale(range: 0...1, unit: "s").text(0.5) == "0.50 s")
    }
}
