import Testing

@testable import UIKit

/// Notes what is called.
@MainActor private class Card: UIViewController {
    var calls: [String] = []
    var size = 3
    var partner: UIView?
    static var classCalls: [String] = []

    func none() { calls.append("none") }
    func tap(_ tap: UITapGestureRecognizer) { calls.append("tap \(tap.name ?? "-")") }
    func any(_ sender: Any) { calls.append("any \(type(of: sender))") }
    func maybe(_ sender: UIButton?) { calls.append("maybe \(sender?.tag ?? -1)") }
    func pair(_ sender: UIView, event: UIEvent?) -> Int {
        calls.append("pair \(sender.tag) \(event == nil)")
        return sender.tag + 1
    }
    func three(_ a: Int, _ b: String, _ c: Bool) { calls.append("three \(a) \(b) \(c)") }
    func notified(_ note: Notification) { calls.append(note.name.rawValue) }
    func close() { calls.append("close") }
    func close(_ sender: UIView) { calls.append("close \(sender.tag)") }
    static func shared(_ sender: UIView) { classCalls.append("shared \(sender.tag)") }

    private func secret(_ sender: UIView) { calls.append("secret \(sender.tag)") }
    lazy var stored = Selector("secret:", Card.secret(_:))
}

extension Card {
    func inExtension(_ timer: Timer) { calls.append("timer \(timer.isValid)") }
}

/// Not isolated, as controllers that derive from NSObject are.
private class Plain: NSObject {
    var calls: [String] = []
    func drag(_ sender: UIView) { calls.append("drag") }
    @MainActor func isolated(_ sender: UIView) { calls.append("isolated \(sender.tag)") }
    /// Made where nothing is isolated.
    let both = [Selector("drag:", Plain.drag(_:)), Selector("isolated:", Plain.isolated)]
}

@MainActor private protocol Opener: NSObjectProtocol {
    func opened(_ view: UIView) -> Bool
}
extension Card: Opener {
    func opened(_ view: UIView) -> Bool { view.tag == 7 }
}

@MainActor private final class Sheet: Card {
    override func none() { calls.append("sheet") }
}

private func tagged(_ tag: Int) -> UIView {
    MainActor.assumeIsolated {
        let view = UIView()
        view.tag = tag
        return view
    }
}

@MainActor @Suite struct SelectorTests {
    @Test("a method gets as many of the arguments as it has parameters")
    func arity() {
        let card = Card()
        let event = UIEvent(touches: [], timestamp: 0)
        Selector("none", Card.none).send(to: card, tagged(1), event)
        Selector("any:", Card.any).send(to: card, tagged(2), event)
        #expect(Selector("pair:event:", Card.pair(_:event:)).send(to: card, tagged(4), event) as? Int == 5)
        Selector("pair:event:", Card.pair).send(to: card, tagged(5))
        Selector("three:::", Card.three).send(to: card, 6, "b", true)
        #expect(card.calls == ["none", "any UIView", "pair 4 false", "pair 5 true", "three 6 b true"])
    }

    @Test("the method meant among those of one base name is the one that was written")
    func overloads() {
        let card = Card()
        Selector("close:", Card.close(_:)).send(to: card, tagged(3))
        Selector("close", Card.close as (Card) -> () -> Void).send(to: card, tagged(4))
        #expect(card.calls == ["close 3", "close"])
    }

    @Test("private methods, methods of extensions and of protocols, overrides and class methods are reached")
    func kinds() {
        let card = Sheet()
        card.stored.send(to: card, tagged(1))
        let timer = Timer(timeInterval: 1, repeats: false) { _ in }
        Selector("inExtension:", Card.inExtension(_:)).send(to: card, timer)
        Selector("none", Card.none).send(to: card)
        #expect(card.calls == ["secret 1", "timer true", "sheet"])
        let opened = Selector("opened:", Opener.opened(_:))
        #expect(opened.send(to: card, tagged(7)) as? Bool == true)
        Card.classCalls = []
        Selector("shared:", Card.shared(_:)).send(to: Card.self, tagged(8))
        #expect(Card.classCalls == ["shared 8"])
        let plain = Plain()
        plain.both.forEach { $0.send(to: plain, tagged(9)) }
        #expect(plain.calls == ["drag", "isolated 9"])
    }

    @Test("a method of an instance other than the class around it is found through the instance's type")
    func expressions() {
        let cards: [Card?] = [nil]
        let card = Card()
        Selector("tap:", of: cards[0], { $0.tap(_:) }).send(to: card, UITapGestureRecognizer())
        Selector("none", of: card, { $0.none }).send(to: card)
        #expect(card.calls == ["tap -", "none"])
    }

