import Transitions
import UIKit

/// Where times lie on the inspector's time line.
struct TimeAxis: Equatable {
    /// Seconds at the right end; more than 0.
    var extent: Double
    /// In points.
    var left: CGFloat
    var width: CGFloat

    func x(_ seconds: Double) -> CGFloat {
        left + width * CGFloat((seconds / extent).clamped(to: 0...1))
    }

    func seconds(at x: CGFloat) -> Double {
        width > 0 ? Double(min(max((x - left) / width, 0), 1)) * extent : 0
    }

    /// Seconds between marks with a number: 1, 2 or 5 times a power of ten, at least so many points apart.
    func step(apart: CGFloat) -> Double {
        guard width > 0, extent > 0 else { return max(extent, 1) }
        let least = extent * Double(apart / width)
        let power = pow(10, log10(least).rounded(.down))
        return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least * 0.999_999 } ?? 10 * power
    }
}
