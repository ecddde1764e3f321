import Testing
import Transitions

@testable import Check

@Suite("Segue's own effects under check", .serialized)
@MainActor
struct EffectTests {
    @Test("pass in every situation", arguments: Catalogue.own.map(\.id))
    func effectsPass(id: String) throws {
        let checker = Checker()
        let entry = try #require(Catalogue.entry(id))
        for check in checker.cases(of: entry) {
            let seen = try #require(checker.observe(check))
            for finding in checker.findings(in: seen) {
                Issue.record("\(check.operation) \(check.situation): \(finding.message) [\(finding.rule)]")
            }
        }
    }
}
