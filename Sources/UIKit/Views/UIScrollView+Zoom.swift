/// How long animated zooming takes, in seconds.
private let zoomDuration: TimeInterval = 0.3

/// How much of what is pinched beyond a scale's limits is followed.
private let zoomResistance: CGFloat = 0.3

/// What is known of the zooming.
struct ZoomState {
    var scale: CGFloat = 1
    /// The scale when a pinch began.
    var start: CGFloat = 1
    /// Whether the content's size changes because it is zoomed.
    var isChanging = false
}

extension UIScrollView {
    /// Lets pinches through if there is a range of scales.
    func updateZoom() {
        pinch.isEnabled = minimumZoomScale < maximumZoomScale
    }

    /// Zooms about the middle of what is seen.
    func zoom(to scale: CGFloat, animated: Bool) {
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let limited = min(max(scale, minimumZoomScale), maximumZoomScale)
        animate(animated) { self.apply(limited, about: middle, held: middle) }
    }

    /// Zooms so that a rectangle of the zoomed view fills this one, in its middle.
    func zoom(toFill rect: CGRect, animated: Bool) {
        guard let view = delegate?.viewForZooming(in: self), rect.width > 0, rect.height > 0 else { return }
        let wanted = min(bounds.width / rect.width, bounds.height / rect.height)
        let scale = min(max(wanted, minimumZoomScale), maximumZoomScale)
        let middle = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: self)
        animate(animated) { self.apply(scale, about: middle, held: CGPoint(x: self.bounds.midX, y: self.bounds.midY)) }
    }

    /// Takes a step of the pinch's recogniser.
    func pinchStep() {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        switch pinch.state {
        case .began:
            motion = nil
            isZooming = true
            zoomState.start = zoomScale
            delegate?.scrollViewWillBeginZooming(self, with: view)
            follow()
        case .changed:
            follow()
        case .ended, .cancelled:
            isZooming = false
            let limited = min(max(zoomScale, minimumZoomScale), maximumZoomScale)
            isZoomBouncing = limited != zoomScale
            let middle = pinch.location(in: self)
            animate(isZoomBouncing) { self.apply(limited, about: middle, held: middle) }
            isZoomBouncing = false
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
        case .possible, .failed:
            break
        }
    }

    private func follow() {
        var scale = zoomState.start * pinch.scale
        let limited = min(max(scale, minimumZoomScale), maximumZoomScale)
        scale = bouncesZoom ? limited + (scale - limited) * zoomResistance : limited
        let middle = pinch.location(in: self)
        apply(scale, about: middle, held: middle, isLimited: !bouncesZoom)
    }

    private func animate(_ animated: Bool, _ change: @escaping () -> Void) {
        guard animated, window != nil else { return change() }
        UIView.animate(withDuration: zoomDuration, animations: change)
    }

    /// Scales the zoomed view, with its top left where it was, and moves the content.
    ///
    /// - Parameters:
    ///   - about: the point of the content that is looked at, in this view's coordinates before the change.
    ///   - held: where it is to be seen, in the same coordinates.
    private func apply(_ scale: CGFloat, about point: CGPoint, held: CGPoint, isLimited: Bool = true) {
        guard let view = delegate?.viewForZooming(in: self), scale > 0 else { return }
        let inside = view.convert(point, from: self)
        let seen = CGPoint(x: held.x - contentOffset.x, y: held.y - contentOffset.y)
        zoomState.isChanging = true
        let origin = view.frame.origin
        zoomState.scale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        TransitionWatch.aside { view.frame.origin = origin }
        contentSize = view.frame.size
        zoomState.isChanging = false
        let place = view.convert(inside, to: self)
        let offset = CGPoint(x: place.x - seen.x, y: place.y - seen.y)
        contentOffset = isLimited ? allowed(offset) : offset
        delegate?.scrollViewDidZoom(self)
    }
}
