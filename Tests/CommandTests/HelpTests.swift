import Foundation
import Preview
import Testing
import Transitions

/// What the command line says of itself.
@Suite("help and lists")
struct HelpTests {
    @Test("--version says one line, wherever HOME and the display are")
    func version() async throws {
        let result = try await Command.run(
            Command.segue, ["--version"], environment: ["DISPLAY": nil, "HOME": "/nonexistent"])
        #expect((result.code, result.errors) == (0, ""))
        #expect(try #/segue [0-9]+\.[0-9]+\.[0-9]+\n/#.wholeMatch(in: result.output) != nil)
    }

    @Test("--help is answered everywhere, with everything else that is wrong around it")
    func help() async throws {
        let overview = try await Command.run(Command.segue, ["--help"])
        #expect((overview.code, overview.errors) == (0, ""))
        let words = ["run", "check", "list", "devices", "render", "snapshot", "tour", "bench", "help"]
        for word in words {
            #expect(overview.output.contains("\n  \(word) "), "\(word)")
            for arguments in [[word, "--help"], ["help", word], [word, "--nonsense", "-h"]]
            where arguments != ["help", "help"] {
                let result = try await Command.run(Command.segue, arguments)
                #expect((result.code, result.errors) == (0, ""), "\(arguments)")
                #expect(result.output.contains("usage: segue \(word)"), "\(arguments)")
            }
        }
        #expect(try await Command.run(Command.segue, ["help"]).output == overview.output)
    }

    @Test("the help names every option that it takes, and every key")
    @MainActor func options() async throws {
        let run = try await Command.run(Command.segue, ["run", "--help"]).output
        for option in ["--operation", "--size", "--trace", "--seconds", "--from", "--to", "--speed"] {
            #expect(run.contains(option))
        }
        let render = try await Command.run(Command.segue, ["render", "--help"]).output
        for option in ["--operation", "--size", "--scale", "--from", "--to", "--origin", "-o", "--at", "--frames"] {
            #expect(render.contains(option))
        }
        let keys = try await Command.run(Command.segue, ["help", "keys"]).output
        for row in KeyMap.standard.rows { #expect(keys.contains(row.help), "\(row.label)") }
    }

    @Test("list --json has exactly the keys and types that programs rely on")
    func json() async throws {
        let result = try await Command.run(Command.segue, ["list", "--json"])
        #expect((result.code, result.errors) == (0, ""))
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
        let root = try #require(object as? [String: Any])
        #expect(Set(root.keys) == ["effects"])
        let effects = try #require(root["effects"] as? [[String: Any]])
        #expect(effects.compactMap { $0["id"] as? String } == Catalogue.own.map(\.id))
        for effect in effects {
            #expect(
                Set(effect.keys) == [
                    "id", "key", "name", "operations", "duration", "curve", "takesCurve", "parameters",
                ])
            let id = try #require(effect["id"] as? String)
            #expect(try #/[a-z]+(-[a-z]+)*/#.wholeMatch(in: id) != nil)
            #expect((effect["key"] as? String)?.count == 1)
            #expect((effect["name"] as? String)?.isEmpty == false)
            #expect((effect["curve"] as? String)?.isEmpty == false)
            let operations = try #require(effect["operations"] as? [String])
            #expect(!operations.isEmpty && Set(operations).count == operations.count)
            #expect(Set(operations).isSubset(of: ["push", "pop", "present", "dismiss", "tab"]))
            let duration = try #require(effect["duration"] as? [String: Double])
            #expect(Set(duration.keys) == ["enter", "leave"] && duration.values.allSatisfy { $0 > 0 && $0 < 10 })
        }
        #expect(Set(effects.compactMap { $0["key"] as? String }) == Set(Catalogue.own.map { String($0.key ?? " ") }))
        #expect(effects.prefix(12).compactMap { $0["key"] as? String }.joined() == "1234567890-=")
    }

    @Test("list names every effect in a line of its own")
    func list() async throws {
        let lines = try await Command.run(Command.segue, ["list"]).output.split(separator: "\n")
        #expect(lines.count == Catalogue.own.count + 1)
        #expect(lines[5].contains("alpha") && lines[5].hasPrefix("5") && lines[5].contains("0.45"))
    }

    @Test("a reader that goes away ends the program without a word; a full disk is told")
    func output() async throws {
        let closed = try await Command.run("sh", ["-c", "'\(Command.segue)' list | true"])
        #expect((closed.code, closed.errors) == (0, ""))
        let full = try await Command.run("sh", ["-c", "exec '\(Command.segue)' list --json > /dev/full"])
        #expect(full.code == 1)
        #expect(isOneLine(full.errors), "\(full.errors)")
    }
}
