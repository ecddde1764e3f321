import Preview
import SegueGuest
import SourceModel
import Transitions
import UIKit

/// The user's classes as effects that can be chosen.
@MainActor
enum GuestCatalogue {
    /// The keys that they get, in turn.
    private static let keys = Array("1234567890-=")

    /// Offers what a loaded module has handed over in the place of Segue's own effects.
    ///
    /// - Parameter named: The class that the command line names, which is offered even if another one vends it.
    static func offer(_ report: SourceReport, named name: String?) {
        let guests = Dictionary(GuestList.guests.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        let wanted = report.candidates.filter { candidate in
            guests[candidate.name] != nil && candidate.isLead && (!candidate.isCovered || candidate.name == name)
        }
        let entries = wanted.enumerated().compactMap { index, candidate in
            entry(candidate, key: index < keys.count ? keys[index] : nil, guests)
        }
        if !entries.isEmpty { Catalogue.offer(entries) }
    }

    private static func entry(_ candidate: Candidate, key: Character?, _ guests: [String: Guest]) -> CatalogueEntry? {
        guard let lead = guests[candidate.name] else { return nil }
        let operations = candidate.operations.compactMap(TransitionOperation.init)
        let cast = GuestEffect.Cast(
            lead: lead, roles: candidate.roles, partner: candidate.partner.flatMap { guests[$0] },
            interaction: candidate.interaction.flatMap { guests[$0] },
            presentation: candidate.presentation.flatMap { guests[$0] })
        return CatalogueEntry(candidate.name, key, candidate.name, operations, isGuest: true) { GuestEffect(cast) }
    }
}

extension Candidate {
    /// Whether it brings animators by itself.
    var isLead: Bool {
        roles.contains { role in
            switch role {
            case .animator, .transitioningDelegate, .navigationDelegate, .tabBarDelegate: true
            case .interactionController, .presentationController: false
            }
        }
    }
}
