import Transitions
import UIKit

@testable import Preview

/// An inspector on a window, what it told, and contents to show in it.
@MainActor
final class InspectorStage {
    let stage: ToolStage
    let view = InspectorView(frame: .zero)
    var events: [InspectorEvent] = []

    init(_ content: InspectorContent, height: CGFloat = 900, dark: Bool = true, scale: CGFloat = 1) {
        stage = ToolStage(width: InspectorView.width, height: height, dark: dark, scale: scale)
        view.onEvent = { [weak self] in self?.events.append($0) }
        view.show(content)
        stage.add(view, stage.window.bounds)
        show(elapsed: 0.2)
    }

    func close() {
        stage.close()
    }

    func show(elapsed: Double) {
        var moment = InspectorMoment()
        moment.elapsed = elapsed
        moment.fraction = elapsed / 0.45
        for index in view.visibleTracks { moment.values[index] = "\(ValueScale.fixed(elapsed, places: 2)), 426.00" }
        view.show(moment)
        stage.layOut()
    }

    /// Scrolls so that a view lies in the middle.
    func reveal(_ target: UIView) {
        let place = target.convert(target.bounds, to: view.scroll.content)
        view.scroll.showRect(place.insetBy(dx: 0, dy: -min(view.scroll.bounds.height - place.height, 200) / 2))
        stage.layOut()
    }

    static func content(tracks: Int = 4) -> InspectorContent {
        var content = InspectorContent()
        content.effect = "Circle Rect Spread"
        content.operation = "present"
        content.isPlaying = true
        content.isLooping = true
        content.speed = 0.25
        content.canUndo = true
        content.duration = 0.45
        let kinds: [(String, String, String, String, Double, Double, Curve)] = [
            ("to", "position", "196.5, 762", "196.5, 426", 0, 0.45, .easeOut),
            ("to", "transform.scale", "0.01", "1", 0, 0.45, .easeOut),
            ("to", "opacity", "0", "1", 0.1, 0.3, .easeInOut),
            ("disc", "transform.scale", "0.01", "1", 0.05, 0.4, .spring(dampingRatio: 0.5, response: 0.2)),
        ]
        content.tracks = (0..<tracks).map { index in
            let kind = kinds[index % kinds.count]
            return TrackRow(
                layer: 10 + index, layerName: kind.0, property: kind.1, from: kind.2, to: kind.3, delay: kind.4,
                duration: kind.5, curve: CurvePlot { kind.6.value(at: $0) },
                curveName: "\(kind.6)".components(separatedBy: ",")[0])
        }
        content.setDuration = .init(0.45, default: 0.5)
        content.curve = .init(.cubic(0.2, 0, 0, 1), default: .easeInOut)
        content.parameters = parameters
        content.gesture = [
            .init(.edgeWidth, value: .init(24, default: 24)), .init(.threshold, value: .init(16, default: 10)),
            .init(.projection, value: .init(0.499, default: 0.499)),
        ]
        content.command =
            "segue run circle-rect-spread --operation present --duration 0.45 --curve 0.2,0,0,1 --set startScale=0.05 --set discColor=#FFA500"
        return content
    }

    private static var parameters: [InspectorContent.ParameterRow] {
        let orange = Parameter.Color(red: 255, green: 165, blue: 0)
        return [
            .init(
                key: "startScale", title: "scale at the start", kind: .number(0...1, .none),
                value: .init(.number(0.05), default: .number(0.01))),
            .init(
                key: "edge", title: "centre above the bottom without an element", kind: .number(0...1000, .points),
                value: .init(.number(90), default: .number(90))),
            .init(
                key: "discColor", title: "disc's colour", kind: .color,
                value: .init(.color(orange), default: .color(orange))),
            .init(
                key: "ground", title: "behind the flight", kind: .optionalColor,
                value: .init(.color(nil), default: .color(orange))),
            .init(
                key: "center", title: "centre without an element", kind: .point,
                value: .init(.point(CGPoint(x: 110, y: 150)), default: .point(CGPoint(x: 110, y: 150)))),
            .init(
                key: "offset", title: "shadow's offset", kind: .size,
                value: .init(.size(CGSize(width: 5, height: -3)), default: .size(CGSize(width: 5, height: 5)))),
            .init(
                key: "fades", title: "fades the edges", kind: .flag, value: .init(.flag(true), default: .flag(false))),
        ]
    }
}
