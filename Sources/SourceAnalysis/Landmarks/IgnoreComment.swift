/// The words of a comment that silences rules.
enum IgnoreComment {
    static let word = "segue:ignore"

    struct Directive: Equatable {
        /// Where the word stands, in bytes from the comment's beginning.
        var offset: Int
        /// Empty where it lacks a rule's id.
        var rules: [String]
        var reason: String
    }

    /// Whether the word stands in a text, anywhere; byte by byte, as most texts are without and all are searched.
    static func isMentioned(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var rest = bytes[...]
            while let start = rest.firstIndex(of: UInt8(ascii: "s")) {
                if rest[start...].starts(with: word.utf8) { return true }
                rest = rest[(start + 1)...]
            }
            return false
        }
    }

    /// What a comment says, its marks included. The word counts where a comment begins or a line of it does, or after another
    /// `//`: text that only mentions it silences nothing.
    static func directives(in comment: String) -> [Directive] {
        guard isMentioned(in: comment) else { return [] }
        let isBlock = comment.hasPrefix("/*")
        var body = comment[...]
        if isBlock, body.hasSuffix("*/") { body = body.dropLast(2) }
        var directives: [Directive] = []
        for line in body.split(whereSeparator: \.isNewline) {
            if let start = start(in: line) {
                let offset = comment.utf8.distance(from: comment.startIndex, to: start)
                var directive = Directive(offset: offset, rules: [], reason: "")
                read(line[start...].dropFirst(word.count), into: &directive)
                directives.append(directive)
            } else if isBlock, !directives.isEmpty {
                // In a comment of several lines the reason may take all that are left.
                let more = trimmed(line.drop { $0.isWhitespace || $0 == "*" })
                let last = directives.count - 1
                directives[last].reason = trimmed("\(directives[last].reason) \(more)"[...])
            }
        }
        return directives
    }

    private static func start(in line: Substring) -> Substring.Index? {
        let marks: Set<Character> = ["/", "*", " ", "\t", "!"]
        var rest = line.drop { marks.contains($0) }
        while !rest.hasPrefix(word) {
            guard let next = rest.firstRange(of: "//") else { return nil }
            rest = rest[next.upperBound...].drop { marks.contains($0) }
        }
        return rest.startIndex
    }

    /// Reads `a-rule, another: the reason`.
    private static func read(_ text: Substring, into directive: inout Directive) {
        guard text.first?.isWhitespace == true else { return }
        var rest = text
        while true {
            rest = rest.drop(while: \.isWhitespace)
            let id = rest.prefix { isOfID($0) }
            let after = rest.dropFirst(id.count)
            guard let first = id.first, first != "-", after.first.map({ $0.isWhitespace || ",:".contains($0) }) ?? true
            else { break }
            directive.rules.append(String(id))
            rest = after.drop(while: \.isWhitespace)
            guard rest.first == "," else { break }
            rest = rest.dropFirst()
        }
        directive.reason = trimmed(rest.drop { $0.isWhitespace || ":-–—".contains($0) })
    }

    /// Ids are of small letters, digits and hyphens, of ASCII all.
    private static func isOfID(_ character: Character) -> Bool {
        character.isASCII && (character.isLowercase || character.isNumber || character == "-")
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
