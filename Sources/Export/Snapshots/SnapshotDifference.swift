import Preview
import UIKit

/// In what a picture differs from its golden by more than it may.
package struct SnapshotDifference: Equatable, Sendable {
    /// A picture's size, in pixels.
    package struct Size: Equatable, Sendable, CustomStringConvertible {
        package let width: Int
        package let height: Int

        init(_ image: CGImage) {
            (width, height) = (image.width, image.height)
        }

        package var description: String { "\(width) × \(height)" }
    }

    package let tolerance: Tolerance
    package let expected: Size
    package let actual: Size
    /// Pixels that differ at all, and those that differ by more than the tolerance's steps.
    package let differing: Int
    package let counted: Int
    /// The largest step of any channel, 0…255.
    package let largest: Int
    /// Around what counts, in pixels.
    package let bounds: CGRect

    /// Nil if the picture is as its golden, as far as it has to be.
    package init?(_ actual: CGImage, from golden: CGImage, _ tolerance: Tolerance) {
        self.tolerance = tolerance
        expected = Size(golden)
        self.actual = Size(actual)
        let all = actual.difference(from: golden)
        let coarse = tolerance.steps == 0 ? all : actual.difference(from: golden, by: tolerance.steps)
        (differing, counted, largest, bounds) = (all.count, coarse.count, all.largest, coarse.bounds)
        let most = tolerance.share * Double(golden.width * golden.height)
        guard hasOtherSize || Double(coarse.count) > most else { return nil }
    }

    package var hasOtherSize: Bool { expected != actual }

    /// `1234 of 83776 pixels (1.47 %) differ, by up to 64 of 255 steps, within 110 × 180 pixels at 12,40`.
    package var message: String {
        if hasOtherSize { return "it has \(actual) pixels, and \(expected) are expected" }
        let pixels = "\(counted) of \(expected.width * expected.height) pixels (\(percent(counted)))"
        let verb = counted == 1 ? "differs" : "differ"
        let steps = tolerance.steps > 0 ? " by more than \(tolerance.steps) of 255 steps," : ","
        return
            "\(pixels) \(verb)\(steps) by up to \(largest)\(tolerance.steps > 0 ? "" : " of 255 steps"), within \(box)"
    }

    /// Where it differs, in words.
    var box: String {
        "\(Int(bounds.width)) × \(Int(bounds.height)) pixels at \(Int(bounds.minX)),\(Int(bounds.minY))"
    }

    /// So many pixels as a part of all.
    func percent(_ count: Int) -> String {
        let percent = Double(count) / Double(expected.width * expected.height) * 100
        return percent > 0 && percent < 0.01 ? "under 0.01 %" : "\(Decimals.text(percent, places: 2)) %"
    }
}
