import Export
import Foundation
import Preview
import Transitions
import UIKit

/// `segue render`.
enum RenderCommand: Command {
    static let name = "render"
    static let help = CommandHelp(
        summary: "Write a transition as picture, GIF or video; needs no display.", words: "EFFECT|FILE...",
        positionals: 1...10_000,
        notes: """
            EFFECT is an id or a key of `segue list`, FILE a Swift file or a folder with transitions of
            your own. The ending of PATH decides: .png is a filmstrip, or with --at a still; .gif, .apng,
            .webp, .mp4 and .webm move; a folder with a / at its end gets numbered PNGs and their times.
            P is a fraction of the time that is shown. Docs/Export.md says more, Docs/DragScripts.md how
            to write a SCRIPT.
            """,
        examples: [
            "segue render ZoomAnimator.swift --operation dismiss --frames 7 -o zoom.png",
            "segue render open-door --operation present,dismiss -o open-door.gif",
            "segue render card --at 0.5 --scale 2 -o half.png",
            "segue render card --device phone --frame --background '#20242C' -o card.mp4",
            "segue render fade --interactive 'from right 0, to 0.6 in 0.4s, release' --touches -o drag.gif",
            "segue render card --compare 'card --curve spring:0.6,0.5' -o both.webm",
        ])
    static let options =
        [
            Option(
                "--operation", value: "OPERATION",
                help: "push, pop, present, dismiss, tab; or several: push,pop (the first)"),
            Option("-o", "--output", value: "PATH", help: "a file, a folder/, or - for standard output"),
            Option("--format", value: "FORMAT", help: "of standard output: png, y4m or rgba (png)"),
            Option("--at", value: "P", help: "a still at P, from 0 to 1"),
            Option("--frames", value: "N", help: "a captioned filmstrip of N frames (5)"),
            Option("--plain", help: "no captions and no labels"),
            Option(
                "--interactive", value: "SCRIPT",
                help: "a drag script: a file or 'from right 0, to 0.6 in 0.4s, release'"),
            Option("--touches", help: "show the fingers of the script"),
            Option("--hold", value: "SECONDS", help: "rest between several operations (0.5)"),
            Option("--tail", value: "SECONDS", help: "rest at the end, for what plays in a loop (0)"),
            Option("--fps", value: "N", help: "pictures per second (60; a GIF: 50)"),
            Option("--speed", value: "X", help: "from 0.05 to 4 (1)"),
            Option("--scale", value: "S", help: "pixels per point (--device's, else 2; a filmstrip, a GIF: 1)"),
            Option("--frame", help: "a plain device around the screen, with --bezel"),
            Option("--background", value: "COLOUR", help: "around devices and screens: #RRGGBB, or none"),
            SharedOptions.compare,
        ] + SharedOptions.guest + SharedOptions.all

    static func run(_ arguments: Arguments) throws {
        let stage = StageEntry.current
        if stage == nil, let job = try SharedOptions.job(arguments) {
            return try BatchStage.run(job, for: arguments.words)
        }
        let target = try RenderTarget(arguments)
        let output = target.isStream ? StandardOutput.reserve() : STDOUT_FILENO
        Interruption.install()
        try stage?.load(named: arguments.string("--class"))
        let entry = try SharedOptions.entry(arguments) ?? Catalogue.all[0]
        let wish = try RenderWish(arguments, entry, target)
        switch target {
        case .picture(let path): try PictureFile.write(to: path, wish.picture)
        case .pictureStream: try PictureFile.write(to: output, wish.picture)
        case .movie(let path, let format): try film(wish, to: .file(path, format), named: path)
        case .folder(let path): try film(wish, to: .folder(path), named: path)
        case .stream(let format): try film(wish, to: .stream(output, format), named: "-")
        }
    }

    private static func film(_ wish: RenderWish, to target: FilmTarget, named name: String) throws {
        let watchdog = StageEntry.current?.watchdog
        let line = FilmProgressLine(name)
        do throws(RenderError) {
            let frames = try FrameSequence(wish.film)
            defer { frames.close() }
            try frames.write(to: target) { progress in
                // Every picture is progress, and the encoder may take its time at the end.
                if progress == .finishing { watchdog?.rest() } else { watchdog?.begin() }
                line.show(progress)
            }
            watchdog?.begin()
            line.erase()
        } catch {
            line.erase()
            throw CommandFailure.work(error.description)
        }
    }
}
