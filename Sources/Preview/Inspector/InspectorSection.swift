import UIKit

/// A part of the inspector: a head that opens and closes it, and a body of a height of its own.
@MainActor class InspectorSection: UIView {
    let header: SectionHeader
    /// The height has changed.
    var onResize: () -> Void = {}

    init(title: String) {
        header = SectionHeader(title: title)
        super.init(frame: .zero)
        addSubview(header)
        header.onToggle = { [weak self] _ in
            self?.setNeedsLayout()
            self?.onResize()
        }
        clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The height of what is below the head, in points.
    var bodyHeight: CGFloat { 0 }

    /// In points.
    final var height: CGFloat { SectionHeader.height + (header.isOpen ? bodyHeight : 0) }

    /// Gives what is below the head its places, from a y downwards.
    func layOutBody(y: CGFloat) {}

    override func layoutSubviews() {
        super.layoutSubviews()
        place(header, 0, 0, bounds.width, SectionHeader.height)
        if header.isOpen { layOutBody(y: SectionHeader.height) }
    }
}

/// A section of settings below each other.
@MainActor class SettingsSection: InspectorSection {
    private static let gap: CGFloat = 4  // pt, between settings
    private static let bottom: CGFloat = 12  // pt

    /// What is shown, from top to bottom, and how high each is.
    var rows: [(view: UIView, height: () -> CGFloat)] = []

    func append(_ row: SettingRow) {
        addSubview(row)
        rows.append((row, { row.height }))
        row.onResize = { [weak self] in self?.resized() }
    }

    func resized() {
        setNeedsLayout()
        onResize()
    }

    private var shown: [(view: UIView, height: () -> CGFloat)] { rows.filter { !$0.view.isHidden } }

    override var bodyHeight: CGFloat {
        guard !shown.isEmpty else { return Self.bottom }
        return shown.reduce(Self.bottom - Self.gap) { $0 + $1.height() + Self.gap }
    }

    override func layOutBody(y: CGFloat) {
        var y = y
        for row in shown {
            let height = row.height()
            place(row.view, 0, y, bounds.width, height)
            y += height + Self.gap
        }
    }
}
