/// A comment that silences rules: `// segue:ignore leftover-view, jump-at-end The badge is meant to stay.`
package struct Ignore: Codable, Equatable, Sendable {
    /// What it silences them for.
    package enum Scope: Codable, Equatable, Sendable {
        /// A line of its file: its own if code stands before it there, else the next that holds code.
        case line(Int)
        /// A type with all in it, which is declared or extended right after it; spelt as a candidate's name is.
        case type(String)
    }

    /// Where `segue:ignore` stands.
    package var place: SourcePlace
    /// The rules' ids, in the order written, whether there are such rules or not.
    package var rules: [String]
    /// Why; empty if nothing is said.
    package var reason: String
    package var scope: Scope

    package init(place: SourcePlace, rules: [String], reason: String, scope: Scope) {
        self.place = place
        self.rules = rules
        self.reason = reason
        self.scope = scope
    }

    /// Whether it silences what a rule finds.
    /// - Parameters:
    ///   - place: Where the finding points, if anywhere.
    ///   - type: The type it is about.
    package func silences(_ rule: String, at place: SourcePlace?, in type: String?) -> Bool {
        guard rules.contains(rule) else { return false }
        switch scope {
        case .line(let line): return place?.file == self.place.file && place?.line == line
        case .type(let name): return type == name || type?.hasPrefix(name + ".") == true
        }
    }
}
