import CoreGraphics
import Foundation
import Testing

/// What `segue render` makes of a transition that moves, opened by programs that are not ours.
@Suite("films")
struct FilmTests {
    private static let size = ["--size", "120x208", "--scale", "1"]

    private func segue(_ arguments: [String], in folder: TemporaryFolder) async throws -> Command.Result {
        try await Command.run(
            Command.segue, arguments, environment: RunningSegue.environment(nil, folder), in: folder.path)
    }

    /// Renders a short film of a fade between two pictures.
    private func render(_ name: String, _ arguments: [String] = [], in folder: TemporaryFolder) async throws {
        let operation = arguments.contains("--operation") ? [] : ["--operation", "push"]
        let film = ["render", "fade", "--duration", "0.2"] + operation + Self.size
        let result = try await segue(film + arguments + ["-o", name], in: folder)
        guard (result.code, result.output, result.errors) == (0, "", "") else { throw Failure("\(name): \(result)") }
    }

    /// The pictures of a film, as ffmpeg decodes them.
    private func frames(_ name: String, _ width: Int, _ height: Int, in folder: TemporaryFolder) async throws
        -> [CGImage]
    {
        let result = try await Command.run(
            "ffmpeg",
            [
                "-v", "error", "-nostdin", "-i", name, "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt", "bgra",
                "-y", "raw",
            ], in: folder.path)
        guard result.code == 0 else { throw Failure(result.errors) }
        return try pictures(folder.file("raw"), width, height)
    }

