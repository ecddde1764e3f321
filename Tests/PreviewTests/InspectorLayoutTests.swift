import Testing
import Transitions
import UIKit

@testable import Preview

@MainActor @Suite("Inspector's layout")
struct InspectorLayoutTests {
    @Test("pictures of the whole panel, light and dark, to be looked at")
    func pictures() throws {
        for (dark, scale) in [(true, 1.0), (false, 1), (true, 2)] {
            for (name, change) in Self.variants {
                var content = InspectorStage.content()
                change(&content)
                let inspector = InspectorStage(content, height: 1560, dark: dark, scale: scale)
                defer { inspector.close() }
                let row = try #require(inspector.view.tuning.parameterRows["discColor"] as? ColourRow)
                if name == "spring" { inspector.stage.click(row.well.middle) }
                inspector.stage.hover(inspector.view.tuning.duration.slider.middle)
                inspector.stage.layOut()
                #expect(inspector.view.textFaults == [])
                try inspector.stage.keep("inspector-\(name)-\(dark ? "dark" : "light")-\(Int(scale))")
            }
        }
    }

    @Test("at every height of the window all of the panel can be reached", arguments: [350.0, 500, 852, 1400])
    func heights(height: Double) throws {
        let inspector = InspectorStage(InspectorStage.content(tracks: 12), height: height)
        defer { inspector.close() }
        let view = inspector.view
        #expect(view.header.frame.height + view.scroll.frame.height == CGFloat(height))
        for section in [view.tracks, view.tuning, view.gesture, view.command] as [InspectorSection] {
            #expect(section.frame.width == InspectorView.width)
        }
        try inspector.stage.keep("inspector-height-\(Int(height))")
        // The last thing in the panel, from the top to the bottom by the wheel.
        inspector.stage.wheel(100_000, at: CGPoint(x: 10, y: 200))
        inspector.stage.layOut()
        let copy = view.command.copy
        #expect(copy.at(0, copy.bounds.maxY).y <= height)
        inspector.stage.click(copy.middle)
        #expect(inspector.events == [.copyCommand])
    }

    @Test("nothing in the panel overlaps or leaves what holds it")
    func overlaps() throws {
        for (_, change) in Self.variants {
            var content = InspectorStage.content()
            change(&content)
            let inspector = InspectorStage(content, height: 700)
            defer { inspector.close() }
            let view = inspector.view
            let sections = [view.tracks, view.tuning, view.gesture, view.command] as [InspectorSection]
            #expect(PreviewTests.overlaps(sections) == [])
            let rows = (view.tuning.rows + view.gesture.rows).map(\.view)
            #expect(PreviewTests.overlaps(view.tuning.rows.map(\.view) + [view.tuning.header]) == [])
            for row in rows where row is SettingRow { #expect(PreviewTests.overlaps(row.subviews) == []) }
            #expect(PreviewTests.overlaps(view.header.subviews) == [])
            for row in view.tracks.rows.values { #expect(PreviewTests.overlaps(row.subviews) == []) }
        }
    }

    @Test("long names and values are cut within their row and never run into each other")
    func longTexts() throws {
        var content = InspectorStage.content(tracks: 1)
        content.effect = "An effect with a very long name that nobody would give"
        content.tracks[0].layerName = "HotelRoomPhotographView (picture of to, left half)"
        content.tracks[0].property = "transform.translation, transform.scale"
        content.tracks[0].from = "translation −196.5, 426, scale 0.01 × 0.02"
        content.tracks[0].to = "translation 0, 0, scale 1"
        content.tracks[0].passes = 6
        content.tracks[0].curveName = "cubic 0.25, 0.1, 0.25, 1"
        let inspector = InspectorStage(content, height: 400)
        defer { inspector.close() }
        try inspector.stage.keep("inspector-long")
        let row = try #require(inspector.view.tracks.rows[0])
        #expect(PreviewTests.overlaps(row.subviews) == [])
        #expect(PreviewTests.overlaps(inspector.view.header.subviews) == [])
        #expect(row.property.bounds.width >= 40 && row.name.bounds.width >= 40)
    }

    private static let variants: [(String, (inout InspectorContent) -> Void)] = [
        ("cubic", { _ in }),
        ("spring", { $0.curve = .init(.spring(dampingRatio: 0.4, response: 0.3), default: .easeInOut) }),
        (
            "own",
            {
                $0.ownPace = "keyframes, ease-in-out over the whole"
                $0.tracks = []
                $0.duration = 0
                $0.canUndo = false
                $0.isPlaying = false
                $0.isLooping = false
            }
        ),
    ]
}
