// swift-format-ignore-file
import UIKit

let SCREEN_WIDTH = UIScreen.main.bounds.size.width
let SCREEN_HEIGHT = UIScreen.main.bounds.size.height

class DeviceAware: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPad = UIDevice.current.userInterfaceIdiom == .pad
    private let feedback = UIImpactFeedbackGenerator(style: .light)

    deinit {
        print("DeviceAware deinit")
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return isPad ? 0.8 : 0.5
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        feedback.prepare()
        let inContainer = transitionContext.containerView
        guard let toVC = transitionContext.viewController(forKey: .to), let toView = toVC.view else { return }
        inContainer.addSubview(toView)

        let window = UIApplication.shared.keyWindow
        let topInset = window?.safeAreaInsets.top ?? 0
        NSLog("top inset %f", Double(topInset))
        debugPrint("container", inContainer.frame)

        toView.frame = CGRect(x: SCREEN_WIDTH, y: -SCREEN_HEIGHT, width: SCREEN_WIDTH, height: SCREEN_HEIGHT)
        toView.layer.borderWidth = 2
        toView.layer.borderColor = UIColor.white.cgColor

        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseInOut, .layoutSubviews], animations: {
            toView.frame = transitionContext.finalFrame(for: toVC)
            toView.layer.borderWidth = 0
        }, completion: { [weak self] _ in
            self?.feedback.impactOccurred()
            toView.layer.borderWidth = 0
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
