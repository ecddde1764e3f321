/// What drawing a frame came to. It is counted by runs of pixels, so that counting costs nothing, and is the same for any number
/// of threads.
package struct FrameWork: Equatable, Sendable {
    /// Pixels written as they are: of pictures that lie on whole pixels, and of opaque colours.
    package var pixelsCopied = 0
    /// Pixels mixed with what lies below them; one that several things are blended over counts for each.
    package var pixelsBlended = 0
    /// Pixels that had to be worked out first: of pictures made larger, smaller or turned, of gradients and of shadows. One that
    /// is mixed from two copies of a picture counts twice.
    package var pixelsSampled = 0
    /// Bytes read from pictures and from the frame and written to it, four a pixel each; a sample counts as one pixel read.
    package var bytesMoved = 0

    package init() {}

    package static func + (a: FrameWork, b: FrameWork) -> FrameWork {
        var sum = a
        sum.pixelsCopied += b.pixelsCopied
        sum.pixelsBlended += b.pixelsBlended
        sum.pixelsSampled += b.pixelsSampled
        sum.bytesMoved += b.bytesMoved
        return sum
    }
}

extension FrameWork {
    private static let pixel = 4  // bytes

    mutating func fill(_ n: Int) {
        pixelsCopied += n
        bytesMoved += n * Self.pixel
    }

    mutating func copy(_ n: Int) {
        pixelsCopied += n
        bytesMoved += 2 * n * Self.pixel
    }

    /// Two sources are read and one row is written, or one source and the row itself.
    mutating func blend(_ n: Int) {
        pixelsBlended += n
        bytesMoved += 3 * n * Self.pixel
    }

    /// A colour over the row.
    mutating func tint(_ n: Int) {
        pixelsBlended += n
        bytesMoved += 2 * n * Self.pixel
    }

    /// - Parameter copies: of the picture, that are mixed.
    mutating func sample(_ n: Int, copies: Int = 1) {
        pixelsSampled += n * copies
        bytesMoved += (copies + 1) * n * Self.pixel
    }
}
