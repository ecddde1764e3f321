// swift-format-ignore-file
import UIKit

/// The old screen breaks into tiles that shrink and turn away one after the other, from a corner.
final class Tiles: NSObject, UIViewControllerAnimatedTransitioning {
    let columns: Int
    let rows: Int

    init(columns: Int = 4, rows: Int = 7) {
        self.columns = columns
        self.rows = rows
    }

    func transitionDuration(using _: UIViewControllerContextTransitioning?) -> TimeInterval { 1.0 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let container = context.containerView
        guard
            let fromView = context.viewController(forKey: .from)?.view,
            let toView = context.viewController(forKey: .to)?.view,
            let whole = fromView.snapshotView(afterScreenUpdates: false)
        else {
            context.completeTransition(!context.transitionWasCancelled)
            return
        }
        _ = whole

        container.insertSubview(toView, belowSubview: fromView)

        let tileSize = CGSize(width: fromView.bounds.width / CGFloat(columns), height: fromView.bounds.height / CGFloat(rows))
        var tiles: [(view: UIView, order: Double)] = []
        for row in 0..<rows {
            for column in 0..<columns {
                let frame = CGRect(
                    origin: CGPoint(x: CGFloat(column) * tileSize.width, y: CGFloat(row) * tileSize.height),
                    size: tileSize
                )
                guard let tile = fromView.resizableSnapshotView(from: frame, afterScreenUpdates: false, withCapInsets: .zero) else { continue }
                tile.frame = frame
                container.addSubview(tile)
                tiles.append((tile, Double(row + column) / Double(rows + columns - 2)))
            }
        }
        fromView.isHidden = true

        UIView.animateKeyframes(withDuration: transitionDuration(using: context), delay: 0, options: [.calculationModeLinear]) {
            for (tile, order) in tiles {
                UIView.addKeyframe(withRelativeStartTime: order * 0.6, relativeDuration: 0.4) {
                    tile.alpha = 0
                    tile.transform = CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 0.1, y: 0.1)
                }
            }
        } completion: { _ in
            fromView.isHidden = false
            tiles.forEach { $0.view.removeFromSuperview() }
            if context.transitionWasCancelled { toView.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
