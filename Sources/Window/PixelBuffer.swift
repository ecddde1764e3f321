/// The memory that a frame is drawn into: premultiplied pixels 0xAARRGGBB in the machine's byte order, rows from the top, whose alpha
/// is not shown. What it holds at first is undefined. Valid only inside the closure that it is handed to.
package struct PixelBuffer {
    package let base: UnsafeMutablePointer<UInt32>
    package let width: Int
    package let height: Int
    /// Pixels from the start of one row to the start of the next; at least `width`.
    package let stride: Int

    package init(base: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int) {
        self.base = base
        self.width = width
        self.height = height
        self.stride = stride
    }
}

/// A way to bring pixels into a window.
@MainActor
protocol Presenter: AnyObject {
    /// What it is, in a word or two, for traces.
    var name: String { get }
    /// Whether `present` returns at the display's refresh.
    var waitsForRefresh: Bool { get }
    /// Hands out the memory for the window's pixels, of which there are `size`.
    func withPixels(of size: PixelSize, _ body: (PixelBuffer) -> Void) throws(WindowError)
    /// Shows what was drawn last.
    func present() throws(WindowError)
}
