// swift-format-ignore-file
//
//  PhotoZoom.swift
//  Gallery
//
//  Created by Marek on 12/01/2018.
//  Copyright © 2018 Marek. All rights reserved.
//

import UIKit

protocol PhotoZoomDelegate: class {
    func zoomWillStart(_ zoom: PhotoZoom)
    func zoomDidEnd(_ zoom: PhotoZoom)
    func referenceImageView(for zoom: PhotoZoom) -> UIImageView?
    func referenceFrame(for zoom: PhotoZoom) -> CGRect?
}

class PhotoZoom: NSObject {
    weak var fromDelegate: PhotoZoomDelegate?
    weak var toDelegate: PhotoZoomDelegate?

    var transitionImageView: UIImageView?
    var isPresenting: Bool = true

    fileprivate func animateZoomInTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let containerView = transitionContext.containerView

        guard let toVC = transitionContext.viewController(forKey: .to),
            let fromVC = transitionContext.viewController(forKey: .from) else {
                return
        }
        toVC.view.frame = transitionContext.finalFrame(for: toVC)
        toVC.view.alpha = 0
        containerView.addSubview(toVC.view)

        guard let source = fromVC as? PhotoZoomDelegate,
            let fromImageView = source.referenceImageView(for: self),
            let fromFrame = source.referenceFrame(for: self),
            let image = fromImageView.image else {
                // nothing to fly: fade
                UIView.animate(withDuration: transitionDuration(using: transitionContext), animations: {
                    toVC.view.alpha = 1
                }) { _ in
                    toVC.view.alpha = 1
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                }
                return
        }

        source.zoomWillStart(self)
        (toVC as? PhotoZoomDelegate)?.zoomWillStart(self)
        fromImageView.isHidden = true

        let flying = UIImageView(image: image)
        flying.contentMode = .scaleAspectFill
        flying.clipsToBounds = true
        flying.frame = fromFrame
        transitionImageView = flying
        containerView.addSubview(flying)

        let finalSize = calculateZoomInImageFrame(image: image, forView: toVC.view)

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [.transitionCrossDissolve], animations: {
            flying.frame = finalSize
            toVC.view.alpha = 1.0
            fromVC.tabBarController?.tabBar.alpha = 0
        }, completion: { completed in
            flying.removeFromSuperview()
            fromImageView.isHidden = false
            self.transitionImageView = nil
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            source.zoomDidEnd(self)
            (toVC as? PhotoZoomDelegate)?.zoomDidEnd(self)
        })
    }

    fileprivate func animateZoomOutTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let containerView = transitionContext.containerView
        guard let fromVC = transitionContext.viewController(forKey: .from) else { return }
        if let toView = transitionContext.view(forKey: .to) {
            containerView.insertSubview(toView, belowSubview: fromVC.view)
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [], animations: {
            fromVC.view.alpha = 0
        }, completion: { completed in
            fromVC.view.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }

    private func calculateZoomInImageFrame(image: UIImage, forView view: UIView) -> CGRect {
        let viewRatio = view.frame.size.width / view.frame.size.height
        let imageRatio = image.size.width / image.size.height
        let touchesSides = (imageRatio > viewRatio)

        if touchesSides {
            let height = view.frame.width / imageRatio
            let yPoint = view.frame.minY + (view.frame.height - height) / 2
            return CGRect(x: 0, y: yPoint, width: view.frame.width, height: height)
        } else {
            let width = view.frame.height * imageRatio
            let xPoint = view.frame.minX + (view.frame.width - width) / 2
            return CGRect(x: xPoint, y: 0, width: width, height: view.frame.height)
        }
    }
}

extension PhotoZoom: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return isPresenting ? 0.5 : 0.25
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        if self.isPresenting {
            animateZoomInTransition(using: transitionContext)
        } else {
            animateZoomOutTransition(using: transitionContext)
        }
    }
}
