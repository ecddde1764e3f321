import Screens
import Testing
import UIKit

@testable import Preview

/// Changes of the device while screens are on show.
@MainActor struct DeviceSessionTests {
    /// A session on the usual phone, at a pixel a point.
    private func session(
        _ effect: String = "alpha", mode: Mode? = nil, _ body: (Session) throws -> Void
    ) rethrows {
        try withSession(effect, mode: mode, size: DevicePreset.phone.size, plain: false, body)
    }

    private func pictureSize(_ session: Session) -> CGSize { session.window.bounds.size }

    @Test("a turn lays the screens out anew, there and back is no change, and both ways differ in the island alone")
    func turning() {
        session("alpha") { session in
            let before = session.shot
            session.press(.left, .control)
            #expect(pictureSize(session) == CGSize(width: 852, height: 393))
            #expect(UIScreen.main.model.safeArea == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
            let left = session.shot
            session.press("b")
            let leftBezel = session.shot
            #expect(left.pixels.count == 852 * 393 && leftBezel != left)
            session.press(.right, .control)
            session.press(.right, .control)
            #expect(session.device.orientation == .landscapeRight)
            #expect(session.shot != leftBezel)
            session.press("b")
            #expect(session.shot == left)
            session.press(.left, .control)
            #expect(session.shot == before)
        }
    }

