/// Sizes of the system's cells, in points.
private let gap: CGFloat = 16
private let lineGap: CGFloat = 3
private let verticalRoom: CGFloat = 9.5
private let value2Width: CGFloat = 97
private let value2Gap: CGFloat = 6

/// The title, the detail and the picture of a cell that is made of the system's parts.
@MainActor final class CellLabels {
    let title: UILabel = CellLabel()
    let detail: UILabel = CellLabel()
    let picture: UIImageView = CellImageView()
    private let style: UITableViewCell.CellStyle

    /// Called when one of them shows something else.
    var onChange: () -> Void = {} {
        didSet {
            for case let view as any CellPart in [title, detail, picture] as [UIView] { view.onChange = onChange }
        }
    }

    init(style: UITableViewCell.CellStyle) {
        self.style = style
        title.font = .systemFont(ofSize: 17)
        detail.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
        switch style {
        case .default, .subtitle: break
        case .value1: detail.textColor = .secondaryLabel
        case .value2:
            title.font = .systemFont(ofSize: 12)
            detail.font = .systemFont(ofSize: 15)
            title.textAlignment = .right
            title.textColor = .systemBlue
        }
        picture.contentMode = .scaleAspectFit
    }

    func add(to content: UIView) {
        for view in [picture, title, detail] as [UIView] { content.addSubview(view) }
    }

    private var showsDetail: Bool { style != .default && detail.text?.isEmpty == false }

    /// Where the texts begin: behind the picture, if there is one.
    func textStart(margin: CGFloat) -> CGFloat {
        guard let image = picture.image, style != .value2 else { return margin }
        return margin + image.size.width + gap
    }

    /// The height that the texts and the picture need.
    func height(width: CGFloat, margin: CGFloat) -> CGFloat {
        let room = CGSize(width: max(width - textStart(margin: margin) - margin, 0), height: .greatestFiniteMagnitude)
        let titleHeight = title.sizeThatFits(room).height
        let detailHeight = showsDetail ? detail.sizeThatFits(room).height : 0
        let text =
            style == .subtitle && showsDetail ? titleHeight + lineGap + detailHeight : max(titleHeight, detailHeight)
        let least = style == .subtitle && showsDetail ? 58 : UITableView.standardRowHeight
        return max(text + 2 * verticalRoom, least)
    }

    /// Gives them their places in the content view.
    func layOut(in bounds: CGRect, margin: CGFloat, isRightToLeft: Bool) {
        var room = bounds.insetBy(dx: margin, dy: 0)
        picture.isHidden = picture.image == nil
        if let image = picture.image, style != .value2 {
            let height = min(image.size.height, bounds.height)
            let width = image.size.height > 0 ? image.size.width * height / image.size.height : 0
            picture.frame = CGRect(
                x: room.minX, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
            room.origin.x += width + gap
            room.size.width -= width + gap
        }
        room.size.width = max(room.size.width, 0)
        switch style {
        case .default: title.frame = middle(title, in: room)
        case .subtitle: layOutSubtitle(in: room)
        case .value1: layOutSideBySide(in: room)
        case .value2: layOutValue2(in: room)
        }
        if isRightToLeft {
            for view in [picture, title, detail] as [UIView] { view.center.x = bounds.width - view.center.x }
        }
    }

    private func middle(_ label: UILabel, in room: CGRect) -> CGRect {
        let height = min(label.sizeThatFits(room.size).height, room.height)
        return CGRect(
            x: room.minX, y: (room.midY - height / 2).rounded(), width: room.width, height: height)
    }

    private func layOutSubtitle(in room: CGRect) {
        guard showsDetail else {
            title.frame = middle(title, in: room)
            return
        }
        let (top, bottom) = (title.sizeThatFits(room.size).height, detail.sizeThatFits(room.size).height)
        let y = (room.midY - (top + lineGap + bottom) / 2).rounded()
        title.frame = CGRect(x: room.minX, y: y, width: room.width, height: top)
        detail.frame = CGRect(x: room.minX, y: y + top + lineGap, width: room.width, height: bottom)
    }

    /// The title has the room first, the detail what is left.
    private func layOutSideBySide(in room: CGRect) {
        let width = min(title.sizeThatFits(room.size).width, room.width)
        title.frame = middle(title, in: CGRect(x: room.minX, y: room.minY, width: width, height: room.height))
        let left = max(room.width - width - value2Gap, 0)
        let size = min(detail.sizeThatFits(room.size).width, left)
        detail.frame = middle(
            detail, in: CGRect(x: room.maxX - size, y: room.minY, width: size, height: room.height))
    }

    private func layOutValue2(in room: CGRect) {
        title.frame = middle(
            title, in: CGRect(x: room.minX, y: room.minY, width: value2Width, height: room.height))
        let start = value2Width + value2Gap
        detail.frame = middle(
            detail,
            in: CGRect(
                x: room.minX + start, y: room.minY, width: max(room.width - start, 0), height: room.height))
    }
}

/// A part of a cell that says when it shows something else.
@MainActor private protocol CellPart: UIView {
    var onChange: () -> Void { get set }
}

/// A cell's label: another text may need another place.
private final class CellLabel: UILabel, CellPart {
    var onChange: () -> Void = {}

    override var text: String? {
        didSet { onChange() }
    }

    override var attributedText: NSAttributedString? {
        didSet { onChange() }
    }

    override var font: UIFont! {
        didSet { onChange() }
    }

    override var numberOfLines: Int {
        didSet { onChange() }
    }
}

/// A cell's picture: another one may be of another size.
private final class CellImageView: UIImageView, CellPart {
    var onChange: () -> Void = {}

    override var image: UIImage? {
        didSet { if image !== oldValue { onChange() } }
    }
}
