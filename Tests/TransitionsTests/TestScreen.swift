import Foundation
import Transitions

/// A screen for tests: blocks of colour that tell left from right and top from bottom, and word of its appearances.
@MainActor
final class TestScreen: UIViewController {
    /// Told of each appearance call.
    var log: ((String) -> Void)?
    var color: UIColor {
        didSet { if isPlain { element.backgroundColor = color } }
    }
    /// What the effect starts from, or becomes: off the middle, so that exchanged coordinates show.
    let element = UIView(frame: CGRect(x: 20, y: 40, width: 16, height: 16))
    /// How large the blocks are, as a part of their usual size.
    var unit: CGFloat = 1
    /// Whether the blocks are left out, so that every pixel tells which screen it belongs to.
    var isPlain = false {
        didSet { element.backgroundColor = isPlain ? color : .cyan }
    }

    init(_ title: String, _ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
        element.backgroundColor = .cyan
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        view.backgroundColor = color
        view.addSubview(element)
        if isPlain { return }
        let marks: [(CGRect, UIColor)] = [
            (CGRect(x: 0, y: 0, width: 40, height: 20), .white), (CGRect(x: 60, y: 0, width: 10, height: 30), .black),
            (CGRect(x: 10, y: 120, width: 30, height: 8), .yellow),
            (CGRect(x: 55, y: 60, width: 20, height: 40), .purple),
        ]
        for (frame, color) in marks {
            let mark = UIView(
                frame: CGRect(
                    x: frame.minX * unit, y: frame.minY * unit, width: frame.width * unit, height: frame.height * unit))
            mark.backgroundColor = color
            view.addSubview(mark)
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log?("\(title ?? "") willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log?("\(title ?? "") didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log?("\(title ?? "") willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log?("\(title ?? "") didDisappear")
    }
}
