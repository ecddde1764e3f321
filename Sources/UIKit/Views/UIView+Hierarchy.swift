extension UIView {
    /// A place among the subviews.
    enum Place {
        case front
        case index(Int)
        case below(UIView)
        case above(UIView)
    }

    /// Takes a view in, out of wherever it was.
    func adopt(_ view: UIView, at place: Place) {
        guard !isDescendant(of: view) else {
            let what = view === self ? "itself" : "a view inside it"
            Console.say("\(type(of: view)) cannot be added to \(what) as a subview; nothing is changed.")
            return
        }
        guard !(view is UIWindow) else {
            Console.say("a window cannot be a subview; nothing is changed.")
            return
        }
        if view.superview === self {
            reorder(view, to: place)
            return
        }
        let (oldWindow, newWindow) = (view.window, window)
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow {
            view.tellWillMove(to: newWindow)
        }
        view.superview?.lose(view)
        view.superview = self
        put(view, at: place)
        if view.layoutRecord != nil || !view.translatesAutoresizingMaskIntoConstraints { view.placementChanged() }
        view.refreshTraits()
        if view.ownTintColor == nil {
            view.tellTintColorDidChange()
        }
        if oldWindow !== newWindow {
            view.tellDidMoveToWindow()
        }
        view.didMoveToSuperview()
        didAddSubview(view)
        view.safeAreaMayHaveChanged()
        setNeedsLayout()
    }

    /// Gives a subview another place.
    func reorder(_ view: UIView, to place: Place) {
        if case .below(let sibling) = place, sibling === view { return }
        if case .above(let sibling) = place, sibling === view { return }
        subviews.removeAll { $0 === view }
        put(view, at: place)
    }

    func exchange(_ first: Int, _ second: Int) {
        guard subviews.indices.contains(first), subviews.indices.contains(second), first != second else { return }
        let (low, high) = (subviews[min(first, second)], subviews[max(first, second)])
        reorder(low, to: .above(high))
        reorder(high, to: .index(min(first, second)))
    }

    /// Goes out of the superview.
    func leaveSuperview() {
        guard let superview else { return }
        let oldWindow = window
        willMove(toSuperview: nil)
        if oldWindow != nil {
            tellWillMove(to: nil)
        }
        superview.lose(self)
        self.superview = nil
        if layoutRecord != nil || !translatesAutoresizingMaskIntoConstraints { placementChanged() }
        if oldWindow != nil {
            tellDidMoveToWindow()
        }
        didMoveToSuperview()
    }

    /// Lets a subview go.
    private func lose(_ view: UIView) {
        willRemoveSubview(view)
        if LayoutEngine.isInUse { forgetConstraints(of: view) }
        subviews.removeAll { $0 === view }
        view.layer.removeFromSuperlayer()
        setNeedsLayout()
    }

    /// Puts a view that is not in the list into it, and its layer among the others; layers that belong to no view keep their
    /// places.
    private func put(_ view: UIView, at place: Place) {
        var index = subviews.endIndex
        switch place {
        case .front:
            break
        case .index(let wanted):
            index = min(max(wanted, 0), subviews.endIndex)
        case .below(let sibling):
            index = subviews.firstIndex { $0 === sibling } ?? subviews.endIndex
        case .above(let sibling):
            index = subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.endIndex
        }
        if index < subviews.endIndex {
            layer.insertSublayer(view.layer, below: subviews[index].layer)
        } else if case .above = place, let last = subviews.last {
            layer.insertSublayer(view.layer, above: last.layer)
        } else {
            layer.addSublayer(view.layer)
        }
        subviews.insert(view, at: index)
    }

    private func tellWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        for subview in subviews {
            subview.tellWillMove(to: window)
        }
    }

    private func tellDidMoveToWindow() {
        if wantsConstraintUpdate, window != nil { LayoutPass.noteUpdate(of: self) }
        if ownContentScale == nil {
            rescale(to: window?.ownScale ?? UIScreen.main.scale)
        }
        TransitionWatch.aside { didMoveToWindow() }
        for subview in subviews {
            subview.tellDidMoveToWindow()
        }
    }

    /// Tells this view and those below that have no tint of their own.
    func tellTintColorDidChange() {
        tintColorDidChange()
        for subview in subviews where subview.ownTintColor == nil {
            subview.tellTintColorDidChange()
        }
    }

    /// The frontmost subview that a point of this view's coordinates hits.
    ///
    /// A subview that is seen edge-on or from behind the eye is not hit: no point of it lies there.
    func hitInSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for subview in subviews.reversed() {
            let projection = subview.layer.state.projection(in: layer.state)
            if let inside = projection.inverted()?.apply(point), let hit = subview.hitTest(inside, with: event) {
                return hit
            }
        }
        return nil
    }

    /// The view or the first one inside it, depth first, with a tag.
    func firstView(withTag tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Gives the view a recogniser, which leaves the view it was on.
    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.view = self
        ownRecognizers = (ownRecognizers ?? []) + [recognizer]
    }

    /// Takes a recogniser off the view.
    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        ownRecognizers?.removeAll { $0 === recognizer }
        recognizer.abandon()
        recognizer.view = nil
    }
}
