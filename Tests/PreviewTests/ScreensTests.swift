import Testing
import UIKit

@testable import Screens

@MainActor struct ScreensTests {
    @Test("on a phone every text is on the screen as a whole, and none is cut", arguments: NamedScreen.all)
    func textIsWhole(_ named: NamedScreen) {
        let stage = ScreenStage(named.make)
        let room = stage.window.bounds
        #expect(stage.shownLabels.count > 2)
        for label in stage.shownLabels {
            #expect(room.contains(stage.place(of: label)), "\(label.text ?? "")")
            #expect(!label.isTruncated, "\(label.text ?? "")")
        }
    }

    @Test("at no size does a text stick out at the side", arguments: NamedScreen.all)
    func textKeepsToTheWidth(_ named: NamedScreen) {
        for device in DevicePreset.all {
            let (width, height) = (device.size.width, device.size.height)
            for size in [device.size, CGSize(width: height, height: width)] {
                let stage = ScreenStage(named.make, size: size)
                for label in stage.shownLabels {
                    let place = stage.place(of: label)
                    #expect(
                        place.minX >= 0 && place.maxX <= size.width && place.width > 0,
                        "\(label.text ?? "") at \(size)")
                }
            }
        }
    }

    @Test("texts keep out of the status bar and of each other", arguments: NamedScreen.all)
    func textsAreApart(_ named: NamedScreen) {
        let stage = ScreenStage(named.make)
        // The card is not at the screen's top where it is shown.
        let top: CGFloat = stage.screen is PlaceCard ? 0 : 59
        let places = stage.shownLabels.map { (($0.text ?? ""), stage.place(of: $0)) }
        for (i, (text, place)) in places.enumerated() {
            #expect(place.minY >= top, "\(text)")
            #expect(place.maxY <= 852 - 8, "\(text)")
            for (other, second) in places[(i + 1)...] {
                let common = place.intersection(second)
                #expect(common.isNull || common.height < 2 || common.width < 2, "\(text) on \(other)")
            }
        }
    }

    @Test("text can be read: 4.5 to 1, or 3 to 1 where it is large", arguments: NamedScreen.all)
    func contrast(_ named: NamedScreen) throws {
        for (size, style) in [
            (ScreenStage.phone, UIUserInterfaceStyle.light), (ScreenStage.phone, .dark), (ScreenStage.tablet, .light),
        ] {
            let stage = ScreenStage(named.make, size: size, style: style)
            let labels = stage.shownLabels.map { label in
                let color = label.textColor.resolvedColor(with: label.traitCollection)
                return (label, stage.place(of: label), Contrast.luminance(color))
            }
            labels.forEach { $0.0.isHidden = true }
            let picture = try #require(stage.picture)
            for (label, place, luminance) in labels {
                let place = place.intersection(stage.window.bounds).insetBy(dx: 1, dy: 1)
                guard !place.isNull, place.width > 2, place.height > 2 else { continue }
                var ratios: [Double] = []
                for y in stride(from: Int(place.minY), to: Int(place.maxY), by: 3) {
                    for x in stride(from: Int(place.minX), to: Int(place.maxX), by: 5) {
                        ratios.append(Contrast.ratio(luminance, Contrast.luminance(picture[x, y])))
                    }
                }
                // A star or a line that passes behind a letter is no harm: nearly all of the ground counts.
                let ratio = ratios.sorted()[ratios.count / 20]
                let isLarge = label.font.pointSize >= 24
                #expect(ratio >= (isLarge ? 3 : 4.5), "\(label.text ?? "") \(style) \(size)")
            }
        }
    }

    @Test("light and dark are different pictures, and changing there and back is no change", arguments: NamedScreen.all)
    func appearances(_ named: NamedScreen) {
        let stage = ScreenStage(named.make)
        let light = stage.pixels
        stage.become(ScreenStage.phone, .dark)
        let dark = stage.pixels
        #expect(dark == ScreenStage(named.make, style: .dark).pixels)
        stage.become(ScreenStage.phone, .light)
        #expect(light.count == 393 * 852)
        #expect(light != dark)
        // Nothing of the window shows through: the whole area is the screen's own, opaque.
        #expect(stage.screen.view.backgroundColor?.cgColor.alpha == 1)
        #expect((light + dark).allSatisfy { $0 >> 24 == 255 })
        #expect(stage.pixels == light)
    }

    @Test("a turn of the device and back leaves everything where it was", arguments: NamedScreen.all)
    func rotation(_ named: NamedScreen) {
        let stage = ScreenStage(named.make)
        let before = stage.shownViews.map(stage.place(of:))
        stage.become(CGSize(width: 852, height: 393))
        #expect(stage.screen.view.bounds.size == CGSize(width: 852, height: 393))
        #expect(stage.shownViews.map(stage.place(of:)) != before)
        stage.become(ScreenStage.phone)
        #expect(stage.shownViews.map(stage.place(of:)) == before)
    }
}
