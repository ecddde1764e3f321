import CoreGraphics
import Foundation
import Testing

@testable import Compositor

/// Pictures that were looked at once and must not change.
enum Golden {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let folder = tests.appendingPathComponent("Goldens")
    private static let output = tests.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("test-output")

    /// Compares an opaque picture with the one kept under a name, byte by byte.
    ///
    /// A picture without one to compare with is kept, and the test fails this once.
    static func expect(_ image: CGImage, _ name: String) throws {
        #expect(image.isOpaque && image.width <= 128 && image.height <= 128)
        let kept = folder.appendingPathComponent("\(name).png").path
        guard FileManager.default.fileExists(atPath: kept) else {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try image.writePNG(to: kept)
            Issue.record("recorded \(kept): look at it, then run the tests again")
            return
        }
        let expected = try CGImage.decode(contentsOf: kept)
        if expected.width == image.width, expected.height == image.height, pixels(expected) == pixels(image) { return }
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        func write(_ image: CGImage, _ kind: String) throws {
            try image.writePNG(to: output.appendingPathComponent("\(name)-\(kind).png").path)
        }
        try write(expected, "expected")
        try write(image, "actual")
        try write(difference(expected, image), "difference")
        Issue.record(
            """
            \(name) differs: see test-output/\(name)-expected.png, -actual.png and -difference.png. \
            If it should, remove \(kept) and run the tests twice.
            """)
    }

    /// Where two pictures differ, sixteen times as bright as they do.
    private static func difference(_ a: CGImage, _ b: CGImage) -> CGImage {
        picture(max(a.width, b.width), max(a.height, b.height)) { x, y in
            guard x < a.width, x < b.width, y < a.height, y < b.height else { return 0xFFFF_00FF }
            let parts = zip(channels(a[x, y]), channels(b[x, y])).map { min(abs($0 - $1) * 16, 255) }
            return pixel(parts[1], parts[2], parts[3])
        }
    }
}
