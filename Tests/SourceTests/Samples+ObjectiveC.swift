/// Remnants of Objective-C in forms that real files have; they need only compile.
let objectiveCSamples: [Sample] = [
    Sample(
        "actions of many kinds",
        """
        class Actions40: UIView {
            @objc private func tap() {}
            @objc fileprivate func pan(_ sender: UIPanGestureRecognizer) {}
            @objc func pinch(gesture: UIGestureRecognizer?) {}
            @IBAction func press(_ sender: Any?) {}
            @objc(turnBy:) dynamic func turn(_ angle: CGFloat) {}
            @objc func back() -> Bool { true }
            @objc func two(_ sender: Any, event: UIEvent?) {}
            @objc static func shared(_ note: Notification) {}
            @objc class func make() {}
            @objc var isOn: Bool { get { true } set {} }
            @IBOutlet weak var label: UILabel!
            @IBInspectable var radius: CGFloat = 3
            lazy var selector: Selector = #selector(tap)
            let stored = #selector(pan(_:))
            func all() -> [Selector] {
                [
                    #selector(tap), #selector(self.pan(_:)), #selector(Actions40.pinch(gesture:)), #selector(press),
                    #selector(turn), #selector(back), #selector(two(_:event:)), #selector(Actions40.shared(_:)),
                    #selector(Actions40.make), #selector(getter: isOn), #selector(setter: Actions40.isOn),
                    #selector(UIView.layoutIfNeeded), #selector(setNeedsLayout), #selector(Self.tap),
                    #selector(label.setNeedsDisplay as () -> Void), Selector("tap"), Selector(("pan:")),
                    NSSelectorFromString("back"),
                ]
            }
            override func didMoveToWindow() { perform(closure: { [weak self] in print(self as Any, #selector(Actions40.tap)) }) }
            func perform(closure: () -> Void) { closure() }
        }
        """, []),
    Sample(
        "members, extensions, nested and generic classes",
        """
        @objcMembers class Members41: NSObject {
            func one() {}
            @nonobjc func two() {}
            private func three() {}
            func generic<T>(_ x: T) {}
            func throwing() throws {}
            func many(_ a: Int, b: Int, c: Int, d: Int, e: Int) {}
            func changes(_ a: inout Int) {}
            class Inner { @objc func inner() {}
                func f() -> Selector { #selector(inner) } }
            private class Hidden { @objc private func hidden() {}
                @objc func seen() {}
                func f() -> Selector { #selector(hidden) } }
        }
        extension Members41 { @objc func four(_ x: UIView) {} }
        @objc extension Members41 { func five() {} }
        extension UIViewController { @objc func six41() {}
            func f41() -> Selector { #selector(six41) } }
        class Generic41<T>: NSObject { @objc func seven() {}
            func f() -> Selector { #selector(seven) } }
        @objc enum Kind41: Int { case one, two }
        """, []),
    Sample(
        "requirements that need not be met",
        """
        @objc protocol Delegate42 {
            func needed()
            @objc optional func card(_ card: UIView, didMoveTo place: CGPoint) -> Bool
            @objc optional func card(_ card: UIView, willMoveBy distance: CGFloat)
            @objc optional func done()
            @objc optional func wants(_ completion: @escaping (Bool) -> Void)
            @objc optional var name: String { get }
        }
        class Card42: UIView {
            weak var delegate: Delegate42?
            var closed: (() -> Void)?
            func move() {
                delegate?.needed()
                let moved = delegate?.card?(self, didMoveTo: .zero) ?? false
                if let answer = delegate?.card?(self, didMoveTo: .zero) { print(answer, moved) }
                delegate?.card?(self, willMoveBy: 3)
                delegate?.done?()
                delegate?.wants? { print($0) }
                delegate?.wants?({ print($0) })
                if delegate?.done != nil { print(delegate?.name ?? "nobody") }
                guard let delegate = delegate else { return }
                delegate.done!()
                closed?()
            }
        }
        class All42: NSObject, Delegate42 {
            func needed() {}
            func card(_ card: UIView, didMoveTo place: CGPoint) -> Bool { true }
            func card(_ card: UIView, willMoveBy distance: CGFloat) {}
            func done() {}
            var name: String { "all" }
            func wants(_ completion: @escaping (Bool) -> Void) { completion(true) }
        }
        class Screen42: UIViewController, Delegate42 { func needed() {}
            func done() {} }
        """, []),
    Sample(
        "bridges, literals, conditions",
        """
        #if os(iOS)
        class Bridges43: NSObject {
            let title = "name"
            let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
            let image = #imageLiteral(resourceName: "cat")
            func f(x: Int, y: CGFloat, flag: Bool) -> [Any] {
                [
                    (title as NSString).length, x as NSNumber, y as NSNumber, flag as NSNumber, [1, 2] as NSArray,
                    title + title as NSString, #keyPath(CALayer.opacity), 1 as NSNumber, [0, 0.5] as [NSNumber],
                ]
            }
            override init() { super.init()
                #if targetEnvironment(simulator)
                    unknown()
                #endif
                if #available(iOS 13.0, *) { print(#function) }
            }
        }
        #else
        let broken: Nothing = 1
        #endif
        """, []),
    Sample(
        "calls of methods that the platform leaves open",
        """
        class Wrapper44: NSObject, UIViewControllerAnimatedTransitioning {
            let inner: UIViewControllerAnimatedTransitioning
            init(inner: UIViewControllerAnimatedTransitioning) { self.inner = inner }
            ANIMATES
            func animationEnded(_ transitionCompleted: Bool) { inner.animationEnded?(transitionCompleted) }
        }
        """,
        [
            "Wrapper44: present dismiss push pop tab = Wrapper44(inner: <#UIViewControllerAnimatedTransitioning#>), "
                + "lacks inner: UIViewControllerAnimatedTransitioning"
        ]),
]
