import CoreGraphics
import Foundation

/// An X server without a screen, of its own for one test, with real input and a frame buffer to look at.
final class VirtualDisplay: Sendable {
    let width: Int
    let height: Int
    /// What DISPLAY is to be.
    let name: String
    private let server: Command
    private let manager: Command?
    private let folder: TemporaryFolder

    /// Starts the server on a free display number, and a window manager if one is asked for.
    init(width: Int = 1000, height: Int = 1000, windowManager: Bool = false) async throws {
        let folder = try TemporaryFolder()
        let server = try Command(
            "Xvfb",
            ["-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path]
                + ["-nolisten", "tcp", "-noreset", "-nocursor"], limit: 400)
        try await waitUntil(within: 60, for: "Xvfb to name its display") { server.outputSoFar.hasSuffix("\n") }
        name = ":" + server.outputSoFar.trimmingCharacters(in: .whitespacesAndNewlines)
        self.server = server
        self.folder = folder
        self.width = width
        self.height = height
        manager = windowManager ? try Command("openbox", [], environment: ["DISPLAY": name], limit: 400) : nil
        if windowManager {
            // Openbox announces itself on the root window as soon as it manages windows.
            let deadline = Date(timeIntervalSinceNow: 60)
            while try await xdotool(["get_desktop"]).code != 0 {
                guard Date() < deadline else { throw Failure("openbox did not take charge") }
            }
        }
    }

    /// Ends the server; everything connected to it loses its display.
    func stop() async throws {
        try await manager?.stop()
        try await server.stop()
    }

    /// What the screen shows now.
    func screenshot() throws -> CGImage {
        try screenshot(of: CGRect(x: 0, y: 0, width: width, height: height))
    }

    /// What a part of the screen shows now, in whole pixels.
    ///
    /// Xvfb keeps an X window dump: a header of big-endian words, a colour map, 32-bit pixels in the machine's order.
    func screenshot(of rect: CGRect) throws -> CGImage {
        let file = folder.file("Xvfb_screen0")
        guard let data = FileManager.default.contents(atPath: file), data.count > 100 else {
            throw Failure("the X server has no frame buffer in \(file)")
        }
        return try data.withUnsafeBytes { bytes in
            func word(_ index: Int) -> Int {
                Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)))
            }
            let (headerSize, bitsPerPixel, bytesPerLine, colours) = (word(0), word(11), word(12), word(19))
            let start = headerSize + colours * 12
            let (left, top, width, height) = (Int(rect.minX), Int(rect.minY), Int(rect.width), Int(rect.height))
            guard let base = bytes.baseAddress, bitsPerPixel == 32, bytes.count >= start + self.height * bytesPerLine,
                left >= 0, top >= 0, left + width <= self.width, top + height <= self.height
            else { throw Failure("the X server's frame buffer is not understood, or \(rect) is not in it") }
            return CGImage(width: width, height: height, isOpaque: true) { pixels in
                for y in 0..<height {
                    let row = start + (top + y) * bytesPerLine + left * 4
                    memcpy(pixels + y * width, base + row, width * 4)
                }
                // The server leaves the byte that would be alpha to chance.
                for index in 0..<width * height { pixels[index] |= 0xff00_0000 }
            }
        }
    }

    /// Runs xdotool, which sends input as a mouse and a keyboard would.
    @discardableResult
    func xdotool(_ arguments: [String]) async throws -> Command.Result {
        try await Command.run("xdotool", arguments, environment: ["DISPLAY": name])
    }
}
