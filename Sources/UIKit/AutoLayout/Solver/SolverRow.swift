/// A number that the solver finds, or one of its own helpers; an index into the solver's tables.
typealias SolverSymbol = Int32

/// A symbol times a number.
struct SolverTerm {
    var symbol: SolverSymbol
    var coefficient: Double
}

/// A constant and terms, sorted by symbol: what a symbol that is solved for is equal to.
struct SolverRow {
    var constant: Double
    var terms: [SolverTerm]

    /// What counts as zero for a coefficient.
    static let zero = 1e-9

    init(constant: Double = 0, terms: [SolverTerm] = []) {
        self.constant = constant
        self.terms = terms
    }

    /// The place of a symbol, or where it would be put.
    private func place(of symbol: SolverSymbol) -> Int {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func coefficient(of symbol: SolverSymbol) -> Double {
        let place = place(of: symbol)
        return place < terms.count && terms[place].symbol == symbol ? terms[place].coefficient : 0
    }

    /// Adds a multiple of one symbol.
    mutating func add(_ symbol: SolverSymbol, times factor: Double) {
        let place = place(of: symbol)
        guard place < terms.count, terms[place].symbol == symbol else {
            terms.insert(SolverTerm(symbol: symbol, coefficient: factor), at: place)
            return
        }
        terms[place].coefficient += factor
        if abs(terms[place].coefficient) < Self.zero { terms.remove(at: place) }
    }

    /// Takes a symbol out and returns what it was multiplied by.
    mutating func remove(_ symbol: SolverSymbol) -> Double {
        let place = place(of: symbol)
        guard place < terms.count, terms[place].symbol == symbol else { return 0 }
        return terms.remove(at: place).coefficient
    }

    mutating func multiply(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].coefficient *= factor }
    }

    /// Adds a multiple of another row.
    mutating func add(_ other: SolverRow, times factor: Double) {
        var ignored: [SolverSymbol] = []
        add(other, times: factor, new: &ignored)
    }

    /// Adds a multiple of another row, and lists the symbols that were not there before.
    mutating func add(_ other: SolverRow, times factor: Double, new: inout [SolverSymbol]) {
        constant += factor * other.constant
        guard !other.terms.isEmpty else { return }
        var merged: [SolverTerm] = []
        merged.reserveCapacity(terms.count + other.terms.count)
        var index = 0
        for term in other.terms {
            while index < terms.count, terms[index].symbol < term.symbol {
                merged.append(terms[index])
                index += 1
            }
            var coefficient = factor * term.coefficient
            if index < terms.count, terms[index].symbol == term.symbol {
                coefficient += terms[index].coefficient
                index += 1
            } else {
                new.append(term.symbol)
            }
            if abs(coefficient) >= Self.zero {
                merged.append(SolverTerm(symbol: term.symbol, coefficient: coefficient))
            }
        }
        merged.append(contentsOf: terms[index...])
        terms = merged
    }

    /// Solves “0 = row” for a symbol of it: afterwards the row is what the symbol is equal to.
    mutating func solve(for symbol: SolverSymbol) {
        let coefficient = remove(symbol)
        if coefficient != 0 { multiply(by: -1 / coefficient) }
    }
}
