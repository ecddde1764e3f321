/// An immutable bitmap of premultiplied 8-bit pixels: 0xAARRGGBB in the machine's byte order, rows from the top,
/// no padding between rows.
///
/// This is Cairo's ARGB32 and SDL's ARGB8888, so pixels are copied to and from both as they are.
public final class CGImage: @unchecked Sendable {
    /// The longest side an image can have, in pixels; Cairo holds twice that.
    package static let largestSide = 16_384

    /// The most pixels of a picture that is read from a file: some twenty tablets' screens, and 240 MB.
    package static let largestPicture = 60_000_000

    public let width: Int
    public let height: Int

    /// The first pixel of `width * height`; valid as long as the image lives.
    package let pixels: UnsafePointer<UInt32>

    /// Whether every pixel is known to have alpha 255.
    package let isOpaque: Bool

    /// Where every pixel is known to have alpha 255, in pixels: all of an opaque image, and the inside of a picture around whose
    /// edges something is left to see through.
    package let opaquePart: CGRect

    /// What a renderer derives from the pixels and keeps with them, such as smaller copies. The main thread's.
    package var derived: AnyObject?

    public var bytesPerRow: Int { width * 4 }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }

    /// An image whose pixels the closure writes; it is handed `width * height` transparent pixels.
    ///
    /// - Parameter opaquePart: where the closure leaves no pixel transparent, if not everywhere.
    package init(
        width: Int, height: Int, isOpaque: Bool = false, opaquePart: CGRect = .zero,
        fill: (UnsafeMutablePointer<UInt32>) throws -> Void
    ) rethrows {
        precondition(width > 0 && height > 0, "an image has at least one pixel")
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
        memory.initialize(repeating: 0, count: width * height)
        do {
            try fill(memory)
        } catch {
            memory.deallocate()
            throw error
        }
        self.width = width
        self.height = height
        self.isOpaque = isOpaque
        self.opaquePart = isOpaque ? CGRect(x: 0, y: 0, width: width, height: height) : opaquePart
        pixels = UnsafePointer(memory)
    }

    /// An image that takes over memory of `width * height` pixels; whether it is opaque is looked up in them.
    ///
    /// - Parameter ignoringAlpha: whether every pixel is first given alpha 255.
    init(width: Int, height: Int, adopting memory: UnsafeMutablePointer<UInt32>, ignoringAlpha: Bool) {
        let count = width * height
        if ignoringAlpha {
            for i in 0..<count { memory[i] |= 0xFF00_0000 }
        }
        self.width = width
        self.height = height
        isOpaque = ignoringAlpha || !UnsafeBufferPointer(start: memory, count: count).contains { $0 < 0xFF00_0000 }
        opaquePart = isOpaque ? CGRect(x: 0, y: 0, width: width, height: height) : .zero
        pixels = UnsafePointer(memory)
    }

    deinit {
        pixels.deallocate()
    }

    /// The pixel 0xAARRGGBB, premultiplied, at column x and row y from the top.
    package subscript(x: Int, y: Int) -> UInt32 {
        precondition(x >= 0 && x < width && y >= 0 && y < height)
        return pixels[y * width + x]
    }
}

extension CGImage {
    /// An image that the closure draws in points from the top left; nil for a size that cannot be held.
    ///
    /// - Parameters:
    ///   - width: in pixels.
    ///   - scale: pixels per point.
    ///   - isOpaque: whether it starts black and has no alpha, else transparent.
    package static func drawn(
        width: Int, height: Int, scale: CGFloat = 1, isOpaque: Bool = false, _ draw: (CGContext) throws -> Void
    ) rethrows -> CGImage? {
        guard let context = CGContext(width: width, height: height, scale: scale, isOpaque: isOpaque) else {
            return nil
        }
        try draw(context)
        return context.takeImage()
    }
}
