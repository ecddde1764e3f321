import SourceAnalysis

/// The command line: `segue-source [--output DIR] [--make EXPRESSION]… [--root EXPRESSION] [--wrap navigation|tabs]
/// [--omit NAME]… [--plain NAME]… FILE…`
struct Arguments {
    /// The folder for the rewritten files; without it the sources are only searched.
    private(set) var output: String?
    private(set) var options = AnalysisOptions()
    private(set) var files: [String] = []

    struct Wrong: Error {
        let message: String
    }

    init(_ words: ArraySlice<String>) throws {
        var words = words
        func value(_ option: String) throws -> String {
            guard let value = words.popFirst() else { throw Wrong(message: "\(option) needs a value") }
            return value
        }
        while let word = words.popFirst() {
            switch word {
            case "--output":
                output = try value(word)
                options.isWriting = true
            case "--make": options.made.append(try value(word))
            case "--root": options.roots.append(try value(word))
            case "--omit": options.omitted.insert(try value(word))
            case "--plain": options.plain.insert(try value(word))
            case "--wrap":
                let name = try value(word)
                guard let wrapping = AnalysisOptions.Wrapping(rawValue: name) else {
                    throw Wrong(message: "--wrap takes navigation or tabs, not \(name)")
                }
                options.wrapping = wrapping
            default:
                guard !word.hasPrefix("--") else { throw Wrong(message: "there is no option \(word)") }
                files.append(word)
            }
        }
        guard !files.isEmpty else { throw Wrong(message: "no file named") }
    }
}
