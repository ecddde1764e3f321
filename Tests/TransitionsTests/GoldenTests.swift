import Foundation
import TestSupport
import Testing
import Transitions

/// Every effect in its first two operations, small: three frames of the timed run side by side.
@MainActor
@Suite("Pictures kept of every effect")
struct GoldenTests {
    private static let size = CGSize(width: 40, height: 75)
    /// Columns between two frames.
    private static let gap = 2

    nonisolated private static var plays: [Play] {
        Catalogue.own.flatMap { entry in entry.operations.prefix(2).map { Play(id: entry.id, operation: $0) } }
    }

    @Test("at a quarter, the half and three quarters it looks as it did when it was looked at", arguments: plays)
    func strip(_ play: Play) throws {
        let theatre = try Theatre(play, size: Self.size) { theatre in
            for screen in [theatre.lower, theatre.upper] { screen.unit = 0.5 }
            theatre.lower.element.frame = CGRect(x: 8, y: 22, width: 8, height: 8)
            theatre.upper.element.frame = CGRect(x: 22, y: 44, width: 12, height: 12)
            // In proportion to the screen, or they would not be seen.
            (theatre.effect as? CircleSpread)?.startRadius = 8
            (theatre.effect as? Card)?.topForShow = 12
            (theatre.effect as? Awesome)?.ellipseMargin = 60
            (theatre.effect as? MiddlePage)?.perspective = -0.02
        }
        theatre.start()
        let start = theatre.clock.now
        let frames = [0.25, 0.5, 0.75].map { theatre.picture(at: $0, since: start) }
        theatre.rest()
        let complaint = try Golden.complaint(about: Self.beside(frames), "\(play.id)-\(play.operation.rawValue)")
        #expect(complaint == nil)
    }

    /// One picture of several, from left to right on white.
    private static func beside(_ frames: [CGImage]) -> CGImage {
        let (width, height) = (Int(size.width), Int(size.height))
        let total = frames.count * (width + gap) - gap
        return CGImage(width: total, height: height, isOpaque: true) { pixels in
            for at in 0..<total * height { pixels[at] = 0xFFFF_FFFF }
            for (index, frame) in frames.enumerated() {
                for y in 0..<height {
                    for x in 0..<width { pixels[y * total + index * (width + gap) + x] = frame[x, y] }
                }
            }
        }
    }
}
