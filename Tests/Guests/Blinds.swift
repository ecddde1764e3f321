// swift-format-ignore-file
// Blinds.swift
import UIKit

public struct BlindsOptions {
  public var stripes = 8
  public var duration = 0.8
  public var stagger = 0.4

  public init() {}
}

public final class Blinds: NSObject, UIViewControllerAnimatedTransitioning {
  public var options = BlindsOptions()

  public func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    return options.duration
  }

  public func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    container.insertSubview(to, belowSubview: from)

    let height = ceil(from.bounds.height / CGFloat(options.stripes))
    let strips: [UIView] = (0..<options.stripes).compactMap { index in
      let rect = CGRect(x: 0, y: CGFloat(index) * height, width: from.bounds.width, height: min(height, from.bounds.height - CGFloat(index) * height))
      guard rect.height > 0 else { return nil }
      let strip = from.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero)
      strip?.frame = rect
      return strip
    }
    strips.forEach(container.addSubview)
    from.alpha = 0

    let each = options.duration * (1 - options.stagger)
    let group = DispatchGroup()
    for (index, strip) in strips.enumerated() {
      group.enter()
      let delay = options.duration * options.stagger * Double(index) / Double(max(strips.count - 1, 1))
      UIView.animate(withDuration: each, delay: delay, options: .curveEaseIn, animations: {
        strip.transform = CGAffineTransform(scaleX: 1, y: 0.001)
        strip.alpha = 0.6
      }, completion: { _ in
        group.leave()
      })
    }
    group.notify(queue: .main) {
      strips.forEach { $0.removeFromSuperview() }
      from.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
