import Export
import Foundation
import Preview
import Transitions
import UIKit

/// `segue render`.
enum RenderCommand: Command {
    static let name = "render"
    static let help = CommandHelp(
        summary: "Write a picture of a transition; needs no display.", words: "EFFECT|FILE...",
        positionals: 1...10_000,
        notes: """
            EFFECT is an id or a key of `segue list`, FILE a Swift file or a folder with transitions of
            your own. P is a fraction of the time that the transition takes, or the script of
            --interactive; Docs/DragScripts.md says how to write one.
            """,
        examples: [
            "segue render ZoomAnimator.swift --operation dismiss --frames 7 -o zoom.png",
            "segue render circle-spread --operation push --frames 5 -o strip.png",
            "segue render card --at 0.5 --scale 2 -o half.png",
            "segue render fade --interactive 'from right 0, to 0.6 in 0.4s, release' --frames 7 -o drag.png",
            "segue render card --compare 'card --curve spring:0.6,0.5' -o both.png",
        ])
    static let options =
        [
            Option(
                "--operation", value: "OPERATION",
                help: "push, pop, present, dismiss or tab (the effect's first)"),
            Option("-o", "--output", value: "FILE", help: "the PNG file to write"),
            Option("--at", value: "P", help: "a still at P, from 0 to 1"),
            Option("--frames", value: "N", help: "a captioned filmstrip of N frames (5)"),
            Option(
                "--interactive", value: "SCRIPT",
                help: "a drag script: a file or 'from right 0, to 0.6 in 0.4s, release'"),
            Option("--scale", value: "S", help: "pixels per point (--device's, else 2; a filmstrip: 1)"),
            SharedOptions.compare,
        ] + SharedOptions.guest + SharedOptions.all

    static func run(_ arguments: Arguments) throws {
        let stage = StageEntry.current
        if stage == nil, let job = try SharedOptions.job(arguments) {
            return try BatchStage.run(job, for: arguments.words)
        }
        try stage?.load(named: arguments.string("--class"))
        let entry = try SharedOptions.entry(arguments) ?? Catalogue.all[0]
        let chosen = try arguments.string("--operation").map { try EffectName.operation($0, of: entry) }
        let operation = chosen ?? entry.operations[0]
        guard let path = arguments.string("-o") else {
            throw CommandFailure.usage("-o FILE is missing; say where the picture goes")
        }
        let at = try arguments.value("--at", "a fraction from 0 to 1", Values.number(0...1))
        let frames = try arguments.value("--frames", "a number from 1 to 200", Values.whole(1...200))
        if at != nil, frames != nil { throw CommandFailure.usage("--at and --frames exclude each other; give one") }
        let scale = try arguments.value("--scale", "a number from 0.1 to 8", Values.number(0.1...8))
        var configuration = try SharedOptions.configuration(arguments, entry)
        let own = arguments.string("--device") == nil ? 2 : configuration.device.preset.scale
        configuration.scale = scale.map { CGFloat($0) } ?? (at == nil ? 1 : own)
        let longest = max(configuration.size.width, configuration.size.height) * configuration.scale
        guard longest <= CGFloat(CGImage.largestSide) else {
            throw CommandFailure.usage(
                "the picture would have more than \(CGImage.largestSide) pixels a side; lower --scale")
        }
        if let script = try ScriptArgument.script(arguments, "--interactive") {
            configuration.mode = Mode(operation)
            let job = ScriptStills.Job(configuration, script, operation: chosen)
            return try PictureFile.write(to: path) { () throws(RenderError) in
                if let at { return try ScriptStills(job).moments(at: [at]).first?.picture }
                let rows = try Filmstrip.rows(job, frames: frames ?? 5)
                return Filmstrip(rows: rows, scale: max(configuration.scale, 1)).image()
            }
        }
        guard entry.makeRoot == nil else {
            throw CommandFailure.usage(
                "\(entry.name) leads on by its own buttons and gestures; say with --interactive what is done")
        }
        let job = StillRenderer.Job(configuration, operation: operation)
        try PictureFile.write(to: path) { () throws(RenderError) in
            if let at { return try still(job, at: at) }
            let rows = try Filmstrip.rows(job, frames: frames ?? 5)
            return Filmstrip(rows: rows, scale: max(configuration.scale, 1)).image()
        }
    }

    private static func still(_ job: StillRenderer.Job, at fraction: Double) throws(RenderError) -> CGImage {
        let stills = try StillRenderer(job)
        defer { stills.close() }
        return stills.picture(at: fraction)
    }
}
