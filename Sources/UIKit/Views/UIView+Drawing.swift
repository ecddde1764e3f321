extension UIView {
    /// Gives the layer what `draw(_:)` draws, if it draws anything.
    ///
    /// The bitmap is made when the current context is first asked for, so a view that draws nothing costs nothing and
    /// keeps whatever contents its layer was given. The bitmap is rounded up to whole pixels and only the part within the
    /// bounds is shown: at rest each of its pixels is a pixel of the screen.
    func drawContents() {
        let (bounds, scale) = (layer.bounds, layer.contentsScale)
        let canvas = LazyCanvas(size: bounds.size, scale: scale) { context in
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
        }
        traitCollection.performAsCurrent {
            GraphicsStack.with(canvas) { draw(bounds) }
        }
        if let image = canvas.context?.takeImage() {
            layer.contents = image
            layer.contentsRect = CGRect(
                x: 0, y: 0, width: bounds.width * scale / CGFloat(image.width),
                height: bounds.height * scale / CGFloat(image.height))
            showsDrawing = true
        } else if showsDrawing {
            layer.contents = nil
            layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
            showsDrawing = false
        }
    }
}
