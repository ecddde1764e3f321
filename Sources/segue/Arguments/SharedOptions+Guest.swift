import Compile
import Foundation
import Preview
import Transitions

extension SharedOptions {
    /// Options for a user's own sources.
    static let guest = [
        Option("--class", value: "NAME", help: "of a file's classes, the one to start with"),
        Option(
            "--make", value: "EXPRESSION", isRepeatable: true, help: "how one is made: 'CardTransition(topForShow: 40)'"
        ),
        Option(
            "--root", value: "EXPRESSION", isRepeatable: true,
            help: "start from a screen of the file's own: 'DemoViewController()'"),
        Option("--wrap", value: "CONTAINER", help: "put that screen into a navigation or a tab controller"),
    ]

    /// The build that the command's words ask for; nil if they name an effect, or nothing.
    static func job(_ arguments: Arguments) throws -> BuildJob? {
        guard let first = arguments.words.first, isSource(first) else {
            if arguments.words.count > 1 {
                throw CommandFailure.usage("unexpected word \(arguments.words[1]); --help shows what there is")
            }
            if let option = guest.first(where: { arguments.string($0.name) != nil }) {
                throw CommandFailure.usage("\(option.name) needs a Swift file before it: segue run Mine.swift")
            }
            return nil
        }
        var job = BuildJob(arguments.words)
        let makes = arguments.strings("--make")
        job.makes = makes.isEmpty ? Makes().remembered(for: arguments.words) : makes
        job.roots = arguments.strings("--root")
        let containers = BuildJob.Wrap.allCases.map(\.rawValue).joined(separator: " or ")
        job.wrap = try arguments.value("--wrap", containers, BuildJob.Wrap.init(rawValue:))
        if job.wrap != nil, job.roots.isEmpty {
            throw CommandFailure.usage("--wrap needs --root, which says what is wrapped")
        }
        return job
    }

    /// Whether a word names sources rather than an effect: a Swift file, or a folder.
    static func isSource(_ word: String) -> Bool {
        if word.hasSuffix(".swift") { return true }
        if EffectName.matches(word) { return false }
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: word, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// What the command's words say of an effect: the class of a file that is named, else the word itself; nil for the first.
    static func entry(_ arguments: Arguments) throws -> CatalogueEntry? {
        guard let word = arguments.words.first else { return nil }
        guard isSource(word) else { return try EffectName.entry(word) }
        guard let name = arguments.string("--class") else { return nil }
        if let entry = Catalogue.all.first(where: { $0.id.lowercased() == name.lowercased() }) { return entry }
        let has = Catalogue.all.map(\.id).joined(separator: ", ")
        throw CommandFailure.usage("\(SourceName.of(arguments.words)) has no transition \(name); it has \(has)")
    }
}

/// The expressions of `--make` that were given for files, which need not be typed again.
struct Makes {
    private static let kept = 200
    private let file: StateFile

    @MainActor
    init() {
        file = StateFile(named: "makes.json")
    }

    /// The expressions last given for these files.
    @MainActor
    func remembered(for words: [String]) -> [String] {
        entries.last { $0.files == absolute(words) }?.expressions ?? []
    }

    /// Keeps expressions that have worked.
    @MainActor
    func remember(_ expressions: [String], for words: [String]) {
        guard !expressions.isEmpty, expressions != remembered(for: words) else { return }
        var entries = entries.filter { $0.files != absolute(words) }
        entries.append(Entry(files: absolute(words), expressions: expressions))
        file.write(Array(entries.suffix(Self.kept)))
    }

    private struct Entry: Codable {
        var files: [String]
        var expressions: [String]
    }

    @MainActor
    private var entries: [Entry] { file.read([Entry].self) ?? [] }

    private func absolute(_ words: [String]) -> [String] {
        words.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    }
}
