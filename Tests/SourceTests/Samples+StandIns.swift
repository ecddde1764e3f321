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
        "screens that are cast to a protocol of the file, through a typealias and a protocol it refines",
        """
        protocol Named53 { var heading: String { get }; var title: String? { get } }
        protocol Hero53: Named53 where Self: UIViewController {
            func heroFrame(for animator: Fly53) -> CGRect
            func prepare()
            var tally: Int { get set }
        }
        typealias HeroScreen53 = UIViewController & Hero53
        protocol Unused53 { func nothing() }
        protocol Known53 { func known() }
        extension UIViewController: Known53 { func known() {} }
        class Fly53: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
            func animateTransition(using c: UIViewControllerContextTransitioning) {
                guard let from = c.viewController(forKey: .from) as? HeroScreen53 else { return }
                (c.viewController(forKey: .to) as! Known53).known()
                from.prepare()
            }
        }
        """, ["Fly53: present dismiss push pop tab = Fly53()"],
        told: [
            "extension SegueGuest.StandInScreen: Hero53 {",
            "func heroFrame(for a0: Fly53) -> CGRect { let s = self.segueSituation; return s.frame }",
            "func prepare() {}", "var tally: Int { get { return 0 } set {} }",
            "var heading: String { get { return \"\" } }",
        ]),
    Sample(
        "a delegate that has to be there, though it tells nothing",
        """
        enum Side54 { case left, right }
        protocol Sides54: AnyObject { func side(of slide: Slide54, at index: Int) -> Side54; func name() -> String }
        class Slide54: NSObject, UIViewControllerAnimatedTransitioning {
            private weak var delegate: Sides54?
            init(delegate: Sides54) { self.delegate = delegate }
            ANIMATES
        }
        """, ["Slide54: present dismiss push pop tab = Slide54(delegate: SegueStandIn_Sides54(s))"],
        told: ["func side(of a0: Slide54, at a1: Int) -> Side54 { return Side54.left }"]),
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

/// Cases at the edges of what can be made.
let edgeSamples: [Sample] = [
    Sample(
        "an initialiser that is unavailable is not called",
        """
        class Barred60: NSObject, UIViewControllerAnimatedTransitioning {
            @available(*, unavailable) override init() {}
            init(speed: Float, presenting: Bool, edges: UIRectEdge) {}
            ANIMATES
        }
        """,
        [
            "Barred60: present dismiss = Barred60(speed: 1, presenting: s.isForward, edges: .left)"
        ]),
    Sample(
        "a delegate that cannot be made does not hide its animator",
        """
        class Wants61: NSObject, UINavigationControllerDelegate {
            init(topForShow: CGFloat) {}
            func navigationController(_ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? { Works61() }
        }
        class Works61: NSObject, UIViewControllerAnimatedTransitioning { ANIMATES }
        """,
        [
            "Wants61: push pop = Wants61(topForShow: 40) as navigationDelegate, lacks topForShow: CGFloat",
            "Works61: push pop = Works61()",
        ]),
    Sample(
        "delegate, animator and driver in one: screens once, directions each time",
        """
        class Whole62: UIPercentDrivenInteractiveTransition, UIViewControllerAnimatedTransitioning,
            UIViewControllerTransitioningDelegate
        {
            var presenting = false
            var interactive = false
            weak var sourceViewController: UIViewController?
            weak var menuViewController: UIViewController? { didSet { print("gesture") } }
            ANIMATES
            func animationController(forPresented presented: UIViewController, presenting: UIViewController,
                source: UIViewController) -> UIViewControllerAnimatedTransitioning? { self }
            func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
                -> UIViewControllerInteractiveTransitioning? { interactive ? self : nil }
        }
        """,
        ["Whole62: present dismiss = Whole62() as transitioningDelegate animator interactionController"],
        told: [
            "made.presenting = s.isForward", "made.sourceViewController = s.first",
            "made.menuViewController = s.second", "isInteracting: { ($0 as? Whole62)?.interactive ?? false }",
        ]),
    Sample(
        "values of the platform",
        """
        class Values63: NSObject, UIViewControllerAnimatedTransitioning {
            init(curve: UIView.AnimationCurve, timing: UISpringTimingParameters, function: CAMediaTimingFunction,
                provider: UITimingCurveProvider, transform: CGAffineTransform, transform3D: CATransform3D,
                size: CGSize, targetSize: CGSize, finalPoint: CGPoint, path: UIBezierPath, layer: CALayer,
                index: Int, count: Int, cornerRadius: CGFloat, shadowRadius: CGFloat, radius: CGFloat,
                dampingRatio: CGFloat, initialVelocity: CGVector, alpha: CGFloat, angle: CGFloat,
                button: UIButton, label: UILabel?, window: UIWindow, identifier: String, views: [UIView],
                info: [String: Any], pair: (CGRect, CGRect), nav: UINavigationController, queue: DispatchQueue) {}
            ANIMATES
        }
        """,
        [
            "Values63: push pop = Values63(curve: .easeInOut, timing: .init(dampingRatio: 0.8), "
                + "function: .init(name: .easeInEaseOut), provider: UIKit.UICubicTimingParameters(animationCurve: "
                + ".easeInOut), transform: .identity, transform3D: UIKit.CATransform3DIdentity, size: s.frame.size, "
                + "targetSize: s.targetFrame.size, finalPoint: s.targetPoint, path: UIKit.UIBezierPath(rect: s.frame), "
                + "layer: .init(), index: 0, count: 6, cornerRadius: 12, shadowRadius: 10, radius: 20, dampingRatio: 0.8, "
                + "initialVelocity: .zero, alpha: 0.5, angle: .pi / 2, button: ((s.element as? UIKit.UIButton) ?? "
                + "UIKit.UIButton(frame: s.frame)), label: ((s.element as? UIKit.UILabel) ?? UIKit.UILabel(frame: "
                + "s.frame)), window: s.window, identifier: \"\", views: [], info: [:], pair: (s.frame, s.frame), nav: "
                + "s.navigationController, queue: .main)"
        ]),
    Sample(
        "lists and their cells",
        """
        class Lists65: NSObject, UIViewControllerAnimatedTransitioning {
            var selectedCell: UICollectionViewCell?
            init(table: UITableView, collection: UICollectionView, cell: UITableViewCell, path: IndexPath) {}
            ANIMATES
        }
        """,
        [
            "Lists65: present dismiss push pop tab = Lists65(table: ((s.element as? UIKit.UITableView) ?? "
                + "UIKit.UITableView(frame: s.frame, style: .plain)), collection: ((s.element as? UIKit.UICollectionView) "
                + "?? UIKit.UICollectionView(frame: s.frame, collectionViewLayout: UIKit.UICollectionViewFlowLayout())), "
                + "cell: ((s.element as? UIKit.UITableViewCell) ?? UIKit.UITableViewCell(frame: s.frame)), "
                + "path: .init(indexes: [0, 0]))"
        ],
        told: [
            "made.selectedCell = ((s.element as? UIKit.UICollectionViewCell) ?? UIKit.UICollectionViewCell(frame: s.frame))"
        ]),
    Sample(
        "typealiases of directions and of closures",
        """
        typealias Done64 = (Bool) -> Void
        class Alias64: NSObject, UIViewControllerAnimatedTransitioning {
            typealias Way = Direction64
            init(way: Way, done: @escaping Done64) {}
            ANIMATES
        }
        enum Direction64: String { case forward, backward }
        """,
        [
            "Alias64: present dismiss push pop tab = Alias64(way: (s.isForward ? Direction64.forward : "
                + "Direction64.backward), done: { _ in })"
        ]),
]
