import Export
import Preview
import UIKit

/// `segue tour`.
enum TourCommand: Command {
    static let name = "tour"
    static let help = CommandHelp(summary: "Write one picture of all effects, five frames each.")
    static let options =
        [Option("-o", "--output", value: "FILE", help: "the PNG file to write (\(file))")] + SharedOptions.device
    /// Where the picture goes if no one says otherwise.
    static let file = "segue-tour.png"

    static func run(_ arguments: Arguments) throws {
        let device = try SharedOptions.device(arguments)
        let path = arguments.string("-o") ?? file
        try write(to: path, device: device)
        print("\(path) shows all effects")
    }

    static func write(to path: String, device: Device) throws {
        try PictureFile.write(to: path) { () throws(RenderError) in try Filmstrip.tour(device).image() }
    }
}

/// Pictures into files, with messages that say what to do.
@MainActor
enum PictureFile {
    /// Ends of names that promise another format than the one written.
    private static let otherFormats: Set = [
        "jpg", "jpeg", "webp", "gif", "bmp", "tif", "tiff", "heic", "mp4", "mov", "webm",
    ]

    static func write(to path: String, _ make: () throws(RenderError) -> CGImage?) throws {
        guard !path.isEmpty else { throw CommandFailure.usage("-o '' is no name; say where the picture goes") }
        guard !otherFormats.contains((path as NSString).pathExtension.lowercased()) else {
            throw CommandFailure.usage("\(path) would be a PNG; give a name that ends in .png")
        }
        let image = try made(make)
        do throws(ImageError) {
            try image.writePNG(to: path)
        } catch {
            throw CommandFailure.work(error.description)
        }
    }

    /// Writes the picture's file to a descriptor.
    static func write(to output: Int32, _ make: () throws(RenderError) -> CGImage?) throws {
        let image = try made(make)
        let code: Int32
        do throws(ImageError) {
            code = try image.pngData().withUnsafeBytes { AtomicFile.writeAll(output, $0) }
        } catch {
            throw CommandFailure.work(error.description)
        }
        guard code == 0 else { throw CommandFailure.work(AtomicFile.failure("standard output", code).description) }
    }

    private static func made(_ make: () throws(RenderError) -> CGImage?) throws -> CGImage {
        do throws(RenderError) {
            if let image = try make() { return image }
        } catch {
            throw CommandFailure.work(error.description)
        }
        throw CommandFailure.work("the picture would be too large; ask for fewer frames or a smaller --scale")
    }
}
