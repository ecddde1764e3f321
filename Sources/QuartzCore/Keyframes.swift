/// What a keyframe animation goes through, and when.
package struct Keyframes {
    /// The values at `times`; where the way is a path, the ends of its steps.
    let values: [AnimatableValue]
    let times: [Double]
    let paces: [CAMediaTimingFunction]
    let mode: CAAnimationCalculationMode
    /// The curves between the values; empty where these are mixed straight.
    let curves: [PathStep]
    /// What is added to the direction of the way to turn the layer to it, in radians; nil: it is not turned.
    var turn: CGFloat?

    /// Nil without values.
    init?(values: [AnimatableValue], times: [Double]?, paces: [CAMediaTimingFunction], mode: CAAnimationCalculationMode)
    {
        self.init(values: values, curves: [], times: times, paces: paces, mode: mode)
    }

    /// Nil for a path without a step.
    init?(path: CGPath, times: [Double]?, paces: [CAMediaTimingFunction], mode: CAAnimationCalculationMode) {
        let steps = path.steps
        guard let first = steps.first else { return nil }
        switch mode {
        case .paced, .cubicPaced:
            var points = [first.from]
            for step in steps { points += step.chords }
            self.init(values: points.map(AnimatableValue.point), curves: [], times: nil, paces: [], mode: .paced)
        default:
            let values = ([first.from] + steps.map(\.to)).map(AnimatableValue.point)
            self.init(values: values, curves: steps, times: times, paces: paces, mode: mode)
        }
    }

    private init?(
        values: [AnimatableValue], curves: [PathStep], times: [Double]?, paces: [CAMediaTimingFunction],
        mode: CAAnimationCalculationMode
    ) {
        guard !values.isEmpty else { return nil }
        self.values = values
        self.curves = curves
        self.mode = mode
        let isPaced = mode == .paced || mode == .cubicPaced
        // An even pace leaves no room for times and functions of one's own.
        self.paces = isPaced || mode == .discrete ? [] : paces
        // A discrete animation's times are the starts of its values, so it has one more of them.
        let count = mode == .discrete ? values.count + 1 : values.count
        if let times, times.count >= values.count, !isPaced {
            self.times = times
        } else if isPaced, let even = Self.evenlyPaced(values) {
            self.times = even
        } else {
            self.times = (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
        }
    }

    /// The value at a fraction of the duration.
    func value(at fraction: Double) -> AnimatableValue {
        // At the very start its first value is shown, even if a jump at 0 follows: a delayed animation waits with it.
        if fraction <= 0 { return values[0] }
        let index = latest(before: fraction)
        if mode == .discrete || index + 1 >= values.count { return values[min(index, values.count - 1)] }
        let (from, to) = (values[index], values[index + 1])
        let span = times[index + 1] - times[index]
        var local = span > 0 ? min(max((fraction - times[index]) / span, 0), 1) : 1
        if index < paces.count { local = paces[index].value(at: local) }
        if index < curves.count { return .point(curves[index].point(at: local)) }
        guard mode == .cubic || mode == .cubicPaced else { return from.interpolated(to: to, fraction: local) }
        return cubic(index, from, to, local)
    }

    /// The direction of the way at a fraction of the duration, in radians; nil where it has none.
    func direction(at fraction: Double) -> CGFloat? {
        let step = 1e-4
        let middle = min(max(fraction, step), 1 - step)
        guard case .point(let a) = value(at: middle - step), case .point(let b) = value(at: middle + step), a != b
        else {
            return nil
        }
        return atan2(b.y - a.y, b.x - a.x)
    }

    /// The index of the last time that is not after a fraction, or 0.
    private func latest(before fraction: Double) -> Int {
        var (low, high) = (0, times.count)
        while low < high {
            let middle = (low + high) / 2
            if times[middle] <= fraction { low = middle + 1 } else { high = middle }
        }
        return max(low - 1, 0)
    }

    /// A Catmull–Rom spline through the neighbours (Kochanek and Bartels' with zero tension, continuity and bias), by
    /// Barry and Goldman's pyramid, which needs mixtures of two values only. Transforms are mixed straight.
    private func cubic(_ index: Int, _ from: AnimatableValue, _ to: AnimatableValue, _ t: Double) -> AnimatableValue {
        let between = from.interpolated(to: to, fraction: t)
        if case .transform = from { return between }
        let (before, after) = (values[max(index - 1, 0)], values[min(index + 2, values.count - 1)])
        let a = before.interpolated(to: from, fraction: t + 1)
        let c = to.interpolated(to: after, fraction: t - 1)
        return a.interpolated(to: between, fraction: (t + 1) / 2)
            .interpolated(to: between.interpolated(to: c, fraction: t / 2), fraction: t)
    }

    /// Times in proportion to the way between the values, or nil where the values have no distance.
    private static func evenlyPaced(_ values: [AnimatableValue]) -> [Double]? {
        func coordinates(_ value: AnimatableValue) -> [CGFloat]? {
            switch value {
            case .number(let number): [number]
            case .point(let point): [point.x, point.y]
            case .size(let size): [size.width, size.height]
            case .rect(let r): [r.origin.x, r.origin.y, r.size.width, r.size.height]
            case .transform(let t): [t.m41, t.m42, t.m43]
            case .color(let color):
                color.map { [$0.red * $0.alpha, $0.green * $0.alpha, $0.blue * $0.alpha, $0.alpha] } ?? [0, 0, 0, 0]
            case .numbers(let numbers): numbers
            case .path, .image, .colors, .flag: nil
            }
        }
        let points = values.compactMap(coordinates)
        guard points.count == values.count, points.count > 1 else { return nil }
        var lengths = [0.0]
        for (a, b) in zip(points, points.dropFirst()) {
            let square = zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
            lengths.append(lengths[lengths.count - 1] + Double(square.squareRoot()))
        }
        guard let total = lengths.last, total > 0 else { return nil }
        return lengths.map { $0 / total }
    }
}

/// A line or curve of a path that something moves along: a cubic Bézier.
struct PathStep {
    let from: CGPoint
    let control1: CGPoint
    let control2: CGPoint
    let to: CGPoint
    let isLine: Bool

    /// Ends of the chords that pass for a curve when its length is measured.
    private static let chordCount = 64

    func point(at t: CGFloat) -> CGPoint {
        if t >= 1 { return to }
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * from.x + b * control1.x + c * control2.x + d * to.x,
            y: a * from.y + b * control1.y + c * control2.y + d * to.y)
    }

    /// Points along the step, its end included, close enough together to be joined by straight lines.
    var chords: [CGPoint] {
        if isLine { return [to] }
        return (1...Self.chordCount).map { point(at: CGFloat($0) / CGFloat(Self.chordCount)) }
    }
}

extension CGPath {
    /// The path's lines and curves in turn.
    fileprivate var steps: [PathStep] {
        func towards(_ a: CGPoint, _ b: CGPoint, _ f: CGFloat) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f)
        }
        var steps: [PathStep] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func line(to p: CGPoint) {
            steps.append(
                PathStep(
                    from: current, control1: towards(current, p, 1 / 3), control2: towards(current, p, 2 / 3), to: p,
                    isLine: true))
            current = p
        }
        for element in elements {
            switch element {
            case .move(let p):
                (start, current) = (p, p)
            case .line(let p):
                line(to: p)
            case .quad(let p, let c):
                steps.append(
                    PathStep(
                        from: current, control1: towards(current, c, 2 / 3), control2: towards(p, c, 2 / 3), to: p,
                        isLine: false))
                current = p
            case .cubic(let p, let c1, let c2):
                steps.append(PathStep(from: current, control1: c1, control2: c2, to: p, isLine: false))
                current = p
            case .close:
                if current != start { line(to: start) }
            }
        }
        return steps
    }
}
