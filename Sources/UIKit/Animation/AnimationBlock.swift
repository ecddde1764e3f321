/// A running animation block: what is changed inside it is animated its way.
@MainActor
class AnimationBlock {
    /// Seconds.
    let duration: TimeInterval
    /// Seconds before it begins.
    let delay: TimeInterval
    let pace: AnimationSpec.Pace
    let options: UIView.AnimationOptions
    let completion: BlockCompletion
    /// Layers that got other bounds inside the block.
    fileprivate var resized: [CALayer] = []

    /// Views whose constraints have changed inside the block in a way that animates without `layoutIfNeeded`.
    private var unsettled: [UIView] = []

    /// The innermost block around the running code that animates; nil if there is none.
    static var current: AnimationBlock? {
        guard UIView.areAnimationsEnabled, case let block?? = stack.last, block.duration > 0 || block.delay > 0 else {
            return nil
        }
        return block
    }

    /// Lays out at the block's end, so that it is animated.
    final func layOutAtEnd(_ view: UIView) {
        unsettled.append(view)
    }

    /// The blocks that enclose the code running now, innermost last; nil stands for `performWithoutAnimation`.
    static var stack: [AnimationBlock?] = []

    init(
        duration: TimeInterval, delay: TimeInterval, pace: AnimationSpec.Pace, options: UIView.AnimationOptions,
        completion: BlockCompletion
    ) {
        self.duration = duration
        self.delay = delay
        self.pace = pace
        self.options = options
        self.completion = completion
    }

    /// Runs code inside the block.
    final func run(_ body: () -> Void) {
        AnimationBlock.stack.append(self)
        body()
        for view in unsettled { view.engineRoot.layOutNow() }
        unsettled = []
        if options.contains(.layoutSubviews) { resized.forEach { $0.layoutIfNeeded() } }
        AnimationBlock.stack.removeLast()
    }

    /// Animates one change that has just been made.
    func animate(_ layer: CALayer, _ key: String, from: AnimatableValue, to: AnimatableValue) {
        guard from != to else { return }
        attach(CAPropertyAnimation.changing(key, from: from, to: to), to: layer)
    }

    /// Gives an animation the block's times and puts it on a layer.
    final func attach(
        _ animation: CAAnimation, to layer: CALayer, count: Float? = nil, autoreverses: Bool? = nil
    ) {
        animation.duration = duration
        animation.startDelay = delay
        animation.fillMode = .both
        animation.viewPace = shownPace
        animation.isViewAnimation = true
        animation.ignoresTouches = !options.contains(.allowUserInteraction)
        animation.autoreverses = autoreverses ?? options.contains(.autoreverse)
        animation.repeatCount = count ?? (options.contains(.repeat) ? .greatestFiniteMagnitude : 0)
        let completion = completion
        completion.enter()
        animation.onStop = { finished in MainActor.assumeIsolated { completion.leave(finished: finished) } }
        layer.add(animation, forKey: (animation as? CAPropertyAnimation).map(layer.freeKey))
    }

    /// The pace of the block's animations: a transaction around it that has a timing function gives it to them in the place of
    /// the block's own curve, as on Apple's systems; the duration stays the block's, and a spring has no curve to replace.
    private var shownPace: AnimationSpec.Pace {
        switch pace {
        case .spring: pace
        case .linear, .curve: CATransaction.animationTimingFunction().map(AnimationSpec.Pace.curve) ?? pace
        }
    }
}

extension CAPropertyAnimation {
    /// The animation of a property whose model has gone from one value to another.
    ///
    /// Values that can be added are animated as what is still missing, going to nothing: a later animation of the same
    /// property, delayed or not, then joins in smoothly instead of replacing this one, as on Apple's systems.
    static func changing(_ key: String, from: AnimatableValue, to: AnimatableValue) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: key)
        animation.start = from
        if let missing = from.subtracting(to), let nothing = to.subtracting(to) {
            animation.isAdditive = true
            (animation.fromValue, animation.toValue) = (missing.any, nothing.any)
        } else {
            (animation.fromValue, animation.toValue) = (from.any, to.any)
        }
        return animation
    }
}

