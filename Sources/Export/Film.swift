import Preview
import UIKit

/// Where a film goes.
package enum FilmTarget: Sendable {
    case file(String, MovieFormat)
    /// Numbered pictures and their times.
    case folder(String)
    case stream(Int32, StreamFormat)
}

/// How far a film is.
package enum FilmProgress: Equatable, Sendable {
    /// So many of the pictures have been composed. A GIF's are composed twice.
    case frames(Int, of: Int)
    /// All have been, and the encoder puts the rest in order.
    case finishing
}

extension FrameSequence {
    /// Composes all pictures and has them encoded.
    package func write(to target: FilmTarget, progress: (FilmProgress) -> Void) throws(RenderError) {
        let format = FrameFormat(width: width, height: height, rate: job.rate, isOpaque: job.style.isOpaque)
        let total: Int
        let encoder: any Encoder
        switch target {
        case .file(let path, let movie) where movie.hasPalette:
            total = 2 * count
            let colours = try PaletteEncoder(format)
            try compose(for: colours, from: 0, of: total, progress)
            encoder = try PipeEncoder(movie, format, palette: colours.palette, to: path)
        case .file(let path, let movie):
            total = count
            encoder = try PipeEncoder(movie, format, to: path)
        case .folder(let path):
            total = count
            encoder = try FolderEncoder(format, count: count, speed: job.speed, to: path)
        case .stream(let output, .rgba):
            total = count
            encoder = StreamEncoder(format, to: output)
        case .stream(let output, .y4m):
            total = count
            encoder = try VideoStreamEncoder(format, to: output)
        }
        try compose(for: encoder, from: total - count, of: total, progress)
    }

    private func compose(
        for encoder: any Encoder, from done: Int, of total: Int, _ progress: (FilmProgress) -> Void
    ) throws(RenderError) {
        let queue = FrameQueue(width: width, height: height) { encoder }
        do throws(RenderError) {
            try begin()
            for index in 0..<count {
                progress(.frames(done + index, of: total))
                let buffer = try queue.next()
                buffer.time = Double(index) / job.rate
                let bitmap = Bitmap(
                    pixels: buffer.pixels, width: buffer.width, height: buffer.height, stride: buffer.width)
                try draw(index, into: bitmap)
                queue.add(buffer)
            }
        } catch {
            queue.cancel()
            throw error
        }
        progress(.finishing)
        try queue.finish()
    }
}
