import UIKit

/// The user's own screens, with whatever containers, gestures and buttons they have: they alone know the way on.
@MainActor
final class UserFlow: Flow {
    let root: UIViewController

    init(_ root: UIViewController) {
        self.root = root
    }

    let isOfUser = true

    /// How many screens lie on the first one, in whichever container.
    var depth: Int {
        let chain = Array(sequence(first: root, next: \.presentedViewController))
        return chain.reduce(chain.count - 1) { $0 + max((Self.stack(in: $1)?.viewControllers.count ?? 1) - 1, 0) }
    }

    func forward(with makeEffect: EffectMaker, animated: Bool) -> Bool { false }

    /// Pops what was pushed last, else dismisses what was presented last.
    func back(with makeEffect: EffectMaker, animated: Bool) -> Bool {
        let chain = Array(sequence(first: root, next: \.presentedViewController))
        guard let top = chain.last else { return false }
        if let stack = Self.stack(in: top), stack.viewControllers.count > 1 {
            stack.popViewController(animated: animated)
            return true
        }
        guard chain.count > 1 else { return false }
        top.dismiss(animated: animated)
        return true
    }

    /// The navigation controller that a screen is, or shows.
    private static func stack(in controller: UIViewController) -> UINavigationController? {
        if let stack = controller as? UINavigationController { return stack }
        let shown = (controller as? UITabBarController)?.selectedViewController
        return shown.flatMap(stack) ?? controller.children.lazy.compactMap(stack).first
    }
}
