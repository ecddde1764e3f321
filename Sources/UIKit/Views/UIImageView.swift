/// Shows a picture. Its layer shows the picture's own pixels: nothing is drawn.
@preconcurrency @MainActor open class UIImageView: UIView {
    open var image: UIImage? {
        didSet { showImage() }
    }

    /// Shown instead of the image while the view is highlighted.
    open var highlightedImage: UIImage? {
        didSet { showImage() }
    }

    open var isHighlighted = false {
        didSet { showImage() }
    }

    /// Pictures to show one after the other instead, once started.
    open var animationImages: [UIImage]?
    open var highlightedAnimationImages: [UIImage]?
    /// Seconds for all of them once; 0 shows thirty a second.
    open var animationDuration: TimeInterval = 0
    /// How often they are shown; 0 for ever.
    open var animationRepeatCount = 0

    /// The pictures that are being shown one after the other.
    var series: FrameSeries?

    /// The picture on the layer and what it was tinted with.
    private var shown: (image: UIImage?, tint: RGBA?)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view as large as its picture.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        showImage()
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        self.highlightedImage = highlightedImage
        showImage()
    }

    public required init?(coder: NSCoder) {
        nil
    }

    open override var contentMode: ContentMode {
        didSet { showImage() }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.size ?? super.sizeThatFits(size)
    }

    open override var intrinsicContentSize: CGSize {
        image?.size ?? super.intrinsicContentSize
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showImage()
    }

    override func styleDidChange() {
        super.styleDidChange()
        showImage()
    }

    /// The contents are in the picture's scale, not the screen's.
    override func rescale(to scale: CGFloat) {}

    /// Gives the layer the pixels of the picture that is to be seen.
    func showImage() {
        let image = series?.current ?? (isHighlighted ? highlightedImage ?? self.image : self.image)
        let tint = image?.renderingMode == .alwaysTemplate ? tintColor.resolvedColor(with: traitCollection).rgba : nil
        if shown.image?.size != image?.size { invalidateIntrinsicContentSize() }
        if shown.image !== image || shown.tint != tint {
            let upright = image?.uprightImage
            layer.contents = tint.flatMap { upright?.tinted($0) } ?? upright
            shown = (image, tint)
        }
        layer.contentsScale = image?.scale ?? UIScreen.main.scale
        layer.contentsCenter = image?.stretchingPart ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    }
}

extension UIImage {
    /// The part within the cap insets, in unit coordinates.
    var stretchingPart: CGRect {
        guard capInsets != .zero, size.width > 0, size.height > 0 else {
            return CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        let inner = CGRect(origin: .zero, size: size).inset(by: capInsets)
        return CGRect(
            x: inner.minX / size.width, y: inner.minY / size.height, width: max(inner.width, 0) / size.width,
            height: max(inner.height, 0) / size.height)
    }
}
