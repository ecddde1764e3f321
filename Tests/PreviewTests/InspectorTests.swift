import Testing
import Transitions
import UIKit

@testable import Preview

@MainActor @Suite("Inspector")
struct InspectorTests {
    /// Runs with an inspector on a window, and takes it down afterwards.
    private func withInspector(
        _ content: InspectorContent = InspectorStage.content(), height: CGFloat = 1560,
        _ body: (InspectorStage) throws -> Void
    ) rethrows {
        let inspector = InspectorStage(content, height: height)
        defer { inspector.close() }
        try body(inspector)
    }

    @Test("the head's buttons tell what they stand for")
    func transport() {
        withInspector { inspector in
            let header = inspector.view.header
            let buttons: [(KitButton, InspectorEvent)] = [
                (header.effect, .openGallery), (header.operation, .nextOperation), (header.close, .close),
                (header.undo, .undo), (header.toStart, .toStart), (header.back, .step(-1)), (header.play, .playPause),
                (header.forward, .step(1)), (header.loop, .loop(false)),
            ]
            for (button, event) in buttons {
                inspector.events = []
                inspector.stage.click(button.middle)
                #expect(inspector.events == [event])
            }
            // Nothing to be done again: the button is off.
            inspector.events = []
            inspector.stage.click(header.redo.middle)
            #expect(inspector.events == [])
            inspector.stage.drag(header.speed.middle, to: header.speed.middle + CGVector(dx: 60, dy: 0))
            #expect(inspector.events.first == .speed(0.25, .began))
            guard case .speed(let speed, .ended) = inspector.events.last else {
                Issue.record("no end: \(inspector.events)")
                return
            }
            // A fifth of the way from ×0.05 to ×4, as factors: 80 to the power of a fifth.
            #expect(abs(speed - 0.25 * pow(80, 0.2)) <= 0.026)
        }
    }

    @Test("the ruler scrubs in seconds, and its handles choose the part that loops")
    func ruler() throws {
        withInspector { inspector in
            let ruler = inspector.view.tracks.ruler
            inspector.stage.drag(ruler.at(16 + 308 * 0.2, 8), to: ruler.at(16 + 308 * 0.6, 90))
            let scrubs = inspector.events.compactMap { event -> (Double, ChangePhase)? in
                if case .scrub(let seconds, let phase) = event { (seconds, phase) } else { nil }
            }
            #expect(scrubs.first?.1 == .began && scrubs.last?.1 == .ended)
            #expect(abs((scrubs.first?.0 ?? 0) - 0.09) < 1e-9 && abs((scrubs.last?.0 ?? 0) - 0.27) < 1e-9)
            inspector.events = []
            // From the start to a third; then the end from all to two thirds; then past the start.
            inspector.stage.drag(ruler.at(16, 30), to: ruler.at(16 + 308 / 3.0, 30))
            #expect(inspector.events.first == .loopRange(nil, .began))
            #expect(abs((ruler.loop?.lowerBound ?? 0) - 0.15) < 1e-9 && ruler.loop?.upperBound == 0.45)
            inspector.stage.drag(ruler.at(324, 30), to: ruler.at(30, 30))
            #expect(abs((ruler.loop?.upperBound ?? 0) - 0.16) < 1e-9)
            #expect(inspector.events.last == .loopRange(ruler.loop, .ended))
            // A cancelled drag puts back what was.
            let old = ruler.loop
            inspector.stage.down(ruler.at(16 + 308 / 3.0 - 2, 30))
            inspector.stage.move(to: ruler.at(16, 30))
            #expect(ruler.loop != old)
            inspector.stage.cancel()
            #expect(ruler.loop == old && inspector.events.last == .loopRange(old, .cancelled))
            inspector.stage.click(ruler.at(200, 30), count: 2)
            #expect(ruler.loop == nil && inspector.events.last == .loopRange(nil, .single))
        }
    }

