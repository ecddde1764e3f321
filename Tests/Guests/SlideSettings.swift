// swift-format-ignore-file
//
//  SlideSettings.swift
//  KitchenSink
//
//  Created by Oduya Bamidele on 8/21/20.
//

import UIKit

// MARK: - Settings

struct SlideSettings {
    enum Edge: Int, CaseIterable {
        case top, left, bottom, right
    }

    struct Shadow {
        var color: UIColor = .black
        var opacity: Float = 0.35
        var radius: CGFloat = 12
    }

    var edge: Edge = .bottom
    var appearDuration: TimeInterval = 0.45
    var disappearDuration: TimeInterval = 0.3
    var damping: CGFloat = 0.9
    var shadow = Shadow()

    static let `default` = SlideSettings()
}

// MARK: - Animator

final class SlideTransition: NSObject {
    private let settings: SlideSettings
    private let isPresenting: Bool

    init(settings: SlideSettings = .default, isPresenting: Bool) {
        self.settings = settings
        self.isPresenting = isPresenting
    }

    private func hidden(_ frame: CGRect) -> CGRect {
        switch settings.edge {
        case .top: return frame.offsetBy(dx: 0, dy: -frame.height)
        case .left: return frame.offsetBy(dx: -frame.width, dy: 0)
        case .bottom: return frame.offsetBy(dx: 0, dy: frame.height)
        case .right: return frame.offsetBy(dx: frame.width, dy: 0)
        }
    }
}

// MARK: - UIViewControllerAnimatedTransitioning

extension SlideTransition: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return isPresenting ? settings.appearDuration : settings.disappearDuration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key) else { return }

        if isPresenting {
            transitionContext.containerView.addSubview(controller.view)
        } else if let toView = transitionContext.view(forKey: .to) {
            transitionContext.containerView.insertSubview(toView, at: 0)
        }

        let presentedFrame = transitionContext.isAnimated && isPresenting ? transitionContext.finalFrame(for: controller) : controller.view.frame
        let dismissedFrame = hidden(presentedFrame)
        let initialFrame = isPresenting ? dismissedFrame : presentedFrame
        let finalFrame = isPresenting ? presentedFrame : dismissedFrame

        let layer = controller.view.layer
        layer.shadowColor = settings.shadow.color.cgColor
        layer.shadowOpacity = settings.shadow.opacity
        layer.shadowRadius = settings.shadow.radius
        layer.shadowOffset = .zero

        controller.view.frame = initialFrame
        UIView.animate(withDuration: transitionDuration(using: transitionContext),
                       delay: 0,
                       usingSpringWithDamping: settings.damping,
                       initialSpringVelocity: 0.5,
                       options: [.curveEaseInOut, .allowUserInteraction],
                       animations: { controller.view.frame = finalFrame },
                       completion: { _ in
            layer.shadowOpacity = 0
            let finished = !transitionContext.transitionWasCancelled
            if !finished { controller.view.frame = initialFrame }
            transitionContext.completeTransition(finished)
        })
    }
}
