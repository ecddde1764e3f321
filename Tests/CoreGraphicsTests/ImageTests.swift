import Testing

@testable import CoreGraphics

@Suite("Pictures in files")
@MainActor
struct ImageTests {
    /// A folder for one test, removed after it.
    private func withFolder(_ body: (String) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "/segue-images-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private func data(_ base64: String) throws -> Data {
        try #require(Data(base64Encoded: base64))
    }

    /// The red, green and blue of a pixel, told apart whatever a lossy format did to them.
    private func hue(_ pixel: UInt32) -> String {
        [("red", pixel >> 16 & 255), ("green", pixel >> 8 & 255), ("blue", pixel & 255)]
            .max { $0.1 < $1.1 }?.0 ?? ""
    }

    @Test("straight alpha is multiplied in and rounded to the nearest")
    func premultiplies() throws {
        let image = try CGImage.decode(data(Samples.png), name: "s.png")
        #expect(image.width == 3 && image.height == 2 && !image.isOpaque)
        for (i, p) in Samples.pngPixels.enumerated() {
            func part(_ c: Int) -> UInt32 { UInt32((Double(c) * Double(p[3]) / 255).rounded()) }
            let expected = UInt32(p[3]) << 24 | part(p[0]) << 16 | part(p[1]) << 8 | part(p[2])
            #expect(image[i % 3, i / 3] == expected)
        }
    }

    @Test("every value and alpha is rounded exactly")
    func roundsExactly() {
        var wrong = 0
        for a in 0...255 {
            for c in 0...255
            where Premultiply.component(UInt32(c), alpha: UInt32(a)) != UInt32((Double(c * a) / 255).rounded()) {
                wrong += 1
            }
        }
        #expect(wrong == 0)
    }

    @Test("JPEG and WebP pictures are read", arguments: [Samples.jpeg, Samples.webp])
    func lossyFormats(_ sample: String) throws {
        let image = try CGImage.decode(data(sample), name: "sample")
        #expect(image.width == 16 && image.height == 8 && image.isOpaque)
        #expect(hue(image[3, 2]) == "red" && hue(image[12, 1]) == "green" && hue(image[12, 6]) == "blue")
    }

