import UIKit

/// What there is on the screen while no transition runs.
@MainActor
package struct Rest {
    /// Seconds of the script.
    package let time: Double
    /// The tree that is shown.
    package let shown: ShownTree
    /// The views of the window in the order of the tree, by identity.
    package let views: [(id: ObjectIdentifier, state: ViewState)]
    /// How many screens lie on the first.
    package let depth: Int
    /// The screen's size in points and its pixels per point: layout rounds to those.
    package let glass: [CGFloat]
    /// What takes a touch at each of a grid's points, row by row, and in the middle of each screen's view: one may be smaller than
    /// the grid is wide.
    package let touches: [Touched]

    /// What a touch at a point of the screen meets.
    package struct Touched: Hashable {
        /// The class of the screen that the touched view belongs to, or of the view itself where it belongs to none.
        package let name: String
        /// The screen; nil where the view belongs to none.
        package let screen: ObjectIdentifier?
    }

    /// The state of a view that was in the window.
    package func state(of id: ObjectIdentifier) -> ViewState? {
        views.first { $0.id == id }?.state
    }

    /// Points at which touches are tried, along each side.
    static let grid = 7

    init(time: Double, shown: ShownTree, window: UIWindow, depth: Int) {
        self.time = time
        self.shown = shown
        self.depth = depth
        glass = [window.bounds.width, window.bounds.height, UIScreen.main.scale]
        var views: [(ObjectIdentifier, ViewState)] = []
        Self.visit(window, named: "the window") { view, name in
            views.append((ObjectIdentifier(view), ViewState(of: view, named: name)))
        }
        self.views = views
        let grid = (0..<Self.grid * Self.grid).map { index in
            CGPoint(
                x: window.bounds.width * (CGFloat(index % Self.grid) + 0.5) / CGFloat(Self.grid),
                y: window.bounds.height * (CGFloat(index / Self.grid) + 0.5) / CGFloat(Self.grid))
        }
        var middles: [CGPoint] = []
        Self.visit(window, named: "") { view, _ in
            guard view.next is UIViewController else { return }
            middles.append(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window))
        }
        touches = (grid + middles).map { Self.owner(of: window.hitTest($0, with: nil)) }
    }

    /// The screen that a touched view belongs to, or the view.
    private static func owner(of view: UIView?) -> Touched {
        guard let view else { return Touched(name: "nothing", screen: nil) }
        var responder: UIResponder? = view
        while let next = responder {
            if let screen = next as? UIViewController {
                return Touched(name: "\(type(of: screen))", screen: ObjectIdentifier(screen))
            }
            responder = next.next
        }
        return Touched(name: "\(type(of: view))", screen: nil)
    }

    private static func visit(_ view: UIView, named name: String, _ body: (UIView, String) -> Void) {
        // Bars are the system's: it makes their parts anew as it likes.
        if view is UINavigationBar || view is UITabBar { return }
        body(view, name)
        for child in view.subviews {
            visit(child, named: Self.name(of: child), body)
        }
    }

    private static func name(of view: UIView) -> String {
        (view.next as? UIViewController).map { "the view of \(type(of: $0))" } ?? "\(type(of: view))"
    }
}
