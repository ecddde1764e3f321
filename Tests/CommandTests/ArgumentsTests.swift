import Foundation
import Preview
import Testing

@testable import segue

@Suite("Arguments")
@MainActor
struct ArgumentsTests {
    private let options = [
        Option("--frames", value: "N", help: ""), Option("-o", "--output", value: "FILE", help: ""),
        Option("--dark", help: ""), Option("--set", value: "KEY=VALUE", isRepeatable: true, help: ""),
    ]

    private func parse(_ words: String..., count: ClosedRange<Int> = 0...1) throws -> Arguments {
        try Arguments(words, options: options, positionals: count)
    }

    private func failure(_ words: String..., count: ClosedRange<Int> = 0...1) -> String {
        do {
            _ = try Arguments(words, options: options, positionals: count)
            return "no error"
        } catch {
            return (error as? CommandFailure).map { "\($0.isUsage ? "usage" : "work"): \($0.message)" } ?? "\(error)"
        }
    }

    @Test("words, values in both spellings, and options without values")
    func parses() throws {
        let arguments = try parse("fade", "--frames=7", "-o", "a=b.png", "--dark")
        #expect(arguments.words == ["fade"])
        #expect(arguments.string("--frames") == "7")
        #expect(arguments.string("-o") == "a=b.png")
        #expect(arguments.has("--dark"))
        #expect(try parse("--output", "x").string("-o") == "x")
        #expect(try parse("--", "--dark").words == ["--dark"])
        #expect(try parse("--set", "a=1", "--set=b=-2", "--set", "a=3").strings("--set") == ["a=1", "b=-2", "a=3"])
        #expect(try parse().strings("--set") == [])
    }

    @Test("what is wrong is said in one line, with what to do")
    func errors() {
        #expect(failure("--frmaes", "3") == "usage: unknown option --frmaes; did you mean --frames?")
        #expect(failure("--xyzzy") == "usage: unknown option --xyzzy; --help shows what there is")
        #expect(failure("--frames") == "usage: --frames needs a value: --frames N")
        #expect(failure("--dark=yes") == "usage: --dark takes no value")
        #expect(failure("--dark", "--dark") == "usage: --dark is given twice; give it once")
        #expect(failure("a", "b") == "usage: unexpected word b; --help shows what there is")
        #expect(failure(count: 1...1) == "usage: a word is missing; --help shows what there is")
    }

    @Test("sizes, points and numbers are read strictly")
    func values() {
        #expect(Values.size("390x844") == CGSize(width: 390, height: 844))
        for bad in ["390", "390x", "x844", "0x10", "390x844x2", "1e3x500", "nanx500", "5000x100", " 390x844"] {
            #expect(Values.size(bad) == nil, "\(bad)")
        }
        #expect(Values.origin("110,150") == CGRect(x: 110, y: 150, width: 0, height: 0))
        #expect(Values.origin("1, 2, 3, 4") == CGRect(x: 1, y: 2, width: 3, height: 4))
        for bad in ["", "1", "1,2,3", "1,2,-3,4", "a,b", "1,2,3,4,5", "1,,2"] {
            #expect(Values.origin(bad) == nil, "\(bad)")
        }
        #expect(Values.number(0...1)("0.25") == 0.25)
        #expect(Values.number(0...1)("1.01") == nil)
        #expect(Values.number(0...1)("inf") == nil)
        #expect(Values.whole(1...9)("3.5") == nil)
    }

    @Test(
        "a mistyped word finds its neighbour, a strange one nothing",
        arguments: [
            ("rnder", "render"), ("lsit", "list"), ("hlep", "help"), ("xyzzy", nil), ("RUN", "run"),
        ])
    func nearest(_ word: String, _ expected: String?) {
        #expect(Nearest.to(word, of: ["run", "list", "render", "tour", "help"]) == expected)
    }

    @Test("effects go by id or key, and operations are those they have")
    func effects() throws {
        #expect(try EffectName.entry("fade").id == "fade")
        #expect(try EffectName.entry("0").id == "awesome")
        #expect(throws: CommandFailure.usage("there is no effect fde; did you mean fade?")) {
            try EffectName.entry("fde")
        }
        let card = try EffectName.entry("card")
        #expect(throws: CommandFailure.usage("card has no push; it has present, dismiss")) {
            try EffectName.operation("push", of: card)
        }
        #expect(throws: CommandFailure.usage("there is no operation presnt; did you mean present?")) {
            try EffectName.operation("presnt", of: card)
        }
    }

    @Test("every command has a line of help, and every option of each is explained")
    func help() {
        for command in Program.commands {
            #expect(!command.help.summary.isEmpty)
            let text = Help.text(of: command)
            for option in command.options {
                #expect(!option.help.isEmpty, "\(command.name) \(option.name)")
                for name in option.names { #expect(text.contains(name)) }
            }
            #expect(Help.overview.contains(command.name))
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
        }
    }
}
