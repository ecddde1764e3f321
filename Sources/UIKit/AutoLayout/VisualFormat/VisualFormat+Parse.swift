extension VisualFormat {
    /// Reads a format; spaces mean nothing in it.
    init(_ text: String) throws(Fault) {
        var reader = Reader(text)
        if let letter = reader.take(oneOf: "HV") {
            axis = letter == "H" ? .horizontal : .vertical
            guard reader.take(":") else {
                let way = letter == "H" ? "horizontal" : "vertical"
                throw reader.fault("Expected a ':' after '\(letter)' to specify \(way) arrangement")
            }
        }
        var gap = Gap.flush
        if reader.take("|") {
            startsAtSuperview = true
            gap = try reader.gap()
        }
        while true {
            var member = try reader.member()
            member.before = gap
            members.append(member)
            if reader.isAtEnd { return }
            gap = try reader.gap()
            if reader.take("|") {
                end = gap
                break
            }
        }
        guard reader.isAtEnd else { throw reader.fault("Nothing may follow the superview's edge '|'") }
    }
}

/// Goes through a format from the left.
private struct Reader {
    typealias Fault = VisualFormat.Fault

    private let letters: [Character]
    private var place = 0

    init(_ text: String) {
        letters = Array(text)
    }

    func fault(_ text: String) -> Fault { Fault(text: text, place: place) }

    /// The next letter that is no space.
    private var next: Character? {
        mutating get {
            while place < letters.count, letters[place].isWhitespace { place += 1 }
            return place < letters.count ? letters[place] : nil
        }
    }

    var isAtEnd: Bool { mutating get { next == nil } }

    mutating func take(oneOf set: String) -> Character? {
        guard let letter = next, set.contains(letter) else { return nil }
        place += 1
        return letter
    }

    mutating func take(_ letter: Character) -> Bool { take(oneOf: String(letter)) != nil }

    // MARK: Parts

    /// `[name(predicates)]`.
    mutating func member() throws(Fault) -> VisualFormat.Member {
        guard take("[") else { throw fault("Expected a view, as in '[name]'") }
        _ = next
        let start = place
        guard let name = word() else { throw fault("View names start with a letter or an underscore") }
        let predicates = take("(") ? try list(closedBy: ")") : []
        guard take("]") else { throw fault("Expected a ']' here") }
        return VisualFormat.Member(name: name, place: start, predicates: predicates)
    }

    /// Nothing, `-`, `-8-` or `-(predicates)-`.
    mutating func gap() throws(Fault) -> VisualFormat.Gap {
        guard take("-") else { return .flush }
        if let letter = next, letter == "[" || letter == "|" { return .standard }
        let predicates = take("(") ? try list(closedBy: ")") : [try predicate()]
        guard take("-") else { throw fault("Expected a '-' behind the distance") }
        return .predicates(predicates)
    }

    private mutating func list(closedBy end: Character) throws(Fault) -> [VisualFormat.Predicate] {
        var list: [VisualFormat.Predicate] = []
        repeat { list.append(try predicate()) } while take(",")
        guard take(end) else { throw fault("Expected a '\(end)' here") }
        return list
    }

    /// `>=name@priority`; what is equal needs no sign.
    private mutating func predicate() throws(Fault) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if let sign = take(oneOf: "=<>") {
            guard take("=") else { throw fault("Expected '==', '<=' or '>='") }
            relation = sign == "<" ? .lessThanOrEqual : sign == ">" ? .greaterThanOrEqual : .equal
        }
        var amount = try self.amount("a number, a metric's or a view's name")
        try arithmetic(&amount)
        let priority = take("@") ? try self.amount("a priority") : nil
        return VisualFormat.Predicate(relation: relation, amount: amount, priority: priority)
    }

    /// `*2`, `/3`, `+10` and `-10` behind a name.
    private mutating func arithmetic(_ amount: inout VisualFormat.Amount) throws(Fault) {
        guard case .name = amount.object else { return }
        if let sign = take(oneOf: "*/") {
            let factor = try number(or: "a factor")
            guard factor != 0 else { throw fault("A factor must not be zero") }
            amount.multiplier = sign == "*" ? factor : 1 / factor
        }
        // A '-' that a number does not follow is the end of a distance.
        let start = place
        if let sign = take(oneOf: "+-") {
            guard let letter = next, letter.isNumber || letter == "." else { return place = start }
            amount.constant = try number(or: "a number") * (sign == "-" ? -1 : 1)
        }
    }

    private mutating func amount(_ wanted: String) throws(Fault) -> VisualFormat.Amount {
        _ = next
        let start = place
        if let name = word() { return VisualFormat.Amount(object: .name(name), place: start) }
        return VisualFormat.Amount(object: .number(try number(or: wanted)), place: start)
    }

    private mutating func number(or wanted: String) throws(Fault) -> Double {
        _ = next
        let start = place
        var text = take("-") ? "-" : ""
        while place < letters.count, letters[place].isNumber || letters[place] == "." {
            text.append(letters[place])
            place += 1
        }
        guard let number = Double(text) else {
            place = start
            throw fault("Expected \(wanted)")
        }
        return number
    }

    /// A name: letters, digits and underscores, with no digit at its start.
    private mutating func word() -> String? {
        guard let first = next, first.isLetter || first == "_" || first == "$" else { return nil }
        var word = ""
        while place < letters.count, letters[place].isLetter || letters[place].isNumber || "_$".contains(letters[place])
        {
            word.append(letters[place])
            place += 1
        }
        return word
    }
}
