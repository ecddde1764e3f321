/// Protocols that the user's screens would conform to, which the sample screens do not.
let standInSamples: [Sample] = [
    Sample(
        "delegates at both ends answer with the sample screens' views",
        """
        protocol ZoomDelegate50: AnyObject {
            func transitionWillStart(zoomAnimator: Zoom50)
            func referenceImageView(for zoomAnimator: Zoom50) -> UIImageView?
            func frame(in view: UIView, for zoomAnimator: Zoom50) -> CGRect
            var tag: Int { get set }
        }
        extension ZoomDelegate50 { func transitionDidEnd() {} }
        class Zoom50: NSObject, UIViewControllerAnimatedTransitioning {
            weak var fromDelegate: ZoomDelegate50?
            weak var toDelegate: ZoomDelegate50?
            var isPresenting = true
            ANIMATES
        }
        """, ["Zoom50: present dismiss = Zoom50()"],
        told: [
            "made.fromDelegate = SegueStandIn_ZoomDelegate50((s.isForward ? s : s.swapped))",
            "made.toDelegate = SegueStandIn_ZoomDelegate50((s.isForward ? s.swapped : s))",
            "made.isPresenting = s.isForward",
            "func referenceImageView(for a0: Zoom50) -> UIImageView? { return s.imageView }",
            "func frame(in a0: UIView, for a1: Zoom50) -> CGRect { return s.frame }",
        ]),
    Sample(
        "one that an initialiser wants, and one that tells nothing",
        """
        protocol Hero51 { func heroView() -> UIView; var cornerRadius: CGFloat { get } }
        protocol Listener51: AnyObject { func ended() }
        class Open51: NSObject, UIViewControllerAnimatedTransitioning {
            weak var listener: Listener51?
            init(source: Hero51, destination: Hero51) {}
            ANIMATES
        }
        """,
        [
            "Open51: present dismiss push pop tab = Open51(source: SegueStandIn_Hero51(s), destination: "
                + "SegueStandIn_Hero51(s.swapped))"
        ]),
    Sample(
        "a delegate that is given its animator",
        """
        class Given52: NSObject, UIViewControllerTransitioningDelegate {
            private let transition: UIViewControllerAnimatedTransitioning?
            init(transition: UIViewControllerAnimatedTransitioning?) { self.transition = transition }
            func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                source: UIViewController) -> UIViewControllerAnimatedTransitioning? { transition }
        }
        class Plain52: NSObject, UIViewControllerAnimatedTransitioning { var reverse = false
            ANIMATES }
        """,
        [
            "Given52: present dismiss = Given52(transition: Plain52()) as transitioningDelegate",
            "Plain52: present dismiss push pop tab = Plain52()",
        ], told: ["made.reverse = !s.isForward"]),
]
