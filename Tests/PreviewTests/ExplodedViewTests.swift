import Testing
import Transitions
import UIKit

@testable import Preview

/// The exploded view's modes and its camera.
@Suite("Exploded view") @MainActor struct ExplodedViewTests {
    private let screen = CGSize(width: 390, height: 844)

    @Test("the modes follow one another, and only the layers can be turned and come nearer")
    func modes() {
        var view = ExplodedView()
        let first = view.signature
        let wasIdle = (turned: turn(&view), zoomed: view.zoom(by: 100))
        #expect(!wasIdle.turned && !wasIdle.zoomed)
        view.cycle()
        #expect(view.mode == .borders && view.signature != first)
        let turnedBorders = turn(&view)
        #expect(!turnedBorders)
        view.cycle()
        #expect(view.mode == .layers)
        let turned = view.signature
        let didTurn = turn(&view)
        #expect(didTurn && view.signature != turned)
        let didZoom = view.zoom(by: 100)
        #expect(didZoom)
        view.cycle()
        #expect(view.signature == first)
    }

    private func turn(_ view: inout ExplodedView) -> Bool {
        view.drag(by: CGSize(width: 30, height: 0), in: screen)
    }

    @Test("what is in front goes the way of the drag")
    func direction() throws {
        var camera = LayerCamera()
        func front(_ camera: LayerCamera) throws -> CGPoint {
            let view = camera.view(of: screen, in: screen)
            let middle = CGPoint(x: screen.width / 2, y: screen.height / 2)
            let (near, far) = (
                try #require(view.projection(z: 40).apply(middle)), try #require(view.projection(z: -40).apply(middle))
            )
            return CGPoint(x: near.x - far.x, y: near.y - far.y)
        }
        let before = try front(camera)
        camera.turn(by: CGSize(width: 60, height: 25), in: screen)
        let after = try front(camera)
        #expect(after.x > before.x + 5 && after.y > before.y + 2)
    }

    @Test("at any angle all planes are seen from the front and lie in the picture")
    func fits() throws {
        for size in [screen, CGSize(width: 1180, height: 820)] {
            for x in stride(from: -900.0, through: 900, by: 225) {
                for y in stride(from: -900.0, through: 900, by: 225) {
                    var camera = LayerCamera()
                    camera.turn(by: CGSize(width: x, height: y), in: size)
                    let picture = CGSize(width: 500, height: 600)
                    let view = camera.view(of: size, in: picture)
                    var area = 0.0
                    for z in [-view.depth / 2, 0, view.depth / 2] {
                        let corners = view.projection(z: z).outline(of: CGRect(origin: .zero, size: size))
                        #expect(corners.count == 4)
                        for corner in corners {
                            #expect((0...picture.width).contains(corner.x) && (0...picture.height).contains(corner.y))
                        }
                        let (a, b, c) = (corners[0], corners[1], corners[3])
                        let turn = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
                        #expect(turn > 0)
                        area = max(area, turn)
                    }
                    // And not lost in it.
                    #expect(area > 4000, "\(x) \(y)")
                }
            }
        }
    }

    @Test(
        "every mode draws every effect half-way, in motion with fewer pixels and as many nodes as it has planes at rest"
    )
    func draws() throws {
        for entry in Catalogue.own {
            try withSession(entry.id, plain: false) { session in
                #expect(session.play(entry.operations[0]))
                let record = try #require(session.record)
                let tree = record.tree(at: try #require(record.end) / 2)
                var view = ExplodedView()
                for mode in ExplodedView.Mode.allCases {
                    view.mode = mode
                    let size = session.window.bounds.size
                    view.isMoving = false
                    let nodes = view.nodes(for: tree.root, at: tree.time, scale: 1, size: size)
                    #expect(!nodes.isEmpty && nodes.count < 120)
                    view.isMoving = true
                    let moving = view.nodes(for: tree.root, at: tree.time, scale: 8, size: size)
                    #expect((moving.count == 1) == (mode != .borders || nodes.count == 1))
                }
            }
        }
    }
}
