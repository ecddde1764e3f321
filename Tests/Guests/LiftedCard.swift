// swift-format-ignore-file
//
//  LiftedCard.swift
//  Today
//
//  Created by Emre Yildiz on 2018/07/19.
//  Copyright © 2018 Emre Yildiz. All rights reserved.
//

import UIKit

final class LiftedCardPresenter: NSObject, UIViewControllerAnimatedTransitioning {

    struct Params {
        let fromCardFrame: CGRect
        let cornerRadius: CGFloat
    }

    private let params: Params
    private let presentAnimationDuration: TimeInterval
    private let springAnimator: UIViewPropertyAnimator

    convenience init(fromCardFrame: CGRect) {
        self.init(params: Params(fromCardFrame: fromCardFrame, cornerRadius: 16))
    }

    init(params: Params) {
        self.params = params
        self.springAnimator = LiftedCardPresenter.createBaseSpringAnimator(params: params)
        self.presentAnimationDuration = springAnimator.duration
        super.init()
    }

    private static func createBaseSpringAnimator(params: Params) -> UIViewPropertyAnimator {
        // Damping between 0.7 (far away) and 1.0 (nearer)
        let cardPositionY = params.fromCardFrame.minY
        let distanceToBounce = abs(cardPositionY)
        let extentToBounce = cardPositionY < 0 ? params.fromCardFrame.height : UIScreen.main.bounds.height
        let dampFactorInterval: CGFloat = 0.3
        let damping: CGFloat = 1.0 - dampFactorInterval * (distanceToBounce / extentToBounce)

        let baselineDuration: TimeInterval = 0.5
        let maxDuration: TimeInterval = 0.9
        let duration: TimeInterval = baselineDuration + (maxDuration - baselineDuration) * TimeInterval(max(0, distanceToBounce) / UIScreen.main.bounds.height)

        let springTiming = UISpringTimingParameters(dampingRatio: damping, initialVelocity: .init(dx: 0, dy: 0))
        return UIViewPropertyAnimator(duration: duration, timingParameters: springTiming)
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return presentAnimationDuration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let cardDetailView = transitionContext.view(forKey: .to)!

        let shell = UIView()
        shell.translatesAutoresizingMaskIntoConstraints = false
        shell.backgroundColor = .clear
        container.addSubview(shell)

        let shellTop = shell.topAnchor.constraint(equalTo: container.topAnchor, constant: params.fromCardFrame.minY)
        let shellHeight = shell.heightAnchor.constraint(equalToConstant: params.fromCardFrame.height)
        let shellWidth = shell.widthAnchor.constraint(equalToConstant: params.fromCardFrame.width)
        let shellLeft = shell.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: params.fromCardFrame.minX)
        NSLayoutConstraint.activate([shellTop, shellHeight, shellWidth, shellLeft])

        cardDetailView.autoresizingMask = []
        shell.addSubview(cardDetailView)
        cardDetailView.frame = CGRect(origin: .zero, size: container.bounds.size)
        shell.layer.cornerRadius = params.cornerRadius
        shell.clipsToBounds = true
        container.layoutIfNeeded()

        springAnimator.addAnimations {
            shellTop.constant = 0
            shellLeft.constant = 0
            shellWidth.constant = container.bounds.width
            shellHeight.constant = container.bounds.height
            shell.layer.cornerRadius = 0
            container.layoutIfNeeded()
        }
        springAnimator.addCompletion { _ in
            cardDetailView.removeFromSuperview()
            container.addSubview(cardDetailView)
            cardDetailView.frame = container.bounds
            cardDetailView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            shell.removeFromSuperview()
            let success = !transitionContext.transitionWasCancelled
            if !success { cardDetailView.removeFromSuperview() }
            transitionContext.completeTransition(success)
        }
        springAnimator.startAnimation()
    }
}
