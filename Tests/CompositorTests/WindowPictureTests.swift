import AllocationCounter
import CoreGraphics
import Foundation
import Testing

@testable import Compositor

@Suite("A picture that is kept up to date")
struct WindowPictureTests {
    private static let (width, height) = (83, 300)

    /// A picture and the memory that it is kept in.
    private final class Kept {
        let picture = WindowPicture()
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
        var bitmap: Bitmap { Bitmap(pixels: memory, width: width, height: height, stride: width) }

        init() { memory.initialize(repeating: 0x00DE_AD00, count: width * height) }

        deinit { memory.deallocate() }

        /// Brings it up to date and returns which rows were drawn.
        @discardableResult
        func show(_ nodes: [RenderNode], background: RGBA = .white) -> RowRanges {
            let rows = picture.update(nodes, width: width, height: height, background: background)
            picture.draw(rows.ranges, into: bitmap)
            return rows
        }

        /// The rows that are not as a whole frame has them.
        func stale(_ nodes: [RenderNode], background: RGBA = .white) -> [Int] {
            let whole = FrameRenderer().image(of: nodes, width: width, height: height, background: background)
            return (0..<height).filter { memcmp(memory + $0 * width, whole.pixels + $0 * width, width * 4) != 0 }
        }
    }

    @Test("what is drawn over the frame before is the frame, whatever changes", arguments: 0..<40)
    func changes(seed: Int) {
        var world = ChangingScene(
            seed: UInt64(seed) &* 7919 + 5, width: Double(Self.width), height: Double(Self.height))
        let kept = Kept()
        for step in 0..<20 {
            let nodes = world.nodes
            kept.show(nodes)
            let stale = kept.stale(nodes)
            #expect(stale == [], "step \(step): \(world.lastChange)")
            if !stale.isEmpty { return }
            world.change()
        }
    }

    @Test("nor does it matter how odd the numbers are")
    func hostile() {
        var maker = FuzzTests.Maker(dice: Dice(state: 77))
        var nodes = (0..<4).map { _ in maker.node(2) }
        let kept = Kept()
        for step in 0..<300 {
            kept.show(nodes)
            #expect(kept.stale(nodes) == [], "step \(step)")
            let place = step * 7 % nodes.count
            switch step % 4 {
            case 0: nodes[place] = maker.node(1)
            case 1: nodes[place].opacity = maker.unit()
            case 2: nodes.swapAt(place, (place + 1) % nodes.count)
            default: nodes[place].bounds = maker.rect()
            }
        }
    }

    @Test("a small change draws its rows and no others")
    func small() {
        let kept = Kept()
        let screen = RenderNode.image(noise(Self.width, Self.height))
        func badge(_ x: Double) -> RenderNode { .color(CGRect(x: x, y: 200, width: 10, height: 7), .pureRed) }
        kept.show([screen, badge(3)])
        let rows = kept.show([screen, badge(40)])
        #expect(rows == RowRanges(200..<207))
        var expected = FrameWork()
        expected.copy(7 * (Self.width - 10))
        expected.fill(7 * 10)
        #expect(kept.picture.lastWork == expected)
    }

    @Test("what moves down is drawn where it was and where it is")
    func moved() {
        let kept = Kept()
        let ground = RenderNode.color(CGRect(x: 0, y: 0, width: Self.width, height: Self.height), .pureBlue)
        func bar(_ y: Double) -> RenderNode { .color(CGRect(x: 5, y: y, width: 20, height: 4), .pureRed) }
        kept.show([ground, bar(10)])
        let rows = kept.show([ground, bar(250)])
        #expect(rows.ranges == [10..<14, 250..<254])
    }

    @Test("changes at both ends of the list and of the picture leave the middle alone")
    func ends() {
        let kept = Kept()
        let screen = RenderNode.image(noise(Self.width, 200)).transformed(.init(translationX: 0, y: 50))
        func frame(_ color: RGBA, hasClock: Bool) -> [RenderNode] {
            let clock = RenderNode.color(CGRect(x: 1, y: 2, width: 30, height: 9), color)
            let line = RenderNode.color(CGRect(x: 1, y: 280, width: 60, height: 10), color)
            return (hasClock ? [clock] : []) + [screen, line]
        }
        kept.show(frame(.pureRed, hasClock: true))
        #expect(kept.show(frame(.pureBlue, hasClock: true)).ranges == [2..<11, 280..<290])
        #expect(kept.show(frame(.pureBlue, hasClock: false)).ranges == [2..<11])
        #expect(kept.show(frame(.pureRed, hasClock: true)).ranges == [2..<11, 280..<290])
    }

