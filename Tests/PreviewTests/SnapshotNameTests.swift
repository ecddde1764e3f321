import CoreGraphics
import Export
import Testing
import UIKit

/// What golden pictures are called, and by how much others may differ from them.
@Suite("names and tolerances of snapshots")
struct SnapshotNameTests {
    @Test("names have what every file system takes, and no two of them are the same anywhere")
    func stems() {
        let long = String(repeating: "a", count: 300)
        let stems = SnapshotName.stems(of: ["Zoom", "Outer.Zoom", "zoom", "Größe", "a/b", long, long + "b", "ZOOM"])
        #expect(stems[0...4] == ["Zoom", "Outer.Zoom", "zoom~2", "Gr~f6~~df~e", "a~2f~b"])
        #expect(stems[5].count == 120 && stems[6] == stems[5] + "~2" && stems[7] == "ZOOM~3")
        #expect(Set(stems.map { $0.lowercased() }).count == stems.count)
    }

    @Test("a file's name says what it shows, also where the transition's own has dashes; others say nothing")
    func files() {
        for moment in SnapshotMoment.allCases {
            let name = SnapshotName(stem: "circle-push", operation: .present, moment: moment)
            #expect(SnapshotName(file: name.file) == name)
        }
        #expect(SnapshotName(stem: "Zoom", operation: .pop, moment: .quarter).file == "Zoom-pop-025.png")
        for file in [
            "Zoom-pop-25.png", "Zoom-pop-025.PNG", "pop-025.png", "Zoom-popp-025.png", "Zoom-pop-025-actual.png",
        ] {
            #expect(SnapshotName(file: file) == nil, "\(file)")
        }
    }

    @Test("a tolerance is steps, a part of the pixels, or both")
    func tolerances() throws {
        let both = try #require(Tolerance("2, 0.5%"))
        #expect(both.steps == 2 && abs(both.share - 0.005) < 1e-12)
        let share = try #require(Tolerance("10%"))
        #expect(share.steps == 0 && abs(share.share - 0.1) < 1e-12)
        #expect(Tolerance("255")?.steps == 255 && Tolerance("0") == Tolerance())
        for text in ["", "256", "-1", "2.5", "101%", "-1%", "1%,2", "2,3", "2,", "1,2%,3", "nan%", "%", "0x2"] {
            #expect(Tolerance(text) == nil, "\(text)")
        }
    }

    @Test("a picture differs once more pixels differ by more than they may, or its size does")
    func differences() throws {
        func difference(_ one: CGImage, _ other: CGImage, _ tolerance: String) throws -> SnapshotDifference? {
            SnapshotDifference(one, from: other, try #require(Tolerance(tolerance)))
        }
        func picture(_ pixels: [UInt32], width: Int) -> CGImage {
            CGImage(width: width, height: pixels.count / width, isOpaque: true) { target in
                for (index, pixel) in pixels.enumerated() { target[index] = pixel }
            }
        }
        let golden = picture([0xff00_0000, 0xff10_2030, 0xff10_2030, 0xffff_ffff], width: 2)
        let other = picture([0xff00_0000, 0xff10_2033, 0xff10_2930, 0xffff_ffff], width: 2)
        let exact = try #require(SnapshotDifference(other, from: golden, Tolerance()))
        #expect((exact.differing, exact.counted, exact.largest) == (2, 2, 9))
        #expect(exact.bounds == CGRect(x: 0, y: 0, width: 2, height: 2))
        let coarse = try #require(try difference(other, golden, "3"))
        #expect((coarse.differing, coarse.counted) == (2, 1))
        #expect(coarse.bounds == CGRect(x: 0, y: 1, width: 1, height: 1))
        #expect(try difference(other, golden, "9") == nil)
        #expect(try difference(other, golden, "3,25%") == nil)
        #expect(try difference(other, golden, "3,24%") != nil)
        let wide = picture([0xff00_0000, 0xff10_2030, 0xff10_2030, 0xffff_ffff], width: 4)
        let sized = try #require(try difference(wide, golden, "255,100%"))
        #expect(sized.message == "it has 4 × 1 pixels, and 2 × 2 are expected")
        #expect(SnapshotDifference(golden, from: golden, Tolerance()) == nil)
    }
}
