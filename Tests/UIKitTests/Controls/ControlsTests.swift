import Testing

@testable import UIKit

@MainActor struct ControlsTests {
    private let stage = ListStage()

    private func changes(of control: UIControl) -> () -> Int {
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        return { count }
    }

    @Test("a tap turns a switch on and says so; code that sets it says nothing")
    func switching() {
        let control = stage.show(UISwitch(), CGRect(x: 10, y: 20, width: 51, height: 31))
        let count = changes(of: control)
        stage.tap(20, 30)
        #expect(control.isOn && count() == 1)
        control.setOn(false, animated: true)
        #expect(!control.isOn && count() == 1)
    }

    @Test("a slider follows the finger between its ends")
    func sliding() {
        let slider = stage.show(UISlider(), CGRect(x: 0, y: 100, width: 128, height: 34))
        slider.minimumValue = 10
        slider.maximumValue = 30
        let count = changes(of: slider)
        stage.drag(from: CGPoint(x: 14, y: 117), to: CGPoint(x: 64, y: 140))
        #expect(slider.value == 20 && count() == 10)
        stage.drag(from: CGPoint(x: 64, y: 117), to: CGPoint(x: 250, y: 117))
        #expect(slider.value == 30)
    }

    @Test("a segment is chosen where it is touched")
    func segments() {
        let control = stage.show(
            UISegmentedControl(items: ["a", "b", "c"]), CGRect(x: 0, y: 0, width: 300, height: 32))
        let count = changes(of: control)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
        stage.tap(250, 10)
        stage.tap(270, 10)
        #expect(control.selectedSegmentIndex == 2 && count() == 1 && control.titleForSegment(at: 2) == "c")
    }

    @Test("pages and steps go on at the right and back at the left, as far as they go")
    func pagesAndSteps() {
        let pages = stage.show(UIPageControl(), CGRect(x: 0, y: 0, width: 100, height: 28))
        pages.numberOfPages = 2
        stage.tap(80, 10)
        stage.tap(80, 10)
        #expect(pages.currentPage == 1)
        let stepper = stage.show(UIStepper(), CGRect(x: 0, y: 200, width: 94, height: 32))
        stepper.stepValue = 40
        for _ in 0..<3 { stage.tap(80, 215) }
        #expect(stepper.value == 100)
        stage.tap(10, 215)
        #expect(stepper.value == 60)
    }

    @Test("an indicator turns with the clock by an eighth at a time, and hides when it is stopped")
    func indicator() {
        let view = stage.show(UIActivityIndicatorView(style: .whiteLarge), CGRect(x: 0, y: 0, width: 37, height: 37))
        #expect(view.isHidden)
        stage.act { view.startAnimating() }
        #expect(!view.isHidden && view.isAnimating)
        func angle() -> CGFloat {
            let transform = view.layer.sublayers?.first?.presentation()?.transform ?? CATransform3DIdentity
            return atan2(transform.m12, transform.m11)
        }
        stage.wait(0.25)
        #expect(abs(angle() - .pi / 2) < 1e-6)
        stage.wait(0.8)
        #expect(abs(angle() - .pi / 2) < 1e-6)
        stage.act { view.stopAnimating() }
        #expect(view.isHidden)
    }

    @Test("progress keeps between nothing and all")
    func progress() {
        let view = stage.show(UIProgressView(), CGRect(x: 0, y: 0, width: 200, height: 4))
        stage.act { view.progress = 0.25 }
        #expect(view.subviews.first?.frame.width == 50)
        stage.act { view.progress = 7 }
        #expect(view.progress == 1)
    }
}

/// Says no to digits.
@MainActor private final class NoDigits: NSObject, UITextFieldDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        !string.contains(where: \.isNumber)
    }
}

@MainActor struct TypingTests {
    private let stage = ListStage()

    @Test("a touched text field takes what is typed in its window, unless its delegate says no")
    func typing() {
        let field = stage.show(UITextField(), CGRect(x: 0, y: 0, width: 200, height: 34))
        let delegate = NoDigits()
        field.delegate = delegate
        #expect(!stage.window.type("x"))
        stage.tap(100, 10)
        #expect(field.isFirstResponder && stage.window.type("ab") && stage.window.type("7"))
        #expect(stage.window.type("c") && stage.window.typeBackspace() && field.text == "ab")
        field.resignFirstResponder()
        #expect(!stage.window.type("x") && field.text == "ab")
    }

    @Test("an alert's button closes it and does its work once it is gone")
    func alert() {
        let root = UIViewController()
        stage.act { stage.window.rootViewController = root }
        let alert = UIAlertController(title: "Really?", message: "All of it.", preferredStyle: .alert)
        var log: [String] = []
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.append("cancel") })
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak root] _ in
                log.append("delete \(root?.presentedViewController == nil)")
            })
        stage.act { root.present(alert, animated: true) }
        stage.wait(1)
        #expect(root.presentedViewController === alert && root.view.window != nil)
        // The right button of two, at the bottom of a panel of 270 points in the middle.
        let panel = alert.view.subviews[0].frame
        #expect(panel.width == 270 && abs(panel.midX - 150) <= 0.5)
        stage.tap(panel.maxX - 30, panel.maxY - 20)
        stage.wait(1)
        #expect(log == ["delete true"])
    }
}

@MainActor struct TextViewTests {
    private let stage = ListStage()

    @Test("a text view is as high inside as its lines, and takes what is typed at its end")
    func textView() {
        let view = stage.show(UITextView(), CGRect(x: 0, y: 0, width: 100, height: 60))
        stage.act { view.text = String(repeating: "word ", count: 60) }
        #expect(view.contentSize.height > 200 && view.contentSize.width == 100)
        stage.act { view.text = "a" }
        stage.tap(50, 30)
        #expect(stage.window.type("b\nc") && view.text == "ab\nc")
        view.isEditable = false
        #expect(view.resignFirstResponder() && !view.becomeFirstResponder())
    }
}
