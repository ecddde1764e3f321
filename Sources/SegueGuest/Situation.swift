import UIKit

/// What a user's object is made for: the transition to come, and what it starts from. Arguments and properties are filled from it.
@preconcurrency @MainActor
public final class Situation {
    /// Whether it is a push, a present or a change to a later tab.
    public let isForward: Bool
    /// The same as `UINavigationController` tells its delegate; `.none` outside of it.
    public let operation: UINavigationController.Operation
    /// push, pop, present, dismiss or tab.
    public let operationName: String
    public let from: UIViewController
    public let to: UIViewController
    /// The screen on which the element was touched; of the way back, the same.
    public let first: UIViewController
    /// The screen that comes and leaves again.
    public let second: UIViewController
    /// The element that was touched, or the one the screen is made for; the whole screen if there is none.
    public let element: UIView
    /// What the element becomes on the second screen; the whole screen if there is nothing.
    public let target: UIView
    /// Where the element is, in the window.
    public let frame: CGRect
    /// Where the target is at rest, in the window.
    public let targetFrame: CGRect

    package init(
        operationName: String, isForward: Bool, operation: UINavigationController.Operation, first: UIViewController,
        second: UIViewController, element: UIView, target: UIView, frame: CGRect, targetFrame: CGRect
    ) {
        self.operationName = operationName
        self.isForward = isForward
        self.operation = operation
        self.first = first
        self.second = second
        from = isForward ? first : second
        to = isForward ? second : first
        self.element = element
        self.target = target
        self.frame = frame
        self.targetFrame = targetFrame
    }

    /// The same with the two ends exchanged: for what is asked about the second screen.
    public var swapped: Situation {
        Situation(
            operationName: operationName, isForward: isForward, operation: operation, first: first, second: second,
            element: target, target: element, frame: targetFrame, targetFrame: frame)
    }

    /// What was made for the last transitions, where the user's objects may hold it weakly.
    private static var kept: [AnyObject] = []

    /// Keeps an object alive while the transition it is for may run.
    public func keep(_ object: AnyObject) {
        Self.kept.append(object)
        if Self.kept.count > 16 { Self.kept.removeFirst() }
    }

    /// Lets go of all that was kept.
    package static func letGo() {
        kept = []
    }

    /// The seconds to ask for where a duration is wanted: what most transitions of the platform take.
    public var duration: TimeInterval { 0.5 }
    /// The middle of the element.
    public var point: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
    /// The middle of the target.
    public var targetPoint: CGPoint { CGPoint(x: targetFrame.midX, y: targetFrame.midY) }
    /// The operation of a navigation controller that goes the same way, where there is none.
    public var stackOperation: UINavigationController.Operation {
        operation == .none ? (isForward ? .push : .pop) : operation
    }
    public var navigationController: UINavigationController {
        first.navigationController ?? UINavigationController(rootViewController: UIViewController())
    }
    public var tabBarController: UITabBarController { first.tabBarController ?? UITabBarController() }
    /// The window around both screens.
    public var window: UIWindow { element.window ?? UIWindow(frame: first.view.bounds) }
    /// A picture of the element.
    public var image: UIImage {
        UIGraphicsImageRenderer(bounds: element.bounds).image { element.layer.render(in: $0.cgContext) }
    }
    /// The element's picture in a view of the element's frame.
    public var imageView: UIImageView {
        if let view = element as? UIImageView { return view }
        let view = UIImageView(image: image)
        view.frame = frame
        keep(view)
        return view
    }
    /// A colour of the element's, else the system's blue.
    public var color: UIColor { element.backgroundColor ?? .systemBlue }
}
