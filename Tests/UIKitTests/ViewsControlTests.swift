import Testing

@testable import UIKit

@MainActor struct ViewsControlTests {
    private let stage = TouchStage()

    @Test("a control sends its events as the finger goes in and out, within 70 points of it still inside")
    func events() {
        let control = stage.add(UIControl(), CGRect(x: 100, y: 200, width: 50, height: 40))
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
            (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up"),
            (.touchUpOutside, "up outside"),
            (.touchCancel, "cancel"),
        ]
        var log: [String] = []
        for (event, name) in names {
            control.addAction(UIAction { _ in log.append(name) }, for: event)
        }
        stage.down(110, 210)
        stage.move(215, 210)
        stage.move(225, 210)
        #expect(!control.isHighlighted && control.isTracking && !control.isTouchInside)
        stage.move(230, 210)
        stage.move(200, 210)
        stage.up()
        #expect(log == ["down", "inside", "exit", "outside", "enter", "up"])
        log = []
        stage.down(110, 210)
        stage.move(110, 400)
        stage.up()
        stage.down(110, 210)
        stage.window.cancelTouches(time: stage.time)
        #expect(log == ["down", "exit", "up outside", "down", "cancel"])
        control.isEnabled = false
        stage.tap(110, 210)
        #expect(log.count == 5 && control.state == .disabled)
    }

    @Test("an action replaces one of the same identifier, knows its sender and can be removed")
    func actions() {
        let control = UIControl()
        var log: [String] = []
        let id = UIAction.Identifier("a")
        control.addAction(UIAction(identifier: id) { _ in log.append("old") }, for: .valueChanged)
        control.addAction(
            UIAction(identifier: id) { action in
                log.append("new")
                #expect(action.sender as? UIControl === control)
            }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        control.removeAction(identifiedBy: id, for: .allEvents)
        control.sendActions(for: .valueChanged)
        #expect(log == ["new"])
    }

    @Test("a button shows what belongs to its state, and is pressed by a tap")
    func button() {
        var presses = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in presses += 1 })
        _ = stage.add(button, CGRect(x: 10, y: 20, width: 200, height: 60))
        button.setTitle("Off", for: .disabled)
        button.setTitleColor(.red, for: .selected)
        #expect(button.titleLabel?.text == "Go" && button.currentTitleColor == .systemBlue)
        stage.down(100, 50)
        #expect(button.isHighlighted && button.titleLabel?.alpha ?? 1 < 0.5)
        stage.up()
        #expect(presses == 1 && button.titleLabel?.alpha == 1)
        button.isSelected = true
        #expect(button.titleLabel?.textColor == .red)
        button.isSelected = false
        button.isEnabled = false
        #expect(button.titleLabel?.text == "Off")
        stage.tap(100, 50)
        #expect(presses == 1)
    }

    @Test("title and picture lie side by side in the middle, or where the alignment says")
    func layout() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        button.setTitle("Go", for: .normal)
        button.setImage(UIImage(cgImage: CGImage(width: 20, height: 10) { _ in }), for: .normal)
        button.layoutIfNeeded()
        let (picture, label) = (try #require(button.imageView), try #require(button.titleLabel))
        #expect(picture.frame.size == CGSize(width: 20, height: 10) && picture.frame.minY == 25)
        #expect(label.frame.minX == picture.frame.maxX)
        #expect(abs((picture.frame.minX + label.frame.maxX) / 2 - 100) <= 0.5)
        button.contentHorizontalAlignment = .right
        button.contentVerticalAlignment = .top
        button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
        button.layoutIfNeeded()
        #expect(label.frame.maxX == 189 && label.frame.minY == 3 && picture.frame.minY == 3)
        let size = button.sizeThatFits(.zero)
        #expect(size.width == 20 + label.frame.width + 16 && size.height > 10 + label.frame.height + 7)
    }
}

/// A button as users write them: both initialisers overridden, and made without arguments.
@MainActor private final class OwnButton: UIButton {
    override init(frame: CGRect) {
        super.init(frame: frame)
        setTitle("own", for: .normal)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

@MainActor struct ViewsSubclassingTests {
    @Test("a subclass that overrides the two initialisers keeps the convenient ones")
    func initialisers() {
        #expect(OwnButton().currentTitle == "own")
        #expect(OwnButton(type: .system).currentTitleColor == .systemBlue)
    }
}
