import Foundation
import Preview
import Transitions

/// `segue list`.
enum ListCommand: Command {
    static let name = "list"
    static let help = CommandHelp(
        summary: "List the effects, or what can be tuned of one.", words: "[EFFECT|FILE...]",
        positionals: 0...10_000,
        notes: "Parameters are set with --set KEY=VALUE, the others with an option of their own.",
        examples: ["segue list circle-spread", "segue render circle-spread --set startRadius=80 -o strip.png"])
    static let options = [Option("--json", help: "as JSON, for programs")] + SharedOptions.guest

    static func run(_ arguments: Arguments) throws {
        let stage = StageEntry.current
        if stage == nil, let job = try SharedOptions.job(arguments) {
            return try BatchStage.run(job, for: arguments.words)
        }
        try stage?.load(named: arguments.string("--class"))
        print(try stage == nil ? listing(arguments) : StandardOutput.diverted { try listing(arguments, asking: true) })
    }

    /// What is listed; the user's own animators have to be asked how long they take.
    private static func listing(_ arguments: Arguments, asking asks: Bool = false) throws -> String {
        if asks { Catalogue.all.forEach(GuestCatalogue.askDurations) }
        let chosen = try SharedOptions.entry(arguments)
        let effects = (chosen.map { [$0] } ?? Catalogue.all).map(Listing.Effect.init)
        guard arguments.has("--json") else { return chosen.map(description) ?? table(effects) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(Listing(effects: effects)), as: UTF8.self)
    }

    private static func table(_ effects: [Listing.Effect]) -> String {
        let heading = ["key", "effect", "operations", "seconds", "curve"]
        let rows =
            [heading]
            + effects.map { effect in
                [
                    effect.key, effect.id, effect.operations.joined(separator: " "), effect.duration.text, effect.curve,
                ]
            }
        return columns(rows)
    }

    /// One effect with what can be tuned of it.
    private static func description(of entry: CatalogueEntry) -> String {
        let effect = Listing.Effect(entry)
        let made = entry.make()
        guard entry.makeRoot == nil else {
            return "\(effect.name): the file's own screens, which lead on by themselves"
        }
        var rows = [["key", "what it is", "values", "default"]]
        if made.hasDuration {
            rows.append(["--duration", "seconds", "a number from 0.05 to 10", effect.duration.text])
        }
        if made.hasCurve { rows.append(["--curve", "pace", "see below", effect.curve]) }
        rows += made.parameters.map {
            [$0.key, $0.title, TuningWords.form(of: $0.kind), TuningWords.word(for: $0.value)]
        }
        let operations = effect.operations.joined(separator: ", ")
        let pace =
            made.hasCurve
            ? "Curves are \(TuningWords.curveForms)." : "Its pace is its own: \(made.curveDescription)."
        let table = rows.count > 1 ? "\(columns(rows))\n\n" : ""
        let key = effect.key.isEmpty ? "" : " (key \(effect.key))"
        return "\(effect.name)\(key): \(operations)\n\n\(table)\(pace)"
    }

    /// Rows with their columns below each other.
    private static func columns(_ rows: [[String]]) -> String {
        let heading = rows[0]
        let widths = heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
                .joined(separator: "  ").trimmingCharacters(in: .whitespaces)
        }
        .joined(separator: "\n")
    }
}

/// The catalogue as programs read it.
struct Listing: Codable, Equatable {
    let effects: [Effect]

    struct Effect: Codable, Equatable {
        let id: String
        let key: String
        let name: String
        let operations: [String]
        let duration: Duration
        let curve: String
        /// Whether another curve can be given.
        let takesCurve: Bool
        let parameters: [Parameter]
    }

    struct Parameter: Codable, Equatable {
        let key: String
        let title: String
        /// number, color, optionalColor, point, size or flag.
        let kind: String
        /// Of numbers.
        let minimum: Double?
        let maximum: Double?
        let unit: String?
        /// As `--set` takes it.
        let `default`: String
    }

    struct Duration: Codable, Equatable {
        let enter: Double
        let leave: Double

        /// Both directions in one word, or two.
        var text: String { enter == leave ? "\(enter)" : "\(enter) / \(leave)" }
    }
}

extension Listing.Effect {
    @MainActor init(_ entry: CatalogueEntry) {
        id = entry.id
        key = entry.key.map(String.init) ?? ""
        name = entry.name
        operations = entry.operations.map(\.rawValue)
        duration = Listing.Duration(enter: entry.duration.enter, leave: entry.duration.leave)
        curve = entry.curve
        let effect = entry.make()
        takesCurve = effect.hasCurve
        parameters = effect.parameters.map(Listing.Parameter.init)
    }
}

extension Listing.Parameter {
    @MainActor init(_ parameter: Parameter) {
        key = parameter.key
        title = parameter.title
        kind = parameter.kind.name
        `default` = TuningWords.word(for: parameter.value)
        guard case .number(let range, let unit) = parameter.kind else {
            (minimum, maximum, self.unit) = (nil, nil, nil)
            return
        }
        (minimum, maximum) = (range.lowerBound, range.upperBound)
        self.unit = unit == .none ? nil : unit.rawValue
    }
}

extension Parameter.Kind {
    /// The kind's word for programs.
    fileprivate var name: String {
        switch self {
        case .number: "number"
        case .color: "color"
        case .optionalColor: "optionalColor"
        case .point: "point"
        case .size: "size"
        case .flag: "flag"
        }
    }
}
