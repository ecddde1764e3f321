import UIKit

/// What stands behind a step's word.
extension ScriptParser {
    /// One of some words.
    mutating func choice<Word: RawRepresentable & CaseIterable>(
        _ wanted: String, _ type: Word.Type
    ) throws(ScriptError) -> Word where Word.RawValue == String {
        let mark = scanner.mark
        guard let word = scanner.takeWord() else { throw scanner.error(wanted, at: mark) }
        if let choice = Word(rawValue: word) { return choice }
        let hint = Nearest.to(word, of: Word.allCases.map(\.rawValue)).map { "did you mean \($0)?" }
        throw scanner.error(wanted, at: mark, hint: hint)
    }

    mutating func expect(_ word: String) throws(ScriptError) {
        let mark = scanner.mark
        guard scanner.takeWord(word) else { throw scanner.error(word, at: mark) }
    }

    /// Whether a number is next, which a step may leave out.
    var hasNumber: Bool {
        var copy = scanner
        return copy.takeNumber() != nil
    }

    mutating func number(_ wanted: String, in range: ClosedRange<Double>) throws(ScriptError) -> Double {
        let mark = scanner.mark
        guard let number = scanner.takeNumber() else { throw scanner.error(wanted, at: mark) }
        guard range.contains(number) else { throw outside(range, at: mark) }
        return number
    }

    mutating func whole(_ wanted: String, in range: ClosedRange<Int>) throws(ScriptError) -> Int {
        let mark = scanner.mark
        let number = try number(wanted, in: Double(range.lowerBound)...Double(range.upperBound))
        guard number == number.rounded() else { throw scanner.error(wanted, at: mark) }
        return Int(number)
    }

    private func outside(_ range: ClosedRange<Double>, at mark: ScriptScanner.Mark) -> ScriptError {
        let limits = [range.lowerBound, range.upperBound].map { Decimals.text($0, places: 3) }
        return scanner.error("a number from \(limits[0]) to \(limits[1])", at: mark)
    }

    /// A part of the way, as 0.6 or 60%.
    mutating func fraction() throws(ScriptError) -> Double {
        let mark = scanner.mark
        guard var number = scanner.takeNumber() else {
            throw scanner.error("a part of the way, such as 0.6 or 60%", at: mark)
        }
        if scanner.take("%") { number /= 100 }
        guard DragScript.fractions.contains(number) else { throw outside(DragScript.fractions, at: mark) }
        return number
    }

    /// Where along an edge, if that is said.
    mutating func along() throws(ScriptError) -> Double {
        guard scanner.takeWord("at") else { return 0.5 }
        let mark = scanner.mark
        let place = try fraction()
        guard (0...1).contains(place) else { throw outside(0...1, at: mark) }
        return place
    }

    /// How long a movement takes, if that is said.
    mutating func duration() throws(ScriptError) -> Double {
        scanner.takeWord("in") ? try time() : 0
    }

    /// Seconds or milliseconds, with their unit.
    mutating func time() throws(ScriptError) -> Double {
        let wanted = "a time, such as 0.4s or 400ms"
        let mark = scanner.mark
        guard var number = scanner.takeNumber() else { throw scanner.error(wanted, at: mark) }
        var unit = scanner
        switch unit.takeWord() {
        case "s": break
        case "ms": number /= 1000
        default: throw scanner.error(wanted, at: mark)
        }
        scanner = unit
        guard (0...DragScript.longestTime).contains(number) else {
            throw scanner.error("a time up to \(Decimals.text(DragScript.longestTime, places: 0))s", at: mark)
        }
        return number
    }

    mutating func comma() throws(ScriptError) {
        scanner.skipBlanks()
        let mark = scanner.mark
        guard scanner.take(",") else { throw scanner.error("a comma and a second number", at: mark) }
    }

    /// A point of the screen, in points or percent.
    mutating func place() throws(ScriptError) -> DragScript.Place {
        let x = try length()
        try comma()
        return DragScript.Place(x: x, y: try length())
    }

    private mutating func length() throws(ScriptError) -> DragScript.Length {
        let limits = -DragScript.farthest...DragScript.farthest
        let number = try number("a point, such as 120,300 or 50%,50%", in: limits)
        return scanner.take("%") ? .percent(number) : .points(number)
    }

    /// A key with the ones held down before it.
    mutating func key() throws(ScriptError) -> DragScript.Step {
        let mark = scanner.mark
        var name = scanner.takeRun()
        guard !name.isEmpty else { throw scanner.error("a key, such as Return, L or Shift-Left", at: mark) }
        var modifiers: Modifiers = []
        while let row = ScriptKeys.modifiers.first(where: { name.lowercased().hasPrefix($0.name.lowercased()) }),
            name.count > row.name.count
        {
            modifiers.insert(row.modifier)
            name.removeFirst(row.name.count)
        }
        guard let key = ScriptKeys.key(named: name) else {
            let hint = ScriptKeys.hint(to: name)
            throw scanner.error("a key, such as Return, L or Shift-Left", at: mark, hint: hint)
        }
        return .key(key, modifiers, isRepeat: scanner.takeWord("repeat"))
    }

    /// A text in quotation marks.
    mutating func quoted() throws(ScriptError) -> String {
        scanner.skipBlanks()
        let mark = scanner.mark
        guard scanner.take("\"") else { throw scanner.error("a text in quotation marks", at: mark) }
        var text = String.UnicodeScalarView()
        while !scanner.take("\"") {
            guard let character = scanner.takeQuoted() else {
                throw scanner.error(saying: "this text has no closing quotation mark", at: mark)
            }
            guard character == "\\" else {
                text.append(contentsOf: character.unicodeScalars)
                continue
            }
            text.append(try escaped())
        }
        return String(text)
    }

    /// What stands for itself behind a backslash.
    private mutating func escaped() throws(ScriptError) -> Unicode.Scalar {
        let mark = scanner.mark
        switch scanner.takeQuoted() {
        case "\"": return "\""
        case "\\": return "\\"
        case "n": return "\n"
        case "u" where scanner.take("{"):
            var digits = ""
            while let digit = scanner.takeQuoted(), digit != "}" { digits.append(digit) }
            if let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) { return scalar }
        default: break
        }
        throw scanner.error("\\\", \\\\, \\n or \\u{…} behind the backslash", at: mark)
    }
}
