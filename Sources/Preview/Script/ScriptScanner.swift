import Foundation

/// Walks through a script's text, and knows where it is.
struct ScriptScanner {
    private let characters: [Character]
    private var index = 0

    init(_ text: String) {
        characters = Array(text)
    }

    /// A place in the text.
    struct Mark {
        fileprivate let index: Int
    }

    var mark: Mark { Mark(index: index) }

    /// The next character; nil at the end.
    private var next: Character? { index < characters.count ? characters[index] : nil }

    var isAtEnd: Bool { next == nil }

    /// Whether a step ends here: at a comma, a line's end, or the text's.
    var isAtStepEnd: Bool { next.map { $0 == "," || $0.isNewline } ?? true }

    /// Passes blanks and a comment, up to the line's end.
    mutating func skipBlanks() {
        while let character = next, character.isWhitespace, !character.isNewline { index += 1 }
        if next == "#" { while let character = next, !character.isNewline { index += 1 } }
    }

    /// Passes what stands between two steps: lines' ends and at most one comma; false if there was nothing.
    mutating func skipSeparators(commas: Bool) -> Bool {
        let start = index
        var mayBeComma = commas
        skipBlanks()
        while let character = next, character.isNewline || (character == "," && mayBeComma) {
            if character == "," { mayBeComma = false }
            index += 1
            skipBlanks()
        }
        return index > start
    }

    /// Passes a character, if it is the next.
    mutating func take(_ character: Character) -> Bool {
        guard next == character else { return false }
        index += 1
        return true
    }

    /// Passes a word of letters, if one is next, and gives it in lower case.
    mutating func takeWord() -> String? {
        skipBlanks()
        let start = index
        while let character = next, character.isLetter { index += 1 }
        return index > start ? String(characters[start..<index]).lowercased() : nil
    }

    /// Passes a word, if it is the next.
    mutating func takeWord(_ word: String) -> Bool {
        let start = index
        if takeWord() == word { return true }
        index = start
        return false
    }

    /// Passes a decimal number, if one is next.
    mutating func takeNumber() -> Double? {
        skipBlanks()
        let start = index
        if next == "-" || next == "+" || next == "−" { index += 1 }
        var digits = 0
        func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
        while let character = next, isDigit(character) {
            index += 1
            digits += 1
        }
        if next == ".", index + 1 < characters.count, isDigit(characters[index + 1]) {
            index += 1
            while let character = next, isDigit(character) {
                index += 1
                digits += 1
            }
        }
        let text = String(characters[start..<index]).replacingOccurrences(of: "−", with: "-")
        guard digits > 0, let number = Double(text) else {
            index = start
            return nil
        }
        return number
    }

    /// Passes everything up to a blank, a comma, a comment or the line's end.
    mutating func takeRun() -> String {
        skipBlanks()
        let start = index
        while let character = next, !isBreak(character) { index += 1 }
        return String(characters[start..<index])
    }

    private func isBreak(_ character: Character) -> Bool {
        character.isWhitespace || character == "," || character == "#"
    }

    /// Passes one character of a quoted text; nil at the line's end.
    mutating func takeQuoted() -> Character? {
        guard let character = next, !character.isNewline else { return nil }
        index += 1
        return character
    }

    /// What is said to stand at a place.
    func found(at mark: Mark) -> String {
        var copy = self
        copy.index = mark.index
        copy.skipBlanks()
        guard let character = copy.next else { return "the end" }
        if character.isNewline { return "the end of the line" }
        let run = copy.takeRun()
        return run.isEmpty ? String(character) : String(run.prefix(24))
    }

    /// The complaint that something else was expected here.
    func error(_ expected: String, at mark: Mark, hint: String? = nil) -> ScriptError {
        error(saying: "expected \(expected), found \(found(at: mark))" + (hint.map { "; \($0)" } ?? ""), at: mark)
    }

    func error(saying message: String, at mark: Mark) -> ScriptError {
        var copy = self
        copy.index = mark.index
        copy.skipBlanks()
        let before = characters[..<copy.index]
        let line = before.count(where: \.isNewline) + 1
        let column = before.count - (before.lastIndex { $0.isNewline } ?? -1)
        return ScriptError(line: line, column: column, message: message)
    }
}
