import Preview
import Testing
import Transitions
import UIKit

@testable import Bench

/// What Segue's frames are compared with is the same picture.
@MainActor
@Suite("Cairo's pictures")
struct CairoPeerTests {
    @Test(
        "are those of the compositor but for edges and what Cairo cannot draw",
        arguments: Catalogue.own.map(\.id))
    func pictures(_ effect: String) throws {
        let entry = try #require(Catalogue.entry(effect))
        var configuration = Session.Configuration()
        (configuration.effect, configuration.size, configuration.scale) = (effect, CGSize(width: 120, height: 240), 1)
        configuration.mode = Mode(entry.operations[0])
        let session = Session(configuration)
        defer { session.close() }
        #expect(session.play(entry.operations[0]))
        let peer = try #require(CairoPeer(width: 120, height: 240))
        let renderer = FrameRenderer()
        for fraction in [0, 0.35, 0.8, 1] {
            session.scrub(to: fraction)
            let nodes = session.screenNodes(width: 120, height: 240)
            let picture = renderer.image(of: nodes, width: 120, height: 240, background: .black)
            peer.render(nodes)
            var far = 0
            for y in 0..<240 {
                for x in 0..<120 where difference(picture[x, y], peer.pixel(x: x, y: y)) > 24 { far += 1 }
            }
            // What lies in strips lies up to a pixel beside its place.
            #expect(far < 120 * 240 / (peer.lacks.isEmpty ? 50 : 12), "\(far) pixels at \(fraction)")
        }
    }

    /// The largest difference in a channel.
    private func difference(_ a: UInt32, _ b: UInt32) -> Int {
        [0, 8, 16].map { abs(Int(a >> UInt32($0) & 255) - Int(b >> UInt32($0) & 255)) }.max() ?? 0
    }
}
