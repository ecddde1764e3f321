import SourceModel
import SwiftParser
import SwiftSyntax

/// A user's file: where it is, and what it says.
package struct SourceText {
    package let path: String
    package let text: String

    /// - Parameter text: Without the byte order mark that it may begin with: behind the line put in front of it, it is an error.
    package init(path: String, text: String) {
        self.path = path
        let scalars = text.unicodeScalars
        self.text = scalars.first == "\u{FEFF}" ? String(scalars.dropFirst()) : text
    }
}

/// What the command line asks for.
package struct AnalysisOptions {
    /// Whether to rewrite, or only to find.
    package var isWriting = false
    /// `--make`: expressions that take the place of the ones guessed.
    package var made: [String] = []
    /// `--root`
    package var roots: [String] = []
    package var wrapping: Wrapping?
    /// Candidates that the generated code is to leave out, because the compiler refused what was guessed for them.
    package var omitted: Set<String> = []
    /// Candidates that the generated code only makes: what it tells and sets of them was refused.
    package var plain: Set<String> = []

    package enum Wrapping: String, CaseIterable {
        case navigation, tabs
    }

    package init() {}
}

/// Reads sources, finds what takes part in transitions, and writes what the compiler is to be given.
package struct Analysis {
    /// What was found; `files` hold the rewritten texts in place of paths, with the generated file last.
    package private(set) var report = SourceReport()

    package init(_ sources: [SourceText], _ options: AnalysisOptions = AnalysisOptions()) {
        let trees = sources.map { Parser.parse(source: $0.text) }
        let converters = zip(sources, trees).map { SourceLocationConverter(fileName: $0.path, tree: $1) }
        func place(_ file: Int, _ position: AbsolutePosition) -> SourcePlace {
            let location = converters[file].location(for: position)
            return SourcePlace(file: sources[file].path, line: location.line, column: location.column)
        }
        let index = DeclarationIndex()
        for (file, tree) in trees.enumerated() { DeclarationCollector(index: index, file: file).walk(tree) }
        index.joinExtensions()
        let guesser = Guesser(index: index, given: Self.given(options.made, index))
        let maker = Maker(index: index, guesser: guesser)
        let found = Finder(index: index, maker: maker) { place($0.file, $0.position) }.find()
        report.candidates = found.map(\.candidate)
        report.screens = Screens(index: index, maker: maker) { place($0.file, $0.position) }.find()
        for type in index.types where type.kind == .class && type.isGeneric && index.subclasses(of: type).isEmpty {
            guard index.ancestry(of: type).contains("UIViewControllerAnimatedTransitioning") else { continue }
            let message = "\(type.name) is generic: a subclass that says for what can be run, it cannot."
            report.remarks.append(Remark(place: place(type.file, type.position), message: message))
        }
        for (file, tree) in trees.enumerated() {
            let finder = LandmarkFinder(index: index) { place(file, $0) }
            finder.walk(tree)
            report.landmarks += finder.landmarks
            guard IgnoreComment.isMentioned(in: sources[file].text) else { continue }
            var comments = IgnoreFinder(types: finder.types) { place(file, $0) }
            comments.search(tree)
            report.ignores += comments.ignores
            report.remarks += comments.remarks
        }
        guard options.isWriting else { return }
        let glue = Glue(index: index, guesser: guesser, plain: options.plain)
        let optionals = OptionalRequirements(index: index)
        let standIns = StandIns(index: index, guesser: guesser)
        let isByName = trees.contains { !Mentions.names(in: Syntax($0)).isDisjoint(with: SelectorGroup.lookups) }
        var functions: [String] = []
        for (file, tree) in trees.enumerated() {
            let rewriter = Rewriter(index: index, optionals: optionals, bytes: Array(sources[file].text.utf8))
            rewriter.walk(tree)
            report.remarks += rewriter.notes.map { Remark(place: place(file, $0.position), message: $0.message) }
            var (text, edits) = rewriter.edits.applied()
            text = Relocation(
                tree, index: index, file: file, path: sources[file].path, lines: converters[file]
            ).applied(to: text)
            text = "#sourceLocation(file: \"\(sources[file].path)\", line: 1)\n" + text
            let own = found.filter { Reach.host(of: $0.type).file == file && !options.omitted.contains($0.type.name) }
            let function = "segue_register_\(file)"
            functions.append(function)
            text += glue.code(
                for: own, registering: SelectorGroup.groups(in: file, of: index, byName: isByName),
                with: optionals.code(in: file),
                file: file, function: function)
            report.files.append(RewrittenFile(original: sources[file].path, rewritten: text, edits: edits))
        }
        let conformances = Conformances(
            index: index, standIns: standIns, trees: trees, refused: options.omitted.union(options.plain))
        let generated = report.files.map(\.rewritten)
        for file in trees.indices {
            report.files[file].rewritten += conformances.code(in: file)
            report.files[file].rewritten += standIns.code(in: file) { name in
                generated.contains { $0.contains(name + "(") }
            }
        }
        report.files.append(
            RewrittenFile(original: "<segue>", rewritten: Entry.code(functions, options), edits: []))
    }

    /// The expressions of `--make`, by the class that each begins with.
    private static func given(_ expressions: [String], _ index: DeclarationIndex) -> [String: String] {
        var given: [String: String] = [:]
        for expression in expressions {
            let name = expression.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
            let path = name.split(separator: ".").map(String.init)
            let type = index.type(path, in: nil) ?? index.types.first { $0.shortName == path.first }
            given[type?.name ?? String(name)] = expression
        }
        return given
    }
}
