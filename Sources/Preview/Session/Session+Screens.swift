import Screens
import Transitions
import UIKit

extension Session {
    /// Makes the screens of the flow, the first of the pair and the second in turn.
    var screenMaker: ScreenMaker {
        { [weak self] index, previous in
            guard let self else { return UIViewController() }
            return screen(isFirst: index.isMultiple(of: 2), after: previous)
        }
    }

    /// The screens of the tabs: the user's pictures, if any were given, else the demo's.
    var tabScreens: [UIViewController] {
        guard configuration.from == nil, configuration.to == nil else {
            return [screen(isFirst: true, after: nil), screen(isFirst: false, after: nil)]
        }
        return Demo.tabs.map { wired($0()) }
    }

    /// A screen of the pair: the user's picture where it was given, else the one made for the effect.
    private func screen(isFirst: Bool, after previous: UIViewController?) -> UIViewController {
        if let picture = isFirst ? configuration.from : configuration.to {
            return wired(ImageViewController(image: picture))
        }
        let demo = Demo.demo(for: entry.id)
        if isFirst { return wired(demo.makeFrom()) }
        return wired(demo.makeTo(previous as? SampleViewController ?? demo.makeFrom()))
    }

    /// Ties a screen's elements to this session.
    private func wired(_ screen: SampleViewController) -> UIViewController {
        screen.forward = { [weak self] element in self?.elementPressed(forward: true, element) }
        screen.back = { [weak self] in self?.elementPressed(forward: false, nil) }
        screen.selectTab = { [weak self] index in self?.tabPressed(index) }
        return screen
    }

    /// A tab of a demo's own bar was clicked.
    private func tabPressed(_ index: Int) {
        TransitionQueue.byHand {
            TransitionQueue.of(window).whenIdle { [weak self] in
                guard let self, let tabs = flow as? TabFlow else { return }
                isForward = index > tabs.depth
                _ = tabs.select(index, with: effectMaker(from: nil))
            }
        }
    }

    /// An element of a demo's screen was clicked.
    private func elementPressed(forward: Bool, _ element: UIView?) {
        TransitionQueue.byHand { request(forward: forward, from: element) }
    }

    /// Makes the effect that leads on, tied to the elements it starts from and lands on.
    func effectMaker(from element: UIView?) -> EffectMaker {
        { [entry, configuration] from, to in
            let effect = entry.make()
            let screen = from as? SampleViewController
            if let origin = configuration.origin {
                effect.sourceRect = { origin }
            } else if element == nil, screen?.originView == nil {
                // A screen without an element of its own answers where it was touched.
                effect.sourceRect = { [weak screen] in screen?.originPoint.map { CGRect(origin: $0, size: .zero) } }
            }
            effect.sourceView = { [weak element, weak screen] in element ?? screen?.originView }
            effect.targetView = { [weak to] in (to as? SampleViewController)?.destinationView }
            return effect
        }
    }
}
