/// Classes that belong together.
let severalSamples: [Sample] = [
    Sample(
        "a pair for the two ways",
        """
        class CardPresentAnimator20: NSObject, UIViewControllerAnimatedTransitioning { ANIMATES }
        class CardDismissAnimator20: NSObject, UIViewControllerAnimatedTransitioning { ANIMATES }
        """,
        [
            "CardPresentAnimator20: present dismiss = CardPresentAnimator20(), back CardDismissAnimator20",
            "CardDismissAnimator20: dismiss = CardDismissAnimator20(), covered",
        ]),
    Sample(
        "a pair in the other order, of push and pop",
        """
        class PopMove21: NSObject, UIViewControllerAnimatedTransitioning { ANIMATES }
        class PushMove21: NSObject, UIViewControllerAnimatedTransitioning { ANIMATES }
        """,
        [
            "PopMove21: pop = PopMove21(), covered",
            "PushMove21: push pop = PushMove21(), back PopMove21",
        ]),
    Sample(
        "a pair by what each serves, whatever they are called",
        """
        class PresentMenu37: NSObject, UIViewControllerAnimatedTransitioning { ANIMATES }
        class MenuDismissal37: NSObject, UIViewControllerAnimatedTransitioning { ANIMATES }
        """,
        [
            "PresentMenu37: present dismiss = PresentMenu37(), back MenuDismissal37",
            "MenuDismissal37: dismiss = MenuDismissal37(), covered",
        ]),
    Sample(
        "fading in and out",
        """
        class FadeInAnimator22: NSObject, UIViewControllerAnimatedTransitioning { ANIMATES }
        class FadeOutAnimator22: NSObject, UIViewControllerAnimatedTransitioning { ANIMATES }
        """,
        [
            "FadeInAnimator22: present dismiss push pop tab = FadeInAnimator22(), back FadeOutAnimator22",
            "FadeOutAnimator22: present dismiss push pop tab = FadeOutAnimator22(), covered",
        ]),
    Sample(
        "a delegate vends its animator",
        """
        class Delegate23: NSObject, UIViewControllerTransitioningDelegate {
            func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Worker23(presenting: true) }
            func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
                Worker23(presenting: false)
            }
        }
        class Worker23: NSObject, UIViewControllerAnimatedTransitioning { init(presenting: Bool) {}
            ANIMATES }
        """,
        [
            "Delegate23: present dismiss = Delegate23() as transitioningDelegate",
            "Worker23: present dismiss = Worker23(presenting: s.isForward), covered",
        ]),
    Sample(
        "a screen that is a delegate is none, but says what its animator is for",
        """
        class Screen24: UIViewController, UINavigationControllerDelegate {
            func navigationController(_ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? { Wipe24() }
        }
        class Wipe24: NSObject, UIViewControllerAnimatedTransitioning { ANIMATES }
        """, ["Wipe24: push pop = Wipe24()"]),
    Sample(
        "a delegate that vends no animator is none",
        """
        class Half25: UIPresentationController {}
        class Vendor25: NSObject, UIViewControllerTransitioningDelegate {
            func presentationController(forPresented presented: UIViewController, presenting: UIViewController?,
                source: UIViewController) -> UIPresentationController? {
                Half25(presentedViewController: presented, presenting: presenting)
            }
        }
        class Rise25: NSObject, UIViewControllerAnimatedTransitioning { var isPresenting = true
            ANIMATES }
        """,
        [
            "Half25:  = Half25(presentedViewController: s.second, presenting: s.first) as presentationController, covered",
            "Rise25: present dismiss = Rise25(), presented by Half25",
        ], told: ["made.isPresenting = s.isForward"]),
    Sample(
        "delegate and animator in one",
        """
        class Manager26: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
            private var presenting = true
            ANIMATES
            func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                source: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }
            func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
                self
            }
        }
        """, ["Manager26: present dismiss = Manager26() as transitioningDelegate animator"]),
    Sample(
        "a tab bar's delegate",
        """
        class Tabs27: NSObject, UITabBarControllerDelegate {
            func tabBarController(_ tabBarController: UITabBarController,
                animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController)
                -> UIViewControllerAnimatedTransitioning? { Scroll27(tabBarController: tabBarController, lastIndex: 0) }
        }
        class Scroll27: NSObject, UIViewControllerAnimatedTransitioning {
            init(tabBarController: UITabBarController, lastIndex: Int) {}
            ANIMATES
        }
        """,
        [
            "Tabs27: tab = Tabs27() as tabBarDelegate",
            "Scroll27: tab = Scroll27(tabBarController: s.tabBarController, lastIndex: 0), covered",
        ]),
    Sample(
        "a driver that takes its screen when it is made",
        """
        class Swipe28: UIPercentDrivenInteractiveTransition {
            var interactionInProgress = false
            private weak var viewController: UIViewController!
            init(viewController: UIViewController) {
                super.init()
                self.viewController = viewController
                prepareGestureRecognizer(in: viewController.view)
            }
            private func prepareGestureRecognizer(in view: UIView) {}
        }
        class Flip28: NSObject, UIViewControllerAnimatedTransitioning { ANIMATES }
        """,
        [
            "Swipe28:  = Swipe28(viewController: s.second) as interactionController, covered",
            "Flip28: present dismiss push pop tab = Flip28(), driven by Swipe28",
        ], told: ["isInteracting: { ($0 as? Swipe28)?.interactionInProgress ?? false }"]),
    Sample(
        "drivers that are attached",
        """
        class Attach29: UIPercentDrivenInteractiveTransition {
            var hasStarted = false
            func attach(to viewController: UIViewController) {}
        }
        """, ["Attach29: present dismiss push pop tab = Attach29() as interactionController, driven by Attach29"],
        told: ["made.attach(to: s.second)", "isInteracting: { ($0 as? Attach29)?.hasStarted ?? false }"]),
    Sample(
        "a driver wired to a screen, with an operation",
        """
        class Wire30: UIPercentDrivenInteractiveTransition {
            enum Kind { case pop, dismiss }
            private(set) var isInteracting: Bool = false
            func wireToViewController(_ viewController: UIViewController, forOperation kind: Kind) {}
        }
        """, ["Wire30: present dismiss = Wire30() as interactionController, driven by Wire30"],
        told: ["made.wireToViewController(s.second, forOperation: Wire30.Kind.pop)"]),
    Sample(
        "a driver of a navigation controller, of a view, by a property",
        """
        class Stack31: UIPercentDrivenInteractiveTransition {
            func addPanGesture(to view: UIView) {}
        }
        class Property31: UIPercentDrivenInteractiveTransition {
            weak var navigationController: UINavigationController?
            var viewController: UIViewController? { didSet { print("set") } }
        }
        """,
        [
            "Stack31: present dismiss push pop tab = Stack31() as interactionController, driven by Stack31",
            "Property31: push pop = Property31() as interactionController, driven by Property31",
        ],
        told: [
            "made.addPanGesture(to: s.second.view)", "made.navigationController = s.navigationController",
            "made.viewController = s.second",
        ]),
    Sample(
        "a driver alone begins what it calls",
        """
        class Pops32: UIPercentDrivenInteractiveTransition {
            var viewController: UIViewController?
            @objc func pan() { viewController?.navigationController?.popViewController(animated: true) }
        }
        class Dismisses32: UIPercentDrivenInteractiveTransition {
            var viewController: UIViewController?
            @objc func pan() { viewController?.dismiss(animated: true) }
        }
        class Tabs32: UIPercentDrivenInteractiveTransition {
            var viewController: UIViewController?
            @objc func pan() { viewController?.tabBarController?.selectedIndex += 1 }
        }
        """,
        [
            "Pops32: push pop = Pops32() as interactionController, driven by Pops32",
            "Dismisses32: present dismiss = Dismisses32() as interactionController, driven by Dismisses32",
            "Tabs32: tab = Tabs32() as interactionController, driven by Tabs32",
        ], told: Array(repeating: "made.viewController = s.second", count: 3)),
    Sample(
        "a driver that presents where it has something to present takes its screen away",
        """
        class Both35: UIPercentDrivenInteractiveTransition {
            init(_ viewController: UIViewController, present: UIViewController?) { super.init() }
            @objc func pan(_ screen: UIViewController) { screen.dismiss(animated: true) }
        }
        """, ["Both35: present dismiss = Both35(s.second, present: nil) as interactionController, driven by Both35"]),
    Sample(
        "a presentation controller alone",
        """
        class Half33: UIPresentationController {}
        """,
        [
            "Half33: present dismiss = Half33(presentedViewController: s.second, presenting: s.first) "
                + "as presentationController, presented by Half33"
        ]),
    Sample(
        "a driver of what is presented, beside a presentation controller",
        """
        class Half34: UIPresentationController {}
        class Drag34: UIPercentDrivenInteractiveTransition {
            init(viewController: UIViewController) { super.init() }
            @objc func pan(_ screen: UIViewController) { screen.dismiss(animated: true) }
        }
        """,
        [
            "Half34: present dismiss = Half34(presentedViewController: s.second, presenting: s.first) "
                + "as presentationController, covered, presented by Half34",
            "Drag34: present dismiss = Drag34(viewController: s.second) as interactionController, "
                + "driven by Drag34, presented by Half34",
        ]),
    Sample(
        "an abstract base",
        """
        class Base32: NSObject, UIViewControllerAnimatedTransitioning {
            let isForward: Bool
            init(isForward: Bool) { self.isForward = isForward }
            func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
            func animateTransition(using transitionContext: UIViewControllerContextTransitioning) { fatalError("abstract") }
        }
        class Turn32: Base32 {
            override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
                transitionContext.completeTransition(true)
            }
        }
        """, ["Turn32: present dismiss push pop tab = Turn32(isForward: s.isForward)"]),
    Sample(
        "a protocol that refines, with the body in its extension, and a typealias",
        """
        protocol Animator33: UIViewControllerAnimatedTransitioning { var isPresenting: Bool { get set } }
        extension Animator33 { ANIMATES }
        class Squeeze33: NSObject, Animator33 { var isPresenting = true }
        typealias Both33 = UIViewControllerAnimatedTransitioning & CAAnimationDelegate
        class Aliased33: NSObject, Both33 { ANIMATES }
        """,
        [
            "Squeeze33: present dismiss = Squeeze33()",
            "Aliased33: present dismiss push pop tab = Aliased33()",
        ], told: ["made.isPresenting = s.isForward"]),
    Sample(
        "another class of the sources as argument, a protocol's conformer, no conformer",
        """
        protocol Source34: AnyObject { func frame() -> CGRect }
        class Element34: Source34 { func frame() -> CGRect { .zero } }
        class Sealed34 { private init() {} }
        protocol Wanted34: AnyObject { func key() -> Sealed34 }
        protocol Told34: AnyObject { func begins() }
        class Shared34: NSObject, UIViewControllerAnimatedTransitioning { init(source: Source34) {}
            ANIMATES }
        class Lacks34: NSObject, UIViewControllerAnimatedTransitioning { init(delegate: Wanted34) {}
            ANIMATES }
        class Optional34: NSObject, UIViewControllerAnimatedTransitioning { init(delegate: Wanted34?) {}
            ANIMATES }
        class Tells34: NSObject, UIViewControllerAnimatedTransitioning { init(delegate: Told34) {}
            ANIMATES }
        """,
        [
            "Shared34: present dismiss push pop tab = Shared34(source: Element34())",
            "Lacks34: present dismiss push pop tab = Lacks34(delegate: <#Wanted34#>), lacks delegate: Wanted34",
            "Optional34: present dismiss push pop tab = Optional34(delegate: nil)",
            "Tells34: present dismiss push pop tab = Tells34(delegate: SegueStandIn_Told34(s))",
        ]),
    Sample(
        "what a body asks the screens",
        """
        class Asks35: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
            func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
                let there = transitionContext.viewController(forKey: .to)!.isBeingPresented
                transitionContext.completeTransition(there)
            }
        }
        """, ["Asks35: present dismiss = Asks35()"]),
    Sample(
        "a presentation with more than the usual",
        """
        class Sheet36: UIPresentationController {
            let height: CGFloat
            init(presentedViewController: UIViewController, presenting: UIViewController?, cornerRadius: CGFloat) {
                height = cornerRadius
                super.init(presentedViewController: presentedViewController, presenting: presenting)
            }
        }
        """,
        [
            "Sheet36: present dismiss = Sheet36(presentedViewController: s.second, presenting: s.first, cornerRadius: 12) "
                + "as presentationController, presented by Sheet36"
        ]),
]
