import Foundation
import Testing

@testable import Preview

@Suite("Workspace layout")
struct WorkspaceLayoutTests {
    private func layout(
        _ width: Int, _ height: Int, density: CGFloat = 1, screen: CGSize = CGSize(width: 100, height: 200)
    ) -> WorkspaceLayout {
        WorkspaceLayout(width: width, height: height, density: density, screen: screen)
    }

    @Test("a window of the screen's shape is all screen")
    func sameShape() {
        let layout = layout(786, 1704, density: 2, screen: CGSize(width: 393, height: 852))
        #expect(layout.frame(ofScreen: 0) == CGRect(x: 0, y: 0, width: 786, height: 1704))
        #expect(layout.scale == 2)
        #expect(layout.screenPoint(CGPoint(x: 12, y: 345), screen: 0) == CGPoint(x: 12, y: 345))
    }

    @Test("a wide window has bars at the left and right, a tall one above and below")
    func bars() {
        let wide = layout(501, 400)
        #expect(wide.frame(ofScreen: 0) == CGRect(x: 150, y: 0, width: 200, height: 400))
        #expect(wide.screenPoint(CGPoint(x: 170, y: 50), screen: 0) == CGPoint(x: 10, y: 25))
        #expect(wide.screenPoint(CGPoint(x: 0, y: 50), screen: 0) == CGPoint(x: -75, y: 25))
        let tall = layout(100, 600, density: 2)
        #expect(tall.frame(ofScreen: 0) == CGRect(x: 0, y: 200, width: 100, height: 200))
        #expect(tall.screenPoint(CGPoint(x: 20, y: 110), screen: 0) == CGPoint(x: 40, y: 20))
    }

    @Test("a panel takes its width at the right, and the screen keeps its place in a window that grew by it")
    func panel() {
        var layout = layout(393, 852, screen: CGSize(width: 393, height: 852))
        let before = layout.frame(ofScreen: 0)
        #expect(layout.panel == nil)
        layout.panelWidth = 340
        let size = layout.windowSize(atScale: layout.density)
        #expect(size == CGSize(width: 733, height: 852))
        layout.width = 733
        #expect(layout.frame(ofScreen: 0) == before)
        #expect(layout.panel == CGRect(x: 393, y: 0, width: 340, height: 852))
    }

    @Test("a window too small for the panel leaves some of itself to the screen")
    func narrow() throws {
        var layout = layout(300, 400)
        layout.panelWidth = 340
        let panel = try #require(layout.panel)
        #expect(panel == CGRect(x: 120, y: 0, width: 180, height: 400))
        #expect(layout.frame(ofScreen: 0).maxX <= panel.minX)
    }

    @Test("two screens stand side by side and do not touch", arguments: [(448, 400), (777, 333), (120, 900)])
    func two(_ width: Int, _ height: Int) {
        var layout = layout(width, height)
        layout.count = 2
        let (a, b) = (layout.frame(ofScreen: 0), layout.frame(ofScreen: 1))
        #expect(a.size == b.size && a.minY == b.minY && a.maxX < b.minX)
        #expect(a.minX >= 0 && b.maxX <= CGFloat(width) && a.maxY <= CGFloat(height))
        #expect(layout.screen(at: CGPoint(x: a.midX + 1, y: 0)) == 0)
        #expect(layout.screen(at: CGPoint(x: b.midX - 1, y: 0)) == 1)
    }

    @Test("a screen point survives the way to the window and back", arguments: [(333, 777), (1920, 1080), (97, 1801)])
    func roundTrip(width: Int, height: Int) {
        var layout = layout(width * 2, height * 2, density: 2, screen: CGSize(width: 393, height: 852))
        layout.count = 2
        let point = CGPoint(x: 31.5, y: 704.25)
        let back = layout.screenPoint(layout.windowPoint(point, screen: 1), screen: 1)
        #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }
}
