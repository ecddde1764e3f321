import Foundation

/// A Swift source in the house's format, from which declarations are taken and in which words are changed.
///
/// It knows no Swift: it counts brackets. The format and the tests, which compile and play all that is made so, make that enough.
struct FormattedSource {
    private var lines: [String]

    init(_ text: String) {
        lines = text.components(separatedBy: "\n")
    }

    var text: String { lines.joined(separator: "\n") }

    /// Leaves out the declarations whose first line contains one of the words, with what is said above them.
    mutating func remove(_ words: [String]) {
        var index = 0
        while index < lines.count {
            let line = lines[index]
            guard !Self.isRemark(line), words.contains(where: line.contains) else {
                index += 1
                continue
            }
            var start = index
            while start > 0, Self.isRemark(lines[start - 1]) { start -= 1 }
            var end = index
            var depth = Self.depth(of: line)
            while depth != 0, end + 1 < lines.count {
                end += 1
                depth += Self.depth(of: lines[end])
            }
            // One of the blank lines around it goes too.
            if end + 1 < lines.count, lines[end + 1].isEmpty, start == 0 || lines[start - 1].isEmpty { end += 1 }
            lines.removeSubrange(start...end)
            index = start
        }
        // What was the last in its type leaves a blank line before the end of that.
        for index in lines.indices.reversed().dropFirst()
        where lines[index].isEmpty && lines[index + 1].drop(while: { $0 == " " }).first == "}" {
            lines.remove(at: index)
        }
    }

    mutating func replace(_ words: String, with others: String) {
        lines = text.replacing(words, with: others).components(separatedBy: "\n")
    }

    /// - Parameter replacement: as `NSRegularExpression` takes it, with `$1` for the first group.
    mutating func replace(pattern: String, with replacement: String) {
        lines = text.replacingOccurrences(of: pattern, with: replacement, options: .regularExpression)
            .components(separatedBy: "\n")
    }

    /// Whether a line is a comment or an attribute of the declaration below it.
    private static func isRemark(_ line: String) -> Bool {
        let line = line.drop { $0 == " " }
        return line.hasPrefix("//") || line.hasPrefix("@") && depth(of: String(line)) == 0 && !line.contains(" var ")
    }

    /// How many more brackets a line opens than it closes.
    private static func depth(of line: String) -> Int {
        line.reduce(0) { sum, character in
            switch character {
            case "(", "[", "{": sum + 1
            case ")", "]", "}": sum - 1
            default: sum
            }
        }
    }
}
