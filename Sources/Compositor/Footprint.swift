/// How far an image must be made smaller along one axis before it is sampled.
///
/// Between 1 and 1/2 the larger copy is read alone, so that it stays sharp; near 1/2 it fades into the next smaller one, so that
/// nothing pops when the scale is animated. No logarithm: the same on every machine.
struct Footprint: Equatable, BitwiseCopyable {
    /// Texels per pixel of the larger copy at which the smaller one begins to be mixed in; at 2 it has taken over.
    private static let mixFrom = 1.6

    /// Halvings of the larger copy.
    var halvings = 0
    /// Share of the copy halved once more, 0…256.
    var mix = 0

    /// - Parameters:
    ///   - texelsPerPixel: distance of neighbouring samples in the image.
    ///   - size: the image's extent along this axis, in pixels.
    init(texelsPerPixel: Double, size: Int) {
        var ratio = texelsPerPixel
        var left = size
        while ratio > 2, left > 1, halvings < Pyramid.maxHalvings {
            ratio /= 2
            left = (left + 1) / 2
            halvings += 1
        }
        guard left > 1, halvings < Pyramid.maxHalvings, ratio > Self.mixFrom else { return }
        mix = Int(min((ratio - Self.mixFrom) / (2 - Self.mixFrom), 1) * 256)
    }
}
