import Testing
import UIKit

@testable import Preview

@MainActor struct ScreensSessionTests {
    @Test("the ripple starts where the pond was touched")
    func rippleStartsAtTouch() throws {
        withSession("ripple", size: ScreenStage.phone, plain: false) { session in
            let before = session.shot.pixels
            let touch = CGPoint(x: 70, y: 640)
            session.handle(.down(.mouse, button: .primary, at: touch, time: 1))
            session.handle(.up(.mouse, button: .primary, at: touch, time: 1.05))
            session.frames(5)
            let after = session.shot.pixels
            func hasChanged(_ x: Int, _ y: Int) -> Bool { before[y * 393 + x] != after[y * 393 + x] }
            #expect(hasChanged(70, 640))
            #expect(hasChanged(62, 648))
            #expect(!hasChanged(196, 426))
            #expect(!hasChanged(323, 212))
        }
    }
}
