// Plays everything that a user's sources serve and says what is wrong with it; a process of its own, because what users write
// may trap. `guest-strip FOLDER [--make EXPRESSION]… [--class NAME]… [--root EXPRESSION [--wrap CONTAINER] --script SCRIPT] PATH…` writes a strip of pictures of each play to the
// folder, and a `StripReport` as `report.json`.
import Compile
import Foundation
import GuestReport
import UIKit

/// What the command line asks for.
struct Request {
    var folder = ""
    var job = BuildJob([])
    var classes: [String] = []
    /// What a hand does on the user's own screens; with it nothing else is played.
    var script: String?

    init(_ words: ArraySlice<String>) {
        var words = words
        folder = words.popFirst() ?? "."
        while let word = words.popFirst() {
            switch word {
            case "--make": words.popFirst().map { job.makes.append($0) }
            case "--root": words.popFirst().map { job.roots.append($0) }
            case "--wrap": job.wrap = words.popFirst().flatMap(BuildJob.Wrap.init)
            case "--script": script = words.popFirst()
            case "--class": words.popFirst().map { classes.append($0) }
            default: job.inputs.append(word)
            }
        }
    }
}

@MainActor
private func report(_ request: Request) -> StripReport {
    var report = StripReport()
    switch Builder().build(request.job) {
    case .unavailable(let line): report.errors = [line]
    case .failed(let diagnostics): report.errors = diagnostics.map { $0.text(isColored: false) }
    case .built(let product):
        do throws(ModuleLoader.Failure) {
            try ModuleLoader.load(product.library)
        } catch {
            report.errors = [error.message]
            return report
        }
        UIPresentationController.keepsWhatIsLeft = true
        if let script = request.script {
            report.plays = Troupe.screens.map { [Visit($0, script).report(to: request.folder)] } ?? []
            return report
        }
        for entry in Troupe.entries(product.report, wanted: request.classes) {
            for operation in entry.operations {
                report.plays.append(Rehearsal(entry, operation).report(to: request.folder))
            }
        }
        report.missing = Troupe.missing(product.report)
    }
    return report
}

let request = Request(CommandLine.arguments.dropFirst())
let result = report(request)
// What the user's code prints goes to the standard output.
try JSONEncoder().encode(result).write(to: URL(fileURLWithPath: request.folder + "/report.json"))
