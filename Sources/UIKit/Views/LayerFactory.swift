internal import CSwiftCall

/// Makes the layers of views.
enum LayerFactory {
    /// A layer of a class, by its own `init()`; a plain one, and a line on the console, for what is no layer's class.
    static func make(_ type: AnyClass) -> CALayer {
        guard type != CALayer.self else { return CALayer() }
        guard type is CALayer.Type, let initialiser = slot?.initialiser(of: type),
            let object = segue_make(initialiser, unsafeBitCast(type, to: UnsafeRawPointer.self))
        else {
            Console.once("a view's layerClass \(type) cannot be made here; the view has a CALayer.")
            return CALayer()
        }
        return Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue()
    }

    /// `init()` is `NSObject`'s, so its entry comes before those of the initialisers that layers add.
    private static let slot = InitialiserSlot(declaredIn: CALayer.self, probe: LayerProbe.self)
}

/// Overrides `CALayer.init()`.
private final class LayerProbe: CALayer {
    override init() {
        super.init()
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }
}
