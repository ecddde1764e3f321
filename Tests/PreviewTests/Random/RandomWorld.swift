import Foundation
import Transitions
import UIKit

@testable import Preview

/// Something that is not as `CONTRACT.md` has it.
struct RandomFault: Equatable, CustomStringConvertible {
    /// The step after which it was seen.
    let step: Int
    let text: String

    var description: String { text }
    /// What it is about, without its numbers: a shortened script has to show the same.
    var kind: String { String(text.prefix { !$0.isNumber }) }
}

/// A session with plain screens on which scripts are played, and looked at whenever hands are off.
@MainActor
struct RandomWorld {
    /// Which screen the world begins with.
    var effect = "alpha"
    var mode: Mode?

    /// Seconds, at speed 1, within which everything rests: two slow transitions, and what settling takes.
    private static let patience = 12.0
    private static let size = CGSize(width: 100, height: 200)

    /// Plays steps on a new session; `untilRest` is where hands are taken off, time runs, and everything is looked at.
    func fault(of steps: [DragScript.Step], _ tally: inout RandomTally) -> RandomFault? {
        let witness = RandomWitness()
        var rests: [(step: Int, rest: RandomRest)] = []
        weak var gone: Session?
        let fault = play(steps, witness, &rests, &gone)
        tally.finished += witness.finished
        tally.cancelled += witness.cancelled
        if let fault { return fault }
        if gone != nil { return RandomFault(step: steps.count - 1, text: "the session is not released") }
        if let leak = witness.leaks.first { return RandomFault(step: steps.count - 1, text: leak) }
        for (step, rest) in rests {
            if let text = rest.difference(from: tally.fresh(rest.key)) { return RandomFault(step: step, text: text) }
        }
        return nil
    }

    private func play(
        _ steps: [DragScript.Step], _ witness: RandomWitness, _ rests: inout [(step: Int, rest: RandomRest)],
        _ gone: inout Session?
    ) -> RandomFault? {
        let session = Self.session(effect, mode, witness)
        gone = session
        defer { session.close() }
        let player = ScriptPlayer(DragScript(), on: session, tickRate: 30)
        for (index, step) in steps.enumerated() {
            guard step == .untilRest else {
                player.play(step)
                if let text = witness.faults.first { return RandomFault(step: index, text: text) }
                if !(0..<24).contains(session.depth) {
                    return RandomFault(step: index, text: "the depth is \(session.depth)")
                }
                continue
            }
            handsOff(session, at: player.time)
            if !comesToRest(session) {
                return RandomFault(step: index, text: "no rest in \(Self.patience) s of the clock")
            }
            let faults = witness.faults + session.faultsAtRest + witness.leftovers(of: session)
            if let text = faults.first { return RandomFault(step: index, text: text) }
            rests.append((index, RandomRest(of: session)))
            if let text = session.faultsOfTap(at: player.time) { return RandomFault(step: index, text: text) }
        }
        return nil
    }

    static func session(
        _ effect: String, _ mode: Mode?, _ witness: RandomWitness, on device: Device? = nil
    ) -> Session {
        var configuration = Session.Configuration()
        configuration.effect = effect
        configuration.mode = mode
        if let device { configuration.device = device } else { configuration.size = size }
        configuration.scale = 1
        configuration.makeScreen = { witness.makeScreen(isFirst: $0) }
        configuration.replaceEffect = { witness.watch($0) }
        let session = Session(configuration)
        witness.watch(session)
        return session
    }

    /// Lifts everything, ends a loop, and shows the present.
    func handsOff(_ session: Session, at time: Double) {
        for pointer in [InputEvent.Pointer.mouse, .init(id: 0), .init(id: 1), .init(id: 2)] {
            session.handle(.up(pointer, button: .primary, at: CGPoint(x: 50, y: 100), time: time))
        }
        if session.isLooping { session.press("l") }
        session.goLive()
        session.requests = []
    }

    func comesToRest(_ session: Session) -> Bool {
        // Not by the clock itself, which jumps where screens are made anew as deep as they were.
        var passed = 0.0
        // Until nothing moves, and nothing is due.
        while !session.isAtRest || session.isActive || session.timeToWake != nil {
            guard passed < Self.patience else { return false }
            session.tick(realSeconds: 0.1)
            passed += 0.1 * session.speed.factor
        }
        return true
    }
}

/// What is to be seen at a rest, and what decides it.
struct RandomRest {
    struct Key: Hashable {
        let effect: String
        let mode: Mode
        let depth: Int
        let device: Device
        /// The glass: what is as wide as its text is rounded to its pixels.
        let pixels: [Int]

        func hash(into hasher: inout Hasher) {
            hasher.combine(effect)
            hasher.combine(mode)
            hasher.combine(depth)
            hasher.combine(pixels)
        }
    }

    let key: Key
    private let tree: [String]
    private let pixels: [UInt32]
    private let appearances: [String]

    @MainActor init(of session: Session) {
        key = Key(
            effect: session.active.entry.id, mode: session.mode, depth: session.depth, device: session.device,
            pixels: [session.pixels.width, session.pixels.height])
        tree = Self.lines(session.window, depth: 0)
        pixels = Self.pixels(session)
        appearances = session.screens.map(\.appearance.rawValue)
    }

