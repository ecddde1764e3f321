/// Where a view is: its superview, its order in it, and its frame there; so that it can be brought back.
@MainActor
struct ViewPlace {
    private weak var superview: UIView?
    private let index: Int
    private let bounds: CGRect
    private let center: CGPoint
    private let home: CGSize?

    /// The place of a view now, or nil if it is in no hierarchy.
    init?(of view: UIView) {
        guard let superview = view.superview, let index = superview.subviews.firstIndex(where: { $0 === view }) else {
            return nil
        }
        self.superview = superview
        self.index = index
        bounds = view.bounds
        center = view.center
        home = superview.bounds.size
    }

    /// Whether the view still is where it was.
    func holds(_ view: UIView) -> Bool {
        view.superview != nil && view.superview === superview
    }

    /// Puts the view back: same superview, same order, same frame; or, if it was as large as its superview and that has
    /// changed its size since, as large as that now, as far from its corner as it was: a card lies lower than what it covers.
    func restore(_ view: UIView) {
        guard let superview else { return }
        let siblings = superview.subviews
        let isThere = siblings.indices.contains(index) && siblings[index] === view
        if !isThere {
            superview.insertSubview(view, at: min(index, siblings.filter { $0 !== view }.count))
        }
        if home != superview.bounds.size, bounds.size == home {
            let anchor = view.layer.anchorPoint
            let corner = CGPoint(x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y)
            view.place(in: CGRect(origin: corner, size: superview.bounds.size))
        } else if view.bounds.size != bounds.size || view.center != center {
            view.bounds = bounds
            view.center = center
        }
    }
}

extension UIView {
    /// Gives the view a frame without touching its transform: setting `frame` under one would distort it.
    func place(in frame: CGRect) {
        let anchor = layer.anchorPoint
        let size = CGRect(origin: bounds.origin, size: frame.size)
        let middle = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        if bounds != size { bounds = size }
        if center != middle { center = middle }
    }
}
