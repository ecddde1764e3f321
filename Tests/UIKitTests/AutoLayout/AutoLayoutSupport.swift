@testable import UIKit

/// Views with places to check.
@MainActor enum LayoutBench {
    /// Lines that the console got while code ran.
    static func lines(_ body: () throws -> Void) rethrows -> [String] {
        let write = Console.write
        defer { Console.write = write }
        nonisolated(unsafe) var lines: [String] = []
        Console.write = { lines.append($0) }
        try body()
        return lines
    }

    /// A view of 320 × 500 points that frames place, on a screen of two pixels a point.
    ///
    /// The screen is everyone's: where half points count, a test asks for the view in its own body, so that no other test comes
    /// between.
    static func root() -> UIView {
        useTwoPixelsAPoint()
        return UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    }

    static func useTwoPixelsAPoint() {
        UIScreen.main.model.scale = 2
    }

    /// A view that constraints place, in another.
    static func box(in view: UIView) -> UIView {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        return box
    }
}

/// A view whose content has a size.
final class Sized: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}
