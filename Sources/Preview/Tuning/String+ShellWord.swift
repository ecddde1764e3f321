extension String {
    /// The text as one word of a command line.
    package var shellWord: String {
        let isPlain =
            !isEmpty && first != "#" && allSatisfy { $0.isLetter || $0.isNumber || "-_./=,:#+@%".contains($0) }
        return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
    }
}
