import Foundation
import Testing
import Transitions

/// The numbers of the effects' table, worked out by hand or here a second time, against what is seen.
@MainActor
@Suite("Geometry")
struct GeometryTests {
    static let size = CGSize(width: 200, height: 300)
    /// Off the middle, of unlike distances to all edges; its centre is (70, 110).
    static let element = CGRect(x: 60, y: 90, width: 20, height: 40)
    private let middle = (x: 70.0, y: 110.0)
    /// The farthest corner from it: hypot(130, 190).
    private let reach = 230.217

    private func theatre(
        _ id: String, _ operation: TransitionOperation, size: CGSize = GeometryTests.size, scale: CGFloat = 1,
        prepare: (Theatre) -> Void = { _ in }
    ) throws -> Theatre {
        try Theatre(Play(id: id, operation: operation), size: size, scale: scale, plain: true) { theatre in
            theatre.lower.element.frame = Self.element
            prepare(theatre)
        }
    }

    /// The picture of a timed run at a fraction of its time.
    private func picture(_ theatre: Theatre, at t: Double) -> CGImage {
        theatre.start()
        let picture = theatre.picture(at: t, since: theatre.clock.now)
        theatre.rest()
        return picture
    }

    private func close(_ a: Double, _ b: Double, _ tolerance: Double = 0.4) -> Bool { abs(a - b) <= tolerance }

    @Test("circle-spread: the radius goes from 30 to the farthest corner, in proportion to time")
    func circleSpread() throws {
        for (t, operation) in [(0.1, TransitionOperation.push), (0.25, .push), (0.25, .present)] {
            let seen = picture(try theatre("circle-spread", operation), at: t)
            let radius = 30 + (reach - 30) * t
            #expect(close(seen.run(2, row: 110, from: 70), radius))
            #expect(close(seen.run(2, column: 70, from: 110), radius))
            if radius < 70 { #expect(close(seen.area(2), .pi * radius * radius, 8), "a round circle") }
        }
        for operation in [TransitionOperation.pop, .dismiss] {
            let seen = picture(try theatre("circle-spread", operation), at: 0.75)
            let radius = reach - (reach - 30) * 0.75
            #expect(close(seen.run(2, row: 110, from: 70), radius))
            #expect(close(seen.run(2, column: 70, from: 110), radius))
        }
    }

    @Test("circle-rect-spread: the disc and the screen grow from the element, only the screen fades")
    func circleRectSpread() throws {
        for (operation, t) in [(TransitionOperation.present, 0.25), (.present, 0.5), (.push, 0.5), (.dismiss, 0.5)] {
            let seen = picture(try theatre("circle-rect-spread", operation), at: t)
            let e = operation == .dismiss ? 1 - Pace.easeInOut(t) : Pace.easeInOut(t)
            let scale = 0.01 + 0.99 * e
            let center = (x: middle.x + (100 - middle.x) * e, y: middle.y + (150 - middle.y) * e)
            let (row, column) = (Int(center.y), Int(center.x))
            // Blue comes from the screen alone.
            let blue = (e * 255).rounded() / 255
            #expect(close(seen.run(2, row: row) / blue, 200 * scale, 0.8))
            #expect(close(seen.run(2, column: column) / blue, 300 * scale, 0.8))
            #expect(close(seen.run(2, row: row, to: column) / blue, 100 * scale + Double(column) - center.x, 0.8))
            #expect(close(seen.run(2, column: column, to: row) / blue, 150 * scale + Double(row) - center.y, 0.8))
            let blend = [255 * (1 - e), 165 * (1 - e), 255 * e]
            #expect(zip(seen.color(column, row), blend).allSatisfy { abs(Double($0) - $1) <= 1.5 })
            let edge = Int(middle.y + reach * scale)
            #expect(seen.color(70, edge - 2) == [255, 165, 0], "an opaque disc")
            #expect(seen.color(70, edge + 2) == [255, 0, 0])
        }
    }

    @Test("open-door: the halves slide by half the width, the other screen comes from 0.7, black around it")
    func openDoor() throws {
        for (operation, t) in [(TransitionOperation.present, 0.2), (.push, 0.5), (.dismiss, 0.5), (.pop, 0.7)] {
            let leaves = operation == .dismiss || operation == .pop
            let seen = picture(try theatre("open-door", operation), at: t)
            let e = leaves ? 1 - Pace.easeOut(t) : Pace.easeOut(t)
            let scale = 0.7 + 0.3 * e
            // The cut is not smoothed: it moves by whole pixels.
            #expect(close(seen.run(0, row: 150, to: 100), 100 - 100 * e, 0.51), "the left half")
            #expect(close(seen.run(0, row: 150, from: 100), 100 - 100 * e, 0.51), "the right half")
            #expect(close(seen.run(2, row: 150), min(200 * e, 200 * scale), 1.02))
            #expect(close(seen.run(2, column: 100), 300 * scale))
            #expect(seen.color(100, 2) == [0, 0, 0])
        }
    }

    @Test("open-door: a half shows its own part of the screen as it slides")
    func doorContents() throws {
        // The white block is 40 wide at the left edge, the purple one from 55 to 75.
        let theatre = try Theatre(Play(id: "open-door", operation: .present), size: Self.size)
        let seen = picture(theatre, at: 0.1)
        #expect(close(seen.run(1, row: 10), 40 - 100 * Pace.easeOut(0.1)))
    }

    @Test("a cut down the middle of an odd width leaves no seam", arguments: ["open-door", "middle-page"])
    func seam(_ id: String) throws {
        for width in [81, 393] {
            for scale in [1.0, 3.0] {
                let size = CGSize(width: width, height: 24)
                let theatre = try Theatre(
                    Play(id: id, operation: .present), size: size, scale: scale, plain: true
                ) { theatre in
                    (theatre.lower.color, theatre.upper.color) = (.white, .white)
                    (theatre.effect as? MiddlePage)?.shadowAlpha = 0
                    (theatre.effect as? OpenDoor)?.distantScale = 1
                }
                let drag = theatre.drag()
                for p in [0.0, 0.001, 0.2, 0.6, 0.999] {
                    theatre.act { drag.update(p) }
                    let seen = theatre.picture()
                    let columns = (seen.width / 2 - 6)...(seen.width / 2 + 6)
                    #expect(
                        columns.allSatisfy { seen.color($0, seen.height / 2) == [255, 255, 255] },
                        "\(width) × \(scale), \(p)")
                }
                theatre.act { drag.cancel() }
                theatre.rest()
            }
        }
    }

