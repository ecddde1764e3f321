import Export
import Foundation
import Preview
import UIKit
import Window

/// Records what the screens in the window show into a film.
///
/// The window goes first: a picture is composed for the film only in the time that is left before the window's next, and only if
/// the encoder has room for it; one that is not is left out and counted. The encoder has a thread and a process of its own.
@MainActor
final class WindowRecorder {
    /// What there is to say of a recording.
    enum News {
        case saved(String, seconds: Double, leftOut: Int)
        case failed(String)
    }

    /// How many pictures may wait for the encoder.
    private static let depth = 6
    /// The shortest time between two pictures of a GIF, whose times are hundredths: every second frame of a usual display.
    private static let gifInterval = 0.03  // s
    /// What is left after a picture of the time that an earlier one has taken to compose.
    private static let forgetting = 0.8
    /// A picture that comes this much early counts as in time.
    private static let slack = 0.002  // s

    /// Where it goes; nil for a new file in the user's folder of videos. A folder gets new files too.
    let place: String?
    private var film: Film?

    init(place: String?) {
        self.place = place
    }

    /// One recording.
    private struct Film {
        let queue: FrameQueue
        let painter: PicturePainter
        let screen: CGSize
        let count: Int
        let path: Path
        let interval: Double
        let began: Double
        var last = -Double.infinity
        var end: Double?
        /// How long a picture has taken to compose.
        var cost = 0.0
        var leftOut = 0
        /// Whether the film does not show yet what the window does.
        var isBehind = true
    }

    /// Where a film goes, which is known once it is known what ffmpeg can do.
    private final class Path: @unchecked Sendable {
        private let lock = NSLock()
        private var known = ""
        var value: String {
            get { lock.withLock { known } }
            set { lock.withLock { known = newValue } }
        }
    }

    /// Whether pictures are taken.
    var isRecording: Bool { film.map { $0.end == nil } ?? false }

    /// Whether the encoder still has something to do after the end.
    var isFinishing: Bool { film.map { $0.end != nil } ?? false }

    /// Begins a film of what a session's screens show.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point of a screen.
    ///   - now: The time, as the pictures' times will be told.
    func begin(_ session: Session, scale: CGFloat, at now: Double) {
        var style = PictureStyle()
        style.scale = scale
        style.isEven = true
        style.isAsShown = true
        let painter = PicturePainter(style, for: session)
        let (width, height) = (painter.layout.width, painter.layout.height)
        let path = Path()
        let wanted = place
        let stem = "segue-\(session.status.effect)-\(Self.stamp)"
        let queue = FrameQueue(width: width, height: height, depth: Self.depth) { () throws(RenderError) in
            path.value = try Self.path(wanted, stem)
            return try CaptureEncoder(width: width, height: height, to: path.value)
        }
        film = Film(
            queue: queue, painter: painter, screen: session.screenSize, count: session.effectNames.count, path: path,
            interval: place?.lowercased().hasSuffix(".gif") == true ? Self.gifInterval : 0, began: now)
    }

    /// The time of day, for a file's name.
    private static var stamp: String {
        var now = time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        var text = [UInt8](repeating: 0, count: 32)
        let count = text.withUnsafeMutableBytes { bytes in
            strftime(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, "%Y%m%d-%H%M%S", &parts)
        }
        return String(decoding: text.prefix(count), as: UTF8.self)
    }

    /// The file that is written: MP4 where ffmpeg has an encoder for it, unless another is asked for.
    private nonisolated static func path(_ wanted: String?, _ stem: String) throws(RenderError) -> String {
        var isFolder: ObjCBool = false
        if let wanted, !FileManager.default.fileExists(atPath: wanted, isDirectory: &isFolder) || !isFolder.boolValue {
            // No recording takes another one's place.
            return FreshFile.unused(
                (wanted as NSString).deletingPathExtension, extension: (wanted as NSString).pathExtension)
        }
        guard FFmpeg.isInstalled else { throw FFmpeg.missing }
        let ending = FFmpeg.has(encoder: "libx264") ? "mp4" : "gif"
        if let wanted { return FreshFile.unused("\(wanted)/\(stem)", extension: ending) }
        return FreshFile.path(stem, extension: ending, in: .videos)
    }

    /// Takes the picture of what is shown, if that is possible in the time that there is.
    ///
    /// - Parameters:
    ///   - instant: When it is shown.
    ///   - timeLeft: Seconds until the window's next picture is due.
    func take(_ session: Session, at instant: Double, timeLeft: Double) {
        guard var film, film.end == nil else { return }
        defer { self.film = film }
        guard session.screenSize == film.screen, session.effectNames.count == film.count else {
            return Self.end(&film, at: instant)
        }
        film.isBehind = true
        guard instant - film.last >= film.interval - Self.slack else { return }
        guard timeLeft > film.cost, let buffer = film.queue.nextNow() else {
            film.leftOut += 1
            // One slow picture, as the first is, does not keep out all that follow.
            film.cost *= Self.forgetting
            return
        }
        let start = MonotonicTime.now
        Self.compose(session, into: buffer, film, at: instant)
        film.cost = max(MonotonicTime.now - start, film.cost * Self.forgetting)
        film.last = instant
        film.isBehind = false
    }

    /// When it wants to look at the screens again although they do not change; nil if it need not.
    func wish(at now: Double) -> Double? {
        guard let film, film.end == nil, film.isBehind else { return nil }
        return max(film.last + film.interval - now, Self.slack)
    }

    /// Ends the film: what is shown is shown up to now.
    func end(_ session: Session, at now: Double) {
        guard var film, film.end == nil else { return }
        let isSame = session.screenSize == film.screen && session.effectNames.count == film.count
        if isSame, now > film.last, let buffer = film.queue.nextNow() {
            Self.compose(session, into: buffer, film, at: now)
        }
        Self.end(&film, at: now)
        self.film = film
    }

    private static func compose(_ session: Session, into buffer: FrameBuffer, _ film: Film, at instant: Double) {
        film.painter.draw(
            session,
            into: Bitmap(pixels: buffer.pixels, width: buffer.width, height: buffer.height, stride: buffer.width))
        buffer.time = max(instant - film.began, 0)
        film.queue.add(buffer)
    }

    private static func end(_ film: inout Film, at now: Double) {
        film.queue.complete()
        film.end = now
    }

    /// What has become of the film, once.
    func takeNews() -> News? {
        guard let film, film.queue.isFinished else { return nil }
        self.film = nil
        do throws(RenderError) {
            try film.queue.finish()
        } catch {
            return .failed(error.description)
        }
        return .saved(film.path.value, seconds: (film.end ?? film.last) - film.began, leftOut: film.leftOut)
    }
}
