/// Makes the layers of views.
enum LayerFactory {
    /// A layer of a class, by its own `init()`; a plain one, and a line on the console, for what is no layer's class.
    static func make(_ type: AnyClass) -> CALayer {
        guard type != CALayer.self else { return CALayer() }
        if let layer = CALayer.make(type) { return layer }
        Console.once("a view's layerClass \(type) cannot be made here; the view has a CALayer.")
        return CALayer()
    }
}