    @Test("alpha and fade are the exact blend of the two screens", arguments: ["alpha", "fade"])
    func dissolve(_ id: String) throws {
        let pace = try #require(Pace.of(id))
        let entry = try #require(Catalogue.entry(id))
        for operation in entry.operations {
            for t in [0.2, 0.5, 0.8] {
                let seen = picture(try theatre(id, operation), at: t)
                let e = pace(t)
                let entered = operation == .pop || operation == .dismiss ? 1 - e : e
                let color = seen.color(100, 150)
                #expect(abs(Double(color[0]) - 255 * (1 - entered)) <= 1)
                #expect(abs(Double(color[2]) - 255 * entered) <= 1)
                #expect(color[1] == 0)
            }
        }
    }

    @Test("card: it rises to 40, the screen behind shrinks and darkens with its veil, black behind")
    func card() throws {
        for (operation, t) in [(TransitionOperation.present, 0.3), (.present, 1), (.dismiss, 0.3)] {
            let theatre = try theatre("card", operation)
            let seen = picture(theatre, at: t)
            let e = operation == .dismiss ? 1 - Pace.easeOut(t) : Pace.easeOut(t)
            let scale = 1 - 40 / 300 * e
            let top = 300 - 260 * e
            let light = 1 - 0.5 * e
            #expect(close(seen.run(2, column: 100), 300 - top))
            let row = Int(top) - 3
            #expect(close(seen.run(0, row: row) / light, 200 * scale))
            #expect(close(seen.run(0, row: row, to: 100) / light, 100 * scale))
            #expect(close(seen.run(0, column: 100) / light, top - (150 - 150 * scale)))
            #expect(abs(Double(seen.color(100, row)[0]) - 255 * light) <= 1.5)
            #expect(seen.color(2, 2)[0] < 3 || e < 0.2)
        }
    }

    @Test("card: its place at rest is 40 from the top, and what shows of the veil dismisses it")
    func cardAtRest() throws {
        let theatre = try theatre("card", .dismiss)
        #expect(theatre.upper.view.frame == CGRect(x: 0, y: 40, width: 200, height: 300))
        theatre.window.touch(1, phase: .began, at: CGPoint(x: 100, y: 30), time: 0)
        theatre.window.touch(1, phase: .ended, at: CGPoint(x: 100, y: 30), time: 0.05)
        theatre.rest()
        #expect(theatre.events.last == .finished)
        #expect(theatre.lower.presentedViewController == nil)
        #expect(theatre.lower.view.transform.isIdentity)
    }

