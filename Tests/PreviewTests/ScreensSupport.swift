import Preview
import Screens
import Testing
import UIKit

/// A screen set up on a device of its own, with what a test asks of it.
@MainActor final class ScreenStage {
    let screen: SampleViewController
    let window: UIWindow
    private let before = UIScreen.main.model

    /// The two devices that the screens are judged on.
    static let phone = CGSize(width: 393, height: 852)
    static let tablet = CGSize(width: 820, height: 1180)

    convenience init(
        _ make: () -> SampleViewController, size: CGSize = phone, style: UIUserInterfaceStyle = .light
    ) {
        self.init(make, on: Self.device(size, style))
    }

    init(_ make: () -> SampleViewController, on device: Device) {
        UIScreen.main.model = device.screen(scale: 1)
        window = UIWindow()
        window.backgroundColor = .black
        screen = make()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        // Laid out, not drawn: most of the tests look at frames only.
        window.layoutIfNeeded()
    }

    isolated deinit {
        window.isHidden = true
        UIScreen.main.model = before
    }

    private static func device(_ size: CGSize, _ style: UIUserInterfaceStyle) -> Device {
        var device = Device()
        device.become(size: size)
        device.isDark = style == .dark
        return device
    }

    /// Turns or changes the device.
    func become(_ size: CGSize, _ style: UIUserInterfaceStyle = .light) {
        become(Self.device(size, style))
    }

    func become(_ device: Device) {
        UIScreen.main.model = device.screen(scale: 1)
        window.layoutIfNeeded()
    }

    /// The screen's picture, one pixel a point.
    var picture: CGImage? {
        CATransaction.flush()
        return window.layer.picture(scale: 1)
    }

    var pixels: [UInt32] {
        picture.map { Array(UnsafeBufferPointer(start: $0.pixels, count: $0.width * $0.height)) } ?? []
    }

    /// All that is shown, from the root view down.
    var shownViews: [UIView] {
        func shown(in view: UIView) -> [UIView] {
            view.isHidden ? [] : [view] + view.subviews.flatMap(shown)
        }
        return shown(in: screen.view)
    }

    var shownLabels: [UILabel] {
        shownViews.compactMap { $0 as? UILabel }.filter { $0.text?.isEmpty == false }
    }

    /// Where a view is on the screen.
    func place(of view: UIView) -> CGRect {
        view.convert(view.bounds, to: window)
    }
}

/// A screen and its name in a test's output.
struct NamedScreen: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor @Sendable () -> SampleViewController

    static let ids = [
        "circle-spread", "circle-rect-spread", "open-door", "middle-page", "alpha", "card", "ripple", "fade",
        "picture-zoom", "awesome", "system-push", "system-cover",
    ]

    /// Every sample screen.
    static let all: [NamedScreen] =
        ids.flatMap { id in
            [
                NamedScreen(testDescription: "\(id), left") { Demo.demo(for: id).makeFrom() },
                NamedScreen(testDescription: "\(id), entered") {
                    let demo = Demo.demo(for: id)
                    return demo.makeTo(demo.makeFrom())
                },
            ]
        } + (0..<3).map { i in NamedScreen(testDescription: "tab \(i)") { Demo.tabs[i]() } }
}

/// How well text can be told from what is behind it, as WCAG 2 defines it.
@MainActor enum Contrast {
    /// A colour's relative luminance, 0…1.
    static func luminance(red: Double, green: Double, blue: Double) -> Double {
        func linear(_ c: Double) -> Double { c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    static func luminance(_ pixel: UInt32) -> Double {
        luminance(
            red: Double(pixel >> 16 & 0xFF) / 255, green: Double(pixel >> 8 & 0xFF) / 255,
            blue: Double(pixel & 0xFF) / 255)
    }

    static func luminance(_ color: UIColor) -> Double {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return luminance(red: Double(red), green: Double(green), blue: Double(blue))
    }

    /// 1…21.
    static func ratio(_ a: Double, _ b: Double) -> Double {
        (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }
}
