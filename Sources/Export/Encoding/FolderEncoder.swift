import CoreGraphics
import Foundation

/// Writes each picture as a PNG file into a folder, with a list of their times.
final class FolderEncoder: Encoder, @unchecked Sendable {
    /// What is written into `timing.json`.
    struct Timing: Codable, Equatable {
        struct Picture: Codable, Equatable {
            let file: String
            /// Since the beginning of the film, and of what is shown, in milliseconds.
            let film: Double
            let shown: Double

            enum CodingKeys: String, CodingKey {
                case file
                case film = "film_ms"
                case shown = "shown_ms"
            }
        }

        let width: Int
        let height: Int
        let fps: Double
        let speed: Double
        var frames: [Picture] = []
    }

    static let list = "timing.json"

    private let folder: DraftFolder
    private let digits: Int
    private let isOpaque: Bool
    private var timing: Timing

    /// - Parameter count: How many pictures there will be.
    init(_ frames: FrameFormat, count: Int, speed: Double, to path: String) throws(RenderError) {
        try Self.check(path)
        do throws(ImageError) {
            folder = try DraftFolder(for: path)
        } catch {
            throw RenderError(error.description)
        }
        digits = max("\(count)".count, 4)
        isOpaque = frames.isOpaque
        timing = Timing(width: frames.width, height: frames.height, fps: frames.rate, speed: speed)
    }

    /// A folder that holds anything but an earlier film is left alone.
    private static func check(_ path: String) throws(RenderError) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
        guard isFolder.boolValue else { throw RenderError("\(path) is a file; name another folder") }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path), !names.isEmpty else { return }
        let isFilm = names.contains(list) && names.allSatisfy { $0 == list || isPicture($0) }
        guard isFilm else { throw RenderError("\(path) holds other files; name a new or an empty folder") }
    }

    private static func isPicture(_ name: String) -> Bool {
        name.hasSuffix(".png") && name.count > 4 && name.dropLast(4).allSatisfy { $0.isASCII && $0.isNumber }
    }

    func add(_ picture: FrameBuffer) throws(RenderError) {
        let digits = "\(timing.frames.count + 1)"
        let name = String(repeating: "0", count: max(self.digits - digits.count, 0)) + digits + ".png"
        let image = CGImage(width: picture.width, height: picture.height, isOpaque: isOpaque) { pixels in
            pixels.update(from: picture.pixels, count: picture.width * picture.height)
        }
        do throws(ImageError) {
            try Self.write(image.pngData(), to: "\(folder.path)/\(name)")
        } catch {
            throw RenderError(error.description)
        }
        func milliseconds(_ seconds: Double) -> Double { (seconds * 1_000_000).rounded() / 1000 }
        timing.frames.append(
            .init(file: name, film: milliseconds(picture.time), shown: milliseconds(picture.time * timing.speed)))
    }

    func finish() throws(RenderError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            try Self.write(try encoder.encode(timing) + Data("\n".utf8), to: "\(folder.path)/\(Self.list)")
            try folder.publish()
        } catch {
            throw RenderError("\(error)")
        }
    }

    /// The folder as a whole is what appears at once: its files are simply written.
    private static func write(_ data: Data, to path: String) throws(ImageError) {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw AtomicFile.failure(path, errno) }
        let code = data.withUnsafeBytes { AtomicFile.writeAll(file, $0) }
        let closed = close(file)
        if code != 0 || closed != 0 { throw AtomicFile.failure(path, code != 0 ? code : errno) }
    }

    func cancel() {
        folder.discard()
    }
}
