import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct AutoLayoutVisualFormatTests {
    private let root = LayoutBench.root()

    private func activate(
        _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ views: [String: Any],
        metrics: [String: Any]? = nil
    ) {
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: format, options: options, metrics: metrics, views: views))
    }

    @Test("a row and two columns are where anchors would put them")
    func places() {
        let root = LayoutBench.root()
        let (a, b) = (LayoutBench.box(in: root), LayoutBench.box(in: root))
        let views = ["a": a, "b": b]
        activate("|-20-[a(70)]-gap-[b(==a)]", .alignAllTop, views, metrics: ["gap": 11])
        activate("V:|-(top)-[a(44)]", [], views, metrics: ["top": CGFloat(33.5)])
        activate("V:[b(>=30,<=60@900)]-(12@250)-|", [], views)
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 20, y: 33.5, width: 70, height: 44))
        #expect(b.frame == CGRect(x: 101, y: 33.5, width: 70, height: 60))
    }

    @Test("each part of the text becomes a constraint, written as Apple's systems write it")
    func parts() {
        let (a, b) = (LayoutBench.box(in: root), LayoutBench.box(in: root))
        let made = NSLayoutConstraint.constraints(
            withVisualFormat: " H: |-[a(>=50@750, <=b)]-(>=8, <=wide@low)-[b]| ", options: [.alignAllCenterY],
            metrics: ["wide": 40 as NSNumber, "low": UILayoutPriority.defaultLow], views: ["a": a, "b": b])
        #expect(
            made.map(\.description) == [
                "<NSLayoutConstraint UIView.leading == UIView.leadingMargin>",
                "<NSLayoutConstraint UIView.width >= 50 @750>",
                "<NSLayoutConstraint UIView.width <= UIView.width>",
                "<NSLayoutConstraint UIView.leading >= UIView.trailing + 8>",
                "<NSLayoutConstraint UIView.leading <= UIView.trailing + 40 @250>",
                "<NSLayoutConstraint UIView.centerY == UIView.centerY>",
                "<NSLayoutConstraint UIView.trailing == UIView.trailing>",
            ])
        #expect(made.first?.firstItem === a && made.first?.secondItem === root && !made.contains { $0.isActive })
    }

    @Test("a dash alone is eight points between views and the margin at the edge")
    func dashes() {
        root.layoutMargins = UIEdgeInsets(top: 13, left: 17, bottom: 19, right: 23)
        let (a, b) = (LayoutBench.box(in: root), LayoutBench.box(in: root))
        activate("|-[a(b)]-[b]-|", [.alignAllTop, .alignAllBottom], ["a": a, "b": b])
        activate("V:|-[a]-|", [], ["a": a])
        root.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 17, y: 13, width: 136, height: 468))
        #expect(b.frame == CGRect(x: 161, y: 13, width: 136, height: 468))
    }

    @Test(
        "the row runs the way it is told to",
        arguments: [
            (NSLayoutConstraint.FormatOptions.directionLeadingToTrailing, false, 5),
            (.directionLeadingToTrailing, true, 315 - 30), (.directionLeftToRight, true, 5),
            (.directionRightToLeft, false, 315 - 30),
        ])
    func direction(_ option: NSLayoutConstraint.FormatOptions, _ isArabic: Bool, _ x: CGFloat) {
        if isArabic { root.semanticContentAttribute = .forceRightToLeft }
        let (a, b) = (LayoutBench.box(in: root), LayoutBench.box(in: root))
        activate("|-5-[a(30)]-(>=20)-[b(40)]-(>=9)-|", option, ["a": a, "b": b])
        activate("[a]-(20@400)-[b]", option, ["a": a, "b": b])
        root.layoutIfNeeded()
        #expect(a.frame.minX == x)
        let next: CGFloat = x == 5 ? 55 : 225
        #expect(b.frame.minX == next)
    }

    @Test("sizes may be multiples of another view's, and guides stand for views")
    func guides() {
        let (a, guide) = (LayoutBench.box(in: root), UILayoutGuide())
        root.addLayoutGuide(guide)
        activate("|-10-[guide(60)]-0-[a(guide*2+5)]", .alignAllTop, ["a": a, "guide": guide])
        activate("V:|-7-[guide(==a)]", [], ["a": a, "guide": guide])
        activate("V:[a(21)]", [], ["a": a])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 10, y: 7, width: 60, height: 21))
        #expect(a.frame == CGRect(x: 70, y: 7, width: 125, height: 21))
    }

    @Test(
        "a bad format makes nothing, and one line says what is wrong and where",
        arguments: [
            ("H|[a]|", "Expected a ':' after 'H' to specify horizontal arrangement", 2),
            ("V:|[b]|", "b is not a key in the views dictionary", 5),
            ("|-gap-[a]", "gap is not a key in the metrics dictionary", 3),
            ("|-word-[a]", "the metric word is not a number", 3),
            ("|-[a", "Expected a ']' here", 5), ("|-[a]-8|", "Expected a '-' behind the distance", 8),
            ("[a(=>5)]", "Expected '==', '<=' or '>='", 5),
            ("|[a]|[a]", "Nothing may follow the superview's edge '|'", 6),
            ("[word]", "word is neither a view nor a layout guide", 2), ("", "Expected a view, as in '[name]'", 1),
            ("|[loose]", "loose has no superview for '|' to stand for", 3),
        ])
    func mistakes(_ format: String, _ text: String, _ place: Int) {
        let a = LayoutBench.box(in: root)
        var made: [NSLayoutConstraint] = []
        let lines = LayoutBench.lines {
            made = NSLayoutConstraint.constraints(
                withVisualFormat: format, metrics: ["word": "x"],
                views: ["a": a, "word": "x", "loose": UIView()])
        }
        #expect(made.isEmpty && lines.count == 1)
        #expect(lines.first?.contains("\(text). \"\(format)\", at character \(place);") == true, "\(lines)")
    }

    @Test("a row cannot be aligned along itself")
    func options() {
        let (a, b) = (LayoutBench.box(in: root), LayoutBench.box(in: root))
        let lines = LayoutBench.lines { activate("[a][b]", .alignAllLeading, ["a": a, "b": b]) }
        #expect(lines.count == 1 && root.constraints.isEmpty)
        #expect(lines.first?.contains("not allowed for layout that is also horizontal") == true)
    }
}
