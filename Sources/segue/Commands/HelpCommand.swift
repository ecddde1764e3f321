import Preview

/// `segue help`.
enum HelpCommand: Command {
    static let name = "help"
    static let help = CommandHelp(
        summary: "Say what there is, or what a command does.", words: "[COMMAND|keys]", positionals: 0...1,
        notes: "`segue help keys` lists the window's keys as a table.")
    static let options: [Option] = []

    static func run(_ arguments: Arguments) throws {
        guard let word = arguments.words.first else { return print(Help.overview) }
        if word == "keys" { return print(KeyMap.standard.markdown) }
        guard let command = Program.commands.first(where: { $0.name == word }) else {
            let names = Program.commands.map { $0.name } + ["keys"]
            let hint =
                Nearest.to(word, of: names).map { "did you mean \($0)?" }
                ?? "there are \(names.joined(separator: ", "))"
            throw CommandFailure.usage("there is no help on \(word); \(hint)")
        }
        print(Help.text(of: command))
    }
}

/// `segue --version`.
enum VersionCommand: Command {
    static let name = "--version"
    static let help = CommandHelp(summary: "Say which version this is.")
    static let options: [Option] = []

    static func run(_ arguments: Arguments) throws {
        print("segue \(Program.version)")
    }
}

/// What the help says, made from the commands' own tables.
@MainActor
enum Help {
    private static let indent = "  "

    static var overview: String {
        let commands = Program.commands.map { ($0.name, $0.help.summary) }
        return """
            Segue runs iOS screen transitions on a Linux desktop.

            usage: segue [COMMAND] [OPTIONS]

            commands:
            \(table(commands))

            Without a command: segue run. In the window, F1 lists the keys.
            segue COMMAND --help says more; segue --version says which version this is.
            """
    }

    static func text(of command: any Command.Type) -> String {
        let help = command.help
        let name = command.name
        let words = [name, help.words, command.options.isEmpty ? "" : "[OPTIONS]"].filter { !$0.isEmpty }
        var parts = [help.summary, "usage: segue \(words.joined(separator: " "))"]
        if !command.options.isEmpty {
            let rows = command.options.map { option in
                ((option.names.joined(separator: ", ") + (option.value.map { " " + $0 } ?? "")), option.help)
            }
            parts.append("options:\n\(table(rows))")
        }
        if !help.notes.isEmpty { parts.append(help.notes) }
        if !help.examples.isEmpty {
            parts.append("examples:\n" + help.examples.map { indent + $0 }.joined(separator: "\n"))
        }
        return parts.joined(separator: "\n\n")
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { indent + $0.0 + String(repeating: " ", count: width - $0.0.count + 2) + $0.1 }
            .joined(separator: "\n")
    }
}
