/// Why a text is no drag script: one line that says where, what was expected, and what was there.
package struct ScriptError: Error, Equatable, CustomStringConvertible {
    /// From 1.
    package let line: Int
    /// In characters, from 1.
    package let column: Int
    package let message: String

    package var description: String { "\(line):\(column): \(message)" }
}
