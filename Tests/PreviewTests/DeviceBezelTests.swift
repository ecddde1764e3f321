import Screens
import Testing
import UIKit

@testable import Preview

/// What the glass leaves out, drawn over a white screen.
@MainActor struct DeviceBezelTests {
    /// The picture of a device's bezel over white, one pixel a point.
    private func picture(_ device: Device) -> CGImage {
        let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        return FrameRenderer().image(
            of: [device.bezel].compactMap { $0 }, width: Int(device.size.width), height: Int(device.size.height),
            background: white)
    }

    private func shown(_ preset: DevicePreset, _ orientation: DeviceOrientation = .portrait) -> Device {
        var device = Device(preset, orientation: orientation)
        device.showsBezel = true
        return device
    }

    private func isBlack(_ image: CGImage, _ x: CGFloat, _ y: CGFloat) -> Bool {
        image.pixels[Int(y) * image.width + Int(x)] & 0xFF_FFFF == 0
    }

    @Test(
        "corners and hole are black whichever way the device is held, and nothing else is", arguments: DevicePreset.all)
    func places(_ preset: DevicePreset) {
        for orientation in DeviceOrientation.allCases {
            let device = shown(preset, orientation)
            let image = picture(device)
            let (width, height) = (device.size.width, device.size.height)
            for (x, y) in [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)] {
                #expect(isBlack(image, x, y) == (preset.cornerRadius > 0), "\(orientation)")
            }
            let hole = preset.cutoutRect(in: orientation)
            if let hole { #expect(isBlack(image, hole.midX, hole.midY), "\(orientation)") }
            var dark = 0.0
            for pixel in UnsafeBufferPointer(start: image.pixels, count: image.width * image.height) {
                dark += 1 - Double(pixel & 0xFF) / 255
            }
            // Areas by the formulas of circles: four corners, and a hole with round ends or round lower corners.
            let r = preset.cornerRadius
            var area = (4 - Double.pi) * r * r
            if let cutout = preset.cutout {
                let (rect, q) = (cutout.rect, cutout.cornerRadius)
                switch cutout {
                case .island: area += rect.width * rect.height - (4 - .pi) * q * q
                case .notch: area += rect.width * rect.height - (2 - .pi / 2) * q * q + (2 - .pi / 2) * 36
                }
            }
            #expect(abs(dark - area) < 6 + area * 0.002, "\(orientation): \(dark) for \(area)")
        }
    }

    @Test("the island is at the left after a turn anticlockwise, at the right after one clockwise")
    func sides() {
        var device = shown(.phone)
        device.rotate(clockwise: false)
        let left = picture(device)
        #expect(isBlack(left, 30, 196) && !isBlack(left, 852 - 30, 196))
        device = shown(.phone)
        device.rotate(clockwise: true)
        let right = picture(device)
        #expect(!isBlack(right, 30, 196) && isBlack(right, 852 - 30, 196))
    }

    @Test("there is none where it is not asked for, or the glass is whole")
    func none() {
        #expect(Device(.phone).bezel == nil)
        #expect(shown(.smallPhone).bezel == nil)
    }
}
