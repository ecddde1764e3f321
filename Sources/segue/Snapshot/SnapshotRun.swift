import Check
import CoreGraphics
import Export
import Foundation
import Preview
import Transitions
import UIKit

/// Renders the pictures of transitions, compares them with the approved ones, and says what is not as approved.
@MainActor
struct SnapshotRun {
    private let arguments: Arguments
    private let wish: SnapshotWish
    private let entries: [CatalogueEntry]
    /// What the transitions are called in names of files.
    private let stems: [String]
    /// Where lines go that programs read.
    private let output: Int32

    init(_ arguments: Arguments, _ wish: SnapshotWish, output: Int32) throws {
        self.arguments = arguments
        self.wish = wish
        self.output = output
        // A class that is named may get another number beside its brothers than alone.
        let stems = SnapshotName.stems(of: Catalogue.all.map(\.id))
        if let entry = try SharedOptions.entry(arguments) {
            entries = [entry]
            let index = Catalogue.all.firstIndex { $0.id == entry.id }
            self.stems = index.map { [stems[$0]] } ?? SnapshotName.stems(of: [entry.id])
        } else {
            (entries, self.stems) = (Catalogue.all, stems)
        }
    }

    /// - Returns: Whether everything is as approved, or is approved now.
    func run() throws -> Bool {
        let shots = try shots()
        do throws(RenderError) {
            let comparison = try compare(shots)
            // What follows is not a user's code.
            StageEntry.current?.watchdog.rest()
            return try wish.approves ? approve(comparison) : tell(comparison)
        } catch {
            throw CommandFailure.work(error.description)
        }
    }

    // MARK: Rendering

    /// One operation of one transition.
    private struct Shot {
        let stem: String
        let operation: TransitionOperation
        let configuration: Session.Configuration
    }

    private func shots() throws -> [Shot] {
        var shots: [Shot] = []
        for (entry, stem) in zip(entries, stems) {
            var configuration = try SharedOptions.configuration(arguments, entry)
            _ = try SharedOptions.rehearse(arguments, entry, &configuration)
            configuration.scale = wish.scale
            let size = (
                width: configuration.size.width * wish.scale, height: configuration.size.height * wish.scale
            )
            guard max(size.width, size.height) <= CGFloat(CGImage.largestSide),
                size.width * size.height <= CGFloat(CGImage.largestPicture)
            else { throw CommandFailure.usage("the pictures would be too large; lower --scale") }
            for operation in entry.operations where wish.operations?.contains(operation) != false {
                shots.append(Shot(stem: stem, operation: operation, configuration: configuration))
            }
        }
        guard shots.isEmpty, let wanted = wish.operations else { return shots }
        let has = entries.map { "\($0.id) has \($0.operations.map(\.rawValue).joined(separator: ", "))" }
        let words = wanted.map(\.rawValue).joined(separator: " or ")
        throw CommandFailure.usage("there is no \(words) to render; \(has.joined(separator: "; "))")
    }

    private func compare(_ shots: [Shot]) throws(RenderError) -> SnapshotComparison {
        let line = ProgressLine.ofTerminal
        defer { line.erase() }
        var comparison = SnapshotComparison(with: wish.goldens, wish.tolerance)
        for (index, shot) in shots.enumerated() {
            line.say("\(index) of \(shots.count) operations, \(shot.stem) \(shot.operation.rawValue)")
            let pictures = SnapshotPictures(shot.configuration, shot.operation)
            try pictures.make { (moment, image) throws(RenderError) in
                let name = SnapshotName(stem: shot.stem, operation: shot.operation, moment: moment)
                try comparison.take(image, as: name)
                // Every picture is progress, and comparing it is not the user's work.
                StageEntry.current?.watchdog.begin()
            }
        }
        try comparison.finish(
            stems: stems, operations: Set(wish.operations ?? TransitionOperation.allCases))
        return comparison
    }

    // MARK: What comes of it

    private func approve(_ comparison: SnapshotComparison) throws(RenderError) -> Bool {
        var lines: [String] = []
        let result = Result { () throws(RenderError) in
            try comparison.approve { lines.append("\(comparison.goldens.path(of: $0.name)): \($0.approval)") }
        }
        // What was done is told, whatever came of the rest.
        if case .success = result {
            let counts = ["changed", "missing", "obsolete"].map { word in
                comparison.findings.count { $0.word == word }
            }
            let pictures = comparison.count == 1 ? "picture" : "pictures"
            lines.append(
                "\(comparison.count) \(pictures) approved: \(counts[0]) changed, \(counts[1]) new; "
                    + "\(counts[2]) removed")
        }
        try write(lines)
        try result.get()
        wish.report.removeEarlier()
        return true
    }

    private func tell(_ comparison: SnapshotComparison) throws(RenderError) -> Bool {
        guard !comparison.findings.isEmpty else {
            wish.report.removeEarlier()
            return true
        }
        let lines = comparison.findings.map { finding in
            "\(comparison.goldens.path(of: finding.name)): error: \(finding.message) [\(finding.word)]"
        }
        let title = arguments.words.isEmpty ? "Segue's effects" : SourceName.of(arguments.words)
        let problem: RenderError?
        do throws(RenderError) {
            try wish.report.write(comparison, title: title, tolerance: wish.tolerance, command: command)
            problem = nil
        } catch {
            problem = error
        }
        let places = problem == nil ? ["see them: \(wish.report.path)"] : []
        try write(lines + ["\(comparison.headline)"] + places + ["approve them: \(command)"])
        if let problem { throw problem }
        return false
    }

    /// What approves everything: this same command line with a word more.
    private var command: String {
        var words = Array(CommandLine.arguments.dropFirst())
        words.insert("--approve", at: words.firstIndex(of: "--") ?? words.endIndex)
        return (["segue"] + words).map(\.shellWord).joined(separator: " ")
    }

    private func write(_ lines: [String]) throws(RenderError) {
        let data = Data(lines.map { $0 + "\n" }.joined().utf8)
        let code = data.withUnsafeBytes { AtomicFile.writeAll(output, $0) }
        guard code == 0 else {
            throw RenderError(AtomicFile.failure("standard output", code).description)
        }
    }
}
