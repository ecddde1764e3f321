import CoreGraphics
import Foundation

/// What a stream of pictures without a file is made of.
package enum StreamFormat: String, CaseIterable, Sendable {
    /// YUV4MPEG2 with 4:2:0, which says its size and pace itself.
    case y4m
    /// Bytes red, green, blue and alpha, and nothing else.
    case rgba

    /// Whether it takes sides with even numbers of pixels only.
    package var isEven: Bool { self == .y4m }
    package var hasAlpha: Bool { self == .rgba }
}

/// Writes the pictures' bytes red, green, blue, alpha, row by row.
final class StreamEncoder: Encoder, @unchecked Sendable {
    private let output: Int32
    private let isOpaque: Bool

    init(_ frames: FrameFormat, to output: Int32) {
        self.output = output
        isOpaque = frames.isOpaque
    }

    func add(_ picture: FrameBuffer) throws(RenderError) {
        if !isOpaque { picture.unpremultiply() }
        for index in 0..<picture.width * picture.height {
            let pixel = picture.pixels[index]
            picture.pixels[index] =
                (pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16) | (isOpaque ? 0xFF00_0000 : 0)
        }
        let code = AtomicFile.writeAll(output, picture.bytes)
        guard code == 0 else { throw RenderError(AtomicFile.failure("the stream", code).description) }
    }

    func finish() {}

    func cancel() {}
}

/// Has ffmpeg turn the pictures into a stream of video without compression.
final class VideoStreamEncoder: Encoder {
    private let ffmpeg: FFmpeg

    init(_ frames: FrameFormat, to output: Int32) throws(RenderError) {
        ffmpeg = try FFmpeg(
            frames.input + ["-vf", MovieFormat.video, "-pix_fmt", "yuv420p", "-f", "yuv4mpegpipe", "pipe:1"],
            inherited: [1: output])
    }

    func add(_ picture: FrameBuffer) throws(RenderError) {
        guard ffmpeg.write(picture.bytes) else {
            try ffmpeg.finish(writing: "the stream")
            throw RenderError("the stream's reader has gone")
        }
    }

    func finish() throws(RenderError) {
        try ffmpeg.finish(writing: "the stream")
    }

    func cancel() {
        ffmpeg.kill()
    }
}
