extension UIScrollView {
    /// Whether the safe area counts as room around the content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the axes that scroll; above and below also in the screen of a bar's controller.
        case automatic = 0
        /// Along the axes that scroll.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }

    /// The part of its velocity that content keeps from one millisecond to the next.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// When a drag puts an end to typing.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag = 1
        /// As `onDrag`: there is no keyboard on the screen to push away.
        case interactive = 2
    }

    /// The colour of the indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// What is seen on the background in the present style.
        case `default` = 0
        case black = 1
        case white = 2
    }
}

public typealias UIScrollViewDecelerationRate = UIScrollView.DecelerationRate

@available(*, deprecated, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode

@available(*, deprecated, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle

@available(*, deprecated, renamed: "UIScrollView.ContentInsetAdjustmentBehavior")
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior

@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.normal")
public let UIScrollViewDecelerationRateNormal: CGFloat = UIScrollView.DecelerationRate.normal.rawValue

@available(*, deprecated, renamed: "UIScrollView.DecelerationRate.fast")
public let UIScrollViewDecelerationRateFast: CGFloat = UIScrollView.DecelerationRate.fast.rawValue
