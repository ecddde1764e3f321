import Preview
import Testing
import Transitions
import UIKit

@testable import Export

@Suite("Stills")
@MainActor
struct StillTests {
    private func job(_ effect: String, _ operation: TransitionOperation) -> StillRenderer.Job {
        var configuration = Session.Configuration()
        configuration.effect = effect
        configuration.size = CGSize(width: 100, height: 200)
        configuration.scale = 1
        configuration.from = picture(0xFF20_40C0)
        configuration.to = picture(0xFFE0_9020)
        return StillRenderer.Job(configuration, operation: operation)
    }

    @Test("at 0 and 1 the pixels are the pictures', in every effect and operation that ends on a whole screen")
    func ends() throws {
        let (from, to) = (Shot(picture(0xFF20_40C0)), Shot(picture(0xFFE0_9020)))
        for entry in Catalogue.own where entry.id != "card" {
            for operation in entry.operations where operation != .tab {
                let stills = try StillRenderer(job(entry.id, operation))
                defer { stills.close() }
                let isBack = operation == .pop || operation == .dismiss
                #expect(Shot(stills.image(at: 0)) == (isBack ? to : from), "\(entry.id) \(operation) at 0")
                #expect(Shot(stills.image(at: 1)) == (isBack ? from : to), "\(entry.id) \(operation) at 1")
            }
        }
    }

    @Test("at the middle it is neither, and any order of asking gives the same pictures")
    func middle() throws {
        let stills = try StillRenderer(job("fade", .push))
        defer { stills.close() }
        let half = Shot(stills.image(at: 0.5))
        let quarter = Shot(stills.image(at: 0.25))
        #expect(half != Shot(picture(0xFF20_40C0)) && half != Shot(picture(0xFFE0_9020)))
        #expect(half != quarter)
        #expect(Shot(stills.image(at: 0.5)) == half)
        // Half of 0x20 and 0xE0 in the red of the upper left quarter.
        #expect(abs(Int(half.pixels[0] >> 16 & 0xFF) - 0x80) <= 1)
    }

    @Test("the duration is the real one")
    func duration() throws {
        let stills = try StillRenderer(job("alpha", .pop))
        defer { stills.close() }
        #expect(abs(stills.duration - 0.4) < 1e-9)
        #expect(stills.transitions.map(\.announced) == [0.4])
    }
}

@Suite("Filmstrip")
@MainActor
struct FilmstripTests {
    private func frame(_ width: Int = 60, _ height: Int = 130) -> Filmstrip.Frame {
        let image = CGImage(width: width, height: height, isOpaque: true) { pixels in
            for index in 0..<width * height { pixels[index] = pixel(index % width, index / width) }
        }
        return Filmstrip.Frame(image: image, caption: "50 %", detail: "250 ms")
    }

    /// A colour that tells where in the picture it is.
    private func pixel(_ x: Int, _ y: Int) -> UInt32 {
        0xFF00_0000 | UInt32(x) << 16 | UInt32(y) << 8 | 0xFF
    }

    @Test("fractions are even, from 0 to 1")
    func fractions() {
        #expect(Filmstrip.fractions(5) == [0, 0.25, 0.5, 0.75, 1])
        #expect(Filmstrip.fractions(2) == [0, 1])
        #expect(Filmstrip.fractions(1) == [0.5])
    }

    @Test(
        "up to eight frames stand in one line; more in lines of equal length",
        arguments: [
            (1, 1), (5, 5), (8, 8), (9, 5), (10, 5), (16, 8), (17, 6), (24, 8),
        ])
    func columns(_ count: Int, _ columns: Int) {
        #expect(Filmstrip.columns(for: count) == columns)
    }

    @Test("nothing overlaps, everything is on the page, pictures on whole pixels", arguments: [1.0, 1.5, 2])
    func layout(_ scale: CGFloat) {
        let row = Filmstrip.Row(title: "Title", detail: "push", frames: Array(repeating: frame(61), count: 11))
        let layout = Filmstrip.Layout(Filmstrip(rows: [row, row], scale: scale))
        let page = CGRect(origin: .zero, size: layout.size)
        #expect(layout.cells.count == 22)
        for (index, cell) in layout.cells.enumerated() {
            #expect(page.insetBy(dx: 20, dy: 20).contains(cell.rect))
            let pixel = CGPoint(x: cell.rect.minX * scale, y: cell.rect.minY * scale)
            #expect(abs(pixel.x - pixel.x.rounded()) < 1e-6 && abs(pixel.y - pixel.y.rounded()) < 1e-6)
            for other in layout.cells.dropFirst(index + 1) { #expect(!cell.rect.intersects(other.rect)) }
        }
    }

    @Test("the pictures' pixels are on the page unchanged")
    func pixels() throws {
        let strip = Filmstrip(rows: [.init(title: "T", detail: "d", frames: [frame(), frame()])], scale: 1)
        let page = try #require(strip.image())
        for cell in Filmstrip.Layout(strip).cells {
            let (x, y) = (Int(cell.rect.minX), Int(cell.rect.minY))
            for (column, row) in [(0, 0), (59, 0), (0, 129), (59, 129), (30, 60)] {
                #expect(page[x + column, y + row] == pixel(column, row))
            }
        }
        #expect(page[2, 2] == 0xFFEC_ECEC)
    }
}
