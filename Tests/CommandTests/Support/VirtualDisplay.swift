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
                + ["-nolisten", "tcp", "-noreset"], limit: 300)
        try await waitUntil(within: 20, for: "Xvfb to name its display") { server.outputSoFar.hasSuffix("\n") }
        name = ":" + server.outputSoFar.trimmingCharacters(in: .whitespacesAndNewlines)
        self.server = server
        self.folder = folder
        self.width = width
        self.height = height
        manager = windowManager ? try Command("openbox", [], environment: ["DISPLAY": name], limit: 300) : nil
        if windowManager {
            // Openbox announces itself on the root window as soon as it manages windows.
            try await waitUntil(within: 20, for: "openbox to take charge") {
                try self.xdotool(["get_desktop"]).code == 0
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
        let file = folder.file("Xvfb_screen0")
        guard let data = FileManager.default.contents(atPath: file), data.count > 100 else {
            throw Failure("the X server has no frame buffer in \(file)")
        }
        return try data.withUnsafeBytes { try Self.image(fromXWD: $0) }
    }

    /// Decodes the X window dump that Xvfb keeps: a header of big-endian words, a colour map, 32-bit pixels in the machine's order.
    private static func image(fromXWD bytes: UnsafeRawBufferPointer) throws -> CGImage {
        func word(_ index: Int) -> Int {
            Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)))
        }
        let (headerSize, width, height) = (word(0), word(4), word(5))
        let (bitsPerPixel, bytesPerLine, colours) = (word(11), word(12), word(19))
        let start = headerSize + colours * 12
        guard bitsPerPixel == 32, bytes.count >= start + height * bytesPerLine else {
            throw Failure("the X server's frame buffer has an unknown format")
        }
        return CGImage(width: width, height: height, isOpaque: true) { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let offset = start + y * bytesPerLine + x * 4
                    pixels[y * width + x] = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self) | 0xff00_0000
                }
            }
        }
    }

    /// Runs xdotool, which sends input as a mouse and a keyboard would.
    @discardableResult
    func xdotool(_ arguments: [String]) throws -> (code: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
