import UIKit

/// The panel beside the screen: what is animated, and what can be set. It shows values and tells what is done to them.
///
/// It is made to be `InspectorView.width` points wide; below its head everything scrolls.
@MainActor
package final class InspectorView: UIView {
    /// In points.
    package static let width: CGFloat = 340

    package var onEvent: (InspectorEvent) -> Void = { _ in }

    let header = InspectorHeader()
    let tracks = TracksSection()
    let tuning = TuningSection()
    let gesture = GestureSection()
    let command = CommandSection()
    private let body = UIView()
    let scroll: ScrollContainer
    private let edge = UIView()
    private var content: InspectorContent?
    private var moment: InspectorMoment?

    package override init(frame: CGRect) {
        scroll = ScrollContainer(content: body)
        super.init(frame: frame)
        for section in sections {
            body.addSubview(section)
            section.onResize = { [weak self] in self?.setNeedsLayout() }
        }
        for view in [scroll, header, edge] { addSubview(view) }
        header.onEvent = { [weak self] in self?.onEvent($0) }
        tuning.onEvent = { [weak self] in self?.onEvent($0) }
        gesture.onEvent = { [weak self] in self?.onEvent($0) }
        command.onEvent = { [weak self] in self?.onEvent($0) }
        tracks.onHover = { [weak self] in self?.onEvent(.hover(layer: $0)) }
        tracks.ruler.onScrub = { [weak self] in self?.onEvent(.scrub($0, $1)) }
        tracks.ruler.onLoop = { [weak self] in self?.onEvent(.loopRange($0, $1)) }
        scroll.onScroll = { [weak self] in self?.look() }
    }

    package required init?(coder: NSCoder) {
        nil
    }

    private var sections: [InspectorSection] { [tracks, tuning, gesture, command] }

    /// The tracks that are to be seen, by their place in the list: the values of others need not be told.
    package var visibleTracks: Range<Int> { tracks.visible }

    /// Shows what is to be shown; what is shown already costs a comparison.
    package func show(_ new: InspectorContent) {
        guard new != content else { return }
        content = new
        header.show(new)
        tracks.show(new)
        tuning.show(new)
        gesture.show(new.gesture)
        let isChanged =
            new.setDuration.isChanged || new.curve.isChanged || new.parameters.contains(where: \.value.isChanged)
            || new.gesture.contains(where: \.value.isChanged)
        command.show(new.command, isChanged: isChanged)
    }

    /// Shows what runs with the time.
    package func show(_ new: InspectorMoment) {
        guard new != moment else { return }
        moment = new
        header.show(elapsed: new.elapsed)
        tracks.show(new)
        tuning.editor.fraction = new.fraction
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        paint(Palette.panel)
        let (width, height) = (bounds.width, bounds.height)
        place(header, 0, 0, width, InspectorHeader.height)
        place(edge, 0, 0, hairline, height)
        edge.paint(Palette.line)
        command.fit(width: width)
        var y: CGFloat = 0
        for section in sections {
            let own = section.height
            place(section, 0, y, width, own)
            y += own
        }
        scroll.contentHeight = y
        place(scroll, 0, InspectorHeader.height, width, height - InspectorHeader.height)
        look()
    }

    /// Tells the tracks what of them is to be seen.
    private func look() {
        let room = CGRect(x: 0, y: scroll.visible.minY, width: bounds.width, height: scroll.bounds.height)
        tracks.look(at: room.offsetBy(dx: 0, dy: -tracks.frame.minY))
    }
}
