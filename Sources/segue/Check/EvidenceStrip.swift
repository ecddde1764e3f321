import Check
import CoreGraphics
import Export
import Foundation
import Preview
import Transitions
import UIKit

/// Pictures of a case around the time at which there is something to see.
@MainActor
enum EvidenceStrip {
    /// Pixels of the pictures per point of the screen.
    private static let scale: CGFloat = 0.5
    /// Where pictures lie around the time, in seconds.
    private static let around = [-0.25, -0.1, -1.0 / 60, 0, 1.0 / 60, 0.25]

    /// Draws a case's filmstrip into a file.
    static func write(_ order: StripOrder) throws(RenderError) {
        guard let entry = Catalogue.entry(order.check.target),
            var configuration = order.check.configuration(of: entry), let script = Replay.script(of: order.check)
        else { throw RenderError("there is no such case") }
        configuration.scale = scale
        let job = ScriptStills.Job(configuration, script, operation: nil)
        let frames = try Filmstrip.frames(job) { duration in
            guard let time = order.time, duration > 0 else { return Filmstrip.fractions(7) }
            let times = [0] + around.map { time + $0 } + [duration]
            return times.filter { (0...duration).contains($0) }.map { $0 / duration }
        }
        let row = Filmstrip.Row(title: order.title, detail: order.detail, frames: frames)
        guard let image = Filmstrip(rows: [row], scale: 1).image() else {
            throw RenderError("the picture would be too large")
        }
        do throws(ImageError) {
            try image.writePNG(to: order.path)
        } catch {
            throw RenderError(error.description)
        }
    }
}
