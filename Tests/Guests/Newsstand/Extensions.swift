// swift-format-ignore-file
import UIKit

extension CGAffineTransform {
    static func spin(angle: CGFloat, scale: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
    }
}

extension UIViewControllerContextTransitioning {
    func page(_ direction: NewsstandAnimator.Direction) -> UIViewController? {
        viewController(forKey: direction == .in ? .to : .from)
    }
}
