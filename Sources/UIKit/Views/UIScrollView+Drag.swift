/// Slowest that a finger leaves and the content goes on by itself, in points per second.
private let leastFling: CGFloat = 50

/// Slowest that a finger leaves and turns a page over, in points per second.
private let leastPageFling: CGFloat = 200

/// What is known of a drag while it lasts.
struct DragState {
    /// Where the content was when the drag began, as if it had never been held back at an end.
    var start = CGPoint.zero
    /// The axes the drag moves the content along.
    var axes = (x: true, y: true)
}

/// The drag of a scroll view: it leaves movements that the content cannot follow to others.
@MainActor final class ScrollPan: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?

    override func judge(_ movement: CGVector) -> Verdict {
        guard let scrollView, scrollView.scrolls(along: movement) else { return .fail }
        guard let touched = trackedTouches.first?.view, touched !== scrollView else { return .recognize }
        return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: touched) ? .recognize : .fail
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        scrollView?.touchDown()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        scrollView?.touchUp()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        scrollView?.touchUp()
    }
}

extension UIScrollView {
    /// A finger has come down: what moves by itself stops under it.
    func touchDown() {
        touchStoppedMotion = motion != nil && !isDragging
        isTracking = true
        guard touchStoppedMotion, let motion else { return }
        finish(motion)
    }

    func touchUp() {
        isTracking = false
        // Stopped beyond an end and let go again without a drag.
        if touchStoppedMotion, !isDragging, contentOffset != allowed(contentOffset) {
            decelerate(velocity: .zero, target: nil)
        }
    }

    /// Takes a step of the drag's recogniser.
    func dragStep() {
        switch pan.state {
        case .began:
            beginDrag()
            follow()
        case .changed:
            follow()
        case .ended:
            follow()
            endDrag(velocity: pan.velocity(in: superview))
        case .cancelled:
            endDrag(velocity: .zero)
        case .possible, .failed:
            break
        }
    }

    private func beginDrag() {
        motion = nil
        isDragging = true
        let way = pan.velocity(in: superview)
        dragState.axes = scrollableAxes
        if isDirectionalLockEnabled {
            if abs(way.x) > abs(way.y) { dragState.axes.y = false } else { dragState.axes.x = false }
        }
        dragState.start = unbanded(contentOffset)
        if keyboardDismissMode != .none { window?.endEditing(true) }
        indicators.update(self)
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// Brings the content to where the finger has taken it. Measured in the superview: the view's own coordinates move.
    private func follow() {
        let way = pan.translation(in: superview)
        let wanted = CGPoint(
            x: dragState.axes.x ? dragState.start.x - way.x : contentOffset.x,
            y: dragState.axes.y ? dragState.start.y - way.y : contentOffset.y)
        contentOffset = banded(wanted)
    }

    private func endDrag(velocity finger: CGPoint) {
        isDragging = false
        isTracking = false
        let velocity = CGPoint(
            x: dragState.axes.x && abs(finger.x) >= leastFling ? -finger.x : 0,
            y: dragState.axes.y && abs(finger.y) >= leastFling ? -finger.y : 0)
        let natural = isPagingEnabled ? page(after: velocity) : projected(velocity)
        let pace = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = restingOffset(for: natural, velocity: pace)
        delegate?.scrollViewWillEndDragging(self, withVelocity: pace, targetContentOffset: &target)
        target = allowed(target)
        let moves = (velocity != .zero && decelerationRate.rawValue > 0) || target != contentOffset
        let decelerates = moves && (window != nil)
        delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        // The delegate may have begun a movement of its own.
        guard motion == nil, !isDragging else { return }
        guard decelerates else { return contentOffset = allowed(target) }
        delegate?.scrollViewWillBeginDecelerating(self)
        let isChosen = isPagingEnabled || target != natural
        decelerate(velocity: velocity, target: isChosen ? target : nil)
    }

    /// Where the content would come to rest by itself.
    private func projected(_ velocity: CGPoint) -> CGPoint {
        let rate = decelerationRate.rawValue
        let offset = contentOffset
        return allowed(
            CGPoint(
                x: ScrollCurve.decay(from: offset.x, velocity: velocity.x, rate: rate).end,
                y: ScrollCurve.decay(from: offset.y, velocity: velocity.y, rate: rate).end))
    }

    /// The page the content comes to: the next one in the direction of a fling, else the nearest.
    private func page(after velocity: CGPoint) -> CGPoint {
        func page(_ offset: CGFloat, _ velocity: CGFloat, _ length: CGFloat) -> CGFloat {
            guard length > 0 else { return offset }
            let place = offset / length
            if velocity > leastPageFling { return place.rounded(.down) * length + length }
            if velocity < -leastPageFling { return place.rounded(.up) * length - length }
            return place.rounded() * length
        }
        return allowed(
            CGPoint(
                x: dragState.axes.x ? page(contentOffset.x, velocity.x, bounds.width) : contentOffset.x,
                y: dragState.axes.y ? page(contentOffset.y, velocity.y, bounds.height) : contentOffset.y))
    }

    /// What is done to finger ways beyond the ends: bouncing content follows ever harder, other content not at all.
    private func banded(_ offset: CGPoint) -> CGPoint {
        let inside = allowed(offset)
        guard bounces else { return inside }
        return CGPoint(
            x: inside.x + rubberBand(offset.x - inside.x, bounds.width),
            y: inside.y + rubberBand(offset.y - inside.y, bounds.height))
    }

    private func unbanded(_ offset: CGPoint) -> CGPoint {
        let inside = allowed(offset)
        return CGPoint(
            x: inside.x + rubberBandWay(offset.x - inside.x, bounds.width),
            y: inside.y + rubberBandWay(offset.y - inside.y, bounds.height))
    }
}
