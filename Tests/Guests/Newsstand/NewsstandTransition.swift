// swift-format-ignore-file
//
//  NewsstandTransition.swift
//  Newsstand
//

import UIKit

public final class NewsstandTransition: NSObject {
    let configuration: NewsstandConfiguration

    public init(configuration: NewsstandConfiguration = .standard) {
        self.configuration = configuration
        super.init()
    }
}

extension NewsstandTransition: UIViewControllerTransitioningDelegate {
    public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        NewsstandAnimator(direction: .in, configuration: configuration)
    }

    public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        NewsstandAnimator(direction: .out, configuration: configuration)
    }

    public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        NewsstandPresentation(presentedViewController: presented, presenting: presenting, configuration: configuration)
    }
}
