/// How a blurred silhouette came about: equal keys, equal masks.
struct ShadowKey: Equatable {
    enum Silhouette: Equatable {
        case path(CGPath)
        case rounded(CGRect, CGFloat, RenderNode.Corners)
    }
    var silhouette: Silhouette
    /// From the silhouette's plane to the device, without the last translation where it is only that.
    var projection: Projection
    var sigma: Double
    /// What of it is made, in device pixels before the translation.
    var window: DeviceRect
}

/// A silhouette blurred by a Gaussian, as coverage 0…32768.
///
/// Wide blurs are kept at a fraction of the device's resolution, at which nothing of them is lost.
final class ShadowMask {
    static let one = 32768
    /// A blur this many cells wide or more is as good at half the resolution.
    private static let finestSigma = 8.0

    private(set) var key: ShadowKey?
    private(set) var place = Place()
    private let memory = Scratch<UInt16>()
    var isUsed = true

    /// Where its cells lie in memory and on the device.
    struct Place: BitwiseCopyable {
        /// Of what the cells hold.
        var serial = Serial()
        var cells: UnsafePointer<UInt16>?
        var width = 0
        var height = 0
        /// The first cell's place on the device, in pixels, before the translation.
        var minX = 0
        var minY = 0
        /// A cell is 2^shift pixels wide and high.
        var shift = 0

        /// What it covers on the device, before the translation.
        var bounds: DeviceRect {
            DeviceRect(minX: minX, minY: minY, maxX: minX + width << shift, maxY: minY + height << shift)
        }
    }

    /// Standard deviation in cells and what a cell is, for a standard deviation in pixels.
    static func resolution(sigma: Double) -> (sigma: Double, shift: Int) {
        var (s, shift) = (sigma, 0)
        while s >= finestSigma, shift < 6 {
            s /= 2
            shift += 1
        }
        // Sampling into cells and back blurs a little by itself: variances 1/12 and 1/6.
        return (shift > 0 ? (s * s - 0.25).squareRoot() : s, shift)
    }

    /// Becomes the mask of a silhouette; the memory of the one it was before is used again.
    ///
    /// - Parameters:
    ///   - box: the silhouette's extent in cells.
    ///   - threads: that blur it, at most; nil for as many as are of use.
    ///   - fill: writes the silhouette into the cells of that extent, row by row.
    func make(
        key: ShadowKey?, sigma: Double, shift: Int, box: DeviceRect, by blur: CellBlur, threads: Int?,
        fill: (UnsafeMutablePointer<UInt16>) -> Void
    ) {
        self.key = key
        isUsed = true
        let kernel = BoxKernel(sigma: sigma)
        let margin = 3 * kernel.margin + 1
        let (width, height) = (box.width + 2 * margin, box.height + 2 * margin)
        let cells = memory.room(for: width * height)
        let silhouette = blur.room(for: box.width * box.height)
        fill(silhouette)
        blur.blur(silhouette, box.width, box.height, by: kernel, margin: margin, into: cells, threads: threads)
        place = Place(
            cells: UnsafePointer(cells), width: width, height: height, minX: (box.minX - margin) << shift,
            minY: (box.minY - margin) << shift, shift: shift)
    }
}
