internal import CMalloc
import UIKit

/// Memory of a frame's size that is drawn into, and as much again that it is copied to.
final class FrameMemory {
    let bitmap: Bitmap
    private let copy: UnsafeMutablePointer<UInt32>
    private let count: Int

    /// - Parameters:
    ///   - width: In pixels, as is `height`.
    init(width: Int, height: Int) {
        count = width * height
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
        copy = .allocate(capacity: count)
        // Touched once, so that no page is missing while something is measured.
        pixels.initialize(repeating: 0, count: count)
        copy.initialize(repeating: 0, count: count)
        bitmap = Bitmap(pixels: pixels, width: width, height: height, stride: width)
    }

    /// Bytes that the program has allocated and not given back.
    static var bytesInUse: Int {
        let info = mallinfo2()
        return Int(info.uordblks + info.hblkhd)
    }

    deinit {
        bitmap.pixels.deallocate()
        copy.deallocate()
    }

    /// The `memcpy` of one frame, which all is measured by.
    func copyFrame() {
        memcpy(copy, bitmap.pixels, count * MemoryLayout<UInt32>.stride)
    }
}
