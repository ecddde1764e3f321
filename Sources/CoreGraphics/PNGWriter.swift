internal import CZlib

/// Packs rows of pixels into a PNG file.
///
/// Cairo's own writer tries all filters on each row and compresses hard: a 786 × 1704 screen took 93 ms and 156 kB. Screens are mostly
/// of flat colour, which compresses best as it is; so written, the same takes 36 ms and 147 kB.
struct PNGWriter {
    /// zlib's, 1…9: above it a screen gets hardly smaller and takes half as long again.
    private static let level: Int32 = 4
    /// A row in which at least this part of the pixels is like the one before is not filtered.
    private static let flat = 0.5
    /// Bytes that are compressed into at a time.
    private static let room = 1 << 16

    private let width: Int
    private let height: Int
    private let pixels: UnsafePointer<UInt32>
    /// Bytes of a pixel in the file: red, green, blue and, unless the picture is opaque, alpha.
    private let depth: Int

    /// - Parameter pixels: premultiplied 0xAARRGGBB, `width * height` of them.
    init(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int, isOpaque: Bool) {
        (self.pixels, self.width, self.height) = (pixels, width, height)
        depth = isOpaque ? 3 : 4
    }

    /// The file; nil if there is no memory for it.
    func data() -> Data? {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let size = [UInt32(width), UInt32(height)].flatMap(Self.bytes)
        let colour: UInt8 = depth == 3 ? 2 : 6
        Self.append("IHDR", Data(size + [8, colour, 0, 0, 0]), to: &file)
        guard compress(into: &file) else { return nil }
        Self.append("IEND", Data(), to: &file)
        return file
    }

    /// Appends the rows, compressed, in chunks.
    private func compress(into file: inout Data) -> Bool {
        var stream = z_stream()
        let status = deflateInit2_(
            &stream, Self.level, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else { return false }
        defer { deflateEnd(&stream) }
        var (line, above) = ([UInt8](repeating: 0, count: width * depth), [UInt8](repeating: 0, count: width * depth))
        var filtered = [UInt8](repeating: 0, count: width * depth + 1)
        var packed = [UInt8](repeating: 0, count: Self.room)
        for y in 0..<height {
            swap(&line, &above)
            let isFlat = read(y, into: &line)
            filter(line, above, isFlat: isFlat, into: &filtered)
            let isLast = y == height - 1
            filtered.withUnsafeMutableBufferPointer { input in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                repeat {
                    let count = packed.withUnsafeMutableBufferPointer { output -> Int in
                        stream.next_out = output.baseAddress
                        stream.avail_out = UInt32(output.count)
                        deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH)
                        return output.count - Int(stream.avail_out)
                    }
                    if count > 0 { Self.append("IDAT", Data(packed[..<count]), to: &file) }
                } while stream.avail_out == 0
            }
        }
        return true
    }

    /// Reads a row as the file has it, not premultiplied.
    ///
    /// - Returns: whether it is mostly of flat colour.
    private func read(_ y: Int, into line: inout [UInt8]) -> Bool {
        let row = pixels + y * width
        var same = 0
        line.withUnsafeMutableBufferPointer { line in
            for x in 0..<width {
                let pixel = row[x]
                if x > 0, pixel == row[x - 1] { same += 1 }
                let (place, alpha) = (x * depth, pixel >> 24)
                var color = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
                if depth == 4 {
                    line[place + 3] = UInt8(alpha)
                    if alpha == 0 {
                        color = (0, 0, 0)
                    } else if alpha < 255 {
                        func whole(_ c: UInt32) -> UInt32 { min((c * 255 + alpha / 2) / alpha, 255) }
                        color = (whole(color.0), whole(color.1), whole(color.2))
                    }
                }
                line[place] = UInt8(color.0)
                line[place + 1] = UInt8(color.1)
                line[place + 2] = UInt8(color.2)
            }
        }
        return Double(same) >= Double(width) * Self.flat
    }

    /// Writes a row with its filter: as it is, or as the difference to what its neighbours foretell.
    private func filter(_ line: [UInt8], _ above: [UInt8], isFlat: Bool, into result: inout [UInt8]) {
        result.withUnsafeMutableBufferPointer { result in
            result[0] = isFlat ? 0 : 4
            for i in 0..<line.count {
                guard !isFlat else {
                    result[i + 1] = line[i]
                    continue
                }
                let left = i >= depth ? Int(line[i - depth]) : 0
                let up = Int(above[i])
                let corner = i >= depth ? Int(above[i - depth]) : 0
                let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
                let foretold = a <= b && a <= c ? left : b <= c ? up : corner
                result[i + 1] = line[i] &- UInt8(truncatingIfNeeded: foretold)
            }
        }
    }

    /// Appends a chunk: its length, name, contents and checksum.
    private static func append(_ name: String, _ contents: Data, to file: inout Data) {
        let body = Data(name.utf8) + contents
        let sum = body.withUnsafeBytes { bytes in
            crc32(0, bytes.bindMemory(to: UInt8.self).baseAddress, UInt32(bytes.count))
        }
        file.append(contentsOf: bytes(UInt32(contents.count)))
        file.append(body)
        file.append(contentsOf: bytes(UInt32(sum)))
    }

    /// A number in the file's order.
    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(number >> UInt32($0) & 255) }
    }
}
