import Testing

@testable import UIKit

/// A layer as users write them.
private final class RingLayer: CAShapeLayer {
    let name1 = "made by its own initialiser"

    override init() {
        super.init()
        lineWidth = 7
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        nil
    }
}

/// A view on it, which inherits its initialisers.
@MainActor private final class RingView: UIView {
    let number = 42

    override class var layerClass: AnyClass { RingLayer.self }
}

@MainActor struct ClassMakingTests {
    @Test("a view's layer is of the class that the view names, made by its own initialiser")
    func layers() {
        let view = RingView()
        let layer = view.layer as? RingLayer
        #expect(layer?.lineWidth == 7 && layer?.name1 == "made by its own initialiser")
        #expect(layer?.delegate === view)
    }

    @Test("a view is made by its class, with the numbers of its frame in their places, and let go of again")
    func views() {
        weak var gone: UIView?
        do {
            let view = ViewMaking.make(RingView.self, frame: CGRect(x: 1, y: 2, width: 30, height: 40))
            #expect(view?.frame == CGRect(x: 1, y: 2, width: 30, height: 40) && view?.number == 42)
            gone = view
        }
        #expect(gone == nil)
    }
}
