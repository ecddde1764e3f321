// swift-format-ignore-file
// WaveWipe: a liquid edge rises over the old screen. Paths of equal structure, so they interpolate.
import UIKit

class WaveWipe: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    let amplitude: CGFloat = 60
    var context: UIViewControllerContextTransitioning?
    weak var maskedView: UIView?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 1 }

    func wave(at y: CGFloat, in size: CGSize, bend: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: y))
        path.addCurve(to: CGPoint(x: size.width, y: y), control1: CGPoint(x: size.width * 0.35, y: y - bend), control2: CGPoint(x: size.width * 0.65, y: y + bend))
        path.addLine(to: CGPoint(x: size.width, y: size.height + amplitude))
        path.addLine(to: CGPoint(x: 0, y: size.height + amplitude))
        path.closeSubpath()
        return path
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        self.context = transitionContext
        let toView = transitionContext.view(forKey: .to)!
        self.maskedView = toView
        transitionContext.containerView.addSubview(toView)

        let size = toView.bounds.size
        let mask = CAShapeLayer()
        toView.layer.mask = mask

        let rise = CAKeyframeAnimation(keyPath: "path")
        rise.values = [
            wave(at: size.height, in: size, bend: 0),
            wave(at: size.height * 0.7, in: size, bend: amplitude * 2),
            wave(at: size.height * 0.35, in: size, bend: -amplitude * 2),
            wave(at: 0, in: size, bend: 0)
        ]
        rise.keyTimes = [0, 0.3, 0.7, 1]
        rise.duration = transitionDuration(using: transitionContext)
        rise.delegate = self
        rise.fillMode = .forwards
        rise.isRemovedOnCompletion = false
        mask.add(rise, forKey: "rise")
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        maskedView?.layer.mask = nil
        context?.completeTransition(!(context?.transitionWasCancelled ?? false))
        context = nil
    }
}
