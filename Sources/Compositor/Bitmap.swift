/// A block of pixels to draw into: 0xAARRGGBB, premultiplied, rows from the top.
package struct Bitmap {
    package let pixels: UnsafeMutablePointer<UInt32>
    /// Columns, in pixels.
    package let width: Int
    /// Rows.
    package let height: Int
    /// Distance between the starts of two rows, in pixels.
    package let stride: Int
    /// Whether reading pixels back is slow, as from a locked texture: then each row is finished elsewhere and written once.
    package let isWriteOnly: Bool

    package init(
        pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int, isWriteOnly: Bool = false
    ) {
        self.pixels = pixels
        self.width = width
        self.height = height
        self.stride = stride
        self.isWriteOnly = isWriteOnly
    }
}