    /// Raw pixels of four bytes each, as pictures.
    private func pictures(_ path: String, _ width: Int, _ height: Int) throws -> [CGImage] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let bytes = width * height * 4
        guard data.count.isMultiple(of: bytes) else { throw Failure("\(data.count) bytes are no whole pictures") }
        return data.withUnsafeBytes { all in
            (0..<data.count / bytes).map { index in
                CGImage(width: width, height: height, isOpaque: true) { pixels in
                    UnsafeMutableRawBufferPointer(start: pixels, count: bytes).copyMemory(
                        from: UnsafeRawBufferPointer(rebasing: all[index * bytes..<(index + 1) * bytes]))
                }
            }
        }
    }

    /// The stills of the same fade, at the times of the pictures of a film.
    private func still(_ part: Double, in folder: TemporaryFolder, _ arguments: [String] = []) async throws -> CGImage {
        try await render("still.png", ["--at", "\(part)"] + arguments, in: folder)
        return try CGImage.decode(contentsOf: folder.file("still.png"))
    }

    private func probe(_ name: String, _ entries: String, in folder: TemporaryFolder) async throws -> [String] {
        let result = try await Command.run(
            "ffprobe",
            ["-v", "error", "-count_frames", "-show_entries", entries, "-of", "csv=p=0:s=\\,", name], in: folder.path)
        return result.output.split(whereSeparator: { "\n,".contains($0) }).map(String.init)
    }

    @Test(
        "a film has a picture for each period, from the rest before to the rest after",
        arguments: [("gif", "50/1", 11), ("mp4", "60/1", 13), ("webm", "60/1", 13), ("apng", "60", 13)])
    func counts(ending: String, rate: String, count: Int) async throws {
        let folder = try TemporaryFolder()
        try await render("out.\(ending)", in: folder)
        let found = try await probe(
            "out.\(ending)", "stream=width,height,r_frame_rate,nb_read_frames", in: folder)
        #expect(found.prefix(2) == ["120", "208"] && found.last == "\(count)")
        if ending != "apng" { #expect(found[2] == rate) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out.\(ending)"])
    }

    @Test("an MP4 starts at once, and says which colours it has")
    func mp4() async throws {
        let folder = try TemporaryFolder()
        try await render("out.mp4", in: folder)
        let found = try await probe(
            "out.mp4", "stream=codec_name,pix_fmt,color_range,color_space,color_transfer,color_primaries", in: folder)
        #expect(found == ["h264", "yuv420p", "tv", "bt709", "bt709", "bt709"])
        let data = try Data(contentsOf: URL(fileURLWithPath: folder.file("out.mp4")))
        let (index, media) = (data.range(of: Data("moov".utf8)), data.range(of: Data("mdat".utf8)))
        #expect(try #require(index).lowerBound < #require(media).lowerBound)
    }

    @Test("what is lossless holds the stills, pixel for pixel")
    func lossless() async throws {
        let folder = try TemporaryFolder()
        try await render("out.apng", in: folder)
        try await render("pictures/", in: folder)
        let animation = try await frames("out.apng", 120, 208, in: folder)
        #expect(animation.count == 13)
        for (index, part) in [(0, 0.0), (3, 0.25), (6, 0.5), (12, 1)] {
            let still = try await still(part, in: folder)
            expectSame(animation[index], still, "picture \(index) of an APNG")
            let digits = index + 1 < 10 ? "0\(index + 1)" : "\(index + 1)"
            expectSame(
                try CGImage.decode(contentsOf: folder.file("pictures/00\(digits).png")), still, "file \(index + 1)")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("pictures"))
        #expect(names.count == 14 && names.contains("timing.json"))
        let json = try JSONSerialization.jsonObject(
            with: Data(contentsOf: URL(fileURLWithPath: folder.file("pictures/timing.json"))))
        let timing = try #require(json as? [String: Any])
        let list = try #require(timing["frames"] as? [[String: Any]])
        #expect(timing["fps"] as? Double == 60 && list.count == 13)
        #expect(list[3]["file"] as? String == "0004.png" && list[3]["film_ms"] as? Double == 50)
    }

    @Test(
        "what is lossy looks the same: at least so many decibels, in the middle of a fade",
        arguments: [("gif", 5, 38.0), ("mp4", 6, 36), ("webm", 6, 36)])
    func lossy(ending: String, index: Int, limit: Double) async throws {
        let folder = try TemporaryFolder()
        try await render("out.\(ending)", in: folder)
        let frames = try await frames("out.\(ending)", 120, 208, in: folder)
        for (index, part) in [(0, 0), (index, 0.5), (frames.count - 1, 1)] {
            let quality = decibels(frames[index], try await still(part, in: folder))
            #expect(quality > limit, "\(ending) at \(part): \(quality) dB")
        }
    }

    /// The ratio of the largest possible error to the mean one.
    private func decibels(_ first: CGImage, _ second: CGImage) -> Double {
        guard (first.width, first.height) == (second.width, second.height) else { return 0 }
        var sum = 0
        for index in 0..<first.width * first.height {
            for shift in [0, 8, 16] as [UInt32] {
                let way = Int(first.pixels[index] >> shift & 255) - Int(second.pixels[index] >> shift & 255)
                sum += way * way
            }
        }
        guard sum > 0 else { return 100 }
        return 10 * log10(255 * 255 * Double(first.width * first.height * 3) / Double(sum))
    }

    @Test("an animated WebP has pictures of the film's size and its length")
    func webp() async throws {
        let folder = try TemporaryFolder()
        try await render("out.webp", in: folder)
        let data = try Data(contentsOf: URL(fileURLWithPath: folder.file("out.webp")))
        func number(_ place: Int, _ count: Int) -> Int {
            (0..<count).reversed().reduce(0) { $0 << 8 | Int(data[place + $1]) }
        }
        #expect(String(decoding: data[8..<12], as: UTF8.self) == "WEBP" && number(4, 4) + 8 == data.count)
        var (place, length, count) = (12, 0, 0)
        while place + 8 <= data.count {
            switch String(decoding: data[place..<place + 4], as: UTF8.self) {
            case "VP8X": #expect((number(place + 12, 3), number(place + 15, 3)) == (119, 207))
            case "ANMF": (length, count) = (length + number(place + 20, 3), count + 1)
            default: break
            }
            place += 8 + number(place + 4, 4) + number(place + 4, 4) % 2
        }
        #expect(count > 5 && abs(length - 217) <= 17)
        // Read by the system's own library.
        let first = try CGImage.decode(contentsOf: folder.file("out.webp"))
        #expect(decibels(first, try await still(0, in: folder)) > 34)
    }

    @Test("there and back with a rest between, at another pace, and a GIF's hundredths are right on the whole")
    func operations() async throws {
        let folder = try TemporaryFolder()
        try await render(
            "out.gif", ["--operation", "push,pop", "--hold", "0.1", "--tail", "0.2", "--fps", "30"], in: folder)
        let times = try await probe("out.gif", "packet=duration_time", in: folder).compactMap(Double.init)
        // 0.2 + 0.1 + 0.2 + 0.2 s at 30 a second, and the last.
        #expect(times.count == 22 && abs(times.reduce(0, +) - 22.0 / 30) < 0.011)
        let frames = try await frames("out.gif", 120, 208, in: folder)
        #expect(differences(frames[0], frames[9]) > 10_000)
        #expect(decibels(frames[21], frames[0]) > 40 && decibels(frames[6], frames[8]) > 60)
        try await render("slow.mp4", ["--speed", "0.5"], in: folder)
        #expect(try await probe("slow.mp4", "stream=nb_read_frames", in: folder) == ["25"])
    }

    @Test("an odd side gets its last row or column twice where the format needs even ones")
    func odd() async throws {
        let folder = try TemporaryFolder()
        let result = try await segue(
            ["render", "fade", "--size", "121x207", "--scale", "1", "-o", "out.mp4"], in: folder)
        #expect((result.code, result.errors) == (0, ""))
        #expect(try await probe("out.mp4", "stream=width,height", in: folder) == ["122", "208"])
    }

    @Test("streams go down a pipe: pictures with their sizes, or bytes alone; what a user's code prints does not")
    func streams() async throws {
        let folder = try TemporaryFolder()
        let film = "'\(Command.segue)' render fade --operation push --duration 0.2 --size 120x208 --scale 1 -o -"
        let script = "\(film) --format rgba > rgba && \(film) --format y4m > y4m && \(film) --at 0.5 > png"
        let result = try await Command.run("sh", ["-c", script], in: folder.path)
        #expect((result.code, result.errors) == (0, ""))
        #expect(try pictures(folder.file("rgba"), 120, 208).count == 13)
        #expect(try await probe("y4m", "stream=width,height,nb_read_frames", in: folder) == ["120", "208", "13"])
        expectSame(
            try CGImage.decode(contentsOf: folder.file("png")), try await still(0.5, in: folder), "a PNG on a pipe")
        try GuestSource.slide(begin: "print(\"hello\")").write(
            toFile: folder.file("Slide.swift"), atomically: true, encoding: .utf8)
        let guest = "'\(Command.segue)' render Slide.swift --size 120x208 --scale 1 -o - --format rgba > guest"
        let spoken = try await Command.run(
            "sh", ["-c", guest],
            environment: [
                "XDG_CACHE_HOME": FileManager.default.temporaryDirectory.appendingPathComponent("segue-tests").path
            ], in: folder.path)
        #expect((spoken.code, spoken.errors) == (0, "hello\n"))
        #expect(try pictures(folder.file("guest"), 120, 208).count == 25)
    }

    @Test("a script's film holds the script's stills, and the finger where it was")
    func script() async throws {
        let folder = try TemporaryFolder()
        let script = ["--interactive", "from right 0, to 0.5 in 0.2s, hold 0.1s, cancel, wait 0.4s"]
        try await render("out.apng", script, in: folder)
        try await render("touched.apng", script + ["--touches"], in: folder)
        let (plain, touched) = (
            try await frames("out.apng", 120, 208, in: folder), try await frames("touched.apng", 120, 208, in: folder)
        )
        expectSame(plain[0], try await still(0, in: folder, script), "the script's first picture")
        expectSame(plain[plain.count - 1], try await still(1, in: folder, script), "the script's last picture")
        // Held: half a screen and the distance of recognition from the edge.
        let finger = change(plain[15], touched[15])
        #expect(abs(finger.midX - 49) < 4 && abs(finger.midY - 104) < 4 && abs(finger.width - 44) < 5)
        expectSame(touched[plain.count - 1], plain[plain.count - 1], "the end, with no finger")
    }

    @Test("two beside each other, with their names above, and devices around the screens")
    func surroundings() async throws {
        let folder = try TemporaryFolder()
        try await render("both.mp4", ["--compare", "alpha"], in: folder)
        #expect(try await probe("both.mp4", "stream=width,height", in: folder) == ["250", "240"])
        try await render("plain.png", ["--compare", "alpha", "--plain", "--at", "0.5"], in: folder)
        let plain = try CGImage.decode(contentsOf: folder.file("plain.png"))
        #expect((plain.width, plain.height) == (250, 208))
        try await render("frame.png", ["--frame", "--background", "none", "--at", "0"], in: folder)
        let device = try CGImage.decode(contentsOf: folder.file("frame.png"))
        #expect((device.width, device.height) == (120 + 62, 208 + 62))
        #expect(device[0, 0] == 0 && device[device.width / 2, 22] >> 24 == 255)
        try await render("frames.png", ["--plain", "--frames", "3"], in: folder)
        let strip = try CGImage.decode(contentsOf: folder.file("frames.png"))
        #expect((strip.width, strip.height) == (3 * 120 + 2 * 16 + 2 * 28, 208 + 2 * 28))
    }

    @Test(
        "what cannot be made is one line that says what to do",
        arguments: [
            (["-o", "out.avi"], "out.avi has the ending .avi; give one of .png, .gif"),
            (["-o", "out"], "out has no ending"), (["-o", "out.mp4", "--at", "0.5"], "--at is for a .png"),
            (["-o", "out.png", "--fps", "30"], "--fps is for what moves"),
            (["-o", "out.gif", "--fps", "60"], "give a number from 1 to 50"),
            (["-o", "out.mp4", "--background", "none"], "has no transparency"),
            (["-o", "out.gif", "--touches"], "--touches shows the fingers of a script"),
            (["-o", "out.gif", "--operation", "push,dismiss"], "push and dismiss do not follow each other"),
            (["-o", "-", "--format", "gif"], "--format gif is not understood; give png, y4m or rgba"),
            (["-o", "no/such/out.mp4"], "create the folder first"), (["-o", "other/"], "other/ holds other files"),
        ])
    func mistakes(arguments: [String], message: String) async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.file("other"), withIntermediateDirectories: false)
        try Data("mine".utf8).write(to: URL(fileURLWithPath: folder.file("other/notes.txt")))
        let result = try await segue(["render", "fade"] + Self.size + arguments, in: folder)
        #expect(result.code > 0 && isOneLine(result.errors) && result.errors.contains(message), "\(result)")
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == ["other", "other/notes.txt"])
    }

    @Test("without ffmpeg, and on a disk that fills up, nothing is left but what was there before")
    func failures() async throws {
        let folder = try TemporaryFolder()
        let old = Data("the film before".utf8)
        for name in ["out.mp4", "out.gif", "out.webm"] { try old.write(to: URL(fileURLWithPath: folder.file(name))) }
        let lone = try await Command.run(
            "sh", ["-c", "PATH=/none exec '\(Command.segue)' render fade -o out.mp4"], in: folder.path)
        #expect(lone.code == 1 && isOneLine(lone.errors) && lone.errors.contains("apt-get install ffmpeg"), "\(lone)")
        for name in ["out.mp4", "out.gif", "out.webm"] {
            let script = "trap '' XFSZ; ulimit -f 8; exec '\(Command.segue)' render awesome --scale 0.5 -o \(name)"
            let result = try await Command.run("sh", ["-c", script], in: folder.path)
            #expect(result.code == 1 && isOneLine(result.errors) && result.errors.contains(name), "\(result)")
            #expect(FileManager.default.contents(atPath: folder.file(name)) == old)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3)
    }

    @Test("ended in the middle, by Ctrl-C or by force, it leaves what was there, and the next run finds nothing")
    func interrupted() async throws {
        let folder = try TemporaryFolder()
        let old = Data("the film before".utf8)
        for (round, signal) in [SIGINT, SIGTERM, SIGKILL, SIGINT, SIGKILL].enumerated() {
            let name = round == 2 ? "pictures/" : "out.mp4"
            try old.write(to: URL(fileURLWithPath: folder.file("out.mp4")))
            // What was left by force, the next run removes, if it gets that far before it is ended itself.
            let before = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            let script = "echo $$; exec '\(Command.segue)' render awesome --speed 0.1 -o \(name)"
            let run = try Command("sh", ["-c", script], in: folder.path)
            try await waitUntil(within: 30, for: "the program's number") { run.outputSoFar.hasSuffix("\n") }
            let number = try #require(pid_t(run.outputSoFar.trimmingCharacters(in: .whitespacesAndNewlines)))
            try await Task.sleep(for: .milliseconds(200 + round * 170))
            kill(number, signal)
            #expect(try await run.result().code == 128 + signal)
            #expect(FileManager.default.contents(atPath: folder.file("out.mp4")) == old)
            let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            if signal != SIGKILL { #expect(Set(left).isSubset(of: before), "\(left)") }
        }
        try await render("out.png", ["--at", "0"], in: folder)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["out.mp4", "out.png"])
    }
}
