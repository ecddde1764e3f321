/// The search for the best solution.
extension ConstraintSolver {
    /// Finds the values that satisfy the constraints best.
    ///
    /// - Returns: false if changed constants have made the required constraints contradict each other; the solver is then of no
    ///   further use.
    mutating func solve() -> Bool {
        guard restoreFeasibility() else { return false }
        var patience = self.patience
        while patience > 0, let entering = improvingSymbol(), let leaving = limitingRow(of: entering) {
            pivot(entering: entering, leaving: leaving)
            patience -= 1
        }
        return true
    }

    /// More changes of basis than any sound problem needs: rounding errors must not make the search endless.
    private var patience: Int { 100 + 20 * rows.count }

    /// Brings an artificial symbol as far down as the constraints let it go.
    mutating func minimise(_ artificial: SolverSymbol) {
        var patience = self.patience
        while patience > 0, rowOf[Int(artificial)] >= 0 {
            let terms = rows[rowOf[Int(artificial)]].terms
            let entering = terms.first { kinds[Int($0.symbol)] == .restricted && $0.coefficient < -SolverRow.zero }
            guard let entering, let leaving = limitingRow(of: entering.symbol, preferring: artificial) else { return }
            pivot(entering: entering.symbol, leaving: leaving)
            patience -= 1
        }
    }

    /// A symbol that lowers the objective of some priority, and none of a higher one, when it grows: the first in order, so that
    /// the search cannot go in circles (Bland's rule).
    private func improvingSymbol() -> SolverSymbol? {
        for (index, level) in levels.enumerated() {
            for term in level.row.terms where term.coefficient < -1e-8 && kinds[Int(term.symbol)] == .restricted {
                let isFree = levels[..<index].allSatisfy { $0.row.coefficient(of: term.symbol) < 1e-8 }
                if isFree { return term.symbol }
            }
        }
        return nil
    }

    /// The row that keeps a growing symbol from growing further; of several that with the first symbol in order.
    private func limitingRow(of entering: SolverSymbol, preferring artificial: SolverSymbol = -1) -> Int? {
        var (best, bestRatio): (Int?, Double) = (nil, .infinity)
        for slot in columns[Int(entering)] where basics[slot] >= 0 && kinds[Int(basics[slot])] != .variable {
            let coefficient = rows[slot].coefficient(of: entering)
            guard coefficient < -SolverRow.zero else { continue }
            let ratio = max(-rows[slot].constant / coefficient, 0)
            guard let current = best else {
                (best, bestRatio) = (slot, ratio)
                continue
            }
            if ratio < bestRatio - 1e-12 {
                (best, bestRatio) = (slot, ratio)
            } else if ratio < bestRatio + 1e-12 {
                if basics[current] != artificial, basics[slot] == artificial || basics[slot] < basics[current] {
                    (best, bestRatio) = (slot, min(ratio, bestRatio))
                }
            }
        }
        return best
    }

    /// Makes the rows that changed constants have made negative feasible again, the solution staying the best one (dual simplex).
    private mutating func restoreFeasibility() -> Bool {
        var patience = self.patience
        while let slot = infeasible.popLast() {
            guard basics[slot] >= 0 else { continue }
            switch kinds[Int(basics[slot])] {
            case .variable, .unused: continue
            case .marker:
                if abs(rows[slot].constant) > Self.tolerance { return false }
                continue
            case .restricted:
                if rows[slot].constant >= -1e-10 { continue }
            }
            guard let entering = cheapestSymbol(in: rows[slot]) else {
                if rows[slot].constant > -Self.tolerance {
                    rows[slot].constant = 0
                    continue
                }
                return false
            }
            guard patience > 0 else { return false }
            patience -= 1
            // The change of basis may make any row that has the symbol negative.
            let touched = columns[Int(entering)]
            pivot(entering: entering, leaving: slot)
            infeasible.append(contentsOf: touched)
        }
        return true
    }

    /// The symbol of a negative row that makes up for it at the least cost.
    private func cheapestSymbol(in row: SolverRow) -> SolverSymbol? {
        var best: SolverTerm?
        for term in row.terms where term.coefficient > SolverRow.zero && kinds[Int(term.symbol)] == .restricted {
            guard let current = best else {
                best = term
                continue
            }
            for level in levels {
                let cost = level.row.coefficient(of: term.symbol) / term.coefficient
                let least = level.row.coefficient(of: current.symbol) / current.coefficient
                if cost < least - 1e-10 { best = term }
                if abs(cost - least) > 1e-10 { break }
            }
        }
        return best?.symbol
    }
}
