import CoreGraphics
import Foundation
import Testing

/// The number of pixels in which two pictures of the same size differ; all of them if the sizes differ.
func differences(_ first: CGImage, _ second: CGImage) -> Int {
    guard first.width == second.width, first.height == second.height else {
        return max(first.width * first.height, second.width * second.height)
    }
    let count = first.width * first.height
    if memcmp(first.pixels, second.pixels, count * 4) == 0 { return 0 }
    return (0..<count).reduce(0) { $0 + (first.pixels[$1] == second.pixels[$1] ? 0 : 1) }
}

/// The smallest rectangle outside which two pictures of one size are equal; null if they are equal.
func change(_ first: CGImage, _ second: CGImage) -> CGRect {
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    for y in 0..<first.height {
        let (a, b) = (first.pixels + y * first.width, second.pixels + y * first.width)
        if memcmp(a, b, first.width * 4) == 0 { continue }
        (top, bottom) = (min(top, y), y)
        for x in 0..<first.width where a[x] != b[x] { (left, right) = (min(left, x), max(right, x)) }
    }
    return right < 0 ? .null : CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
}

/// Expects two pictures to be the same, pixel for pixel; where they are not, both are left in `test-output`.
func expectSame(
    _ actual: CGImage, _ expected: CGImage, _ what: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    let count = differences(actual, expected)
    guard count > 0 else { return }
    let stem = "test-output/" + what.replacingOccurrences(of: " ", with: "-")
    try? FileManager.default.createDirectory(atPath: "test-output", withIntermediateDirectories: true)
    try? actual.writePNG(to: "\(stem)-actual.png")
    try? expected.writePNG(to: "\(stem)-expected.png")
    Issue.record(
        "\(what): \(count) pixels differ (\(change(actual, expected))); see \(stem)-actual.png and -expected.png",
        sourceLocation: sourceLocation)
}

/// Pictures to hand to the program.
enum Pictures {
    /// Blocks of many colours, no two rows or columns alike.
    static func pattern(_ width: Int, _ height: Int, _ seed: Int) -> CGImage {
        CGImage(width: width, height: height, isOpaque: true) { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let value = (x / 7 * 37 + y / 5 * 101 + x * y / 64 * 13) &* seed
                    pixels[y * width + x] = 0xff00_0000 | UInt32(truncatingIfNeeded: value &* 0x01_0305) & 0xff_ffff
                }
            }
        }
    }

    /// Whether a picture is found in another one, pixel for pixel.
    static func contains(_ page: CGImage, _ picture: CGImage) -> Bool {
        guard page.width >= picture.width, page.height >= picture.height else { return false }
        for y in 0...page.height - picture.height {
            let row = page.pixels + y * page.width
            for x in 0...page.width - picture.width where row[x] == picture.pixels[0] {
                let isHere = (0..<picture.height).allSatisfy { line in
                    memcmp(row + line * page.width + x, picture.pixels + line * picture.width, picture.width * 4) == 0
                }
                if isHere { return true }
            }
        }
        return false
    }

    /// A picture that can be cut short.
    static var png: Data { get throws { try pattern(40, 30, 3).pngData() } }

    /// 16 × 8 pixels: the left half red, the right half green over blue. Made with another program.
    static let jpeg = data(
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoK
        CgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK
        CgoKCgoKCgr/wAARCAAIABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUF
        BAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW
        V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi
        4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAEC
        AxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVm
        Z2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq
        8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD4vrtv+H2//Vsv/l5//cdFFff/AEKvo8eD3j3/AG9/r3ln1z6n9V9j++xFHk9t9Y9p/Aq0
        ubm9lT+Pmty+7a7v/VP7TPgjhfjL/VT+2MP7X2X17k9+cbc31Pm+CUb35Vve1tOp/9k=
        """)

    /// The same picture.
    static let webp = data(
        """
        UklGRl4AAABXRUJQVlA4IFIAAADQAgCdASoQAAgAAAAAJagCdLoB+AH6Af0ABmqzau1gAP7//sDk/62Uf/7f28//yQZla//lhRy/
        3qfHKP/8Ybf/+MNj8d/+88kX/jOutP3+14AA
        """)

    private static func data(_ base64: String) -> Data {
        Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data()
    }
}
