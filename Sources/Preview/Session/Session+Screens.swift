import Screens
import Transitions
import UIKit

extension Session {
    /// Makes the screens of the flow, the first of the pair and the second in turn.
    func screenMaker(_ pane: Pane) -> ScreenMaker {
        { [weak self, weak pane] index, previous in
            guard let self, let pane else { return UIViewController() }
            return screen(isFirst: index.isMultiple(of: 2), after: previous, on: pane)
        }
    }

    /// The screens of the tabs: the user's pictures, if any were given, else the demo's.
    func tabScreens(_ pane: Pane) -> [UIViewController] {
        guard pane.pictures.isEmpty, configuration.makeScreen == nil else {
            return [screen(isFirst: true, after: nil, on: pane), screen(isFirst: false, after: nil, on: pane)]
        }
        return Demo.tabs.map { wired($0(), on: pane) }
    }

    /// A screen of the pair: the user's picture where it was given, else the one made for the effect.
    private func screen(isFirst: Bool, after previous: UIViewController?, on pane: Pane) -> UIViewController {
        if let makeScreen = configuration.makeScreen { return makeScreen(isFirst) }
        if let picture = isFirst ? pane.pictures.from : pane.pictures.to {
            return wired(ImageViewController(image: picture), on: pane)
        }
        let demo = Demo.demo(for: pane.entry.id)
        if isFirst { return wired(demo.makeFrom(), on: pane) }
        return wired(demo.makeTo(previous as? SampleViewController ?? demo.makeFrom()), on: pane)
    }

    /// Ties a screen's elements to this session.
    private func wired(_ screen: SampleViewController, on pane: Pane) -> UIViewController {
        screen.forward = { [weak self, weak screen, weak pane] element in
            let source = element.map(EffectSource.element) ?? screen?.originPoint.map(EffectSource.point) ?? .screen
            TransitionQueue.byHand { self?.request(forward: true, from: source, in: pane) }
        }
        screen.back = { [weak self] in TransitionQueue.byHand { self?.request(forward: false) } }
        screen.selectTab = { [weak self] index in self?.tabPressed(index) }
        return screen
    }

    /// A tab of a demo's own bar was clicked.
    private func tabPressed(_ index: Int) {
        TransitionQueue.byHand {
            for pane in panes {
                TransitionQueue.of(pane.window).whenIdle { [weak self, weak pane] in
                    guard let self, let pane, let tabs = pane.flow as? TabFlow else { return }
                    pane.isForward = index > tabs.depth
                    _ = tabs.select(index, with: effectMaker(from: .screen, on: pane))
                }
            }
        }
    }

    /// Makes the effect that leads on, tied to what it starts from and lands on.
    func effectMaker(from source: EffectSource, on pane: Pane) -> EffectMaker {
        {
            [
                entry = pane.entry, tuning = pane.tuning, origin, replace = configuration.replaceEffect,
                style = configuration.presentationStyle
            ] from, to in
            let effect = entry.make()
            tuning.apply(to: effect)
            effect.wantedPresentationStyle = style
            let screen = from as? SampleViewController
            switch source {
            case .element(let element):
                effect.sourceView = { [weak element, weak screen] in element ?? screen?.originView }
            case .point(let point):
                effect.sourceRect = { CGRect(origin: point, size: .zero) }
            case .screen:
                effect.sourceView = { [weak screen] in screen?.originView }
            }
            if let origin { effect.sourceRect = { origin } }
            effect.targetView = { [weak to] in (to as? SampleViewController)?.destinationView }
            return replace?(effect) ?? effect
        }
    }
}

/// What an effect starts from.
enum EffectSource {
    /// What was clicked.
    case element(UIView)
    /// Where the screen was clicked, in the window.
    case point(CGPoint)
    /// The element that the screen is made for, if it has one.
    case screen

    /// The same for screens made anew, on which another element stands for one that was clicked.
    var lasting: EffectSource {
        if case .element = self { .screen } else { self }
    }
}
