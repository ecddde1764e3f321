import Foundation
import UIKit

/// A moment of an operation of which a golden picture is kept; its raw value is in the picture's name.
package enum SnapshotMoment: String, CaseIterable, Sendable {
    case start = "000"
    case quarter = "025"
    case half = "050"
    case threeQuarters = "075"
    case end = "100"
    /// The rest after a drag that was taken back.
    case cancelled

    /// Of the time that the operation takes; nil after a drag.
    var fraction: Double? {
        switch self {
        case .start: 0
        case .quarter: 0.25
        case .half: 0.5
        case .threeQuarters: 0.75
        case .end: 1
        case .cancelled: nil
        }
    }

    /// What is seen, in a few words.
    var title: String {
        fraction.map { "at \(Int($0 * 100)) %" } ?? "after a cancelled drag"
    }
}

/// What a golden picture is called: `ZoomAnimator-present-050.png`.
package struct SnapshotName: Hashable, Sendable {
    /// More would, with what follows it, be too long for some file systems.
    private static let longestStem = 120  // characters
    private static let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.".unicodeScalars)

    /// The transition's part.
    package let stem: String
    package let operation: TransitionOperation
    package let moment: SnapshotMoment

    package init(stem: String, operation: TransitionOperation, moment: SnapshotMoment) {
        self.stem = stem
        self.operation = operation
        self.moment = moment
    }

    /// What a file's name says; nil if it is no golden picture's.
    package init?(file: String) {
        guard file.hasSuffix(".png") else { return nil }
        let parts = file.dropLast(4).split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 2, let moment = SnapshotMoment(rawValue: parts[parts.count - 1]),
            let operation = TransitionOperation(rawValue: parts[parts.count - 2])
        else { return nil }
        self.init(stem: parts.dropLast(2).joined(separator: "-"), operation: operation, moment: moment)
    }

    /// The name without an ending.
    var base: String { "\(stem)-\(operation.rawValue)-\(moment.rawValue)" }

    package var file: String { base + ".png" }

    /// The parts of transitions in names, in their order.
    ///
    /// Only letters, digits, `-`, `_` and `.` get into them, which every file system and every link takes; any other character
    /// is its number between tildes: `Größe` is `Gr~f6~~df~e`. Where file systems tell `Zoom` and `zoom` not apart, neither do
    /// these: what comes second gets a number.
    package static func stems(of ids: [String]) -> [String] {
        var taken: Set<String> = []
        return ids.map { id in
            let text = id.unicodeScalars.map { scalar in
                plain.contains(scalar) ? String(scalar) : "~\(String(scalar.value, radix: 16))~"
            }
            .joined().prefix(longestStem)
            var stem = String(text)
            var number = 2
            while !taken.insert(stem.lowercased()).inserted {
                stem = "\(text)~\(number)"
                number += 1
            }
            return stem
        }
    }
}
