/// The rows and how they change.
extension ConstraintSolver {
    /// Puts in what a symbol is equal to, here and wherever the symbol appears.
    mutating func install(_ row: SolverRow, for symbol: SolverSymbol) {
        let slot = freeRows.popLast() ?? rows.count
        if slot == rows.count {
            rows.append(row)
            basics.append(symbol)
        } else {
            rows[slot] = row
            basics[slot] = symbol
        }
        rowOf[Int(symbol)] = slot
        for term in row.terms { columns[Int(term.symbol)].append(slot) }
        substitute(symbol, with: row)
    }

    /// Takes a row out; what it was solved for must appear nowhere else.
    mutating func release(_ slot: Int) {
        rowOf[Int(basics[slot])] = -1
        basics[slot] = -1
        rows[slot] = SolverRow()
        freeRows.append(slot)
    }

    /// Replaces a symbol that has become basic in all other rows.
    mutating func substitute(_ symbol: SolverSymbol, with row: SolverRow) {
        var (places, fresh): ([Int], [SolverSymbol]) = ([], [])
        swap(&places, &columns[Int(symbol)])
        for slot in places where basics[slot] >= 0 && basics[slot] != symbol {
            let factor = rows[slot].remove(symbol)
            guard factor != 0 else { continue }
            fresh.removeAll(keepingCapacity: true)
            rows[slot].add(row, times: factor, new: &fresh)
            for symbol in fresh { columns[Int(symbol)].append(slot) }
        }
        for index in levels.indices {
            let factor = levels[index].row.remove(symbol)
            if factor != 0 { levels[index].row.add(row, times: factor) }
        }
    }

    /// Lists the rows that a symbol appears in anew, each once.
    mutating func noteColumn(of symbol: SolverSymbol) {
        columns[Int(symbol)].removeAll(keepingCapacity: true)
        for slot in rows.indices where basics[slot] >= 0 && rows[slot].coefficient(of: symbol) != 0 {
            columns[Int(symbol)].append(slot)
        }
    }

    /// Solves a row for another symbol of it.
    mutating func pivot(entering: SolverSymbol, leaving slot: Int) {
        pivots += 1
        let leaving = basics[slot]
        var row = rows[slot]
        row.add(leaving, times: -1)
        row.solve(for: entering)
        rowOf[Int(leaving)] = -1
        rowOf[Int(entering)] = slot
        basics[slot] = entering
        rows[slot] = row
        columns[Int(leaving)].append(slot)
        substitute(entering, with: row)
    }

    /// Takes a helper that nothing needs any more out of all rows.
    mutating func drop(_ symbol: SolverSymbol) {
        if rowOf[Int(symbol)] >= 0 { release(rowOf[Int(symbol)]) }
        for slot in columns[Int(symbol)] where basics[slot] >= 0 { _ = rows[slot].remove(symbol) }
        columns[Int(symbol)] = []
        for index in levels.indices { _ = levels[index].row.remove(symbol) }
        kinds[Int(symbol)] = .unused
    }

    /// The row to solve for a marker that is to go, so that all rows stay feasible.
    func leavingRow(removing marker: SolverSymbol) -> Int? {
        var (falling, rising, variable): (Int?, Int?, Int?)
        var (fallingRatio, risingRatio) = (Double.infinity, Double.infinity)
        for slot in columns[Int(marker)] where basics[slot] >= 0 {
            let coefficient = rows[slot].coefficient(of: marker)
            guard coefficient != 0 else { continue }
            let kind = kinds[Int(basics[slot])]
            if kind == .variable {
                variable = slot
            } else if kind == .marker {
                return slot
            } else if coefficient < 0 {
                let ratio = -rows[slot].constant / coefficient
                if ratio < fallingRatio { (fallingRatio, falling) = (ratio, slot) }
            } else {
                let ratio = rows[slot].constant / coefficient
                if ratio < risingRatio { (risingRatio, rising) = (ratio, slot) }
            }
        }
        return falling ?? rising ?? variable
    }

    /// Puts in a row “0 = row” that no symbol can be solved for at once: an artificial symbol that stands for the row is
    /// brought down to zero.
    mutating func installWithArtificial(_ row: SolverRow, _ record: Record) throws(Conflict) {
        kinds.append(.restricted)
        owners.append(-1)
        rowOf.append(-1)
        columns.append([])
        let artificial = SolverSymbol(kinds.count - 1)
        install(row, for: artificial)
        minimise(artificial)
        let slot = rowOf[Int(artificial)]
        if slot >= 0, rows[slot].constant > Self.tolerance {
            let others = Set(rows[slot].terms.map { owners[Int($0.symbol)] })
            release(slot)
            kinds[Int(artificial)] = .unused
            kinds[Int(record.marker)] = .unused
            throw Conflict(others: others.filter { $0 >= 0 && $0 < records.count }.map(Handle.init))
        }
        if slot >= 0 {
            let terms = rows[slot].terms
            let entering =
                terms.first { kinds[Int($0.symbol)] == .restricted && $0.symbol != artificial }?.symbol
                ?? terms.first { $0.symbol == record.marker }?.symbol ?? terms.first?.symbol
            if let entering {
                rows[slot].constant = 0
                pivot(entering: entering, leaving: slot)
            } else {
                release(slot)
            }
        }
        drop(artificial)
    }
}