    @Test("the pointer over a track names its layer, once, and none when it leaves")
    func hover() throws {
        try withInspector { inspector in
            let rows = inspector.view.tracks.rows
            let (second, third) = (try #require(rows[1]), try #require(rows[2]))
            inspector.stage.hover(second.middle)
            inspector.stage.hover(second.at(20, 10))
            inspector.stage.hover(third.middle)
            inspector.stage.hover(nil)
            #expect(inspector.events == [.hover(layer: 11), .hover(layer: 12), .hover(layer: nil)])
        }
    }

    @Test("from a track to another of the same layer nothing is told")
    func hoverSameLayer() throws {
        var content = InspectorStage.content()
        content.tracks[1].layer = content.tracks[0].layer
        try withInspector(content) { inspector in
            let rows = inspector.view.tracks.rows
            inspector.stage.hover(try #require(rows[0]).middle)
            inspector.stage.hover(try #require(rows[1]).middle)
            #expect(inspector.events == [.hover(layer: 10)])
        }
    }

    @Test("a track's bar spans its time, and the playhead stands at the present")
    func bars() throws {
        try withInspector { inspector in
            let tracks = inspector.view.tracks
            let row = try #require(tracks.rows[2])
            // After 100 ms, for 300 of 450 ms, on 308 points from 16 on.
            let bar = try #require(row.subviews.first { !($0 is UILabel) })
            #expect(abs(bar.frame.minX - (16 + 308 * 0.1 / 0.45)) <= 0.5)
            #expect(abs(bar.frame.width - 308 * 0.3 / 0.45) <= 1)
            #expect(row.times.text == "after 100, 300 ms · ease-in-out" && row.way.text == "0 → 1")
            let head = try #require(tracks.subviews.last { $0.frame.width == 1 })
            #expect(abs(head.frame.midX - (16 + 308 * 0.2 / 0.45)) <= 0.5)
            inspector.show(elapsed: 0.3)
            #expect(abs(head.frame.midX - (16 + 308 * 0.3 / 0.45)) <= 0.5 && row.value.text == "0.30, 426.00")
        }
    }

    @Test("of many tracks only those in sight have views, and the ruler stays in sight above them")
    func manyTracks() throws {
        withInspector(InspectorStage.content(tracks: 200), height: 500) { inspector in
            let view = inspector.view
            #expect(view.visibleTracks.lowerBound == 0 && view.visibleTracks.count < 9)
            inspector.stage.wheel(3000, at: CGPoint(x: 170, y: 300))
            inspector.stage.layOut()
            #expect(view.visibleTracks.lowerBound >= 47 && view.visibleTracks.contains(50))
            #expect(view.tracks.rows.count == view.visibleTracks.count)
            #expect(view.tracks.rows[50]?.name.text == "to" && view.tracks.rows[50]?.row?.layer == 60)
            #expect(view.tracks.ruler.at(0, 0).y == InspectorHeader.height)
            // What lies under the ruler is not hit through it.
            inspector.stage.click(view.tracks.ruler.at(100, 8))
            #expect(inspector.events.count == 2)
        }
    }

    @Test("duration: a run of changes, a reset, and nothing told of what comes from outside")
    func duration() throws {
        withInspector { inspector in
            let row = inspector.view.tuning.duration
            #expect(row.isChanged && !row.reset.isHidden)
            inspector.stage.drag(row.slider.middle, to: row.slider.middle + CGVector(dx: 300, dy: 0))
            #expect(inspector.events.last == .duration(10, .ended))
            inspector.events = []
            inspector.stage.click(row.reset.middle)
            #expect(inspector.events == [.reset(.duration)])
            inspector.stage.click(row.field.middle, count: 2)
            // A double click on the digits is the same reset.
            #expect(inspector.events.last == .reset(.duration))
            inspector.events = []
            var content = InspectorStage.content()
            content.setDuration = .init(0.5, default: 0.5)
            inspector.view.show(content)
            inspector.stage.layOut()
            #expect(inspector.events == [] && row.slider.value == 0.5 && row.reset.isHidden)
        }
    }

    @Test("every kind of parameter tells its value, its reset and its pick by the key")
    func parameters() throws {
        try withInspector { inspector in
            let (stage, rows) = (inspector.stage, inspector.view.tuning.parameterRows)
            let number = try #require(rows["edge"] as? NumberRow)
            stage.drag(number.field.middle, to: number.field.middle + CGVector(dx: 30, dy: 0))
            // A tenth of 0…1000 on from 90.
            #expect(inspector.events.last == .set("edge", .number(190), .ended))
            let flag = try #require(rows["fades"] as? FlagRow)
            stage.click(flag.toggle.middle)
            #expect(inspector.events.last == .set("fades", .flag(false), .single))
            let point = try #require(rows["center"] as? PairRow)
            stage.drag(point.second.middle, to: point.second.middle + CGVector(dx: -25, dy: 0))
            #expect(inspector.events.last == .set("center", .point(CGPoint(x: 110, y: 125)), .ended))
            if let pick = point.pick { stage.click(pick.middle) }
            #expect(inspector.events.last == .pick("center"))
            let size = try #require(rows["offset"] as? PairRow)
            #expect(size.pick == nil && size.isChanged && !point.isChanged)
            stage.drag(size.first.middle, to: size.first.middle + CGVector(dx: 7, dy: 0))
            #expect(inspector.events.last == .set("offset", .size(CGSize(width: 12, height: -3)), .ended))
            stage.click(size.reset.middle)
            #expect(inspector.events.last == .reset(.parameter("offset")))
            let gesture = try #require(inspector.view.gesture.settingRows[.threshold])
            stage.click(gesture.reset.middle)
            #expect(inspector.events.last == .reset(.gesture(.threshold)))
            stage.click(gesture.slider.at(gesture.slider.bounds.maxX - 1, 12))
            #expect(inspector.events.last == .gesture(.threshold, 60, .ended))
        }
    }

    @Test("a colour is chosen in the picker that opens below it; none and back keeps it")
    func colours() throws {
        try withInspector { inspector in
            let (stage, rows) = (inspector.stage, inspector.view.tuning.parameterRows)
            let row = try #require(rows["discColor"] as? ColourRow)
            let below = try #require(rows["center"]).frame.minY
            stage.click(row.well.middle)
            stage.layOut()
            #expect(rows["center"]?.frame.minY == below + ColourPicker.height)
            let picker = try #require(row.picker)
            // The lower left corner is black, the upper right the full hue, the upper left white.
            stage.drag(picker.at(2, 2), to: picker.at(picker.bounds.width - 2, 90))
            #expect(
                inspector.events.first == .set("discColor", .color(.init(red: 255, green: 255, blue: 255)), .began))
            #expect(inspector.events.last == .set("discColor", .color(.init(red: 0, green: 0, blue: 0)), .ended))
            // Through black the hue has stayed: orange again.
            stage.click(picker.at(picker.bounds.width - 2, 2))
            #expect(inspector.events.last == .set("discColor", .color(.init(red: 255, green: 165, blue: 0)), .ended))
            // The strip of opacities: its left end.
            stage.click(picker.at(2, 92 + 4 + 22 + 11))
            let clear = Parameter.Color(red: 255, green: 165, blue: 0, alpha: 0)
            #expect(inspector.events.last == .set("discColor", .color(clear), .ended))
            let optional = try #require(rows["ground"] as? ColourRow)
            let none = try #require(optional.none)
            #expect(none.isOn)
            stage.click(none.middle)
            stage.click(none.middle)
            #expect(inspector.events.last == .set("ground", .color(nil), .single) && none.isOn)
        }
    }

    @Test("of an effect with a pace of its own no curve is offered")
    func ownPace() throws {
        var content = InspectorStage.content()
        content.ownPace = "phases"
        withInspector(content) { inspector in
            let tuning = inspector.view.tuning
            #expect(tuning.editor.isHidden && tuning.curveTitle.reset.isHidden)
            #expect(tuning.ownPace.text == "This effect has a pace of its own: phases.")
            let height = tuning.height
            inspector.view.show(InspectorStage.content())
            inspector.stage.layOut()
            #expect(!tuning.editor.isHidden && tuning.height > height + 150)
        }
    }

    @Test("a section closes at a click on its head, and what follows moves up")
    func sections() {
        withInspector { inspector in
            let view = inspector.view
            let before = view.gesture.frame.minY
            inspector.stage.click(view.tuning.header.middle)
            inspector.stage.layOut()
            #expect(view.tuning.frame.height == SectionHeader.height && view.gesture.frame.minY < before - 300)
            inspector.stage.click(view.tracks.header.middle)
            inspector.stage.layOut()
            #expect(view.visibleTracks.isEmpty && view.tracks.rows.isEmpty)
            inspector.stage.click(view.tracks.header.middle)
            inspector.stage.layOut()
            #expect(view.tracks.rows.count == 4)
        }
    }

    @Test("the words for the command line can be copied, and everything given back at once")
    func command() {
        withInspector { inspector in
            let section = inspector.view.command
            inspector.stage.click(section.copy.middle)
            inspector.stage.click(section.resetAll.middle)
            #expect(inspector.events == [.copyCommand, .reset(.everything)])
            #expect(section.words.text?.contains("discColor=#FFA500") == true)
            inspector.view.show(InspectorContent())
            inspector.events = []
            inspector.stage.layOut()
            inspector.stage.click(section.resetAll.middle)
            #expect(inspector.events == [])
        }
    }

    @Test("a drag that the window takes away in the middle is told as cancelled, once")
    func takenAway() {
        withInspector { inspector in
            let row = inspector.view.tuning.duration
            inspector.stage.down(row.slider.middle)
            inspector.stage.move(to: row.slider.middle + CGVector(dx: 40, dy: 0))
            inspector.view.removeFromSuperview()
            inspector.stage.up()
            let phases = inspector.events.compactMap { event -> ChangePhase? in
                if case .duration(_, let phase) = event { phase } else { nil }
            }
            #expect(phases == [.began, .changed, .cancelled])
            #expect(inspector.events.last == .duration(0.45, .cancelled))
        }
    }
}

private func + (point: CGPoint, way: CGVector) -> CGPoint {
    CGPoint(x: point.x + way.dx, y: point.y + way.dy)
}
