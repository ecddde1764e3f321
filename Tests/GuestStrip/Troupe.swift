import SegueGuest
import SourceModel
import Transitions

/// The user's classes as effects.
@MainActor
enum Troupe {
    static func entries(_ report: SourceReport, wanted: [String]) -> [CatalogueEntry] {
        let guests = Dictionary(GuestList.guests.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        return report.candidates.compactMap { candidate in
            guard isLead(candidate), !candidate.isCovered || wanted.contains(candidate.name) else { return nil }
            guard let lead = guests[candidate.name] else { return nil }
            let operations = candidate.operations.compactMap(TransitionOperation.init)
            let cast = GuestEffect.Cast(
                lead: lead, roles: candidate.roles, operations: operations,
                partner: candidate.partner.flatMap { guests[$0] },
                interaction: candidate.interaction.flatMap { guests[$0] },
                presentation: candidate.presentation.flatMap { guests[$0] })
            return CatalogueEntry(candidate.name, nil, candidate.name, operations, isGuest: true) { GuestEffect(cast) }
        }
    }

    /// The user's own screens, if the command line names them.
    static var screens: CatalogueEntry? {
        GuestList.makeRoot.map { make in
            var entry = CatalogueEntry("screens", nil, "screens", TransitionOperation.allCases, isGuest: true) {
                SystemPush()
            }
            entry.makeRoot = make
            return entry
        }
    }

    /// Those that could not be made, and what they lack.
    static func missing(_ report: SourceReport) -> [String] {
        report.candidates.filter { isLead($0) && !$0.isCovered && !$0.missing.isEmpty }.map { candidate in
            "\(candidate.name): " + candidate.missing.map { "\($0.name) (\($0.type))" }.joined(separator: ", ")
        }
    }

    private static func isLead(_ candidate: Candidate) -> Bool {
        candidate.roles.contains { role in
            switch role {
            case .animator, .transitioningDelegate, .navigationDelegate, .tabBarDelegate: true
            case .interactionController, .presentationController: false
            }
        }
    }
}
