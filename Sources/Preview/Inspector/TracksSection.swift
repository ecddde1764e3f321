import UIKit

/// Every animated property on a common time line, with the playhead through all of them.
@MainActor final class TracksSection: InspectorSection {
    private static let bottom: CGFloat = 8  // pt
    private static let emptyHeight: CGFloat = 20  // pt

    var onHover: (Int?) -> Void = { _ in }
    let ruler = TimeRuler()
    private(set) var tracks: [TrackRow] = []
    /// The rows that there are views for, by their place in the list: those that are to be seen.
    private(set) var rows: [Int: TrackRowView] = [:]
    private var spare: [TrackRowView] = []
    private let head = UIView()
    private let headKnob = UIView()
    private let none = UILabel.kit(Type.caption, Palette.secondary)
    private var values: [Int: String] = [:]
    private var elapsed = 0.0
    private var duration = 0.0
    /// What is to be seen of the section, in its own coordinates.
    private var sight = CGRect.zero
    private weak var hovered: TrackRowView?
    private var toldLayer: Int?

    init() {
        super.init(title: "Animations")
        none.text = "Nothing has been animated yet: play the transition."
        addSubview(none)
        for view in [head, headKnob] {
            view.isUserInteractionEnabled = false
            view.backgroundColor = Palette.head
            addSubview(view)
        }
        headKnob.layer.cornerRadius = 4
        addSubview(ruler)
        bringSubviewToFront(head)
        bringSubviewToFront(headKnob)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var bodyHeight: CGFloat {
        rulerHeight + (tracks.isEmpty ? Self.emptyHeight : CGFloat(tracks.count) * TrackRowView.height) + Self.bottom
    }

    /// With nothing to scrub there is no ruler.
    private var rulerHeight: CGFloat { duration > 0 || !tracks.isEmpty ? TimeRuler.height : 0 }

    /// The places in the list of the rows that are to be seen.
    var visible: Range<Int> {
        guard header.isOpen, !tracks.isEmpty else { return 0..<0 }
        let top = SectionHeader.height + rulerHeight
        let first = Int(((sight.minY - top) / TrackRowView.height).rounded(.down))
        let end = Int(((sight.maxY - top) / TrackRowView.height).rounded(.up))
        let low = min(max(first, 0), tracks.count)
        return low..<max(min(end, tracks.count), low)
    }

    func show(_ content: InspectorContent) {
        let isOther = tracks != content.tracks || duration != content.duration
        if isOther {
            let old = height
            tracks = content.tracks
            duration = content.duration
            header.note = tracks.isEmpty ? "" : "\(tracks.count)"
            for (index, row) in rows where index < tracks.count { row.row = tracks[index] }
            setNeedsLayout()
            if height != old { onResize() }
        }
        ruler.duration = content.duration
        ruler.show(loop: content.loop)
    }

    func show(_ moment: InspectorMoment) {
        if values != moment.values {
            values = moment.values
            for (index, row) in rows { row.show(value: values[index] ?? "") }
        }
        if elapsed != moment.elapsed {
            elapsed = moment.elapsed
            ruler.show(elapsed: elapsed)
            placeHead()
        }
    }

    /// Another part of the section is to be seen.
    func look(at rect: CGRect) {
        guard rect != sight else { return }
        sight = rect
        setNeedsLayout()
    }

    private var axis: TimeAxis {
        let ends = tracks.map(\.end).filter(\.isFinite)
        let extent = max(duration, ends.max() ?? 0)
        return TimeAxis(
            extent: extent > 0 ? extent : 1, left: Grid.margin, width: max(bounds.width - 2 * Grid.margin, 1))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isOpen = header.isOpen
        ruler.isHidden = !isOpen
        placeHead()
        none.isHidden = !isOpen || !tracks.isEmpty
        if !isOpen { updateRows() }
    }

    override func layOutBody(y: CGFloat) {
        // The numbers stay in sight while the tracks below them are scrolled.
        let last = max(bounds.height - rulerHeight - Self.bottom, y)
        let top = min(max(sight.minY, y), last)
        place(ruler, 0, top, bounds.width, rulerHeight)
        ruler.axis = axis
        place(none, Grid.margin, y + rulerHeight, bounds.width - 2 * Grid.margin, 16)
        updateRows()
        placeHead()
    }

    /// Makes rows for what is to be seen, and takes back those that are not.
    private func updateRows() {
        let visible = visible
        for (index, row) in rows where !visible.contains(index) {
            rows[index] = nil
            row.hover(at: nil)
            row.removeFromSuperview()
            spare.append(row)
        }
        let axis = axis
        for index in visible {
            let row = rows[index] ?? makeRow(index)
            row.axis = axis
            place(
                row, 0, SectionHeader.height + rulerHeight + CGFloat(index) * TrackRowView.height, bounds.width,
                TrackRowView.height)
        }
    }

    private func makeRow(_ index: Int) -> TrackRowView {
        let row = spare.popLast() ?? TrackRowView()
        row.row = tracks[index]
        row.show(value: values[index] ?? "")
        row.onHover = { [weak self, weak row] in self?.hovered(row, $0) }
        rows[index] = row
        insertSubview(row, at: 0)
        return row
    }

    /// One that is left tells nothing if another has been entered meanwhile.
    private func hovered(_ row: TrackRowView?, _ isOver: Bool) {
        if isOver {
            hovered = row
        } else if hovered === row {
            hovered = nil
        }
        let layer = hovered?.row?.layer
        guard layer != toldLayer else { return }
        toldLayer = layer
        onHover(layer)
    }

    /// Moves the playhead, and nothing else: it is called for each frame.
    private func placeHead() {
        let isShown = header.isOpen && duration > 0
        head.isHidden = !isShown
        headKnob.isHidden = !isShown
        guard isShown else { return }
        let x = axis.x(elapsed)
        let top = ruler.frame.minY
        place(head, x - 0.5, top + 16, 1, max(bounds.height - top - 16 - Self.bottom, 0))
        place(headKnob, x - 4, top + 12, 8, 8)
    }
}
