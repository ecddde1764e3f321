import Foundation
import Testing
import Transitions

/// How a theatre looks at rest.
@MainActor
struct Rest {
    let tree: TreeRecord
    let picture: CGImage

    init(of theatre: Theatre) {
        tree = TreeRecord(of: theatre.window)
        picture = theatre.picture()
    }

    private static var kept: [String: Rest] = [:]

    /// How it looks after the same change was made without animation.
    static func after(_ play: Play, size: CGSize = Theatre.size) throws -> Rest {
        let key = "\(play) \(size)"
        if let rest = kept[key] { return rest }
        let (clock, write) = (VirtualClock.current, Console.write)
        defer { (VirtualClock.current, Console.write) = (clock, write) }
        let theatre = try Theatre(play, size: size)
        theatre.change()
        let rest = Rest(of: theatre)
        kept[key] = rest
        return rest
    }
}

extension Theatre {
    /// Makes the change without animation.
    func change() {
        act {
            switch operation {
            case .push: navigation?.pushViewController(upper, animated: false)
            case .pop: navigation?.popViewController(animated: false)
            case .present:
                upper.transitioningDelegate = effect
                upper.modalPresentationStyle = effect.presentationStyle
                lower.present(upper, animated: false)
            case .dismiss: lower.dismiss(animated: false)
            case .tab: tabs?.selectedIndex = 1
            }
        }
        rest()
    }

    /// Whether the screen below keeps its place while the other is presented.
    var staysBehind: Bool { upper.modalPresentationStyle == .custom }

    /// The appearance calls of the operation, as the contract gives them.
    func expectedAppearances(completed: Bool) -> [String] {
        let (old, new) = (left.title ?? "", entered.title ?? "")
        func calls(_ lines: [String]) -> [String] {
            guard staysBehind, operation == .present || operation == .dismiss else { return lines }
            return lines.filter { !$0.hasPrefix(lower.title ?? "") }
        }
        let start =
            operation == .tab
            ? ["\(new) willAppear", "\(old) willDisappear"] : ["\(old) willDisappear", "\(new) willAppear"]
        guard completed else {
            return calls(
                start + [
                    "\(new) willDisappear", "\(new) didDisappear", "\(old) willAppear", "\(old) didAppear",
                ])
        }
        switch operation {
        case .present, .dismiss: return calls(start + ["\(new) didAppear", "\(old) didDisappear"])
        case .push, .pop, .tab: return start + ["\(old) didDisappear", "\(new) didAppear"]
        }
    }

    /// All that has to hold after the change was made.
    func expectFinished(_ play: Play, at location: SourceLocation = #_sourceLocation) throws {
        let after = try Rest.after(play, size: window.bounds.size)
        #expect(context == nil, "it ends", sourceLocation: location)
        #expect(events.filter(\.isOver) == [.finished], "it is reported once", sourceLocation: location)
        #expect(spy.endings == [true], "animationEnded tells the same", sourceLocation: location)
        #expect(spy.runs == 1, "the animator ran once", sourceLocation: location)
        if operation == .present || operation == .dismiss {
            #expect(successes == 1, "the completion handler ran once", sourceLocation: location)
        }
        #expect(seen === entered, sourceLocation: location)
        #expect(appearances == expectedAppearances(completed: true), sourceLocation: location)
        #expect(Rest(of: self).tree.difference(from: after.tree, identities: false) == nil, sourceLocation: location)
        #expect(picture().isEqual(to: after.picture), "the picture is the resting one", sourceLocation: location)
        expectCleanliness(at: location)
    }

    /// All that has to hold after the change was taken back.
    func expectRestored(to before: Rest, at location: SourceLocation = #_sourceLocation) {
        #expect(context == nil, "it ends", sourceLocation: location)
        #expect(events.filter(\.isOver) == [.cancelled], "it is reported once", sourceLocation: location)
        #expect(spy.endings == [false], "animationEnded tells the same", sourceLocation: location)
        #expect(spy.runs == 1, "the animator ran once", sourceLocation: location)
        #expect(successes == 0, "no completion handler ran", sourceLocation: location)
        #expect(seen === left, sourceLocation: location)
        #expect(appearances == expectedAppearances(completed: false), sourceLocation: location)
        #expect(Rest(of: self).tree.difference(from: before.tree) == nil, sourceLocation: location)
        #expect(picture().isEqual(to: before.picture), "the picture is the one before", sourceLocation: location)
        if let view = entered.viewIfLoaded, !staysBehind {
            #expect(view.superview == nil, sourceLocation: location)
            #expect(view.transform.isIdentity && view.alpha == 1 && view.mask == nil && !view.isHidden)
            #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5), sourceLocation: location)
        }
        expectCleanliness(at: location)
    }

    /// Nothing is complained of, nothing animates, and a finger reaches the screen that is seen.
    private func expectCleanliness(at location: SourceLocation) {
        #expect(remarks == [], sourceLocation: location)
        #expect(console == [], sourceLocation: location)
        #expect(clock.nextEvent == nil, "nothing is scheduled any more", sourceLocation: location)
        #expect(!window.layer.hasAnimationsInSubtree, sourceLocation: location)
        if let seen { #expect(reaches(seen), "a tap reaches the screen", sourceLocation: location) }
    }

    /// Whether a tap in the middle of the screen gets to a controller's view.
    func reaches(_ controller: UIViewController) -> Bool {
        var taps = 0
        let tap = UITapGestureRecognizer { _ in taps += 1 }
        controller.view.addGestureRecognizer(tap)
        let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY + 10)
        window.touch(9, phase: .began, at: middle, time: clock.now)
        window.touch(9, phase: .ended, at: middle, time: clock.now)
        controller.view.removeGestureRecognizer(tap)
        return taps == 1
    }
}
