// swift-format-ignore-file
import UIKit

public struct NewsstandConfiguration {
    public var duration: TimeInterval
    public var turns: CGFloat
    public var inset: UIEdgeInsets
    public var veil: UIColor

    public init(duration: TimeInterval, turns: CGFloat, inset: UIEdgeInsets, veil: UIColor) {
        self.duration = duration
        self.turns = turns
        self.inset = inset
        self.veil = veil
    }

    public static var standard: NewsstandConfiguration {
        .init(duration: 0.8, turns: 1, inset: UIEdgeInsets(top: 80, left: 24, bottom: 80, right: 24), veil: UIColor(white: 0.1, alpha: 0.7))
    }
}
