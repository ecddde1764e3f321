/// How long an animated change of the offset takes, in seconds.
private let glideDuration: CGFloat = 0.3

/// Moves the content of a scroll view by itself, frame by frame on the clock, so that the delegate and what shows the
/// content follow it.
@MainActor final class ScrollMotion {
    /// Whether it follows from a drag, not from code.
    let isDeceleration: Bool
    private weak var scrollView: UIScrollView?
    private let start: CGFloat
    private var link: CADisplayLink?
    /// Where the content is after so many seconds, and whether it has come to rest.
    private let step: (CGFloat) -> (CGPoint, Bool)

    init(_ scrollView: UIScrollView, isDeceleration: Bool, step: @escaping (CGFloat) -> (CGPoint, Bool)) {
        self.scrollView = scrollView
        self.isDeceleration = isDeceleration
        self.step = step
        start = CGFloat(CACurrentMediaTime())
        let link = CADisplayLink { [weak self] link in
            MainActor.assumeIsolated { self?.frame(CGFloat(link.timestamp)) }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    private func frame(_ now: CGFloat) {
        guard let scrollView, link != nil else { return stop() }
        guard scrollView.window != nil else {
            scrollView.contentOffset = scrollView.allowed(scrollView.contentOffset)
            return scrollView.finish(self)
        }
        let (offset, isOver) = step(max(now - start, 0))
        scrollView.contentOffset = offset
        if isOver, scrollView.motion === self { scrollView.finish(self) }
    }
}

extension UIScrollView {
    /// Brings the content to an offset in a third of a second.
    func glide(to target: CGPoint) {
        let from = contentOffset
        guard from != target else { return motion = nil }
        let curve = CAMediaTimingFunction(name: .easeInEaseOut)
        motion = ScrollMotion(self, isDeceleration: false) { time in
            guard time < glideDuration else { return (target, true) }
            let part = CGFloat(curve.value(at: Double(time / glideDuration)))
            return (CGPoint(x: from.x + (target.x - from.x) * part, y: from.y + (target.y - from.y) * part), false)
        }
    }

    /// Lets the content go on after a drag.
    ///
    /// - Parameter velocity: of the content, in points per second.
    /// - Parameter target: where it has to come to rest, if not where it would by itself.
    func decelerate(velocity: CGPoint, target: CGPoint?) {
        let (least, greatest) = offsetLimits
        let offset = contentOffset
        var x = AxisMotion(
            offset.x, velocity: velocity.x, least: least.x, greatest: greatest.x, target: target?.x,
            rate: decelerationRate.rawValue, bounces: bounces)
        var y = AxisMotion(
            offset.y, velocity: velocity.y, least: least.y, greatest: greatest.y, target: target?.y,
            rate: decelerationRate.rawValue, bounces: bounces)
        motion = ScrollMotion(self, isDeceleration: true) { [scale = contentScaleFactor] time in
            let (px, overX) = x.step(to: time)
            let (py, overY) = y.step(to: time)
            let place = CGPoint(x: (px * scale).rounded() / scale, y: (py * scale).rounded() / scale)
            return overX && overY ? (CGPoint(x: x.end, y: y.end), true) : (place, false)
        }
    }

    /// A movement has come to rest.
    func finish(_ motion: ScrollMotion) {
        guard self.motion === motion else { return }
        self.motion = nil
        indicators.update(self)
        if motion.isDeceleration {
            delegate?.scrollViewDidEndDecelerating(self)
        } else {
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }
}

/// The way of one coordinate of the offset after a drag: it slows down, and bounces where it meets an end.
private struct AxisMotion {
    private var curve: ScrollCurve
    /// When the present curve began, in seconds after the drag.
    private var begin: CGFloat = 0
    private let least: CGFloat
    private let greatest: CGFloat
    private let bounces: Bool

    init(
        _ start: CGFloat, velocity: CGFloat, least: CGFloat, greatest: CGFloat, target: CGFloat?, rate: CGFloat,
        bounces: Bool
    ) {
        (self.least, self.greatest, self.bounces) = (least, greatest, bounces)
        if start < least || start > greatest {
            curve = .bounce(to: min(max(start, least), greatest), from: start, velocity: velocity)
        } else if let target {
            curve = .settle(to: target, from: start, velocity: velocity)
        } else if velocity == 0 {
            curve = .still(start)
        } else {
            curve = .decay(from: start, velocity: velocity, rate: rate)
        }
    }

    var end: CGFloat { min(max(curve.end, least), greatest) }

    /// Goes on to a time, in seconds after the drag.
    mutating func step(to time: CGFloat) -> (CGFloat, Bool) {
        var value = curve.value(at: time - begin)
        if case .decay = curve, value < least || value > greatest {
            let end = min(max(value, least), greatest)
            guard bounces else {
                curve = .still(end)
                return (end, true)
            }
            let velocity = curve.velocity(at: time - begin)
            curve = .bounce(to: end, from: end, velocity: velocity)
            begin = time
            value = end
        }
        return (value, curve.isOver(at: time - begin))
    }
}
