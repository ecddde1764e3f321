/// Finds values that satisfy linear equations and inequalities, each of them required or wanted with a priority.
///
/// Incremental simplex as in Badros, Borning and Stuckey, “The Cassowary Linear Arithmetic Constraint Solving Algorithm”, ACM
/// Transactions on Computer-Human Interaction 8(4), 2001. Required constraints hold exactly. Of the wanted ones a higher
/// priority goes before any number of lower ones: each priority has an objective row of its own, the sum of what its
/// constraints miss, and the rows are minimised one after the other. Among equal priorities the sum of what is missed is
/// least.
///
/// Usage: `makeVariable`, `add`, `setConstant` and `remove`, then `solve`, then `value(of:)`.
struct ConstraintSolver {
    /// One of the numbers that are sought; of any sign.
    struct Variable: Hashable {
        let symbol: SolverSymbol
    }

    enum Relation {
        case lessThanOrEqual, equal, greaterThanOrEqual
    }

    /// How much a constraint is wanted.
    enum Strength: Equatable {
        /// It holds, or the constraint cannot be added.
        case required
        /// What is missed counts for the priority `under` where the expression is below zero, and `over` where it is above.
        case wanted(under: Double, over: Double)

        static func wanted(_ priority: Double) -> Strength { .wanted(under: priority, over: priority) }
    }

    /// Names an added constraint.
    struct Handle: Hashable {
        let index: Int
    }

    /// A required constraint cannot hold together with some that were required before it.
    struct Conflict: Error {
        /// Those others.
        let others: [Handle]
    }

    /// What a symbol is.
    enum Kind {
        /// A sought number, of any sign.
        case variable
        /// What an inequality has to spare, or what a wanted constraint misses: never negative.
        case restricted
        /// Marks a required equation: always zero.
        case marker
        /// Of a constraint that was removed.
        case unused
    }

    /// What is remembered of a constraint.
    struct Record {
        var constant: Double
        /// Appears in the constraint's equation only.
        let marker: SolverSymbol
        /// What the marker is multiplied by in “0 = row”.
        let markerFactor: Double
        /// The second helper of a wanted constraint.
        let other: SolverSymbol?
        /// What the helpers cost: symbol and priority.
        let costs: [(symbol: SolverSymbol, priority: Double)]
    }

    /// The objective of one priority.
    struct Level {
        let priority: Double
        var row: SolverRow
    }

    /// How far from feasible a solution may be, in the units of the values.
    static let tolerance = 1e-7

    var kinds: [Kind] = []
    /// The constraint a helper belongs to, by symbol.
    var owners: [Int] = []
    /// The row that a symbol is solved in, by symbol; -1 if it is in none and so zero.
    var rowOf: [Int] = []
    /// Rows that a symbol may appear in, by symbol: some may have lost it since.
    var columns: [[Int]] = []
    var rows: [SolverRow] = []
    /// The symbol that each row is solved for; -1 for rows that are free.
    var basics: [SolverSymbol] = []
    var freeRows: [Int] = []
    var records: [Record?] = []
    /// From the highest priority down.
    var levels: [Level] = []
    /// Rows whose constant a change has made negative.
    var infeasible: [Int] = []

    /// How many changes of basis there were: rounding errors grow with it.
    var pivots = 0

    mutating func makeVariable() -> Variable {
        Variable(symbol: makeSymbol(.variable, owner: -1))
    }

    /// The value found by the last `solve`; 0 for what no constraint says anything about.
    func value(of variable: Variable) -> Double {
        let row = rowOf[Int(variable.symbol)]
        return row < 0 ? 0 : rows[row].constant
    }

    /// Whether any constraint says something about a variable.
    func isConstrained(_ variable: Variable) -> Bool { rowOf[Int(variable.symbol)] >= 0 }

    /// Demands that the sum of the terms and the constant is, as the relation says, below, at or above zero.
    ///
    /// - Throws: `Conflict` if it is required and cannot hold; the solver is then as it was before.
    mutating func add(
        _ terms: [(variable: Variable, coefficient: Double)], constant: Double, _ relation: Relation,
        _ strength: Strength
    ) throws(Conflict) -> Handle {
        let index = records.count
        var row = SolverRow(constant: constant)
        for term in terms where abs(term.coefficient) >= SolverRow.zero {
            let basic = rowOf[Int(term.variable.symbol)]
            if basic >= 0 {
                row.add(rows[basic], times: term.coefficient)
            } else {
                row.add(term.variable.symbol, times: term.coefficient)
            }
        }
        let record = makeRecord(constant, relation, strength, owner: index)
        row.add(record.marker, times: record.markerFactor)
        if let other = record.other { row.add(other, times: -record.markerFactor) }
        if row.constant < 0 { row.multiply(by: -1) }

        if let subject = subject(of: row, record) {
            row.solve(for: subject)
            install(row, for: subject)
        } else {
            try installWithArtificial(row, record)
        }
        records.append(record)
        for cost in record.costs { addCost(of: cost.symbol, priority: cost.priority, times: 1) }
        return Handle(index: index)
    }

