import Testing

@testable import UIKit

@MainActor struct ViewsTraitsTests {
    @Test("a dynamic background follows the style of the nearest view that sets one")
    func backgrounds() {
        let root = UIView()
        let child = UIView()
        root.addSubview(child)
        child.backgroundColor = .systemBackground
        #expect(child.layer.backgroundColor == CGColor(gray: 1, alpha: 1))
        root.overrideUserInterfaceStyle = .dark
        #expect(child.layer.backgroundColor == CGColor(gray: 0, alpha: 1))
        child.overrideUserInterfaceStyle = .light
        #expect(child.layer.backgroundColor == CGColor(gray: 1, alpha: 1))
        #expect(child.traitCollection.userInterfaceStyle == .light)
    }

    @Test("a view that comes into a dark tree takes on its style")
    func entering() {
        let root = UIView()
        root.overrideUserInterfaceStyle = .dark
        let child = UIView()
        child.backgroundColor = .label
        root.addSubview(child)
        #expect(child.layer.backgroundColor == CGColor(gray: 1, alpha: 1))
        child.removeFromSuperview()
        child.backgroundColor = .label
        #expect(child.layer.backgroundColor == CGColor(gray: 0, alpha: 1))
    }

    @Test("a change of style is told once to each view, with the old traits, and colours resolve in the new ones")
    func telling() {
        final class Told: UIView {
            var log: [UIUserInterfaceStyle?] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                log.append(previousTraitCollection?.userInterfaceStyle)
                log.append(UITraitCollection.current.userInterfaceStyle)
            }
        }
        let root = UIView()
        let view = Told()
        var seen: [UIUserInterfaceStyle] = []
        root.addSubview(view)
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (view: Told, old: UITraitCollection) in
            seen += [old.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
        }
        root.overrideUserInterfaceStyle = .dark
        #expect(view.log == [.light, .dark])
        #expect(seen == [.light, .dark])
        view.unregisterForTraitChanges(registration)
        root.overrideUserInterfaceStyle = .light
        #expect(seen.count == 2 && view.log.count == 4)
    }

    @Test("the screen's style and scale reach what a visible window shows")
    func screen() {
        let before = UIScreen.main.model
        defer { UIScreen.main.model = before }
        let window = UIWindow()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        label.text = "x"
        window.addSubview(label)
        window.backgroundColor = .systemBackground
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        label.layer.displayIfNeeded()
        UIScreen.main.model.scale = 3
        UIScreen.main.model.style = .dark
        UIScreen.main.model.size = CGSize(width: 300, height: 500)
        #expect(window.layer.backgroundColor == CGColor(gray: 0, alpha: 1))
        #expect(window.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
        #expect(label.contentScaleFactor == 3 && label.layer.needsDisplay())
        #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 900, height: 1500))
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    }

    @Test("a layout is done with the view's own traits as the current ones")
    func layout() {
        final class Styled: UIView {
            var style = UIUserInterfaceStyle.unspecified
            override func layoutSubviews() { style = UITraitCollection.current.userInterfaceStyle }
        }
        let view = Styled()
        view.overrideUserInterfaceStyle = .dark
        view.layoutIfNeeded()
        #expect(view.style == .dark)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }
}
