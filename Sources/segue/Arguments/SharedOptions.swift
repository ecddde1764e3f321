import Foundation
import Preview
import Transitions
import UIKit

/// Options that several commands have.
@MainActor
enum SharedOptions {
    static let from = Option("--from", value: "FILE", help: "a picture in place of the first screen")
    static let to = Option("--to", value: "FILE", help: "a picture in place of the second screen")
    static let origin = Option("--origin", value: "X,Y[,W,H]", help: "where the effect starts from, in points")

    static let compare = Option(
        "--compare", value: "'EFFECT [OPTIONS]'",
        help: "another effect beside it, or the same in another way")

    static let all = device + [from, to, origin] + tuning

    /// What they and an effect make of a session.
    static func configuration(_ arguments: Arguments, _ entry: CatalogueEntry?) throws -> Session.Configuration {
        var configuration = Session.Configuration()
        configuration.effect = entry?.id
        configuration.device = try device(arguments)
        configuration.from = try picture(arguments.string("--from"))
        configuration.to = try picture(arguments.string("--to"))
        configuration.origin = try arguments.value(
            "--origin", "a point x,y or a rectangle x,y,w,h in points", Values.origin)
        configuration.tuning = try tuning(arguments, entry ?? Catalogue.all[0])
        do {
            configuration.compared = try arguments.string("--compare").map(compared)
        } catch let failure as CommandFailure where failure.isUsage {
            throw CommandFailure.usage("--compare: \(failure.message)")
        }
        return configuration
    }

    /// The effect to show beside another one, with its own options: a command line in a word.
    private static func compared(_ text: String) throws -> Session.Configuration.Compared {
        let words = text.split(separator: " ").map(String.init)
        let inner = try Arguments(words, options: tuning, positionals: 1...1, missing: "the effect to compare with")
        let entry = try EffectName.entry(inner.words[0])
        return .init(effect: entry.id, tuning: try tuning(inner, entry))
    }

    private static func picture(_ path: String?) throws -> CGImage? {
        guard let path else { return nil }
        do {
            return try CGImage.decode(contentsOf: path)
        } catch {
            throw CommandFailure.work(error.description)
        }
    }
}
