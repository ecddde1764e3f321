import Transitions
import UIKit

/// All that a finding was found with, and what a hand did.
package struct Staging {
    /// Device, mode, style and settings are taken from it; sources and screens stay the session's own.
    package var configuration: Session.Configuration
    package var script: DragScript

    package init(configuration: Session.Configuration, script: DragScript) {
        self.configuration = configuration
        self.script = script
    }
}

/// What of a session a staging replaces, as the user has it.
struct Surroundings {
    let configuration: Session.Configuration
    let device: Device
    let panes: [(entry: CatalogueEntry, mode: Mode, pictures: Pane.Pictures)]
    let activeIndex: Int
    let settings: Settings
    let origin: CGRect?
    let speed: Speed
    let isLooping: Bool
    let loopPart: ClosedRange<Double>?
}

extension Session {
    /// How slow it is where there is something to see, and how long before and after that.
    private static let slowPace = 0.4
    private static let lead = 0.9  // s of the script
    private static let tail = 0.6  // s of the script
    /// The same where nobody says when that is.
    private static let evenPace = 0.6
    /// A transition that does not end is waited for no longer.
    private static let longestRest = 8.0  // s of the script

    /// Whether the screens are as a finding wants them, and not as the user has them.
    package var isStaged: Bool { before != nil }

    /// Plays a script on one pane alone as it was played when something was found; the user's own settings come back with
    /// `leaveStage`.
    ///
    /// - Parameter time: When there is something to see, in seconds of the script; it is slow around that.
    func stage(_ staging: Staging, of entry: CatalogueEntry, slowAround time: Double?) {
        letGo()
        stopScript()
        if before == nil { before = surroundings }
        if isComparing {
            goLive()
            grips = grips.mapValues { Grip(pane: lead, hold: .nothing, motion: $0.motion) }
            let second = panes.removeLast()
            activeIndex = 0
            turn { second.close() }
        }
        let wanted = staging.configuration
        configuration.presentationStyle = wanted.presentationStyle
        configuration.replaceEffect = wanted.replaceEffect
        configuration.laysOutEnteringScreens = wanted.laysOutEnteringScreens
        TransitionContext.laysOutEnteringViews = wanted.laysOutEnteringScreens
        active.entry = entry
        active.mode = wanted.mode.flatMap { entry.supports($0) ? $0 : nil } ?? entry.defaultMode
        for pane in panes { pane.pictures = Pane.Pictures() }
        active.tunings = wanted.tuning.isEmpty ? [:] : [entry.id: wanted.tuning]
        gestures = GestureSettings()
        origin = nil
        (isLooping, loopPart) = (false, nil)
        let ownPace = before?.speed.factor ?? 1
        speed = Speed(1)
        let showsBezel = wantedDevice.showsBezel
        wantedDevice = wanted.device
        wantedDevice.showsBezel = showsBezel
        start()
        let player = ScriptPlayer(staging.script, on: self)
        player.isQuiet = true
        player.longestRest = Self.longestRest
        player.pace = { now in
            guard let time else { return min(Self.evenPace, ownPace) }
            return now > time - Self.lead && now < time + Self.tail ? min(Self.slowPace, ownPace) : 1
        }
        self.player = player
    }

    /// Gives the user's own settings and screens back.
    package func leaveStage() {
        guard let own = before else { return }
        before = nil
        stopScript()
        configuration = own.configuration
        TransitionContext.laysOutEnteringViews = own.configuration.laysOutEnteringScreens
        for pane in own.panes.dropFirst(panes.count) { addPane(pane.entry, pane.mode, [:]) }
        activeIndex = own.activeIndex
        for (pane, of) in zip(panes, own.panes) {
            (pane.entry, pane.mode, pane.pictures) = (of.entry, of.mode, of.pictures)
        }
        settings = own.settings
        origin = own.origin
        speed = own.speed
        (isLooping, loopPart) = (own.isLooping, own.loopPart)
        wantedDevice = own.device
        start()
    }

    /// What the user has, staged or not.
    var ownSurroundings: Surroundings { before ?? surroundings }

    private var surroundings: Surroundings {
        Surroundings(
            configuration: configuration, device: wantedDevice,
            panes: panes.map { ($0.entry, $0.mode, $0.pictures) }, activeIndex: activeIndex, settings: settings,
            origin: origin, speed: speed, isLooping: isLooping, loopPart: loopPart)
    }

    /// Starts the screens anew as all is now.
    private func start() {
        needsRerun = false
        device.showsBezel = wantedDevice.showsBezel
        device.reducesMotion = wantedDevice.reducesMotion
        UIAccessibility.isReduceMotionEnabled = device.reducesMotion
        rebuild()
        for pane in panes { pane.forgetSample() }
    }

    private func stopScript() {
        if let player { end(player, saying: nil) }
    }
}

extension Action {
    /// Whether it is about what the user has chosen, which a staging has replaced for a while.
    var isOfSurroundings: Bool {
        switch self {
        case .effect, .nextEffect, .previousEffect, .mode, .loop, .slowMotion, .halveSpeed, .doubleSpeed, .device,
            .undo,
            .redo:
            true
        case .tool(let tool):
            switch tool {
            case .gallery, .inspector, .compare, .pickOrigin: true
            case .edgeZones, .statusLine, .help, .layers, .findings: false
            }
        case .forward, .back, .pause, .step, .toStart, .toEnd, .reverse, .fullScreen, .screenshot, .record, .cancel,
            .quit:
            false
        }
    }
}
