import Export
import GuestReport
import Preview
import Transitions
import UIKit

/// A hand on the user's own screens.
@MainActor
struct Visit {
    private static let frames = 9

    private let entry: CatalogueEntry
    private let script: String

    init(_ entry: CatalogueEntry, _ script: String) {
        self.entry = entry
        self.script = script
    }

    /// Writes a strip of the whole visit, which is to end where it has begun.
    func report(to folder: String) -> StripReport.Play {
        Catalogue.offer([entry])
        var play = StripReport.Play(name: entry.id, operation: "visit")
        var configuration = Session.Configuration()
        configuration.size = Rehearsal.size
        configuration.scale = Rehearsal.scale
        configuration.effect = entry.id
        do throws(RenderError) {
            guard let steps = try? DragScript(parsing: script) else {
                throw RenderError("the script is not understood: \(script)")
            }
            let stills = try ScriptStills(
                ScriptStills.Job(configuration, steps, operation: nil, style: Rehearsal.asShown))
            let last = Double(Self.frames - 1)
            let frames = stills.moments(at: (0..<Self.frames).map { Double($0) / last }).map { $0.images[0] }
            let path = "\(folder)/visit.png"
            play.strip = path
            play.duration = stills.duration
            do { try Pictures.beside(frames).writePNG(to: path) } catch { play.complaints.append("\(error)") }
            let count = Pictures.difference(frames[0], frames[Self.frames - 1])
            if count > 0 { play.complaints.append("does not come back to where it began (\(count) pixels)") }
            if frames.allSatisfy({ Pictures.difference($0, frames[0]) == 0 }) {
                play.complaints.append("shows nothing new")
            }
        } catch {
            play.complaints.append(error.description)
        }
        return play
    }
}
