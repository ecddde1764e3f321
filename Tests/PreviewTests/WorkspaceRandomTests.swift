import Testing
import Transitions
import UIKit

@testable import Preview

/// Hands that do anything to the window with its tools: whatever is open, it can be closed, and the screens are whole.
@Suite("Random input to the window")
@MainActor
struct WorkspaceRandomTests {
    /// What a seed does, one event after the other.
    private struct Hand {
        var random: SeededGenerator
        var time = 50.0
        var point = CGPoint(x: 100, y: 100)
        let keys: [KeyMap.Stroke]

        mutating func next(in size: CGSize) -> InputEvent {
            time += Double.random(in: 0...0.05, using: &random)
            switch Int.random(in: 0..<20, using: &random) {
            case 0..<4:
                point = CGPoint(
                    x: CGFloat.random(in: -10...size.width + 10, using: &random),
                    y: CGFloat.random(in: -10...size.height + 10, using: &random))
                return .down(.mouse, button: .primary, at: point, time: time)
            case 4..<10:
                point.x += CGFloat.random(in: -40...40, using: &random)
                point.y += CGFloat.random(in: -40...40, using: &random)
                return .moved(.mouse, to: point, time: time)
            case 10..<14: return .up(.mouse, button: .primary, at: point, time: time)
            case 14:
                return .wheel(
                    dx: CGFloat.random(in: -3...3, using: &random), dy: CGFloat.random(in: -3...3, using: &random),
                    isPrecise: Bool.random(using: &random), at: point, time: time)
            case 15: return Bool.random(using: &random) ? .focusLost : .cancelled(.mouse, time: time)
            case 16: return .down(.mouse, button: .other, at: point, time: time)
            default:
                let stroke = keys.randomElement(using: &random) ?? KeyMap.Stroke(.escape)
                return .key(stroke.key, stroke.modifiers, isRepeat: Bool.random(using: &random))
            }
        }
    }

    @Test("six thousand inputs leave a window whose tools can be closed and that comes to rest", arguments: 1...4)
    func anything(_ seed: UInt64) {
        withWorkspace("alpha", size: CGSize(width: 200, height: 400)) { workspace in
            let session = workspace.session
            let quit = session.keyMap.rows.first { $0.action == .quit }?.strokes ?? []
            var hand = Hand(
                random: SeededGenerator(seed: seed),
                keys: session.keyMap.rows.flatMap(\.strokes).filter { !quit.contains($0) })
            for _ in 0..<1500 {
                let event = hand.next(in: workspace.layout.size)
                workspace.handle(event)
                workspace.tick(realSeconds: Double.random(in: 0...0.03, using: &hand.random))
                _ = workspace.frame()
                for case .resize(let size) in session.requests {
                    workspace.resize(width: Int(size.width), height: Int(size.height), density: 1)
                }
                session.requests = []
                #expect(session.panes.count == workspace.overlays.count)
                #expect(session.activeIndex < session.panes.count)
            }
            workspace.handle(.focusLost)
            if workspace.gallery != nil { workspace.press(.escape) }
            if workspace.inspector != nil { workspace.toggle(.inspector) }
            while workspace.exploded.mode != .off { workspace.toggle(.layers) }
            if session.isComparing { session.endComparing() }
            session.loop(nil)
            if session.isLooping { session.perform(.loop) }
            session.goLive()
            #expect(session.comeToRest(within: 60), "seed \(seed)")
            #expect(workspace.holds.isEmpty && session.grips.isEmpty, "seed \(seed)")
            session.select("alpha")
            workspace.frames(60 * 5)
            #expect(!workspace.isActive && workspace.timeToWake == nil, "seed \(seed)")
        }
    }
}
