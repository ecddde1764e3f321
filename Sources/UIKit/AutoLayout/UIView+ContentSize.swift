/// How much a view wants to be as large as its content.
extension UIView {
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutRecord?.hugging[axis] ?? .defaultLow
    }

    /// How much the view wants not to be larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priority != contentHuggingPriority(for: axis) else { return }
        record.hugging[axis] = priority
        contentDemandChanged()
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutRecord?.resistance[axis] ?? .defaultHigh
    }

    /// How much the view wants not to be smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard priority != contentCompressionResistancePriority(for: axis) else { return }
        record.resistance[axis] = priority
        contentDemandChanged()
    }

    /// The view would like another size than before.
    func contentDemandChanged() {
        superview?.contentSizeDidChange(of: self)
        guard !translatesAutoresizingMaskIntoConstraints else { return }
        existingLayoutEngine?.contentChanged(of: self)
    }

    /// The size that the constraints inside the view, and its content, give it.
    ///
    /// - Parameters:
    ///   - targetSize: what is wanted beyond them: zero for as small as can be.
    ///   - horizontal: how much the target's width is wanted.
    ///   - vertical: how much its height is.
    func fittingSize(_ targetSize: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        updateConstraintsInTree()
        let engine = LayoutEngine(root: self, isSizing: true)
        return engine.fittingSize(targetSize, horizontal: horizontal, vertical: vertical)
    }

    /// The same, with a target that gives way to everything else.
    func looselyFittingSize(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// As small as the constraints let the view be.
    public class var layoutFittingCompressedSize: CGSize { .zero }

    /// As large as the constraints let the view be.
    public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }
}

extension LayoutEngine {
    /// The root's size, if it is to come near a target.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        guard let root else { return .zero }
        let insets = root.alignmentRectInsets
        build()
        let variables = variables(for: root)
        for (axis, priority) in [(Axis.horizontal, horizontal), (.vertical, vertical)] {
            let length = target.along(axis) + insets.before(axis) + insets.after(axis)
            // A required target gives way to what is required inside.
            _ = try? solver.add(
                [(variables.length(axis), 1)], constant: -Double(length), .equal, .wanted(Double(priority.rawValue)))
        }
        _ = settle()
        // The layout that is shown was measured for other widths.
        for demand in contents.values { demand.view?.widthForMeasuring = demand.widthBefore }
        let width = CGFloat(solver.value(of: variables.width)) - insets.left - insets.right
        let height = CGFloat(solver.value(of: variables.height)) - insets.top - insets.bottom
        return CGRect(x: 0, y: 0, width: max(width, 0), height: max(height, 0)).outwardToPixels(scale: scale).size
    }
}
