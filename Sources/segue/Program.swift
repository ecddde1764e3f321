import Foundation
import Preview

/// The command line as a whole: finds the command, runs it, and turns what it throws into a line and an exit code.
@MainActor
enum Program {
    static let version = "0.1.0"

    /// All commands, in the order of the help.
    static let commands: [any Command.Type] = [
        RunCommand.self, CheckCommand.self, ListCommand.self, DevicesCommand.self, RenderCommand.self,
        SnapshotCommand.self, TourCommand.self, CodeCommand.self, BenchCommand.self, HelpCommand.self,
    ]

    /// - Returns: 0, 1 if the work failed, or 2 if the command line was wrong.
    static func run(_ arguments: [String]) -> Int32 {
        var name = ""
        do {
            let (command, rest) = try command(for: arguments)
            name = " \(command.name)"
            if asksForHelp(rest) {
                print(Help.text(of: command))
            } else {
                let help = command.help
                try command.run(
                    try Arguments(
                        rest, options: command.options, positionals: help.positionals, missing: help.words))
            }
            return finish(0)
        } catch let failure as CommandFailure {
            if !failure.message.isEmpty { say("segue\(failure.isUsage ? name : ""): \(failure.message)") }
            return finish(failure.code)
        } catch {
            say("segue: \(error)")
            return finish(1)
        }
    }

    /// The command that the first word names; `run` if there is none.
    private static func command(for arguments: [String]) throws -> (any Command.Type, [String]) {
        guard let first = arguments.first else { return (RunCommand.self, []) }
        let rest = Array(arguments.dropFirst())
        switch first {
        case "--version", "-V": return (VersionCommand.self, rest)
        case "--help", "-h": return (HelpCommand.self, rest)
        default: break
        }
        if first.hasPrefix("-") { return (RunCommand.self, arguments) }
        if let command = commands.first(where: { $0.name == first }) { return (command, rest) }
        throw CommandFailure.usage(unknown(first))
    }

    /// What to say to a word that is no command.
    private static func unknown(_ word: String) -> String {
        if EffectName.matches(word) { return "there is no command \(word); to see the effect: segue run \(word)" }
        let names = commands.map { $0.name }
        let hint =
            Nearest.to(word, of: names).map { "did you mean \($0)?" } ?? "commands: \(names.joined(separator: ", "))"
        return "there is no command \(word); \(hint)"
    }

    /// Whether the help is asked for, before anything that ends the options.
    private static func asksForHelp(_ arguments: [String]) -> Bool {
        arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    }

    /// Whether messages may be coloured: they go to a terminal, whose user has not asked for plain ones (no-color.org).
    static var isColored: Bool { isColored(on: 2) }

    /// The same of what goes to a descriptor.
    static func isColored(on descriptor: Int32) -> Bool {
        isatty(descriptor) == 1 && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
    }

    /// One line on standard error.
    static func say(_ line: String) {
        fflush(nil)
        // Where nobody can listen, nothing is said: that must not end the program.
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }

    /// Writes out what was printed; a full disk is a failure too.
    private static func finish(_ code: Int32) -> Int32 {
        guard fflush(nil) == 0 else {
            say("segue: the output cannot be written: \(String(cString: strerror(errno)))")
            return max(code, 1)
        }
        return code
    }
}
