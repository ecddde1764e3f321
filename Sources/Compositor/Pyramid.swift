/// Pixels that a sampler reads: a block of a larger bitmap, or a smaller copy of one.
struct Texels: BitwiseCopyable {
    var pixels: UnsafePointer<UInt32>
    var width: Int
    var height: Int
    /// Distance between rows, in pixels.
    var stride: Int
}

/// Smaller copies of one part of an image, halved along each axis independently, made when first needed.
///
/// Independent axes keep a page that is seen nearly edge-on sharp along its fold. The part is part of the key so that
/// nothing outside of it leaks in.
final class Pyramid {
    let minX: Int
    let minY: Int
    private let base: Texels
    /// The copies made so far, by halvings across · 16 + halvings down.
    let levels: UnsafeMutablePointer<Texels?>
    private var memory: [UnsafeMutablePointer<UInt32>] = []
    /// Halvings along one axis, at most.
    static let maxHalvings = 15

    /// - Parameter rect: inside the image; the image must outlive the pyramid.
    init(_ image: CGImage, _ rect: DeviceRect) {
        minX = rect.minX
        minY = rect.minY
        base = Texels(
            pixels: image.pixels + rect.minY * image.width + rect.minX, width: rect.width, height: rect.height,
            stride: image.width)
        levels = .allocate(capacity: 256)
        levels.initialize(repeating: nil, count: 256)
        levels[0] = base
    }

    deinit {
        for m in memory { m.deallocate() }
        levels.deallocate()
    }

    func covers(_ rect: DeviceRect) -> Bool {
        minX == rect.minX && minY == rect.minY && base.width == rect.width && base.height == rect.height
    }

    /// The copy halved `i` times across and `j` times down, or as often as leaves a pixel.
    func level(_ i: Int, _ j: Int) -> Texels {
        if let ready = levels[i << 4 | j] { return ready }
        let source = i > 0 && j > 0 ? level(i - 1, j - 1) : i > 0 ? level(i - 1, 0) : level(0, j - 1)
        let result = halve(source, across: i > 0, down: j > 0, roundsUp: (i + j) & 1 == 0)
        levels[i << 4 | j] = result
        return result
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
        let new = Pyramid(image, rect)
        all.append(new)
        return new
    }
}
