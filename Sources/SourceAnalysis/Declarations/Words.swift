/// The words of a name written in camel case or with underscores, in lower case: `isPresentingVC` is is, presenting, vc.
func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
        guard letter.isLetter else {
            words.append(word)
            word = ""
            continue
        }
        if letter.isUppercase, index > 0 {
            let followsLower = letters[index - 1].isLowercase
            let startsWord = index + 1 < letters.count && letters[index + 1].isLowercase
            if followsLower || (letters[index - 1].isUppercase && startsWord) {
                words.append(word)
                word = ""
            }
        }
        word.append(letter)
    }
    words.append(word)
    return words.filter { !$0.isEmpty }.map { $0.lowercased() }
}

/// Which way a name points.
enum Direction {
    case forward, backward

    /// Words that say the way there, the way back, and neither.
    private static let there: Set<String> = [
        "present", "presents", "presenting", "presentation", "push", "pushing", "pushed", "forward", "forwards", "open",
        "opening", "show", "showing", "appear", "appearing", "enter", "entering", "expand", "expanding", "in", "next",
        "grow", "growing", "unfold", "unfolding", "reveal", "revealing", "incoming", "insert", "inserting", "zoomin",
    ]
    private static let back: Set<String> = [
        "dismiss", "dismisses", "dismissing", "dismissal", "dismissed", "pop", "popping", "popped", "back", "backward",
        "backwards", "reverse", "reversed", "reversing", "close", "closing", "hide", "hiding", "disappear",
        "disappearing", "exit", "exiting", "leave", "leaving", "collapse", "collapsing", "out", "previous", "shrink",
        "shrinking", "fold", "folding", "unwind", "unwinding", "inverse", "inverted", "return", "returning", "conceal",
        "outgoing", "remove", "removing", "zoomout", "prev",
    ]
    private static let neither: Set<String> = [
        "is", "are", "was", "will", "should", "be", "being", "currently", "now", "transition", "transitions",
        "transitioning", "animation", "animate", "animating", "animator", "operation", "type", "kind", "flag", "view",
        "controller",
        "vc", "mode", "state", "direction", "for", "going", "moving", "go", "move", "the", "of", "action", "zoom",
        "zooming", "slide", "sliding", "scale", "scaling", "fade", "fading", "modally", "modal", "screen", "page",
        "card",
        "detail", "menu", "run", "in_", "navigation", "fly", "flying", "spring", "flip", "rotate", "circle",
    ]

    /// The direction of a flag or an enumeration's case, if its name says that and nothing else.
    init?(ofName name: String) {
        var found: Direction?
        for word in words(of: name) {
            let direction: Direction? =
                Self.there.contains(word) ? .forward : Self.back.contains(word) ? .backward : nil
            if let direction {
                guard found == nil || found == direction else { return nil }
                found = direction
            } else if !Self.neither.contains(word) {
                return nil
            }
        }
        guard let found else { return nil }
        self = found
    }

    /// The direction a word says.
    init?(ofWord word: String) {
        if Self.there.contains(word) {
            self = .forward
        } else if Self.back.contains(word) {
            self = .backward
        } else {
            return nil
        }
    }
}
