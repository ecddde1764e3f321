import CoreGraphics

/// Makes a file, a folder or a stream of pictures that come one after the other. It works on one thread at a time.
package protocol Encoder: AnyObject, Sendable {
    /// Takes the next picture; takes as long as the encoding does.
    func add(_ picture: FrameBuffer) throws(RenderError)
    /// There are no more: the result is put in its place.
    func finish() throws(RenderError)
    /// Gives it up; nothing is left of it.
    func cancel()
}

/// Memory for one picture, used again and again: premultiplied pixels 0xAARRGGBB, rows from the top, no gaps.
package final class FrameBuffer: @unchecked Sendable {
    package let width: Int
    package let height: Int
    package let pixels: UnsafeMutablePointer<UInt32>
    /// When it is to be seen, in seconds of the film.
    package var time = 0.0

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        pixels = .allocate(capacity: width * height)
        memset(pixels, 0, width * height * 4)
    }

    deinit { pixels.deallocate() }

    package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: pixels, count: width * height * 4) }

    /// Gives the pixels their colours undarkened by their alpha, as files want them.
    func unpremultiply() {
        for index in 0..<width * height {
            let pixel = pixels[index]
            let alpha = pixel >> 24
            guard alpha > 0, alpha < 255 else { continue }
            func straight(_ shift: UInt32) -> UInt32 {
                min(((pixel >> shift & 255) * 255 + alpha / 2) / alpha, 255) << shift
            }
            pixels[index] = alpha << 24 | straight(16) | straight(8) | straight(0)
        }
    }
}

/// What pictures are to an encoder.
package struct FrameFormat: Equatable, Sendable {
    package let width: Int
    package let height: Int
    /// Pictures per second.
    package let rate: Double
    package let isOpaque: Bool

    package init(width: Int, height: Int, rate: Double, isOpaque: Bool) {
        self.width = width
        self.height = height
        self.rate = rate
        self.isOpaque = isOpaque
    }
}
