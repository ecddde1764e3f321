import Testing

@testable import UIKit

@MainActor struct ViewsGeometryTests {
    @Test("frame, bounds and center describe one place")
    func basics() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 50))
        #expect(view.center == CGPoint(x: 25, y: 45))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 50))
        view.center = CGPoint(x: 100, y: 200)
        #expect(view.frame == CGRect(x: 85, y: 175, width: 30, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(abs(view.frame.width - 50) < 1e-9 && abs(view.frame.height - 30) < 1e-9)
        #expect(view.bounds.size == CGSize(width: 30, height: 50))
    }

    @Test("another anchor point moves the view, and the transform turns about it")
    func anchor() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 50))
        view.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(view.frame == CGRect(x: 25, y: -5, width: 30, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(view.frame == CGRect(x: 25, y: -105, width: 60, height: 150))
    }

    /// Superview 100 × 200 → 140 × 320; view at (10, 30), 20 × 60; so margins are 10 | 20 | 70 and 30 | 60 | 110.
    nonisolated private static let resized: [(UIView.AutoresizingMask, CGRect)] = [
        ([], CGRect(x: 10, y: 30, width: 20, height: 60)),
        ([.flexibleWidth], CGRect(x: 10, y: 30, width: 60, height: 60)),
        ([.flexibleHeight], CGRect(x: 10, y: 30, width: 20, height: 180)),
        ([.flexibleLeftMargin], CGRect(x: 50, y: 30, width: 20, height: 60)),
        ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 30, width: 20, height: 60)),
        ([.flexibleTopMargin], CGRect(x: 10, y: 150, width: 20, height: 60)),
        ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 15, y: 30, width: 20, height: 60)),
        ([.flexibleWidth, .flexibleLeftMargin], CGRect(x: 10 + 40.0 / 3, y: 30, width: 20 + 80.0 / 3, height: 60)),
        (
            [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin],
            CGRect(x: 10, y: 48, width: 20, height: 96)
        ),
    ]

    @Test("a subview follows its superview's size by its mask", arguments: resized)
    func autoresizing(mask: UIView.AutoresizingMask, expected: CGRect) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let view = UIView(frame: CGRect(x: 10, y: 30, width: 20, height: 60))
        view.autoresizingMask = mask
        parent.addSubview(view)
        parent.frame.size = CGSize(width: 140, height: 320)
        #expect(abs(view.frame.minX - expected.minX) < 1e-9 && abs(view.frame.minY - expected.minY) < 1e-9)
        #expect(abs(view.frame.width - expected.width) < 1e-9 && abs(view.frame.height - expected.height) < 1e-9)
    }

    @Test("autoresizing leaves a transform alone and goes down the tree")
    func autoresizingDeep() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let middle = UIView(frame: parent.bounds)
        let leaf = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        middle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        leaf.autoresizingMask = .flexibleWidth
        parent.addSubview(middle)
        middle.addSubview(leaf)
        middle.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        parent.bounds.size = CGSize(width: 300, height: 400)
        #expect(middle.bounds.size == CGSize(width: 300, height: 400))
        #expect(middle.center == CGPoint(x: 150, y: 200))
        #expect(middle.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
        #expect(leaf.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
        parent.autoresizesSubviews = false
        parent.bounds.size = CGSize(width: 10, height: 10)
        #expect(middle.bounds.size == CGSize(width: 300, height: 400))
    }

    @Test("points and rectangles are converted through transforms, both ways and to the window")
    func conversion() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let a = UIView(frame: CGRect(x: 100, y: 200, width: 50, height: 100))
        let b = UIView(frame: CGRect(x: 10, y: 20, width: 20, height: 10))
        window.addSubview(a)
        a.addSubview(b)
        a.transform = CGAffineTransform(scaleX: 2, y: 3)
        // a's middle stays at (125, 250); b's origin lies (-15, -30) from it, so at (125 - 30, 250 - 90).
        #expect(b.convert(CGPoint.zero, to: window) == CGPoint(x: 95, y: 160))
        #expect(b.convert(CGPoint.zero, to: nil) == CGPoint(x: 95, y: 160))
        #expect(b.convert(CGPoint(x: 95, y: 160), from: nil) == .zero)
        #expect(b.convert(b.bounds, to: nil) == CGRect(x: 95, y: 160, width: 40, height: 30))
        #expect(window.convert(CGPoint(x: 95, y: 160), to: b) == .zero)
    }

    @Test("a hit is found through rotation and scale, front to back, and not outside, in hidden or deaf views")
    func hits() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let back = UIView(frame: CGRect(x: 50, y: 100, width: 100, height: 20))
        let front = UIView(frame: CGRect(x: 140, y: 100, width: 20, height: 20))
        root.addSubview(back)
        root.addSubview(front)
        #expect(root.hitTest(CGPoint(x: 145, y: 110), with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 60, y: 110), with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 60, y: 90), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 201, y: 90), with: nil) == nil)
        // Turned by a quarter, the bar stands upright about (100, 110).
        back.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(root.hitTest(CGPoint(x: 60, y: 110), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 105, y: 65), with: nil) === back)
        front.isHidden = true
        #expect(root.hitTest(CGPoint(x: 145, y: 110), with: nil) === root)
        front.isHidden = false
        front.alpha = 0.005
        #expect(root.hitTest(CGPoint(x: 145, y: 110), with: nil) === root)
        front.alpha = 1
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 145, y: 110), with: nil) === root)
    }

    @Test("a hit in perspective lands on what is seen there, and a plane seen edge-on is not hit")
    func hitsInPerspective() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let page = UIView(frame: root.bounds)
        root.addSubview(page)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 400
        page.transform3D = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
        // By hand: x = ±100 from the middle goes to 100 · cos 60° = 50, z = ∓86.6, w = 1 + (±86.6)/400 (the right edge is
        // farther away); so the edges are seen at 100 - 50/0.7835 = 36.18 and 100 + 50/1.2165 = 141.10.
        #expect(root.hitTest(CGPoint(x: 36, y: 50), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 37, y: 50), with: nil) === page)
        #expect(root.hitTest(CGPoint(x: 140.5, y: 50), with: nil) === page)
        #expect(root.hitTest(CGPoint(x: 141.5, y: 50), with: nil) === root)
        page.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) === root)
    }

    @Test("each content mode is the gravity of that name")
    func contentModes() {
        let view = UIView()
        let modes: [(UIView.ContentMode, CALayerContentsGravity)] = [
            (.scaleToFill, .resize), (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill),
            (.redraw, .resize), (.center, .center), (.top, .top), (.bottom, .bottom), (.left, .left),
            (.right, .right), (.topLeft, .topLeft), (.topRight, .topRight), (.bottomLeft, .bottomLeft),
            (.bottomRight, .bottomRight),
        ]
        for (mode, gravity) in modes {
            view.contentMode = mode
            #expect(view.layer.contentsGravity == gravity)
        }
    }

    @Test("the safe area reaches into views as far as they reach under it")
    func safeArea() {
        let before = UIScreen.main.model
        defer { UIScreen.main.model = before }
        UIScreen.main.model.size = CGSize(width: 400, height: 800)
        UIScreen.main.model.safeArea = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        let window = UIWindow()
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let view = UIView(frame: CGRect(x: 0, y: 20, width: 400, height: 760))
        let inner = UIView(frame: CGRect(x: 0, y: 740, width: 400, height: 20))
        window.addSubview(view)
        view.addSubview(inner)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
        view.transform = CGAffineTransform(translationX: 0, y: 300)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0))
        #expect(view.layoutMargins == UIEdgeInsets(top: 38, left: 8, bottom: 18, right: 8))
    }
}
