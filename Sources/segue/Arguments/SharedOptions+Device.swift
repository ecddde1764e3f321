import Foundation
import Preview
import Screens

extension SharedOptions {
    /// Options that say on what the screens are shown.
    static let device = [
        Option("--device", value: "NAME", help: "the device, one of `segue devices` (phone)"),
        Option("--size", value: "WxH", help: "in place of a device: a screen in points (393x852)"),
        Option("--landscape", help: "the device on its side"),
        Option("--dark", help: "dark screens"),
        Option("--rtl", help: "screens read from right to left"),
        Option("--reduce-motion", help: "the device's user asks for less motion"),
        Option("--bezel", help: "the glass's corners and the sensors' cut-out over the screen"),
    ]

    /// What they make of a device.
    static func device(_ arguments: Arguments) throws -> Device {
        var device = Device()
        let size = try arguments.value("--size", "a width and a height from 100 to 4096, as 390x844", Values.size)
        if let name = arguments.string("--device") {
            guard size == nil else { throw CommandFailure.usage("--device and --size exclude each other; give one") }
            device.become(try preset(name))
        } else if let size {
            device.become(size: size)
        }
        if arguments.has("--landscape"), !device.orientation.isLandscape { device.rotate(clockwise: false) }
        device.isDark = arguments.has("--dark")
        device.isRightToLeft = arguments.has("--rtl")
        device.reducesMotion = arguments.has("--reduce-motion")
        device.showsBezel = arguments.has("--bezel")
        return device
    }

    private static func preset(_ name: String) throws -> DevicePreset {
        if let preset = DevicePreset.named(name.lowercased()) { return preset }
        let hint = Nearest.to(name, of: DevicePreset.all.map(\.name)).map { "did you mean \($0)?" }
        throw CommandFailure.usage("there is no device \(name); \(hint ?? "segue devices shows them")")
    }
}
