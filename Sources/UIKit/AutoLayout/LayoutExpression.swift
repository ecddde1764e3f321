/// A sum of the solver's variables and a constant, built from what views are like now.
@MainActor struct LayoutExpression {
    var terms: [(variable: ConstraintSolver.Variable, coefficient: Double)] = []
    var constant: Double = 0
    /// Whether the constant depends on frames, margins or the like, which may change.
    var isLive = false

    mutating func add(_ variable: ConstraintSolver.Variable, _ factor: CGFloat) {
        if let index = terms.firstIndex(where: { $0.variable == variable }) {
            terms[index].coefficient += Double(factor)
        } else {
            terms.append((variable, Double(factor)))
        }
    }

    mutating func addLive(_ value: CGFloat) {
        constant += Double(value)
        isLive = true
    }
}

/// The solver's variables for a view, in its superview's coordinates, or for a guide, in its view's.
struct LayoutVariables {
    let x, y, width, height: ConstraintSolver.Variable

    func origin(_ axis: NSLayoutConstraint.Axis) -> ConstraintSolver.Variable { axis == .horizontal ? x : y }
    func length(_ axis: NSLayoutConstraint.Axis) -> ConstraintSolver.Variable { axis == .horizontal ? width : height }
}

extension CGPoint {
    func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGSize {
    func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
    /// What is taken at the left or top.
    func before(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
    /// What is taken at the right or bottom.
    func after(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? right : bottom }
}
