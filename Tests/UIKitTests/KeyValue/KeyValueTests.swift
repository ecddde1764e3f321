import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct KeyValueTests {
    private final class Counter: NSObject {
        var count = 0
    }

    /// A controller that observes as code from before key paths does.
    private final class Listener: UIViewController {
        var heard: [(String?, CGPoint?, CGPoint?)] = []

        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            heard.append((keyPath, change?[.oldKey] as? CGPoint, change?[.newKey] as? CGPoint))
        }
    }

    @Test("a handler gets each change of a view's place at once, with the values it asked for")
    func views() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        var frames: [(CGRect?, CGRect?)] = []
        var alphas: [CGFloat?] = []
        let one = view.observe(\.frame, options: [.old, .new]) { _, change in
            frames.append((change.oldValue, change.newValue))
        }
        let two = view.observe(\.alpha, options: [.initial, .new]) { view, change in alphas.append(change.newValue) }
        view.frame = CGRect(x: 11, y: 22, width: 33, height: 44)
        #expect(frames.count == 1, "place and size in one")
        #expect(frames.first?.0?.minX == 10 && frames.first?.1 == CGRect(x: 11, y: 22, width: 33, height: 44))
        view.frame = CGRect(x: 11, y: 22, width: 33, height: 44)
        view.alpha = 0.5
        #expect(frames.count == 1 && alphas == [1, 0.5])
        one.invalidate()
        view.center.x += 5
        #expect(frames.count == 1)
        withExtendedLifetime(two) {}
    }

    @Test(
        "scrolling and content sizes of scroll views, and layers, are observed; nobody is told when the token is gone")
    func scrolling() {
        let (scroll, layer) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 90)), CALayer())
        var told: [String] = []
        var tokens: [NSKeyValueObservation] = [
            scroll.observe(\.contentOffset) { scroll, change in
                told.append("\(scroll.contentOffset.y) \(change.newValue == nil)")
            },
            scroll.observe(\.contentSize, options: .new) { told.append("\($1.newValue?.height ?? 0)") },
            layer.observe(\.position, options: .new) { told.append("\($1.newValue?.x ?? 0)") },
        ]
        scroll.contentSize = CGSize(width: 100, height: 700)
        scroll.contentOffset = CGPoint(x: 0, y: 70)
        layer.position.x = 7
        #expect(told == ["700.0", "70.0 true", "7.0"])
        tokens = []
        scroll.contentOffset.y = 80
        layer.position.x = 8
        #expect(told.count == 3 && tokens.isEmpty)
        #expect(layer.onChange == nil && scroll.layer.onChange == nil)
    }

    @Test("what no layer holds is told of at the end of the turn; an observed object may go")
    func others() {
        let clock = VirtualClock()
        VirtualClock.current = clock
        var counts: [Int?] = []
        var counter: Counter? = Counter()
        let token = counter?.observe(\.count, options: [.old, .new]) { counts += [$1.oldValue, $1.newValue] }
        clock.turn { counter?.count = 3 }
        clock.turn {}
        #expect(counts == [0, 3])
        counter = nil
        clock.turn {}
        #expect(token != nil && counts.count == 2)
    }

    @Test("a handler may change what it observes")
    func nesting() {
        let view = UIView()
        var widths: [CGFloat] = []
        let token = view.observe(\.bounds, options: .new) { view, change in
            widths.append(view.bounds.width)
            if view.bounds.width > 50 { view.bounds.size.width = 50 }
        }
        view.bounds.size.width = 90
        #expect(widths == [90, 50] && view.bounds.width == 50)
        withExtendedLifetime(token) {}
    }

    @Test("views and controllers observe by name too")
    func names() {
        let (scroll, listener) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), Listener())
        scroll.contentSize = CGSize(width: 50, height: 500)
        scroll.addObserver(listener, forKeyPath: "contentOffset", options: [.old, .new], context: nil)
        scroll.contentOffset = CGPoint(x: 3, y: 40)
        scroll.removeObserver(listener, forKeyPath: "contentOffset")
        scroll.contentOffset = CGPoint(x: 0, y: 60)
        #expect(listener.heard.count == 1)
        #expect(listener.heard.first?.0 == "contentOffset" && listener.heard.first?.1 == .zero)
        #expect(listener.heard.first?.2 == CGPoint(x: 3, y: 40))
    }

    @Test("known properties are read and set by name, in whatever type a number comes")
    func coding() {
        let (view, controller) = (UILabel(), UIViewController())
        controller.view.addSubview(view)
        view.setValue(0.25, forKey: "alpha")
        view.setValue(true, forKey: "hidden")
        view.setValue(2, forKey: "numberOfLines")
        view.setValue(NSTextAlignment.center.rawValue, forKey: "textAlignment")
        view.setValue("abc", forKey: "text")
        view.setValue(nil, forKey: "backgroundColor")
        view.setValue(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "frame")
        #expect(view.alpha == 0.25 && view.isHidden && view.numberOfLines == 2 && view.textAlignment == .center)
        #expect(view.text == "abc" && view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.value(forKey: "alpha") as? CGFloat == 0.25 && view.value(forKey: "isHidden") as? Bool == true)
        #expect(
            view.value(forKey: "backgroundColor") == nil
                && view.value(forKey: "superview") as? UIView === controller.view)
        controller.setValue("T", forKey: "title")
        controller.setValue(0.5, forKeyPath: "view.alpha")
        controller.setValue(3, forKeyPath: "view.layer.cornerRadius")
        #expect(controller.title == "T" && controller.view.alpha == 0.5 && controller.view.layer.cornerRadius == 3)
        #expect(controller.value(forKeyPath: "view.alpha") as? CGFloat == 0.5)
        #expect(view.value(forKeyPath: "frame.size.height") as? CGFloat == 4)
    }

    @Test("of names that are not known, and values of another type, the console tells in one line")
    func unknown() {
        let view = UIView()
        let lines = LayoutBench.lines {
            view.setValue(1, forKey: "sparkle")
            view.setValue("wide", forKey: "frame")
            view.setValue(1, forKey: "superview")
        }
        #expect(lines.count == 3 && view.frame == .zero)
        #expect(lines.first?.contains("UIView is not key value coding-compliant for the key \"sparkle\"") == true)
        #expect(lines.dropFirst().first?.contains("cannot take wide for the key \"frame\"") == true)
    }
}
