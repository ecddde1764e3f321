import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Views: the program, the device and the status bar")
struct ViewsApplicationTests {
    @Test("the window is found by every way that programs look for it")
    func window() {
        let stage = TransitionStage(Screen("A"))
        let application = UIApplication.shared
        #expect(application.keyWindow === stage.window)
        #expect((application.connectedScenes.first as? UIWindowScene)?.windows.last === stage.window)
        #expect(application.delegate?.window??.rootViewController === stage.window.rootViewController)
        #expect(stage.window.windowScene?.keyWindow === stage.window)
    }

    @Test("touches that begin while interaction is ignored go unheard; later ones are heard again")
    func ignoring() {
        let screen = Screen("A")
        let stage = TransitionStage(screen)
        let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        screen.view.addSubview(button)
        func press(_ time: TimeInterval) {
            let point = CGPoint(x: 60, y: 320)
            stage.window.touch(1, phase: .began, at: point, time: time)
            stage.window.touch(1, phase: .ended, at: point, time: time + 0.1)
        }
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.beginIgnoringInteractionEvents()
        press(1)
        UIApplication.shared.endIgnoringInteractionEvents()
        press(2)
        #expect(presses == 0 && UIApplication.shared.isIgnoringInteractionEvents)
        UIApplication.shared.endIgnoringInteractionEvents()
        press(3)
        #expect(presses == 1)
    }

    @Test("the status bar is as the topmost controller that covers the screen, or asks to be asked, wants it")
    func statusBar() {
        final class Light: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        final class Wrapping: UIViewController {
            let inner = Light()
            override var childForStatusBarStyle: UIViewController? { inner }
        }
        let root = Screen("A")
        let stage = TransitionStage(root)
        #expect(UIApplication.shared.statusBarStyle == .default)
        let over = Wrapping()
        over.modalPresentationStyle = .overFullScreen
        stage.act { root.present(over, animated: false) }
        stage.rest()
        #expect(UIApplication.shared.statusBarStyle == .default)
        over.modalPresentationCapturesStatusBarAppearance = true
        #expect(UIApplication.shared.statusBarStyle == .lightContent)
    }

    @Test("a series of pictures runs by the clock, as often as it should")
    func series() {
        let screen = Screen("A")
        let stage = TransitionStage(screen)
        let pictures = (0..<4).map { shade in
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { context in
                UIColor(white: CGFloat(shade) / 4, alpha: 1).setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
            }
        }
        let view = UIImageView(image: UIImage())
        screen.view.addSubview(view)
        view.animationImages = pictures
        view.animationDuration = 0.4
        view.animationRepeatCount = 2
        stage.act { view.startAnimating() }
        func shown() -> Int? { pictures.firstIndex { $0.cgImage === view.layer.contents as? CGImage } }
        #expect(shown() == 0)
        stage.wait(0.15)
        #expect(shown() == 1)
        stage.wait(0.3)
        #expect(shown() == 0 && view.isAnimating)
        stage.wait(0.4)
        #expect(shown() == nil && !view.isAnimating)
    }

    @Test("a button's configuration says what it shows, and how large it is")
    func configuration() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go on"
        configuration.baseBackgroundColor = .purple
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 20, bottom: 5, trailing: 7)
        var presses = 0
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in presses += 1 })
        let title = try? #require(button.titleLabel?.sizeThatFits(.zero))
        #expect(button.titleLabel?.text == "Go on")
        #expect(button.intrinsicContentSize.width == (title?.width ?? 0) + 27)
        #expect(button.intrinsicContentSize.height == (title?.height ?? 0) + 8)
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame.minX == 20 && button.titleLabel?.frame.minY == 3)
        #expect(button.subviews.first?.backgroundColor == .purple)
        button.configuration?.title = "Stop"
        #expect(button.titleLabel?.text == "Stop")
    }
}
