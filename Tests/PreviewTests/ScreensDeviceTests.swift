import Testing
import UIKit

@testable import Preview
@testable import Screens

/// Every device, both ways round, read from either side.
@MainActor struct ScreensDeviceTests {
    /// All ways in which the screens are laid out differently.
    private static let devices: [Device] = DevicePreset.all.flatMap { preset in
        [DeviceOrientation.portrait, .landscapeLeft].flatMap { orientation in
            [false, true].map { isRightToLeft in
                var device = Device(preset, orientation: orientation)
                device.isRightToLeft = isRightToLeft
                return device
            }
        }
    }

    private func name(_ device: Device, _ label: UILabel) -> String {
        "“\((label.text ?? "").prefix(30))” on \(device.summary)\(device.isRightToLeft ? ", right to left" : "")"
    }

    @Test(
        "texts keep out of cut-outs and within the safe sides, are whole and do not lie on each other",
        arguments: NamedScreen.all)
    func texts(_ named: NamedScreen) {
        for device in Self.devices {
            let stage = ScreenStage(named.make, on: device)
            let safe = device.preset.safeAreaInsets(in: device.orientation)
            let width = device.size.width
            for label in stage.shownLabels {
                let place = stage.place(of: label)
                guard place.minY < device.size.height else { continue }
                #expect(place.minX >= safe.left && place.maxX <= width - safe.right, "\(name(device, label))")
                #expect(place.width > 0 && place.height > 0, "\(name(device, label))")
                #expect(!label.isTruncated || isPreview(label), "\(name(device, label)) is cut short")
                if let hole = device.preset.cutoutRect(in: device.orientation), !(stage.screen is PlaceCard) {
                    #expect(!place.intersects(hole), "\(name(device, label)) is in the hole")
                }
                // What goes on beyond the lower edge is a list, which looks as if it could be scrolled.
                #expect(
                    place.maxY <= device.size.height || isInList(label) || stage.isCovered(label),
                    "\(name(device, label)) is cut by the edge")
            }
            for (first, second) in stage.collisions {
                Issue.record("\(name(device, first)) lies on “\(second.text ?? "")”")
            }
        }
    }

    @Test("right to left is the mirror image, but for what means the same in both", arguments: NamedScreen.all)
    func mirrored(_ named: NamedScreen) {
        for preset in [DevicePreset.phone, .tablet] {
            for orientation in [DeviceOrientation.portrait, .landscapeRight] {
                var device = Device(preset, orientation: orientation)
                let left = ScreenStage(named.make, on: device)
                let places = left.shownLabels.map { left.place(of: $0) }
                left.window.isHidden = true
                device.isRightToLeft = true
                let right = ScreenStage(named.make, on: device)
                for (label, before) in zip(right.shownLabels, places) where !right.runsOneWay(label) {
                    let place = right.place(of: label)
                    let mirror = device.size.width - before.maxX
                    #expect(
                        abs(place.minX - mirror) < 0.51 && abs(place.width - before.width) < 0.01, "\(label.text ?? "")"
                    )
                    let wanted: NSTextAlignment = label.textAlignment == .center ? .center : label.textAlignment
                    #expect(wanted != .right, "\(label.text ?? "")")
                }
            }
        }
    }

    @Test(
        "another direction and back, another device and back, leave the pixels as they were", arguments: NamedScreen.all
    )
    func thereAndBack(_ named: NamedScreen) {
        let stage = ScreenStage(named.make)
        let before = stage.pixels
        var device = Device()
        device.isRightToLeft = true
        stage.become(device)
        let turned = ScreenStage(named.make, on: device).pixels
        stage.become(device)
        #expect(stage.pixels == turned)
        stage.become(Device(.largeTablet, orientation: .landscapeLeft))
        stage.become(Device())
        #expect(stage.pixels == before)
    }

    /// The beginning of something longer, as in a list of messages.
    private func isPreview(_ label: UILabel) -> Bool {
        label.superview.map { $0 is ListRow && $0.superview?.next is MessagesScreen } ?? false
    }

    private func isInList(_ label: UILabel) -> Bool {
        sequence(first: label as UIView, next: \.superview).contains { $0 is ListRow || $0 is MailRow || $0 is SongRow }
    }
}

extension ScreenStage {
    /// Whether something later in the drawing order lies over the whole label.
    func isCovered(_ label: UILabel) -> Bool {
        let views = shownViews
        guard let index = views.firstIndex(where: { $0 === label }) else { return false }
        let place = place(of: label).intersection(window.bounds)
        return views[(index + 1)...].contains { isOpaque($0) && self.place(of: $0).contains(place) }
    }

    private func isOpaque(_ view: UIView) -> Bool {
        view.alpha == 1 && view.backgroundColor?.cgColor.alpha == 1
    }

    /// Pairs of labels of which one lies on the other, with nothing in between.
    var collisions: [(UILabel, UILabel)] {
        let views = shownViews
        let labels = views.indices.filter { (views[$0] as? UILabel)?.text?.isEmpty == false }
        var result: [(UILabel, UILabel)] = []
        for (i, first) in labels.enumerated() {
            for second in labels[(i + 1)...] {
                let common = place(of: views[first]).intersection(place(of: views[second])).intersection(window.bounds)
                guard !common.isNull, common.width >= 2, common.height >= 2 else { continue }
                let isHidden = views[(first + 1)..<second].contains { isOpaque($0) && place(of: $0).contains(common) }
                if !isHidden, let a = views[first] as? UILabel, let b = views[second] as? UILabel {
                    result.append((a, b))
                }
            }
        }
        return result
    }

    /// Whether a view or one around it does not follow the reading direction.
    func runsOneWay(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { $0.semanticContentAttribute != .unspecified }
    }
}
