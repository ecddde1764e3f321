import CoreGraphics
import Testing
import UIKit

@testable import Screens

@MainActor struct ScreensDemoTests {
    private func origin(_ id: String, _ size: CGSize = ScreenStage.phone) throws -> CGRect {
        let stage = ScreenStage({ Demo.demo(for: id).makeFrom() }, size: size)
        return stage.place(of: try #require(stage.screen.originView))
    }

    @Test("the elements that transitions start from are where the effects say")
    func origins() throws {
        for size in [ScreenStage.phone, ScreenStage.tablet] {
            #expect(try origin("circle-spread", size) == CGRect(x: 80, y: 120, width: 60, height: 60))
            let plus = try origin("circle-rect-spread", size)
            #expect(plus.width == plus.height)
            #expect(CGPoint(x: plus.midX, y: plus.midY) == CGPoint(x: size.width / 2, y: size.height - 90))
            let lock = try origin("open-door", size)
            #expect(CGPoint(x: lock.midX, y: lock.midY) == CGPoint(x: size.width / 2, y: size.height / 2))
        }
        let disc = try origin("awesome")
        #expect(disc.width == disc.height && disc.width > 40)
    }

    @Test("the cross that closes the new task is where the plus that opens it was")
    func crossOnPlus() throws {
        let plus = try origin("circle-rect-spread")
        let demo = Demo.demo(for: "circle-rect-spread")
        let stage = ScreenStage { demo.makeTo(demo.makeFrom()) }
        var backs = 0
        stage.screen.back = { backs += 1 }
        stage.tap(plus.center)
        #expect(backs == 1)
    }

    @Test("the pictures are squares two by two: 30 apart, the first row at 94")
    func grid() throws {
        let stage = ScreenStage { GalleryScreen() }
        let gallery = try #require(stage.screen as? GalleryScreen)
        var chosen: [CGRect] = []
        for point in [(50, 100), (350, 100), (50, 300), (350, 300)] {
            stage.tap(CGPoint(x: point.0, y: point.1))
            chosen.append(stage.place(of: try #require(gallery.originView)))
        }
        let side = 151.5
        #expect(
            chosen == [
                CGRect(x: 30, y: 94, width: side, height: side), CGRect(x: 211.5, y: 94, width: side, height: side),
                CGRect(x: 30, y: 275.5, width: side, height: side),
                CGRect(x: 211.5, y: 275.5, width: side, height: side),
            ])
        #expect(gallery.selected == .forest)
    }

    @Test("the four pictures are four pictures")
    func pictures() {
        let shots = Landscape.allCases.map { landscape in ScreenStage({ PictureScreen(landscape) }).pixels }
        #expect(Set(shots).count == 4)
    }

    @Test("a tap on the named element leads on with that element, a tap on the other screen leads back")
    func taps() throws {
        let wayBack: [String: CGPoint] = [
            "circle-spread": CGPoint(x: 44, y: 87), "middle-page": CGPoint(x: 200, y: 400),
            "fade": CGPoint(x: 196, y: 776), "picture-zoom": CGPoint(x: 200, y: 400), "ripple": CGPoint(x: 80, y: 700),
            "awesome": CGPoint(x: 349, y: 87), "system-push": CGPoint(x: 40, y: 83), "open-door": CGPoint(x: 44, y: 87),
            "system-cover": CGPoint(x: 40, y: 89), "alpha": CGPoint(x: 44, y: 87), "card": CGPoint(x: 196, y: 12),
        ]
        for (id, point) in wayBack {
            let demo = Demo.demo(for: id)
            let stage = ScreenStage(demo.makeFrom)
            var elements: [UIView?] = []
            stage.screen.forward = { elements.append($0) }
            if let view = stage.screen.originView {
                stage.tap(stage.place(of: view).center)
                // The ripple starts where the water is touched; its element is where keys start it.
                #expect(elements == [id == "ripple" ? nil : view], "\(id)")
            } else {
                stage.tap(CGPoint(x: 250, y: 500))
                #expect(elements.count == 1, "\(id)")
            }
            let from = stage.screen
            stage.window.rootViewController = nil
            let entered = ScreenStage { demo.makeTo(from) }
            var backs = 0
            entered.screen.back = { backs += 1 }
            entered.tap(point)
            #expect(backs == 1, "\(id)")
        }
    }

    @Test("the pond tells where it was touched")
    func touchedPoint() {
        let stage = ScreenStage { PondScreen() }
        #expect(stage.screen.originPoint == nil)
        stage.tap(CGPoint(x: 70, y: 640))
        #expect(stage.screen.originPoint == CGPoint(x: 70, y: 640))
    }

    @Test("what was chosen is what opens: the planet and the picture tapped")
    func choice() throws {
        let stage = ScreenStage { PlanetsScreen() }
        let planets = try #require(stage.screen as? PlanetsScreen)
        #expect(planets.planet.name == "Saturn")
        stage.tap(CGPoint(x: 200, y: 200))
        #expect(planets.planet.name == "Mercury")
        let entered = ScreenStage { Demo.demo(for: "awesome").makeTo(planets) }
        #expect(entered.shownLabels.contains { $0.text == "Mercury" })
        let disc = try #require(entered.screen.destinationView)
        #expect(entered.place(of: disc).width > 150)
    }

    @Test("tabs tell which one was tapped")
    func tabs() {
        for (i, make) in Demo.tabs.enumerated() {
            let stage = ScreenStage(make)
            var asked: [Int] = []
            stage.screen.selectTab = { asked.append($0) }
            for x in [65, 196, 327] {
                stage.tap(CGPoint(x: x, y: 790))
            }
            #expect(asked == [0, 1, 2], "tab \(i)")
        }
    }

    @Test("an effect that is not among the twelve is shown on screens with a start and a landing place")
    func general() {
        let demo = Demo.demo(for: "somebody's own")
        let from = demo.makeFrom()
        let to = demo.makeTo(from)
        #expect(from.originView != nil)
        #expect(to.destinationView != nil)
    }

    @Test("a picture of the device's pixels at a whole or half scale lies on it pixel for pixel")
    func screenshots() {
        let screen = CGSize(width: 393, height: 852)
        for (width, height) in [(393, 852), (786, 1704), (1179, 2556), (590, 1278)] {
            let frame = ImageViewController.frame(width: width, height: height, on: screen)
            #expect(frame.origin == .zero)
            #expect(abs(frame.width - 393) < 0.5 && abs(frame.height - 852) < 0.5)
        }
    }

    @Test("another picture fills the screen, centred, with its proportions kept")
    func otherPictures() {
        let screen = CGSize(width: 400, height: 800)
        // 1000 × 1000 fills by its height: 800 × 800, 200 of it beyond each side.
        #expect(
            ImageViewController.frame(width: 1000, height: 1000, on: screen)
                == CGRect(x: -200, y: 0, width: 800, height: 800))
        // 100 × 400 fills by its width: 400 × 1600.
        #expect(
            ImageViewController.frame(width: 100, height: 400, on: screen)
                == CGRect(x: 0, y: -400, width: 400, height: 1600))
    }

    @Test("a screenshot on the screen has exactly its own pixels")
    func exactPixels() {
        let image = CGImage(width: 40, height: 80, isOpaque: true) { pixels in
            for i in 0..<(40 * 80) {
                pixels[i] = 0xFF00_0000 | UInt32(truncatingIfNeeded: i &* 2_654_435_761) & 0xFF_FFFF
            }
        }
        let stage = ScreenStage({ ImageViewController(image: image) }, size: CGSize(width: 40, height: 80))
        #expect(stage.pixels == Array(UnsafeBufferPointer(start: image.pixels, count: 40 * 80)))
    }
}

extension ScreenStage {
    /// Touches a point and lets go.
    func tap(_ point: CGPoint) {
        let now = CACurrentMediaTime()
        window.touch(0, phase: .began, at: point, time: now)
        window.touch(0, phase: .ended, at: point, time: now + 0.05)
    }
}
