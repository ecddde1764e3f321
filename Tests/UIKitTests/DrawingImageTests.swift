import Testing

@testable import UIKit

@MainActor struct DrawingImageTests {
    /// 3 × 2 pixels: 1 2 3 / 4 5 6.
    private let numbers = CGImage(width: 3, height: 2) { pixels in
        for index in 0..<6 { pixels[index] = 0xFF00_0000 + UInt32(index) + 1 }
    }

    nonisolated private static let orientations: [(UIImage.Orientation, [[UInt32]])] = [
        (.up, [[1, 2, 3], [4, 5, 6]]), (.down, [[6, 5, 4], [3, 2, 1]]),
        (.left, [[3, 6], [2, 5], [1, 4]]), (.right, [[4, 1], [5, 2], [6, 3]]),
        (.upMirrored, [[3, 2, 1], [6, 5, 4]]), (.downMirrored, [[4, 5, 6], [1, 2, 3]]),
        (.leftMirrored, [[1, 4], [2, 5], [3, 6]]), (.rightMirrored, [[6, 3], [5, 2], [4, 1]]),
    ]

    @Test(
        "an image is shown upright whatever its orientation, and its size is that of what is shown",
        arguments: orientations)
    func orientation(orientation: UIImage.Orientation, rows: [[UInt32]]) throws {
        let image = UIImage(cgImage: numbers, scale: 0.5, orientation: orientation)
        #expect(image.size == CGSize(width: rows[0].count * 2, height: rows.count * 2))
        let shown = try #require(image.uprightImage)
        for (y, row) in rows.enumerated() {
            #expect((0..<row.count).map { shown[$0, y] & 0xFF } == row)
        }
        #expect(image.cgImage === numbers)
    }

    @Test("a picture is found by name with its scale, and read from a file and from bytes")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let resources = folder.appendingPathComponent("Resources")
        try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
        let before = UIImage.folders
        defer {
            UIImage.folders = before
            try? FileManager.default.removeItem(at: folder)
        }
        UIImage.folders = [folder]
        try numbers.writePNG(to: resources.appendingPathComponent("numbers@2x.png").path)
        let image = try #require(UIImage(named: "numbers"))
        #expect(image.scale == 2 && image.size == CGSize(width: 1.5, height: 1))
        #expect(UIImage(named: "numbers.png")?.scale == 2)
        #expect(UIImage(named: "letters")?.size == CGSize(width: 100, height: 100), "a square stands in")
        let set = folder.appendingPathComponent("Media.xcassets/signs/letters.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try numbers.writePNG(to: set.appendingPathComponent("whatever@3x.png").path)
        #expect(UIImage(named: "letters")?.size == CGSize(width: 1, height: 2.0 / 3))
        let data = try #require(image.pngData())
        let again = try #require(UIImage(data: data, scale: 3))
        #expect(again.cgImage?[2, 1] == numbers[2, 1] && again.size.width == 1)
        #expect(UIImage(data: Data([1, 2, 3])) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    }

    @Test("a tint keeps the alpha and nothing else of a picture")
    func tint() throws {
        let picture = CGImage(width: 2, height: 1) { pixels in
            pixels[0] = 0x8012_3456
            pixels[1] = 0xFFFF_FFFF
        }
        let tinted = try #require(
            UIImage(cgImage: picture).withTintColor(UIColor(red: 1, green: 0.2, blue: 0, alpha: 0.5)).cgImage)
        #expect(tinted[0, 0] == 0x4040_0D00 && tinted[1, 0] == 0x8080_1A00)
    }

    @Test("a renderer draws its part of the plane in its scale")
    func renderer() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 4, height: 3), format: format)
        let image = renderer.image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 11, y: 20, width: 1, height: 2))
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        }
        let pixels = try #require(image.cgImage)
        #expect((pixels.width, pixels.height) == (8, 6) && image.scale == 2)
        #expect(pixels[1, 0] == 0 && pixels[2, 0] == 0xFFFF_0000 && pixels[3, 3] == 0xFFFF_0000)
        #expect(pixels[4, 0] == 0 && pixels[2, 4] == 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("an image context is opened in the screen's scale, can be nested, and gives its picture")
    func imageContext() throws {
        UIScreen.main.model.scale = 2
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 2), true, 0)
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 2))
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?[0, 0] == 0)
        UIGraphicsEndImageContext()
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.size == CGSize(width: 3, height: 2) && image.scale == UIScreen.main.scale)
        #expect(image.cgImage?[0, 0] == 0xFF00_00FF && image.cgImage?[5, 0] == 0xFF00_0000)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test("an image is drawn over the rectangle it is given, or in its own size")
    func drawing() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let square = UIImage(cgImage: CGImage(width: 2, height: 2) { $0.update(repeating: 0xFF00_FF00, count: 4) })
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format).image { _ in
            square.draw(at: CGPoint(x: 1, y: 1))
            square.draw(in: CGRect(x: 4, y: 2, width: 5, height: 3))
        }
        let pixels = try #require(image.cgImage)
        let rows = (0..<6).map { y in String((0..<10).map { pixels[$0, y] == 0xFF00_FF00 ? "#" : "." }) }
        #expect(rows == ["..........", ".##.......", ".##.#####.", "....#####.", "....#####.", ".........."])
    }
}
