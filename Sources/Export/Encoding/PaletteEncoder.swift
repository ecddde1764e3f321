import CoreGraphics
import Foundation

/// Has ffmpeg choose 256 colours for all pictures: the first of the two times that a GIF's pictures are made.
final class PaletteEncoder: Encoder, @unchecked Sendable {
    /// All pictures count in full: with the changing parts alone, colours of what stands still are missing.
    static let filter = "palettegen=stats_mode=full:reserve_transparent=1"

    private let ffmpeg: FFmpeg
    private let output: Int32
    /// The colours, as a picture's file, once it is finished.
    private(set) var palette = Data()

    init(_ frames: FrameFormat) throws(RenderError) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw RenderError("there is no pipe to be had") }
        ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }
        output = ends[0]
        ffmpeg = try FFmpeg(
            frames.input + ["-vf", Self.filter, "-c:v", "png", "-f", "image2pipe", "pipe:1"], inherited: [1: ends[1]])
    }

    deinit { close(output) }

    func add(_ picture: FrameBuffer) throws(RenderError) {
        guard ffmpeg.write(picture.bytes) else {
            try ffmpeg.finish(writing: nil)
            throw RenderError("ffmpeg ended before it had seen all pictures")
        }
    }

    func finish() throws(RenderError) {
        // A palette is smaller than what the pipe holds, so that it may be read after the end.
        try ffmpeg.finish(writing: nil)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(output, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            palette.append(contentsOf: buffer[..<count])
        }
        guard !palette.isEmpty else { throw RenderError("ffmpeg chose no colours") }
    }

    func cancel() {
        ffmpeg.kill()
    }
}
