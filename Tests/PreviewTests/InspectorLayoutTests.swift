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
