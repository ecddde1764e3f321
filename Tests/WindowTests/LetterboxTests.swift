import Foundation
import Testing

@testable import Window

@Suite("Letterbox")
struct LetterboxTests {
    @Test("a window of the screen's shape has no bars")
    func sameShape() {
        let box = Letterbox(
            content: CGSize(width: 393, height: 852), window: CGSize(width: 393, height: 852),
            drawable: PixelSize(width: 786, height: 1704))
        #expect(box.frame == PixelRect(x: 0, y: 0, width: 786, height: 1704))
        #expect(box.scale == 2)
        #expect(box.screenPoint(atWindowPoint: CGPoint(x: 12, y: 345)) == CGPoint(x: 12, y: 345))
    }

    @Test("a wide window has bars at the left and right, a tall one above and below")
    func bars() {
        let wide = Letterbox(
            content: CGSize(width: 100, height: 200), window: CGSize(width: 501, height: 400),
            drawable: PixelSize(width: 501, height: 400))
        #expect(wide.frame == PixelRect(x: 150, y: 0, width: 200, height: 400))
        #expect(wide.screenPoint(atWindowPoint: CGPoint(x: 170, y: 50)) == CGPoint(x: 10, y: 25))
        #expect(wide.screenPoint(atWindowPoint: CGPoint(x: 0, y: 50)) == CGPoint(x: -75, y: 25))

        let tall = Letterbox(
            content: CGSize(width: 100, height: 200), window: CGSize(width: 50, height: 300),
            drawable: PixelSize(width: 100, height: 600))
        #expect(tall.frame == PixelRect(x: 0, y: 200, width: 100, height: 200))
        #expect(tall.screenPoint(atWindowPoint: CGPoint(x: 20, y: 110)) == CGPoint(x: 40, y: 20))
    }

    @Test("a screen point survives the way to the window and back", arguments: [(333, 777), (1920, 1080), (97, 1801)])
    func roundTrip(width: Int, height: Int) {
        let box = Letterbox(
            content: CGSize(width: 393, height: 852), window: CGSize(width: width, height: height),
            drawable: PixelSize(width: width * 2, height: height * 2))
        let point = CGPoint(x: 31.5, y: 704.25)
        let back = box.screenPoint(atWindowPoint: box.windowPoint(atScreenPoint: point))
        #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }

    @Test("the frame never leaves the window and never vanishes", arguments: [(1, 1), (1, 900), (900, 1), (0, 0)])
    func extremes(width: Int, height: Int) {
        let frame = Letterbox(
            content: CGSize(width: 393, height: 852), window: CGSize(width: width, height: height),
            drawable: PixelSize(width: width, height: height)
        ).frame
        #expect(frame.width >= 1 && frame.height >= 1)
        #expect(frame.x >= 0 && frame.x + frame.width <= max(width, 1))
        #expect(frame.y >= 0 && frame.y + frame.height <= max(height, 1))
    }
}
