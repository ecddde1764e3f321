import Transitions

extension Curve: Codable {
    /// A curve is kept as the word that the command line has for it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let word = try container.decode(String.self)
        guard let curve = TuningWords.curve(word) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no curve: \(word)")
        }
        self = curve
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(TuningWords.word(for: self))
    }
}
