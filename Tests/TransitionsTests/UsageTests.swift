import Foundation
import Testing
import Transitions

/// The ways in which those who write code use an effect.
@MainActor
@Suite("Using effects")
struct UsageTests {
    @Test("push, present and select with an effect run it, and the way back too", arguments: Play.all)
    func convenience(_ play: Play) throws {
        guard play.isEntering else { return }
        let theatre = try Theatre(play)
        let before = theatre.picture()
        let after = try Rest.after(play).picture
        var completed = 0
        theatre.act {
            switch play.operation {
            case .push: theatre.lower.push(theatre.upper, with: theatre.effect)
            case .present: theatre.lower.present(theatre.upper, with: theatre.effect) { completed += 1 }
            case .tab: theatre.tabs?.select(1, with: theatre.effect)
            case .pop, .dismiss: break
            }
        }
        theatre.clock.advance(by: theatre.duration / 2)
        let half = theatre.picture()
        #expect(!half.isEqual(to: before))
        #expect(theatre.context?.announcedDuration == theatre.effect.duration.enter)
        theatre.rest()
        #expect(theatre.picture().isEqual(to: after))
        #expect(completed == (play.operation == .present ? 1 : 0))
        if play.operation == .tab { return }
        theatre.act { theatre.request(play.operation.opposite) }
        #expect(theatre.context?.announcedDuration == theatre.effect.duration.leave)
        theatre.rest()
        #expect(theatre.picture().isEqual(to: before))
    }

    @Test("as a delegate an effect serves a stack, a presentation and tabs", arguments: Play.all)
    func delegate(_ play: Play) throws {
        guard play.isEntering else { return }
        let theatre = try Theatre(play)
        let after = try Rest.after(play).picture
        theatre.act {
            switch play.operation {
            case .push:
                theatre.navigation?.delegate = theatre.effect
                theatre.navigation?.pushViewController(theatre.upper, animated: true)
            case .present:
                theatre.upper.transitioningDelegate = theatre.effect
                theatre.upper.modalPresentationStyle = theatre.effect.presentationStyle
                theatre.lower.present(theatre.upper, animated: true)
            case .tab:
                theatre.tabs?.delegate = theatre.effect
                theatre.tabs?.selectedIndex = 1
            case .pop, .dismiss: break
            }
        }
        #expect(theatre.context?.announcedDuration == theatre.effect.duration.enter)
        theatre.rest()
        #expect(theatre.picture().isEqual(to: after))
        if play.operation == .tab { return }
        theatre.act { theatre.request(play.operation.opposite) }
        #expect(theatre.context?.announcedDuration == theatre.effect.duration.leave)
        theatre.rest()
        #expect(theatre.events.filter(\.isOver) == [.finished, .finished])
    }

    @Test("KNOWN-FAULTS 36: taken away without animation, the screen below is there", arguments: Play.all)
    func unanimatedWayBack(_ play: Play) throws {
        guard play.operation == .pop || play.operation == .dismiss else { return }
        let theatre = try Theatre(play)
        let enter = Play(id: play.id, operation: play.operation.opposite)
        theatre.change()
        let rest = Rest(of: theatre)
        let before = Rest(of: try Theatre(enter))
        #expect(rest.picture.isEqual(to: before.picture))
        #expect(rest.tree.difference(from: before.tree, identities: false) == nil)
    }

    @Test("KNOWN-FAULTS 37: a screen that was never shown is in its picture from the first frame on")
    func laidOut() throws {
        for operation in [TransitionOperation.push, .present] {
            let play = Play(id: "middle-page", operation: operation)
            let after = try Rest.after(play).picture
            let theatre = try Theatre(play)
            theatre.start()
            // The landing page is almost flat: what is on it is where it will be.
            let seen = theatre.picture(at: 0.985, since: theatre.clock.now)
            theatre.rest()
            for (x, y) in [(5, 10), (28, 48), (20, 124), (62, 10), (65, 80)] {
                #expect(zip(seen.color(x, y), after.color(x, y)).allSatisfy { abs($0 - $1) <= 4 }, "\(x), \(y)")
            }
        }
    }

