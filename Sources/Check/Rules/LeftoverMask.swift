import UIKit

extension Rule {
    static let leftoverMask = Rule(
        "leftover-mask", .warning, "A screen keeps the mask of the transition.",
        symptom: "Nothing at first; after a rotation or in a larger window parts of the screen are cut off.",
        cause: "`layer.mask` was set for the animation and is not taken off on every path: the mask has the old size.",
        remedy: "Set the mask to nil in the completion, or in the mask animation's `animationDidStop(_:finished:)`.",
        example: """
            func animationDidStop(_ animation: CAAnimation, finished: Bool) {
                toView.layer.mask = nil
                context.completeTransition(!context.transitionWasCancelled)
            }
            """,
        explains: [
            "wrong-frame", "wrong-rest-picture", "does-not-return", "state-not-restored", "not-restored-on-return",
        ]
    ) { seen in
        seen.checked.flatMap { passage -> [Fault] in
            (passage.residue?.masks ?? []).filter { !passage.isGone($0.role) }.map { mask in
                Fault(
                    mask.isLost
                        ? "\(mask.role.words) has lost its mask after the \(passage.operation.rawValue)"
                        : "\(mask.role.words) still has a mask after the \(passage.operation.rawValue)",
                    subject: mask.role.words,
                    place: seen.place(ofAssignment: "mask", on: mask.role.words, in: passage.operation),
                    operation: passage.operation.rawValue, time: passage.end)
            }
        }
    }
}
