import UIKit

/// What a frame may be off by: half a pixel of the coarsest screen, and the rounding of layouts.
private let tolerance: CGFloat = 1  // pt

extension Rule {
    static let wrongFrame = Rule(
        "wrong-frame", .error, "The entering screen is not where `finalFrame(for:)` says when the transition is over.",
        symptom:
            "The new screen is too small, shifted under a bar, or of another device's size, or it stays so after a rotation.",
        cause: "The frame is computed from `UIScreen.main.bounds` or the old screen's frame, or has a constant in it.",
        remedy: "Use `finalFrame(for:)` of the context.",
        example: "toView.frame = context.finalFrame(for: toVC)", explains: ["jump-at-end", "wrong-rest-picture"]
    ) { seen in
        seen.checked.filter { $0.isCompleted == true && $0.isReported && $0.ownsScreen }.compactMap { passage in
            guard let frame = passage.frameAtReport, passage.finalFrame != .zero else { return nil }
            let wanted = passage.finalFrame
            let error =
                [
                    frame.minX - wanted.minX, frame.minY - wanted.minY, frame.maxX - wanted.maxX,
                    frame.maxY - wanted.maxY,
                ]
                .map(abs).max() ?? 0
            guard error > tolerance else { return nil }
            return Fault(
                "the to view's frame is \(frame.words) at the end of the \(passage.operation.rawValue); "
                    + "finalFrame(for:) is \(wanted.words)",
                place: seen.place(ofAssignment: "frame", on: "the to view", in: passage.operation),
                operation: passage.operation.rawValue, time: passage.end)
        }
    }
}

extension CGRect {
    fileprivate var words: String {
        ViewState.Value.numbers([minX, minY, width, height]).description
    }
}
