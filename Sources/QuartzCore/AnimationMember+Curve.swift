extension AnimationMember {
    /// The curve of a pass as it is seen, which runs through the groups' paces besides its own.
    ///
    /// - Parameter begin: the outermost animation's.
    func curve(_ span: Span, begin: CFTimeInterval) -> AnimationTrack.Curve {
        let way = ownWay
        let duration = span.end - span.start
        // Alone, the fraction of the time is the fraction of the pass, to the last bit.
        let isWhole = span.first == 0 && span.last == 1
        if groups.isEmpty, isWhole { return AnimationTrack.Curve(kind: kind, function: way) }
        func passed(_ fraction: Double) -> Double {
            if fraction <= 0 { return span.first }
            if fraction >= 1 { return span.last }
            if groups.isEmpty { return span.first + (span.last - span.first) * fraction }
            return self.fraction(at: span.start + fraction * duration, begin: begin) ?? span.last
        }
        if isWhole { return AnimationTrack.Curve(kind: kind) { way(passed($0)) } }
        let (start, end) = (way(span.first), way(span.last))
        guard abs(end - start) > 1e-9 else { return AnimationTrack.Curve(kind: kind) { way(passed($0)) } }
        return AnimationTrack.Curve(kind: kind) { (way(passed($0)) - start) / (end - start) }
    }

    private var kind: AnimationTrack.Curve.Kind {
        if case .keyframes(_, let frames, _) = leaf.effect, !frames.isPlain {
            return .keyframes(frames.values.count)
        }
        switch leaf.pace {
        case .linear: return .linear
        case .curve(let function):
            let (a, b) = function.handles
            return a.x == a.y && b.x == b.y ? .linear : .cubic(a, b)
        case .spring(let spring):
            return .spring(dampingRatio: spring.dampingRatio, response: 2 * .pi / spring.angularFrequency)
        }
    }

    /// From the fraction of a pass to that of the way.
    private var ownWay: (Double) -> Double {
        let (pace, duration) = (leaf.pace, leaf.timing.duration)
        guard case .keyframes(_, let frames, _) = leaf.effect, !frames.isPlain,
            let coordinate = frames.leadingCoordinate
        else {
            return { pace.value(at: $0, duration: duration) }
        }
        return { fraction in
            let value = frames.value(at: pace.value(at: fraction, duration: duration))
            guard let coordinates = value.coordinates, coordinates.indices.contains(coordinate.index) else {
                return fraction
            }
            return (coordinates[coordinate.index] - coordinate.from) / (coordinate.to - coordinate.from)
        }
    }
}

extension Keyframes {
    /// The value at the start once the jumps there are made.
    var afterStart: AnimatableValue {
        values[min(max(times.lastIndex { $0 <= 0 } ?? 0, 0), values.count - 1)]
    }

    /// The value that is reached at the end, before the jumps there.
    var beforeEnd: AnimatableValue {
        let index = times.firstIndex { $0 >= 1 } ?? values.count - 1
        return values[min(max(index, 0), values.count - 1)]
    }

    /// Whether it goes straight from one value to another in the whole of its time, whatever jumps it makes at its ends.
    var isPlain: Bool {
        !jumpsOnly && mode == .linear && curves.isEmpty && paces.isEmpty && times.allSatisfy { $0 <= 0 || $0 >= 1 }
            && (times.first ?? 0) <= 0 && (times.last ?? 1) >= 1
    }

    /// Whether it only jumps, at its start or at its end.
    var jumpsOnly: Bool {
        values.count > 2 && afterStart == beforeEnd && times.allSatisfy { $0 <= 0 || $0 >= 1 }
            && values.contains { $0 != afterStart }
    }

    /// The number in the values that changes most, and what counts as none and all of its way: its ends, or where it
    /// comes back to its start its least and its greatest value. Nil for values without numbers, or that never change.
    var leadingCoordinate: (index: Int, from: Double, to: Double)? {
        let all = values.compactMap(\.coordinates)
        guard let first = afterStart.coordinates, let last = beforeEnd.coordinates, all.count == values.count,
            all.allSatisfy({ $0.count == first.count }), last.count == first.count
        else { return nil }
        let ranges = first.indices.map { index in
            let column = all.map { $0[index] }
            return (column.min() ?? 0)...(column.max() ?? 0)
        }
        guard let index = ranges.indices.max(by: { ranges[$0].length < ranges[$1].length }), ranges[index].length > 0
        else { return nil }
        let range = ranges[index]
        let isRoundTrip = abs(last[index] - first[index]) < range.length * 1e-3
        return isRoundTrip ? (index, range.lowerBound, range.upperBound) : (index, first[index], last[index])
    }
}

extension AnimationTrack {
    /// What counts as a change, as a part of the value or of a point.
    private static let least = 1e-9

    /// Whether any value on the way is another than the first.
    var changes: Bool {
        guard let first = from.coordinates else { return true }
        return ([to] + frames.map(\.value)).contains { value in
            guard let other = value.coordinates, other.count == first.count else { return true }
            return zip(first, other).contains { abs($0 - $1) > Self.least * max(1, abs($0)) }
        }
    }
}

extension ClosedRange<Double> {
    fileprivate var length: Double { upperBound - lowerBound }
}

extension AnimatableValue {
    /// How many points' worth of change a scale's 1 and a radian count for, where they are compared with lengths.
    private static let weight = 100.0

    /// The numbers in the value, comparable in size; nil for values without any.
    fileprivate var coordinates: [Double]? {
        switch self {
        case .number(let number): return [number]
        case .point(let p): return [p.x, p.y]
        case .size(let s): return [s.width, s.height]
        case .rect(let r): return [r.origin.x, r.origin.y, r.size.width, r.size.height]
        case .transform(let t):
            let parts = TransformParts(t)
            return [
                parts.translation.x, parts.translation.y, parts.translation.z, parts.scale.x * Self.weight,
                parts.scale.y * Self.weight, parts.scale.z * Self.weight, parts.rotation.x * Self.weight,
                parts.rotation.y * Self.weight, parts.rotation.z * Self.weight,
            ]
        case .color(let color):
            let color = color ?? .clear
            return [color.red, color.green, color.blue, color.alpha]
        case .numbers(let numbers): return numbers.map { Double($0) }
        case .colors(let colors): return colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
        case .flag(let flag): return [flag ? 1 : 0]
        case .path, .image: return nil
        }
    }
}
