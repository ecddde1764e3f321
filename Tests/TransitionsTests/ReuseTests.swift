import Foundation
import Testing
import Transitions

/// What happens around one run: the next one, another one at the same time, and what is left when all is over.
@MainActor
@Suite("Every effect again and again")
struct ReuseTests {
    @Test("KNOWN-FAULTS 26, 34: ten times there and back it is the same, there and here", arguments: Play.all)
    func tenTimes(_ play: Play) throws {
        let theatre = try Theatre(play)
        let before = Rest(of: theatre)
        var after: Rest?
        for _ in 1...10 {
            theatre.start()
            theatre.rest()
            let there = Rest(of: theatre)
            if let after {
                #expect(there.picture.isEqual(to: after.picture))
                #expect(there.tree.difference(from: after.tree, identities: false) == nil)
            }
            after = after ?? there
            theatre.act { theatre.request(play.operation.opposite) }
            theatre.rest()
            let here = Rest(of: theatre)
            #expect(here.picture.isEqual(to: before.picture))
            #expect(here.tree.difference(from: before.tree, identities: false) == nil)
        }
        #expect(theatre.events.filter(\.isOver).count == 20)
        #expect(theatre.remarks == [])
    }

    @Test("KNOWN-FAULTS 24: after a cancel it starts again, and completes", arguments: Play.all)
    func afterCancel(_ play: Play) throws {
        let theatre = try Theatre(play)
        let drag = theatre.drag()
        theatre.act { drag.update(0.5) }
        theatre.act { drag.cancel() }
        theatre.rest()
        theatre.forget()
        theatre.start()
        theatre.rest()
        try theatre.expectFinished(play)
    }

    @Test("KNOWN-FAULTS 23: asked for the way back while it runs, it waits for its turn", arguments: Play.all)
    func backWhileRunning(_ play: Play) throws {
        for byHand in [false, true] {
            let theatre = try Theatre(play)
            let before = Rest(of: theatre)
            theatre.start()
            theatre.clock.advance(by: theatre.duration / 2)
            theatre.act {
                if byHand {
                    TransitionQueue.byHand { theatre.request(play.operation.opposite) }
                } else {
                    theatre.request(play.operation.opposite)
                }
            }
            #expect(theatre.events == [.began], "not inside the other")
            theatre.rest()
            #expect(theatre.events == [.began, .finished, .began, .finished])
            let rest = Rest(of: theatre)
            #expect(rest.tree.difference(from: before.tree, identities: false) == nil)
            #expect(rest.picture.isEqual(to: before.picture))
        }
    }