    @Test("ripple: a circle up to the diagonal, its sides rounded up")
    func ripple() throws {
        for (operation, t) in [(TransitionOperation.present, 0.2), (.push, 0.25), (.dismiss, 0.8)] {
            let seen = picture(try theatre("ripple", operation), at: t)
            let e = operation == .dismiss ? 1 - Pace.easeInOut(t) : Pace.easeInOut(t)
            let radius = 360.555 * e
            #expect(close(seen.area(2), .pi * radius * radius, 8))
            #expect(close(seen.run(2, row: 110, from: 70), radius))
        }
        // hypot(201, 301), not hypot(200.5, 300.5); two pixels to a point.
        let seen = picture(
            try theatre("ripple", .present, size: CGSize(width: 200.5, height: 300.5), scale: 2), at: 0.25)
        let radius = 361.942 * Pace.easeInOut(0.25)
        #expect(close(seen.run(2, row: 220, from: 140), 2 * radius, 0.2))
    }

    @Test("picture-zoom: width and height grow from the thumbnail's, centre to centre")
    func pictureZoom() throws {
        for (operation, t) in [(TransitionOperation.present, 0.3), (.present, 0.6), (.dismiss, 0.6)] {
            let seen = picture(try theatre("picture-zoom", operation), at: t)
            let e = operation == .dismiss ? 1 - Pace.easeInOut(t) : Pace.easeInOut(t)
            let (width, height) = (20 + 180 * e, 40 + 260 * e)
            let (x, y) = (middle.x + 30 * e, middle.y + 40 * e)
            #expect(close(seen.run(2, row: Int(y)), width))
            #expect(close(seen.run(2, column: Int(x)), height))
            #expect(close(seen.run(2, row: Int(y), to: 100), 100 - (x - width / 2)))
            #expect(close(seen.run(2, column: Int(x), to: 150), 150 - (y - height / 2)))
        }
    }

    @Test("system-push: the upper screen follows the spring, the lower one gives way by 0.3 under a veil of 0.1")
    func systemPush() throws {
        // x at 0.1 s: 0.54478 / 0.99890, as another program gives it.
        #expect(abs(Pace.spring(0.2) - 0.54538) < 0.0001)
        for (operation, t) in [(TransitionOperation.push, 0.2), (.push, 0.5), (.pop, 0.2)] {
            let theatre = try theatre("system-push", operation) { $0.lower.element.backgroundColor = .yellow }
            let seen = picture(theatre, at: t)
            let x = operation == .pop ? 1 - Pace.spring(t) : Pace.spring(t)
            #expect(close(seen.run(2, row: 200), 200 * x))
            #expect(seen.color(199, 200) == [0, 0, 255])
            // The element's green, darkened by the veil.
            let light = 1 - 0.1 * x
            let edge = min(80 - 60 * x, 200 * (1 - x))
            #expect(close(seen.run(1, row: 110) / light, max(edge - max(60 - 60 * x, 0), 0)))
            #expect(abs(Double(seen.color(0, 250)[0]) - 255 * light) <= 1.5)
        }
    }

    @Test("system-cover: the presented screen follows the spring, the other one stays")
    func systemCover() throws {
        for (operation, t) in [(TransitionOperation.present, 0.2), (.dismiss, 0.2)] {
            let theatre = try theatre("system-cover", operation) { $0.lower.element.backgroundColor = .yellow }
            let seen = picture(theatre, at: t)
            let x = operation == .dismiss ? 1 - Pace.spring(t) : Pace.spring(t)
            #expect(close(seen.run(2, column: 10), 300 * x))
            #expect(seen.color(10, 299) == [0, 0, 255])
            #expect(seen.color(62, 95) == [255, 255, 0])
        }
    }

    @Test("the origin is asked again on the way back, and may be a rectangle in the window")
    func origin() throws {
        let theatre = try theatre("circle-spread", .push)
        theatre.effect.sourceRect = { CGRect(x: 100, y: 200, width: 30, height: 10) }
        let seen = picture(theatre, at: 0.001)
        #expect(seen.color(115, 205) == [0, 0, 255] && seen.color(70, 110) == [255, 0, 0])
        theatre.effect.sourceRect = { CGRect(x: 20, y: 40, width: 30, height: 10) }
        theatre.act { theatre.request(.pop) }
        let late = theatre.picture(at: 0.999, since: theatre.clock.now)
        #expect(late.color(35, 45) == [0, 0, 255] && late.color(115, 205) == [255, 0, 0])
        theatre.rest()
    }

    @Test("without an element or a rectangle each effect starts from its own place", arguments: Play.all)
    func noElement(_ play: Play) throws {
        let theatre = try Theatre(play)
        theatre.effect.sourceView = nil
        theatre.effect.targetView = nil
        theatre.start()
        theatre.rest()
        try theatre.expectFinished(play)
    }
}
