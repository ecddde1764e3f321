import Foundation
import Transitions

/// `segue list`.
enum ListCommand: Command {
    static let name = "list"
    static let help = CommandHelp(summary: "List the effects.")
    static let options = [Option("--json", help: "as JSON, for programs")]

    static func run(_ arguments: Arguments) throws {
        let effects = Catalogue.all.map(Listing.Effect.init)
        guard arguments.has("--json") else { return print(table(effects)) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(Listing(effects: effects)), as: UTF8.self))
    }

    private static func table(_ effects: [Listing.Effect]) -> String {
        let heading = ["key", "effect", "operations", "seconds", "curve"]
        let rows =
            [heading]
            + effects.map { effect in
                let (enter, leave) = (effect.duration.enter, effect.duration.leave)
                return [
                    effect.key, effect.id, effect.operations.joined(separator: " "),
                    enter == leave ? "\(enter)" : "\(enter) / \(leave)", effect.curve,
                ]
            }
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
    }

    struct Duration: Codable, Equatable {
        let enter: Double
        let leave: Double
    }
}

extension Listing.Effect {
    @MainActor init(_ entry: CatalogueEntry) {
        id = entry.id
        key = String(entry.key)
        name = entry.name
        operations = entry.operations.map(\.rawValue)
        duration = Listing.Duration(enter: entry.duration.enter, leave: entry.duration.leave)
        curve = entry.curve
    }
}
