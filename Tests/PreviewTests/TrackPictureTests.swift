import Testing
import UIKit

@testable import Preview

/// The inspector's values, measured in pixels.
@Suite("Tracks in pictures") @MainActor struct TrackPictureTests {
    /// The upper screen of a system push on a screen of 100 × 200 at a pixel a point: its middle is its left edge and 50.
    private func upper(_ record: TransitionRecord) throws -> AnimationTrack {
        try #require(record.tracks.first { $0.layerName.hasSuffix("(to)") && $0.path.property.key == "position" })
    }

    /// Where the left edge of the upper screen is found in the pixels of row 40, with the part of the pixel it covers.
    private func leftEdge(_ shot: Shot) -> Double {
        // Of the upper screen's left half blue is 32, the lower one has more, veil or not.
        let row = (0..<100).map { Double(shot.pixels[40 * 100 + $0] & 255) }
        guard let whole = row.firstIndex(where: { $0 < 33 }), whole >= 2 else { return .nan }
        let (lower, mixed) = (row[whole - 2], row[whole - 1])
        return Double(whole) - (lower - mixed) / (lower - 32)
    }

    private func value(_ record: TransitionRecord, _ track: AnimationTrack, at time: Double) throws -> Double {
        guard case .point(let point)? = record.value(of: track, at: time) else { return .nan }
        return Double(point.x)
    }

    @Test("timed, the value is where the screen is seen", arguments: [0.1, 0.25, 0.5])
    func timed(_ fraction: Double) throws {
        try withSession("system-push") { session in
            #expect(session.play(.push))
            let record = try #require(session.record)
            let track = try upper(record)
            #expect(track.fromText == "150" && track.toText == "50" && track.label == "position.x")
            session.scrub(to: fraction)
            let shown = try value(record, track, at: fraction * 0.5)
            #expect(abs(leftEdge(session.shot) + 50 - shown) < 0.02, "\(shown)")
            let corners = try #require(record.outline(ofLayer: track.id.layer, at: fraction * 0.5))
            #expect(abs(Double(corners[0].x) + 50 - shown) < 1e-9 && corners[2].y == 200)
        }
    }

    @Test("dragged and let go, the value is where the screen is seen, and the time line stays")
    func dragged() throws {
        try withSession("system-push") { session in
            let start = CGPoint(x: 95, y: 60)
            let time = session.drag(from: start, to: CGPoint(x: 55, y: 60))
            let record = try #require(session.record)
            let track = try upper(record)
            // 10 of the 40 points were passed before it was recognised.
            let held = try value(record, track, at: session.recorder.now)
            #expect(abs(held - 120) < 1e-6)
            #expect(abs(leftEdge(session.shot) + 50 - held) < 0.02)
            #expect(abs(try #require(record.fraction(of: track, at: session.recorder.now)) - 0.3) < 1e-9)
            #expect(track.fromText == "150" && track.toText == "50" && abs(track.duration - 0.5) < 1e-9)
            #expect(abs(track.delay) < 1e-9)

            session.tick(realSeconds: 0.3)
            session.release(at: CGPoint(x: 55, y: 60), time: time + 0.3)
            session.frames(4)
            let settling = try value(record, track, at: session.recorder.now)
            #expect(settling > 121 && settling < 149)
            #expect(abs(leftEdge(session.shot) + 50 - settling) < 0.02)
            #expect(record.tracks.filter { $0.id == track.id }.count == 1)
            session.comeToRest()
            #expect(record.isCompleted == false)
            // The whole of it can still be looked at.
            #expect(abs(try value(record, track, at: try #require(record.end) - 1e-6) - 150) < 0.1)
        }
    }

    @Test("tracks are known while the transition runs, and stay the same to its end")
    func running() throws {
        try withSession("system-push") { session in
            session.press(.return)
            session.frames(3)
            let record = try #require(session.record)
            let before = record.tracks.map { "\($0.id) \($0.label) \($0.fromText) \($0.toText) \($0.delay)" }
            #expect(record.end == nil && before.count == 4)
            session.comeToRest()
            #expect(record.tracks.map { "\($0.id) \($0.label) \($0.fromText) \($0.toText) \($0.delay)" } == before)
        }
    }
}
