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
    case edgeZones, statusLine, help
    case screenshot
    case cancel
    case quit
}

/// How the demo's screens follow one another.
package enum Mode: String, CaseIterable, Sendable {
    case navigation, modal, tabs
}
