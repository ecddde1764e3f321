import Testing
import UIKit

@testable import Preview

@MainActor @Suite("HUD")
struct HUDTests {
    private static var busy: HUDContent {
        var content = HUDContent()
        content.effect = "Circle Rect Spread"
        content.operation = "present"
        content.phase = .paused
        content.isReversed = true
        content.isLooping = true
        content.elapsed = 0.2254
        content.duration = 0.45
        content.fraction = 0.5
        content.speed = "×0.25"
        content.curve = CurvePlot { $0 * $0 * (3 - 2 * $0) }
        content.frameTime = 8.34
        return content
    }

    private func stage(_ size: CGSize, _ content: HUDContent, dark: Bool = true, scale: CGFloat = 1) -> (
        ToolStage, HUDView
    ) {
        let stage = ToolStage(width: size.width, height: size.height, dark: dark, scale: scale)
        let view = HUDView(insets: UIEdgeInsets(top: 24, left: 24, bottom: 24, right: 24))
        view.show(content)
        stage.add(view, stage.window.bounds)
        return (stage, view)
    }

    @Test(
        "the plate keeps out of the edge zones and nothing on it is cut or overlaps, from 220 points up",
        arguments: [220.0, 260, 300, 320, 360, 393, 440, 600, 852, 1194])
    func layout(width: Double) throws {
        var contents = [Self.busy, HUDContent()]
        contents[1].effect = "Awesome"
        contents[1].operation = "push"
        contents.append(Self.busy)
        contents[2].message = "open-door: the class is not interruptible; it was caught all the same, as on no device"
        for (index, content) in contents.enumerated() {
            let (stage, view) = stage(CGSize(width: width, height: 500), content)
            defer { stage.close() }
            try stage.keep("hud-\(index)-\(Int(width))")
            let free = view.bounds.insetBy(dx: 24, dy: 24)
            #expect(free.contains(view.plate.frame))
            #expect(view.plate.frame.width <= 440 && abs(view.plate.frame.midX - width / 2) <= 0.5)
            for (child, frame) in view.plate.shownViews where child !== view.name {
                #expect(view.plate.bounds.insetBy(dx: -0.5, dy: -0.5).contains(frame), "\(child)")
            }
            if width >= 300 || index < 2 { #expect(view.textFaults == []) }
            let parts: [UIView] = [
                view.name, view.operation, view.marks, view.speed, view.frameTime, view.plot, view.bar, view.time,
                view.percent, view.message,
            ]
            #expect(overlaps(parts) == [])
            #expect(view.bar.frame.width >= 80 && view.bar.frame.height >= 24)
        }
    }

    @Test("a new content costs nothing where it is the same, and moves the bar without a new layout")
    func update() {
        let (stage, view) = stage(CGSize(width: 393, height: 852), Self.busy)
        defer { stage.close() }
        var content = Self.busy
        content.elapsed = 0.3375
        content.fraction = 0.75
        view.show(content)
        stage.layOut()
        #expect(view.time.text == "338 / 450 ms" && view.percent.text == "75 %")
        let knob = view.bar.shownViews.map(\.frame).max { $0.height < $1.height }
        #expect(abs((knob?.midX ?? 0) - (4 + 0.75 * (view.bar.bounds.width - 8))) <= 0.5)
        // The plot's point: at three quarters of the time this curve is at 0.84375.
        #expect(view.plot.fraction == 0.75 && abs((view.plot.plot?.value(at: 0.75) ?? 0) - 0.84375) < 1e-9)
    }

    @Test("the bar is dragged by its knob or pressed anywhere, tells its run, and takes it back when it is cancelled")
    func scrubbing() {
        let (stage, view) = stage(CGSize(width: 393, height: 852), Self.busy)
        defer { stage.close() }
        var log: [(Double, ChangePhase)] = []
        view.onScrub = { log.append(($0, $1)) }
        let bar = view.bar
        // Well above the line: the hit area is as high as the row.
        stage.down(bar.at(4 + (bar.bounds.width - 8) * 0.25, 3))
        stage.move(to: bar.at(bar.bounds.width + 50, -40))
        stage.up()
        #expect(log.map(\.1) == [.began, .changed, .ended])
        #expect(abs(log[0].0 - 0.25) < 0.01 && log[2].0 == 1)
        log = []
        stage.down(bar.at(bar.bounds.width - 2, 14))
        #expect(log[0] == (1, .began))
        // What the session says meanwhile does not pull the bar from under the pointer.
        var content = Self.busy
        content.fraction = 0.1
        view.show(content)
        stage.move(to: bar.at(bar.bounds.width / 2, 14))
        #expect(abs(bar.fraction - 0.5) < 0.02)
        stage.cancel()
        #expect(log.last ?? (0, .began) == (1, .cancelled) && bar.fraction == 1)
        // With nothing to move there is nothing to drag.
        view.show(HUDContent())
        stage.layOut()
        log = []
        stage.click(bar.middle)
        #expect(log.isEmpty)
    }

    @Test("a click on the name opens the gallery, and touches beside the plate are not the plate's")
    func name() {
        let (stage, view) = stage(CGSize(width: 393, height: 852), Self.busy)
        defer { stage.close() }
        var opened = 0
        view.onGallery = { opened += 1 }
        stage.click(view.name.middle)
        #expect(opened == 1)
        #expect(view.hitTest(CGPoint(x: 196, y: 400), with: nil) == nil)
        #expect(view.hitTest(CGPoint(x: view.plate.frame.minX - 2, y: view.plate.frame.midY), with: nil) == nil)
        #expect(view.hitTest(CGPoint(x: view.plate.frame.midX, y: view.plate.frame.midY), with: nil) != nil)
    }

    @Test(
        "light and dark, one and two pixels to a point, differ in looks and not in places", arguments: [1.0, 1.5, 2, 3])
    func looks(scale: Double) throws {
        var frames: [[CGRect]] = []
        var pictures: [Shot] = []
        for dark in [true, false] {
            let (stage, view) = stage(CGSize(width: 393, height: 300), Self.busy, dark: dark, scale: scale)
            defer { stage.close() }
            frames.append(view.plate.subviews.map(\.frame))
            pictures.append(Shot(stage.picture()))
            try stage.keep("hud-\(dark ? "dark" : "light")-\(scale)")
        }
        #expect(frames[0] == frames[1] && pictures[0] != pictures[1])
    }
}
