import Foundation
import Screens

/// `segue devices`.
enum DevicesCommand: Command {
    static let name = "devices"
    static let help = CommandHelp(
        summary: "List the devices that --device knows.",
        notes: "Points are upright; safe areas are top, left, bottom and right, upright and on the side.")
    static let options = [Option("--json", help: "as JSON, for programs")]

    static func run(_ arguments: Arguments) throws {
        guard arguments.has("--json") else { return print(table) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let listing = DeviceListing(devices: DevicePreset.all.map(DeviceListing.Device.init))
        print(String(decoding: try encoder.encode(listing), as: UTF8.self))
    }

    private static var table: String {
        let heading = ["device", "points", "scale", "safe area", "on its side", "corners", "what it is"]
        let rows =
            [heading]
            + DevicePreset.all.map { device in
                [
                    device.name, "\(number(device.size.width))x\(number(device.size.height))",
                    number(device.scale), insets(device.safeAreaInsets), insets(device.landscapeSafeAreaInsets),
                    number(device.cornerRadius), device.summary,
                ]
            }
        let widths = heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
                .joined(separator: "  ").trimmingCharacters(in: .whitespaces)
        }
        .joined(separator: "\n")
    }

    private static func insets(_ insets: UIEdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
    }

    /// Without a point where it is whole.
    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
}

/// The devices as programs read them; distances in points.
struct DeviceListing: Codable, Equatable {
    let devices: [Device]

    struct Device: Codable, Equatable {
        let name: String
        let summary: String
        let idiom: String
        let width: Double
        let height: Double
        let scale: Double
        let safeArea: Insets
        let landscapeSafeArea: Insets
        let cornerRadius: Double
        /// What the glass leaves out, upright; absent for a whole one.
        let cutout: Cutout?
    }

    struct Insets: Codable, Equatable {
        let top: Double
        let left: Double
        let bottom: Double
        let right: Double
    }

    struct Cutout: Codable, Equatable {
        let shape: String
        let x: Double
        let y: Double
        let width: Double
        let height: Double
    }
}

extension DeviceListing.Device {
    init(_ preset: DevicePreset) {
        name = preset.name
        summary = preset.summary
        idiom = preset.idiom == .pad ? "tablet" : "phone"
        width = preset.size.width
        height = preset.size.height
        scale = preset.scale
        safeArea = DeviceListing.Insets(preset.safeAreaInsets)
        landscapeSafeArea = DeviceListing.Insets(preset.landscapeSafeAreaInsets)
        cornerRadius = preset.cornerRadius
        cutout = preset.cutout.map(DeviceListing.Cutout.init)
    }
}

extension DeviceListing.Insets {
    init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

extension DeviceListing.Cutout {
    init(_ cutout: DevicePreset.Cutout) {
        let rect = cutout.rect
        let shape =
            switch cutout {
            case .island: "island"
            case .notch: "notch"
            }
        self.init(shape: shape, x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