    @Test("KNOWN-FAULTS 25: any sequence of presses, drags, keys and pauses comes to rest", arguments: Play.all)
    func mashing(_ play: Play) throws {
        let theatre = try Theatre(play)
        let here = Rest(of: theatre)
        let there = try Rest.after(play)
        var dice = Dice(seed: UInt64(play.id.count * 31 + play.operation.rawValue.count))
        var drag: DragInteraction?
        let forward = play.operation
        for _ in 1...60 {
            switch dice.roll(10) {
            case 0: theatre.act { TransitionQueue.byHand { theatre.request(forward) } }
            case 1: theatre.act { TransitionQueue.byHand { theatre.request(forward.opposite) } }
            case 2:
                theatre.act { drag?.cancel() }
                drag = theatre.drag(dice.roll(2) == 0 ? forward : forward.opposite)
            case 3, 4: theatre.act { drag?.update(Double(dice.roll(11)) / 10) }
            case 5: theatre.act { drag?.release(velocity: Double(dice.roll(9) - 4) * 200, size: 80) }
            case 6: theatre.act { drag?.cancel() }
            case 7: theatre.act { theatre.context?.cancel() }
            case 8: theatre.act { theatre.context?.catchTransition() }
            default: theatre.clock.advance(by: Double(dice.roll(40)) / 60)
            }
            theatre.clock.advance(by: Double(dice.roll(3)) / 60)
        }
        theatre.act {
            drag?.cancel()
            theatre.context?.cancel()
        }
        #expect(theatre.rest() < 30, "bounded")
        #expect(theatre.context == nil)
        #expect(theatre.events.filter { $0 == .began }.count == theatre.events.filter(\.isOver).count)
        let rest = Rest(of: theatre)
        let isBack = theatre.seen === theatre.left
        let place = isBack ? here : there
        #expect(rest.tree.difference(from: place.tree, identities: false) == nil)
        #expect(rest.picture.isEqual(to: place.picture))
        if let seen = theatre.seen { #expect(theatre.reaches(seen)) }
    }

    @Test("turned to another size while it runs: the change waits, and all fits afterwards", arguments: Play.all)
    func turned(_ play: Play) throws {
        let size = CGSize(width: 130, height: 90)
        let after = try Rest.after(play, size: size)
        for cancels in [false, true] {
            let rest = cancels ? Rest(of: try Theatre(play, size: size)) : after
            let theatre = try Theatre(play)
            theatre.start()
            theatre.clock.advance(by: theatre.duration / 2)
            theatre.act { theatre.window.changeSize(to: size) }
            #expect(theatre.window.bounds.size == Theatre.size, "it waits")
            if cancels { theatre.act { theatre.context?.cancel() } }
            theatre.rest()
            #expect(theatre.window.bounds.size == size)
            #expect(theatre.events.filter(\.isOver) == [cancels ? .cancelled : .finished])
            let turned = Rest(of: theatre)
            #expect(turned.tree.difference(from: rest.tree, identities: false) == nil)
            #expect(turned.picture.isEqual(to: rest.picture))
        }
    }

    @Test("KNOWN-FAULTS 29: turned while the other screen is away, it comes back in the new size", arguments: Play.all)
    func turnedBetween(_ play: Play) throws {
        let size = CGSize(width: 130, height: 90)
        let before = Rest(of: try Theatre(play, size: size))
        let theatre = try Theatre(play)
        theatre.start()
        theatre.rest()
        theatre.act { theatre.window.changeSize(to: size) }
        theatre.act { theatre.request(play.operation.opposite) }
        theatre.rest()
        let rest = Rest(of: theatre)
        #expect(rest.tree.difference(from: before.tree, identities: false) == nil)
        #expect(rest.picture.isEqual(to: before.picture))
    }

    @Test("KNOWN-FAULTS 38: nothing outlives a transition, nor its screens their window", arguments: Play.all)
    func leaks(_ play: Play) throws {
        for cancels in [false, true] {
            var theatre: Theatre? = try Theatre(play)
            if let theatre {
                let drag = theatre.drag()
                theatre.act { drag.update(0.4) }
                weak let context = theatre.context
                #expect(context != nil)
                theatre.act { if cancels { drag.cancel() } else { drag.release(velocity: 900, size: 80) } }
                theatre.rest()
                #expect(context == nil, "the context, and with it the stage")
                #expect(theatre.spy.animator == nil, "the animator")
                if play.operation != .present, !(play.operation == .dismiss && cancels) {
                    #expect(theatre.spy.container == nil, "the container")
                }
            }
            weak let effect = theatre?.effect
            weak let (lower, upper) = (theatre?.lower, theatre?.upper)
            weak let view = theatre?.upper.viewIfLoaded
            weak let window = theatre?.window
            theatre = nil
            #expect(effect == nil && lower == nil && upper == nil && view == nil && window == nil)
        }
    }

    @Test("KNOWN-FAULTS 28: nobody has to keep an effect alive", arguments: ["alpha", "open-door", "awesome"])
    func keptAlive(_ id: String) throws {
        let theatre = try Theatre(Play(id: "system-push", operation: .push))
        let third = TestScreen("C", .green)
        let entry = try #require(Catalogue.entry(id))
        weak var effect: Effect?
        theatre.act {
            let made = entry.make()
            effect = made
            theatre.lower.push(third, with: made)
        }
        #expect(effect != nil)
        theatre.rest()
        #expect(effect != nil, "it is needed for the way back")
        theatre.act { theatre.navigation?.popViewController(animated: true) }
        theatre.rest()
        third.attachedTransition = nil
        #expect(effect == nil)
    }

    @Test("KNOWN-FAULTS 27: each effect governs its own screen, the delegate and the system the others")
    func ownScreens() throws {
        let theatre = try Theatre(Play(id: "open-door", operation: .push))
        let navigation = try #require(theatre.navigation)
        let delegate = CountingDelegate()
        navigation.delegate = delegate
        let (third, fourth) = (TestScreen("C", .green), TestScreen("D", .yellow))
        let other = Spy(Alpha())
        theatre.start()
        theatre.rest()
        theatre.act {
            third.attachedTransition = other
            navigation.pushViewController(third, animated: true)
        }
        theatre.rest()
        #expect(theatre.spy.runs == 1 && other.runs == 1 && delegate.asked == 0)
        theatre.act { navigation.pushViewController(fourth, animated: true) }
        theatre.rest()
        #expect(delegate.asked == 1, "no effect of its own: the delegate is asked")
        theatre.act { navigation.popViewController(animated: true) }
        theatre.rest()
        #expect(delegate.asked == 2 && other.runs == 1)
        theatre.act { navigation.popViewController(animated: true) }
        theatre.rest()
        #expect(other.runs == 2 && theatre.spy.runs == 1)
        theatre.act { navigation.popViewController(animated: true) }
        theatre.rest()
        #expect(theatre.spy.runs == 2 && navigation.viewControllers.count == 1 && delegate.asked == 2)
    }

    @Test("one effect for two screens of a stack keeps nothing of the one for the other", arguments: Play.all)
    func sharedEffect(_ play: Play) throws {
        guard play.operation == .push else { return }
        let theatre = try Theatre(play)
        let navigation = try #require(theatre.navigation)
        let before = Rest(of: theatre)
        let third = TestScreen("C", .green)
        theatre.start()
        theatre.rest()
        let between = Rest(of: theatre)
        theatre.act { theatre.upper.push(third, with: theatre.effect) }
        theatre.rest()
        #expect(navigation.topViewController === third)
        theatre.act { navigation.popViewController(animated: true) }
        theatre.rest()
        #expect(Rest(of: theatre).picture.isEqual(to: between.picture))
        theatre.act { navigation.popViewController(animated: true) }
        theatre.rest()
        #expect(Rest(of: theatre).picture.isEqual(to: before.picture))
        #expect(Rest(of: theatre).tree.difference(from: before.tree) == nil)
    }

    @Test("under Reduce Motion what moves becomes a cross-fade, unless it is dragged", arguments: Play.all)
    func reduceMotion(_ play: Play) throws {
        UIAccessibility.isReduceMotionEnabled = true
        defer { UIAccessibility.isReduceMotionEnabled = false }
        let after = try Rest.after(play).picture
        let theatre = try Theatre(play)
        let before = theatre.picture()
        // What does not move keeps its own way.
        guard theatre.effect.moves else { return }
        let pace: Pace =
            switch theatre.effect.curve {
            case .linear: .linear
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .easeInOut, .cubic, .spring: .easeInOut
            }
        theatre.start()
        let start = theatre.clock.now
        for t in [0.0, 0.3, 0.7] {
            let picture = theatre.picture(at: t, since: start)
            #expect(picture.isBlend(of: before, and: after, pace(t), within: 2), "at \(t)")
        }
        theatre.rest()
        try theatre.expectFinished(play)

        let other = try Theatre(play)
        let drag = other.drag()
        other.act { drag.update(0.4) }
        let dragged = other.picture()
        other.act { drag.cancel() }
        other.rest()
        UIAccessibility.isReduceMotionEnabled = false
        let plain = try Theatre(play)
        let again = plain.drag()
        plain.act { again.update(0.4) }
        #expect(dragged.isEqual(to: plain.picture()), "dragged it moves")
        plain.act { again.cancel() }
        plain.rest()
    }
}

/// Asked for animators of a navigation controller, it has none.
@MainActor
private final class CountingDelegate: NSObject, UINavigationControllerDelegate {
    var asked = 0

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked += 1
        return nil
    }
}

/// Numbers that look random and are the same in every run (a linear congruential generator, Knuth's constants).
private struct Dice {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// A number from 0 up to, without, `sides`.
    mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(sides))
    }
}