extension CALayer {
    /// The key to add a view's animation under: the property's name, numbered where an additive one joins others.
    func freeKey(for animation: CAPropertyAnimation) -> String {
        let name = animation.keyPath ?? ""
        guard animation.isAdditive, self.animation(forKey: name) != nil else { return name }
        var number = 2
        while self.animation(forKey: "\(name)-\(number)") != nil { number += 1 }
        return "\(name)-\(number)"
    }
}

/// Calls a completion block once, when all animations of a block are over, with whether all of them reached their end.
@MainActor
final class BlockCompletion {
    private var pending = 1
    private var allFinished = true
    private var isEmpty = true
    private var block: ((Bool) -> Void)?

    init(_ block: ((Bool) -> Void)?) {
        self.block = block
    }

    func enter() {
        pending += 1
        isEmpty = false
    }

    func leave(finished: Bool) {
        allFinished = allFinished && finished
        pending -= 1
        if pending == 0 { fire() }
    }

    /// The block's code has run: without an animation the completion comes at once, in a turn of its own.
    func seal() {
        pending -= 1
        guard pending == 0 else { return }
        if isEmpty {
            VirtualClock.current.schedule(after: 0) { MainActor.assumeIsolated { self.fire() } }
        } else {
            fire()
        }
    }

    private func fire() {
        let block = block
        self.block = nil
        block?(allFinished)
    }
}

/// Answers a change of a view's layer inside an animation block: it knows the value before the change.
@MainActor
private final class ViewAction: CAAction {
    private let block: AnimationBlock
    private let path: AnimationKeyPath
    private let from: AnimatableValue

    init(block: AnimationBlock, path: AnimationKeyPath, from: AnimatableValue) {
        self.block = block
        self.path = path
        self.from = from
    }

    nonisolated func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        nonisolated(unsafe) let object = anObject
        MainActor.assumeIsolated {
            guard let layer = object as? CALayer, let to = path.get(layer.state) else { return }
            if event == "bounds" { block.resized.append(layer) }
            block.animate(layer, event, from: from, to: to)
        }
    }
}

extension UIView {
    /// What animates a change of a view's layer: inside an animation block its animation, elsewhere nothing.
    ///
    /// It starts from the model where values can be added (animations on their way go on beside it), else from what is
    /// seen.
    package static func animationAction(for layer: CALayer, key: String) -> (any CAAction)? {
        guard areAnimationsEnabled, case let block?? = AnimationBlock.stack.last,
            block.duration > 0 || block.delay > 0, !unanimatedKeys.contains(key), layer.isOnDisplay,
            let path = AnimationKeyPath(key), let model = path.get(layer.state)
        else { return NSNull() }
        let from = model.subtracting(model) == nil ? path.get(layer.presentedState) ?? model : model
        return ViewAction(block: block, path: path, from: from)
    }

    /// Properties that change at once even inside a block, as on Apple's systems.
    private static let unanimatedKeys: Set<String> = [
        "hidden", "contents", "contentsScale", "contentsRect", "contentsCenter", "masksToBounds", "doubleSided",
        "anchorPoint", "anchorPointZ",
        // What shape and gradient layers add: views do not know it.
        "path", "fillColor", "strokeColor", "lineWidth", "miterLimit", "lineDashPhase", "strokeStart", "strokeEnd",
        "colors", "locations", "startPoint", "endPoint",
    ]

    /// Whether animation blocks animate; off, changes are made at once and completions still come.
    public static var areAnimationsEnabled: Bool { AnimationSwitch.isOn }

    public static func setAnimationsEnabled(_ enabled: Bool) {
        AnimationSwitch.isOn = enabled
    }

    /// Runs code whose changes are not animated, even inside a block.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationBlock.stack.append(nil)
        actionsWithoutAnimation()
        AnimationBlock.stack.removeLast()
    }

    /// Seconds of the block that encloses the running code; 0 outside any.
    public static var inheritedAnimationDuration: TimeInterval {
        if case let block?? = AnimationBlock.stack.last { block.duration } else { 0 }
    }
}

@MainActor
private enum AnimationSwitch {
    static var isOn = true
}
