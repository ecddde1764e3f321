import Screens
import UIKit

/// What changes the device on show.
package enum DeviceChange: String, CaseIterable, Sendable {
    case rotateLeft, rotateRight, next, previous, dark, reduceMotion, rightToLeft, bezel
}

extension Session {
    /// Turns the device by a quarter, as soon as nothing runs.
    package func rotate(clockwise: Bool) {
        change { $0.rotate(clockwise: clockwise) }
    }

    /// Shows the screens on another device, held the same way, as soon as nothing runs.
    package func select(device preset: DevicePreset) {
        change { $0.become(preset) }
    }

    /// Changes between light and dark, as soon as nothing runs.
    package func toggleDark() {
        change { $0.isDark.toggle() }
    }

    /// Changes the reading direction, as soon as nothing runs.
    package func toggleRightToLeft() {
        change { $0.isRightToLeft.toggle() }
    }

    /// Turns the user's wish for less motion on or off; it holds from the next transition on.
    package func toggleReduceMotion() {
        change { $0.reducesMotion.toggle() }
    }

    /// Shows the glass's corners and cut-out over the screen, or not.
    package func toggleBezel() {
        change { $0.showsBezel.toggle() }
    }

    /// Does what a key asks for.
    func perform(_ change: DeviceChange) {
        switch change {
        case .rotateLeft: rotate(clockwise: false)
        case .rotateRight: rotate(clockwise: true)
        case .next: select(device: wantedDevice.neighbour(1))
        case .previous: select(device: wantedDevice.neighbour(-1))
        case .dark: toggleDark()
        case .reduceMotion: toggleReduceMotion()
        case .rightToLeft: toggleRightToLeft()
        case .bezel: toggleBezel()
        }
    }

    private func change(_ change: (inout Device) -> Void) {
        let before = wantedDevice
        change(&wantedDevice)
        guard wantedDevice != before else { return }
        // What no screen depends on need not wait.
        device.showsBezel = wantedDevice.showsBezel
        device.reducesMotion = wantedDevice.reducesMotion
        UIAccessibility.isReduceMotionEnabled = device.reducesMotion
        hint(wantedDevice.difference(from: before))
        if wantedDevice == device { return tell("device", detail: device.summary) }
        // A transition that is over is looked at no longer: its pictures are another screen's.
        if !isRunning { goLive() }
        turn { adoptScreen() }
        if wantedDevice != device { hint("\(wantedDevice.difference(from: before)), once the transition is over") }
    }

    /// Makes the screens what they should be, as soon as no transition runs.
    func adoptScreen() {
        whenIdle { [weak self] in self?.adoptScreenNow() }
    }

    /// Makes the screens what they should be; nothing may be running.
    func adoptScreenNow() {
        let size = device.size
        let isOther = device != wantedDevice
        device = wantedDevice
        if device.size != size {
            // The same pixels per point, nearly, until the window says otherwise.
            let scale = CGFloat(pixels.width) / size.width
            pixels = (
                Int((device.size.width * scale).rounded()), Int((device.size.height * scale).rounded())
            )
        }
        let scale = CGFloat(pixels.width) / device.size.width
        let model = device.screen(scale: scale)
        guard isOther || model != UIScreen.main.model else { return }
        if isOther {
            releaseAllPointers()
            panes.forEach { $0.recorder.forget() }
        }
        UIScreen.main.model = model
        for pane in panes { pane.window.layoutIfNeeded() }
        if isOther { tell("device", detail: device.summary) }
    }
}

extension Device {
    /// What has changed, in a few words for the user.
    fileprivate func difference(from before: Device) -> String {
        if isDark != before.isDark { return isDark ? "Dark" : "Light" }
        if isRightToLeft != before.isRightToLeft { return isRightToLeft ? "Right to left" : "Left to right" }
        if reducesMotion != before.reducesMotion { return reducesMotion ? "Less motion" : "All motion" }
        if showsBezel != before.showsBezel { return showsBezel ? "Corners and cut-out" : "The whole screen" }
        return summary
    }
}
