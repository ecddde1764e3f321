import Foundation
import UIKit

extension Rule {
    /// A frame's share of a display that shows 120 in a second.
    private static let budget = 1.0 / 120  // s
    /// Pixels per point of the phones that have such displays.
    fileprivate static let scale: CGFloat = 3
    /// And it takes more than so many times a plain cross-fade of the two screens, so that a slow or busy machine, or a build that is
    /// not optimised, is not taken for a slow transition.
    private static let times = 8.0
    /// The moments that are tried.
    private static let fractions = [0.3, 0.6]
    /// Of so many compositions of one frame the fastest counts: others disturb the rest.
    fileprivate static let tries = 3

    static let slowFrame = Rule(
        "slow-frame", .note, "A frame takes longer to compose than a display has for it.",
        symptom: "The animation stutters, above all on fast displays and old devices.",
        cause: """
            Every frame draws large blurs, shadows without a path, masks over the whole screen, or a great many layers.
            """,
        remedy: """
            Give shadows a `shadowPath`, rasterise what stays as it is, move pictures of screens instead of all their views, and \
            use few large layers instead of many small ones.
            """,
        example: """
            card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 12).cgPath
            card.layer.shouldRasterize = true
            """
    ) { seen in
        guard seen.situation.id == "timed", let passage = seen.checked.last, passage.isReported else { return [] }
        guard let before = passage.before?.shown, let after = passage.after?.shown else { return [] }
        for fraction in fractions {
            guard let shown = passage.tree(at: fraction),
                let (time, plain) = FrameRenderer.times(of: [(shown, 1)], and: [(before, 1), (after, 0.5)]),
                time > max(budget, times * plain)
            else { continue }
            let size = shown.bounds.size
            return [
                Fault(
                    "a frame takes \((time * 10000).rounded() / 10) ms to compose on this machine at "
                        + "\(Int(size.width * scale)) × \(Int(size.height * scale)) pixels; "
                        + "a display of 120 Hz has \((budget * 10000).rounded() / 10)",
                    place: seen.place(of: "animateTransition"), operation: passage.operation.rawValue,
                    time: passage.start + passage.announced * fraction)
            ]
        }
        return []
    }
}

extension FrameRenderer {
    /// What is drawn over each other, and how opaque.
    fileprivate typealias Layers = [(shown: ShownTree, opacity: CGFloat)]

    /// Seconds of one thread's computing that two frames take once what does not change is known, measured in turns: what disturbs
    /// one disturbs the other.
    fileprivate static func times(of frame: Layers, and other: Layers) -> (Double, Double)? {
        guard let size = frame.first?.shown.bounds.size else { return nil }
        let (width, height) = (Int(size.width * Rule.scale), Int(size.height * Rule.scale))
        guard width > 0, height > 0 else { return nil }
        // The same memory for all: what new memory costs is no part of a frame.
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
        defer { pixels.deallocate() }
        let target = Bitmap(pixels: pixels, width: width, height: height, stride: width)
        let renderers = (FrameRenderer(), FrameRenderer())
        var best = (Double.infinity, Double.infinity)
        for _ in 0...Rule.tries {
            guard let first = renderers.0.time(of: frame, into: target),
                let second = renderers.1.time(of: other, into: target)
            else { return nil }
            best = (min(best.0, first), min(best.1, second))
        }
        return best
    }

    private func time(of layers: Layers, into target: Bitmap) -> Double? {
        let scale = Rule.scale
        let nodes = layers.compactMap { layer -> RenderNode? in
            guard var node = layer.shown.root.node(at: layer.shown.time, scale: scale) else { return nil }
            node.projection = node.projection.concatenating(Projection(CGAffineTransform(scaleX: scale, y: scale)))
            node.opacity *= layer.opacity
            return node
        }
        guard nodes.count == layers.count else { return nil }
        let start = Self.threadTime
        render(nodes, into: target, background: RGBA(red: 0, green: 0, blue: 0, alpha: 1), threads: 1)
        return Self.threadTime - start
    }

    /// Seconds that this thread has computed so far.
    private static var threadTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
