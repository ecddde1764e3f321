/// A trait that can be watched.
public protocol UITraitDefinition {
    /// Whether two sets of traits differ in this one.
    static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool
}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceStyle: UITraitDefinition {
    public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
        a.userInterfaceStyle != b.userInterfaceStyle
    }
}

public struct UITraitDisplayScale: UITraitDefinition {
    public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
        a.displayScale != b.displayScale
    }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition {
    public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
        a.horizontalSizeClass != b.horizontalSizeClass
    }
}

public struct UITraitVerticalSizeClass: UITraitDefinition {
    public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
        a.verticalSizeClass != b.verticalSizeClass
    }
}

public struct UITraitLayoutDirection: UITraitDefinition {
    public static func differs(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
        a.layoutDirection != b.layoutDirection
    }
}

/// Stands for one registration, to end it with.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// One closure that watches traits.
@MainActor final class TraitObserver: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
        super.init()
    }
}

/// What takes registrations for changes of its traits: every view.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UIView: UITraitChangeObservable {
    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.removeAll { $0 === registration }
    }
}

extension UITraitChangeObservable where Self: UIView {
    /// Calls the closure, with the view and its old traits, when one of the given traits has changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let observer = TraitObserver(traits: traits) { [weak self] previous in
            if let self {
                handler(self, previous)
            }
        }
        traitObservers.append(observer)
        return observer
    }
}

extension UIView {
    /// The view's traits, given those of what is around it.
    func traits(under outer: UITraitCollection) -> UITraitCollection {
        outer.with(style: owner?.overrideUserInterfaceStyle ?? .unspecified).with(style: overrideUserInterfaceStyle)
    }

    /// Works the traits out anew, here and below, and tells those whose traits have changed.
    package func refreshTraits() {
        refreshTraits(under: superview?.traitCollection ?? outermostTraits)
    }

    /// The traits around a view that is in no other: the screen's; for a tool's window without what the device's user has set.
    var outermostTraits: UITraitCollection {
        guard let scale = (self as? UIWindow)?.ownScale else { return UIScreen.main.traitCollection }
        return UITraitCollection(
            style: .light, idiom: .pad, scale: scale, horizontal: .regular, vertical: .regular, direction: .leftToRight)
    }

    private func refreshTraits(under outer: UITraitCollection) {
        let new = traits(under: outer)
        let old = knownTraits
        knownTraits = new
        if new != old {
            new.performAsCurrent {
                if new.hasDifferentColorAppearance(comparedTo: old) {
                    styleDidChange()
                }
                if new.layoutDirection != old?.layoutDirection {
                    directionDidChange()
                }
                // A view that has never been told its traits is not told that they have changed.
                if let old {
                    tellTraitsDidChange(from: old, to: new)
                }
            }
        }
        for subview in subviews {
            subview.refreshTraits(under: new)
        }
    }

    private func tellTraitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        traitCollectionDidChange(old)
        owner?.traitCollectionDidChange(old)
        for observer in traitObservers where observer.traits.contains(where: { $0.differs(old, new) }) {
            observer.handler(old)
        }
        setNeedsLayout()
    }
}