    @Test("under a navigation bar the effect starts from where the element is seen")
    func underBar() throws {
        let play = Play(id: "ripple", operation: .push)
        let theatre = try Theatre(play, size: CGSize(width: 120, height: 200), plain: true) { theatre in
            theatre.lower.element.frame = CGRect(x: 70, y: 120, width: 10, height: 20)
        }
        theatre.act { theatre.navigation?.isNavigationBarHidden = false }
        let element = theatre.lower.element
        let place = element.convert(element.bounds, to: nil)
        theatre.start()
        let seen = theatre.picture(at: 0.2, since: theatre.clock.now)
        theatre.rest()
        var (area, x, y) = (0.0, 0.0, 0.0)
        for row in 60..<200 {
            for column in 0..<120 where seen.color(column, row)[0] < 200 {
                let part = seen.part(2, column, row)
                (area, x, y) = (area + part, x + part * (Double(column) + 0.5), y + part * (Double(row) + 0.5))
            }
        }
        #expect(abs(x / area - place.midX) < 0.3 && abs(y / area - place.midY) < 0.3)
        #expect(place.midX == 75)
    }

    @Test("a card over a card over a screen goes and comes, and each finds its place again")
    func cards() throws {
        let theatre = try Theatre(Play(id: "card", operation: .present))
        let third = TestScreen("C", .green)
        let before = Rest(of: theatre)
        theatre.start()
        theatre.rest()
        let one = Rest(of: theatre)
        theatre.act { theatre.upper.present(third, with: Card()) }
        theatre.rest()
        let two = Rest(of: theatre)
        #expect(third.view.frame == CGRect(x: 0, y: 40, width: 80, height: 150))
        #expect(!theatre.upper.view.transform.isIdentity && !theatre.lower.view.transform.isIdentity)
        let drag = DragInteraction()
        theatre.act { drag.drive(in: theatre.window) { third.dismiss(animated: true) } }
        theatre.act { drag.update(0.4) }
        theatre.act { drag.release(velocity: 0, size: 150) }
        theatre.rest()
        #expect(Rest(of: theatre).tree.difference(from: two.tree) == nil, "a cancel leaves both up")
        #expect(theatre.picture().isEqual(to: two.picture))
        theatre.act { third.dismiss(animated: true) }
        theatre.rest()
        #expect(Rest(of: theatre).tree.difference(from: one.tree) == nil)
        #expect(theatre.picture().isEqual(to: one.picture))
        theatre.act { theatre.upper.dismiss(animated: true) }
        theatre.rest()
        #expect(Rest(of: theatre).tree.difference(from: before.tree) == nil)
        #expect(theatre.picture().isEqual(to: before.picture))
    }

    @Test("a screen over a card leaves the card and what is behind it as they were")
    func overCard() throws {
        let theatre = try Theatre(Play(id: "card", operation: .dismiss))
        let third = TestScreen("C", .green)
        let before = Rest(of: theatre)
        for effect in [OpenDoor(), MiddlePage(), CircleRectSpread()] as [Effect] {
            theatre.act { theatre.upper.present(third, with: effect) }
            theatre.rest()
            #expect(theatre.picture().color(2, 140) == [0, 255, 0], "it fills the screen")
            theatre.act { third.dismiss(animated: true) }
            theatre.rest()
            #expect(Rest(of: theatre).tree.difference(from: before.tree) == nil)
            #expect(theatre.picture().isEqual(to: before.picture))
        }
    }

    /// Changes all that can be changed and tidies nothing up.
    private final class Careless: Effect {
        override func enter(_ stage: Stage) {
            stage.showEntering(.above)
            spoil(stage)
        }

        override func leave(_ stage: Stage) {
            stage.showEntering(.below)
            spoil(stage)
        }

        private func spoil(_ stage: Stage) {
            stage.add(stage.backdrop(.yellow))
            stage.add(stage.backdrop(.green), below: stage.from)
            for screen in [stage.from, stage.to] {
                screen.layer.anchorPoint = CGPoint(x: 0, y: 1)
                screen.layer.zPosition = 7
                screen.clipsToBounds = true
                screen.layer.cornerRadius = 9
                screen.mask = stage.backdrop(.black)
            }
            stage.animate {
                for screen in [stage.from, stage.to] {
                    screen.transform = CGAffineTransform(rotationAngle: 1)
                    screen.bounds.size = CGSize(width: 10, height: 20)
                    screen.center = CGPoint(x: 3, y: 4)
                    screen.alpha = 0.2
                }
            }
            stage.from.isHidden = true
        }
    }

