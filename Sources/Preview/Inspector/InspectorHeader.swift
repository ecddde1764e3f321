import UIKit

/// What runs, and the buttons that move the time.
@MainActor final class InspectorHeader: UIView {
    static let height: CGFloat = 80  // pt
    private static let titleHeight: CGFloat = 40  // pt

    var onEvent: (InspectorEvent) -> Void = { _ in }

    let effect = KitButton(font: Type.title)
    let operation = KitButton(.swap, title: "", font: Type.body)
    let close = KitButton(.close)
    let undo = KitButton(.undo)
    let redo = KitButton(.redo)
    let toStart = KitButton(.toStart)
    let back = KitButton(.stepBack)
    let play = KitButton(.play, look: .filled)
    let forward = KitButton(.stepForward)
    let loop = KitButton(.loop)
    let speed = ValueField(
        ValueScale(range: Speed.limits, kind: .logarithmic, step: 0.05, sign: "×"), value: 1, default: 1)
    let time = UILabel.kit(Type.body, Palette.text, .right)
    private let rule = UIView()
    private var duration = 0.0
    private var elapsed = 0.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [effect, operation, close, undo, redo, toStart, back, play, forward, loop, speed, time, rule] {
            addSubview(view)
        }
        let events: [(KitButton, InspectorEvent)] = [
            (effect, .openGallery), (operation, .nextOperation), (close, .close), (undo, .undo), (redo, .redo),
            (toStart, .toStart), (back, .step(-1)), (play, .playPause), (forward, .step(1)),
        ]
        for (button, event) in events {
            button.onPress = { [weak self] in self?.onEvent(event) }
        }
        loop.onPress = { [weak self] in
            guard let self else { return }
            onEvent(.loop(!loop.isOn))
        }
        speed.onChange = { [weak self] in self?.onEvent(.speed($0, $1)) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ content: InspectorContent) {
        effect.title = content.effect
        operation.title = content.operation
        play.glyph = content.isPlaying ? .pause : .play
        loop.isOn = content.isLooping
        speed.show(content.speed)
        undo.isEnabled = content.canUndo
        redo.isEnabled = content.canRedo
        for button in [toStart, back, forward] { button.isEnabled = content.duration > 0 }
        duration = content.duration
        showTime()
        setNeedsLayout()
    }

    func show(elapsed: Double) {
        guard elapsed != self.elapsed else { return }
        self.elapsed = elapsed
        showTime()
    }

    private func showTime() {
        guard duration > 0 else { return time.show("") }
        let (now, all) = (
            ValueScale.fixed(elapsed * 1000, places: 0), ValueScale.fixed(duration * 1000, places: 0)
        )
        time.show("\(now) / \(all) ms")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (side, width) = (Grid.control, bounds.width)
        var right = width - 12
        for button in [close, redo, undo] {
            right -= side
            place(button, right, (Self.titleHeight - side) / 2 + 2, side, side)
        }
        // The grounds of the buttons reach out, so that their words stand at the margin.
        let operationWidth = operation.fittingWidth
        let effectWidth = min(effect.fittingWidth, right - operationWidth - Grid.gap)
        place(effect, Grid.margin - 8, 10, effectWidth, side)
        place(operation, Grid.margin - 8 + effectWidth, 10, operationWidth, side)

        let y = Self.titleHeight + 4
        var x = Grid.margin - 4
        for button in [toStart, back, play, forward, loop] {
            let own: CGFloat = button === play ? 36 : 28
            place(button, x, y, own, side + 4)
            x += own + 2
        }
        place(speed, x + 2, y + 4, 52, side - 4)
        x += 56
        place(time, x, y, width - Grid.margin - x, side + 4)
        place(rule, 0, Self.height - hairline, width, hairline)
        rule.paint(Palette.line)
        paint(Palette.panel)
    }
}
