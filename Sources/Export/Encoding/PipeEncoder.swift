import CoreGraphics
import Foundation

/// Has ffmpeg encode pictures into a file, which appears when it is complete.
final class PipeEncoder: Encoder {
    private let ffmpeg: FFmpeg
    private let draft: Draft
    private let path: String
    private let isOpaque: Bool

    /// - Parameter palette: The colours of a format that has some, as a picture's file.
    init(_ format: MovieFormat, _ frames: FrameFormat, palette: Data? = nil, to path: String) throws(RenderError) {
        do throws(ImageError) {
            draft = try Draft(for: path)
        } catch {
            throw RenderError(error.description)
        }
        self.path = path
        isOpaque = frames.isOpaque
        var arguments = frames.input
        // A lock on the draft stays with this process: ffmpeg has it opened anew.
        let file = open("/proc/self/fd/\(draft.descriptor)", O_RDWR | O_CLOEXEC)
        var inherited: [Int32: Int32] = [3: file]
        defer { inherited.values.forEach { close($0) } }
        if let palette {
            guard let end = Self.pipe(holding: palette) else { throw RenderError("there is no pipe to be had") }
            inherited[4] = end
            arguments += ["-f", "png_pipe", "-i", "pipe:4", "-filter_complex", "[0:v][1:v]" + format.filters[0]]
        } else if !format.filters.isEmpty {
            arguments += ["-vf", format.filters.joined(separator: ",")]
        }
        arguments += format.encoder + ["-f", format.muxer, "-y", "/proc/self/fd/3"]
        ffmpeg = try FFmpeg(arguments, inherited: inherited)
    }

    /// The end for reading of a pipe with a few bytes in it.
    private static func pipe(holding data: Data) -> Int32? {
        var ends: [Int32] = [0, 0]
        guard data.count < 4096 * 8, Glibc.pipe(&ends) == 0 else { return nil }
        ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
        let code = data.withUnsafeBytes { AtomicFile.writeAll(ends[1], $0) }
        close(ends[1])
        guard code == 0 else {
            close(ends[0])
            return nil
        }
        return ends[0]
    }

    func add(_ picture: FrameBuffer) throws(RenderError) {
        if !isOpaque { picture.unpremultiply() }
        guard ffmpeg.write(picture.bytes) else {
            // What it has to say is the reason.
            try ffmpeg.finish(writing: path)
            throw RenderError("ffmpeg ended before \(path) was complete")
        }
    }

    func finish() throws(RenderError) {
        try ffmpeg.finish(writing: path)
        do throws(ImageError) {
            try draft.publish()
        } catch {
            throw RenderError(error.description)
        }
    }

    func cancel() {
        ffmpeg.kill()
        draft.discard()
    }
}
