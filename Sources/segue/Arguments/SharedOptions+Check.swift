import Check
import Foundation
import Preview
import Transitions
import UIKit

extension SharedOptions {
    /// Options that bring about what `segue check` has found.
    static let rehearsal = [
        Option("--situation", value: "ID", help: "as segue check does in this situation; --explain lists them"),
        Option(
            "--presentation-style", value: "STYLE",
            help: "\(PresentationStyle.allCases.map(\.rawValue).joined(separator: ", ")): how screens are presented"),
    ]

    /// The situation that an id names.
    static func situation(_ id: String) throws -> Situation {
        if let situation = Situation.of(id) { return situation }
        let hint = Nearest.to(id, of: Situation.all.map(\.id)).map { "did you mean \($0)?" }
        throw CommandFailure.usage(
            "there is no situation \(id.isEmpty ? "''" : id); \(hint ?? "segue check --explain lists them")")
    }

    /// What these options make of a session.
    ///
    /// - Parameter entry: What is to be seen, as far as it is known.
    /// - Returns: The situation, if one is named.
    static func rehearse(
        _ arguments: Arguments, _ entry: CatalogueEntry, _ configuration: inout Session.Configuration
    ) throws -> Situation? {
        let styles = PresentationStyle.allCases.map(\.rawValue).joined(separator: ", ")
        let style = try arguments.value("--presentation-style", styles, PresentationStyle.init(rawValue:))
        if let style { configuration.presentationStyle = style.style }
        let situation = try arguments.string("--situation").map(situation)
        situation?.change(&configuration, entry)
        return situation
    }
}