    /// Gives a constraint another constant; `solve` tells whether all still hold.
    mutating func setConstant(_ constant: Double, of handle: Handle) {
        guard let record = records[handle.index], record.constant != constant else { return }
        // 0 = E + C + k m; with C + d in the place of C, the old m is the new m + d / k.
        let shift = (constant - record.constant) / record.markerFactor
        records[handle.index]?.constant = constant
        let basic = rowOf[Int(record.marker)]
        if basic >= 0 {
            rows[basic].constant -= shift
            infeasible.append(basic)
        } else {
            // The column may list a row twice, and no constant must be shifted twice.
            noteColumn(of: record.marker)
            for row in columns[Int(record.marker)] {
                rows[row].constant += rows[row].coefficient(of: record.marker) * shift
                infeasible.append(row)
            }
        }
    }

    /// Takes a constraint back.
    mutating func remove(_ handle: Handle) {
        guard let record = records[handle.index] else { return }
        records[handle.index] = nil
        for cost in record.costs { addCost(of: cost.symbol, priority: cost.priority, times: -1) }
        if rowOf[Int(record.marker)] < 0, let leaving = leavingRow(removing: record.marker) {
            pivot(entering: record.marker, leaving: leaving)
        }
        let row = rowOf[Int(record.marker)]
        if row >= 0 { release(row) }
        kinds[Int(record.marker)] = .unused
        if let other = record.other { drop(other) }
    }

    private mutating func makeSymbol(_ kind: Kind, owner: Int) -> SolverSymbol {
        kinds.append(kind)
        owners.append(owner)
        rowOf.append(-1)
        columns.append([])
        return SolverSymbol(kinds.count - 1)
    }

    /// Makes a constraint's helpers.
    private mutating func makeRecord(
        _ constant: Double, _ relation: Relation, _ strength: Strength, owner: Int
    ) -> Record {
        // The spare of “≤ 0” is added, that of “≥ 0” taken away.
        let side: Double = relation == .lessThanOrEqual ? 1 : -1
        switch (strength, relation) {
        case (.required, .equal):
            return Record(
                constant: constant, marker: makeSymbol(.marker, owner: owner), markerFactor: 1, other: nil, costs: [])
        case (.required, _):
            return Record(
                constant: constant, marker: makeSymbol(.restricted, owner: owner), markerFactor: side, other: nil,
                costs: [])
        case (.wanted(let under, let over), .equal):
            let (above, below) = (makeSymbol(.restricted, owner: owner), makeSymbol(.restricted, owner: owner))
            return Record(
                constant: constant, marker: above, markerFactor: -1, other: below,
                costs: [(above, over), (below, under)])
        case (.wanted(let under, let over), _):
            let (spare, missed) = (makeSymbol(.restricted, owner: owner), makeSymbol(.restricted, owner: owner))
            return Record(
                constant: constant, marker: spare, markerFactor: side, other: missed,
                costs: [(missed, relation == .lessThanOrEqual ? over : under)])
        }
    }

    /// The symbol that a new row “0 = row”, its constant not negative, can be solved for at once; nil if there is none.
    private func subject(of row: SolverRow, _ record: Record) -> SolverSymbol? {
        if let variable = row.terms.first(where: { kinds[Int($0.symbol)] == .variable }) { return variable.symbol }
        for helper in [record.marker, record.other].compactMap({ $0 }) where kinds[Int(helper)] == .restricted {
            if row.coefficient(of: helper) < 0 || row.constant < Self.tolerance { return helper }
        }
        let isDetermined = row.terms.allSatisfy { kinds[Int($0.symbol)] == .marker }
        return isDetermined && row.constant < Self.tolerance ? record.marker : nil
    }

    /// Adds what a helper costs to the objective of a priority.
    private mutating func addCost(of symbol: SolverSymbol, priority: Double, times factor: Double) {
        let place = levels.firstIndex { $0.priority <= priority } ?? levels.endIndex
        if place == levels.endIndex || levels[place].priority != priority {
            levels.insert(Level(priority: priority, row: SolverRow()), at: place)
        }
        let basic = rowOf[Int(symbol)]
        if basic >= 0 {
            levels[place].row.add(rows[basic], times: factor)
        } else {
            levels[place].row.add(symbol, times: factor)
        }
    }
}
