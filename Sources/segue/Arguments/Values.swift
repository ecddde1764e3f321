import Foundation
import Preview
import Transitions

/// What the options' values look like.
enum Values {
    /// `393x852`: a size in points.
    static func size(_ text: String) -> CGSize? {
        let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { number(String($0)) }
        guard parts.count == 2, let width = parts[0], let height = parts[1] else { return nil }
        guard (100...4096).contains(width), (100...4096).contains(height) else { return nil }
        return CGSize(width: width, height: height)
    }

    /// `x,y` or `x,y,w,h`, in points.
    static func origin(_ text: String) -> CGRect? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
            number(String($0).trimmingCharacters(in: .whitespaces))
        }
        let numbers = parts.compactMap { $0 }
        guard numbers.count == parts.count, numbers.allSatisfy({ abs($0) <= 10_000 }) else { return nil }
        switch numbers.count {
        case 2: return CGRect(x: numbers[0], y: numbers[1], width: 0, height: 0)
        case 4 where numbers[2] >= 0 && numbers[3] >= 0:
            return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        default: return nil
        }
    }

    /// A number in a range.
    static func number(_ range: ClosedRange<Double>) -> (String) -> Double? {
        { text in number(text).flatMap { range.contains($0) ? $0 : nil } }
    }

    /// A whole number in a range.
    static func whole(_ range: ClosedRange<Int>) -> (String) -> Int? {
        { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
    }

    /// A decimal number and nothing else: `Double` would also take `nan` and `0x1p3`.
    private static func number(_ text: String) -> Double? {
        guard !text.isEmpty, text.allSatisfy({ "0123456789.-+".contains($0) }) else { return nil }
        return Double(text)
    }
}

/// Effects by the names that people give them.
@MainActor
enum EffectName {
    /// The catalogue's line for an id or a key.
    static func entry(_ word: String) throws -> CatalogueEntry {
        if let entry = find(word) { return entry }
        let ids = Catalogue.all.map(\.id)
        let hint = Nearest.to(word, of: ids).map { "did you mean \($0)?" } ?? "segue list shows them"
        throw CommandFailure.usage("there is no effect \(word.isEmpty ? "''" : word); \(hint)")
    }

    static func matches(_ word: String) -> Bool {
        find(word) != nil
    }

    private static func find(_ word: String) -> CatalogueEntry? {
        Catalogue.all.first { $0.id.lowercased() == word.lowercased() || $0.key.map(String.init) == word }
            ?? Catalogue.own.first { $0.id == word.lowercased() }
    }

    /// An operation that the effect has.
    static func operation(_ word: String, of entry: CatalogueEntry) throws -> TransitionOperation {
        let has = entry.operations.map(\.rawValue).joined(separator: ", ")
        guard let operation = TransitionOperation(rawValue: word.lowercased()) else {
            let all = TransitionOperation.allCases.map(\.rawValue)
            let hint = Nearest.to(word, of: all).map { "did you mean \($0)?" } ?? "\(entry.id) has \(has)"
            throw CommandFailure.usage("there is no operation \(word); \(hint)")
        }
        guard entry.operations.contains(operation) else {
            throw CommandFailure.usage("\(entry.id) has no \(operation.rawValue); it has \(has)")
        }
        return operation
    }
}
