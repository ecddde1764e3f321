/// What a key can ask of the previewer.
package enum Action: Hashable, Sendable {
    /// Chooses the effect of that id.
    case effect(String)
    case nextEffect, previousEffect
    case mode(Mode)
    case forward, back
    case pause
    /// Goes so many frames of 1/60 s on, or back if negative.
    case step(Int)
    case toStart, toEnd
    case reverse, loop
    case slowMotion, halveSpeed, doubleSpeed
    case device(DeviceChange)
    case tool(Tool)
    case undo, redo
    case fullScreen
    case screenshot
    case record
    case cancel
    case quit
}

/// What can be opened around the screens, or closed.
package enum Tool: String, CaseIterable, Sendable {
    case edgeZones, statusLine, help, gallery, inspector, compare, layers, pickOrigin, findings
}

/// How the demo's screens follow one another.
package enum Mode: String, CaseIterable, Sendable, Codable {
    case navigation, modal, tabs
}
