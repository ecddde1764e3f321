extension KeyMap.Stroke {
    /// The key as a keyboard's label would say it: `Shift-←`, `Ctrl-Q`, `F12`.
    package var label: String {
        let held: [(Modifiers, String)] = [
            (.control, "Ctrl-"), (.alt, "Alt-"), (.command, "Super-"), (.shift, "Shift-"),
        ]
        return held.filter { modifiers.contains($0.0) }.map(\.1).joined() + key.label
    }
}

extension Key {
    /// The key's name.
    fileprivate var label: String {
        switch self {
        case .character(let character): character.uppercased()
        case .left: "←"
        case .right: "→"
        case .up: "↑"
        case .down: "↓"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "Page Up"
        case .pageDown: "Page Down"
        case .space: "Space"
        case .return: "Return"
        case .tab: "Tab"
        case .backspace: "Backspace"
        case .delete: "Delete"
        case .escape: "Esc"
        case .function(let number): "F\(number)"
        }
    }
}

extension KeyMap.Row {
    /// The keys that do it.
    package var label: String { strokes.map(\.label).joined(separator: " or ") }
}

extension KeyMap {
    /// The rows of a group, in their order.
    package func rows(of group: Group) -> [Row] {
        rows.filter { $0.group == group }
    }

    /// The manual's table.
    package var markdown: String {
        var lines = ["| key | what it does |", "|---|---|"]
        for group in Group.allCases {
            lines.append("| **\(group.rawValue)** | |")
            lines += rows(of: group).map {
                "| \($0.strokes.map { "`\($0.label)`" }.joined(separator: " or ")) | \($0.help) |"
            }
        }
        return lines.joined(separator: "\n")
    }
}
