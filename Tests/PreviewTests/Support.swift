import Preview
import Testing
import UIKit

@testable import Preview

/// Runs a session, and takes it down afterwards.
@MainActor
func withSession(
    _ effect: String = "alpha", mode: Mode? = nil, size: CGSize = CGSize(width: 100, height: 200), plain: Bool = true,
    origin: CGRect? = nil, _ body: (Session) throws -> Void
) rethrows {
    var configuration = Session.Configuration()
    configuration.effect = effect
    configuration.mode = mode
    configuration.size = size
    configuration.scale = 1
    configuration.origin = origin
    if plain {
        configuration.from = picture(0xFF20_40C0)
        configuration.to = picture(0xFFE0_9020)
    }
    let session = Session(configuration)
    defer { session.close() }
    try body(session)
}

/// Runs a workspace whose window shows the screen 1:1, and takes it down afterwards.
@MainActor
func withWorkspace(
    _ effect: String = "alpha", mode: Mode? = nil, size: CGSize = CGSize(width: 100, height: 200), plain: Bool = true,
    density: CGFloat = 1, _ body: (Workspace) throws -> Void
) rethrows {
    try withSession(effect, mode: mode, size: size, plain: plain) { session in
        let workspace = Workspace(
            session, width: Int(size.width * density), height: Int(size.height * density), density: density)
        defer { workspace.closeTools() }
        try body(workspace)
    }
}

/// A picture whose four quarters differ, so that a turned or swapped one is noticed.
func picture(_ colour: UInt32) -> CGImage {
    CGImage(width: 100, height: 200, isOpaque: true) { pixels in
        for y in 0..<200 {
            for x in 0..<100 {
                let quarter = UInt32((x < 50 ? 0 : 1) + (y < 100 ? 0 : 2))
                pixels[y * 100 + x] = colour ^ (quarter * 0x10_1010)
            }
        }
    }
}

/// A picture's pixels; a failed comparison does not print all of them.
struct Shot: Equatable, CustomStringConvertible {
    let pixels: [UInt32]

    init(_ image: CGImage) {
        pixels = Array(UnsafeBufferPointer(start: image.pixels, count: image.width * image.height))
    }

    var description: String {
        let sum = pixels.reduce(UInt64(1_469_598_103)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        return "picture \(String(sum, radix: 16)) of \(pixels.count) pixels"
    }
}

/// One frame at 60 fps.
let frameTime = 1.0 / 60

extension Session {
    /// The screen's pixels as they are shown now.
    var shot: Shot {
        let (width, height) = (Int(window.bounds.width), Int(window.bounds.height))
        let image = FrameRenderer().image(
            of: screenNodes(width: width, height: height), width: width, height: height, background: .black)
        return Shot(image)
    }

    /// Presses a key once.
    func press(_ key: Key, _ modifiers: Modifiers = []) {
        handle(.key(key, modifiers, isRepeat: false))
    }

    func press(_ character: Character, _ modifiers: Modifiers = []) {
        press(.character(character), modifiers)
    }

    /// Lets so many frames pass.
    func frames(_ count: Int) {
        for _ in 0..<count { tick(realSeconds: frameTime) }
    }

    /// Lets time pass until nothing runs; false if that takes longer than it may.
    @discardableResult
    func comeToRest(within seconds: Double = 30) -> Bool {
        var left = seconds
        while left > 0, isBusy || status.phase != .idle {
            tick(realSeconds: frameTime)
            left -= frameTime
        }
        return left > 0
    }

    /// Drags with the mouse in so many steps of a frame each, and holds on.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 12, startingAt time: Double = 10) -> Double {
        var time = time
        handle(.down(.mouse, button: .primary, at: start, time: time))
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            time += frameTime
            let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            handle(.moved(.mouse, to: point, time: time))
            tick(realSeconds: frameTime)
        }
        return time
    }

    /// Lets the mouse go where it is, so long after the last movement.
    func release(at point: CGPoint, time: Double) {
        handle(.up(.mouse, button: .primary, at: point, time: time))
    }
}

extension Workspace {
    /// Presses a key once.
    func press(_ key: Key, _ modifiers: Modifiers = []) {
        handle(.key(key, modifiers, isRepeat: false))
    }

    func press(_ character: Character, _ modifiers: Modifiers = []) {
        press(.character(character), modifiers)
    }

    /// Lets so many frames pass.
    func frames(_ count: Int) {
        for _ in 0..<count { tick(realSeconds: frameTime) }
    }

    /// Lets time pass until nothing runs.
    func comeToRest() {
        var left = 30.0
        while left > 0, session.isBusy || session.status.phase != .idle {
            tick(realSeconds: frameTime)
            left -= frameTime
        }
    }
}

/// The same random numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        // SplitMix64 (Steele, Lea, Flood 2014).
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// The events that a session has told of.
@MainActor
final class EventLog {
    private(set) var names: [String] = []
    /// The id of each event's effect.
    private(set) var effects: [String?] = []

    init(_ session: Session) {
        session.onEvent = { [weak self] in
            self?.names.append($0.name)
            self?.effects.append($0.effect)
        }
    }
}
