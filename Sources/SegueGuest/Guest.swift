import UIKit

/// A class of the user's that takes part in transitions, as the generated part of the module hands it over.
@preconcurrency @MainActor
public struct Guest: Sendable {
    /// As `segue-source` names it.
    public let name: String
    /// Makes an instance, for a transition.
    package let make: (Situation) -> AnyObject?
    /// Tells an instance the direction and the places of a transition, before each.
    package let prepare: (AnyObject, Situation) -> Void
    /// Whether an instance wants to drive the transition that begins; nil where it has no flag that says so.
    package let isInteracting: ((AnyObject) -> Bool)?
    /// What can be tuned of an instance.
    package let settings: [Setting]
    /// Whether an instance is told the direction when it is made, so that each transition needs a new one.
    package let isMadeAnew: Bool
    /// Whether it is a delegate that implements `presentationController(forPresented:presenting:source:)`.
    package let vendsPresentation: Bool

    /// - Parameters:
    ///   - prepare: nil where nothing has to be told.
    ///   - isInteracting: of an interaction controller without a flag, nil: it drives while a gesture is on.
    public init(
        name: String, make: @escaping (Situation) -> AnyObject?, prepare: ((AnyObject, Situation) -> Void)? = nil,
        isInteracting: ((AnyObject) -> Bool)? = nil, settings: [Setting] = [], isMadeAnew: Bool = false,
        vendsPresentation: Bool = false
    ) {
        self.name = name
        self.make = make
        self.prepare = prepare ?? { _, _ in }
        self.isInteracting = isInteracting
        self.settings = settings
        self.isMadeAnew = isMadeAnew
        self.vendsPresentation = vendsPresentation
    }

    /// A settable property that is a number or a flag, for the inspector and `--set`.
    public struct Setting {
        package enum Value {
            case number(get: (AnyObject) -> Double?, set: (AnyObject, Double) -> Void)
            case flag(get: (AnyObject) -> Bool?, set: (AnyObject, Bool) -> Void)
        }

        package let name: String
        package let value: Value

        public static func number(
            _ name: String, get: @escaping (AnyObject) -> Double?, set: @escaping (AnyObject, Double) -> Void
        ) -> Setting {
            Setting(name: name, value: .number(get: get, set: set))
        }

        public static func flag(
            _ name: String, get: @escaping (AnyObject) -> Bool?, set: @escaping (AnyObject, Bool) -> Void
        ) -> Setting {
            Setting(name: name, value: .flag(get: get, set: set))
        }
    }
}

/// What a user's module has handed over since it was loaded.
@preconcurrency @MainActor
public enum GuestList {
    package private(set) static var guests: [Guest] = []
    /// Makes the controller that `--root` names, if it was given.
    package private(set) static var makeRoot: (@MainActor @Sendable () -> UIViewController)?

    public static func add(_ guest: Guest) {
        guests.append(guest)
    }

    public static func root(_ make: @escaping @MainActor @Sendable () -> UIViewController) {
        makeRoot = make
    }
}
