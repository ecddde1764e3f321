import Testing

@testable import UIKit

/// Views that ask for sizes by what they show.
@MainActor @Suite(.serialized) struct AutoLayoutContentTests {
    private let root = LayoutBench.root()
    private let words = "A sentence that is a good deal longer than one line of a narrow label can hold"

    private func label(_ text: String, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        return label
    }

    @Test(
        "a label that wraps is as high as its text at the width that constraints leave it", arguments: [90, 150, 290])
    func wrapping(_ width: CGFloat) {
        let label = label(words)
        label.numberOfLines = 0
        let below = LayoutBench.box(in: root)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            label.widthAnchor.constraint(equalToConstant: width),
            below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 5),
            below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
            below.widthAnchor.constraint(equalToConstant: 5), below.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
        #expect(label.frame == CGRect(x: 20, y: 10, width: width, height: height) && height > 20)
        #expect(below.frame.minY == 15 + height)
        label.text = "Short"
        root.layoutIfNeeded()
        #expect(label.frame.height == label.sizeThatFits(.zero).height && below.frame.minY == 15 + label.frame.height)
    }

    @Test("a wider superview gives a wrapped label fewer lines")
    func turning() {
        let label = label(words)
        label.numberOfLines = 0
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -130),
        ])
        root.layoutIfNeeded()
        let narrow = label.frame.height
        root.frame.size.width = 600
        root.layoutIfNeeded()
        #expect(label.frame.width == 470 && label.frame.height < narrow)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 470, height: 0)).height)
    }

    @Test("labels of different sizes stand on one baseline, and columns count from baseline to baseline")
    func baselines() {
        let (small, large, below) = (label("xx"), label("XX", size: 40), label("xx", size: 11))
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            below.firstBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor, constant: 30),
            large.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
            below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        func baseline(_ label: UILabel) -> CGFloat {
            label.frame.minY + (label.bounds.height - label.font.lineHeight) / 2 + label.font.ascender
        }
        #expect(abs(baseline(small) - baseline(large)) < 1 && small.frame.minY > large.frame.minY)
        #expect(abs(baseline(below) - baseline(large) - 30) < 1)
    }

    @Test("the smallest size that fits follows constraints, content and the target")
    func fitting() {
        let card = UIView()
        let (picture, text) = (Sized(40, 60), label(words))
        text.numberOfLines = 0
        picture.setContentCompressionResistancePriority(.required, for: .horizontal)
        for view in [picture, text] { card.addSubview(view) }
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
            picture.topAnchor.constraint(equalTo: card.topAnchor, constant: 9),
            picture.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -9),
            text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
            text.topAnchor.constraint(equalTo: picture.topAnchor),
            text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
            text.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -9),
        ])
        let one = text.sizeThatFits(.zero)
        let loose = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(loose == CGSize(width: 12 + 40 + 8 + one.width + 12, height: 78))
        let narrow = card.systemLayoutSizeFitting(
            CGSize(width: 172, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(narrow.width == 172)
        #expect(narrow.height == max(text.sizeThatFits(CGSize(width: 100, height: 0)).height, 60) + 18)
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).height == 10000)
        #expect(card.frame == .zero && text.frame == .zero)
    }

    @Test("what scrolls is as large as the constraints inside say")
    func scrolling() {
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(scroll)
        let content = LayoutBench.box(in: scroll)
        let height = content.heightAnchor.constraint(equalToConstant: 900)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 20),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -20),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -30),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -40), height,
        ])
        root.layoutIfNeeded()
        #expect(scroll.frame == CGRect(x: 0, y: 40, width: 320, height: 460))
        #expect(content.frame == CGRect(x: 20, y: 10, width: 280, height: 900))
        #expect(scroll.contentSize == CGSize(width: 320, height: 940))
        scroll.contentOffset.y = 300
        height.constant = 1000
        root.layoutIfNeeded()
        #expect(scroll.contentSize.height == 1040 && scroll.contentOffset.y == 300)
        #expect(content.frame.minY == 10)
    }

    @Test("safe areas and margins bound what is pinned to their guides, and follow them")
    func guides() {
        let controller = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 11, left: 3, bottom: 7, right: 5)
        let view = controller.view ?? root
        let (safe, inner) = (LayoutBench.box(in: view), LayoutBench.box(in: view))
        func pin(_ view: UIView, _ guide: UILayoutGuide) {
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.leftAnchor.constraint(equalTo: guide.leftAnchor),
                view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                view.rightAnchor.constraint(equalTo: guide.rightAnchor),
            ])
        }
        pin(safe, view.safeAreaLayoutGuide)
        pin(inner, view.layoutMarginsGuide)
        view.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
        window.layoutIfNeeded()
        #expect(safe.frame == view.bounds.inset(by: view.safeAreaInsets) && view.safeAreaInsets.left == 3)
        #expect(inner.frame == view.bounds.inset(by: view.layoutMargins) && inner.frame.minX == 23)
        controller.additionalSafeAreaInsets.top = 60
        window.layoutIfNeeded()
        #expect(safe.frame.minY == view.safeAreaInsets.top && view.safeAreaInsets.top >= 60)
        #expect(inner.frame.minY == safe.frame.minY + 1)
        window.isHidden = true
    }

    @Test("fields, segments, dots and text views ask for more room when they show more")
    func controls() {
        func grows(_ view: UIView, _ change: () -> Void) -> (CGSize, CGSize) {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            root.layoutIfNeeded()
            let before = view.bounds.size
            change()
            root.layoutIfNeeded()
            return (before, view.bounds.size)
        }
        let field = UITextField()
        field.borderStyle = .roundedRect
        var (before, after) = grows(field) { field.text = "Some text" }
        #expect(before.height == 34 && after.height == 34 && after.width > before.width)
        let segments = UISegmentedControl(items: ["One", "Two"])
        (before, after) = grows(segments) { segments.insertSegment(withTitle: "Three", at: 2, animated: false) }
        #expect(after.width > before.width && before.height == 32)
        let dots = UIPageControl()
        dots.numberOfPages = 3
        (before, after) = grows(dots) { dots.numberOfPages = 5 }
        #expect(after.width == before.width + 32)
        let spinner = UIActivityIndicatorView(style: .medium)
        (before, after) = grows(spinner) { spinner.style = .large }
        #expect(before.width == 20 && after.height == 37)
        let text = UITextView()
        text.isScrollEnabled = false
        text.widthAnchor.constraint(equalToConstant: 120).isActive = true
        (before, after) = grows(text) { text.text = words }
        #expect(after.width == 120 && after.height == text.sizeThatFits(CGSize(width: 120, height: 0)).height)
        #expect(after.height > before.height && before.height > 16)
    }
}
