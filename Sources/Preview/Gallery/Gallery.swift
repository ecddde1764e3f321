import Transitions
import UIKit

/// All effects in a grid of moving pictures, to click or to choose with the arrows.
///
/// Its pictures are records of sessions of their own, made one at a time, a few milliseconds each, while it is already open.
@MainActor
final class Gallery {
    let window: ToolWindow
    private let view: GalleryView
    private let entries: [CatalogueEntry]
    private let configuration: Session.Configuration
    private let tunings: [String: Tuning]
    private let choose: (CatalogueEntry) -> Void
    private var samples: [EffectSample?] = []
    private var time = 0.0

    /// - Parameters:
    ///   - selection: The id of the effect marked at first.
    ///   - tunings: How effects are wanted, by their ids.
    ///   - choose: Called with the chosen one.
    init(
        place: CGRect, density: CGFloat, insets: UIEdgeInsets, title: String, selection: String,
        configuration: Session.Configuration, tunings: [String: Tuning], choose: @escaping (CatalogueEntry) -> Void
    ) {
        entries = Catalogue.all
        self.configuration = configuration
        self.tunings = tunings
        self.choose = choose
        window = ToolWindow(place: place, density: density)
        view = GalleryView(
            entries.map { .init(name: $0.name, key: $0.key.map(String.init) ?? "") }, title: title,
            shape: configuration.size,
            selection: entries.firstIndex { $0.id == selection } ?? 0)
        view.insets = insets
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        window.isHidden = false
    }

    func close() {
        window.isHidden = true
    }

    func move(to place: CGRect, density: CGFloat, insets: UIEdgeInsets) {
        window.move(to: place, density: density)
        view.insets = insets
    }

    /// Real time passes; the next picture is recorded.
    func pass(_ seconds: Double) {
        time += min(seconds, 0.1)
        guard samples.count < entries.count else { return }
        let entry = entries[samples.count]
        samples.append(
            EffectSample(entry, tuning: tunings[entry.id] ?? Tuning(), configuration: configuration))
    }

    /// The moving pictures in their frames, in window points.
    ///
    /// - Parameter density: Pixels per window point.
    func nodes(density: CGFloat) -> [RenderNode] {
        view.layoutIfNeeded()
        let layout = view.layout
        return samples.enumerated().compactMap { index, sample in
            guard let sample else { return nil }
            let place = layout.picture(index).offsetBy(dx: window.frame.minX, dy: window.frame.minY)
            let scale = place.width / sample.size.width
            // Each a little later than the one before: all at once they would be hard to look at.
            guard var picture = sample.node(at: time + Double(index) * 0.23, scale: scale * density) else { return nil }
            picture.projection = picture.projection.concatenating(
                Projection(CGAffineTransform(scaleX: scale, y: place.height / sample.size.height)))
            var frame = RenderNode()
            frame.bounds = CGRect(origin: .zero, size: place.size)
            frame.projection = Projection(CGAffineTransform(translationX: place.minX, y: place.minY))
            frame.clipsToBounds = true
            frame.cornerRadius = 7
            frame.children = [picture]
            return frame
        }
    }

    /// What the moving pictures depend on besides their places.
    var signature: Double { samples.isEmpty ? 0 : time }

    // MARK: Input

    /// A click: on a cell it chooses, beside the panel it closes; false to stay open.
    func click(at point: CGPoint) -> Bool {
        let local = window.local(point)
        if let index = view.cell(at: local) {
            choose(entries[index])
            return true
        }
        return view.isOutside(local)
    }

    func hover(at point: CGPoint) {
        if let index = view.cell(at: window.local(point)) { view.selection = index }
    }

    /// A key: arrows and Tab move, Return and Space choose, Escape closes; an effect's own key chooses it, and others do nothing
    /// behind the gallery. Nil if it is the window's, such as a screenshot; else whether the gallery is done.
    func press(_ key: Key, _ modifiers: Modifiers) -> Bool? {
        let columns = view.layout.columns
        switch key {
        case .left: move(by: -1)
        case .right: move(by: 1)
        case .up: move(by: -columns)
        case .down: move(by: columns)
        case .home: view.selection = 0
        case .end: view.selection = entries.count - 1
        case .return, .space:
            choose(entries[view.selection])
            return true
        case .escape:
            return true
        case .character(let character):
            guard modifiers.isEmpty else { return nil }
            // The keys that open it close it.
            if character == "a" || character == "c" { return true }
            guard let entry = entries.first(where: { $0.key == character }) else { return false }
            choose(entry)
            return true
        case .tab: move(by: modifiers.contains(.shift) ? -1 : 1)
        case .pageUp, .pageDown, .backspace, .delete: break
        case .function(let number): return number > 10 ? nil : false
        }
        return false
    }

    private func move(by offset: Int) {
        let next = view.selection + offset
        if entries.indices.contains(next) { view.selection = next }
    }
}
