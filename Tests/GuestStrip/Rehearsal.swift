import Export
import Foundation
import GuestReport
import Preview
import Transitions
import UIKit

/// One operation of one class, played on two screens of blocks.
@MainActor
struct Rehearsal {
    /// The device's screen, in points.
    static let size = CGSize(width: 320, height: 568)
    /// Pixels per point of the pictures.
    static let scale: CGFloat = 0.2
    /// As a window of that size shows them: not drawn larger and made small.
    static let asShown: PictureStyle = {
        var style = PictureStyle()
        style.isAsShown = true
        return style
    }()
    /// Where the element lies that is touched.
    private static let origin = CGRect(x: 40, y: 320, width: 80, height: 120)
    private static let fractions = [0, 0.25, 0.5, 0.75, 1]

    private let entry: CatalogueEntry
    private let operation: TransitionOperation

    init(_ entry: CatalogueEntry, _ operation: TransitionOperation) {
        self.entry = entry
        self.operation = operation
    }

    /// Plays it, by itself and by a hand that lets go early, and writes the strip.
    func report(to folder: String) -> StripReport.Play {
        Catalogue.offer([entry])
        var play = StripReport.Play(name: entry.id, operation: operation.rawValue)
        do throws(RenderError) {
            let stills = try StillRenderer(StillRenderer.Job(configuration, operation: operation, style: Self.asShown))
            play.duration = stills.duration
            let frames = Self.fractions.map { stills.image(at: $0) }
            stills.close()
            let path = "\(folder)/\(entry.id)-\(operation.rawValue).png"
            play.strip = path
            do { try Pictures.beside(frames).writePNG(to: path) } catch { play.complaints.append("\(error)") }
            play.complaints += try complaints(frames)
        } catch {
            play.complaints.append(error.description)
        }
        return play
    }

    private var configuration: Session.Configuration {
        var configuration = Session.Configuration()
        configuration.size = Self.size
        configuration.scale = Self.scale
        configuration.effect = entry.id
        configuration.mode = Mode(operation)
        configuration.origin = Self.origin
        configuration.from = Blocks.from
        configuration.to = Blocks.to
        return configuration
    }

    /// What is wrong with the frames of the whole way.
    private func complaints(_ frames: [CGImage]) throws(RenderError) -> [String] {
        var complaints: [String] = []
        func expect(_ frame: CGImage, _ other: CGImage?, _ words: String) {
            guard let other else { return }
            let count = Pictures.difference(frame, other)
            if count > 0 { complaints.append("\(words) (\(count) pixels)") }
        }
        let plain = plainEnds()
        expect(frames[0], plain.before, "begins off the resting picture")
        expect(frames[4], plain.after, "ends off the resting picture")
        let isBack = operation == .pop || operation == .dismiss
        let key = isBack ? "Backspace" : "Return"
        expect(frames[4], try picture(after: "key \(key), until rest, wait 1s"), "changes after its end")
        for (index, name) in [(1, "a quarter"), (2, "the half"), (3, "three quarters")] {
            let frame = frames[index]
            if Pictures.isBlank(frame) { complaints.append("is of one colour at \(name)") }
            if Pictures.difference(frame, frames[0]) == 0 { complaints.append("looks as before at \(name)") }
            if Pictures.difference(frame, frames[4]) == 0 { complaints.append("looks as after at \(name)") }
        }
        // A drag that is let go of early must leave everything as it was.
        let edge = isBack ? "left" : "right"
        let dragged = try picture(after: "from \(edge) 0, to 0.35 in 0.5s, hold 0.3s, release, until rest")
        expect(dragged, frames[0], "is not restored by a drag that is cancelled")
        return complaints
    }

    /// The pictures before and after as the plainest effect has them; nil where a presentation controller decides them.
    private func plainEnds() -> (before: CGImage?, after: CGImage?) {
        var other = configuration
        other.effect = "fade"
        guard let stills = try? StillRenderer(StillRenderer.Job(other, operation: operation, style: Self.asShown))
        else { return (nil, nil) }
        defer { stills.close() }
        let isOwn = entry.make().presentationStyle == .custom
        return (
            isOwn && operation == .dismiss ? nil : stills.image(at: 0),
            isOwn && operation == .present ? nil : stills.image(at: 1)
        )
    }

    /// What is seen when a script is done.
    private func picture(after words: String) throws(RenderError) -> CGImage {
        guard let script = try? DragScript(parsing: words) else {
            throw RenderError("the script is not understood: \(words)")
        }
        return try ScriptStills(ScriptStills.Job(configuration, script, operation: operation, style: Self.asShown))
            .moments(at: [1])[0]
            .images[0]
    }
}
