/// The memory that a frame is drawn into: premultiplied pixels 0xAARRGGBB in the machine's byte order, rows from the top, whose alpha
/// is not shown. Valid only inside the closure that it is handed to.
package struct PixelBuffer {
    package let base: UnsafeMutablePointer<UInt32>
    package let width: Int
    package let height: Int
    /// Pixels from the start of one row to the start of the next; at least `width`.
    package let stride: Int
    /// The rows to be drawn completely, which hold anything at first: those that were asked for, and what is lost of the picture
    /// before. The others are not to be touched: they show what they did, and may not be in memory at all.
    package let rows: [Range<Int>]

    package init(base: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, rows: [Range<Int>]) {
        self.base = base
        self.width = width
        self.height = height
        self.stride = stride
        self.rows = rows
    }
}

/// A way to bring pixels into a window.
@MainActor
protocol Presenter: AnyObject {
    /// What it is, in a word or two, for traces.
    var name: String { get }
    /// Whether `present` returns at the display's refresh.
    var waitsForRefresh: Bool { get }
    /// Hands out the memory for the window's pixels, of which there are `size`, to draw at least `rows`, from the top; nil for all.
    func withPixels(
        of size: PixelSize, rows: [Range<Int>]?, _ body: (PixelBuffer) -> Void
    ) throws(WindowError)
    /// Shows what was drawn last, over what was there before.
    func present() throws(WindowError)
}
