import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct AutoLayoutConstraintTests {
    private let root = LayoutBench.root()

    @Test("anchors, attributes and multipliers place a view")
    func places() {
        let (a, b) = (LayoutBench.box(in: root), LayoutBench.box(in: root))
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            a.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25, constant: 10),
            a.heightAnchor.constraint(equalToConstant: 44),
            b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8),
            b.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 2),
            b.leftAnchor.constraint(equalToSystemSpacingAfter: a.rightAnchor, multiplier: 2),
            NSLayoutConstraint(
                item: b, attribute: .right, relatedBy: .equal, toItem: root, attribute: .right, multiplier: 1,
                constant: -5),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 20, y: 30, width: 90, height: 44))
        #expect(b.frame == CGRect(x: 126, y: 82, width: 189, height: 88))
        root.frame.size = CGSize(width: 400, height: 500)
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 20, y: 30, width: 110, height: 44))
        #expect(b.frame.maxX == 395)
    }

    @Test("from right to left, leading is on the right")
    func direction() {
        root.semanticContentAttribute = .forceRightToLeft
        let a = LayoutBench.box(in: root)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            a.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -200),
            a.topAnchor.constraint(equalTo: root.topAnchor), a.heightAnchor.constraint(equalToConstant: 10),
            a.widthAnchor.constraint(equalToConstant: 500).with(priority: 500),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 200, y: 0, width: 100, height: 10))
    }

    @Test("what frames place takes part with its frame, and moves what hangs on it")
    func frames() {
        let fixed = UIView(frame: CGRect(x: 40, y: 60, width: 80, height: 20))
        root.addSubview(fixed)
        let a = LayoutBench.box(in: root)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 7),
            a.centerYAnchor.constraint(equalTo: fixed.centerYAnchor),
            a.widthAnchor.constraint(equalTo: fixed.heightAnchor), a.heightAnchor.constraint(equalToConstant: 6),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 127, y: 67, width: 20, height: 6))
        fixed.frame = CGRect(x: 10, y: 100, width: 30, height: 50)
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 47, y: 122, width: 50, height: 6))
    }

    @Test("constraints reach through views that frames place, and across levels")
    func levels() {
        let middle = UIView(frame: CGRect(x: 30, y: 50, width: 200, height: 200))
        root.addSubview(middle)
        let (outer, inner) = (LayoutBench.box(in: root), LayoutBench.box(in: middle))
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 90),
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 70),
            outer.widthAnchor.constraint(equalToConstant: 25), outer.heightAnchor.constraint(equalToConstant: 35),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.topAnchor.constraint(equalTo: outer.bottomAnchor),
            inner.widthAnchor.constraint(equalTo: middle.widthAnchor, multiplier: 0.5),
            inner.heightAnchor.constraint(equalTo: outer.heightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 60, y: 55, width: 100, height: 35))
        middle.frame.origin.x = 40
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 50, y: 55, width: 100, height: 35))
    }

    @Test("a view keeps its transform: bounds and centre are set")
    func transform() {
        let a = LayoutBench.box(in: root)
        a.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3)
        a.layer.anchorPoint = CGPoint(x: 0, y: 1)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            a.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            a.widthAnchor.constraint(equalToConstant: 30), a.heightAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        #expect(a.bounds == CGRect(x: 0, y: 0, width: 30, height: 50))
        #expect(a.center == CGPoint(x: 10, y: 70))
        #expect(a.transform == CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3))
    }

    @Test("frames are rounded to pixels, edge by edge")
    func pixels() {
        let root = LayoutBench.root()
        let (a, b) = (LayoutBench.box(in: root), LayoutBench.box(in: root))
        for view in [a, b] {
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
            view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3.0).isActive = true
        }
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 0, y: 0, width: 106.5, height: 10))
        #expect(b.frame == CGRect(x: 106.5, y: 0, width: 107, height: 10))
    }

    @Test("content resists being cut more than being stretched, and a change of it is followed")
    func content() {
        let (a, b) = (Sized(100, 20), Sized(70, 30))
        root.addSubview(a)
        root.addSubview(b)
        a.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            a.topAnchor.constraint(equalTo: root.topAnchor), b.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 10, y: 0, width: 100, height: 20))
        #expect(b.frame == CGRect(x: 120, y: 470, width: 190, height: 30))
        a.size = CGSize(width: 150, height: 25)
        root.layoutIfNeeded()
        #expect(a.frame.size == CGSize(width: 150, height: 25) && b.frame.width == 140)
        a.size.width = 400
        b.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 220 && b.frame.width == 70)
    }

    @Test("what is active follows isActive, constant and priority")
    func changes() {
        let a = LayoutBench.box(in: root)
        let leading = a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        let (small, large) = (
            a.widthAnchor.constraint(equalToConstant: 50).with(priority: 500),
            a.widthAnchor.constraint(equalToConstant: 90).with(priority: 400)
        )
        NSLayoutConstraint.activate([leading, small, large])
        #expect(leading.isActive && root.constraints == [leading] && a.constraints == [small, large])
        root.layoutIfNeeded()
        #expect(a.frame.minX == 10 && a.frame.width == 50)
        leading.constant = 25
        large.priority = .required
        root.layoutIfNeeded()
        #expect(a.frame.minX == 25 && a.frame.width == 90)
        large.isActive = false
        root.layoutIfNeeded()
        #expect(a.frame.width == 50 && a.constraints == [small])
        a.removeFromSuperview()
        #expect(!leading.isActive && small.isActive && root.constraints.isEmpty)
    }

    @Test("of required constraints that contradict each other the newest is left out, with one line that names it")
    func conflict() {
        let a = LayoutBench.box(in: root)
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        a.widthAnchor.constraint(equalToConstant: 50).isActive = true
        let wrong = a.trailingAnchor.constraint(equalTo: root.trailingAnchor)
        wrong.identifier = "right side"
        wrong.isActive = true
        let lines = LayoutBench.lines {
            root.layoutIfNeeded()
            root.setNeedsLayout()
            root.layoutIfNeeded()
        }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("'right side' UIView.trailing == UIView.trailing") == true)
        #expect(a.frame.minX == 0 && a.frame.width == 50)
        root.frame.size.width = 50
        wrong.constant = 0
        root.layoutIfNeeded()
        #expect(a.frame.width == 50)
    }

    @Test("widths are not negative: a constraint that would make them so is left out")
    func negative() {
        let a = LayoutBench.box(in: root)
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200).isActive = true
        a.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 150).isActive = true
        let lines = LayoutBench.lines { root.layoutIfNeeded() }
        #expect(lines.count == 1 && a.frame.width == 0 && a.frame.minX == 200)
    }

    @Test("constraints between different hierarchies stay inactive, with Apple's words")
    func hierarchies() {
        let (a, stray) = (LayoutBench.box(in: root), UIView())
        let constraint = a.topAnchor.constraint(equalTo: stray.topAnchor)
        let lines = LayoutBench.lines { constraint.isActive = true }
        #expect(!constraint.isActive)
        #expect(lines.count == 1 && lines[0].contains("because they have no common ancestor"))
        let held = LayoutBench.lines { a.addConstraint(a.topAnchor.constraint(equalTo: root.topAnchor)) }
        #expect(held.count == 1 && held[0].contains("The view hierarchy is not prepared for the constraint"))
    }

    @Test("guides take part like views")
    func guides() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let a = LayoutBench.box(in: root)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
            guide.widthAnchor.constraint(equalToConstant: 36), guide.topAnchor.constraint(equalTo: root.topAnchor),
            guide.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
            a.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            a.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            a.widthAnchor.constraint(equalToConstant: 5), a.heightAnchor.constraint(equalToConstant: 6),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 48, y: 244, width: 5, height: 6))
        #expect(guide.layoutFrame == CGRect(x: 12, y: 0, width: 36, height: 250))
    }

    @Test("distances between anchors are lengths")
    func offsets() {
        let (a, b) = (LayoutBench.box(in: root), LayoutBench.box(in: root))
        for view in [a, b] {
            view.widthAnchor.constraint(equalToConstant: 40).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        }
        let before = root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
        let between = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        let after = b.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
        between.constraint(equalTo: before, multiplier: 2).isActive = true
        after.constraint(equalTo: before).isActive = true
        root.layoutIfNeeded()
        #expect(a.frame.minX == 60 && b.frame.minX == 220)
    }
}

extension NSLayoutConstraint {
    fileprivate func with(priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}
