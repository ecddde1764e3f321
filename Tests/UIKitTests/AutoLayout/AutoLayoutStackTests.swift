import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct AutoLayoutStackTests {
    private let root = LayoutBench.root()

    /// A stack at (10, 20) whose size is as given.
    private func stack(
        _ views: [UIView], _ axis: NSLayoutConstraint.Axis = .horizontal, width: CGFloat? = nil, height: CGFloat? = nil
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
        stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return stack
    }

    private let boxes = [Sized(30, 10), Sized(50, 24), Sized(20, 16)]

    @Test("without a size of its own a stack is as large as its views and the room between them")
    func hugging() {
        let row = stack(boxes)
        row.spacing = 7
        row.alignment = .center
        root.layoutIfNeeded()
        #expect(row.frame == CGRect(x: 10, y: 20, width: 114, height: 24))
        #expect(boxes.map(\.frame.minX) == [0, 37, 94] && boxes.map(\.frame.midY) == [12, 12, 12])
        row.axis = .vertical
        row.alignment = .trailing
        root.layoutIfNeeded()
        #expect(row.frame == CGRect(x: 10, y: 20, width: 50, height: 64))
        #expect(boxes.map(\.frame.minY) == [0, 17, 48] && boxes.map(\.frame.maxX) == [50, 50, 50])
    }

    @Test(
        "what is arranged lies in order, from end to end, with at least the spacing between",
        arguments: [
            UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
        ], [NSLayoutConstraint.Axis.horizontal, .vertical])
    func order(_ distribution: UIStackView.Distribution, _ axis: NSLayoutConstraint.Axis) {
        let row = stack(boxes, axis, width: 200, height: 190)
        (row.distribution, row.spacing) = (distribution, 5)
        root.layoutIfNeeded()
        func spans() -> [(CGFloat, CGFloat)] {
            boxes.map { axis == .horizontal ? ($0.frame.minX, $0.frame.maxX) : ($0.frame.minY, $0.frame.maxY) }
        }
        let total: CGFloat = axis == .horizontal ? 200 : 190
        #expect(spans()[0].0 == 0 && spans()[2].1 == total)
        for (one, next) in zip(spans(), spans().dropFirst()) {
            let fills = [.fill, .fillEqually, .fillProportionally].contains(distribution)
            #expect(fills ? next.0 == one.1 + 5 : next.0 >= one.1 + 5)
        }
        #expect(boxes.allSatisfy { axis == .horizontal ? $0.frame.height == 190 : $0.frame.width == 200 })
    }

    @Test("each distribution shares the length its way")
    func distributions() {
        LayoutBench.useTwoPixelsAPoint()
        let row = stack(boxes, width: 210)
        row.spacing = 5
        root.layoutIfNeeded()
        // The views hug equally: the room left over goes to one of them, the others keep their sizes.
        #expect(boxes.map(\.frame.width).sorted().prefix(2).allSatisfy { [20, 30, 50].contains($0) })
        row.distribution = .fillEqually
        root.layoutIfNeeded()
        #expect(boxes.map(\.frame.width).allSatisfy { abs($0 - 200 / 3) < 0.51 })
        row.distribution = .fillProportionally
        root.layoutIfNeeded()
        #expect(boxes.map(\.frame.width) == [60, 100, 40])
        row.distribution = .equalSpacing
        root.layoutIfNeeded()
        #expect(boxes.map(\.frame.minX) == [0, 85, 190] && boxes.map(\.frame.width) == [30, 50, 20])
        row.distribution = .equalCentering
        root.layoutIfNeeded()
        #expect(boxes.map(\.frame.midX) == [15, 107.5, 200])
    }

    @Test("a view with more hugging keeps its size and the other takes the room")
    func priorities() {
        let row = stack(Array(boxes.prefix(2)), width: 200)
        boxes[0].setContentHuggingPriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        #expect(boxes[0].frame.width == 30 && boxes[1].frame.width == 170)
        row.insertArrangedSubview(boxes[2], at: 0)
        boxes[2].setContentHuggingPriority(.required, for: .horizontal)
        root.layoutIfNeeded()
        #expect(boxes.map(\.frame.minX) == [20, 50, 0])
    }

    @Test("a hidden view takes no room, nor does what lies behind it; shown again it is back in place")
    func hiding() {
        let row = stack(boxes)
        row.spacing = 6
        row.setCustomSpacing(40, after: boxes[1])
        root.layoutIfNeeded()
        #expect(boxes[2].frame.minX == 30 + 6 + 50 + 40 && row.frame.width == 146)
        boxes[1].isHidden = true
        root.layoutIfNeeded()
        #expect(boxes[2].frame.minX == 36 && row.frame.width == 56 && row.arrangedSubviews.count == 3)
        boxes[1].isHidden = false
        root.layoutIfNeeded()
        #expect(boxes[2].frame.minX == 126 && row.customSpacing(after: boxes[1]) == 40)
        for view in boxes { view.isHidden = true }
        root.layoutIfNeeded()
        #expect(row.frame.size == .zero)
    }

    @Test("what is taken out of the line stays a subview; what leaves the stack leaves the line")
    func membership() {
        let row = stack(boxes)
        row.removeArrangedSubview(boxes[0])
        #expect(boxes[0].superview === row && row.arrangedSubviews == Array(boxes.dropFirst()))
        boxes[1].removeFromSuperview()
        #expect(row.arrangedSubviews == [boxes[2]] && row.subviews.count == 2)
        root.layoutIfNeeded()
        #expect(boxes[2].frame.minX == 0 && row.frame.width == 20)
    }

    @Test("margins bound what is arranged if the stack says so")
    func margins() {
        let row = stack(boxes)
        row.isLayoutMarginsRelativeArrangement = true
        row.layoutMargins = UIEdgeInsets(top: 3, left: 11, bottom: 5, right: 7)
        root.layoutIfNeeded()
        #expect(row.frame.size == CGSize(width: 118, height: 32))
        #expect(boxes[0].frame == CGRect(x: 11, y: 3, width: 30, height: 24))
        row.directionalLayoutMargins.leading = 1
        root.layoutIfNeeded()
        #expect(row.frame.width == 108 && boxes[0].frame.minX == 1)
    }

    @Test("from right to left the first view is on the right")
    func direction() {
        root.semanticContentAttribute = .forceRightToLeft
        let row = stack(boxes)
        row.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(row.frame.maxX == 310 && boxes.map(\.frame.minX) == [70, 20, 0])
    }

    @Test("labels in a row stand on one baseline")
    func baselines() {
        let (small, large) = (UILabel(), UILabel())
        (small.text, large.text, large.font) = ("xx", "XX", .systemFont(ofSize: 44))
        let row = stack([small, large])
        row.alignment = .firstBaseline
        root.layoutIfNeeded()
        func baseline(_ label: UILabel) -> CGFloat {
            label.frame.minY + (label.bounds.height - label.font.lineHeight) / 2 + label.font.ascender
        }
        #expect(abs(baseline(small) - baseline(large)) < 1 && large.frame.minY == 0 && small.frame.minY > 10)
        #expect(row.frame.height == large.frame.height)
    }

    @Test("stacks within stacks, with text that wraps, are as high as all of it")
    func nesting() {
        let text = UILabel()
        text.numberOfLines = 0
        text.text = "A sentence that is a good deal longer than one line of a narrow label can hold"
        let inner = UIStackView(arrangedSubviews: [boxes[0], text])
        (inner.spacing, inner.alignment) = (8, .top)
        boxes[0].setContentHuggingPriority(.required, for: .horizontal)
        boxes[0].setContentCompressionResistancePriority(.required, for: .horizontal)
        let column = stack([inner, boxes[1]], .vertical, width: 150)
        column.spacing = 4
        root.layoutIfNeeded()
        let height = text.sizeThatFits(CGSize(width: 112, height: 0)).height
        #expect(text.frame == CGRect(x: 38, y: 0, width: 112, height: height) && height > 40)
        #expect(column.frame.height == height + 4 + 24 && boxes[1].frame.width == 150)
        #expect(boxes[0].frame.size == CGSize(width: 30, height: 10))
    }

    @Test("a view that other constraints give a size keeps it in a stack that centres")
    func explicitSizes() {
        let dot = LayoutBench.box(in: root)
        dot.widthAnchor.constraint(equalToConstant: 14).isActive = true
        dot.heightAnchor.constraint(equalTo: dot.widthAnchor).isActive = true
        let column = stack([boxes[1], dot], .vertical)
        column.alignment = .center
        root.layoutIfNeeded()
        #expect(dot.frame == CGRect(x: 18, y: 24, width: 14, height: 14))
        #expect(column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 38))
    }
}
