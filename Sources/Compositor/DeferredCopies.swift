/// Rows of pictures that belong into a row of the frame and have not been copied yet.
///
/// What is blended over such a row reads the picture itself and writes the result once: a cross-fade of two pictures moves
/// three rows of memory where copying the one and blending the other into it moves five.
final class DeferredCopies {
    private struct Copy: BitwiseCopyable {
        var start: Int
        /// Exclusive.
        var end: Int
        /// The pixel at `start`.
        var source: UnsafePointer<UInt32>
    }

    /// More are not deferred.
    private static let limit = 8
    private let copies = Scratch<Copy>(capacity: limit)
    /// The row they belong into.
    private var row = UnsafeMutablePointer<UInt32>(bitPattern: 4).unsafelyUnwrapped

    /// Starts a row.
    func begin(_ row: UnsafeMutablePointer<UInt32>) {
        self.row = row
        copies.removeAll()
    }

    func add(_ start: Int, _ end: Int, _ source: UnsafePointer<UInt32>) {
        settle(start, end)
        if copies.count == Self.limit { return Blend.copy(row + start, source, end - start) }
        copies.append(Copy(start: start, end: end, source: source))
    }

    /// Where the pixels that are in a stretch now lie; they are about to be replaced.
    func take(_ start: Int, _ end: Int) -> UnsafePointer<UInt32> {
        for i in 0..<copies.count {
            let copy = copies[i]
            if copy.start > start || copy.end < end { continue }
            // What is left of it on both sides stays deferred, if there is room.
            copies[i].end = start
            let rest = Copy(start: end, end: copy.end, source: copy.source + (end - copy.start))
            if rest.start < rest.end {
                if start == copy.start {
                    copies[i] = rest
                } else if copies.count < Self.limit {
                    copies.append(rest)
                } else {
                    Blend.copy(row + rest.start, rest.source, rest.end - rest.start)
                }
            } else if start == copy.start {
                remove(i)
            }
            return copy.source + (start - copy.start)
        }
        settle(start, end)
        return UnsafePointer(row + start)
    }

    /// Copies what touches a stretch, which is then in its place.
    func settle(_ start: Int, _ end: Int) {
        var i = 0
        while i < copies.count {
            let copy = copies[i]
            if copy.start < end, start < copy.end {
                Blend.copy(row + copy.start, copy.source, copy.end - copy.start)
                remove(i)
            } else {
                i += 1
            }
        }
    }

    /// Copies all that is left: nothing more is drawn in the row.
    func finish(streams: Bool) {
        for i in 0..<copies.count {
            let copy = copies[i]
            Blend.copy(row + copy.start, copy.source, copy.end - copy.start, streams: streams)
        }
        copies.removeAll()
    }

    private func remove(_ i: Int) {
        copies[i] = copies[copies.count - 1]
        copies.removeLast()
    }
}
