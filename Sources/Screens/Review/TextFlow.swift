/// Fills labels with a text, one after the other, as a page's columns are filled.
@MainActor enum TextFlow {
    /// - Parameters:
    ///   - boxes: where the labels go; each ends up as tall as the text it holds.
    ///   Where there is room to spare all are filled alike.
    ///   - ending: put after the last word that fits when the text goes on beyond the last box.
    static func fill(_ labels: [UILabel], in boxes: [CGRect], with text: String, ending: String) {
        var words = text.split(separator: " ")[...]
        let last = min(labels.count, boxes.count) - 1
        guard let first = labels.first, let box = boxes.first else { return }
        first.setRunning(text)
        let whole = first.sizeThatFits(CGSize(width: box.width, height: .greatestFiniteMagnitude)).height
        // A line and a half to spare: columns do not break where the text as a whole does.
        let even = (whole / CGFloat(last + 1) + first.font.lineHeight * 1.5).rounded(.up)
        for (i, (label, box)) in zip(labels, boxes).enumerated() {
            func height(of count: Int) -> CGFloat {
                label.setRunning(
                    words.prefix(count).joined(separator: " ") + (i == last && count < words.count ? ending : ""))
                return label.sizeThatFits(CGSize(width: box.width, height: .greatestFiniteMagnitude)).height
            }
            // The largest number of words that fits.
            var (fitting, tooMany) = (0, words.count + 1)
            while tooMany - fitting > 1 {
                let middle = (fitting + tooMany) / 2
                if height(of: middle) <= min(box.height, even) { fitting = middle } else { tooMany = middle }
            }
            let tall = height(of: fitting).rounded(.up)
            words = words.dropFirst(fitting)
            label.frame = CGRect(x: box.minX, y: box.minY, width: box.width, height: min(tall, box.height))
        }
    }
}
