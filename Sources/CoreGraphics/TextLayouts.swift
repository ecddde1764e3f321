/// Layouts that were asked for lately. Screens set the same words again and again: measured, drawn, and drawn anew in every session.
/// The main thread's.
package final class TextLayouts {
    /// The main thread's, as everything here is.
    package nonisolated(unsafe) static let shared = TextLayouts()

    /// What a layout is made of, distances in points.
    private struct Request: Hashable {
        let runs: [TextRun]
        let paragraph: TextParagraph
        let width: CGFloat?
        let height: CGFloat?
    }

    private let limit: Int
    private var recent: [Request: TextLayout] = [:]
    /// Those that go when `recent` is full, unless they are asked for before.
    private var older: [Request: TextLayout] = [:]

    /// - Parameter limit: at most twice as many are kept; a label's layout takes about four kilobytes.
    package init(limit: Int = 256) {
        self.limit = limit
    }

    /// A layout as `TextLayout` makes it, or the one that it made before.
    package func layout(
        _ runs: [TextRun], _ paragraph: TextParagraph, width: CGFloat?, height: CGFloat?
    ) -> TextLayout {
        let request = Request(runs: runs, paragraph: paragraph, width: width, height: height)
        if let known = recent[request] { return known }
        let layout = older[request] ?? TextLayout(runs, paragraph, width: width, height: height)
        if recent.count >= limit { (older, recent) = (recent, [:]) }
        recent[request] = layout
        return layout
    }
}
