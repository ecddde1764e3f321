import Testing
import UIKit

@testable import Preview

/// Anything in any order: the session always comes to rest, whole.
@Suite("Mashing")
@MainActor
struct MashingTests {
    @Test("five thousand random inputs always come to rest with a whole stack", arguments: [1, 2, 3, 4])
    func mash(_ seed: UInt64) {
        withSession { session in
            var player = RandomPlayer(seed: seed)
            for round in 0..<50 {
                for _ in 0..<25 { player.play(on: session) }
                player.letGo(of: session)
                #expect(session.comeToRest(within: 60), "seed \(seed), round \(round)")
                let faults = session.faults
                #expect(faults.isEmpty, "seed \(seed), round \(round): \(faults)")
                if !faults.isEmpty { return }
            }
        }
    }
}

extension MashingTests {
    @Test("the demo's own screens stand it as well")
    func mashDemo() {
        withSession(size: CGSize(width: 393, height: 852), plain: false) { session in
            var player = RandomPlayer(seed: 5)
            for round in 0..<12 {
                for _ in 0..<20 { player.play(on: session) }
                player.letGo(of: session)
                #expect(session.comeToRest(within: 60), "round \(round)")
                let faults = session.faults
                #expect(faults.isEmpty, "round \(round): \(faults)")
                if !faults.isEmpty { return }
            }
        }
    }
}

/// A user without a plan.
@MainActor
private struct RandomPlayer {
    private var random: SeededGenerator
    private var time = 100.0
    private var size = CGSize.zero
    private let pointers = [InputEvent.Pointer.mouse, InputEvent.Pointer(id: 0), InputEvent.Pointer(id: 1)]

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func play(on session: Session) {
        time += Double.random(in: 0...0.05, using: &random)
        size = session.window.bounds.size
        let pointer = pointers.randomElement(using: &random) ?? .mouse
        switch Int.random(in: 0..<20, using: &random) {
        case 0...3: session.handle(.down(pointer, button: button(), at: point(), time: time))
        case 4...8: session.handle(.moved(pointer, to: point(), time: time))
        case 9...11: session.handle(.up(pointer, button: .primary, at: point(), time: time))
        case 12: session.handle(.cancelled(pointer, time: time))
        case 13...16:
            let row = session.keyMap.rows.randomElement(using: &random)
            if let stroke = row?.strokes.first { session.handle(.key(stroke.key, stroke.modifiers, isRepeat: false)) }
        case 17:
            session.handle(
                [.focusLost, .focusGained, .resized(width: 90, height: 180)].randomElement(using: &random) ?? .focusLost
            )
        case 18: session.handle(.resized(width: Int.random(in: 50...200, using: &random), height: 200))
        default:
            for _ in 0..<Int.random(in: 1...30, using: &random) { session.tick(realSeconds: frameTime) }
        }
        if Bool.random(using: &random) { session.tick(realSeconds: Double.random(in: 0...0.04, using: &random)) }
    }

    private mutating func button() -> InputEvent.Button {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: .other
        case 1: .back
        case 2: .forward
        default: .primary
        }
    }

    private mutating func point() -> CGPoint {
        CGPoint(
            x: CGFloat.random(in: -0.2...1.2, using: &random) * size.width,
            y: CGFloat.random(in: -0.1...1.1, using: &random) * size.height)
    }

    /// Lifts everything, and lets time run.
    mutating func letGo(of session: Session) {
        for pointer in pointers {
            time += 0.2
            session.handle(.up(pointer, button: .primary, at: CGPoint(x: 50, y: 100), time: time))
        }
        if session.isLooping { session.press("l") }
        session.goLive()
    }
}

extension Session {
    /// What is not as it must be at rest.
    fileprivate var faults: [String] {
        var faults: [String] = []
        func check(_ isRight: Bool, _ fault: String) {
            if !isRight { faults.append(fault) }
        }
        check(recorder.context == nil && !isBusy, "something still runs")
        check((0..<24).contains(depth), "the depth is \(depth)")
        let top = topController
        check(top.view.window === window, "the top screen is not in the window")
        check(!top.view.isHidden && top.view.alpha == 1, "the top screen is not seen")
        check(
            CATransform3DIsIdentity(top.view.layer.transform) || status.effect == "card",
            "the top screen is transformed")
        check(top.view.mask == nil, "the top screen is masked")
        check(window.layer.freeze().isMoving == false, "something is still animated")
        check(top.view.bounds.size == window.bounds.size, "the top screen has another size")
        // A tap on an effect's leftovers would go nowhere.
        let hit = window.hitTest(CGPoint(x: 50, y: 100), with: nil)
        check(
            hit?.isDescendant(of: top.view) == true,
            "the top screen gets no touches but \(hit.map { "\($0) \($0.frame) in \(type(of: $0.superview))" } ?? "nobody")"
        )
        if !faults.isEmpty { faults.append("\(status.effect) \(mode) at \(depth)") }
        return faults
    }

    /// The controller whose screen is to be seen.
    private var topController: UIViewController {
        var controller = lead.flow.root
        while let next = controller.presentedViewController { controller = next }
        if let navigation = controller as? UINavigationController { return navigation.topViewController ?? controller }
        if let tabs = controller as? UITabBarController { return tabs.selectedViewController ?? controller }
        return controller
    }
}
