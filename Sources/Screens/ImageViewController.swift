/// A screen that is a picture: a screenshot of the user's own.
///
/// Pixel for pixel where the picture's size is the device's at some whole or half scale, else filling the screen, centred,
/// its aspect kept.
public final class ImageViewController: SampleViewController {
    /// The picture, in pixels: its own scale says nothing here.
    private let image: CGImage
    private let imageView = UIImageView(frame: .zero)

    public init(image: CGImage) {
        self.image = image
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    public override func build() {
        view.backgroundColor = .black
        view.clipsToBounds = true
        imageView.image = UIImage(cgImage: image)
        imageView.contentMode = .scaleToFill
        view.addSubview(imageView)
        leadForward()
    }

    /// A tap anywhere leads on where something follows, else back.
    private func leadForward() {
        onTap(view) { [weak self] in
            guard let self else { return }
            if let forward { forward(nil) } else { back?() }
        }
    }

    public override func arrange(in bounds: CGRect, safe: UIEdgeInsets) {
        imageView.frame = Self.frame(width: image.width, height: image.height, on: bounds.size)
    }

    /// Where a picture of so many pixels lies on a screen of so many points.
    static func frame(width: Int, height: Int, on screen: CGSize) -> CGRect {
        let (width, height) = (CGFloat(width), CGFloat(height))
        guard width > 0, height > 0, screen.width > 0, screen.height > 0 else { return .zero }
        for half in 1...8 {
            let scale = CGFloat(half) / 2
            if (screen.width * scale).rounded() == width, (screen.height * scale).rounded() == height {
                return CGRect(x: 0, y: 0, width: width / scale, height: height / scale)
            }
        }
        let factor = max(screen.width / width, screen.height / height)
        let size = CGSize(width: width * factor, height: height * factor)
        return CGRect(
            x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2, width: size.width,
            height: size.height)
    }
}
