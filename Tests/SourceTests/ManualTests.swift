import Foundation
import SourceAnalysis
import Testing

/// The classes that `Docs/YourOwnTransition.md` is worked through with.
@Suite struct ManualTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The page's blocks of Swift, each a whole file.
    private static func blocks() throws -> [String] {
        let page = try String(
            contentsOf: root.appendingPathComponent("Docs/YourOwnTransition.md"), encoding: .utf8)
        return page.components(separatedBy: "```swift\n").dropFirst().map { part in
            part.components(separatedBy: "```").first ?? ""
        }
    }

    @Test("all files of the manual compile together as users' files do")
    func compile() throws {
        let blocks = try Self.blocks()
        #expect(blocks.count == 7)
        #expect(blocks.allSatisfy { $0.hasPrefix("import UIKit\n") })
        #expect(try CompileTests().errors(in: blocks) == [])
    }

    @Test("the manual says what is found in its files, and what is asked for where nothing can be guessed")
    func candidates() throws {
        let page = try Self.blocks()
        let sources = page.enumerated().map { SourceText(path: "/\($0.offset).swift", text: $0.element) }
        let found = Analysis(sources).report.candidates
        #expect(
            found.map(line) == [
                "Fade: present dismiss push pop tab = Fade()",
                "Grow: present dismiss = Grow(), covered",
                "SheetDelegate: present dismiss = SheetDelegate() as transitioningDelegate",
                "SwipeDown:  = SwipeDown() as interactionController, covered",
                "HalfScreen:  = HalfScreen(presentedViewController: s.second, presenting: s.first) "
                    + "as presentationController, covered",
                "CardTransition: present dismiss push pop tab = CardTransition(topForShow: 40), lacks topForShow: CGFloat",
            ])
    }

    @Test("the mistake of the manual is found where the manual says")
    func mistake() throws {
        let first = try #require(try Self.blocks().first)
        let spoilt = first.replacing("toView.alpha = 1", with: "toView.alhpa = 1")
        #expect(
            try CompileTests().errors(in: [spoilt]) == ["/0.swift:11:20: value of type 'UIView' has no member 'alhpa'"])
        let page = try String(
            contentsOf: Self.root.appendingPathComponent("Docs/YourOwnTransition.md"), encoding: .utf8)
        #expect(page.contains("Fade.swift:11:20: error: value of type 'UIView' has no member 'alhpa'"))
    }
}
