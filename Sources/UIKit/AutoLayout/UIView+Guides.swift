/// How wide text is at most in the readable guide, in points.
private let readableWidth: CGFloat = 672

extension UIView {
    public var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self, layoutGuide.kind == .free else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        record.guides.append(layoutGuide)
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, layoutGuide.kind == .free else { return }
        for view in sequence(first: self, next: \.superview) {
            for constraint in view.constraints
            where (constraint.first + constraint.second).contains(where: { $0.item === layoutGuide }) {
                constraint.deactivate()
            }
        }
        layoutRecord?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The view without what the screen's cut-outs and the bars around it cover.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

    /// The view without its layout margins.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

    /// A column within the margins that is no wider than text is comfortable to read.
    public var readableContentGuide: UILayoutGuide { guide(.readable) }

    /// A guide that every view has.
    func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        if let guide = layoutRecord?.systemGuides[kind] { return guide }
        let guide = kind == .top || kind == .bottom ? BarGuide(kind, of: self) : UILayoutGuide(kind, of: self)
        guide.identifier =
            switch kind {
            case .free: ""
            case .safeArea: "UIViewSafeAreaLayoutGuide"
            case .margins: "UIViewLayoutMarginsGuide"
            case .readable: "UIViewReadableContentGuide"
            case .scrollContent: "UIScrollView-contentLayoutGuide"
            case .scrollFrame: "UIScrollView-frameLayoutGuide"
            case .top: "UIViewControllerTopLayoutGuide"
            case .bottom: "UIViewControllerBottomLayoutGuide"
            }
        record.systemGuides[kind] = guide
        return guide
    }

    /// How far a guide is inside the view's sides.
    func insets(of kind: UILayoutGuide.Kind) -> UIEdgeInsets {
        switch kind {
        case .safeArea: return safeAreaInsets
        case .margins: return layoutMargins
        case .readable:
            var insets = layoutMargins
            let spare = max(bounds.width - insets.left - insets.right - readableWidth, 0) / 2
            insets.left += spare
            insets.right += spare
            return insets
        case .free, .scrollContent, .scrollFrame, .top, .bottom: return .zero
        }
    }
}

extension UIScrollView {
    /// What is scrolled: constraints on it decide `contentSize`.
    public var contentLayoutGuide: UILayoutGuide { guide(.scrollContent) }

    /// The view's own rectangle, which stays where it is while the content is scrolled.
    public var frameLayoutGuide: UILayoutGuide { guide(.scrollFrame) }
}

extension UIViewController {
    /// What bars and cut-outs take at the top.
    @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor instead of topLayoutGuide.bottomAnchor")
    public var topLayoutGuide: any UILayoutSupport { view.barGuide(.top) }

    /// What bars and cut-outs take at the bottom.
    @available(
        *, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor instead of bottomLayoutGuide.topAnchor"
    )
    public var bottomLayoutGuide: any UILayoutSupport { view.barGuide(.bottom) }
}

extension UIView {
    /// The guide of what is taken at the top or bottom.
    fileprivate func barGuide(_ kind: UILayoutGuide.Kind) -> BarGuide {
        (guide(kind) as? BarGuide) ?? BarGuide(kind, of: self)
    }
}
