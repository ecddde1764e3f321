import Export
import Foundation
import Preview
import Transitions
import UIKit

/// What `segue render` is asked for, understood: made into a picture or a film by others.
@MainActor
struct RenderWish {
    /// What moves, whether it is shown as a film or a still is taken from it.
    let film: FilmJob
    private let operations: [TransitionOperation]
    private let at: Double?
    private let frames: Int
    private let isPlain: Bool

    init(_ arguments: Arguments, _ entry: CatalogueEntry, _ target: RenderTarget) throws {
        let chosen = try Self.operations(arguments, entry)
        operations = chosen ?? [entry.operations[0]]
        at = try arguments.value("--at", "a fraction from 0 to 1", Values.number(0...1))
        let count = try arguments.value("--frames", "a number from 1 to 200", Values.whole(1...200))
        if at != nil, count != nil { throw CommandFailure.usage("--at and --frames exclude each other; give one") }
        try Self.check(arguments, target)
        frames = count ?? 5
        isPlain = arguments.has("--plain")
        var configuration = try SharedOptions.configuration(arguments, entry)
        var style = try Self.style(arguments, target, &configuration)
        if configuration.compared != nil, at != nil || target.isFilm, !isPlain {
            style.labels = Self.labels(of: configuration, entry)
        }
        let scale = try arguments.value("--scale", "a number from 0.1 to 8", Values.number(0.1...8))
        let own = arguments.string("--device") == nil ? 2 : configuration.device.preset.scale
        configuration.scale = scale.map { CGFloat($0) } ?? (target.isSmall(isStill: at != nil) ? 1 : own)
        style.scale = configuration.scale
        let layout = PictureLayout(
            screen: configuration.size, count: configuration.compared == nil ? 1 : 2, style)
        guard max(layout.width, layout.height) <= target.largestSide else {
            throw CommandFailure.usage(
                "the picture would have more than \(target.largestSide) pixels a side; lower --scale")
        }
        let hold = try arguments.value("--hold", "seconds from 0 to 60", Values.number(0...60)) ?? Self.usualHold
        if let script = try ScriptArgument.script(arguments, "--interactive") {
            if operations.count > 1 {
                throw CommandFailure.usage("a script does what it says; give one --operation to begin at")
            }
            configuration.mode = Mode(operations[0])
            film = try Self.film(
                arguments, FilmJob(configuration, .script(script, from: chosen?[0]), style: style), target)
            return
        }
        guard entry.makeRoot == nil else {
            throw CommandFailure.usage(
                "\(entry.name) leads on by its own buttons and gestures; say with --interactive what is done")
        }
        guard !style.showsTouches else {
            throw CommandFailure.usage("--touches shows the fingers of a script; give one with --interactive")
        }
        film = try Self.film(
            arguments, FilmJob(configuration, .operations(operations, hold: hold), style: style), target)
    }

    /// Seconds of rest between operations.
    private static let usualHold = 0.5

    /// The operations that are named, in their order.
    private static func operations(
        _ arguments: Arguments, _ entry: CatalogueEntry
    ) throws -> [TransitionOperation]? {
        guard let words = arguments.string("--operation") else { return nil }
        let operations = try words.split(separator: ",", omittingEmptySubsequences: false).map {
            try EffectName.operation($0.trimmingCharacters(in: .whitespaces), of: entry)
        }
        if let other = operations.first(where: { Mode($0) != Mode(operations[0]) }) {
            throw CommandFailure.usage("\(operations[0].rawValue) and \(other.rawValue) do not follow each other")
        }
        return operations
    }

    /// Refuses what the target has no use for.
    private static func check(_ arguments: Arguments, _ target: RenderTarget) throws {
        if target.isFilm {
            if let option = ["--at", "--frames"].first(where: { arguments.string($0) != nil }) {
                throw CommandFailure.usage("\(option) is for a .png; \(target.name) moves")
            }
        } else if let option = ["--fps", "--speed", "--tail"].first(where: { arguments.string($0) != nil }) {
            throw CommandFailure.usage("\(option) is for what moves; \(target.name) is one picture")
        }
    }