    @Test("KNOWN-FAULTS 9, 31, 35: a new effect overrides enter and leave; the stage takes back what they leave behind")
    func careless() throws {
        let operations: [TransitionOperation] = [.push, .pop, .tab, .present, .dismiss]
        let entry = CatalogueEntry("careless", "?", "Careless", operations) {
            Careless(duration: Effect.Duration(enter: 0.4, leave: 0.6), curve: .easeIn)
        }
        for operation in operations {
            for cancels in [false, true] {
                let theatre = Theatre(entry, operation)
                let before = Rest(of: theatre)
                theatre.start()
                theatre.clock.advance(by: 0.3)
                if cancels { theatre.act { theatre.context?.cancel() } }
                theatre.rest()
                if cancels {
                    theatre.expectRestored(to: before)
                } else {
                    // What stays is no effect's affair: as after an effect that changes nothing.
                    try theatre.expectFinished(Play(id: "fade", operation: operation))
                }
            }
        }
    }

    /// Starts no animation at all.
    private final class Sudden: Effect {
        override func enter(_ stage: Stage) { stage.showEntering(.above) }
        override func leave(_ stage: Stage) { stage.showEntering(.below) }
    }

    @Test("KNOWN-FAULTS 13: an effect that animates nothing, or takes no time, is over at once, held or not")
    func sudden() throws {
        let operations: [TransitionOperation] = [.push, .pop, .tab, .present, .dismiss]
        let still = CatalogueEntry("sudden", "?", "Sudden", operations) {
            Sudden(duration: Effect.Duration(enter: 0.4, leave: 0.6), curve: .linear)
        }
        let brief = CatalogueEntry("brief", "?", "Brief", operations) {
            Fade(duration: Effect.Duration(enter: 0, leave: 0), curve: .linear)
        }
        for entry in [still, brief] {
            for operation in operations {
                let theatre = Theatre(entry, operation)
                theatre.start()
                #expect(theatre.rest() < 0.1)
                try theatre.expectFinished(Play(id: "fade", operation: operation))
                let dragged = Theatre(entry, operation)
                let drag = dragged.drag()
                dragged.act {
                    drag.update(0.7)
                    drag.release(velocity: 0, size: 80)
                }
                #expect(dragged.rest() < 1)
                #expect(dragged.context == nil)
            }
        }
    }

    @Test("requests that make no sense change nothing and say why")
    func nonsense() throws {
        let theatre = try Theatre(Play(id: "alpha", operation: .present))
        theatre.act { theatre.lower.push(theatre.upper, with: theatre.effect) }
        #expect(theatre.console.count == 1 && theatre.console[0].contains("navigation controller"))
        let tabs = try Theatre(Play(id: "alpha", operation: .tab))
        tabs.act { tabs.tabs?.select(5, with: tabs.effect) }
        #expect(tabs.console.count == 1 && tabs.console[0].contains("no tab 5"))
        #expect(tabs.events.isEmpty && tabs.tabs?.selectedIndex == 0)
    }

    @Test("driven by a percent-driven interaction of UIKit's, it is finished and cancelled alike", arguments: Play.all)
    func percentDriven(_ play: Play) throws {
        for finishes in [true, false] {
            let theatre = try Theatre(play)
            let before = Rest(of: theatre)
            let interaction = UIPercentDrivenInteractiveTransition()
            theatre.spy.interaction = interaction
            theatre.start()
            #expect(theatre.context?.isInteractive == true)
            theatre.act { interaction.update(0.4) }
            theatre.clock.advance(by: 0.2)
            theatre.act { if finishes { interaction.finish() } else { interaction.cancel() } }
            let rest = theatre.duration * (finishes ? 0.6 : 0.4)
            #expect(abs(theatre.rest() - rest) <= 2.0 / 60, "the rest of the time it announced")
            theatre.spy.interaction = nil
            if finishes { try theatre.expectFinished(play) } else { theatre.expectRestored(to: before) }
        }
    }
}
