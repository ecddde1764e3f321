import Foundation
import Testing

@testable import segue

/// Where screenshots go.
@Suite("names for new pictures")
struct FreshFileTests {
    @Test("the desktop's own name of the folder of pictures is found, and nothing in it is replaced")
    func desktop() throws {
        let home = try TemporaryFolder()
        for name in [".config", "Bilder", "Pictures"] {
            try FileManager.default.createDirectory(atPath: home.file(name), withIntermediateDirectories: true)
        }
        func path() -> String { FreshFile.path("segue-card", extension: "png", environment: ["HOME": home.path]) }
        #expect(path() == home.file("Pictures/segue-card.png"))
        let settings = "# comment\nXDG_MUSIC_DIR=\"$HOME/Musik\"\nXDG_PICTURES_DIR=\"$HOME/Bilder\"\n"
        try Data(settings.utf8).write(to: URL(fileURLWithPath: home.file(".config/user-dirs.dirs")))
        #expect(path() == home.file("Bilder/segue-card.png"))
        try Data().write(to: URL(fileURLWithPath: home.file("Bilder/segue-card.png")))
        #expect(path() == home.file("Bilder/segue-card-2.png"))
        try FileManager.default.removeItem(atPath: home.file("Bilder"))
        #expect(path() == home.file("Pictures/segue-card.png"))
    }
}
