import SegueGuest
import SourceModel
import Transitions

/// The user's classes as effects.
@MainActor
enum Troupe {
    static func entries(_ report: SourceReport, wanted: [String]) -> [CatalogueEntry] {
        let guests = Dictionary(GuestList.guests.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        return report.candidates.compactMap { candidate in
            guard candidate.isLead, !candidate.isCovered || wanted.contains(candidate.name) else { return nil }
            return GuestEffect.entry(candidate, key: nil, of: guests)
        }
    }

    /// The user's own screens, if the command line names them.
    static var screens: CatalogueEntry? {
        GuestList.makeRoot.map { make in
            var entry = CatalogueEntry("screens", nil, "screens", TransitionOperation.allCases, isGuest: true) {
                OwnScreens()
            }
            entry.makeRoot = make
            return entry
        }
    }

    /// Those that could not be made, and what they lack.
    static func missing(_ report: SourceReport) -> [String] {
        report.candidates.filter { $0.isLead && !$0.isCovered && !$0.missing.isEmpty }.map { candidate in
            "\(candidate.name): " + candidate.missing.map { "\($0.name) (\($0.type))" }.joined(separator: ", ")
        }
    }
}
