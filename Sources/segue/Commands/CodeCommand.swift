import Transitions

/// `segue code`.
enum CodeCommand: Command {
    static let name = "code"
    static let help = CommandHelp(
        summary: "Print an effect, as it is tuned, as a Swift file for an app.", words: "EFFECT", positionals: 1...1,
        notes: "The file needs UIKit alone: the effect's base class is in it. segue run plays it, too.",
        examples: [
            "segue code card > Card.swift",
            "segue code circle-spread --set startRadius=80 --curve spring:0.7,0.4 > CircleSpread.swift",
        ])
    static let options = SharedOptions.tuning

    static func run(_ arguments: Arguments) throws {
        let word = arguments.words[0]
        guard !SharedOptions.isSource(word) else {
            throw CommandFailure.usage(
                "\(word) is a source already; name one of Segue's effects: segue list shows them")
        }
        let entry = try EffectName.entry(word)
        guard let code = EffectCode(entry, try SharedOptions.tuning(arguments, entry)) else {
            throw CommandFailure.work("\(entry.id) is UIKit's own transition: an app that names no delegate has it")
        }
        print(code.text)
    }
}