    /// What is another than on a session that has come here without any ado.
    func difference(from fresh: RandomRest) -> String? {
        if appearances != fresh.appearances { return "the screens are \(appearances), not \(fresh.appearances)" }
        for (line, other) in zip(tree, fresh.tree) where line != other { return "\(line) at rest, not \(other)" }
        if tree.count != fresh.tree.count {
            let more = tree.count > fresh.tree.count ? tree : fresh.tree
            return "\(tree.count) views at rest, not \(fresh.tree.count): \(more[min(tree.count, fresh.tree.count)])"
        }
        return isSame(pixels, fresh.pixels) ? nil : "another picture at rest: \(key)"
    }

    /// The screen in a size that is quickly drawn, whatever device it is on.
    @MainActor private static func pixels(_ session: Session) -> [UInt32] {
        let size = session.screenSize
        let height = 120
        let width = Int((CGFloat(height) * size.width / size.height).rounded())
        let image = FrameRenderer().image(
            of: session.screenNodes(width: width, height: height), width: width, height: height, background: .black)
        return Array(UnsafeBufferPointer(start: image.pixels, count: width * height))
    }

    /// Compares as bytes: element by element takes as long as playing does, in a debug build.
    private func isSame(_ a: [UInt32], _ b: [UInt32]) -> Bool {
        a.withUnsafeBytes { a in
            b.withUnsafeBytes { b in
                guard let first = a.baseAddress, let second = b.baseAddress else { return a.isEmpty && b.isEmpty }
                return a.count == b.count && memcmp(first, second, a.count) == 0
            }
        }
    }

    /// Everything of a view tree that a transition could leave changed.
    @MainActor private static func lines(_ view: UIView, depth: Int) -> [String] {
        let layer = view.layer
        let line =
            "\(depth) \(type(of: view)) \(view.frame) \(view.bounds) \(layer.transform == CATransform3DIdentity) "
            + "\(layer.anchorPoint) \(layer.zPosition) \(view.alpha) \(view.isHidden) \(view.clipsToBounds) "
            + "\(layer.cornerRadius) \(view.mask == nil && layer.mask == nil) \(view.isUserInteractionEnabled) "
            + "\(layer.animationKeys() ?? []) \(layer.sublayers?.count ?? 0) \(layer.speed) \(layer.timeOffset) "
            + "\(layer.shadowOpacity) \(layer.sublayerTransform == CATransform3DIdentity)"
        return [line] + view.subviews.flatMap { lines($0, depth: depth + 1) }
    }
}

/// What many worlds have in common, and what they added up to.
@MainActor
struct RandomTally {
    var finished = 0
    var cancelled = 0
    private var known: [RandomRest.Key: RandomRest] = [:]

    /// The picture of a session that has come to a place step by step, with no hand on it.
    mutating func fresh(_ key: RandomRest.Key) -> RandomRest {
        if let rest = known[key] { return rest }
        let session = RandomWorld.session(key.effect, key.mode, RandomWitness(), on: key.device)
        defer { session.close() }
        session.handle(.resized(width: key.pixels[0], height: key.pixels[1]))
        for _ in 0..<key.depth {
            session.goForward()
            session.goToEnd()
        }
        let rest = RandomRest(of: session)
        known[key] = rest
        return rest
    }
}

extension Session {
    /// The screens that lie on each other, or the tabs.
    fileprivate var screens: [WatchedScreen] {
        let root = lead.flow.root
        if let navigation = root as? UINavigationController {
            return navigation.viewControllers.compactMap { $0 as? WatchedScreen }
        }
        if let tabs = root as? UITabBarController {
            return (tabs.viewControllers ?? []).compactMap { $0 as? WatchedScreen }
        }
        return sequence(first: root, next: \.presentedViewController).compactMap { $0 as? WatchedScreen }
    }

    private var topScreen: WatchedScreen? {
        mode == .tabs ? (screens.indices.contains(depth) ? screens[depth] : nil) : screens.last
    }

    /// The view that is to be seen.
    private var topView: UIView? {
        var controller = lead.flow.root
        while let next = controller.presentedViewController { controller = next }
        if let navigation = controller as? UINavigationController { return navigation.topViewController?.viewIfLoaded }
        if let tabs = controller as? UITabBarController { return tabs.selectedViewController?.viewIfLoaded }
        return controller.viewIfLoaded
    }

    private var middle: CGPoint { CGPoint(x: screenSize.width / 2, y: screenSize.height / 2) }

    /// What is not as it must be when nothing runs.
    var faultsAtRest: [String] {
        var faults: [String] = []
        if isActive { faults.append("time has to go on at rest") }
        if let timeToWake { faults.append("something is due in \(timeToWake) s at rest") }
        if !grips.isEmpty { faults.append("pointers are held: \(grips.keys)") }
        if recorder.context != nil || isBusy { faults.append("something still runs") }
        guard let top = topView else { return faults + ["there is no top screen"] }
        if top.window !== window { faults.append("the top screen is not in the window") }
        if top.isHidden || top.alpha != 1 || top.mask != nil { faults.append("the top screen is not seen") }
        if window.hitTest(middle, with: nil)?.isDescendant(of: top) != true {
            faults.append("the top screen gets no touches")
        }
        return faults
    }

    /// Taps the middle of the screen, which has to reach the top one.
    fileprivate func faultsOfTap(at time: Double) -> String? {
        guard let top = topScreen else { return nil }
        let before = top.touches
        let point = middle
        handle(.down(.mouse, button: .primary, at: point, time: time))
        handle(.up(.mouse, button: .primary, at: point, time: time))
        let after = top.touches
        guard after.begun == before.begun + 1, after.ended == before.ended + 1 else {
            return
                "a tap does not reach the top screen: \(after.begun - before.begun) began, \(after.ended - before.ended) ended"
        }
        return nil
    }
}
