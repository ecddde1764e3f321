/// The device's screen: its size, scale and style, which the session chooses.
@preconcurrency @MainActor public final class UIScreen: NSObject {
    public static let main = UIScreen()

    /// What can be told apart about a device's screen.
    package struct Model: Equatable, Sendable {
        /// In points.
        package var size: CGSize
        /// Pixels per point.
        package var scale: CGFloat
        /// Radius of the glass's corners, in points.
        package var cornerRadius: CGFloat
        /// What rounded corners and cut-outs leave free, in points.
        package var safeArea: UIEdgeInsets
        package var style: UIUserInterfaceStyle
        package var idiom: UIUserInterfaceIdiom

        package init(
            size: CGSize, scale: CGFloat, cornerRadius: CGFloat = 0, safeArea: UIEdgeInsets = .zero,
            style: UIUserInterfaceStyle = .light, idiom: UIUserInterfaceIdiom = .phone
        ) {
            self.size = size
            self.scale = scale
            self.cornerRadius = cornerRadius
            self.safeArea = safeArea
            self.style = style
            self.idiom = idiom
        }
    }

    /// The screen as it is; another size, scale, safe area or style reaches every visible window at once.
    package var model = Model(
        size: CGSize(width: 393, height: 852), scale: 2,
        safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    {
        didSet {
            if model != oldValue {
                adopt(from: oldValue)
            }
        }
    }

    private override init() {
        super.init()
    }

    public var bounds: CGRect { CGRect(origin: .zero, size: model.size) }

    public var scale: CGFloat { model.scale }

    public var nativeScale: CGFloat { model.scale }

    /// In pixels.
    public var nativeBounds: CGRect {
        CGRect(
            x: 0, y: 0, width: (model.size.width * model.scale).rounded(),
            height: (model.size.height * model.scale).rounded())
    }

    public var traitCollection: UITraitCollection {
        UITraitCollection(
            style: model.style, idiom: model.idiom, scale: model.scale,
            horizontal: model.idiom == .pad ? .regular : .compact,
            vertical: model.idiom == .phone && model.size.width > model.size.height ? .compact : .regular,
            direction: .leftToRight)
    }

    /// Passes a change on to what shows the screen; a window that filled it goes on filling it.
    private func adopt(from old: Model) {
        UITraitCollection.current = traitCollection
        UITraitCollection.screenScale = model.scale
        for window in UIApplication.shared.windows {
            if window.bounds.size == old.size {
                window.frame = bounds
            }
            window.adoptScale(model.scale)
            window.refreshTraits()
            window.safeAreaMayHaveChanged()
        }
    }
}
