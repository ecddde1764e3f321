import CoreGraphics
import Foundation
import Screens
import Testing

/// Devices on the command line.
@Suite("devices")
struct DeviceTests {
    @Test("devices names every one in a line of its own, with its points and safe areas")
    func list() async throws {
        let result = try await Command.run(Command.segue, ["devices"])
        #expect((result.code, result.errors) == (0, ""))
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == DevicePreset.all.count + 1)
        let phone = try #require(lines.first { $0.hasPrefix("phone ") })
        for part in ["393x852", " 3 ", "59 0 34 0", "0 59 21 59", " 55 "] { #expect(phone.contains(part)) }
    }

    @Test("devices --json has exactly the keys and types that programs rely on")
    func json() async throws {
        let result = try await Command.run(Command.segue, ["devices", "--json"])
        #expect((result.code, result.errors) == (0, ""))
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        let devices = try #require((object as? [String: Any])?["devices"] as? [[String: Any]])
        #expect(devices.compactMap { $0["name"] as? String } == DevicePreset.all.map(\.name))
        let keys: Set = [
            "name", "summary", "idiom", "width", "height", "scale", "safeArea", "landscapeSafeArea", "cornerRadius",
        ]
        for device in devices {
            #expect(Set(device.keys).subtracting(["cutout"]) == keys)
            #expect((device["safeArea"] as? [String: Double])?.count == 4)
        }
        let phone = try #require(devices.first)
        #expect(phone["landscapeSafeArea"] as? [String: Double] == ["top": 0, "left": 59, "bottom": 21, "right": 59])
        #expect((phone["cutout"] as? [String: Any])?["shape"] as? String == "island")
    }

    @Test(
        "a device that there is not, and one with a size, are told in one line",
        arguments: [
            ("render fade -o x.png --device tablt", ["tablt", "tablet?"]),
            ("render fade -o x.png --device zzz", ["zzz", "segue devices"]),
            ("run --device phone --size 100x200", ["--device", "--size"]),
            ("tour --device=", ["segue devices"]), ("run --landscape=yes", ["--landscape"]),
        ])
    func mistakes(_ line: String, _ names: [String]) async throws {
        let folder = try TemporaryFolder()
        let result = try await Command.run(
            Command.segue, line.split(separator: " ").map(String.init),
            environment: RunningSegue.environment(nil, folder), in: folder.path)
        #expect((result.code, result.output) == (2, ""), "\(line)")
        #expect(isOneLine(result.errors), "\(result.errors)")
        for name in names { #expect(result.errors.contains(name), "\(result.errors)") }
    }

    @Test("a still has the device's pixels, turned with --landscape; a size of its own goes both ways too")
    func stills() async throws {
        let folder = try TemporaryFolder()
        for (options, width, height) in [
            (["--device", "small-phone"], 750, 1334), (["--device", "Small-Phone", "--landscape"], 1334, 750),
            (["--size", "100x200", "--landscape", "--scale", "1"], 200, 100),
            (["--size", "200x100", "--landscape", "--scale", "1"], 200, 100),
        ] {
            let result = try await Command.run(
                Command.segue, ["render", "fade", "--at", "0", "-o", "x.png"] + options, in: folder.path)
            #expect((result.code, result.errors) == (0, ""), "\(options)")
            let image = try CGImage.decode(contentsOf: folder.file("x.png"))
            #expect((image.width, image.height) == (width, height), "\(options)")
        }
    }
}
