/// A picture that stays where it was drawn and is kept up to date: of each frame only the rows are drawn that may differ from the
/// frame before. The main thread's.
///
/// A row is always drawn as a whole, so that its pixels do not depend on what was there.
package final class WindowPicture {
    private let renderer = FrameRenderer()
    /// The frame before, of which nothing but the commands is kept.
    private let past = Scene()
    private var size = (width: 0, height: 0)
    private var ground: UInt32 = 0
    /// The rows that are not yet as the last frame has them.
    private var owed = RowRanges()

    package init() {}

    /// What the last frame came to.
    package var lastWork: FrameWork { renderer.lastWork }

    /// Takes in a frame, of `nodes` from back to front, and tells which rows are to be drawn.
    package func update(_ nodes: [RenderNode], width: Int, height: Int, background: RGBA) -> RowRanges {
        let scene = renderer.scene
        scene.exchange(with: past)
        renderer.prepare(nodes, width: width, height: height, background: background, threads: nil)
        scene.noteGroupRows()
        if size == (width, height), ground == background.pixel {
            owed.add(SceneComparison.rows(of: scene, unlike: past, height: height))
        } else {
            owed = RowRanges(0..<max(height, 0))
        }
        (size, ground) = ((width, height), background.pixel)
        return owed
    }

    /// What was drawn is lost: all rows are to be drawn again.
    package func invalidate() {
        owed = RowRanges(0..<size.height)
    }

    /// Draws rows of the frame last taken in: those that `update` told, or more.
    ///
    /// - Parameters:
    ///   - target: of the frame's size. Where it is write-only it may have less than all rows in memory.
    ///   - threads: as many at most; nil for as many as are of use.
    package func draw(_ rows: [Range<Int>], into target: Bitmap, threads: Int? = nil) {
        for range in rows { renderer.draw(range, into: target, threads: threads) }
        renderer.letGo()
        owed = RowRanges()
    }
}