    @Test(
        "the next and the previous device, dark and right to left: each there and back",
        arguments: DeviceChange.allCases)
    func thereAndBack(_ change: DeviceChange) {
        session("system-push") { session in
            let back: DeviceChange =
                switch change {
                case .next: .previous
                case .previous: .next
                case .rotateLeft: .rotateRight
                case .rotateRight: .rotateLeft
                default: change
                }
            let before = session.shot
            let device = session.device
            session.perform(change)
            #expect(session.device != device && session.wantedDevice == session.device)
            #expect(UIScreen.main.model == session.device.screen(scale: UIScreen.main.scale))
            #expect(UIAccessibility.isReduceMotionEnabled == (change == .reduceMotion))
            if change != .reduceMotion { #expect(session.shot != before) }
            session.perform(back)
            #expect(session.device == device)
            #expect(session.shot == before)
        }
    }

    @Test("a change waits for a transition that runs, and comes once when it is over", arguments: [false, true])
    func waiting(isCancelled: Bool) {
        session("system-push") { session in
            var told: [String] = []
            session.onEvent = { if $0.name == "device" { told.append($0.detail ?? "") } }
            session.press(.return)
            session.frames(5)
            session.press(.left, .control)
            session.press("d")
            session.press("w")
            #expect(session.device == Device() && pictureSize(session) == DevicePreset.phone.size)
            #expect(session.isRunning)
            if isCancelled { session.press(.escape) }
            #expect(session.comeToRest())
            #expect(pictureSize(session) == CGSize(width: 852, height: 393))
            #expect(session.device.isDark && session.device.isRightToLeft)
            #expect(told == ["phone, top to the left · 852 × 393"])
            #expect(session.depth == (isCancelled ? 0 : 1))
            // The way on and the way back run on the turned device.
            session.press(.backspace)
            #expect(session.comeToRest())
            #expect(session.depth == 0)
        }
    }

    @Test("a drag that holds a transition goes on to its end; the turn comes after it, and nothing is held any more")
    func dragging() {
        session("system-push") { session in
            let time = session.drag(from: CGPoint(x: 390, y: 400), to: CGPoint(x: 150, y: 400))
            session.press(.right, .control)
            #expect(session.status.phase == .interactive && session.device == Device())
            session.handle(.moved(.mouse, to: CGPoint(x: 100, y: 400), time: time + 0.1))
            #expect(abs(session.status.progress - 280.0 / 393) < 0.01)
            session.release(at: CGPoint(x: 100, y: 400), time: time + 0.5)
            #expect(session.comeToRest())
            #expect(session.depth == 1 && session.device.orientation == .landscapeRight)
            #expect(session.grips.isEmpty)
            // A press that began before a turn is forgotten by it.
            session.handle(.down(.mouse, button: .primary, at: CGPoint(x: 4, y: 200), time: 20))
            session.press(.left, .control)
            session.handle(.moved(.mouse, to: CGPoint(x: 300, y: 200), time: 20.1))
            session.handle(.up(.mouse, button: .primary, at: CGPoint(x: 300, y: 200), time: 20.2))
            #expect(session.comeToRest() && session.depth == 1)
        }
    }

    @Test("another effect chosen while a change waits does not lose it")
    func choosing() {
        session("system-push") { session in
            session.press(.return)
            session.frames(5)
            session.press(.left, .control)
            session.press("8")
            #expect(session.comeToRest())
            #expect(session.device.orientation == .landscapeLeft)
            #expect(pictureSize(session) == CGSize(width: 852, height: 393))
        }
    }

    @Test("what is over and looked at again is left by a change, and can be stepped through no more")
    func lookingBack() {
        session("system-push") { session in
            session.press(.return)
            session.comeToRest()
            session.press(.left)
            session.press(.left)
            #expect(session.playhead != nil)
            session.press(.down, .control)
            #expect(session.playhead == nil && !session.hasRecord)
            #expect(session.device.preset == .smallPhone && session.depth == 1)
        }
    }

    @Test("a loop goes on there and back on the device that it is turned to")
    func looping() {
        session("system-push") { session in
            session.press("l")
            session.press(.return)
            session.frames(20)
            session.press(.left, .control)
            var depths: Set<Int> = []
            for _ in 0..<400 {
                session.frames(1)
                if !session.isBusy { depths.insert(session.depth) }
            }
            #expect(session.device.orientation == .landscapeLeft)
            #expect(depths == [0, 1])
            session.press("l")
        }
    }

    @Test("a card that is up lies right on the turned device, and goes down to the screen as it is there")
    func card() throws {
        var upright: CGRect?
        session("card") { session in
            session.press(.left, .control)
            session.press(.return)
            session.comeToRest()
            upright = session.window.rootViewController?.presentedViewController?.view.frame
        }
        session("card") { session in
            let fresh = session.shot
            session.press(.return)
            session.comeToRest()
            session.press(.left, .control)
            let card = session.window.rootViewController?.presentedViewController?.view
            #expect(card?.frame == upright && upright?.size == CGSize(width: 852, height: 393))
            session.press(.backspace)
            #expect(session.comeToRest())
            let turned = session.shot
            session.press(.right, .control)
            #expect(session.shot == fresh)
            session.press(.left, .control)
            #expect(session.shot == turned)
        }
    }

    @Test("of two cards the lower one is where it was before, as it is on the turned device")
    func twoCards() {
        session("card") { session in
            session.press(.return)
            session.comeToRest()
            session.press(.left, .control)
            let lower = session.window.rootViewController?.presentedViewController?.view
            let place = lower?.frame
            session.press(.right, .control)
            session.press(.return)
            session.comeToRest()
            session.press(.left, .control)
            session.press(.backspace)
            #expect(session.comeToRest() && session.depth == 1)
            #expect(place?.minY == 40 && lower?.frame == place)
        }
    }

    @Test("right to left, the drag from the left edge goes on and the one from the right edge back")
    func edges() {
        session("system-push") { session in
            session.press("w")
            for (start, end, operation) in [
                (CGFloat(4), CGFloat(360), TransitionOperation.push), (389, 30, .pop),
            ] {
                let from = CGPoint(x: start, y: 500)
                let to = CGPoint(x: end, y: 500)
                let time = session.drag(from: from, to: to)
                #expect(session.status.operation == operation && session.status.phase == .interactive)
                #expect(session.status.progress > 0.8)
                session.release(at: to, time: time + 0.3)
                #expect(session.comeToRest())
            }
            #expect(session.depth == 0)
        }
    }

    @Test("effects other than the system's go with the finger too", arguments: ["middle-page", "alpha", "fade"])
    func otherEffects(_ effect: String) {
        session(effect, mode: .navigation) { session in
            session.press("w")
            let before = session.shot
            let time = session.drag(from: CGPoint(x: 4, y: 500), to: CGPoint(x: 200, y: 500))
            let half = session.shot
            #expect(half != before)
            if effect == "middle-page" {
                // The left page is the one that is lifted; the right half is still as it was.
                let right = { (shot: Shot) in (0..<852).map { shot.pixels[$0 * 393 + 300] } }
                #expect(right(half) == right(before))
            }
            session.release(at: CGPoint(x: 380, y: 500), time: time + 0.3)
            #expect(session.comeToRest() && session.depth == 1)
        }
    }

    @Test("less motion is a cross-fade from the next transition on")
    func lessMotion() {
        session("system-push") { session in
            session.press("x")
            session.press(.return)
            session.frames(8)
            let pushed = session.window.rootViewController?.children.last?.view
            #expect(pushed?.frame.minX == 0)
            #expect(session.comeToRest())
        }
        #expect(!UIAccessibility.isReduceMotionEnabled)
    }
}
