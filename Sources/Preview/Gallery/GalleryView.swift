import UIKit

/// The gallery's ground, frames and captions; the moving pictures are laid into the frames by who draws it.
final class GalleryView: UIView {
    /// What stands below a picture.
    struct Caption: Equatable {
        let name: String
        let key: String
    }

    private static let padding: CGFloat = 14  // pt
    private static let heading: CGFloat = 34  // pt

    private let veil = UIView()
    private let panel = UIView()
    private let title = UILabel.kit(Type.title, Palette.text)
    private let hint = UILabel.kit(Type.caption, Palette.secondary, .right)
    private let ring = UIView()
    private var captions: [(name: UILabel, key: UILabel)] = []
    /// What stays free at the sides, in points.
    var insets = UIEdgeInsets.zero { didSet { if insets != oldValue { setNeedsLayout() } } }
    private let shape: CGSize
    /// The chosen cell.
    var selection: Int { didSet { if selection != oldValue { setNeedsLayout() } } }

    /// - Parameter shape: What the pictures show.
    init(_ captions: [Caption], title text: String, shape: CGSize, selection: Int) {
        self.shape = shape
        self.selection = selection
        super.init(frame: .zero)
        veil.backgroundColor = UIColor(white: 0, alpha: 0.5)
        panel.layer.cornerRadius = 16
        ring.layer.cornerRadius = 10
        title.text = text
        hint.text = "arrows · Return · Esc"
        for view in [veil, panel, title, hint, ring] { addSubview(view) }
        self.captions = captions.map { caption in
            let name = UILabel.kit(Type.captionStrong, Palette.text, .center)
            let key = UILabel.kit(Type.caption, Palette.secondary, .center)
            name.text = caption.name
            name.adjustsFontSizeToFitWidth = true
            name.minimumScaleFactor = 0.7
            key.text = caption.key
            addSubview(name)
            addSubview(key)
            return (name, key)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Where the cells lie.
    var layout: GalleryLayout {
        var room = bounds.inset(by: insets).insetBy(dx: Self.padding, dy: Self.padding)
        room.origin.y += Self.heading
        room.size.height -= Self.heading
        return GalleryLayout(count: max(captions.count, 1), shape: shape, room: room)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout
        veil.frame = bounds
        let cells = layout.bounds(count: captions.count)
        panel.frame = CGRect(
            x: cells.minX - Self.padding, y: cells.minY - Self.heading - 4, width: cells.width + 2 * Self.padding,
            height: cells.height + Self.heading + Self.padding)
        panel.backgroundColor = Palette.glass
        panel.setRim(Palette.rim)
        let width = title.textWidth
        place(title, cells.minX, panel.frame.minY + 10, width, 18)
        place(hint, cells.minX + width + 8, panel.frame.minY + 11, cells.width - width - 8, 16)
        hint.isHidden = hint.textWidth > cells.width - width - 8
        for (index, caption) in captions.enumerated() {
            let picture = layout.picture(index)
            place(caption.name, picture.minX - 4, picture.maxY + 3, picture.width + 8, 16)
            place(caption.key, picture.minX, picture.maxY + 18, picture.width, 14)
            caption.name.show(index == selection ? Palette.accent : Palette.text)
        }
        ring.frame = layout.picture(min(selection, max(captions.count - 1, 0))).insetBy(dx: -3, dy: -3)
        ring.setRim(Palette.accent, width: 2)
    }

    /// The cell at a point; nil between them.
    func cell(at point: CGPoint) -> Int? {
        captions.indices.first { layout.cell($0).insetBy(dx: -4, dy: -4).contains(point) }
    }

    /// Whether a point is beside the panel.
    func isOutside(_ point: CGPoint) -> Bool { !panel.frame.contains(point) }
}
