import Export
import Foundation
import Preview
import Transitions
import UIKit

/// What the command line asks of a comparison with approved pictures, as far as it is known before there are transitions.
struct SnapshotWish {
    /// A pixel for each point is enough to see a change, and keeps a repository small.
    private static let usualScale = 1.0

    let goldens: GoldenFolder
    let approves: Bool
    let tolerance: Tolerance
    /// The folder for what differs.
    let report: SnapshotReport
    /// The operations that are named; nil for all.
    let operations: [TransitionOperation]?
    let scale: CGFloat

    init(_ arguments: Arguments) throws {
        guard let folder = arguments.string("--golden") else {
            throw CommandFailure.usage("--golden DIR is missing; say which folder the approved pictures are in")
        }
        goldens = GoldenFolder(try Self.folder(folder, "--golden"))
        approves = arguments.has("--approve")
        tolerance =
            try arguments.value(
                "--tolerance", "steps of 255, a part of the pixels or both: 2, 0.1% or 2,0.1%"
            ) { Tolerance($0) }
            ?? Tolerance()
        let path = try arguments.string("--report").map { try Self.folder($0, "--report") }
        report = SnapshotReport(in: path ?? SnapshotReport.folder(beside: goldens))
        operations = try arguments.string("--operation").map(Self.operations)
        scale = CGFloat(
            try arguments.value("--scale", "a number from 0.1 to 8", Values.number(0.1...8)) ?? Self.usualScale)
    }

    private static func folder(_ path: String, _ option: String) throws -> String {
        guard !path.isEmpty else { throw CommandFailure.usage("\(option) '' is no name; name a folder") }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue {
            throw CommandFailure.usage("\(option) \(path) is a file; name a folder")
        }
        return path
    }

    private static func operations(_ words: String) throws -> [TransitionOperation] {
        try words.split(separator: ",", omittingEmptySubsequences: false).map { part in
            let word = part.trimmingCharacters(in: .whitespaces).lowercased()
            if let operation = TransitionOperation(rawValue: word) { return operation }
            let all = TransitionOperation.allCases.map(\.rawValue)
            let hint =
                Nearest.to(word, of: all).map { "did you mean \($0)?" } ?? "there are \(all.joined(separator: ", "))"
            throw CommandFailure.usage("there is no operation \(word.isEmpty ? "''" : word); \(hint)")
        }
    }
}
