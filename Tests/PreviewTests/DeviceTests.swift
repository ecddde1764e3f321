import Screens
import Testing
import UIKit

@testable import Preview

/// What is known of devices: their presets, turning them, and what UIKit is told.
@MainActor struct DeviceTests {
    @Test("every preset has a name of its own, is upright and leaves room for screens", arguments: DevicePreset.all)
    func presets(_ preset: DevicePreset) throws {
        #expect(DevicePreset.all.filter { $0.name == preset.name }.count == 1)
        #expect(DevicePreset.named(preset.name) == preset)
        #expect(preset.size.height > preset.size.width && preset.scale >= 2)
        for orientation in DeviceOrientation.allCases where orientation != .portraitUpsideDown || preset.turnsUpsideDown
        {
            let (size, safe) = (preset.size(in: orientation), preset.safeAreaInsets(in: orientation))
            #expect(size.width - safe.left - safe.right >= 300 && size.height - safe.top - safe.bottom >= 300)
            if let hole = preset.cutoutRect(in: orientation) {
                // What is kept free keeps clear of the hole, whichever way the device is held.
                let free = CGRect(origin: .zero, size: size).inset(by: safe)
                #expect(CGRect(origin: .zero, size: size).contains(hole) && !free.intersects(hole), "\(orientation)")
            }
        }
    }

    @Test("the hole in the glass goes where the top of the device goes")
    func cutout() throws {
        let preset = DevicePreset.phone
        #expect(preset.cutoutRect(in: .portrait) == CGRect(x: 133.5, y: 11, width: 126, height: 37))
        #expect(preset.cutoutRect(in: .landscapeLeft) == CGRect(x: 11, y: 133.5, width: 37, height: 126))
        #expect(preset.cutoutRect(in: .landscapeRight) == CGRect(x: 852 - 48, y: 133.5, width: 37, height: 126))
        // One that is not in the middle tells the two sides apart.
        let corner = CGRect(x: 10, y: 20, width: 3, height: 4)
        let size = CGSize(width: 100, height: 300)
        #expect(
            DeviceOrientation.allCases.map { corner.applying($0.transform(of: size)) } == [
                corner, CGRect(x: 20, y: 87, width: 4, height: 3), CGRect(x: 87, y: 276, width: 3, height: 4),
                CGRect(x: 276, y: 10, width: 4, height: 3),
            ])
    }

    @Test("four quarter turns of a tablet, three of a phone, lead round; both directions are each other's way back")
    func turning() {
        for (preset, count) in [(DevicePreset.tablet, 4), (.phone, 3)] {
            var device = Device(preset)
            var seen: [DeviceOrientation] = []
            for _ in 0..<count {
                seen.append(device.orientation)
                device.rotate(clockwise: false)
            }
            #expect(device.orientation == .portrait && Set(seen).count == count)
            #expect(seen[1] == .landscapeLeft)
            device.rotate(clockwise: true)
            #expect(device.orientation == .landscapeRight && device.size.width == preset.size.height)
            device.rotate(clockwise: false)
            #expect(device.orientation == .portrait)
        }
        var device = Device(.tablet, orientation: .portraitUpsideDown)
        device.become(.phone)
        #expect(device.orientation == .portrait)
        device.rotate(clockwise: true)
        device.become(.smallTablet)
        #expect(device.orientation == .landscapeRight)
    }

    @Test("a size that a device has is that device, lying if it is wider than tall")
    func sizes() {
        var device = Device()
        device.isDark = true
        device.become(size: CGSize(width: 932, height: 430))
        #expect(device.preset == .largePhone && device.orientation == .landscapeLeft && device.isDark)
        device.become(size: CGSize(width: 400, height: 800))
        #expect(device.preset.safeAreaInsets.top == 59 && device.preset.name == "400x800")
        #expect(device.size == CGSize(width: 400, height: 800) && device.orientation == .portrait)
        device.become(size: CGSize(width: 500, height: 500))
        #expect(device.preset.safeAreaInsets == .zero && device.preset.idiom == .phone)
        device.become(size: CGSize(width: 900, height: 700))
        #expect(device.preset.idiom == .pad && device.size == CGSize(width: 900, height: 700))
    }

    @Test("the next and the previous device go round, from a size of its own to the first or the last")
    func neighbours() {
        var device = Device()
        var names: [String] = []
        for _ in DevicePreset.all {
            device.become(device.neighbour(1))
            names.append(device.preset.name)
        }
        #expect(device.preset == .phone && Set(names).count == DevicePreset.all.count)
        #expect(device.neighbour(-1) == DevicePreset.all.last)
        device.become(size: CGSize(width: 500, height: 500))
        #expect(device.neighbour(1) == .phone && device.neighbour(-1) == DevicePreset.all.last)
    }

    @Test("UIKit is told size, safe area, style, direction and size classes")
    func traits() {
        let before = UIScreen.main.model
        defer { UIScreen.main.model = before }
        func classes(_ preset: DevicePreset, _ orientation: DeviceOrientation) -> [UIUserInterfaceSizeClass] {
            UIScreen.main.model = Device(preset, orientation: orientation).screen(scale: 2)
            let traits = UIScreen.main.traitCollection
            return [traits.horizontalSizeClass, traits.verticalSizeClass]
        }
        #expect(classes(.phone, .portrait) == [.compact, .regular])
        #expect(classes(.phone, .landscapeLeft) == [.compact, .compact])
        #expect(classes(.largePhone, .portrait) == [.compact, .regular])
        #expect(classes(.largePhone, .landscapeRight) == [.regular, .compact])
        for preset in [DevicePreset.openFoldable, .tablet, .largeTablet] {
            #expect(classes(preset, .portrait) == [.regular, .regular])
            #expect(classes(preset, .landscapeLeft) == [.regular, .regular])
        }
        var device = Device(.phone, orientation: .landscapeLeft)
        device.isRightToLeft = true
        device.isDark = true
        let model = device.screen(scale: 3)
        #expect(model.size == CGSize(width: 852, height: 393) && model.scale == 3 && model.cornerRadius == 55)
        #expect(model.safeArea == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(model.direction == .rightToLeft && model.style == .dark && model.idiom == .phone)
        UIScreen.main.model = model
        #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
