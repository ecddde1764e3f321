// swift-format-ignore-file
//
//  FloatingButton.swift
//  Bubble from the round button and back.
//

import UIKit

class MainViewController: UIViewController, UIViewControllerTransitioningDelegate {
    let transition = BubbleTransition()
    @IBOutlet weak var menuButton: UIButton!

    override func loadView() {
        super.loadView()
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: view.bounds.midX - 30, y: view.bounds.maxY - 120, width: 60, height: 60)
        button.autoresizingMask = [.flexibleTopMargin, .flexibleLeftMargin, .flexibleRightMargin]
        button.backgroundColor = UIColor(red: 1, green: 0.35, blue: 0.2, alpha: 1)
        button.layer.cornerRadius = 30
        button.setTitle("+", for: .normal)
        view.addSubview(button)
        menuButton = button
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        menuButton.addTarget(self, action: #selector(menuTapped), for: .touchUpInside)
    }

    @objc func menuTapped() {
        let secondVC = SecondViewController()
        secondVC.transitioningDelegate = self
        secondVC.modalPresentationStyle = .custom
        self.present(secondVC, animated: true, completion: nil)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        transition.transitionMode = .present
        transition.startingPoint = menuButton.center
        transition.bubbleColor = menuButton.backgroundColor!
        return transition
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        transition.transitionMode = .dismiss
        transition.startingPoint = menuButton.center
        transition.bubbleColor = menuButton.backgroundColor!
        return transition
    }
}

class SecondViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 1, green: 0.35, blue: 0.2, alpha: 1)
        let close = UIButton(frame: CGRect(x: view.bounds.midX - 30, y: view.bounds.maxY - 120, width: 60, height: 60))
        close.setTitle("×", for: .normal)
        close.backgroundColor = .white
        close.setTitleColor(.red, for: .normal)
        close.layer.cornerRadius = 30
        close.addTarget(self, action: #selector(closeTapped(sender:)), for: .touchUpInside)
        view.addSubview(close)
    }

    @objc func closeTapped(sender: UIButton) {
        self.dismiss(animated: true, completion: nil)
    }
}

class BubbleTransition: NSObject {
    var bubble = UIView()

    var startingPoint = CGPoint.zero {
        didSet {
            bubble.center = startingPoint
        }
    }

    var bubbleColor = UIColor.white
    var duration = 0.5

    enum BubbleTransitionMode: Int {
        case present, dismiss, pop
    }

    var transitionMode: BubbleTransitionMode = .present

    func frameForBubble(withViewCenter viewCenter: CGPoint, size viewSize: CGSize, startPoint: CGPoint) -> CGRect {
        let xLength = fmax(startPoint.x, viewSize.width - startPoint.x)
        let yLength = fmax(startPoint.y, viewSize.height - startPoint.y)
        let offsetVector = sqrt(xLength * xLength + yLength * yLength) * 2
        let size = CGSize(width: offsetVector, height: offsetVector)
        return CGRect(origin: CGPoint.zero, size: size)
    }
}

extension BubbleTransition: UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let containerView = transitionContext.containerView
        let presenting = transitionMode == .present
        guard let controller = transitionContext.viewController(forKey: presenting ? .to : .from), let view = controller.view else { return }
        let center = presenting ? CGPoint(x: containerView.bounds.midX, y: containerView.bounds.midY) : view.center

        bubble.removeFromSuperview()
        bubble = UIView()
        bubble.frame = frameForBubble(withViewCenter: center, size: view.frame.size, startPoint: startingPoint)
        bubble.layer.cornerRadius = bubble.frame.size.height / 2
        bubble.center = startingPoint
        bubble.backgroundColor = bubbleColor

        let tiny = CGAffineTransform(scaleX: 0.001, y: 0.001)
        if presenting {
            bubble.transform = tiny
            containerView.addSubview(bubble)
            view.center = startingPoint
            view.transform = tiny
            view.alpha = 0
            containerView.addSubview(view)
        } else {
            containerView.insertSubview(bubble, belowSubview: view)
        }

        UIView.animate(withDuration: duration, animations: {
            self.bubble.transform = presenting ? CGAffineTransform.identity : tiny
            view.transform = presenting ? CGAffineTransform.identity : tiny
            view.alpha = presenting ? 1 : 0
            view.center = presenting ? center : self.startingPoint
        }, completion: { _ in
            view.center = center
            view.transform = .identity
            view.alpha = 1
            self.bubble.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
