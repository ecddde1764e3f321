/// Blocks waiting for animations: called once, when the transaction is committed and all of its animations are over.
package final class CompletionGroup {
    private var pending = 1
    private(set) var block: (() -> Void)?

    package init(_ block: @escaping () -> Void) {
        self.block = block
    }

    package func enter() {
        pending += 1
    }

    package func leave() {
        pending -= 1
        guard pending == 0, let block else { return }
        self.block = nil
        VirtualClock.current.schedule(after: 0, block)
    }
}

/// Collects changes of layers and says how they are animated. Nested on the main thread; what is changed outside any
/// is committed at the end of the turn.
public final class CATransaction: NSObject {
    /// The settings of one level.
    private struct Level {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var group: CompletionGroup?
        var values: [String: Any] = [:]
    }

    // The main thread's, like all layers. The first level is the implicit transaction.
    nonisolated(unsafe) private static var levels = [Level()]
    nonisolated(unsafe) private static var roots: [WeakLayer] = []

    /// How many commits there were; and whether one is taking its copies. The main thread's.
    nonisolated(unsafe) private(set) static var commitCount = 0
    nonisolated(unsafe) private(set) static var isFreezing = false

    private struct WeakLayer {
        weak var layer: CALayer?
    }

    /// The groups that an animation added now belongs to.
    static var openGroups: [CompletionGroup] { levels.compactMap(\.group) }

    /// What waits for the animations of the innermost level, if a block was set for it.
    package static var openGroup: CompletionGroup? { levels.last?.group }

    static func rootsChanged(_ layer: CALayer) {
        roots.removeAll { $0.layer == nil || $0.layer === layer }
        if layer.isDisplayRoot { roots.append(WeakLayer(layer: layer)) }
    }

    public class func begin() {
        var level = Level()
        // Settings are inherited; completion blocks are not, but an inner animation counts for the outer block.
        if let outer = levels.last {
            (level.duration, level.timingFunction) = (outer.duration, outer.timingFunction)
            level.disablesActions = outer.disablesActions
        }
        levels.append(level)
    }

    public class func commit() {
        guard levels.count > 1, let level = levels.popLast() else { return }
        level.group?.leave()
    }

    /// Lays out, draws and begins the animations of everything that is shown; inside a transaction of one's own, that
    /// is left to the end of the turn.
    public class func flush() {
        guard levels.count == 1 else { return }
        // Layout may unsettle a layer above, and a delegate told of a start may change anything; but not without end.
        for _ in 0..<passLimit {
            for root in roots { root.layer?.update(displays: true) }
            let implicit = levels[0]
            levels[0] = Level()
            implicit.group?.leave()
            for root in roots { root.layer?.commitSubtree() }
            VirtualClock.current.animations.commit()
            isFreezing = true
            for root in roots { _ = root.layer?.freeze() }
            isFreezing = false
            commitCount += 1
            if !isPending { break }
        }
    }

    /// How often one commit looks again for what it set off itself.
    private static let passLimit = 8

    /// Ends a turn of the run loop: closes what was left open, and flushes.
    static func endTurn() {
        while levels.count > 1 { commit() }
        flush()
    }

    /// Whether anything has changed since the last commit.
    static var isPending: Bool {
        levels.count > 1 || levels[0].group != nil || VirtualClock.current.animations.hasNew
            || roots.contains { $0.layer?.frozen == nil && $0.layer != nil || $0.layer?.subtreeWantsUpdate == true }
    }

    public class func animationDuration() -> CFTimeInterval {
        levels.last?.duration ?? 0.25
    }

    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        levels[levels.count - 1].duration = dur
    }

    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        levels.last?.timingFunction
    }

    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        levels[levels.count - 1].timingFunction = function
    }

    public class func disableActions() -> Bool {
        levels.last?.disablesActions ?? false
    }

    public class func setDisableActions(_ flag: Bool) {
        levels[levels.count - 1].disablesActions = flag
    }

    /// Called when all animations added from now on in this transaction are over; at once, but in a turn of its own, if
    /// there are none.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        levels[levels.count - 1].group?.leave()
        levels[levels.count - 1].group = block.map(CompletionGroup.init)
    }

    public class func completionBlock() -> (() -> Void)? {
        levels[levels.count - 1].group?.block
    }

    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        default: levels.reversed().lazy.compactMap { $0.values[key] }.first
        }
    }

    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            setAnimationDuration((anObject as? NSNumber)?.doubleValue ?? anObject as? Double ?? 0.25)
        case kCATransactionDisableActions:
            setDisableActions(anObject as? Bool ?? (anObject as? NSNumber)?.boolValue ?? false)
        case kCATransactionAnimationTimingFunction:
            setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        default:
            levels[levels.count - 1].values[key] = anObject
        }
    }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
