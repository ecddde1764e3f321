import Check
import CoreGraphics
import Foundation
import Preview

/// The folder of `--evidence`: of each finding a filmstrip, and a drag script that the window plays.
@MainActor
struct Evidence {
    private let folder: String

    /// Makes the folder if there is none.
    init(_ folder: String) throws {
        self.folder = folder
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure.work("the folder \(folder) cannot be made; name another one for --evidence")
        }
    }

    /// Writes the evidence of all findings, and notes it in the report.
    func collect(_ report: inout CheckReport, by run: CheckRun) throws {
        // Pictures appear under their names once they are whole, whatever happens to the processes that draw them.
        let scratch = "\(folder)/.segue-\(UUID().uuidString)"
        guard mkdir(scratch, 0o700) == 0 else {
            throw CommandFailure.work(
                "nothing can be written to \(folder) (\(String(cString: strerror(errno)))); name another folder")
        }
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        var items: [Item] = []
        let count = report.classes.reduce(0) { $0 + $1.findings.count }
        for (index, one) in report.classes.enumerated() {
            for (place, finding) in one.findings.enumerated() {
                guard let occurrence = finding.occurrences.first else { continue }
                let name = Self.name(items.count + 1, of: count, finding.rule, occurrence)
                let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
                items.append(
                    Item(
                        classIndex: index, index: place, finding: finding, occurrence: occurrence, path: path,
                        scratch: "\(scratch)/\(items.count + 1).png"))
            }
        }
        let drawable = items.filter { $0.canBeDrawn }
        let drawn = try run.draw(drawable.map(\.order))
        let pictures = Set(zip(drawable, drawn).filter(\.1).map(\.0.path))
        for item in items {
            let hasPicture = pictures.contains(item.path)
            let script = item.path + ".drag"
            report.classes[item.classIndex].findings[item.index].evidence = .init(
                picture: hasPicture ? item.path + ".png" : nil, script: script)
            try write(item, of: report)
            if hasPicture, rename(item.scratch, item.path + ".png") != 0 {
                throw CommandFailure.work(
                    "\(item.path).png cannot be written (\(String(cString: strerror(errno)))); name another folder")
            }
        }
    }

    /// The script with what it shows and how it is played.
    private func write(_ item: Item, of report: CheckReport) throws {
        let one = report.classes[item.classIndex]
        let finding = one.findings[item.index]
        guard let script = Replay.script(of: item.occurrence.check), let evidence = finding.evidence else { return }
        let title = Situation.of(item.occurrence.check.situation)?.title ?? item.occurrence.check.situation
        var lines = [
            "\(one.name), \(item.occurrence.operation), when \(title)",
            "\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]",
        ]
        if let time = item.occurrence.time { lines.append("to be seen after \(Decimals.text(time, places: 2)) s") }
        if let command = report.command(for: finding, in: one) { lines.append(command) }
        let heading = lines.map { "# " + $0.replacing("\n", with: " ") + "\n" }.joined()
        do throws(ImageError) {
            try AtomicFile.write(Data("\(heading)\(script)".utf8), to: evidence.script)
        } catch {
            throw CommandFailure.work("the script \(error.description)")
        }
    }

    /// `03-never-completes-ZoomAnimator-pop-cancelled-late`.
    private static func name(
        _ number: Int, of count: Int, _ rule: String, _ occurrence: MergedFinding.Occurrence
    ) -> String {
        let digits = "\(number)"
        let width = max("\(count)".count, 2)
        let padded = String(repeating: "0", count: max(width - digits.count, 0)) + digits
        let check = occurrence.check
        return [padded, rule, check.target, check.operation, check.situation].joined(separator: "-")
            .replacing("/", with: "_")
    }

    /// One finding and where its files go.
    private struct Item {
        let classIndex: Int
        let index: Int
        let finding: MergedFinding
        let occurrence: MergedFinding.Occurrence
        /// Without a suffix.
        let path: String
        let scratch: String

        /// A case in which the process ends shows no pictures.
        var canBeDrawn: Bool { ![Rule.traps.id, Rule.hangs.id].contains(finding.rule) }

        @MainActor var order: StripOrder {
            let check = occurrence.check
            let title = Situation.of(check.situation)?.title ?? check.situation
            return StripOrder(
                check: check, time: occurrence.time, title: "\(check.target), \(check.operation)",
                detail: "\(title) · \(finding.rule)", path: scratch)
        }
    }
}
