import Transitions

/// The one list of keys: what is done, the help overlay, the manual's table and the tests all come from it.
package struct KeyMap: Sendable {
    /// A press of a key with exactly these modifiers.
    package struct Stroke: Hashable, Sendable {
        package let key: Key
        package let modifiers: Modifiers

        package init(_ key: Key, _ modifiers: Modifiers = []) {
            self.key = key
            self.modifiers = modifiers
        }
    }

    /// Rows that stand together in the help.
    package enum Group: String, CaseIterable, Sendable {
        case effects = "Effects"
        case operations = "Operations"
        case time = "Time"
        case device = "Device"
        case tools = "Tools"
        case window = "Window"
    }

    /// A thing that keys do.
    package struct Row: Sendable {
        package let strokes: [Stroke]
        package let action: Action
        package let help: String
        package let group: Group
        /// Whether holding the key down does it again and again.
        package let repeats: Bool
    }

    package let rows: [Row]
    private let actions: [Stroke: Row]

    /// The map of the catalogue's effects.
    @MainActor package static var standard: KeyMap {
        KeyMap(
            effects: Catalogue.all.compactMap { entry in entry.key.map { (key: $0, id: entry.id, name: entry.name) } })
    }

    /// - Parameter effects: The effects that have a key of their own.
    package init(effects: [(key: Character, id: String, name: String)]) {
        rows =
            Self.effectRows(effects) + Self.operationRows + Self.timeRows + Self.deviceRows + Self.toolRows
            + Self.windowRows
        actions = Dictionary(
            rows.flatMap { row in row.strokes.map { ($0, row) } }, uniquingKeysWith: { first, _ in first })
    }

    /// What a key press asks for; nil if nothing, or if the key is held down and the action does not repeat.
    package func action(for key: Key, _ modifiers: Modifiers, isRepeat: Bool = false) -> Action? {
        guard let row = actions[Stroke(key, modifiers)], !isRepeat || row.repeats else { return nil }
        return row.action
    }

    /// What a typed character asks for: for layouts on which it needs other keys than the map names.
    package func action(forTyped character: Character) -> Action? {
        actions[Stroke(.character(character))]?.action
    }
}

extension KeyMap {
    private static func row(
        _ group: Group, _ strokes: [Stroke], _ action: Action, _ help: String, repeats: Bool = false
    ) -> Row {
        Row(strokes: strokes, action: action, help: help, group: group, repeats: repeats)
    }

    private static func effectRows(_ effects: [(key: Character, id: String, name: String)]) -> [Row] {
        effects.map { row(.effects, [Stroke(.character($0.key))], .effect($0.id), $0.name) } + [
            row(.effects, [Stroke(.tab)], .nextEffect, "Next effect", repeats: true),
            row(.effects, [Stroke(.tab, .shift)], .previousEffect, "Previous effect", repeats: true),
        ]
    }

    private static let operationRows = [
        row(.operations, [Stroke(.return)], .forward, "Forward: push, present, next tab"),
        row(.operations, [Stroke(.backspace)], .back, "Back: pop, dismiss, previous tab"),
        row(.operations, [Stroke(.character("n"))], .mode(.navigation), "Navigation: push and pop"),
        row(.operations, [Stroke(.character("m"))], .mode(.modal), "Modal: present and dismiss"),
        row(.operations, [Stroke(.character("t"))], .mode(.tabs), "Tabs"),
        row(.operations, [Stroke(.escape)], .cancel, "Close what is open, else cancel"),
    ]

    private static let timeRows = [
        row(.time, [Stroke(.space)], .pause, "Pause, resume; at rest: start, held at 0"),
        row(.time, [Stroke(.left)], .step(-1), "One frame back", repeats: true),
        row(.time, [Stroke(.right)], .step(1), "One frame on", repeats: true),
        row(.time, [Stroke(.left, .shift)], .step(-10), "Ten frames back", repeats: true),
        row(.time, [Stroke(.right, .shift)], .step(10), "Ten frames on", repeats: true),
        row(.time, [Stroke(.home)], .toStart, "To the start"),
        row(.time, [Stroke(.end)], .toEnd, "To the end"),
        row(.time, [Stroke(.character("r"))], .reverse, "Reverse"),
        row(.time, [Stroke(.character("l"))], .loop, "Loop there and back"),
        row(.time, [Stroke(.character("s"))], .slowMotion, "Slow motion, × 0.1"),
        row(.time, [Stroke(.character("["))], .halveSpeed, "Half the speed, down to 0.05", repeats: true),
        row(.time, [Stroke(.character("]"))], .doubleSpeed, "Twice the speed, up to 4", repeats: true),
    ]

    private static let deviceRows = [
        row(.device, [Stroke(.left, .control)], .device(.rotateLeft), "Turn to the left"),
        row(.device, [Stroke(.right, .control)], .device(.rotateRight), "Turn to the right"),
        row(.device, [Stroke(.down, .control)], .device(.next), "Next device"),
        row(.device, [Stroke(.up, .control)], .device(.previous), "Previous device"),
        row(.device, [Stroke(.character("d"))], .device(.dark), "Dark or light"),
        row(.device, [Stroke(.character("x"))], .device(.reduceMotion), "Reduce motion"),
        row(.device, [Stroke(.character("w"))], .device(.rightToLeft), "Writing direction: right to left"),
        row(.device, [Stroke(.character("b"))], .device(.bezel), "Bezel: corners and cut-out"),
    ]

    private static let toolRows = [
        row(.tools, [Stroke(.character("a"))], .tool(.gallery), "Gallery of all effects"),
        row(.tools, [Stroke(.character("i"))], .tool(.inspector), "Inspector: tracks, tuning, gestures"),
        row(.tools, [Stroke(.character("c"))], .tool(.compare), "Compare with another effect"),
        row(.tools, [Stroke(.character("k"))], .tool(.findings), "Check what is shown: find its faults"),
        row(.tools, [Stroke(.character("g"))], .tool(.layers), "Layers: borders, in depth, off"),
        row(.tools, [Stroke(.character("o"))], .tool(.pickOrigin), "Pick where effects start"),
        row(.tools, [Stroke(.character("e"))], .tool(.edgeZones), "Show the edge zones"),
        row(.tools, [Stroke(.character("h"))], .tool(.statusLine), "Show or hide the plate"),
        row(.tools, [Stroke(.character("z"), .control)], .undo, "Undo a change of settings", repeats: true),
        row(.tools, [Stroke(.character("z"), [.control, .shift])], .redo, "Redo it", repeats: true),
    ]

    private static let windowRows = [
        row(.window, [Stroke(.function(11))], .fullScreen, "Full screen"),
        row(.window, [Stroke(.function(12))], .screenshot, "Screenshot"),
        row(.window, [Stroke(.character("v"))], .record, "Video: start and stop recording"),
        row(.window, [Stroke(.function(1)), Stroke(.character("?"))], .tool(.help), "These keys"),
        row(.window, [Stroke(.character("q"), .control)], .quit, "Quit"),
    ]
}
