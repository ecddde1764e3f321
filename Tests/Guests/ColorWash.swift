// swift-format-ignore-file
import UIKit

class ColorWash: NSObject, UIViewControllerAnimatedTransitioning {

    var colors: [UIColor] = [#colorLiteral(red: 0.9372549057, green: 0.3490196168, blue: 0.1921568662, alpha: 1), #colorLiteral(red: 0.2392156869, green: 0.6745098233, blue: 0.9686274529, alpha: 1), .white]

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        let duration = 0.9
        return UIAccessibility.isReduceMotionEnabled ? duration / 3 : duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let to = transitionContext.view(forKey: .to)!
        let bands = colors.map { color -> UIView in
            let band = UIView(frame: container.bounds)
            band.backgroundColor = color
            band.frame.origin.x = -container.bounds.width
            container.addSubview(band)
            return band
        }
        container.insertSubview(to, belowSubview: bands[0])
        to.isHidden = true

        let total = transitionDuration(using: transitionContext)
        for (i, band) in bands.enumerated() {
            let delay = total * 0.15 * Double(i)
            UIView.animate(withDuration: total * 0.4, delay: delay, options: [.curveEaseIn], animations: {
                band.frame.origin.x = 0
            }, completion: { _ in
                if i == bands.count - 1 {
                    to.isHidden = false
                    bands.dropLast().forEach { $0.removeFromSuperview() }
                    UIView.animate(withDuration: total * 0.3, animations: {
                        band.alpha = 0
                    }, completion: { _ in
                        band.removeFromSuperview()
                        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                    })
                }
            })
        }
    }
}
