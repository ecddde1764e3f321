import UIKit

/// What a hand does to the previewer, step after step: a value that can be written down, read, played and recorded.
///
/// The grammar is in `Docs/DragScripts.md`; `init(parsing:)` reads it and `description` writes it, so that reading what was
/// written gives the same script. Lengths are points of the device's screen or parts of its size, times seconds.
package struct DragScript: Equatable, Sendable {
    package var steps: [Step]

    package init(_ steps: [Step] = []) {
        self.steps = steps
    }

    /// One thing that is done; the next begins when it has ended.
    package enum Step: Equatable, Sendable {
        /// Presses in an edge's zone at a part 0…1 of the edge's length, from the left or the top, and drags at once to a
        /// fraction of the transition; nil to press only.
        case from(Edge, to: Double?, at: Double = 0.5, by: Pointer = .mouse)
        /// Drags on to a fraction of the transition, at an even speed.
        case to(Double, in: Double = 0, by: Pointer = .mouse)
        case press(Place, by: Pointer = .mouse)
        /// Moves to a place at an even speed, pressed or not.
        case move(Place, in: Double = 0, by: Pointer = .mouse)
        /// Lets go where the pointer is.
        case release(by: Pointer = .mouse)
        /// The mouse's other button takes back what is under way; the system takes a finger away.
        case cancel(by: Pointer = .mouse)
        /// A press and its release, `ScriptHand.tapTime` later.
        case tap(Place, by: Pointer = .mouse)
        /// A short drag from an edge's zone, let go at speed.
        case flick(Edge, at: Double = 0.5, by: Pointer = .mouse)
        /// A side button of the mouse.
        case button(SideButton)
        /// Two fingers on a trackpad move so much of the screen's size.
        case swipe(Direction, Double, in: Double)
        /// One event of a wheel.
        case wheel(dx: Double, dy: Double, isPrecise: Bool = false, at: Place = .centre)

        case key(Key, Modifiers = [], isRepeat: Bool = false)
        /// What a key press typed.
        case type(String)

        case focus(isGained: Bool)
        /// The glass has so many pixels.
        case resize(width: Int, height: Int)
        /// A picture's file is dropped on a screen: 1, or 2 for the second of two that are compared.
        case drop(String, on: Int = 1)

        /// The screens themselves go on or back, as by their code: at once, whether a transition runs or not.
        case go(forward: Bool, isAnimated: Bool = true)

        /// Time passes, frame by frame.
        case wait(Double)
        /// Time passes without a frame: a slow one, or the machine asleep.
        case stall(Double)
        /// Time passes until nothing moves; `ScriptPlayer.longestRest` at most.
        case untilRest
    }

    package typealias Pointer = InputEvent.Pointer

    /// A distance along the screen's width or height.
    package enum Length: Equatable, Sendable {
        case points(Double)
        /// 100 is the whole width or height.
        case percent(Double)

        /// In points.
        package func value(of extent: CGFloat) -> CGFloat {
            switch self {
            case .points(let points): CGFloat(points)
            case .percent(let percent): CGFloat(percent) / 100 * extent
            }
        }
    }

    /// A point of the screen.
    package struct Place: Equatable, Sendable {
        package var x: Length
        package var y: Length

        package static let centre = Place(x: .percent(50), y: .percent(50))

        package init(x: Length, y: Length) {
            self.x = x
            self.y = y
        }

        package init(_ x: Double, _ y: Double) {
            self.init(x: .points(x), y: .points(y))
        }

        /// In points.
        package func point(in size: CGSize) -> CGPoint {
            CGPoint(x: x.value(of: size.width), y: y.value(of: size.height))
        }
    }

    /// Where fingers move.
    package enum Direction: String, CaseIterable, Sendable {
        case left, right, up, down
    }

    /// A mouse's side button.
    package enum SideButton: String, CaseIterable, Sendable {
        case back, forward
    }
}

extension DragScript {
    /// The largest time that a step may take, in seconds.
    package static let longestTime = 3600.0
    /// How far from the screen's corner a place may be, in points or percent.
    package static let farthest = 100_000.0
    /// The fractions that a drag may be taken to; the session itself shows 0…1.
    package static let fractions = -10.0...10.0
    /// The sides, in pixels, that a glass may have.
    package static let sides = 1...16_384
    /// The numbers of screens side by side.
    package static let screens = 1...2
    /// Most fingers that a script can tell apart.
    package static let fingers = 0...99
}
