import Testing

@testable import QuartzCore

@MainActor @Suite(.serialized) struct ConsoleTests {
    @Test("what layers complain of goes where all lines of the runtime go, and changes nothing")
    func complaints() {
        let before = Console.write
        defer { Console.write = before }
        nonisolated(unsafe) var lines: [String] = []
        Console.write = { lines.append($0) }
        let outer = CALayer()
        let inner = CALayer()
        outer.addSublayer(inner)
        inner.addSublayer(outer)
        outer.setValue(1, forKeyPath: "nowhere.at.all")
        #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("Segue: ") })
        #expect(inner.superlayer === outer && outer.superlayer == nil)
    }
}
