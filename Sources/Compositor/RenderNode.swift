/// One plane of a picture: what a layer looks like at one instant, with all it holds.
///
/// A node is a value without views, layers or time. Its geometry is in its own plane, in points, y downwards;
/// `projection` carries that plane into its parent's, and a root node's into device pixels.
///
/// Drawn in this order: shadow; then, clipped to the rounded bounds if `clipsToBounds` is set, background, contents,
/// children from back to front, border. `mask` and `opacity` apply to all of it together (group opacity).
package struct RenderNode {
    /// From the node's plane to its parent's.
    package var projection = Projection.identity
    /// The rectangle that background and border fill and `clipsToBounds` clips to.
    package var bounds = CGRect.zero
    /// Of the node with its children, 0…1.
    package var opacity: CGFloat = 1
    /// What is made of the picture behind the bounds; it lies under the background.
    package var backdrop: Backdrop?
    package var background: RGBA?
    /// Radius of the bounds' corners, in points; at most half the shorter side counts.
    package var cornerRadius: CGFloat = 0
    package var roundedCorners = Corners.all
    package var clipsToBounds = false
    package var border: Border?
    package var contents: Contents?
    package var shadow: Shadow?
    package var mask: Mask?
    /// The edges of the bounds that are blended where they cross pixels; the others are cut at the nearest whole pixel,
    /// so that two halves of one picture meet without a seam.
    package var antialiasedEdges = Edges.all
    package var children: [RenderNode] = []

    package init() {}
}

extension RenderNode {
    /// Sides of the bounds.
    package struct Edges: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }
        package static let left = Edges(rawValue: 1)
        package static let right = Edges(rawValue: 2)
        package static let bottom = Edges(rawValue: 4)
        package static let top = Edges(rawValue: 8)
        package static let all: Edges = [.left, .right, .bottom, .top]
    }

    /// Corners of the bounds, named for their place on the screen.
    package struct Corners: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }
        package static let topLeft = Corners(rawValue: 1)
        package static let topRight = Corners(rawValue: 2)
        package static let bottomLeft = Corners(rawValue: 4)
        package static let bottomRight = Corners(rawValue: 8)
        package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    }

    /// A line drawn inside the bounds' edge.
    package struct Border: Equatable, Sendable {
        package var width: CGFloat
        package var color: RGBA
        package init(width: CGFloat, color: RGBA) {
            self.width = width
            self.color = color
        }
    }

    /// What the node shows between its background and its children.
    package enum Contents {
        /// A part of an image (in its pixels) laid over a rectangle of the plane. Sampling never reads outside `source`.
        case image(CGImage, source: CGRect, destination: CGRect)
        /// Colours over the bounds along a line, in unit coordinates of the bounds.
        indirect case gradient(Gradient)
        /// A filled, then stroked outline.
        indirect case shape(Shape)
    }

    /// Straight colours at ascending locations 0…1; interpolated premultiplied; the first and the last extend outwards.
    package struct Gradient: Equatable, Sendable {
        package enum Kind: Equatable, Sendable {
            case axial
            /// An ellipse about the start, its corner at the end.
            case radial
        }
        package var kind: Kind
        package var colors: [RGBA]
        package var locations: [CGFloat]
        package var start: CGPoint
        package var end: CGPoint
        package init(kind: Kind, colors: [RGBA], locations: [CGFloat], start: CGPoint, end: CGPoint) {
            self.kind = kind
            self.colors = colors
            self.locations = locations
            self.start = start
            self.end = end
        }
    }

    package struct Shape {
        package var path: CGPath
        package var fill: RGBA?
        package var fillRule: CGPathFillRule
        package var stroke: Stroke?
        package init(path: CGPath, fill: RGBA?, fillRule: CGPathFillRule, stroke: Stroke?) {
            self.path = path
            self.fill = fill
            self.fillRule = fillRule
            self.stroke = stroke
        }
    }

    package struct Stroke: Equatable {
        package var color: RGBA
        package var width: CGFloat
        package var cap: CGLineCap
        package var join: CGLineJoin
        package var miterLimit: CGFloat
        /// Lengths of dashes and gaps in turn; empty for a whole line.
        package var dashes: [CGFloat]
        package var dashPhase: CGFloat
        /// The part of the path's length that is drawn, as fractions 0…1.
        package var start: CGFloat
        package var end: CGFloat
        package init(
            color: RGBA, width: CGFloat, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
            dashes: [CGFloat] = [], dashPhase: CGFloat = 0, start: CGFloat = 0, end: CGFloat = 1
        ) {
            self.color = color
            self.width = width
            self.cap = cap
            self.join = join
            self.miterLimit = miterLimit
            self.dashes = dashes
            self.dashPhase = dashPhase
            self.start = start
            self.end = end
        }
    }

    /// A blurred silhouette under the node.
    package struct Shadow {
        package var color: RGBA
        /// The blur's radius in points; its Gaussian has this standard deviation.
        package var radius: CGFloat
        package var offset: CGSize
        /// 0…1, on top of the colour's alpha.
        package var opacity: CGFloat
        /// The silhouette, or nil for that of the node itself.
        package var path: CGPath?
        package init(color: RGBA, radius: CGFloat, offset: CGSize, opacity: CGFloat, path: CGPath?) {
            self.color = color
            self.radius = radius
            self.offset = offset
            self.opacity = opacity
            self.path = path
        }
    }

    /// What of the node with its children is seen.
    package indirect enum Mask {
        /// The inside of an outline in the node's plane, in the plane's own points.
        case path(CGPath, CGPathFillRule)
        /// The alpha of another node, whose `projection` leads to the masked node's plane.
        case node(RenderNode)
    }
}
