import Transitions
import UIKit

/// The containers that the demo's screens live in, one kind for each mode.
@MainActor
protocol Flow: AnyObject {
    /// What fills the window.
    var root: UIViewController { get }

    /// How many screens lie on the first one, or which tab is selected.
    var depth: Int { get }

    /// Goes on to the next screen; false where there is none.
    func forward(with makeEffect: EffectMaker, animated: Bool) -> Bool

    /// Goes back to the screen before; false where there is none.
    func back(with makeEffect: EffectMaker, animated: Bool) -> Bool

    /// Whether its screens have gestures and buttons of their own, so that edges and taps are theirs alone.
    var isOfUser: Bool { get }
}

extension Flow {
    var isOfUser: Bool { false }
}

/// Makes a screen of the demo by its place in the flow, given the one before it.
typealias ScreenMaker = @MainActor (_ index: Int, _ previous: UIViewController?) -> UIViewController

/// Makes the effect that leads from one screen to another.
typealias EffectMaker = @MainActor (_ from: UIViewController, _ to: UIViewController) -> Effect

/// How many screens lie on each other at most; each keeps a picture of its size.
private let deepest = 24

/// Push and pop.
@MainActor
final class NavigationFlow: Flow {
    private let navigation: UINavigationController
    private let makeScreen: ScreenMaker

    init(_ makeScreen: @escaping ScreenMaker) {
        self.makeScreen = makeScreen
        navigation = UINavigationController(rootViewController: makeScreen(0, nil))
        navigation.isNavigationBarHidden = true
        // The session's own edge drags take its place.
        navigation.interactivePopGestureRecognizer?.isEnabled = false
    }

    var root: UIViewController { navigation }
    var depth: Int { navigation.viewControllers.count - 1 }

    func forward(with makeEffect: EffectMaker, animated: Bool) -> Bool {
        let depth = navigation.viewControllers.count
        guard depth < deepest, let top = navigation.viewControllers.last else { return false }
        let screen = makeScreen(depth, top)
        navigation.push(screen, with: makeEffect(top, screen), animated: animated)
        return true
    }

    func back(with makeEffect: EffectMaker, animated: Bool) -> Bool {
        guard navigation.viewControllers.count > 1 else { return false }
        navigation.popViewController(animated: animated)
        return true
    }
}

/// Present and dismiss.
@MainActor
final class ModalFlow: Flow {
    let root: UIViewController
    private let makeScreen: ScreenMaker

    init(_ makeScreen: @escaping ScreenMaker) {
        self.makeScreen = makeScreen
        root = makeScreen(0, nil)
    }

    var depth: Int { chain.count - 1 }

    /// The controllers that lie on each other, from the root up.
    private var chain: [UIViewController] {
        Array(sequence(first: root, next: \.presentedViewController))
    }

    func forward(with makeEffect: EffectMaker, animated: Bool) -> Bool {
        let chain = chain
        guard let top = chain.last, chain.count < deepest else { return false }
        let screen = makeScreen(chain.count, top)
        let effect = makeEffect(top, screen)
        top.present(effect.screen(insteadOf: screen, after: top), with: effect, animated: animated)
        return true
    }

    func back(with makeEffect: EffectMaker, animated: Bool) -> Bool {
        guard let presenter = chain.dropLast().last else { return false }
        presenter.dismiss(animated: animated)
        return true
    }
}

/// A change between tabs.
@MainActor
final class TabFlow: Flow {
    private let tabs = UITabBarController()

    init(_ screens: [UIViewController]) {
        tabs.setViewControllers(screens, animated: false)
        tabs.isTabBarHidden = true
    }

    var root: UIViewController { tabs }
    var depth: Int { tabs.selectedIndex }

    func forward(with makeEffect: EffectMaker, animated: Bool) -> Bool {
        select(tabs.selectedIndex + 1, with: makeEffect, animated: animated)
    }

    func back(with makeEffect: EffectMaker, animated: Bool) -> Bool {
        select(tabs.selectedIndex - 1, with: makeEffect, animated: animated)
    }

    func select(_ index: Int, with makeEffect: EffectMaker, animated: Bool = true) -> Bool {
        guard let screens = tabs.viewControllers, screens.indices.contains(index), index != tabs.selectedIndex,
            let selected = tabs.selectedViewController
        else { return false }
        let effect = makeEffect(selected, screens[index])
        if animated {
            tabs.select(index, with: effect)
        } else {
            UIView.performWithoutAnimation { tabs.select(index, with: effect) }
        }
        return true
    }
}
