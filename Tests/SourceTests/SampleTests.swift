import SourceAnalysis
import SourceModel
import Testing

@Suite struct SampleTests {
    static let samples = plainSamples + severalSamples + standInSamples + edgeSamples + objectiveCSamples

    @Test("candidates are found, with operations, partners and the expressions that make them", arguments: samples)
    func candidates(_ sample: Sample) {
        #expect(read(sample.source).candidates.map(line) == sample.candidates)
    }

    @Test("what a class is told stands in the generated code, and nothing else is set", arguments: samples)
    func statements(_ sample: Sample) {
        let text = read(sample.source).files[0].rewritten
        for statement in sample.statements { #expect(text.contains(statement), "\(statement)") }
        let assignments = text.split(separator: "\n").filter { $0.contains("made.") && $0.contains(" = ") }
        let expected = sample.statements.filter { $0.hasPrefix("made.") && $0.contains(" = ") }
        #expect(assignments.count == expected.count, "\(assignments)")
    }
}
