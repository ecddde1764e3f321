import Foundation
import Synchronization

/// Pixels that a sampler reads: a block of a larger bitmap, or a smaller copy of one.
struct Texels: BitwiseCopyable {
    var pixels: UnsafePointer<UInt32>
    var width: Int
    var height: Int
    /// Distance between rows, in pixels.
    var stride: Int
}

/// A part of one picture among all that there are and ever were.
struct PicturePart: Equatable, BitwiseCopyable {
    let picture: Serial
    let rect: DeviceRect
}

/// Smaller copies of one part of an image, halved along each axis independently, made when first needed.
///
/// Independent axes keep a page that is seen nearly edge-on sharp along its fold. The part is part of the key so that
/// nothing outside of it leaks in.
final class Pyramid {
    /// The picture and the part of it.
    let part: PicturePart
    /// The copies made so far, by halvings across · 16 + halvings down: each an address, or 0.
    let levels: UnsafeMutablePointer<Atomic<UInt>>
    /// The part itself, which is the first of them.
    private let base: UnsafeMutablePointer<Texels>
    /// Held while a copy is made.
    private let lock = NSLock()
    /// The pixels of the copies.
    private var memory: [UnsafeMutablePointer<UInt32>] = []
    /// Halvings along one axis, at most.
    static let maxHalvings = 15
    private static let count = 256

    /// - Parameter rect: inside the image; the image must outlive the pyramid.
    init(_ image: CGImage, _ rect: DeviceRect, picture: Serial) {
        part = PicturePart(picture: picture, rect: rect)
        base = .allocate(capacity: 1)
        base.initialize(
            to: Texels(
                pixels: image.pixels + rect.minY * image.width + rect.minX, width: rect.width, height: rect.height,
                stride: image.width))
        levels = .allocate(capacity: Self.count)
        for i in 0..<Self.count { (levels + i).initialize(to: Atomic(i == 0 ? UInt(bitPattern: base) : 0)) }
    }

    deinit {
        for m in memory { m.deallocate() }
        for i in 0..<Self.count {
            UnsafeMutablePointer<Texels>(bitPattern: levels[i].load(ordering: .relaxed))?.deallocate()
        }
        levels.deinitialize(count: Self.count)
        levels.deallocate()
    }

    func covers(_ rect: DeviceRect) -> Bool {
        part.rect == rect
    }

    /// The copy halved `i` times across and `j` times down, or as often as leaves a pixel; it may be asked for on any thread.
    func level(_ i: Int, _ j: Int) -> Texels {
        lock.withLock { make(i, j) }
    }

    private func make(_ i: Int, _ j: Int) -> Texels {
        let place = i << 4 | j
        if let ready = UnsafePointer<Texels>(bitPattern: levels[place].load(ordering: .relaxed)) {
            return ready.pointee
        }
        let larger = make(max(i - 1, 0), max(j - 1, 0))
        let copy = UnsafeMutablePointer<Texels>.allocate(capacity: 1)
        copy.initialize(to: halve(larger, across: i > 0, down: j > 0, roundsUp: (i + j) & 1 == 0))
        levels[place].store(UInt(bitPattern: copy), ordering: .releasing)
        return copy.pointee
    }

    /// Averages of neighbours; a last odd column or row is its own neighbour.
    ///
    /// - Parameter roundsUp: which way exact halves go. It alternates, lest small copies drift brighter.
    private func halve(_ s: Texels, across: Bool, down: Bool, roundsUp: Bool) -> Texels {
        let width = across ? (s.width + 1) / 2 : s.width
        let height = down ? (s.height + 1) / 2 : s.height
        let out = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
        memory.append(out)
        let bias: UInt32 = roundsUp ? 0x0002_0002 : 0x0001_0001
        for y in 0..<height {
            let y0 = down ? 2 * y : y
            let y1 = down ? min(y0 + 1, s.height - 1) : y0
            let (p, q) = (s.pixels + y0 * s.stride, s.pixels + y1 * s.stride)
            let row = out + y * width
            for x in 0..<width {
                let x0 = across ? 2 &* x : x
                let x1 = across && x0 &+ 1 < s.width ? x0 &+ 1 : x0
                let (a, b, c, d) = (p[x0], p[x1], q[x0], q[x1])
                let even = (a & 0xFF00FF) &+ (b & 0xFF00FF) &+ (c & 0xFF00FF) &+ (d & 0xFF00FF) &+ bias
                let odd =
                    (a &>> 8 & 0xFF00FF) &+ (b &>> 8 & 0xFF00FF) &+ (c &>> 8 & 0xFF00FF) &+ (d &>> 8 & 0xFF00FF)
                    &+ bias
                row[x] = (even &>> 2) & 0xFF00FF | (odd &>> 2 & 0xFF00FF) &<< 8
            }
        }
        return Texels(pixels: UnsafePointer(out), width: width, height: height, stride: width)
    }
}

/// The pyramids of an image, kept in `CGImage.derived`.
final class Pyramids {
    private var all: [Pyramid] = []
    /// Of the image, whose pixels never change.
    private let serial = Serial()
    /// Parts of one image that have copies of their own; a part too many gets those of the one that came first.
    private static let limit = 6

    /// The pyramid of a part of an image.
    static func of(_ image: CGImage, _ rect: DeviceRect) -> Pyramid {
        let pyramids: Pyramids
        if let known = image.derived as? Pyramids {
            pyramids = known
        } else {
            pyramids = Pyramids()
            image.derived = pyramids
        }
        return pyramids.pyramid(image, rect)
    }

    private func pyramid(_ image: CGImage, _ rect: DeviceRect) -> Pyramid {
        if let known = all.first(where: { $0.covers(rect) }) { return known }
        if all.count == Self.limit { all.removeFirst() }
        let new = Pyramid(image, rect, picture: serial)
        all.append(new)
        return new
    }
}
