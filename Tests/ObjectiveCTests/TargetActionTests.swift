import Testing

@testable import UIKit

/// Has methods to be called.
private final class Receiver: UIViewController {
    var calls: [String] = []
    func tapped(_ tap: UITapGestureRecognizer) { calls.append("tap \(tap.state.rawValue)") }
    func plain() { calls.append("plain") }
    func pressed(_ sender: UIButton) { calls.append("pressed \(sender.tag)") }
    func pressed(_ sender: UIButton, event: UIEvent) { calls.append("event \(event.allTouches?.count ?? -1)") }
    func item(_ item: UIBarButtonItem) { calls.append("item \(item.tag)") }
    static func shared(_ sender: UIButton) { classCalls.append("shared \(sender.tag)") }
    static var classCalls: [String] = []
    private func hidden() { calls.append("hidden") }
    lazy var hiddenSelector = Selector("hidden", Receiver.hidden)
}

@MainActor @Suite(.serialized) struct TargetActionTests {
    private let receiver = Receiver()

    private func button() -> UIButton {
        let button = UIButton(frame: CGRect(x: 50, y: 100, width: 100, height: 44))
        button.tag = 4
        receiver.view.addSubview(button)
        return button
    }

    @Test("a gesture calls each method once, with itself, until it is taken off")
    func recognizer() {
        let stage = Stage(receiver)
        let tap = UITapGestureRecognizer(target: receiver, action: Selector("tapped:", Receiver.tapped(_:)))
        tap.addTarget(receiver, action: Selector("tapped:", Receiver.tapped(_:)))
        tap.addTarget(receiver, action: Selector("plain", Receiver.plain))
        receiver.view.addGestureRecognizer(tap)
        stage.tap(200, 300)
        #expect(receiver.calls == ["tap 3", "plain"])
        tap.removeTarget(receiver, action: "tapped:")
        stage.tap(200, 300)
        #expect(receiver.calls == ["tap 3", "plain", "plain"])
        tap.removeTarget(nil, action: nil)
        stage.tap(200, 300)
        #expect(receiver.calls.count == 3)
    }

    @Test("a gesture neither keeps its target nor calls one that is gone")
    func weakTarget() {
        let stage = Stage(receiver)
        var other: Receiver? = Receiver()
        weak let trace = other
        let tap = UITapGestureRecognizer(target: other, action: Selector("plain", Receiver.plain))
        receiver.view.addGestureRecognizer(tap)
        other = nil
        #expect(trace == nil)
        stage.tap(200, 300)
        #expect(stage.console == [])
    }

    @Test("a target that is no object is said")
    func functionTarget() {
        let stage = Stage(receiver)
        let function: (Receiver) -> () -> Receiver = { receiver in { receiver } }
        _ = UITapGestureRecognizer(target: function, action: Selector("plain", Receiver.plain))
        #expect(stage.console.contains { $0.contains("make the property lazy") })
    }

    @Test("a control calls methods and closures in the order they were added, with the touch's event")
    func control() {
        let stage = Stage(receiver)
        let button = button()
        button.addTarget(
            receiver, action: Selector("pressed:", Receiver.pressed(_:) as (Receiver) -> (UIButton) -> Void),
            for: .touchUpInside)
        button.addAction(UIAction { [receiver] _ in receiver.calls.append("closure") }, for: .touchUpInside)
        button.addTarget(
            receiver, action: Selector("pressed:event:", Receiver.pressed(_:event:)), for: [.touchUpInside, .touchDown])
        button.addTarget(Receiver.self, action: Selector("shared:", Receiver.shared(_:)), for: .touchUpInside)
        Receiver.classCalls = []
        stage.tap(80, 120)
        #expect(receiver.calls == ["event 1", "pressed 4", "closure", "event 1"])
        #expect(Receiver.classCalls == ["shared 4"])
        #expect(button.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["pressed:", "pressed:event:"])
        #expect(button.actions(forTarget: receiver, forControlEvent: .touchDown) == ["pressed:event:"])
        #expect(button.actions(forTarget: receiver, forControlEvent: .valueChanged) == nil)
        #expect(button.allTargets == [receiver])
        #expect(button.allControlEvents == [.touchUpInside, .touchDown])
        button.removeTarget(receiver, action: "pressed:event:", for: .touchUpInside)
        receiver.calls = []
        stage.tap(80, 120)
        #expect(receiver.calls == ["event 1", "pressed 4", "closure"])
        button.removeTarget(nil, action: nil, for: .allEvents)
        receiver.calls = []
        stage.tap(80, 120)
        #expect(receiver.calls == ["closure"])
    }

