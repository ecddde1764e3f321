// swift-format-ignore-file
import UIKit

@objc public protocol ExpandingDelegate: class {
    @objc optional func expandingOriginView() -> UIView?
    @objc optional func expandingWillBegin(_ animator: Expanding)
    func expandingColor() -> UIColor
}

public class Expanding: NSObject, UIViewControllerAnimatedTransitioning {
    @objc public weak var delegate: ExpandingDelegate?
    @objc dynamic public var presenting = true

    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        delegate?.expandingWillBegin?(self)
        let container = transitionContext.containerView
        let source = delegate?.expandingOriginView?() ?? nil
        let start = source.map { container.convert($0.bounds, from: $0) } ?? CGRect(x: container.bounds.midX - 1, y: 0, width: 2, height: container.bounds.height)

        guard let view = transitionContext.view(forKey: presenting ? .to : .from) else { return transitionContext.completeTransition(false) }
        if presenting {
            container.addSubview(view)
        } else if let below = transitionContext.view(forKey: .to) {
            container.insertSubview(below, at: 0)
        }

        let window = UIView(frame: presenting ? start : container.bounds)
        window.backgroundColor = delegate?.expandingColor() ?? .clear
        window.clipsToBounds = true
        container.addSubview(window)
        let copy = view.snapshotView(afterScreenUpdates: true) ?? UIView()
        copy.frame = presenting ? container.bounds.offsetBy(dx: -start.minX, dy: -start.minY) : container.bounds
        window.addSubview(copy)
        view.isHidden = true

        UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseInOut, animations: {
            window.frame = self.presenting ? container.bounds : start
            copy.frame.origin = self.presenting ? .zero : CGPoint(x: -start.minX, y: -start.minY)
        }, completion: { _ in
            view.isHidden = false
            window.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
