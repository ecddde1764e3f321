import Foundation
import Testing

/// One fault put into a correct class, and the rule that has to find it: a line of `Mutations/mutations.tsv`.
struct Mutation: Sendable, CustomTestStringConvertible {
    let rule: String
    let file: String
    let situation: String
    /// What is replaced by what, in order.
    let changes: [(old: String, new: String)]

    var testDescription: String { "\(rule) in \(file)" }

    static let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Mutations/mutations.tsv")
    private static let guests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Guests")

    static let all: [Mutation] = {
        let lines = ((try? String(contentsOf: table, encoding: .utf8)) ?? "").split(separator: "\n")
        return lines.filter { !$0.hasPrefix("#") }.map { line in
            let words = line.split(separator: "\t", omittingEmptySubsequences: false).map {
                $0.replacing("\\n", with: "\n")
            }
            let changes = stride(from: 3, to: words.count - 1, by: 2).map { (String(words[$0]), String(words[$0 + 1])) }
            return Mutation(
                rule: String(words[0]), file: String(words[1]), situation: String(words[2]), changes: changes)
        }
    }()

    /// The class without the fault, and with it; no change matches twice by chance, as each is of the first place.
    func sources() throws -> (right: String, wrong: String) {
        let right = try String(
            contentsOf: Self.guests.appendingPathComponent("\(file).swift"), encoding: .utf8)
        var wrong = right
        for change in changes {
            let range = try #require(wrong.range(of: change.old), "\(file) has no \(change.old)")
            wrong.replaceSubrange(range, with: change.new)
        }
        return (right, wrong)
    }
}

extension WindowSuite {
    @Suite("check, on correct classes into which one fault is put", .serialized)
    struct MutationTests {
        @Test("finds the fault by its rule", arguments: Mutation.all)
        func finds(mutation: Mutation) async throws {
            let (_, wrong) = try mutation.sources()
            let found = try await Self.rules(found: wrong, in: mutation.file, [mutation.situation])
            #expect(found.contains(mutation.rule), "found are \(found.sorted())")
        }

        @Test("finds none of them before they are put in", arguments: Set(Mutation.all.map(\.file)).sorted())
        func passes(file: String) async throws {
            let mutations = Mutation.all.filter { $0.file == file }
            let (right, _) = try #require(mutations.first).sources()
            let found = try await Self.rules(found: right, in: file, mutations.map(\.situation))
            #expect(found.isDisjoint(with: mutations.map(\.rule)), "found are \(found.sorted())")
        }

        private static func rules(
            found source: String, in file: String, _ situations: [String]
        ) async throws -> Set<String> {
            let folder = try TemporaryFolder()
            try source.write(toFile: folder.file("\(file).swift"), atomically: true, encoding: .utf8)
            var environment = RunningSegue.environment(nil, folder)
            environment["XDG_CACHE_HOME"] =
                FileManager.default.temporaryDirectory.appendingPathComponent("segue-tests").path
            let wanted = Set(["timed"] + situations).sorted().flatMap { ["--situation", $0] }
            let result = try await Command.run(
                Command.segue, ["check", "\(file).swift", "--json"] + wanted, environment: environment, in: folder.path)
            let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
            return Set(report.classes.flatMap(\.findings).map(\.rule))
        }

        private struct Report: Decodable {
            struct Class: Decodable { let findings: [Finding] }
            struct Finding: Decodable { let rule: String }
            let classes: [Class]
        }
    }
}