    @Test("actions sent by code call methods that take an event too")
    func sentByCode() {
        let button = button()
        button.addTarget(receiver, action: Selector("pressed:event:", Receiver.pressed(_:event:)), for: .valueChanged)
        button.sendActions(for: .valueChanged)
        #expect(receiver.calls == ["event 0"])
    }

    @Test("an action sent to nobody in particular goes up the responder chain")
    func responderChain() {
        let stage = Stage(receiver)
        let button = button()
        button.addTarget(nil, action: receiver.hiddenSelector, for: .touchUpInside)
        stage.tap(80, 120)
        #expect(receiver.calls == ["hidden"])
        #expect(UIApplication.shared.sendAction(receiver.hiddenSelector, to: nil, from: nil, for: nil))
        #expect(receiver.calls == ["hidden", "hidden"])
        #expect(!UIApplication.shared.sendAction("unknown", to: nil, from: button, for: nil))
        #expect(stage.console == ["Segue: nobody in the responder chain has a method unknown; nothing was called."])
    }

    @Test("items of a bar call their methods with the item")
    func barItems() {
        let stage = Stage(receiver)
        let items = [
            UIBarButtonItem(
                barButtonSystemItem: .add, target: receiver, action: Selector("item:", Receiver.item(_:))),
            UIBarButtonItem(
                title: "Go", style: .done, target: receiver, action: Selector("plain", Receiver.plain)),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        ]
        items[0].tag = 7
        let navigation = UINavigationController(rootViewController: receiver)
        stage.act { stage.window.rootViewController = navigation }
        receiver.navigationItem.rightBarButtonItems = items
        stage.wait(0.1)
        stage.tap(370, navigation.navigationBar.frame.maxY - 22)
        #expect(receiver.calls == ["item 7"])
        stage.tap(340, navigation.navigationBar.frame.maxY - 22)
        #expect(receiver.calls == ["item 7", "plain"])
        weak var gone: Receiver?
        var item: UIBarButtonItem?
        do {
            let other = Receiver()
            gone = other
            item = UIBarButtonItem(title: nil, style: .plain, target: other, action: "plain")
            #expect(item?.target === other)
        }
        #expect(gone == nil)
        #expect(item?.target == nil && item?.action == "plain")
    }

    @Test("a gesture that delays touches gives them to the view once it has failed, and keeps them if it recognises")
    func delayedTouches() {
        final class Recorder: UIView {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
        }
        let stage = Stage(receiver)
        let view = Recorder(frame: receiver.view.bounds)
        receiver.view.addSubview(view)
        let pan = UIPanGestureRecognizer(target: receiver, action: Selector("plain", Receiver.plain))
        pan.delaysTouchesBegan = true
        receiver.view.addGestureRecognizer(pan)
        stage.down(100, 300)
        #expect(view.log == [])
        stage.up()
        #expect(view.log == ["began", "ended"])
        stage.down(100, 300)
        stage.drag(to: 160, 300)
        stage.up()
        #expect(view.log == ["began", "ended"])
        #expect(!receiver.calls.isEmpty)
    }

    @Test("a subclass of a gesture may have its own initialisers")
    func subclass() {
        let stage = Stage(receiver)
        final class Counting: UIPanGestureRecognizer {
            var count = 0
            override init(target: Any?, action: Selector?) {
                super.init(target: target, action: action)
                maximumNumberOfTouches = 1
            }
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                count += 1
            }
        }
        let pan = Counting()
        #expect(pan.maximumNumberOfTouches == 1)
        receiver.view.addGestureRecognizer(pan)
        stage.tap(200, 300)
        #expect(pan.count == 1)
        #expect(Counting(target: receiver, action: "plain").maximumNumberOfTouches == 1)
    }
}
