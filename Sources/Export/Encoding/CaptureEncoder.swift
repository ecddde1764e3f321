import CoreGraphics
import Foundation

/// Has ffmpeg encode pictures as they come, each at a time of its own: what a window shows.
///
/// An MP4 is encoded at once. For a GIF everything is kept without loss in a file that has no name, since its colours are chosen from all
/// pictures; that takes a moment after the end.
package final class CaptureEncoder: Encoder, @unchecked Sendable {
    private let ffmpeg: FFmpeg
    private let stream: Matroska
    private let path: String
    private let draft: Draft
    private let isFinal: Bool
    /// The time of the last picture, in milliseconds; no two have the same.
    private var last: Int?

    /// - Parameter path: Ends in `.mp4` or `.gif`.
    package init(width: Int, height: Int, to path: String) throws(RenderError) {
        self.path = path
        stream = Matroska(width: width, height: height)
        isFinal = !path.lowercased().hasSuffix(".gif")
        draft = try Self.draft(path)
        // Without pictures that look ahead: uneven times would make the track's length wrong.
        let encoder =
            if isFinal {
                [
                    "-vf", MovieFormat.video, "-c:v", "libx264", "-preset", "veryfast", "-crf", "16", "-bf", "0",
                    "-movflags",
                ]
                    + ["+faststart"] + MovieFormat.colors + ["-f", "mp4"]
            } else if FFmpeg.has(encoder: "libx264rgb") {
                ["-c:v", "libx264rgb", "-preset", "ultrafast", "-qp", "0", "-f", "matroska"]
            } else {
                ["-c:v", "ffv1", "-f", "matroska"]
            }
        let file = Self.reopened(draft)
        defer { close(file) }
        ffmpeg = try FFmpeg(
            [
                "-fpsprobesize", "0", "-analyzeduration", "0", "-f", "matroska", "-i", "pipe:0", "-fps_mode",
                "passthrough",
            ]
                + encoder + ["-y", "/proc/self/fd/3"], inherited: [3: file])
    }

    private static func draft(_ path: String) throws(RenderError) -> Draft {
        do throws(ImageError) {
            return try Draft(for: path)
        } catch {
            throw RenderError(error.description)
        }
    }

    /// Another descriptor of a draft, which does not share its lock.
    private static func reopened(_ draft: Draft) -> Int32 {
        open("/proc/self/fd/\(draft.descriptor)", O_RDWR | O_CLOEXEC)
    }

    package func add(_ picture: FrameBuffer) throws(RenderError) {
        let time = max(Int((picture.time * 1000).rounded()), last.map { $0 + 1 } ?? 0)
        let lead = (last == nil ? stream.head : Data()) + stream.lead(at: time)
        last = time
        let isTaken = lead.withUnsafeBytes { ffmpeg.write($0) } && ffmpeg.write(picture.bytes)
        guard isTaken else {
            try ffmpeg.finish(writing: path)
            throw RenderError("ffmpeg ended before \(path) was complete")
        }
    }

    package func finish() throws(RenderError) {
        try ffmpeg.finish(writing: path)
        if isFinal { return try publish(draft) }
        defer { draft.discard() }
        let source = ["-f", "matroska", "-i", "/proc/self/fd/5"]
        let colours = try run(source + ["-vf", PaletteEncoder.filter, "-c:v", "png", "-f", "image2pipe"], nil)
        let film = try Self.draft(path)
        _ = try run(
            source
                + [
                    "-f", "png_pipe", "-i", "pipe:0", "-filter_complex", "[0:v][1:v]" + MovieFormat.palette,
                    "-fps_mode",
                    "passthrough",
                ] + MovieFormat.gif.encoder + ["-final_delay", "3", "-f", "gif"], film, colours)
        try publish(film)
    }

    /// Runs ffmpeg over what was kept.
    ///
    /// - Parameters:
    ///   - target: What it writes; nil for what is returned.
    ///   - input: What it reads besides.
    private func run(_ arguments: [String], _ target: Draft?, _ input: Data = Data()) throws(RenderError) -> Data {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw RenderError("there is no pipe to be had") }
        ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        let kept = Self.reopened(draft)
        defer { close(kept) }
        let file = target.map { Self.reopened($0) } ?? ends[1]
        let output = target == nil ? "pipe:3" : "/proc/self/fd/3"
        let process = Result { () throws(RenderError) in
            try FFmpeg(arguments + ["-y", output], inherited: [3: file, 5: kept])
        }
        close(ends[1])
        if target != nil { close(file) }
        let ffmpeg = try process.get()
        _ = input.withUnsafeBytes { ffmpeg.write($0) }
        try ffmpeg.finish(writing: path)
        // It is smaller than what a pipe holds.
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(ends[0], &buffer, buffer.count)
        return Data(buffer.prefix(max(count, 0)))
    }

    private func publish(_ draft: Draft) throws(RenderError) {
        do throws(ImageError) {
            try draft.publish()
        } catch {
            throw RenderError(error.description)
        }
    }

    package func cancel() {
        ffmpeg.kill()
        draft.discard()
    }
}
