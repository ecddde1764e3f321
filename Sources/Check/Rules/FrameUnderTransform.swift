import UIKit

extension Rule {
    static let frameUnderTransform = Rule(
        "frame-under-transform", .warning, "A view's frame is set while its transform is not the identity.",
        symptom: "The view has another size than was meant: at the end of the animation, or after the next rotation.",
        cause: """
            `frame` is undefined under a transform that scales or turns, as `UIView.transform` documents: setting it gives the \
            view such bounds that the transformed view fits.
            """,
        remedy:
            "Set the frame first and the transform after it, or set `bounds` and `center`, which do not depend on it.",
        example: """
            toView.frame = context.finalFrame(for: toVC)
            toView.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
            """,
        explains: ["wrong-frame"]
    ) { seen in
        seen.checked.flatMap { passage -> [Fault] in
            passage.remarks.compactMap { remark in
                guard case .frameUnderTransform(let role, let transform) = remark else { return nil }
                let scales = ViewState.words(for: transform)
                return Fault(
                    "\(role.words)'s frame is set while its transform is \(scales)", subject: role.words,
                    place: seen.place(ofAssignment: "frame", on: role.words, in: passage.operation),
                    operation: passage.operation.rawValue,
                    time: passage.start)
            }
        }
    }
}
