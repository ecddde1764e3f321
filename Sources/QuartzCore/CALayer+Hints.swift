/// How corners are rounded.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// By quarters of a circle.
    public static let circular = Self(rawValue: "circular")
    /// A little more gradually, as the platform's icons are; drawn like circles here.
    public static let continuous = Self(rawValue: "continuous")
}

/// How contents are sampled in another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = Self(rawValue: "linear")
    public static let nearest = Self(rawValue: "nearest")
    public static let trilinear = Self(rawValue: "trilinear")
}

/// What tells Apple's renderer how to go about its work. The renderer here looks for itself, and its pictures are those of the
/// defaults; the values are kept for code that reads them.
struct LayerHints {
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var drawsAsynchronously = false
    var isOpaque = false
    var allowsEdgeAntialiasing = false
    var allowsGroupOpacity = true
    var needsDisplayOnBoundsChange = false
    var cornerCurve = CALayerCornerCurve.circular
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear
    var style: [AnyHashable: Any]?
}

extension CALayer {
    /// Whether the layer should be kept as a picture: it is, as long as it does not change.
    public var shouldRasterize: Bool {
        get { hints.shouldRasterize }
        set { hints.shouldRasterize = newValue }
    }

    public var rasterizationScale: CGFloat {
        get { hints.rasterizationScale }
        set { hints.rasterizationScale = newValue }
    }

    public var drawsAsynchronously: Bool {
        get { hints.drawsAsynchronously }
        set { hints.drawsAsynchronously = newValue }
    }

    /// A promise that the contents cover the bounds.
    public var isOpaque: Bool {
        get { hints.isOpaque }
        set { hints.isOpaque = newValue }
    }

    /// Whether edges are smoothed: they always are, except those that `edgeAntialiasingMask` leaves out.
    public var allowsEdgeAntialiasing: Bool {
        get { hints.allowsEdgeAntialiasing }
        set { hints.allowsEdgeAntialiasing = newValue }
    }

    /// Whether the opacity applies to the layer and its sublayers as a group, as it always does.
    public var allowsGroupOpacity: Bool {
        get { hints.allowsGroupOpacity }
        set {
            if !newValue { Console.once("opacity always applies to a layer and its sublayers as a group here.") }
            hints.allowsGroupOpacity = newValue
        }
    }

    /// Whether the contents are drawn anew when the size changes.
    public var needsDisplayOnBoundsChange: Bool {
        get { hints.needsDisplayOnBoundsChange }
        set { hints.needsDisplayOnBoundsChange = newValue }
    }

    public var cornerCurve: CALayerCornerCurve {
        get { hints.cornerCurve }
        set { hints.cornerCurve = newValue }
    }

    public var minificationFilter: CALayerContentsFilter {
        get { hints.minificationFilter }
        set { hints.minificationFilter = newValue }
    }

    public var magnificationFilter: CALayerContentsFilter {
        get { hints.magnificationFilter }
        set {
            if newValue == .nearest { Console.once("contents are always sampled linearly here, whatever the filter.") }
            hints.magnificationFilter = newValue
        }
    }

    /// Values of a style sheet, for code to keep.
    public var style: [AnyHashable: Any]? {
        get { hints.style }
        set { hints.style = newValue }
    }

    /// How much of the corner a continuous curve takes up, as a factor of the radius.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    /// The size that the layer would like to have: its own.
    public func preferredFrameSize() -> CGSize { bounds.size }
}
