/// What a view has to do with constraints; views that have nothing to do with them have none.
@MainActor final class LayoutRecord {
    /// The constraints that the view holds.
    var constraints: [NSLayoutConstraint] = []
    /// The guides that were added to the view.
    var guides: [UILayoutGuide] = []
    /// The guides that every view has, made when they are asked for.
    var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
    /// Solves the constraints of the view and of those below that constraints place.
    var engine: LayoutEngine?
    /// A constraint outside the view speaks of something inside it, though the view itself is placed by its frame: it is part of
    /// the engine around it.
    var isCrossed = false
    /// How much the view wants not to be larger than its content, where that was set.
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    /// How much the view wants not to be smaller than its content, where that was set.
    var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    /// The stack view that arranges the view.
    weak var stack: UIStackView?
    /// The view counts as hidden and is so once the animation that closes its gap is over.
    var hidesLater = false
}

extension UIView {
    /// The view's record, made if there is none.
    var record: LayoutRecord {
        if let layoutRecord { return layoutRecord }
        let record = LayoutRecord()
        layoutRecord = record
        return record
    }

    /// Whether frames place the view, and no constraint reaches through it: what is inside has an engine of its own.
    private var boundsEngine: Bool {
        translatesAutoresizingMaskIntoConstraints && layoutRecord?.isCrossed != true
    }

    /// The view whose engine solves the constraints that this view holds.
    var engineRoot: UIView {
        var view = self
        while !view.boundsEngine, let superview = view.superview { view = superview }
        return view
    }

    /// What solves the constraints that this view holds.
    var layoutEngine: LayoutEngine {
        let root = engineRoot
        if let engine = root.record.engine { return engine }
        let engine = LayoutEngine(root: root)
        root.record.engine = engine
        return engine
    }

    /// The same if it exists.
    var existingLayoutEngine: LayoutEngine? {
        LayoutEngine.isInUse ? engineRoot.layoutRecord?.engine : nil
    }

    /// Lets go of an engine that the one around the view takes the place of.
    func dropEngine() {
        layoutRecord?.engine?.root = nil
        layoutRecord?.engine = nil
    }

    /// The view is now placed in another way, or in another superview, or in none.
    func placementChanged() {
        if superview != nil, !boundsEngine { dropEngine() }
        if layoutRecord != nil || superview == nil && !boundsEngine { layoutEngine.rebuild() }
        if let superview, layoutRecord != nil || !translatesAutoresizingMaskIntoConstraints {
            superview.layoutEngine.rebuild()
        }
    }
}
