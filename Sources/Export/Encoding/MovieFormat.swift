import CoreGraphics

/// A kind of file that ffmpeg makes of pictures: a row of `all`.
package struct MovieFormat: Equatable, Sendable {
    /// The ending of its files.
    package let name: String
    /// What ffmpeg calls the file's kind.
    let muxer: String
    /// The filters, and the encoder with its options.
    let filters: [String]
    let encoder: [String]
    /// Whether it takes sides with even numbers of pixels only.
    package let isEven: Bool
    /// Whether pixels may be transparent.
    package let hasAlpha: Bool
    /// Whether colours are chosen beforehand, from all pictures.
    let hasPalette: Bool
    /// Pictures per second that it can have, and that it has if nobody says otherwise.
    package let fastest: Double
    package let usual: Double
    /// The longest side, in pixels.
    package let largestSide: Int

    package static let all: [MovieFormat] = [.gif, .apng, .webp, .mp4, .webm]

    /// The format of files with an ending.
    package static func named(_ ending: String) -> MovieFormat? {
        all.first { $0.name == ending.lowercased() }
    }
}

extension MovieFormat {
    /// 256 colours, the best for all pictures together, dithered by an even pattern: what stands still or moves as a whole does not
    /// flicker, as it does where errors are spread; and it packs better. Docs/Export.md has the numbers.
    package static let gif = MovieFormat(
        name: "gif", muxer: "gif", filters: [palette], encoder: ["-c:v", "gif", "-loop", "0"], isEven: false,
        hasAlpha: false, hasPalette: true, fastest: 50, usual: 50, largestSide: CGImage.largestSide)

    /// Applies the palette.
    static let palette = "paletteuse=dither=bayer:bayer_scale=5:diff_mode=rectangle"

    /// Lossless.
    package static let apng = MovieFormat(
        name: "apng", muxer: "apng", filters: [],
        encoder: ["-c:v", "apng", "-pred", "mixed", "-compression_level", "6", "-plays", "0"], isEven: false,
        hasAlpha: true, hasPalette: false, fastest: 120, usual: 60, largestSide: CGImage.largestSide)

    package static let webp = MovieFormat(
        name: "webp", muxer: "webp", filters: [],
        encoder: ["-c:v", "libwebp_anim", "-quality", "85", "-compression_level", "3", "-loop", "0"], isEven: false,
        hasAlpha: true, hasPalette: false, fastest: 120, usual: 60, largestSide: 16_383)

    package static let mp4 = MovieFormat(
        name: "mp4", muxer: "mp4", filters: [video],
        encoder: ["-c:v", "libx264", "-preset", "medium", "-crf", "16", "-movflags", "+faststart"] + colors,
        isEven: true, hasAlpha: false, hasPalette: false, fastest: 240, usual: 60, largestSide: CGImage.largestSide)

    package static let webm = MovieFormat(
        name: "webm", muxer: "webm", filters: [video],
        encoder: [
            "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "18", "-deadline", "good", "-cpu-used", "4", "-row-mt", "1",
            "-tile-columns", "2",
        ] + colors,
        isEven: true, hasAlpha: false, hasPalette: false, fastest: 240, usual: 60, largestSide: CGImage.largestSide)

    /// From red, green and blue to what video has: a quarter of the colours' places, and the matrix of HD, which players
    /// assume.
    static let video = "scale=out_color_matrix=bt709:out_range=tv:flags=area+accurate_rnd+full_chroma_int"
    static let colors = [
        "-pix_fmt", "yuv420p", "-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc",
        "bt709",
    ]
}

extension FrameFormat {
    /// How ffmpeg is told of raw pictures in this format.
    var input: [String] {
        [
            "-f", "rawvideo", "-pix_fmt", isOpaque ? "bgr0" : "bgra", "-video_size", "\(width)x\(height)",
            "-framerate", "\(rate)", "-i", "pipe:0",
        ]
    }
}
