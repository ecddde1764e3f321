import UIKit

extension Rule {
    static let unbalancedAppearance = Rule(
        "unbalanced-appearance", .error, "Screens are told of their appearance twice, too early or not at all.",
        symptom: "Observers stay registered, videos play behind other screens, `viewDidAppear(_:)` runs twice.",
        cause: """
            UIKit makes the appearance calls of a transition itself. Calls of `beginAppearanceTransition` in an animator, or of \
            `viewWillAppear(_:)` and its kin by hand, come on top of them.
            """,
        remedy: "Leave the calls to UIKit; a container of your own begins each once and ends each once.",
        example: """
            // Not in animators. In a container that moves its children itself:
            child.beginAppearanceTransition(true, animated: true)
            animate { child.endAppearanceTransition() }
            """
    ) { seen in
        seen.checked.flatMap { passage -> [Fault] in
            passage.remarks.compactMap { remark in
                guard case .unbalancedAppearance(let name, let fault) = remark else { return nil }
                return Fault(
                    "\(name): \(fault.words)", subject: fault.words,
                    place: seen.place(of: "beginAppearanceTransition", "endAppearanceTransition", "viewWillAppear"),
                    operation: passage.operation.rawValue, time: passage.end)
            }
        }
    }
}

extension AppearanceFault {
    /// What does not fit.
    fileprivate var words: String {
        switch self {
        case .begunAgain(let appears): "its \(appears ? "appearance" : "disappearance") begins twice"
        case .endedUnbegun: "an appearance ends that had not begun"
        case .leftHalfWay(let appears): "its \(appears ? "appearance" : "disappearance") never ends"
        case .calledDirectly(let method): "\(method) is called by hand"
        }
    }
}
