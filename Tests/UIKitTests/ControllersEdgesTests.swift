import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Containers: where a screen's view ends")
struct ControllersEdgesTests {
    private let bar: CGFloat = 44

    @Test("a screen goes on under a translucent bar, and ends below an opaque one or when it extends no edge")
    func navigation() {
        let s = NavigationStage(hidesBar: false)
        let size = TransitionStage.size
        #expect(s.root.view.frame == CGRect(origin: .zero, size: size))
        #expect(s.root.view.safeAreaInsets.top == bar)
        s.stage.act { s.navigation.navigationBar.isTranslucent = false }
        let below = CGRect(x: 0, y: bar, width: size.width, height: size.height - bar)
        #expect(s.root.view.frame == below)
        #expect(s.root.view.safeAreaInsets.top == 0)
        s.stage.act {
            s.root.extendedLayoutIncludesOpaqueBars = true; s.navigation.view.setNeedsLayout()
        }
        #expect(s.root.view.frame.minY == 0)

        s.next.edgesForExtendedLayout = []
        var seen: [CGRect] = []
        let animator = ClosureAnimator(0.3) { context in
            seen = [context.initialFrame(for: s.root), context.finalFrame(for: s.next)]
            if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
            context.completeTransition(true)
        }
        let director = Director(animator)
        s.navigation.delegate = director
        s.stage.act { s.navigation.pushViewController(s.next, animated: true) }
        s.stage.rest()
        #expect(seen == [CGRect(origin: .zero, size: size), below])
        #expect(s.next.view.frame == below)
        s.stage.act { s.navigation.setNavigationBarHidden(true, animated: false) }
        #expect(s.next.view.frame.minY == 0)
    }

    @Test("a screen ends above an opaque tab bar")
    func tabs() {
        let tabs = UITabBarController()
        let screen = Screen("A")
        tabs.viewControllers = [screen]
        let stage = TransitionStage(tabs)
        #expect(screen.view.frame.height == TransitionStage.size.height)
        stage.act { tabs.tabBar.isTranslucent = false }
        #expect(screen.view.frame.height == TransitionStage.size.height - 49)
        #expect(screen.view.safeAreaInsets.bottom == 0)
    }

    @Test("an appearance's values hold for bars made afterwards, and a bar's own for itself")
    func appearance() {
        let before = UINavigationBar.appearance().look
        defer { UINavigationBar.appearance().look = before }
        UINavigationBar.appearance().barTintColor = .purple
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.orange]
        let navigation = UINavigationController(rootViewController: Screen("Title"))
        let stage = TransitionStage(navigation)
        #expect(navigation.navigationBar.backgroundColor == .purple)
        #expect(labels(in: navigation.navigationBar).map(\.textColor) == [.orange])
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        look.titleTextAttributes = [.foregroundColor: UIColor.green]
        stage.act { navigation.navigationBar.standardAppearance = look }
        #expect(navigation.navigationBar.backgroundColor == .clear)
        #expect(labels(in: navigation.navigationBar).map(\.textColor) == [.green])
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }
}