    /// What is around the screens.
    private static func style(
        _ arguments: Arguments, _ target: RenderTarget, _ configuration: inout Session.Configuration
    ) throws -> PictureStyle {
        var style = PictureStyle()
        style.hasFrame = arguments.has("--frame")
        if style.hasFrame { configuration.device.showsBezel = true }
        style.showsTouches = arguments.has("--touches")
        style.isEven = target.isEven
        if let background = try arguments.value(
            "--background", "a colour #RRGGBB or #RRGGBBAA, or none", Values.background)
        {
            style.background = background
            guard style.isOpaque || target.hasAlpha else {
                throw CommandFailure.usage("\(target.name) has no transparency; give --background a colour #RRGGBB")
            }
        }
        return style
    }

    /// The pace.
    private static func film(_ arguments: Arguments, _ job: FilmJob, _ target: RenderTarget) throws -> FilmJob {
        var job = job
        let rates = target.rates
        let most = Decimals.text(rates.most, places: 0)
        job.rate =
            try arguments.value("--fps", "a number from 1 to \(most)", Values.number(1...rates.most)) ?? rates.usual
        job.speed = try arguments.value("--speed", "a number from 0.05 to 4", Values.number(Speed.limits)) ?? 1
        job.tail = try arguments.value("--tail", "seconds from 0 to 60", Values.number(0...60)) ?? 0
        return job
    }

    /// The names of what is compared, with what makes them differ.
    private static func labels(of configuration: Session.Configuration, _ entry: CatalogueEntry) -> [String] {
        func label(_ entry: CatalogueEntry?, _ tuning: Tuning?) -> String {
            let words = (tuning?.arguments ?? []).map { $0.hasPrefix("--") ? String($0.dropFirst(2)) : $0 }
            return ([entry?.name ?? ""] + words.filter { $0 != "set" }).joined(separator: " ")
        }
        return [
            label(entry, configuration.tuning),
            label(configuration.compared.flatMap { Catalogue.entry($0.effect) }, configuration.compared?.tuning),
        ]
    }

    // MARK: Pictures

    /// The still or the filmstrip.
    func picture() throws(RenderError) -> CGImage? {
        if let at { return try still(at) }
        var rows: [Filmstrip.Row] = []
        switch film.programme {
        case .operations(let operations, _):
            for operation in operations {
                let job = StillRenderer.Job(film.configuration, operation: operation, style: film.style)
                rows += try Filmstrip.rows(job, frames: frames)
            }
        case .script(let script, let operation):
            let job = ScriptStills.Job(film.configuration, script, operation: operation, style: film.style)
            rows = try Filmstrip.rows(job, frames: frames)
        }
        var strip = Filmstrip(rows: rows, scale: max(film.configuration.scale, 1))
        strip.isPlain = isPlain
        strip.ground = film.style.background
        strip.hasLines = !film.style.hasFrame
        return strip.image()
    }

    private func still(_ fraction: Double) throws(RenderError) -> CGImage {
        let sequence = try FrameSequence(film)
        defer { sequence.close() }
        try sequence.begin()
        return try sequence.image(at: fraction)
    }
}

extension RenderTarget {
    /// Whether it is looked at as a whole beside other things: then a pixel per point is enough.
    fileprivate func isSmall(isStill: Bool) -> Bool {
        switch self {
        case .picture, .pictureStream: !isStill
        case .movie(_, let format): [.gif, .apng, .webp].contains(format)
        case .folder, .stream: false
        }
    }
}

extension Values {
    /// A colour behind everything; nil in it is none.
    static func background(_ word: String) -> RGBA?? {
        if word.lowercased() == "none" { return .some(nil) }
        let digits = word.dropFirst()
        guard word.hasPrefix("#"), digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
            let bits = UInt32(digits, radix: 16)
        else { return nil }
        let full = digits.count == 8 ? bits : bits << 8 | 0xFF
        func part(_ shift: UInt32) -> CGFloat { CGFloat(full >> shift & 0xFF) / 255 }
        return .some(RGBA(red: part(24), green: part(16), blue: part(8), alpha: part(0)))
    }
}
