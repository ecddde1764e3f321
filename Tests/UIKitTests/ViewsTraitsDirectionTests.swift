import Testing

@testable import UIKit

/// What follows the reading direction.
@MainActor struct ViewsTraitsDirectionTests {
    /// Runs with a device whose language is read from right to left.
    private func rightToLeft(_ body: () -> Void) {
        let before = UIScreen.main.model
        defer { UIScreen.main.model = before }
        UIScreen.main.model.direction = .rightToLeft
        UIScreen.main.model.scale = 1
        body()
    }

    /// The leftmost and the rightmost column with any ink; one that fits nothing where there is none.
    private func ink(_ label: UILabel) -> ClosedRange<Int> {
        label.layer.displayIfNeeded()
        guard let image = label.layer.contents as? CGImage else { return 100...100 }
        let columns = (0..<image.width).filter { x in (0..<image.height).contains { image[x, $0] >> 24 > 8 } }
        return (columns.first ?? 100)...(columns.last ?? 100)
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        label.text = text
        label.font = .systemFont(ofSize: 17)
        return label
    }

    @Test("what a layout means decides whether it turns round")
    func attributes() {
        typealias Meaning = UISemanticContentAttribute
        let table: [(Meaning, UIUserInterfaceLayoutDirection, UIUserInterfaceLayoutDirection)] = [
            (.unspecified, .leftToRight, .rightToLeft), (.playback, .leftToRight, .leftToRight),
            (.spatial, .leftToRight, .leftToRight), (.forceLeftToRight, .leftToRight, .leftToRight),
            (.forceRightToLeft, .rightToLeft, .rightToLeft),
        ]
        for (meaning, left, right) in table {
            #expect(UIView.userInterfaceLayoutDirection(for: meaning) == left)
            #expect(UIView.userInterfaceLayoutDirection(for: meaning, relativeTo: .leftToRight) == left)
            #expect(UIView.userInterfaceLayoutDirection(for: meaning, relativeTo: .rightToLeft) == right)
            rightToLeft {
                #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
                #expect(UIView.userInterfaceLayoutDirection(for: meaning) == right)
                let view = UIView()
                view.semanticContentAttribute = meaning
                #expect(view.effectiveUserInterfaceLayoutDirection == right)
            }
        }
    }

    @Test("natural text starts where the layout does, whatever its script; left and right stay")
    func alignment() {
        for text in ["Hello", "שלום"] {
            rightToLeft {
                let natural = label(text)
                #expect(ink(natural).upperBound > 190)
                #expect(natural.textRect(forBounds: natural.bounds, limitedToNumberOfLines: 1).maxX == 200)
                natural.semanticContentAttribute = .forceLeftToRight
                #expect(ink(natural).lowerBound < 10)
                let left = label(text)
                left.textAlignment = .left
                #expect(ink(left).lowerBound < 10)
                let styled = label("")
                styled.attributedText = NSAttributedString(string: text)
                #expect(ink(styled).upperBound > 190)
            }
            UIScreen.main.model.scale = 1
            #expect(ink(label(text)).lowerBound < 10)
        }
    }

    @Test("another direction reaches what is shown: views lay themselves out, labels draw, those who watch are told")
    func change() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let label = label("Hello")
        window.addSubview(label)
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        var told: [UITraitEnvironmentLayoutDirection] = []
        label.registerForTraitChanges([UITraitLayoutDirection.self]) { (label: UILabel, old: UITraitCollection) in
            told += [old.layoutDirection, label.traitCollection.layoutDirection]
        }
        UIScreen.main.model.scale = 1
        #expect(ink(label).lowerBound < 10)
        rightToLeft {
            #expect(told == [.leftToRight, .rightToLeft])
            #expect(ink(label).upperBound > 190)
        }
        #expect(told.count == 4)
        #expect(ink(label).lowerBound < 10)
    }

    @Test("a button's picture comes first in the reading direction")
    func button() {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        func order() -> Bool { (button.imageView?.frame.minX ?? 0) < (button.titleLabel?.frame.minX ?? 0) }
        #expect(order())
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        #expect(!order())
    }

    @Test(
        "a pushed screen comes from where lines end; the way back is a drag from where they begin",
        arguments: [false, true])
    func navigation(isRightToLeft: Bool) {
        let before = UIScreen.main.model
        defer { UIScreen.main.model = before }
        UIScreen.main.model.direction = isRightToLeft ? .rightToLeft : .leftToRight
        let s = NavigationStage()
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.wait(0.1)
        let shown = s.next.view.layer.presentation()?.position.x ?? 0
        #expect(isRightToLeft ? shown < 150 : shown > 240)
        s.stage.rest()
        // From the other edge nothing happens.
        for start in [isRightToLeft ? 4 : 386, isRightToLeft ? 386 : 4] as [CGFloat] {
            let way: CGFloat = start < 100 ? 20 : -20
            s.stage.act { s.stage.window.touch(1, phase: .began, at: CGPoint(x: start, y: 300), time: 0) }
            for step in 1...10 {
                let point = CGPoint(x: start + way * CGFloat(step), y: 300)
                s.stage.act { s.stage.window.touch(1, phase: .moved, at: point, time: Double(step) / 10) }
            }
            let isBack = start == (isRightToLeft ? 386 : 4)
            #expect((s.stage.transition?.operation == .pop) == isBack)
            if isBack { #expect(abs((s.stage.transition?.fraction ?? 0) - 190.0 / 390) < 0.03) }
            let end = CGPoint(x: start + way * 10, y: 300)
            s.stage.act { s.stage.window.touch(1, phase: .ended, at: end, time: 2) }
            s.stage.rest()
        }
    }

    @Test("the bars run in the reading direction: back at the right, the first tab at the right")
    func bars() {
        rightToLeft {
            let s = NavigationStage(pushed: true, hidesBar: false)
            // The mirror of the place that the button has in the other direction.
            let back = CGPoint(x: 390 - 30, y: 22)
            s.stage.act { s.stage.window.touch(1, phase: .began, at: back, time: 1) }
            s.stage.act { s.stage.window.touch(1, phase: .ended, at: back, time: 1.1) }
            s.stage.wait(0.1)
            #expect(s.stage.transition?.operation == .pop)
            s.stage.rest()
            let tabs = UITabBarController()
            tabs.setViewControllers([Screen("A"), Screen("B"), Screen("C")], animated: false)
            let stage = TransitionStage(tabs)
            stage.act { stage.window.layoutIfNeeded() }
            let place = CGPoint(x: 40, y: tabs.tabBar.frame.midY)
            stage.act { stage.window.touch(1, phase: .began, at: place, time: 1) }
            stage.act { stage.window.touch(1, phase: .ended, at: place, time: 1.1) }
            stage.rest()
            #expect(tabs.selectedIndex == 2)
        }
    }

    @Test("the screen's new size comes to controllers as a turn of the device does, and the safe area with it")
    func turning() {
        final class Turning: UIViewController {
            var told: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                told.append(size)
            }
        }
        let before = UIScreen.main.model
        defer { UIScreen.main.model = before }
        let upright = CGSize(width: 390, height: 844)
        UIScreen.main.model = UIScreen.Model(
            size: upright, scale: 1, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        let turning = Turning()
        let stage = TransitionStage(turning)
        stage.act {
            UIScreen.main.model = UIScreen.Model(
                size: CGSize(width: 844, height: 390), scale: 1,
                safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        }
        #expect(turning.told == [CGSize(width: 844, height: 390)])
        #expect(turning.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(turning.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        #expect(turning.traitCollection.verticalSizeClass == .compact)
    }
}