    @Test("a photograph is turned as its EXIF data says")
    func orientation() throws {
        var jpeg = try data(Samples.jpeg)
        // One entry of a TIFF directory: tag 0x0112, a short, once, the value 6: turned a quarter clockwise.
        let tiff: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
        let exif = Array("Exif\0\0".utf8) + tiff
        jpeg.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif, at: 2)
        let image = try CGImage.decode(jpeg, name: "photo.jpg")
        #expect(image.width == 8 && image.height == 16)
        #expect(hue(image[4, 3]) == "red" && hue(image[6, 12]) == "green" && hue(image[1, 12]) == "blue")
    }

    @Test("a PNG file holds the very pixels, as far as straight alpha can")
    func roundTrip() throws {
        let image = try #require(
            CGImage.drawn(width: 9, height: 5) { context in
                context.setFillColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 5, height: 3))
                context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
                context.fill(CGRect(x: 3, y: 1, width: 4, height: 3))
            })
        let back = try CGImage.decode(image.pngData(), name: "round.png")
        #expect(back.width == 9 && back.height == 5)
        for y in 0..<5 {
            for x in 0..<9 { #expect(back[x, y] == image[x, y]) }
        }
    }

    @Test(
        "rows of every kind, flat, even and noisy, of every alpha, come back from a PNG file", arguments: [true, false])
    func rows(isOpaque: Bool) throws {
        var state: UInt32 = 7
        func noise() -> UInt32 {
            state = state &* 1_664_525 &+ 1_013_904_223
            return state >> 24
        }
        // More than the writer packs at a time.
        let (width, height) = (301, 256)
        let image = CGImage(width: width, height: height, isOpaque: isOpaque) { pixels in
            for y in 0..<height {
                for x in 0..<width {
                    let alpha = isOpaque ? 255 : UInt32(y)
                    func part(_ c: UInt32) -> UInt32 { c * alpha / 255 }
                    let (r, g, b) =
                        switch y % 3 {
                        case 0: (x < 200 ? 40 : 250, 90, 130) as (UInt32, UInt32, UInt32)
                        case 1: (UInt32(x) & 255, UInt32(y), UInt32(x + y) & 255)
                        default: (noise(), noise(), noise())
                        }
                    pixels[y * width + x] = alpha << 24 | part(r) << 16 | part(g) << 8 | part(b)
                }
            }
        }
        let file = try image.pngData()
        #expect(file.count > 1 << 16)
        let back = try CGImage.decode(file, name: "rows.png")
        #expect((back.width, back.height, back.isOpaque) == (width, height, isOpaque))
        let wrong = (0..<width * height).count { back.pixels[$0] != image.pixels[$0] }
        #expect(wrong == 0)
    }

    @Test("what cannot be read is named, with what to do")
    func errors() throws {
        func message(_ body: () throws -> CGImage) -> String {
            do {
                _ = try body()
                return ""
            } catch {
                return "\(error)"
            }
        }
        try withFolder { folder in
            let missing = message { try CGImage.decode(contentsOf: folder + "/none.png") }
            #expect(missing.contains("none.png does not exist"))
            let directory = message { try CGImage.decode(contentsOf: folder) }
            #expect(directory.contains("is a folder"))
            let text = message { try CGImage.decode(Data("hello, this is no picture".utf8), name: "note.txt") }
            #expect(text.hasPrefix("note.txt is not a picture") && !text.contains("\n"))
            let empty = message { try CGImage.decode(Data(), name: "empty.png") }
            #expect(empty.hasPrefix("empty.png is empty"))
            let wide = message { try CGImage.decode(data(Samples.widePNG), name: "wide.png") }
            #expect(wide.contains("16385 × 1") && wide.contains("16384"))
            for (sample, name) in [(Samples.jpeg, "a.jpg"), (Samples.webp, "a.webp"), (Samples.png, "a.png")] {
                let whole = try data(sample)
                for part in [whole.prefix(whole.count * 4 / 5), whole.prefix(whole.count - 9)] {
                    let text = message { try CGImage.decode(Data(part), name: name) }
                    #expect(text.hasPrefix(name), "\(part.count) of \(whole.count)")
                }
            }
        }
    }

    @Test("a file appears whole, over an old one, with nothing beside it")
    func atomicWrite() throws {
        try withFolder { folder in
            let path = folder + "/out.png"
            try Data("old".utf8).write(to: URL(fileURLWithPath: path))
            try AtomicFile.write(Data("new".utf8), to: path)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["out.png"])
            try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "out.png")
            try AtomicFile.write(Data("newer".utf8), to: folder + "/link")
            #expect(try String(contentsOfFile: path, encoding: .utf8) == "newer")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "out.png")
        }
    }

    @Test("drafts whose owners are gone go with the next file that is written, those of the living stay")
    func drafts() throws {
        try withFolder { folder in
            for name in [".segue-draft-dead", ".segue-draft-alive", "mine"] {
                try Data("half".utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
            }
            try FileManager.default.createDirectory(
                atPath: folder + "/.segue-draft-folder", withIntermediateDirectories: false)
            let owner = open(folder + "/.segue-draft-alive", O_RDONLY)
            #expect(flock(owner, LOCK_EX) == 0)
            try AtomicFile.write(Data("new".utf8), to: folder + "/out")
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
                    == [".segue-draft-alive", "mine", "out"])
            close(owner)
            let draft = try DraftFolder(for: folder + "/film/")
            try Data("picture".utf8).write(to: URL(fileURLWithPath: draft.path + "/0001.png"))
            #expect(!FileManager.default.fileExists(atPath: folder + "/film"))
            try draft.publish()
            let second = try DraftFolder(for: folder + "/film")
            try Data("another".utf8).write(to: URL(fileURLWithPath: second.path + "/0002.png"))
            try second.publish()
            try DraftFolder(for: folder + "/none").discard()
            #expect(
                try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
                    == ["film", "film/0002.png", "mine", "out"])
        }
    }

    @Test("what cannot be written is named, with what to do, and leaves nothing")
    func writeErrors() throws {
        func message(_ path: String) -> String {
            do throws(ImageError) {
                try AtomicFile.write(Data(repeating: 7, count: 100_000), to: path)
                return ""
            } catch {
                return error.description
            }
        }
        #expect(message("/dev/full").contains("/dev/full cannot be written (no space left on device); make room"))
        try withFolder { folder in
            #expect(message(folder).contains("is a folder"))
            #expect(message(folder + "/none/a.png").contains("create the folder first"))
            // A limit on the size of files fails the write half-way, as a full disk does.
            var limit = rlimit()
            getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            var small = limit
            small.rlim_cur = 50_000
            signal(SIGXFSZ, SIG_IGN)
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &small)
            let text = message(folder + "/big.png")
            setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            signal(SIGXFSZ, SIG_DFL)
            #expect(text.contains("big.png cannot be written (file too large)"))
            let left = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(left.isEmpty)
        }
    }

    @Test("cropping copies the very pixels of the part inside")
    func cropping() throws {
        let image = CGImage(width: 5, height: 4) { pixels in
            for i in 0..<20 { pixels[i] = UInt32(i) }
        }
        let part = try #require(image.cropping(to: CGRect(x: 3, y: 1, width: 9, height: 2)))
        #expect(part.width == 2 && part.height == 2)
        #expect(part[0, 0] == 8 && part[1, 1] == 14)
        #expect(image.cropping(to: CGRect(x: 5, y: 0, width: 1, height: 1)) == nil)
    }

    @Test("shrinking averages and growing goes smoothly between")
    func resizing() throws {
        let stripes = CGImage(width: 64, height: 64, isOpaque: true) { pixels in
            for i in 0..<4096 { pixels[i] = i % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
        }
        let small = try #require(stripes.resized(width: 16, height: 8))
        #expect(small.width == 16 && small.height == 8 && small.isOpaque)
        for x in 1..<15 { #expect(abs(Int(small[x, 4] & 0xFF) - 128) <= 8) }
        let pair = CGImage(width: 2, height: 1, isOpaque: true) { ($0[0], $0[1]) = (0xFF00_0000, 0xFFFF_FFFF) }
        let large = try #require(pair.resized(width: 20, height: 10))
        let row = (0..<20).map { large[$0, 5] & 0xFF }
        #expect(row == row.sorted() && row[0] == 0 && row[19] == 255 && Set(row).count > 6)
    }

    @Test("filling keeps proportions and cuts what is too much evenly")
    func filling() throws {
        let wide = CGImage(width: 40, height: 10, isOpaque: true) { pixels in
            for i in 0..<400 { pixels[i] = (10..<30).contains(i % 40) ? 0xFFFF_FFFF : 0xFF00_0000 }
        }
        let filled = try #require(wide.filling(width: 20, height: 10))
        #expect(filled[0, 5] == 0xFFFF_FFFF && filled[19, 5] == 0xFFFF_FFFF)
    }
}
