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
        /// The reading direction of the user's language.
        package var direction: UITraitEnvironmentLayoutDirection

        package init(
            size: CGSize, scale: CGFloat, cornerRadius: CGFloat = 0, safeArea: UIEdgeInsets = .zero,
            style: UIUserInterfaceStyle = .light, idiom: UIUserInterfaceIdiom = .phone,
            direction: UITraitEnvironmentLayoutDirection = .leftToRight
        ) {
            self.size = size
            self.scale = scale
            self.cornerRadius = cornerRadius
            self.safeArea = safeArea
            self.style = style
            self.idiom = idiom
            self.direction = direction
        }

        /// Tablets and unfolded phones have room both ways; a phone on its side is low, and wide only if it is a large one.
        var sizeClasses: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
            if idiom == .pad || min(size.width, size.height) >= Self.roomySide { return (.regular, .regular) }
            guard size.width > size.height else { return (.compact, .regular) }
            return (size.height >= Self.largePhoneSide ? .regular : .compact, .compact)
        }

        /// The shorter side, in points, from which a phone's screen counts as a tablet's.
        private static let roomySide: CGFloat = 600
        /// The shorter side, in points, from which a phone on its side has a regular width.
        private static let largePhoneSide: CGFloat = 414
    }

    /// The screen as it is; another size, scale, safe area, style or direction reaches every visible window at once.
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

    /// Frames a second at most; the virtual clock shows as many.
    public var maximumFramesPerSecond: Int { 60 }

    /// A picture of all that the screen's key window shows.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        UIWindowScene.only.keyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }

    public var traitCollection: UITraitCollection {
        let classes = model.sizeClasses
        return UITraitCollection(
            style: model.style, idiom: model.idiom, scale: model.scale, horizontal: classes.horizontal,
            vertical: classes.vertical, direction: model.direction)
    }

    /// Passes a change on to what shows the screen; a window that filled it goes on filling it, once no
    /// transition runs in it.
    private func adopt(from old: Model) {
        UITraitCollection.current = traitCollection
        UITraitCollection.screenScale = model.scale
        for window in UIApplication.shared.windows where window.ownScale == nil {
            if window.bounds.size == old.size {
                window.follow(to: model.size)
            }
            window.adoptScale(model.scale)
            window.refreshTraits()
            window.safeAreaMayHaveChanged()
        }
    }
}
