/// A word of the command line: its options, its help and what it does.
@MainActor
protocol Command {
    static var name: String { get }
    /// What it does, in a line, and the words that follow it.
    static var help: CommandHelp { get }
    static var options: [Option] { get }
    static func run(_ arguments: Arguments) throws
}

extension Command {
    /// How many words besides options it takes.
    static var positionals: ClosedRange<Int> { help.positionals }
}

/// What a command is for.
struct CommandHelp {
    let summary: String
    /// How its words are called in the help: `[EFFECT]`.
    var words = ""
    var positionals = 0...0
    /// What else there is to say, after the options.
    var notes = ""
    var examples: [String] = []
}

/// An option of a command.
struct Option {
    /// With the dashes; the first is the one that messages use.
    let names: [String]
    /// How its value is called in the help, in brackets if it may be left out; nil if it takes none.
    let value: String?
    /// Empty for one that is known only to be refused with a reason.
    let help: String
    /// Whether it may be given more than once.
    let isRepeatable: Bool

    init(_ names: String..., value: String? = nil, isRepeatable: Bool = false, help: String) {
        self.names = names
        self.value = value
        self.isRepeatable = isRepeatable
        self.help = help
    }

    var name: String { names[0] }
}
