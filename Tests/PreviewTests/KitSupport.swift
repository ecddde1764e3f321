import Foundation
import Testing
import UIKit

@testable import Preview

/// A window with tools on it, a pointer and a finger; a picture of it can be taken.
@MainActor
final class ToolStage {
    let window: UIWindow
    let pointer: ToolPointer
    private(set) var time = 100.0
    private var place = CGPoint.zero
    private let scale: CGFloat

    init(width: CGFloat = 340, height: CGFloat = 600, dark: Bool = true, scale: CGFloat = 1) {
        self.scale = scale
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        pointer = ToolPointer(root: window)
        window.ownScale = scale
        window.overrideUserInterfaceStyle = dark ? .dark : .light
        window.isHidden = false
    }

    /// Takes the window off the application's list.
    func close() {
        window.isHidden = true
    }

    @discardableResult
    func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        view.frame = frame
        window.addSubview(view)
        layOut()
        return view
    }

    func layOut() {
        VirtualClock.current.turn { window.layoutIfNeeded() }
    }

    // MARK: Input

    func down(_ point: CGPoint) {
        time += 1
        send(.began, point)
    }

    func move(to point: CGPoint) {
        time += 0.02
        send(.moved, point)
    }

    func up() {
        time += 0.02
        send(.ended, place)
    }

    func cancel() {
        VirtualClock.current.turn { window.cancelTouches(time: time) }
    }

    /// Presses and lets go; `count` times in a row, fast enough for a double click.
    func click(_ point: CGPoint, count: Int = 1) {
        time += 1
        for _ in 0..<count {
            time += 0.05
            send(.began, point)
            up()
        }
    }

    /// Presses at one point, goes in four steps to another, and lets go.
    func drag(_ start: CGPoint, to end: CGPoint) {
        down(start)
        for step in 1...4 {
            let part = CGFloat(step) / 4
            move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        up()
    }

    func hover(_ point: CGPoint?) {
        VirtualClock.current.turn { pointer.move(to: point) }
    }

    @discardableResult
    func key(_ key: Key, _ modifiers: Modifiers = []) -> Bool {
        var isTaken = false
        VirtualClock.current.turn { isTaken = pointer.press(key, modifiers) }
        return isTaken
    }

    @discardableResult
    func wheel(_ dy: CGFloat, at point: CGPoint) -> Bool {
        var isTaken = false
        VirtualClock.current.turn { isTaken = pointer.wheel(by: CGVector(dx: 0, dy: dy), at: point) }
        return isTaken
    }

    private func send(_ phase: UITouch.Phase, _ point: CGPoint) {
        place = point
        VirtualClock.current.turn {
            if phase == .began { pointer.press(at: point) }
            window.touch(0, phase: phase, at: point, time: time)
        }
    }

    // MARK: Pictures

    func picture(background: RGBA = RGBA(red: 0.3, green: 0.45, blue: 0.5, alpha: 1)) -> CGImage {
        layOut()
        let (width, height) = (
            Int((window.bounds.width * scale).rounded()), Int((window.bounds.height * scale).rounded())
        )
        var nodes: [RenderNode] = []
        if var node = window.layer.freeze().node(at: VirtualClock.current.now, scale: scale) {
            node.projection = node.projection.concatenating(Projection(CGAffineTransform(scaleX: scale, y: scale)))
            nodes.append(node)
        }
        return FrameRenderer().image(of: nodes, width: width, height: height, background: background)
    }

    /// Writes a picture where `SEGUE_PICTURES` says, to be looked at; without it nothing is written.
    func keep(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["SEGUE_PICTURES"] else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try picture().writePNG(to: "\(folder)/\(name).png")
    }
}

extension UIView {
    /// The middle, in the window's coordinates.
    var middle: CGPoint { convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil) }

    /// A place in the view, in the window's coordinates.
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { convert(CGPoint(x: x, y: y), to: nil) }

    /// Everything below this view that is to be seen, with its place in this view.
    var shownViews: [(view: UIView, frame: CGRect)] {
        subviews.filter { !$0.isHidden && $0.alpha > 0 }.flatMap { view in
            [(view, view.convert(view.bounds, to: self))]
                + view.shownViews.map { ($0.view, view.convert($0.frame, to: self)) }
        }
    }

    /// What is wrong with the texts below this view: cut ones, and those that reach out of what holds them.
    var textFaults: [String] {
        shownViews.compactMap { view, _ in
            guard let label = view as? UILabel, label.text?.isEmpty == false else { return nil }
            if label.isTruncated { return "“\(label.text ?? "")” is cut at \(label.bounds.width)" }
            let size = label.sizeThatFits(.zero)
            if label.numberOfLines == 1, size.height > label.bounds.height + 0.5 {
                return "“\(label.text ?? "")” is \(size.height) high in \(label.bounds.height)"
            }
            guard let around = label.superview else { return nil }
            let isInside = around.bounds.insetBy(dx: -0.6, dy: -0.6).contains(label.frame)
            return isInside ? nil : "“\(label.text ?? "")” at \(label.frame) leaves \(around.bounds.size)"
        }
    }
}

/// The pairs of views that are to be seen and lie over each other.
@MainActor func overlaps(_ views: [UIView]) -> [String] {
    let shown = views.filter { !$0.isHidden && $0.frame.width > 0 && $0.frame.height > 0 }
    return shown.indices.flatMap { first in
        shown[(first + 1)...].compactMap { second in
            let common = shown[first].frame.intersection(second.frame)
            guard common.width > 0.01, common.height > 0.01 else { return nil }
            return "\(type(of: shown[first])) \(shown[first].frame) and \(type(of: second)) \(second.frame)"
        }
    }
}
