import SegueGuest
import SourceModel
import Testing
import Transitions
import UIKit

@testable import Check

/// A class with a fault, or one without, as a transition that can be checked: it is played as a user's class is.
@MainActor
struct Fixture {
    let entry: CatalogueEntry
    private let style: PresentationStyle?

    /// - Parameters:
    ///   - name: The class's name, by which findings call it.
    ///   - operations: What it serves.
    ///   - style: The style in which screens are presented with it; nil for full screen, and for `.custom` with a presentation.
    ///   - interaction: Makes what drives it; nil leaves it to the clock and to Segue's own drags.
    ///   - presentation: Makes the presentation controller.
    ///   - back: Makes the animator of the way back; nil where one serves both ways.
    ///   - animator: Makes the animator. It is kept, and serves again, in the situations in which delegates keep it.
    init(
        _ name: String, _ operations: [TransitionOperation] = [.push], style: PresentationStyle? = nil,
        interaction: (@MainActor @Sendable () -> any UIViewControllerInteractiveTransitioning)? = nil,
        presentation: (@MainActor @Sendable (UIViewController, UIViewController?) -> UIPresentationController)? = nil,
        back: (@MainActor @Sendable () -> any UIViewControllerAnimatedTransitioning)? = nil,
        animator: @escaping @MainActor @Sendable () -> any UIViewControllerAnimatedTransitioning
    ) {
        self.style = style
        let cast = GuestEffect.Cast(
            lead: Guest(name: name, make: { _ in animator() }), roles: [.animator], operations: operations,
            partner: back.map { make in Guest(name: "\(name)Back", make: { _ in make() }) },
            interaction: interaction.map { make in
                Guest(name: "\(name)Interaction", make: { _ in make() }, isInteracting: { _ in true })
            },
            presentation: presentation.map { make in
                Guest(name: "\(name)Presentation", make: { make($0.second, $0.first) })
            })
        entry = CatalogueEntry(name, nil, name, operations, isGuest: true) { GuestEffect(cast) }
    }

    /// - Parameter delegate: Makes the delegate of a navigation controller, which UIKit asks for all the rest.
    init(_ name: String, delegate: @escaping @MainActor @Sendable () -> any UINavigationControllerDelegate) {
        style = nil
        let cast = GuestEffect.Cast(
            lead: Guest(name: name, make: { _ in delegate() }), roles: [.navigationDelegate],
            operations: [.push, .pop],
            partner: nil, interaction: nil, presentation: nil)
        entry = CatalogueEntry(name, nil, name, [.push, .pop], isGuest: true) { GuestEffect(cast) }
    }

    /// What is found in all cases, or in those of some situations.
    func findings(in situations: [String]? = nil, checker: Checker = Checker()) throws -> [Finding] {
        try offered {
            try cases(in: situations, checker: checker).flatMap { check in
                checker.findings(in: try #require(checker.observe(check)))
            }
        }
    }

    /// The ids of the rules that are broken in all cases, or in those of some situations.
    func rules(in situations: [String]? = nil) throws -> Set<String> {
        Set(try findings(in: situations).map(\.rule))
    }

    func cases(in situations: [String]? = nil, checker: Checker = Checker()) -> [CheckCase] {
        checker.cases(of: entry).filter { situations?.contains($0.situation) ?? true }.map { check in
            var check = check
            check.style = style?.rawValue
            return check
        }
    }

    /// Runs a body while the fixture can be found by its name.
    func offered<Result>(_ body: () throws -> Result) rethrows -> Result {
        let before = Catalogue.all
        Catalogue.offer([entry])
        defer { Catalogue.offer(before) }
        return try body()
    }
}
