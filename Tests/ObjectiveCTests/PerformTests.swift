import Testing

@testable import UIKit

/// Has methods to be called later.
private final class Worker: NSObject {
    var calls: [String] = []
    var name = "w"
    func none() { calls.append("none") }
    func one(_ text: String) -> NSString { calls.append("one \(text)"); return NSString(string: text + "!") }
    func two(_ a: String, b: NSNumber) { calls.append("two \(a) \(b)") }
    func tick(_ timer: UIKit.Timer) { calls.append("tick \(timer.userInfo as? String ?? "-")") }
    func frame(_ link: CADisplayLink) { calls.append("frame"); if calls.count == 3 { link.invalidate() } }
    func noted(_ note: Notification) { calls.append("noted \(note.object as? String ?? "-")") }
}

@MainActor @Suite(.serialized) struct PerformTests {
    private let worker = Worker()

    @Test("methods are performed by selectors that carry them and by registered names")
    func perform() {
        let stage = Stage()
        defer { stage.wait(0) }
        worker.perform(Selector("none", Worker.none))
        let result = worker.perform(Selector("one:", Worker.one(_:)), with: "a")
        #expect(result?.takeUnretainedValue() as? NSString == "a!")
        worker.perform(Selector("two:b:", Worker.two(_:b:)), with: "a", with: NSNumber(value: 2))
        #expect(worker.calls == ["none", "one a", "two a 2"])
        let (view, parent) = (UIView(), UIView())
        parent.addSubview(view)
        view.perform(NSSelectorFromString("removeFromSuperview"))
        #expect(view.superview == nil)
    }

    @Test("an object responds to what its class has, what is registered for it, and what its protocols have")
    func responds() {
        #expect(worker.responds(to: Selector("none", Worker.none)))
        #expect(!worker.responds(to: "none"))
        #expect(!worker.responds(to: Selector("viewDidLoad", UIViewController.viewDidLoad)))
        #expect(UINavigationController().responds(to: "dismissViewControllerAnimated:completion:"))
        #expect(!UIView().responds(to: "popViewControllerAnimated:"))
        final class Delegate: NSObject, UIGestureRecognizerDelegate {}
        let delegate: any UIGestureRecognizerDelegate = Delegate()
        let optional = Selector(
            "gestureRecognizerShouldBegin:", UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:))
        #expect(delegate.responds(to: optional))
        #expect(!worker.responds(to: optional))
    }

    @Test("a delayed method is called when its time has come, unless it is forgotten")
    func delayed() {
        let stage = Stage()
        let selector = Selector("one:", Worker.one(_:))
        worker.perform(selector, with: "a", afterDelay: 0.3)
        worker.perform(selector, with: "b", afterDelay: 0.2)
        worker.perform(Selector("none", Worker.none), with: nil, afterDelay: 0.1)
        NSObject.cancelPreviousPerformRequests(withTarget: worker, selector: selector, object: "a")
        stage.wait(0.15)
        #expect(worker.calls == ["none"])
        stage.wait(0.35)
        #expect(worker.calls == ["none", "one b"])
        worker.perform(selector, with: "c", afterDelay: 0.1)
        NSObject.cancelPreviousPerformRequests(withTarget: worker)
        stage.wait(1)
        #expect(worker.calls.count == 2)
    }

    @Test("timers call methods of their targets, which they keep until they are over")
    func timers() {
        let stage = Stage()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.25, target: worker, selector: Selector("tick:", Worker.tick(_:)), userInfo: "x",
            repeats: true)
        let late = Timer(
            timeInterval: 0.1, target: worker, selector: Selector("none", Worker.none), userInfo: nil, repeats: false)
        stage.wait(0.6)
        #expect(worker.calls == ["tick x", "tick x"])
        timer.invalidate()
        RunLoop.main.add(late, forMode: .common)
        stage.wait(1)
        #expect(worker.calls == ["tick x", "tick x", "none"])
        #expect(!late.isValid)
    }

    @Test("a display link calls a method of its target once per frame, until it is invalidated")
    func displayLink() {
        let stage = Stage()
        let link = CADisplayLink(target: worker, selector: Selector("frame:", Worker.frame(_:)))
        link.add(to: .current, forMode: .common)
        stage.wait(0.04)
        #expect(worker.calls == ["frame", "frame"])
        stage.wait(1)
        #expect(worker.calls.count == 3)
    }

    @Test("an observer's method is called with notifications of the name, until it is removed or gone")
    func notifications() {
        let name = Notification.Name("moved")
        NotificationCenter.default.addObserver(
            worker, selector: Selector("noted:", Worker.noted(_:)), name: name, object: nil)
        NotificationCenter.default.post(name: name, object: "a")
        NotificationCenter.default.post(name: Notification.Name("other"), object: "b")
        #expect(worker.calls == ["noted a"])
        NotificationCenter.default.removeObserver(worker, name: Notification.Name("other"), object: nil)
        NotificationCenter.default.post(name: name, object: "c")
        NotificationCenter.default.removeObserver(worker)
        NotificationCenter.default.post(name: name, object: "d")
        #expect(worker.calls == ["noted a", "noted c"])
        var other: Worker? = Worker()
        weak let trace = other
        NotificationCenter.default.addObserver(
            worker, selector: Selector("none", Worker.none), name: name, object: nil)
        NotificationCenter.default.addObserver(
            other as Any, selector: Selector("none", Worker.none), name: name, object: nil)
        other = nil
        #expect(trace == nil)
        NotificationCenter.default.post(name: name, object: nil)
        #expect(worker.calls == ["noted a", "noted c", "none"])
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            Issue.record("it was removed")
        }
        NotificationCenter.default.removeObserver(token)
        NotificationCenter.default.post(name: name, object: nil)
        NotificationCenter.default.removeObserver(worker)
    }

    @Test("the seconds since 2001 go on as the clock does")
    func absoluteTime() {
        let stage = Stage()
        let start = CFAbsoluteTimeGetCurrent()
        stage.wait(2.5)
        #expect(abs(CFAbsoluteTimeGetCurrent() - start - 2.5) < 1e-6)
    }
}
