/// Something in a user's sources that takes part in transitions, and what is known of it without running it.
package struct Candidate: Codable, Equatable, Sendable {
    /// What UIKit would ask it for.
    package enum Role: String, Codable, Sendable, CaseIterable {
        /// Animates by itself.
        case animator
        /// Vends animators, and all else that a presentation needs.
        case transitioningDelegate
        /// Vends animators for push and pop.
        case navigationDelegate
        /// Vends animators for changes of tab.
        case tabBarDelegate
        /// Drives animators: a percent-driven transition, or the protocol itself.
        case interactionController
        /// Manages a presentation.
        case presentationController
    }

    /// The name as code in the sources spells it, `Outer.Zoom`; unique. `--class` takes it.
    package var name: String
    package var place: SourcePlace
    package var roles: [Role]
    /// What it serves, the one to show first in front: push, pop, present, dismiss, tab.
    package var operations: [String]
    /// The candidate that plays the way back, where that is a class of its own: `DismissAnimator` to `PresentAnimator`.
    package var partner: String?
    /// The interaction controller and the presentation controller that go with an animator for which no delegate vends them;
    /// the candidate itself where there is no animator, and the system's are shown.
    package var interaction: String?
    package var presentation: String?
    /// Whether another candidate vends it or has it as its partner: run only when it is named.
    package var isCovered: Bool
    /// What cannot be guessed; it does not run before `--make` says it.
    package var missing: [Missing]
    /// The expression to type after `--make`, with plausible values where nothing could be guessed.
    package var suggestion: String
    /// Whether it serves push, present or tabs and nothing tells that it serves the way back too: no flag or name, and nobody who
    /// vends it for that.
    package var isWayBackGuessed: Bool
    /// Where else its members may stand: its base classes of the sources, the nearest first, then what else it inherits from or
    /// conforms to that the sources declare or extend.
    package var ancestors: [String]

    package struct Missing: Codable, Equatable, Sendable {
        /// The parameter's or the property's name, and its type as the sources spell it.
        package var name: String
        package var type: String

        package init(name: String, type: String) {
            self.name = name
            self.type = type
        }
    }

    package init(
        name: String, place: SourcePlace, roles: [Role], operations: [String], partner: String? = nil,
        interaction: String? = nil, presentation: String? = nil, isCovered: Bool = false, missing: [Missing] = [],
        suggestion: String, isWayBackGuessed: Bool = false, ancestors: [String] = []
    ) {
        self.isWayBackGuessed = isWayBackGuessed
        self.name = name
        self.place = place
        self.roles = roles
        self.operations = operations
        self.partner = partner
        self.interaction = interaction
        self.presentation = presentation
        self.isCovered = isCovered
        self.missing = missing
        self.suggestion = suggestion
        self.ancestors = ancestors
    }
}

extension Candidate {
    /// Whether it brings animators by itself, or is to be shown with the system's.
    package var isLead: Bool {
        if interaction == name || presentation == name { return true }
        return roles.contains { role in
            switch role {
            case .animator, .transitioningDelegate, .navigationDelegate, .tabBarDelegate: true
            case .interactionController, .presentationController: false
            }
        }
    }
}
