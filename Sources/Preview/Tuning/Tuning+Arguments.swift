import Transitions

extension Tuning {
    /// The words that give this tuning again on the command line, parameters in the order of their names.
    package var arguments: [String] {
        var words: [String] = []
        if let curve { words += ["--curve", TuningWords.word(for: curve)] }
        if let duration, curve?.settlingDuration == nil {
            words += ["--duration", TuningWords.word(for: .number(duration))]
        }
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            words += ["--set", "\(key)=\(TuningWords.word(for: value))"]
        }
        return words
    }

    /// What the command line asks for.
    ///
    /// - Parameters:
    ///   - effect: whose parameters `settings` may name.
    ///   - settings: `key=value` each.
    @MainActor
    package init(
        for effect: Effect, named name: String, duration: String?, curve: String?, settings: [String]
    ) throws(TuningError) {
        self.init()
        if let curve {
            guard effect.hasCurve else {
                throw TuningError("\(name) has a pace of its own, \(effect.curveDescription); leave --curve out")
            }
            self.curve = try Self.curve(curve)
        }
        if let duration {
            guard effect.hasDuration else {
                throw TuningError("\(name) takes the time that its class says; leave --duration out")
            }
            guard case .number(let seconds)? = TuningWords.value(duration, .number(Self.durations, .none)) else {
                throw TuningError("--duration \(Self.shown(duration)) is not understood; give seconds from 0.05 to 10")
            }
            self.duration = seconds
        }
        let parameters = effect.parameters
        for setting in settings {
            let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2, !parts[0].isEmpty else {
                throw TuningError("--set \(Self.shown(setting)) is not understood; give key=value")
            }
            guard let parameter = parameters.first(where: { $0.key == parts[0] }) else {
                throw TuningError(Self.unknown(parts[0], of: name, known: parameters.map(\.key)))
            }
            guard values[parameter.key] == nil else { throw TuningError("\(parameter.key) is set twice; set it once") }
            guard let value = TuningWords.value(parts[1], parameter.kind) else {
                let form = TuningWords.form(of: parameter.kind)
                throw TuningError("\(parameter.key) cannot be \(Self.shown(parts[1])); give \(form)")
            }
            set(parameter.key, to: value)
        }
    }

    private static func curve(_ word: String) throws(TuningError) -> Curve {
        if let curve = TuningWords.curve(word) { return curve }
        let parts = word.lowercased().split(separator: ":")
        if parts.first == "spring" {
            throw TuningError(
                "--curve \(word) is not understood; give spring:RATIO,RESPONSE with a ratio from 0.05 to 1 "
                    + "that is at rest within 0.05 to 10 s")
        }
        if word.split(separator: ",").count == 4 {
            throw TuningError(
                "--curve \(word) is not understood; give x1,y1,x2,y2 with x from 0 to 1, y from -10 to 10")
        }
        throw TuningError("--curve \(shown(word)) is not understood; give \(TuningWords.curveForms)")
    }

    /// What to say to a key that the effect does not have.
    private static func unknown(_ key: String, of effect: String, known: [String]) -> String {
        if ["duration", "curve"].contains(key) { return "\(key) is not set so; give --\(key)" }
        if known.isEmpty { return "\(effect) has no \(key), nor anything else to set" }
        if let near = Nearest.to(key, of: known) { return "\(effect) has no \(key); did you mean \(near)?" }
        return "\(effect) has no \(key); it has \(known.joined(separator: ", "))"
    }

    private static func shown(_ word: String) -> String { word.isEmpty ? "''" : word }
}

/// Why a tuning is not understood, in one line that says what would be.
package struct TuningError: Error, Equatable {
    package let message: String

    init(_ message: String) {
        self.message = message
    }
}
