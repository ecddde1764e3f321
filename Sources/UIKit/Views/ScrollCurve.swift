/// How fast what was drawn beyond an end comes back: the natural frequency of its spring, per second.
private let bounceFrequency: CGFloat = 11

/// How fast a page comes to its place.
private let pageFrequency: CGFloat = 13

/// What counts as being there, in points, and as standing still, in points per second.
private let restDistance: CGFloat = 0.5
private let restSpeed: CGFloat = 10

/// The movement of an offset along one axis as a function of time, in closed form.
enum ScrollCurve {
    case still(CGFloat)
    /// Slows down from a velocity, in points per second, by a factor per millisecond.
    case decay(from: CGFloat, velocity: CGFloat, rate: CGFloat)
    /// Comes to a place on a critically damped spring.
    case spring(to: CGFloat, displacement: CGFloat, velocity: CGFloat, frequency: CGFloat)

    /// Back from beyond an end.
    static func bounce(to end: CGFloat, from start: CGFloat, velocity: CGFloat) -> ScrollCurve {
        .spring(to: end, displacement: start - end, velocity: velocity, frequency: bounceFrequency)
    }

    /// To a place that was chosen, as a page's is.
    static func settle(to target: CGFloat, from start: CGFloat, velocity: CGFloat) -> ScrollCurve {
        .spring(to: target, displacement: start - target, velocity: velocity, frequency: pageFrequency)
    }

    func value(at time: CGFloat) -> CGFloat {
        switch self {
        case .still(let place):
            return place
        case .decay(let start, let velocity, let rate):
            guard rate > 0, rate < 1 else { return start }
            return start + velocity / 1000 * (pow(rate, time * 1000) - 1) / log(rate)
        case .spring(let target, let displacement, let velocity, let frequency):
            return target + (displacement + (velocity + frequency * displacement) * time) * exp(-frequency * time)
        }
    }

    func velocity(at time: CGFloat) -> CGFloat {
        switch self {
        case .still:
            return 0
        case .decay(_, let velocity, let rate):
            return rate > 0 && rate < 1 ? velocity * pow(rate, time * 1000) : 0
        case .spring(_, let displacement, let velocity, let frequency):
            let slope = velocity + frequency * displacement
            return (slope - frequency * (displacement + slope * time)) * exp(-frequency * time)
        }
    }

    /// Where it ends.
    var end: CGFloat {
        switch self {
        case .still(let place): place
        case .decay(let start, let velocity, let rate):
            rate > 0 && rate < 1 ? start - velocity / 1000 / log(rate) : start
        case .spring(let target, _, _, _): target
        }
    }

    func isOver(at time: CGFloat) -> Bool {
        switch self {
        case .still: true
        case .decay: abs(velocity(at: time)) < restSpeed
        case .spring(let target, _, _, _):
            abs(value(at: time) - target) < restDistance && abs(velocity(at: time)) < restSpeed
        }
    }
}

/// How far beyond its end content is drawn by a finger that has gone `distance` beyond it, in a view of some length.
///
/// It comes ever harder and never farther than the view is long; 0.55 is the platform's, as measured by others.
func rubberBand(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let way = (1 - 1 / (abs(distance) * 0.55 / length + 1)) * length
    return distance < 0 ? -way : way
}

/// The finger's way that draws content so far beyond its end: the inverse of `rubberBand`.
func rubberBandWay(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0, abs(distance) < length else { return distance }
    let way = length / 0.55 * (1 / (1 - abs(distance) / length) - 1)
    return distance < 0 ? -way : way
}
