import Preview

/// A command's words, taken apart by its options; nothing that the command does not know gets through.
struct Arguments {
    private(set) var words: [String] = []
    /// What was given for each option; more than one only where it may be repeated.
    private var values: [String: [String]] = [:]
    private var flags: Set<String> = []

    init(
        _ arguments: [String], options: [Option], positionals: ClosedRange<Int>, missing: String = "a word"
    ) throws {
        var rest = arguments[...]
        var onlyWords = false
        while let argument = rest.popFirst() {
            if onlyWords || !argument.hasPrefix("-") || argument == "-" {
                words.append(argument)
            } else if argument == "--" {
                onlyWords = true
            } else {
                try take(argument, &rest, options)
            }
        }
        if words.count > positionals.upperBound {
            throw CommandFailure.usage("unexpected word \(words[positionals.upperBound]); --help shows what there is")
        }
        if words.count < positionals.lowerBound {
            throw CommandFailure.usage("\(missing) is missing; --help shows what there is")
        }
    }

    /// Takes one option, and its value from the same word or the next.
    private mutating func take(_ argument: String, _ rest: inout ArraySlice<String>, _ options: [Option]) throws {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = argument.hasPrefix("--") ? parts[0] : argument
        guard let option = options.first(where: { $0.names.contains(name) }) else {
            throw CommandFailure.usage(Self.unknown(name, options))
        }
        if values[option.name] != nil && !option.isRepeatable || flags.contains(option.name) {
            throw CommandFailure.usage("\(name) is given twice; give it once")
        }
        guard let placeholder = option.value else {
            guard parts.count == 1 || name == argument else { throw CommandFailure.usage("\(name) takes no value") }
            flags.insert(option.name)
            return
        }
        if argument.hasPrefix("--"), parts.count == 2 {
            values[option.name, default: []].append(parts[1])
        } else if placeholder.hasPrefix("["), rest.first?.hasPrefix("-") != false {
            // A value that may be left out.
            values[option.name, default: []].append("")
        } else if let value = rest.popFirst() {
            values[option.name, default: []].append(value)
        } else {
            throw CommandFailure.usage("\(name) needs a value: \(name) \(placeholder)")
        }
    }

    private static func unknown(_ name: String, _ options: [Option]) -> String {
        let hint = Nearest.to(name, of: options.flatMap(\.names) + ["--help"])
        return "unknown option \(name); \(hint.map { "did you mean \($0)?" } ?? "--help shows what there is")"
    }

    /// Whether an option without a value was given.
    func has(_ name: String) -> Bool {
        flags.contains(name)
    }

    /// The value of an option, as it was given.
    func string(_ name: String) -> String? {
        values[name]?.first
    }

    /// The values of an option that may be repeated, in the order they were given.
    func strings(_ name: String) -> [String] {
        values[name] ?? []
    }

    /// The value of an option, understood; what is not understood is an error that says what would be.
    func value<Value>(_ name: String, _ wanted: String, _ parse: (String) -> Value?) throws -> Value? {
        guard let text = string(name) else { return nil }
        guard let value = parse(text) else {
            throw CommandFailure.usage("\(name) \(text.isEmpty ? "''" : text) is not understood; give \(wanted)")
        }
        return value
    }
}
