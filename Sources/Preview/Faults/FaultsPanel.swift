import UIKit

/// The panel that shows faults of a user's sources, over the lower part of the screens, which go on below it.
@MainActor
final class FaultsPanel {
    private static let margin: CGFloat = 10  // pt
    private static let padding: CGFloat = 14  // pt
    private static let gap: CGFloat = 10  // pt
    private static let markHeight: CGFloat = 2  // pt
    /// The part of the window's height that it takes at most.
    private static let greatestPart: CGFloat = 0.6
    private static let red = UIColor(red: 1, green: 0.42, blue: 0.38, alpha: 1)

    let faults: Faults
    let window: ToolWindow
    private let close: () -> Void

    /// - Parameters:
    ///   - stage: What it lies over, in window points.
    ///   - close: Called when it is clicked away.
    init(_ faults: Faults, over stage: CGRect, density: CGFloat, close: @escaping () -> Void) {
        self.faults = faults
        self.close = close
        window = ToolWindow(place: stage, density: density)
        build(over: stage)
    }

    /// What it lies over has another size now.
    func move(over stage: CGRect, density: CGFloat) {
        window.move(to: stage, density: density)
        build(over: stage)
    }

    private func build(over stage: CGRect) {
        for view in window.subviews { view.removeFromSuperview() }
        let panel = UIView()
        panel.backgroundColor = UIColor(white: 0.09, alpha: 0.97)
        panel.layer.cornerRadius = 18
        panel.layer.borderWidth = 1
        panel.layer.borderColor = Self.red.withAlphaComponent(0.5).cgColor
        panel.clipsToBounds = true
        panel.addGestureRecognizer(UITapGestureRecognizer { [close] _ in close() })
        let width = max(stage.width - 2 * Self.margin, 1)
        let inner = max(width - 2 * Self.padding, 1)
        let limit = stage.height * Self.greatestPart
        var y = Self.padding
        func add(_ text: String, size: CGFloat, weight: UIFont.Weight, color: UIColor, lines: Int = 3) {
            let label = Self.label(text, size: size, weight: weight, color: color, lines: lines)
            let height = min(label.sizeThatFits(CGSize(width: inner, height: 1000)).height.rounded(.up), 200)
            label.frame = CGRect(x: Self.padding, y: y, width: inner, height: height)
            panel.addSubview(label)
            y += height
        }
        add(faults.title, size: 14, weight: .semibold, color: Self.red)
        for (index, entry) in faults.entries.enumerated() {
            guard index == 0 || y < limit - 70 else {
                y += Self.gap
                let left = faults.entries.count - index
                add(
                    "and \(left) more on the console", size: 12, weight: .regular, color: UIColor(white: 0.72, alpha: 1)
                )
                break
            }
            y += Self.gap
            add(entry.place, size: 12, weight: .medium, color: UIColor(white: 0.72, alpha: 1), lines: 1)
            add(entry.message, size: 13, weight: .medium, color: .white, lines: 4)
            y += 3
            if let excerpt = entry.excerpt {
                y = addExcerpt(excerpt, to: panel, y: y, width: inner, hasMark: entry.column != nil)
            }
        }
        y += Self.gap
        add(faults.hint, size: 12, weight: .regular, color: UIColor(white: 0.72, alpha: 1))
        y += Self.padding
        panel.frame = CGRect(x: Self.margin, y: stage.height - Self.margin - y, width: width, height: y)
        window.addSubview(panel)
        window.isHidden = false
    }

    /// Adds a line of source with a mark below the place, cut at its start where the place would be out of sight.
    private func addExcerpt(
        _ excerpt: (text: String, before: Int), to panel: UIView, y: CGFloat, width: CGFloat, hasMark: Bool
    ) -> CGFloat {
        func breadth(_ text: String) -> CGFloat {
            text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]).width
        }
        var text = excerpt.text
        var before = min(excerpt.before, text.count)
        while before > 0, breadth(String(text.prefix(before))) > width * 0.7 {
            text = "…" + text.dropFirst(9)
            before = max(before - 8, 0)
        }
        let box = UIView(frame: CGRect(x: Self.padding, y: y, width: width, height: 22))
        box.backgroundColor = UIColor(white: 1, alpha: 0.07)
        box.layer.cornerRadius = 5
        let label = Self.label(
            text, size: 12, weight: .regular, color: UIColor(white: 0.9, alpha: 1), lines: 1)
        label.frame = CGRect(x: 6, y: 2, width: width - 12, height: 16)
        box.addSubview(label)
        if hasMark {
            let word = text.dropFirst(before).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            let mark = UIView()
            mark.backgroundColor = Self.red
            mark.frame = CGRect(
                x: 6 + breadth(String(text.prefix(before))), y: 18, width: max(breadth(String(word)), 6),
                height: Self.markHeight)
            box.addSubview(mark)
        }
        panel.addSubview(box)
        return y + box.frame.height
    }

    private static func label(
        _ text: String, size: CGFloat, weight: UIFont.Weight, color: UIColor, lines: Int
    ) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size, weight: weight)
        label.textColor = color
        label.numberOfLines = lines
        return label
    }
}

extension Workspace {
    /// Shows faults over the screens, or with nil takes them away.
    package func show(_ faults: Faults?) {
        guard faults != faultsPanel?.faults else { return }
        session.turn {
            faultsPanel?.window.isHidden = true
            faultsPanel = faults.map { faults in
                FaultsPanel(faults, over: layout.stage, density: layout.density) { [weak self] in
                    self?.ask { self?.show(nil as Faults?) }
                }
            }
        }
    }
}
