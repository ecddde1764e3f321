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
    /// - Parameters:
    ///   - source: What the sources are called in messages.
    ///   - named: The class that the command line names, which is offered even if another one vends it.
    ///   - say: Takes a line on each class that cannot be made.
    static func offer(
        _ report: SourceReport, of source: String, named name: String?, say: (String) -> Void
    ) throws {
        let guests = Dictionary(GuestList.guests.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
        let wanted = report.candidates.filter { candidate in
            guests[candidate.name] != nil && candidate.isLead && (!candidate.isCovered || candidate.name == name)
        }
        func key(_ index: Int) -> Character? { index < keys.count ? keys[index] : nil }
        let roots: [CatalogueEntry] =
            GuestList.makeRoot.map { make in
                // The name of the file stands for its screens: an expression makes no title.
                var entry = CatalogueEntry(source, key(0), source, TransitionOperation.allCases, isGuest: true) {
                    OwnScreens()
                }
                entry.makeRoot = make
                return [entry]
            } ?? []
        let entries = wanted.enumerated().compactMap { index, candidate in
            GuestEffect.entry(candidate, key: key(roots.count + index), of: guests)
        }
        let unmade = report.candidates.filter {
            $0.isLead && !$0.missing.isEmpty && guests[$0.name] == nil && (!$0.isCovered || $0.name == name)
        }
        if let first = unmade.first(where: { $0.name == name }) { throw CommandFailure.work(wish(of: first)) }
        guard !roots.isEmpty || !entries.isEmpty else {
            throw CommandFailure.work(
                unmade.first.map(wish)
                    ?? "\(source) has no transition in it: a class that conforms to "
                    + "UIViewControllerAnimatedTransitioning, or a delegate that vends one")
        }
        Catalogue.offer(roots + entries)
        for candidate in unmade { say(wish(of: candidate)) }
    }

    /// What a class needs to be made.
    private static func wish(of candidate: Candidate) -> String {
        let missing = candidate.missing.map { "\($0.name) (\($0.type))" }.joined(separator: ", ")
        return "\(candidate.name) needs \(missing), which cannot be guessed; give it: --make '\(candidate.suggestion)'"
    }

    /// Plays a transition both ways where nobody sees it: only its animators know how long it takes.
    static func askDurations(of entry: CatalogueEntry) {
        var configuration = Session.Configuration()
        configuration.effect = entry.id
        guard let mode = entry.operations.first.map(Mode.init) else { return }
        configuration.mode = mode
        let session = Session(configuration)
        defer { session.close() }
        if session.play(mode.forward), mode.back != mode.forward { _ = session.play(mode.back) }
    }
}
