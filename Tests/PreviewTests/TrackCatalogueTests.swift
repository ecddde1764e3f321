import Testing
import Transitions
import UIKit

@testable import Preview

/// One operation of one effect.
struct Way: CustomTestStringConvertible, Sendable {
    let entry: CatalogueEntry
    let operation: TransitionOperation

    static let all = Catalogue.own.flatMap { entry in entry.operations.map { Way(entry: entry, operation: $0) } }

    var mode: Mode? { Mode.allCases.first { $0.forward == operation || $0.back == operation } }
    var testDescription: String { "\(entry.id) \(operation)" }
}

/// What the inspector is told of each effect.
@Suite("Tracks of the catalogue") @MainActor struct TrackCatalogueTests {
    /// The most by which two values may part, as a part of them or of a point; a millionth of the duration is let pass.
    private static let tolerance = 1e-3

    private func run(_ way: Way, _ body: (TransitionRecord, Double) throws -> Void) rethrows {
        try withSession(way.entry.id, mode: way.mode) { session in
            #expect(session.play(way.operation))
            guard let record = session.record, let end = record.end else {
                Issue.record("no record")
                return
            }
            try body(record, end)
        }
    }

    @Test("every track begins and ends with the values that are shown then", arguments: Way.all)
    func ends(_ way: Way) throws {
        try run(way) { record, end in
            #expect(!record.tracks.isEmpty)
            for track in record.tracks {
                #expect(track.delay >= 0 && track.end <= end + 1e-9, "\(track.layerName) \(track.label)")
                let isJump =
                    track.frames.count > 2
                    && track.frames.dropFirst().dropLast().allSatisfy { frame in
                        distance(frame.value, track.frames[1].value) == 0
                    }
                if isJump { continue }
                let sliver = end * 1e-7
                let first = try #require(record.value(of: track, at: track.delay + sliver))
                let last = try #require(record.value(of: track, at: track.end - sliver))
                #expect(distance(first, track.from) < Self.tolerance, "\(track.layerName) \(track.label)")
                #expect(distance(last, track.to) < Self.tolerance, "\(track.layerName) \(track.label)")
            }
        }
    }

    @Test("the curve leads from the one value to the other as the picture does", arguments: Way.all)
    func curves(_ way: Way) throws {
        try run(way) { record, _ in
            for track in record.tracks {
                for fraction in [0.25, 0.5, 0.75] {
                    let time = track.delay + fraction * track.duration
                    #expect(abs(try #require(record.fraction(of: track, at: time)) - fraction) < 1e-9)
                    if case .keyframes = track.curve.kind { continue }
                    let value = try #require(record.value(of: track, at: time))
                    let expected = track.from.interpolated(to: track.to, fraction: track.curve.way(at: fraction))
                    #expect(distance(value, expected) < Self.tolerance, "\(track.layerName) \(track.label) \(fraction)")
                }
            }
        }
    }

    @Test("everything that changes in the picture has a track", arguments: Way.all)
    func complete(_ way: Way) {
        run(way) { record, end in
            let known = Set(record.tracks.map { "\($0.id.layer) \($0.path.property.key)" })
            let states = [0.25, 0.5, 0.75].map { fraction -> [Int: LayerState] in
                let tree = record.tree(at: end * fraction)
                var states: [Int: LayerState] = [:]
                collect(tree.root, tree.time, false, &states)
                return states
            }
            for (serial, state) in states[0] {
                for later in states.dropFirst() {
                    guard let other = later[serial] else { continue }
                    for property in LayerProperty.all {
                        guard let a = property.get(state), let b = property.get(other), distance(a, b) > 1e-6 else {
                            continue
                        }
                        #expect(known.contains("\(serial) \(property.key)"), "\(property.key)")
                    }
                }
            }
            #expect(!states[0].isEmpty)
        }
    }

    @Test("every layer has a telling name, both screens their controllers' with their parts", arguments: Way.all)
    func names(_ way: Way) {
        withSession(way.entry.id, mode: way.mode, plain: false) { session in
            #expect(session.play(way.operation))
            for track in session.record?.tracks ?? [] { #expect(!track.layerName.hasPrefix("UIView")) }
        }
        withSession("alpha", mode: .navigation, plain: false) { session in
            #expect(session.play(.push))
            #expect(session.record?.tracks.map(\.layerName) == ["NowPlayingScreen (to)"])
        }
    }

    /// What is shown of every layer that is not hidden, masks included.
    private func collect(
        _ layer: FrozenLayer, _ parent: Double, _ isLinear: Bool, _ states: inout [Int: LayerState]
    ) {
        let time = layer.localTime(at: parent)
        let isLinear = isLinear || layer.pacesViewAnimationsLinearly
        let state = layer.state(atLocal: time, isLinear: isLinear)
        guard !state.isHidden else { return }
        states[layer.serial] = state
        layer.mask.map { collect($0, time, isLinear, &states) }
        for child in layer.interior.children { collect(child, time, isLinear, &states) }
    }

    /// How far two values lie apart, as a part of them or of 1; infinite for what differs without numbers.
    private func distance(_ a: AnimatableValue, _ b: AnimatableValue) -> Double {
        func numbers(_ value: AnimatableValue) -> [Double]? {
            switch value {
            case .number(let n): [Double(n)]
            case .point(let p): [p.x, p.y].map(Double.init)
            case .size(let s): [s.width, s.height].map(Double.init)
            case .rect(let r): [r.origin.x, r.origin.y, r.size.width, r.size.height].map(Double.init)
            case .transform(let t):
                [
                    t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
                    t.m43, t.m44,
                ].map(Double.init)
            default: nil
            }
        }
        guard let a = numbers(a), let b = numbers(b) else { return a == b ? 0 : .infinity }
        return zip(a, b).map { abs($0 - $1) / max(1, abs($0)) }.max() ?? 0
    }
}
