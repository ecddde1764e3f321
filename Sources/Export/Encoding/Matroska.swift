import Foundation

/// The little of the Matroska format that hands raw pictures with their times to ffmpeg: a head, then before each picture's pixels a few
/// bytes. (Raw video by itself has no times, only a pace.) RFC 9559.
struct Matroska {
    let width: Int
    let height: Int

    /// The head of the stream: one track of pixels blue, green, red and alpha; times in milliseconds.
    var head: Data {
        let document = Self.element(
            [0x1A, 0x45, 0xDF, 0xA3],
            Self.element([0x42, 0x82], Data("matroska".utf8)) + Self.number([0x42, 0x87], 4)
                + Self.number([0x42, 0x85], 2))
        let info = Self.element([0x15, 0x49, 0xA9, 0x66], Self.number([0x2A, 0xD7, 0xB1], 1_000_000))
        let video = Self.element(
            [0xE0],
            Self.number([0xB0], width) + Self.number([0xBA], height)
                + Self.element([0x2E, 0xB5, 0x24], Data("BGRA".utf8)))
        let track = Self.element(
            [0xAE],
            Self.number([0xD7], 1) + Self.number([0x73, 0xC5], 1) + Self.number([0x83], 1)
                + Self.element([0x86], Data("V_UNCOMPRESSED".utf8)) + video)
        // A segment of unknown size: it ends with the stream.
        let segment = Data([0x18, 0x53, 0x80, 0x67, 0x01] + [UInt8](repeating: 0xFF, count: 7))
        return document + segment + info + Self.element([0x16, 0x54, 0xAE, 0x6B], track)
    }

    /// What comes before a picture's pixels: a cluster of its own.
    ///
    /// - Parameter time: in milliseconds.
    func lead(at time: Int) -> Data {
        let stamp = Self.number([0xE7], time)
        // Track 1, no time besides the cluster's, a key frame.
        let block = Data([0x81, 0x00, 0x00, 0x80])
        let bytes = width * height * 4
        let blockHead = Data([0xA3]) + Self.size(block.count + bytes)
        let content = stamp.count + blockHead.count + block.count + bytes
        return Data([0x1F, 0x43, 0xB6, 0x75]) + Self.size(content) + stamp + blockHead + block
    }

    private static func element(_ id: [UInt8], _ content: Data) -> Data {
        Data(id) + size(content.count) + content
    }

    private static func number(_ id: [UInt8], _ value: Int) -> Data {
        let bytes = (0..<8).map { UInt8(truncatingIfNeeded: value >> (8 * (7 - $0))) }.drop { $0 == 0 }
        return element(id, Data(bytes.isEmpty ? [0] : Array(bytes)))
    }

    /// A size in the long form of eight bytes.
    private static func size(_ count: Int) -> Data {
        Data([0x01] + (0..<7).map { UInt8(truncatingIfNeeded: count >> (8 * (6 - $0))) })
    }
}
