import Foundation
import UIKit

/// A picture that is not as approved.
package struct SnapshotFinding: Sendable {
    package enum Kind: Sendable {
        /// Nothing is approved yet.
        case missing(actual: Data)
        case changed(SnapshotDifference, expected: Data, actual: Data)
        /// There is an approved picture, and nothing is rendered that it could be compared with.
        case obsolete
    }

    package let name: SnapshotName
    package let kind: Kind

    /// The word that programs know it by.
    package var word: String {
        switch kind {
        case .missing: "missing"
        case .changed: "changed"
        case .obsolete: "obsolete"
        }
    }

    package var message: String {
        switch kind {
        case .missing: "no picture is approved yet; --approve records it"
        case .changed(let difference, _, _): difference.message
        case .obsolete: "nothing is rendered for this picture any more; --approve removes it"
        }
    }

    /// What approving it has done.
    package var approval: String {
        switch kind {
        case .missing: "recorded, new"
        case .changed(let difference, _, _): "recorded anew: \(difference.message)"
        case .obsolete: "removed: nothing is rendered for it any more"
        }
    }
}

/// Compares pictures with the approved ones; of what is as approved nothing is kept.
package struct SnapshotComparison {
    package let goldens: GoldenFolder
    private let tolerance: Tolerance
    private var seen: Set<SnapshotName> = []
    package private(set) var findings: [SnapshotFinding] = []

    package init(with goldens: GoldenFolder, _ tolerance: Tolerance) {
        self.goldens = goldens
        self.tolerance = tolerance
    }

    /// How many pictures were compared.
    package var count: Int { seen.count }

    /// `2 of 24 pictures are not as approved`.
    package var headline: String {
        let obsolete = findings.count { $0.word == "obsolete" }
        let found = findings.count - obsolete
        let first =
            "\(found) of \(count) \(count == 1 ? "picture" : "pictures") \(found == 1 ? "is" : "are") not as approved"
        guard obsolete > 0 else { return first }
        let rest = "\(obsolete) approved \(obsolete == 1 ? "one is" : "ones are") obsolete"
        return found == 0 ? rest : "\(first), \(rest)"
    }

    package mutating func take(_ image: CGImage, as name: SnapshotName) throws(RenderError) {
        seen.insert(name)
        guard let golden = try goldens.golden(name) else {
            findings.append(SnapshotFinding(name: name, kind: .missing(actual: try Self.data(image))))
            return
        }
        guard let difference = SnapshotDifference(image, from: golden.image, tolerance) else { return }
        let actual = try Self.data(image)
        findings.append(
            SnapshotFinding(name: name, kind: .changed(difference, expected: golden.data, actual: actual)))
    }

    /// Looks for approved pictures of these transitions and operations that were not compared with anything.
    package mutating func finish(stems: [String], operations: Set<TransitionOperation>) throws(RenderError) {
        for name in try goldens.names(stems: Set(stems)) {
            guard operations.contains(name.operation), !seen.contains(name) else { continue }
            findings.append(SnapshotFinding(name: name, kind: .obsolete))
        }
    }

    /// Makes what was rendered the approved pictures; those that are as approved stay untouched.
    ///
    /// - Parameter tell: Takes each finding once it is settled.
    package func approve(_ tell: (SnapshotFinding) -> Void) throws(RenderError) {
        try goldens.make()
        for finding in findings {
            switch finding.kind {
            case .missing(let actual), .changed(_, _, let actual): try goldens.record(actual, as: finding.name)
            case .obsolete: try goldens.remove(finding.name)
            }
            tell(finding)
        }
    }

    private static func data(_ image: CGImage) throws(RenderError) -> Data {
        do throws(ImageError) {
            return try image.pngData()
        } catch {
            throw RenderError(error.description)
        }
    }
}