    @Test("of a group only what differs in it is drawn, and all of it when its opacity does")
    func groups() {
        let kept = Kept()
        func frame(_ opacity: CGFloat, _ color: RGBA) -> [RenderNode] {
            var group = RenderNode.color(CGRect(x: 10, y: 100, width: 50, height: 100), .pureBlue)
            group.opacity = opacity
            group.children = [.color(CGRect(x: 20, y: 150, width: 9, height: 6), color)]
            group.clipsToBounds = true
            return [group]
        }
        kept.show(frame(0.5, .white))
        #expect(kept.show(frame(0.5, .pureRed)).ranges == [150..<156])
        #expect(kept.show(frame(0.25, .pureRed)).ranges == [100..<200])
    }

    @Test("a group that spans the picture is drawn where there is something in it, and so is one that is masked")
    func wideGroups() {
        let kept = Kept()
        func frame(_ opacity: CGFloat, _ y: Double, isMasked: Bool) -> [RenderNode] {
            var group = RenderNode()
            group.bounds = CGRect(x: 0, y: 0, width: Self.width, height: Self.height)
            group.opacity = opacity
            group.children = [
                .color(CGRect(x: 10, y: y, width: 50, height: 20), .pureBlue),
                .color(CGRect(x: 20, y: y + 10, width: 50, height: 30), .pureRed),
            ]
            if isMasked { group.mask = .node(.color(CGRect(x: 5, y: 100, width: 40, height: 25), .white)) }
            return [group]
        }
        kept.show(frame(0.5, 100, isMasked: false))
        #expect(kept.show(frame(0.7, 100, isMasked: false)).ranges == [100..<140])
        // The mask leaves out what it does not draw.
        #expect(kept.show(frame(0.7, 100, isMasked: true)).ranges == [100..<140])
        #expect(kept.stale(frame(0.7, 100, isMasked: true)) == [])
        #expect(kept.show(frame(0.7, 90, isMasked: true)).ranges == [90..<140])
        #expect(kept.stale(frame(0.7, 90, isMasked: true)) == [])
    }

    @Test(
        "a picture that is laid otherwise behind the same window is another one",
        arguments: [
            (Projection(CGAffineTransform(translationX: 1, y: 0)), 3.0),
            (Projection(CGAffineTransform(scaleX: 1.1, y: 1.1)), 3.0),
            (Projection(a: 1, b: 0, px: 0.001, c: 0, d: 1, py: 0, tx: 0, ty: 0, pw: 1), 0.4),
            (Projection(CGAffineTransform(rotationAngle: 0.02)), 0.4),
        ] as [(Projection, Double)])
    func placements(projection: Projection, shift: Double) {
        let kept = Kept()
        let image = noise(200, 300)
        func frame(_ shift: Double) -> [RenderNode] {
            var window = RenderNode()
            window.bounds = CGRect(x: 10, y: 100, width: 50, height: 30)
            window.clipsToBounds = true
            let moved = CGAffineTransform(translationX: -50 + shift, y: -20)
            window.children = [RenderNode.image(image).transformed(projection).transformed(moved)]
            return [window]
        }
        kept.show(frame(0))
        #expect(kept.show(frame(shift)).ranges == [100..<130])
        #expect(kept.stale(frame(shift)) == [])
        #expect(kept.show(frame(shift)).isEmpty)
    }

    @Test("nothing is drawn when nothing has changed, though all objects are new")
    func still() {
        let kept = Kept()
        let image = noise(40, 30)
        func frame() -> [RenderNode] {
            var card = RenderNode.image(image, in: CGRect(x: 5, y: 40, width: 60, height: 90))
            card.shadow = .init(color: .black, radius: 4, offset: .init(width: 0, height: 3), opacity: 0.5, path: nil)
            card.cornerRadius = 9
            card.clipsToBounds = true
            var shade = RenderNode()
            shade.bounds = CGRect(x: 0, y: 150, width: 80, height: 40)
            shade.contents = .gradient(
                .init(kind: .axial, colors: [.pureRed, .pureBlue], locations: [], start: .zero, end: .init(x: 1, y: 1)))
            let turned = RenderNode.image(image).transformed(
                CGAffineTransform(translationX: 40, y: 220).rotated(by: 0.4))
            var line = RenderNode()
            line.contents = .shape(
                .init(
                    path: CGPath(ellipseIn: CGRect(x: 30, y: 210, width: 33, height: 44), transform: nil), fill: nil,
                    fillRule: .winding, stroke: .init(color: .black, width: 3)))
            return [card, shade, turned, line]
        }
        kept.show(frame())
        #expect(kept.show(frame()).isEmpty)
        #expect(kept.picture.lastWork == FrameWork())
        #expect(kept.stale(frame()) == [])
    }

