/// Everything about a layer that can be animated or is needed to draw it: a value, so a copy is `=`.
package struct LayerState {
    package var bounds = CGRect.zero
    package var position = CGPoint.zero
    package var zPosition: CGFloat = 0
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var anchorPointZ: CGFloat = 0
    package var transform = CATransform3DIdentity
    package var sublayerTransform = CATransform3DIdentity
    package var opacity: CGFloat = 1
    package var isHidden = false
    package var isDoubleSided = true
    package var masksToBounds = false
    package var backgroundColor: RGBA?
    package var cornerRadius: CGFloat = 0
    package var maskedCorners = CACornerMask.all
    package var borderWidth: CGFloat = 0
    package var borderColor: RGBA? = .black
    package var shadowColor: RGBA? = .black
    package var shadowOpacity: CGFloat = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    package var shadowPath: CGPath?
    package var contents: CGImage?
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var contentsGravity = CALayerContentsGravity.resize
    package var contentsScale: CGFloat = 1
    package var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
    /// What is made of the picture behind the layer, as `RenderNode.Backdrop` reads it; empty for nothing.
    package var backdrop: [CGFloat] = []
    /// Whether what the layer and its sublayers show is seen only as the shape in which the backdrop shows.
    package var isVibrant = false
    /// Whether the sublayers lie in the superlayer's space instead of the layer's plane.
    package var isSpace = false
    /// Whether the plane is parallel to the superlayer's, and no perspective of its own is in it.
    var isFlat: Bool { transform.isFlat && transform.m43 == 0 && anchorPointZ == 0 }
    @Rare package var replicator: ReplicatorState?
    @Rare package var emitter: EmitterState?
    @Rare package var shape: ShapeState?
    @Rare package var gradient: GradientState?
}

/// What a shape layer adds.
package struct ShapeState {
    package var path: CGPath?
    package var fillColor: RGBA? = .black
    package var fillRule = CGPathFillRule.winding
    package var strokeColor: RGBA?
    package var lineWidth: CGFloat = 1
    package var lineCap = CGLineCap.butt
    package var lineJoin = CGLineJoin.miter
    package var miterLimit: CGFloat = 10
    package var lineDashPattern: [CGFloat] = []
    package var lineDashPhase: CGFloat = 0
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
}

/// What a gradient layer adds.
package struct GradientState {
    package var kind = RenderNode.Gradient.Kind.axial
    package var colors: [RGBA] = []
    /// Empty: spread evenly.
    package var locations: [CGFloat] = []
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    package static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
}

/// Edges of a layer that are smoothed where they cross pixels; the others are cut at a whole pixel.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

    package static let all: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let center = Self(rawValue: "center")
    public static let top = Self(rawValue: "top")
    public static let bottom = Self(rawValue: "bottom")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
    public static let topLeft = Self(rawValue: "topLeft")
    public static let topRight = Self(rawValue: "topRight")
    public static let bottomLeft = Self(rawValue: "bottomLeft")
    public static let bottomRight = Self(rawValue: "bottomRight")
    public static let resize = Self(rawValue: "resize")
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}
