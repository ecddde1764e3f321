// swift-format-ignore-file
import UIKit

public enum TransitionStyle {
    case fade
    case slide(from: UIRectEdge)
    case scale(CGFloat)
    indirect case combined(TransitionStyle, TransitionStyle)
    case custom((UIView, UIView) -> CGAffineTransform)

    fileprivate func start(_ view: UIView, in container: UIView) -> (transform: CGAffineTransform, alpha: CGFloat) {
        switch self {
        case .fade:
            return (.identity, 0)
        case let .slide(from: edge) where edge == .left:
            return (CGAffineTransform(translationX: -container.bounds.width, y: 0), 1)
        case .slide(from: .top):
            return (CGAffineTransform(translationX: 0, y: -container.bounds.height), 1)
        case .slide(from: .bottom):
            return (CGAffineTransform(translationX: 0, y: container.bounds.height), 1)
        case .slide:
            return (CGAffineTransform(translationX: container.bounds.width, y: 0), 1)
        case .scale(let factor):
            return (CGAffineTransform(scaleX: factor, y: factor), 1)
        case .combined(let first, let second):
            let a = first.start(view, in: container)
            let b = second.start(view, in: container)
            return (a.transform.concatenating(b.transform), min(a.alpha, b.alpha))
        case .custom(let make):
            return (make(view, container), 1)
        }
    }
}

public final class StyledTransition: NSObject, UIViewControllerAnimatedTransitioning {
    public var style: TransitionStyle
    public var reversed: Bool

    public init(style: TransitionStyle = .combined(.fade, .combined(.slide(from: .bottom), .scale(0.5))), reversed: Bool = false) {
        self.style = style
        self.reversed = reversed
        super.init()
    }

    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let view = transitionContext.view(forKey: reversed ? .from : .to) else {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            return
        }
        if reversed {
            transitionContext.view(forKey: .to).map { container.insertSubview($0, belowSubview: view) }
        } else {
            container.addSubview(view)
        }
        let away = style.start(view, in: container)
        if !reversed { (view.transform, view.alpha) = away }
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseInOut]) { [self] in
            if reversed {
                (view.transform, view.alpha) = away
            } else {
                (view.transform, view.alpha) = (.identity, 1)
            }
        } completion: { _ in
            (view.transform, view.alpha) = (.identity, 1)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
