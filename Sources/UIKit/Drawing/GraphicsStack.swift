/// A context for so many points, made when it is first asked for.
final class LazyCanvas {
    /// In points.
    let size: CGSize
    /// Pixels per point.
    let scale: CGFloat
    private let isOpaque: Bool
    private let prepare: (CGContext) -> Void

    /// The context, if anyone has asked for it.
    private(set) var context: CGContext?

    /// - Parameter prepare: sets the new context up.
    init(size: CGSize, scale: CGFloat, isOpaque: Bool = false, prepare: @escaping (CGContext) -> Void = { _ in }) {
        self.size = size
        self.scale = scale
        self.isOpaque = isOpaque
        self.prepare = prepare
    }

    /// A canvas for a context that there is already.
    init(_ context: CGContext) {
        size = CGSize(width: context.width, height: context.height)
        scale = 1
        isOpaque = false
        prepare = { _ in }
        self.context = context
    }

    /// The context; nil for a size that no bitmap can have.
    func makeContext() -> CGContext? {
        if context == nil, size.width > 0, size.height > 0 {
            let width = (size.width * scale - 0.001).rounded(.up)
            let height = (size.height * scale - 0.001).rounded(.up)
            let limit = CGFloat(CGImage.largestSide)
            guard width <= limit, height <= limit else { return nil }
            context = CGContext(width: Int(width), height: Int(height), scale: scale, isOpaque: isOpaque)
            if let context {
                prepare(context)
            }
        }
        return context
    }
}

/// The contexts that drawing goes to, the innermost last.
enum GraphicsStack {
    /// The main thread's.
    nonisolated(unsafe) static var canvases: [LazyCanvas] = []

    /// Lets drawing in the closure go to a canvas.
    static func with(_ canvas: LazyCanvas, _ draw: () -> Void) {
        canvases.append(canvas)
        defer { canvases.removeLast() }
        draw()
    }
}

/// The context that drawing goes to; nil outside of all drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsStack.canvases.last?.makeContext()
}

/// Lets drawing go to a context until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsStack.canvases.append(LazyCanvas(context))
}

public func UIGraphicsPopContext() {
    _ = GraphicsStack.canvases.popLast()
}

/// Opens a transparent bitmap context of one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Opens a bitmap context; a scale of 0 stands for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UITraitCollection.screenScale
    GraphicsStack.canvases.append(LazyCanvas(size: size, scale: scale, isOpaque: opaque))
}

/// What has been drawn since the image context was opened.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let canvas = GraphicsStack.canvases.last, let image = canvas.makeContext()?.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: canvas.scale, orientation: .up)
}

public func UIGraphicsEndImageContext() {
    _ = GraphicsStack.canvases.popLast()
}

/// Fills a rectangle of the current context with its fill colour.
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a frame one point wide inside a rectangle with the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill([
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
        CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ])
}

/// Clips the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.clip(to: rect)
}
