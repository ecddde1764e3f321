import Screens
import UIKit

/// The device on show: which one it is, how it is held, and what its user has set.
package struct Device: Equatable, Sendable {
    package var preset: DevicePreset
    package var orientation: DeviceOrientation
    package var isDark = false
    package var reducesMotion = false
    /// Whether its user's language is read from right to left.
    package var isRightToLeft = false
    /// Whether the glass's corners and the sensors' cut-out are drawn over the screen.
    package var showsBezel = false

    package init(_ preset: DevicePreset = .phone, orientation: DeviceOrientation = .portrait) {
        self.preset = preset
        self.orientation = orientation
    }

    /// The screen's, in points, as the device is held.
    package var size: CGSize { preset.size(in: orientation) }

    /// In which its user reads.
    package var direction: UIUserInterfaceLayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

    /// Turns it by a quarter; a phone's screen is never upside down, so that a phone turns past that.
    package mutating func rotate(clockwise: Bool) {
        orientation = orientation.turned(clockwise: clockwise, upsideDown: preset.turnsUpsideDown)
    }

    /// Becomes another device, held the same way.
    package mutating func become(_ preset: DevicePreset) {
        self.preset = preset
        if orientation == .portraitUpsideDown, !preset.turnsUpsideDown { orientation = .portrait }
    }

    /// Becomes a device whose screen has a size in points, on its side if that is wider than tall.
    package mutating func become(size: CGSize) {
        let isLandscape = size.width > size.height
        preset = .sized(isLandscape ? CGSize(width: size.height, height: size.width) : size)
        orientation = isLandscape ? .landscapeLeft : .portrait
    }

    /// The preset so many places further, round and round; a size of its own counts as before the first.
    package func neighbour(_ offset: Int) -> DevicePreset {
        let all = DevicePreset.all
        let index = all.firstIndex(of: preset) ?? (offset > 0 ? -1 : 0)
        return all[((index + offset) % all.count + all.count) % all.count]
    }

    /// What the device's screen is to UIKit.
    ///
    /// - Parameter scale: pixels per point of the picture, which need not be the device's own.
    package func screen(scale: CGFloat) -> UIScreen.Model {
        UIScreen.Model(
            size: size, scale: scale, cornerRadius: preset.cornerRadius,
            safeArea: preset.safeAreaInsets(in: orientation), style: isDark ? .dark : .light, idiom: preset.idiom,
            direction: isRightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Which one it is and how it is held: `phone, top to the left · 852 × 393`.
    package var summary: String {
        let way =
            switch orientation {
            case .portrait: ""
            case .landscapeLeft: ", top to the left"
            case .portraitUpsideDown: ", upside down"
            case .landscapeRight: ", top to the right"
            }
        return "\(preset.name)\(way) · \(Int(size.width)) × \(Int(size.height))"
    }
}