    @Test("a property is read by its getter and written by its setter")
    func properties() {
        let card = Card()
        Selector("setSize:", setter: \Card.size).send(to: card, 5)
        #expect(Selector("size", getter: \Card.size).send(to: card) as? Int == 5)
        let view = tagged(2)
        Selector("setPartner:", setter: \Card.partner).send(to: card, view)
        #expect(card.partner === view)
        Selector("setPartner:", setter: \Card.partner).send(to: card, nil)
        #expect(card.partner == nil)
    }

    @Test("an argument of another type than the parameter's is said, and nothing is called")
    func wrongArgument() {
        let card = Card()
        let lines = console {
            Selector("tap:", Card.tap(_:)).send(to: card, UIPinchGestureRecognizer())
            Selector("any:", Card.any(_:)).send(to: card)
            Selector("maybe:", Card.maybe(_:)).send(to: card, tagged(1))
        }
        #expect(card.calls == [])
        #expect(
            lines == [
                "Segue: tap: of Card takes a value of type UITapGestureRecognizer, but got UIPinchGestureRecognizer; "
                    + "nothing was called.",
                "Segue: any: of Card takes a value of type Any, but got nil; nothing was called.",
                "Segue: maybe: of Card takes a value of type Optional<UIButton>, but got UIView; nothing was called.",
            ])
        Selector("maybe:", Card.maybe(_:)).send(to: card, nil)
        Selector("maybe:", Card.maybe(_:)).send(to: card)
        #expect(card.calls == ["maybe -1", "maybe -1"])
    }

    @Test("a target that lacks the method is said, and nothing is called")
    func wrongTarget() {
        let lines = console { Selector("none", Card.none).send(to: UIView()) }
        #expect(lines == ["Segue: UIView has no method none; nothing was called."])
    }

    @Test("selectors are equal by their names")
    func equality() {
        #expect(Selector("none", Card.none) == "none")
        #expect(Selector("none", Card.none) != "none:")
        #expect(Set([Selector("none", Card.none), Selector("none")]).count == 1)
        #expect(NSStringFromSelector(NSSelectorFromString("a:b:")) == "a:b:")
    }

    @Test("a notification reaches a method that takes Foundation's older class of it")
    func bridging() {
        let card = Card()
        let note = Notification(name: Notification.Name("moved"))
        Selector("notified:", Card.notified).send(to: card, NSNotification(name: note.name, object: nil))
        #expect(card.calls == ["moved"])
    }
}

@MainActor @Suite struct SelectorTableTests {
    @Test("a name finds the method of the most derived class that registered one")
    func inheritance() {
        @MainActor class Base: NSObject {
            var calls: [String] = []
            func poke() { calls.append("base") }
        }
        @MainActor class Derived: Base {
            private(set) var own = Selector("poke", Derived.pokeMore)
            func pokeMore() { calls.append("derived") }
        }
        SelectorTable.register(Derived.self, Selector("poke", Derived.pokeMore))
        SelectorTable.register(Base.self, Selector("poke", Base.poke))
        let (base, derived) = (Base(), Derived())
        Selector("poke").send(to: base)
        Selector("poke").send(to: derived)
        #expect(base.calls == ["base"])
        #expect(derived.calls == ["derived"])
        #expect(Selector("poke").isUnderstood(by: base))
        #expect(!Selector("poke").isUnderstood(by: UIView()))
    }

    @Test("a class method is found by name for the class and not for its instances")
    func classMethods() {
        SelectorTable.register(Card.self, Selector("shared:", Card.shared(_:)))
        Card.classCalls = []
        Selector("shared:").send(to: Card.self, tagged(3))
        #expect(Card.classCalls == ["shared 3"])
        #expect(!Selector("shared:").isUnderstood(by: Card()))
        #expect(Selector("shared:").isUnderstood(by: Sheet.self))
    }

    @Test("a selector sent to another class than it was written for goes by its name")
    func otherClass() {
        @MainActor class Twin: NSObject {
            var calls = 0
            func none() { calls += 1 }
        }
        SelectorTable.register(Twin.self, Selector("none", Twin.none))
        let twin = Twin()
        Selector("none", Card.none).send(to: twin)
        #expect(twin.calls == 1)
    }
}

/// What is said on the console meanwhile.
@MainActor func console(_ body: () -> Void) -> [String] {
    let old = Console.write
    defer { Console.write = old }
    nonisolated(unsafe) var lines: [String] = []
    Console.write = { lines.append($0) }
    body()
    return lines
}
