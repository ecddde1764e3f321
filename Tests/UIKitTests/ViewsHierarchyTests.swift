import Testing

@testable import UIKit

/// Writes down what a view is told.
@MainActor private final class HierarchyRecorder: UIView {
    var log: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) { log.append("will superview \(newSuperview?.tag ?? 0)") }
    override func didMoveToSuperview() { log.append("did superview \(superview?.tag ?? 0)") }
    override func willMove(toWindow newWindow: UIWindow?) { log.append("will window \(newWindow?.tag ?? 0)") }
    override func didMoveToWindow() { log.append("did window \(window?.tag ?? 0)") }
    override func didAddSubview(_ subview: UIView) { log.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { log.append("removing \(subview.tag)") }
}

/// Runs the closure and gives back what was said on the console meanwhile.
@MainActor func consoleLines(_ body: () -> Void) -> [String] {
    let before = Console.write
    defer { Console.write = before }
    var lines: [String] = []
    Console.write = { lines.append($0) }
    body()
    return lines
}

@MainActor struct ViewsHierarchyTests {
    private func views(_ count: Int) -> [UIView] {
        (1...count).map { tag in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
            view.tag = tag
            return view
        }
    }

    private func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

    /// The order in which the layers are drawn.
    private func layerTags(_ view: UIView) -> [Int] {
        (view.layer.sublayers ?? []).map { ($0.delegate as? UIView)?.tag ?? -1 }
    }

    @Test("views are added, inserted, exchanged and brought to the front and back, and their layers follow")
    func order() {
        let parent = UIView()
        let v = views(4)
        parent.addSubview(v[0])
        parent.addSubview(v[1])
        parent.insertSubview(v[2], belowSubview: v[1])
        parent.insertSubview(v[3], aboveSubview: v[0])
        #expect(tags(parent) == [1, 4, 3, 2])
        #expect(layerTags(parent) == [1, 4, 3, 2])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(tags(parent) == [3, 4, 1, 2])
        #expect(layerTags(parent) == [3, 4, 1, 2])
        parent.sendSubviewToBack(v[1])
        parent.bringSubviewToFront(v[2])
        #expect(tags(parent) == [2, 4, 1, 3])
        #expect(layerTags(parent) == [2, 4, 1, 3])
        parent.insertSubview(v[0], at: 0)
        #expect(tags(parent) == [1, 2, 4, 3])
        #expect(layerTags(parent) == [1, 2, 4, 3])
        v[1].removeFromSuperview()
        #expect(tags(parent) == [1, 4, 3])
        #expect(v[1].superview == nil)
    }

    @Test("a layer that belongs to no view keeps its place among those of the subviews")
    func looseLayers() {
        let parent = UIView()
        let v = views(3)
        let loose = CALayer()
        parent.addSubview(v[0])
        parent.layer.addSublayer(loose)
        parent.addSubview(v[1])
        parent.insertSubview(v[2], belowSubview: v[1])
        #expect(layerTags(parent) == [1, -1, 3, 2])
    }

    @Test("adding a view to itself or to a view inside it changes nothing and says so")
    func cycles() {
        let v = views(3)
        v[0].addSubview(v[1])
        v[1].addSubview(v[2])
        let lines = consoleLines {
            v[0].addSubview(v[0])
            v[2].addSubview(v[0])
        }
        #expect(lines.count == 2)
        #expect(lines.first?.contains("itself") == true)
        #expect(lines.last?.contains("a view inside it") == true)
        #expect(v[0].superview == nil && v[0].subviews == [v[1]] && v[2].subviews.isEmpty)
    }

    @Test("a view is told of its superview and window before and after they change")
    func notices() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        window.tag = 9
        let (outer, inner) = (HierarchyRecorder(), HierarchyRecorder())
        (outer.tag, inner.tag) = (1, 2)
        outer.addSubview(inner)
        (outer.log, inner.log) = ([], [])
        window.addSubview(outer)
        #expect(outer.log == ["will superview 9", "will window 9", "did window 9", "did superview 9"])
        #expect(inner.log == ["will window 9", "did window 9"])
        (outer.log, inner.log) = ([], [])
        inner.removeFromSuperview()
        #expect(inner.log == ["will superview 0", "will window 0", "did window 0", "did superview 0"])
        #expect(outer.log == ["removing 2"])
    }

    @Test("a view that is moved to another superview leaves the first")
    func moving() {
        let (a, b, child) = (UIView(), UIView(), UIView())
        a.addSubview(child)
        b.addSubview(child)
        #expect(a.subviews.isEmpty && a.layer.sublayers == nil && child.superview === b)
    }

    @Test("tags and descent are looked up through the tree")
    func lookup() {
        let v = views(3)
        v[0].addSubview(v[1])
        v[1].addSubview(v[2])
        #expect(v[0].viewWithTag(3) === v[2])
        #expect(v[0].viewWithTag(7) == nil)
        #expect(v[2].isDescendant(of: v[0]) && v[2].isDescendant(of: v[2]) && !v[0].isDescendant(of: v[2]))
    }

    @Test("views that are taken out are released")
    func release() {
        let parent = UIView()
        weak var gone: UIView?
        do {
            let child = UILabel()
            child.text = "x"
            child.addGestureRecognizer(UITapGestureRecognizer { _ in })
            parent.addSubview(child)
            parent.layoutIfNeeded()
            gone = child
            child.removeFromSuperview()
        }
        #expect(gone == nil)
    }

    @Test("a number that is none leaves the view where it was and says so")
    func notANumber() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let lines = consoleLines {
            view.frame = CGRect(x: CGFloat.nan, y: 2, width: 3, height: 4)
            view.center = CGPoint(x: CGFloat.infinity, y: 0)
        }
        #expect(lines.count == 2)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}
