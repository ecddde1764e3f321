import Screens
import Transitions
import UIKit

/// What a session is to find again the next time the program runs.
package struct RememberedState: Codable, Equatable {
    /// Another form of the file has another number; one that is not known is not read.
    package static let currentVersion = 1

    package var version = currentVersion
    /// Nil where the effect that was on show is not known any more.
    package var effect: String?
    package var mode: Mode
    package var speed: Double
    package var device: RememberedDevice
    package var settings: Settings
    package var showsInspector: Bool
    package var showsPlate: Bool

    /// A device by its name, or by the size of its screen if it has none.
    package struct RememberedDevice: Codable, Equatable {
        package var name: String
        package var width: Double
        package var height: Double
        package var orientation: String
        package var isDark: Bool
        package var reducesMotion: Bool
        package var isRightToLeft: Bool
        package var showsBezel: Bool
    }
}

extension RememberedState {
    /// The same with what no tool could have set left out or brought within its limits: files can be written by hand, and
    /// by versions with other effects.
    @MainActor
    package var sound: RememberedState {
        var state = self
        if let effect, Catalogue.entry(effect) == nil { state.effect = nil }
        state.settings.tunings = [settings.tunings.first.map(Self.sound) ?? [:]]
        for setting in GestureSetting.allCases {
            state.settings.gestures[setting] = setting.scale.clamped(settings.gestures[setting])
        }
        state.settings.gestures.release.threshold = min(max(settings.gestures.release.threshold, 0), 1)
        state.settings.gestures.release.flick = max(settings.gestures.release.flick, 0)
        return state
    }

    /// Only values that their effects can take.
    @MainActor
    private static func sound(_ tunings: [String: Tuning]) -> [String: Tuning] {
        var result: [String: Tuning] = [:]
        for (id, wild) in tunings {
            guard let effect = Catalogue.entry(id)?.make() else { continue }
            var tuning = Tuning()
            if effect.hasCurve { tuning.curve = wild.curve }
            tuning.duration = wild.duration
            for (key, value) in wild.values {
                tuning.set(key, to: effect.parameter(key)?.kind.fitting(value))
            }
            result[id] = tuning
        }
        return result
    }
}

extension RememberedState.RememberedDevice {
    init(_ device: Device) {
        name = device.preset.name
        let upright = device.preset.size(in: .portrait)
        (width, height) = (Double(upright.width), Double(upright.height))
        orientation = device.orientation.rawValue
        isDark = device.isDark
        reducesMotion = device.reducesMotion
        isRightToLeft = device.isRightToLeft
        showsBezel = device.showsBezel
    }

    /// The device; one that is no longer known, or has no sensible size, is the usual phone.
    package var device: Device {
        var device = Device()
        if let preset = DevicePreset.named(name) {
            device.become(preset)
        } else if (100...4096).contains(width), (100...4096).contains(height) {
            device.become(size: CGSize(width: width, height: height))
        }
        if let way = DeviceOrientation(rawValue: orientation) {
            device.orientation = way
            device.become(device.preset)
        }
        device.isDark = isDark
        device.reducesMotion = reducesMotion
        device.isRightToLeft = isRightToLeft
        device.showsBezel = showsBezel
        return device
    }
}

extension Workspace {
    /// What is to be found again the next time.
    package var remembered: RememberedState {
        let own = session.ownSurroundings
        var settings = own.settings
        // A second pane is opened anew each time.
        settings.tunings = Array(settings.tunings.prefix(1))
        return RememberedState(
            effect: own.panes[0].entry.id, mode: own.panes[0].mode, speed: own.speed.factor,
            device: .init(session.isStaged ? own.device : session.device), settings: settings,
            showsInspector: inspector != nil || findings?.hidesInspector == true,
            showsPlate: overlays.first?.showsPlate ?? true)
    }

    /// Opens and hides tools as they were.
    package func restore(_ state: RememberedState) {
        if state.showsInspector, inspector == nil { toggleInspector() }
        for overlay in overlays { overlay.showsPlate = state.showsPlate }
    }
}
