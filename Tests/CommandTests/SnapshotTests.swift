import CoreGraphics
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// `segue snapshot`, as a person and a server use it.
@Suite("snapshot")
struct SnapshotTests {
    /// A small screen and one operation, so that the tests are quick.
    private static let card = ["card", "--operation", "present", "--golden", "Goldens", "--size", "100x160"]
    private static let moments = ["000", "025", "050", "075", "100", "cancelled"]
    private static let half = "Goldens/card-present-050.png"

    private func segue(
        _ arguments: [String], in folder: TemporaryFolder, on cores: String? = nil
    ) async throws -> Command.Result {
        var environment = RunningSegue.environment(nil, folder)
        environment["XDG_CACHE_HOME"] =
            FileManager.default.temporaryDirectory.appendingPathComponent("segue-tests").path
        let words = [Command.segue, "snapshot"] + arguments
        return try await Command.run(
            "/usr/bin/env", (cores.map { ["taskset", "-c", $0] } ?? []) + words, environment: environment,
            in: folder.path)
    }

    /// A folder with approved pictures.
    private func approved() async throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let result = try await segue(Self.card + ["--approve"], in: folder)
        guard (result.code, result.errors) == (0, "") else { throw Failure("\(result)") }
        return folder
    }

    private func files(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }

    /// Changes a picture: so many pixels of a row from a point on, by so many steps of green.
    private func change(_ path: String, x: Int, y: Int, count: Int, steps: UInt32) throws {
        let image = try CGImage.decode(contentsOf: path)
        let other = CGImage(width: image.width, height: image.height, isOpaque: true) { pixels in
            pixels.update(from: image.pixels, count: image.width * image.height)
            for place in 0..<count {
                let old = image[x + place, y]
                let green = old >> 8 & 255
                let new = green >= steps ? green - steps : green + steps
                pixels[y * image.width + x + place] = old & 0xffff_00ff | new << 8
            }
        }
        try other.writePNG(to: path)
    }

    @Test("approved pictures are those that render shows, and pass without a word, on one core as on all")
    func approving() async throws {
        let folder = try TemporaryFolder()
        let first = try await segue(Self.card + ["--approve"], in: folder)
        #expect((first.code, first.errors) == (0, ""))
        #expect(first.output.contains("\(Self.half): recorded, new\n"))
        #expect(first.output.hasSuffix("6 pictures approved: 0 changed, 6 new; 0 removed\n"), "\(first.output)")
        #expect(try files(folder.file("Goldens")) == Self.moments.map { "card-present-\($0).png" })
        let still = try await Command.run(
            Command.segue,
            ["render", "card", "--operation", "present", "--at", "0.5", "--size", "100x160", "--scale", "1"]
                + ["-o", "half.png"], in: folder.path)
        #expect(still.code == 0, "\(still)")
        let pictures = try ["Goldens/card-present-000.png", Self.half, "Goldens/card-present-cancelled.png"].map {
            try CGImage.decode(contentsOf: folder.file($0))
        }
        expectSame(pictures[1], try CGImage.decode(contentsOf: folder.file("half.png")), "a golden half-way")
        // What is taken back is as it was before.
        expectSame(pictures[2], pictures[0], "a golden after a cancel")
        #expect(differences(pictures[0], pictures[1]) > 1000)
        let same = try await segue(Self.card, in: folder, on: "0")
        #expect((same.code, same.output, same.errors) == (0, "", ""))
        let other = Self.card.map { $0 == "Goldens" ? "Others" : $0 } + ["--approve"]
        #expect(try await segue(other, in: folder, on: "0").code == 0)
        for file in try files(folder.file("Goldens")) {
            let bytes = ["Goldens", "Others"].map { FileManager.default.contents(atPath: folder.file("\($0)/\(file)")) }
            #expect(bytes[0] == bytes[1], "\(file)")
        }
    }

    @Test("changed pixels are found, told with their numbers, shown, and tolerated if that is asked for")
    func changes() async throws {
        let folder = try await approved()
        try change(folder.file(Self.half), x: 20, y: 31, count: 3, steps: 5)
        try change(folder.file(Self.half), x: 60, y: 90, count: 1, steps: 40)
        let result = try await segue(Self.card, in: folder)
        #expect((result.code, result.errors) == (1, ""))
        let command = "segue snapshot \(Self.card.joined(separator: " ")) --approve"
        #expect(
            result.output == """
                \(Self.half): error: 4 of 16000 pixels (0.03 %) differ, by up to 40 of 255 steps, within 41 × 60 pixels \
                at 20,31 [changed]
                1 of 6 pictures is not as approved
                see them: Goldens.failed/index.html
                approve them: \(command)

                """)
        #expect(
            try files(folder.file("Goldens.failed"))
                == ["actual", "difference", "expected"].map { "card-present-050-\($0).png" } + ["index.html"])
        let page = try Page(folder.file("Goldens.failed/index.html"))
        #expect(page.images == ["expected", "actual", "difference"].map { "card-present-050-\($0).png" })
        #expect(page.text.contains(command) && page.text.contains("4 of 16000 (0.03 %)"))
        #expect(page.elements["input"] == 1 && !page.source.contains("://"))
        let marked = try CGImage.decode(contentsOf: folder.file("Goldens.failed/card-present-050-difference.png"))
        let strong = (0..<marked.width * marked.height).count { marked.pixels[$0] == 0xffe6_007e }
        #expect(strong == 4 && marked[21, 31] == 0xffe6_007e)

        for (tolerance, code) in [("40", 0), ("39", 1), ("4,0.03%", 0), ("4,0.02%", 1), ("5,0.01%", 0), ("0.02%", 1)] {
            let tolerant = try await segue(Self.card + ["--tolerance", tolerance], in: folder)
            #expect(tolerant.code == code && tolerant.errors.isEmpty, "\(tolerance): \(tolerant)")
        }
        // What passes leaves no report of an earlier failure.
        _ = try await segue(Self.card + ["--tolerance", "40"], in: folder)
        #expect(!FileManager.default.fileExists(atPath: folder.file("Goldens.failed")))
    }

    @Test("missing and obsolete pictures are told, and approved without touching any other file")
    func missingAndObsolete() async throws {
        let folder = try await approved()
        func rename(_ old: String, _ new: String) throws {
            try FileManager.default.moveItem(
                atPath: folder.file("Goldens/\(old)"), toPath: folder.file("Goldens/\(new)"))
        }
        try rename("card-present-000.png", "card-present-025-old.png")
        try FileManager.default.copyItem(
            atPath: folder.file(Self.half), toPath: folder.file("Goldens/card-tab-050.png"))
        try FileManager.default.copyItem(
            atPath: folder.file(Self.half), toPath: folder.file("Goldens/other-present-050.png"))
        let arguments = ["card", "--golden", "Goldens", "--size", "100x160", "--report", "shown"]
        try await #require(segue(arguments + ["--operation", "dismiss", "--approve"], in: folder).code == 0)
        let kept = FileManager.default.contents(atPath: folder.file(Self.half))
        let date = try FileManager.default.attributesOfItem(atPath: folder.file(Self.half))[.modificationDate] as? Date
        let result = try await segue(arguments, in: folder)
        #expect(result.code == 1 && result.errors.isEmpty)
        let lines = result.output.split(separator: "\n")
        #expect(
            lines.prefix(3) == [
                "Goldens/card-present-000.png: error: no picture is approved yet; --approve records it [missing]",
                "Goldens/card-tab-050.png: error: nothing is rendered for this picture any more; --approve removes it "
                    + "[obsolete]",
                "1 of 12 pictures is not as approved, 1 approved one is obsolete",
            ], "\(result.output)")
        #expect(
            try Page(folder.file("shown/index.html")).images == [
                "card-present-000-actual.png", "card-tab-050-expected.png",
            ])
        // One operation says nothing of the others' pictures.
        #expect(try await segue(arguments + ["--operation", "dismiss"], in: folder).code == 0)
        let approval = try await segue(arguments + ["--approve"], in: folder)
        #expect(
            approval.output == """
                Goldens/card-present-000.png: recorded, new
                Goldens/card-tab-050.png: removed: nothing is rendered for it any more
                12 pictures approved: 0 changed, 1 new; 1 removed

                """)
        let names = try files(folder.file("Goldens"))
        #expect(names.count == 14 && names.contains("other-present-050.png"))
        #expect(names.contains("card-present-025-old.png"))
        #expect(FileManager.default.contents(atPath: folder.file(Self.half)) == kept)
        let now = try FileManager.default.attributesOfItem(atPath: folder.file(Self.half))[.modificationDate] as? Date
        #expect(now == date)
    }

    @Test("a golden of another size is a difference; one that cannot be read, or no folder, is one line and code 2")
    func broken() async throws {
        let folder = try await approved()
        try Pictures.pattern(120, 90, 3).writePNG(to: folder.file(Self.half))
        let sized = try await segue(Self.card, in: folder)
        #expect(
            sized.code == 1 && sized.output.contains("it has 100 × 160 pixels, and 120 × 90 are expected [changed]"))
        let marked = try CGImage.decode(contentsOf: folder.file("Goldens.failed/card-present-050-difference.png"))
        #expect((marked.width, marked.height) == (120, 160))
        #expect(try Page(folder.file("Goldens.failed/index.html")).images.count == 3)

        let golden = URL(fileURLWithPath: folder.file(Self.half))
        for (data, message) in [
            (try Pictures.png.prefix(60), "\(Self.half) is"), (Data(), "\(Self.half) is empty"),
            (Data("version https://git-lfs.github.com/spec/v1\n".utf8), "git lfs pull"),
        ] {
            try data.write(to: golden)
            let result = try await segue(Self.card, in: folder)
            #expect(result.code == 2 && result.output.isEmpty && isOneLine(result.errors), "\(result)")
            #expect(result.errors.contains(message), "\(result.errors)")
        }
        for (arguments, message) in [
            (["card"], "--golden DIR is missing"), (["card", "--golden", Self.half], "is a file"),
            (["card", "--golden", "G", "--tolerance", "2,3"], "--tolerance 2,3 is not understood"),
            (["card", "--golden", "G", "--operation", "tab"], "card has present, dismiss"),
            (["card", "--golden", "G", "--operation", "pusch"], "did you mean push?"),
            (["crd", "--golden", "G"], "did you mean card?"),
            (["card", "--golden", "/proc/nowhere", "--approve"], "cannot be made"),
        ] {
            let result = try await segue(arguments, in: folder)
            #expect(result.code == 2 && isOneLine(result.errors), "\(arguments): \(result)")
            #expect(result.errors.contains(message), "\(arguments): \(result.errors)")
        }
    }

    @Test("a page of somebody else's is not written over")
    func foreignPage() async throws {
        let folder = try await approved()
        try FileManager.default.createDirectory(atPath: folder.file("site"), withIntermediateDirectories: true)
        try Data("<html></html>".utf8).write(to: URL(fileURLWithPath: folder.file("site/index.html")))
        try change(folder.file(Self.half), x: 3, y: 4, count: 1, steps: 1)
        let result = try await segue(Self.card + ["--report", "site"], in: folder)
        #expect(result.code == 2 && result.errors.contains("site/index.html is no report of Segue's"), "\(result)")
        #expect(result.output.contains("1 of 16000 pixels (under 0.01 %) differs, by up to 1 of 255 steps"))
        #expect(try files(folder.file("site")) == ["index.html"])
    }

    @Test("a file of one's own is compared as effects are; what its code does is told and is no difference")
    func guest() async throws {
        let folder = try TemporaryFolder()
        func run(_ source: String, _ options: String...) async throws -> Command.Result {
            try source.write(toFile: folder.file("Slide.swift"), atomically: true, encoding: .utf8)
            let arguments = ["Slide.swift", "--golden", "Goldens", "--size", "100x160", "--operation", "present"]
            return try await segue(arguments + options, in: folder)
        }
        let first = try await run(GuestSource.slide(begin: "print(\"hello\")"), "--approve")
        #expect(first.code == 0 && !first.output.contains("hello"), "\(first)")
        #expect(
            try files(folder.file("Goldens")) == Self.moments.map { "SlideAnimator-present-\($0).png" })
        let same = try await run(GuestSource.slide())
        #expect((same.code, same.output, same.errors) == (0, "", ""))
        let changed = try await run(GuestSource.slide(scale: 0.4))
        let lines = changed.output.split(separator: "\n")
        #expect(changed.code == 1 && changed.errors.isEmpty && lines.count == 6, "\(changed)")
        let differing = ["025", "050", "075"].map { "Goldens/SlideAnimator-present-\($0).png: error:" }
        #expect(zip(lines, differing).allSatisfy { $0.hasPrefix($1) }, "\(changed)")
        for (statement, message) in [
            ("exit(0)", "left the program"), ("exit(1)", "left the program"), ("fatalError(\"no\")", "Fatal error: no"),
        ] {
            let result = try await run(GuestSource.slide(begin: statement))
            #expect(result.code == 2 && result.errors.contains(message), "\(statement): \(result)")
        }
    }
}

/// A report's page, taken apart.
private final class Page: NSObject, XMLParserDelegate {
    let source: String
    private(set) var text = ""
    private(set) var images: [String] = []
    private(set) var elements: [String: Int] = [:]

    init(_ path: String) throws {
        source = try String(contentsOfFile: path, encoding: .utf8)
        super.init()
        let parser = XMLParser(data: Data(source.utf8))
        parser.delegate = self
        guard parser.parse() else { throw Failure("\(path) is not well-formed: \(parser.parserError as Any)") }
    }

    func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        elements[element, default: 0] += 1
        if element == "img", let source = attributes["src"] { images.append(source) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        text += string
    }
}