    @Test("another picture with the same numbers is another picture, wherever its pixels lie")
    func pictures() {
        let kept = Kept()
        for seed in 1..<40 as Range<UInt64> {
            // The one before is gone, so that its memory may be used again.
            let nodes = [RenderNode.image(noise(60, 50, seed: seed))]
            #expect(!kept.show(nodes).isEmpty)
            #expect(kept.stale(nodes) == [], "\(seed)")
        }
    }

    @Test("the frame before keeps no picture alive")
    func letsGo() {
        let kept = Kept()
        weak var old: CGImage?
        do {
            let image = noise(60, 50)
            old = image
            kept.show([.image(image, in: CGRect(x: 0, y: 0, width: 70, height: 80))])
        }
        kept.show([.color(CGRect(x: 0, y: 0, width: 5, height: 5), .pureRed)])
        #expect(old == nil)
    }

    @Test("another size, another ground, or pixels that are lost: all is drawn")
    func whole() {
        let all = RowRanges(0..<Self.height)
        let nodes = [RenderNode.color(CGRect(x: 0, y: 0, width: 5, height: 5), .pureRed)]
        let kept = Kept()
        #expect(kept.show(nodes) == all)
        #expect(kept.show(nodes, background: .pureBlue) == all)
        #expect(kept.stale(nodes, background: .pureBlue) == [])
        kept.picture.invalidate()
        #expect(kept.show(nodes, background: .pureBlue) == all)
        #expect(kept.picture.update(nodes, width: Self.width, height: 99, background: .pureBlue) == RowRanges(0..<99))
        #expect(kept.show(nodes, background: .pureBlue) == all)
    }

    @Test("rows that were told and not drawn are told again")
    func undrawn() {
        let kept = Kept()
        func bar(_ y: Double) -> RenderNode { .color(CGRect(x: 5, y: y, width: 20, height: 4), .pureRed) }
        kept.show([bar(10)])
        _ = kept.picture.update([bar(100)], width: Self.width, height: Self.height, background: .white)
        let nodes = [bar(200)]
        #expect(kept.show(nodes).ranges == [10..<14, 100..<104, 200..<204])
        #expect(kept.stale(nodes) == [])
    }

    @Test("keeping a picture up to date allocates nothing", arguments: TypicalFrames.Kind.allCases)
    func allocations(kind: TypicalFrames.Kind) {
        let (width, height) = (390, 844)
        let frames = TypicalFrames(width: width, height: height)
        let picture = WindowPicture()
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
        defer { memory.deallocate() }
        let target = Bitmap(pixels: memory, width: width, height: height, stride: width)
        let all = [0..<height]
        let moments = (1...9).map { frames.nodes(kind, at: Double($0) / 10) }
        func show(_ nodes: [RenderNode]) {
            _ = picture.update(nodes, width: width, height: height, background: .black)
            picture.draw(all, into: target, threads: 1)
        }
        for nodes in moments + moments { show(nodes) }
        for (i, nodes) in moments.enumerated() {
            segue_begin_counting_allocations()
            show(nodes)
            #expect(segue_end_counting_allocations() == 0, "at \(i + 1)/10")
        }
    }
}

@Suite("A few stretches of rows")
struct RowRangesTests {
    @Test("they are those that were added, near ones joined, four at most")
    func random() {
        var dice = Dice(state: 5)
        for _ in 0..<500 {
            var rows = RowRanges()
            var added: Set<Int> = []
            for _ in 0..<Int.random(in: 0..<9, using: &dice) {
                let first = Int.random(in: 0..<400, using: &dice)
                let range = first..<first + Int.random(in: 0..<40, using: &dice)
                rows.add(range)
                added.formUnion(range)
            }
            let ranges = rows.ranges
            #expect(ranges.count <= 4 && ranges.allSatisfy { !$0.isEmpty })
            #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound + 16 < $1.lowerBound })
            #expect(added.allSatisfy { row in ranges.contains { $0.contains(row) } })
            #expect(rows.isEmpty == added.isEmpty)
            #expect(ranges.first?.lowerBound == added.min() && ranges.last.map { $0.upperBound - 1 } == added.max())
            #expect(rows.rowCount == ranges.reduce(0) { $0 + $1.count })
        }
    }

    @Test("of five the two nearest become one")
    func nearest() {
        var rows = RowRanges()
        for first in [0, 100, 400, 240, 130] { rows.add(first..<first + 10) }
        #expect(rows.ranges == [0..<10, 100..<140, 240..<250, 400..<410])
    }
}
