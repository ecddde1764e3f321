/// What the frames of one operation of one effect took.
///
/// Times are milliseconds of the clock on the wall, medians unless they say otherwise; they vary between machines, the
/// multiples much less.
package struct BenchmarkRow: Codable, Equatable, Sendable {
    package var effect: String
    package var operation: String
    /// Of a frame, in pixels.
    package var width: Int
    package var height: Int
    /// How many threads drew.
    package var threads: Int
    /// Layer side and pixel side of a frame together.
    package var median: Double
    /// What one frame in twenty takes longer than.
    package var p95: Double
    /// From the time to the render nodes: clock, animations, layers.
    package var layer: Double
    /// `median` as a multiple of `memcpy`.
    package var memcpyRatio: Double
    /// How many times less a frame takes than with the first number of threads; absent for that.
    package var speedup: Double?
    /// From render nodes to pixels.
    package var pixel: Double
    /// Copying one frame's bytes, measured after each frame.
    package var memcpy: Double
    /// Bytes that the pixel side read and wrote in a frame, as it counts them: four for a pixel.
    package var bytesMoved: Int
    /// Bytes in use that each transition left behind; absent for fewer than three rounds.
    package var bytesKept: Int?
    /// The same render nodes drawn through Cairo; absent unless asked for.
    package var cairo: Double?
    /// `cairo` as a multiple of `pixel`.
    package var cairoRatio: Double?
    /// What Cairo drew in another way than the nodes say, because it cannot.
    package var cairoNotes: [String]?

    private enum CodingKeys: String, CodingKey {
        case effect, operation, width, height, threads
        case median = "median_ms"
        case p95 = "p95_ms"
        case layer = "layer_ms"
        case memcpyRatio = "memcpy_ratio"
        case speedup
        case pixel = "pixel_ms"
        case memcpy = "memcpy_ms"
        case bytesMoved = "bytes_moved"
        case bytesKept = "bytes_kept"
        case cairo = "cairo_ms"
        case cairoRatio = "cairo_ratio"
        case cairoNotes = "cairo_notes"
    }
}
