import Preview
import UIKit

/// By how much a picture may differ from its golden and still count as the same.
package struct Tolerance: Equatable, Sendable {
    /// Steps, of the 255 that a channel has, by which every pixel may differ.
    package var steps = 0
    /// The part of the pixels, 0…1, that may differ by more than that.
    package var share = 0.0

    /// None.
    package init() {}

    /// `2`, `0.1%`, or both as `2,0.1%`; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        guard let first = parts.first, parts.count <= 2 else { return nil }
        if let steps = Int(first), (0...255).contains(steps) {
            self.steps = steps
            guard parts.count == 2 else { return }
        } else if parts.count == 2 {
            return nil
        }
        guard let last = parts.last, last.hasSuffix("%"), last.dropLast().allSatisfy({ "0123456789.".contains($0) }),
            let percent = Double(last.dropLast()), (0...100).contains(percent)
        else { return nil }
        share = percent / 100
    }

    /// What it takes: `exactly the same pixels`, `up to 2 of 255 steps, 0.1 % of the pixels more`.
    var words: String {
        let more = "\(Decimals.text(share * 100, places: 4)) % of the pixels"
        return switch (steps, share) {
        case (0, 0): "exactly the same pixels"
        case (_, 0): "up to \(steps) of 255 steps"
        case (0, _): "any difference in \(more)"
        default: "up to \(steps) of 255 steps, any difference in \(more)"
        }
    }
}
