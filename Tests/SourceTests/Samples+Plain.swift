/// Animators that stand alone.
let plainSamples: [Sample] = [
    Sample(
        "nothing is needed", "class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning { ANIMATES }",
        ["FadeAnimator: present dismiss push pop tab = FadeAnimator()"]),
    Sample(
        "a flag and a frame are set from outside",
        """
        class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
            let duration = 1.0
            var presenting = true
            var originFrame = CGRect.zero
            var dismissCompletion: (() -> Void)?
            ANIMATES
        }
        """, ["PopAnimator: present dismiss push pop = PopAnimator()"],
        told: ["made.presenting = s.isForward", "made.originFrame = s.frame"]),
    Sample(
        "a flag is private, an initialiser takes it",
        """
        final class SlideAnimator1: NSObject {
            private let isPresenting: Bool
            init(isPresenting: Bool) { self.isPresenting = isPresenting; super.init() }
        }
        extension SlideAnimator1: UIViewControllerAnimatedTransitioning { ANIMATES }
        """, ["SlideAnimator1: present dismiss = SlideAnimator1(isPresenting: s.isForward)"]),
    Sample(
        "a nested enumeration tells the direction by its short name",
        """
        final class SlidingAnimator2: NSObject, UIViewControllerAnimatedTransitioning {
            enum AnimationType { case presenting; case dismissing }
            private let kind: AnimationType
            private var length: CGFloat = 0.4
            init(duration: CGFloat, animationType: AnimationType) { length = duration; kind = animationType }
            ANIMATES
        }
        """,
        [
            "SlidingAnimator2: present dismiss = SlidingAnimator2(duration: .init(s.duration), animationType: "
                + "(s.isForward ? SlidingAnimator2.AnimationType.presenting : SlidingAnimator2.AnimationType.dismissing))"
        ]),
    Sample(
        "the operation of a navigation controller by its old name",
        """
        class NaviAnimation3: NSObject, UIViewControllerAnimatedTransitioning {
            public var operation: UINavigationControllerOperation = UINavigationControllerOperation.push
            ANIMATES
        }
        """, ["NaviAnimation3: push pop = NaviAnimation3()"], told: ["made.operation = s.stackOperation"]),
    Sample(
        "the operation in the initialiser",
        """
        class Stack4: NSObject, UIViewControllerAnimatedTransitioning {
            let operation: UINavigationController.Operation
            convenience override init() { self.init(operation: .none) }
            required init(operation: UINavigationController.Operation) { self.operation = operation }
            ANIMATES
        }
        """, ["Stack4: push pop = Stack4(operation: s.stackOperation)"]),
    Sample(
        "reverse is the way back",
        """
        class Fold5: NSObject, UIViewControllerAnimatedTransitioning {
            var reverse: Bool = false
            var folds: Int = 2
            var isBouncy = true
            ANIMATES
        }
        """, ["Fold5: present dismiss push pop tab = Fold5()"],
        told: [
            "made.reverse = !s.isForward", ".number(\"folds\"", ".flag(\"isBouncy\"",
        ]),
    Sample(
        "a number with a meaning of its own cannot be guessed",
        """
        class CardTransition6: NSObject, UIViewControllerAnimatedTransitioning {
            let topForShow: CGFloat
            init(topForShow: CGFloat) { self.topForShow = topForShow }
            ANIMATES
        }
        """,
        ["CardTransition6: present dismiss push pop tab = CardTransition6(topForShow: 40), lacks topForShow: CGFloat"]),
    Sample(
        "a default argument tells nothing and is left out; the flag's is not",
        """
        class Zoom7: NSObject, UIViewControllerAnimatedTransitioning {
            let forward: Bool
            init(duration: TimeInterval = 0.3, scale: CGFloat = 0.5, forward: Bool = true) { self.forward = forward }
            ANIMATES
        }
        """, ["Zoom7: present dismiss push pop tab = Zoom7(forward: s.isForward)"]),
    Sample(
        "settings are a struct with a memberwise initialiser",
        """
        struct Settings8 { var duration: TimeInterval; var damping: CGFloat = 0.7; let cornerRadius: CGFloat }
        class Sheet8: NSObject, UIViewControllerAnimatedTransitioning {
            init(settings: Settings8, isDismissing: Bool) {}
            ANIMATES
        }
        """,
        [
            "Sheet8: present dismiss = Sheet8(settings: Settings8(duration: s.duration, cornerRadius: 12), "
                + "isDismissing: !s.isForward)"
        ]),
    Sample(
        "views, screens, pictures and colours",
        """
        class Hero9: NSObject, UIViewControllerAnimatedTransitioning {
            init(from source: UIView, toView: UIView, image: UIImage, thumbnail: UIImageView, color: UIColor,
                fromVC: UIViewController, toVC: UIViewController, point: CGPoint, insets: UIEdgeInsets) {}
            ANIMATES
        }
        """,
        [
            "Hero9: present dismiss push pop tab = Hero9(from: s.element, toView: s.target, image: s.image, thumbnail: "
                + "s.imageView, color: s.color, fromVC: s.from, toVC: s.to, point: s.point, insets: .zero)"
        ]),
    Sample(
        "closures return nothing, a view, a rectangle, nil",
        """
        class Blocks10: NSObject, UIViewControllerAnimatedTransitioning {
            init(completion: @escaping () -> Void, progress: @escaping (CGFloat, Bool) -> Void,
                view: @escaping (Int) -> UIView, frame: () -> CGRect, snapshot: @escaping () -> UIView?,
                done: ((Bool) -> Void)?) {}
            ANIMATES
        }
        """,
        [
            "Blocks10: present dismiss push pop tab = Blocks10(completion: { }, progress: { _, _ in }, view: { _ in "
                + "s.element }, frame: { s.frame }, snapshot: { s.element }, done: { _ in })"
        ]),
    Sample(
        "an enumeration of another kind: its first case",
        """
        class Edge11: NSObject, UIViewControllerAnimatedTransitioning {
            enum Side { case left, right, custom(CGFloat) }
            init(side: Side, options: UIView.AnimationOptions, delay: TimeInterval, velocity: CGFloat) {}
            ANIMATES
        }
        """,
        [
            "Edge11: present dismiss push pop tab = Edge11(side: Edge11.Side.left, options: .curveEaseInOut, delay: 0, "
                + "velocity: 0)"
        ]),
    Sample(
        "an enumeration with all operations",
        """
        enum Operation12 { case none, push, pop, present, dismiss }
        class All12: NSObject, UIViewControllerAnimatedTransitioning { init(_ type: Operation12) {}
            ANIMATES }
        """,
        [
            "All12: present dismiss push pop = All12((s.operationName == \"push\" ? Operation12.push : s.operationName == "
                + "\"pop\" ? Operation12.pop : s.operationName == \"present\" ? Operation12.present : s.operationName == "
                + "\"dismiss\" ? Operation12.dismiss : s.isForward ? Operation12.push : Operation12.pop))"
        ]),
    Sample(
        "failable and throwing initialisers",
        """
        class Fails13: NSObject, UIViewControllerAnimatedTransitioning { init?(duration: TimeInterval) {}
            ANIMATES }
        class Throws13: NSObject, UIViewControllerAnimatedTransitioning { init(duration: TimeInterval) throws {}
            ANIMATES }
        """,
        [
            "Fails13: present dismiss push pop tab = Fails13(duration: s.duration)",
            "Throws13: present dismiss push pop tab = try? Throws13(duration: s.duration)",
        ], told: ["guard let made = Fails13(", "guard let made = try? Throws13("]),
    Sample(
        "nested and private",
        """
        enum Transitions14 {
            final class Inner: NSObject, UIViewControllerAnimatedTransitioning { var isPush = true
                ANIMATES }
            private class Hidden: NSObject, UIViewControllerAnimatedTransitioning { var opening = true
                ANIMATES }
        }
        private class Own14: NSObject, UIViewControllerAnimatedTransitioning {
            private init(secret: Bool) { super.init() }
            fileprivate var isReversed = false
            private var isClosing = false
            ANIMATES
        }
        """,
        [
            "Transitions14.Inner: push pop = Transitions14.Inner()",
            "Transitions14.Hidden: present dismiss push pop tab = Transitions14.Hidden()",
            "Own14: present dismiss push pop tab = Own14(secret: false)",
        ], told: ["made.isPush = s.isForward", "made.opening = s.isForward", "made.isReversed = !s.isForward"]),
    Sample(
        "views that are set; what a class makes for itself is left alone",
        """
        class Places15: NSObject, UIViewControllerAnimatedTransitioning {
            weak var sourceView: UIView?
            var targetImageView: UIImageView!
            var dimmingView: UIView?
            var snapshot: UIView?
            var backgroundView = UIView()
            var startingPoint = CGPoint.zero { didSet { bubble.center = startingPoint } }
            var bubble = UIView()
            var bubbleColor: UIColor = .white
            var context: UIViewControllerContextTransitioning?
            var finalRect: CGRect?
            var workRect = CGRect.zero
            ANIMATES
            func work() { workRect = CGRect(x: 0, y: 0, width: 1, height: 2) }
        }
        """, ["Places15: present dismiss push pop tab = Places15()"],
        told: [
            "made.sourceView = s.element", "made.targetImageView = s.imageView", "made.startingPoint = s.point",
            "made.finalRect = s.targetFrame",
        ]),
    Sample(
        "a property of the base, set by a computed one too",
        """
        class Base16: NSObject { var isPresenting = false; var duration: TimeInterval = 0.4 }
        class Sub16: Base16, UIViewControllerAnimatedTransitioning {
            private var stored = CGRect.zero
            var sourceFrame: CGRect { get { stored } set { stored = newValue } }
            ANIMATES
        }
        """, ["Sub16: present dismiss = Sub16()"],
        told: ["made.isPresenting = s.isForward", "made.sourceFrame = s.frame", ".number(\"duration\""]),
    Sample(
        "one that asks for the leaving screen only takes it away",
        """
        class Fade17: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
            func animateTransition(using c: UIViewControllerContextTransitioning) {
                c.view(forKey: UITransitionContextViewKey.from)?.alpha = 0
            }
        }
        class Swap17: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
            func animateTransition(using c: UIViewControllerContextTransitioning) {
                let key: UITransitionContextViewControllerKey = .to
                c.view(forKey: .from)?.alpha = 0
                c.viewController(forKey: key)?.view.alpha = 1
            }
        }
        class Drop17: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
            func animateTransition(using c: UIViewControllerContextTransitioning) {
                let _ = c.viewController(forKey: .to)
                c.viewController(forKey: .from)?.view.alpha = 0
            }
        }
        """,
        [
            "Fade17: dismiss = Fade17()", "Swap17: present dismiss push pop tab = Swap17()",
            "Drop17: dismiss = Drop17()",
        ]),
    Sample(
        "a screen that is its own delegate is presented, whatever else animates so",
        """
        class Panel17: UIViewController, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
            init() { super.init(nibName: nil, bundle: nil) }
            required init?(coder: NSCoder) { nil }
            ANIMATES
        }
        """, ["Panel17: present dismiss = Panel17()"]),
    Sample(
        "a duration of nothing is to be said, and a flag that the class turns over by itself is not",
        """
        class Turn17: NSObject, UIViewControllerAnimatedTransitioning {
            var duration: TimeInterval = 0
            var delay: TimeInterval = 0
            var isPresenting = false
            func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { duration }
            func animateTransition(using c: UIViewControllerContextTransitioning) { isPresenting = !isPresenting }
        }
        class Toggle17: NSObject, UIViewControllerAnimatedTransitioning {
            var presenting = false, reversed = false
            func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
            func animateTransition(using c: UIViewControllerContextTransitioning) { self.presenting.toggle() }
        }
        """, ["Turn17: present dismiss = Turn17()", "Toggle17: present dismiss = Toggle17()"],
        told: ["made.duration = s.duration", "made.reversed = !s.isForward"]),
    Sample(
        "popping without pushing is a way of dismissing",
        """
        class Circle18: NSObject, UIViewControllerAnimatedTransitioning {
            enum Mode { case present, dismiss, pop }
            var mode: Mode = .present
            ANIMATES
        }
        """, ["Circle18: present dismiss = Circle18()"],
        told: [
            "made.mode = (s.operationName == \"pop\" ? Circle18.Mode.pop : s.operationName == \"present\" ? "
        ]),
    Sample(
        "options that would be read before anyone has set them",
        """
        enum Kind19 { case fade, slide }
        class Options19: NSObject, UIViewControllerAnimatedTransitioning {
            var kind: Kind19!
            var options: UIView.AnimationOptions!
            var delay: TimeInterval!
            var later: Kind19?
            var own: Int!
            ANIMATES
            func work() { own = 3 }
        }
        """, ["Options19: present dismiss push pop tab = Options19()"],
        told: ["made.kind = Kind19.fade", "made.options = .curveEaseInOut", "made.delay = 0"]),
]
