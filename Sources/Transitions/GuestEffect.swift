import SegueGuest
import SourceModel

/// A transition that objects of a user's own module play: animators, the delegates that vend them, and what drives them.
///
/// One object of a class serves both ways of a screen, as it does where a controller keeps its animator, unless it is told
/// the direction when it is made. Delegates are put where UIKit looks for them and are asked by UIKit.
package final class GuestEffect: Effect {
    /// The classes that take part.
    package struct Cast: Sendable {
        /// The animator, or the delegate that vends it.
        package let lead: Guest
        package let roles: [Candidate.Role]
        /// What it serves; the system's transitions are shown for the others.
        package let operations: [TransitionOperation]
        /// The animator of the way back, if it is another.
        package let partner: Guest?
        package let interaction: Guest?
        package let presentation: Guest?
        /// Whether nothing tells that it plays the way back too.
        package let isWayBackGuessed: Bool

        package init(
            lead: Guest, roles: [Candidate.Role], operations: [TransitionOperation], partner: Guest?,
            interaction: Guest?, presentation: Guest?, isWayBackGuessed: Bool = false
        ) {
            self.isWayBackGuessed = isWayBackGuessed
            self.lead = lead
            self.roles = roles
            self.operations = operations
            self.partner = partner
            self.interaction = interaction
            self.presentation = presentation
        }
    }

    /// The effect that a candidate of the sources is, for the catalogue; nil where its class was not handed over.
    ///
    /// - Parameter guests: The classes that were, by their names.
    package static func entry(
        _ candidate: Candidate, key: Character?, of guests: [String: Guest]
    ) -> CatalogueEntry? {
        guard let lead = guests[candidate.name] else { return nil }
        let operations = candidate.operations.compactMap(TransitionOperation.init)
        let cast = Cast(
            lead: lead, roles: candidate.roles, operations: operations,
            partner: candidate.partner.flatMap { guests[$0] },
            interaction: candidate.interaction.flatMap { guests[$0] },
            presentation: candidate.presentation.flatMap { guests[$0] },
            isWayBackGuessed: candidate.isWayBackGuessed)
        return CatalogueEntry(candidate.name, key, candidate.name, operations, isGuest: true) { GuestEffect(cast) }
    }

    /// Whether classes play ways back of which nothing tells that they are for them; the system's transition goes back for a check,
    /// which is to blame no class for what it was not written for.
    package static var playsGuessedWaysBack = true
    /// The part of the height that a screen asks for which takes any, where a presentation controller wants to know.
    private static let sheetPart: CGFloat = 0.6
    /// Seconds of what has not told its duration yet.
    private static let unknownDuration = Duration(enter: 0.5, leave: 0.5)
    /// What the classes announced when they were played.
    private static var announced: [String: Duration] = [:]

    private let cast: Cast
    /// The objects made so far, by class.
    private var objects: [String: AnyObject] = [:]
    /// What is tuned, by the setting's name.
    private var wanted: [String: Parameter.Value] = [:]
    /// The presentation controller that a delegate was asked for before UIKit asks for it.
    private var askedPresentation: UIPresentationController?
    /// The user's screen that is presented by its own animation.
    private weak var ownScreen: UIViewController?
    private weak var first: UIViewController?
    private weak var second: UIViewController?
    /// What managed the last presentation with this effect.
    private weak var lastPresentation: UIPresentationController?

    package init(_ cast: Cast) {
        self.cast = cast
        super.init(duration: Self.announced[cast.lead.name] ?? Self.unknownDuration, curve: .linear)
        Self.living.removeAll { $0.effect == nil }
        Self.living.append(Reference(effect: self))
    }

    package override var hasCurve: Bool { false }
    package override var hasDuration: Bool { false }
    package override var curveDescription: String { "set in its class" }
    package override var moves: Bool { false }

    /// Lets go of what was made for transitions that are over: an object that keeps its screens must not be kept by them.
    package static func letGoOfScreens() {
        Situation.letGo()
        for effect in living.compactMap(\.effect) { effect.objects = [:] }
        living = []
    }

    /// The effects that may hold objects.
    private static var living: [Reference] = []

    private struct Reference {
        weak var effect: GuestEffect?
    }

    /// Notes how long a class says that it takes.
    package static func note(_ seconds: TimeInterval, of name: String, for operation: TransitionOperation) {
        var duration = announced[name] ?? Duration(enter: seconds, leave: seconds)
        switch operation {
        case .push, .present, .tab: duration.enter = seconds
        case .pop, .dismiss: duration.leave = seconds
        }
        announced[name] = duration
    }

    package override func lead(from first: UIViewController, to second: UIViewController) {
        self.first = first
        self.second = second
        lastPresentation = nil
        let operation: TransitionOperation =
            first.navigationController != nil ? .push : first.tabBarController != nil ? .tab : .present
        if cast.roles.contains(.navigationDelegate), let navigation = first.navigationController {
            hold(navigation.delegate) {
                navigation.delegate = object(of: cast.lead, for: .push) as? any UINavigationControllerDelegate
            }
        }
        if cast.roles.contains(.tabBarDelegate), let tabs = first.tabBarController {
            hold(tabs.delegate) { tabs.delegate = object(of: cast.lead, for: .tab) as? any UITabBarControllerDelegate }
        }
        let room = first.view.bounds.size
        second.fallbackContentSize = CGSize(width: room.width, height: (room.height * Self.sheetPart).rounded())
        tellScreens(of: operation)
        // Its recogniser must be on the second screen before anyone drags there.
        if let interaction = cast.interaction { _ = object(of: interaction, for: operation) }
    }

    /// A screen that is its own animator and its own delegate is presented itself, as its author does it. A delegate that keeps
    /// its presentation controller is for one screen: that one is presented again.
    package override func screen(
        insteadOf second: UIViewController, after first: UIViewController
    ) -> UIViewController {
        if cast.lead.vendsPresentation, let kept = lastPresentation?.presentedViewController,
            kept.presentingViewController == nil
        {
            return kept
        }
        guard cast.roles == [.animator], cast.operations.contains(.present) else { return second }
        self.first = first
        self.second = second
        guard let made = object(of: cast.lead, for: .present) as? UIViewController,
            made.transitioningDelegate === made as AnyObject
        else { return second }
        // It holds this effect, which is not to hold it in turn.
        objects[cast.lead.name] = nil
        ownScreen = made
        return made
    }

    package override var guessesPresentationStyle: Bool { ownScreen == nil && !cast.lead.vendsPresentation }

    /// Keeps the delegate that a container has, and else sets one.
    private func hold(_ delegate: AnyObject?, else set: () -> Void) {
        if let delegate { objects[cast.lead.name] = delegate } else { set() }
    }

    package override func animator(
        for operation: TransitionOperation
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if operation == .present { lastPresentation = second?.presentationController }
        guard !asksDelegate(for: operation), cast.operations.contains(operation) else { return nil }
        if cast.isWayBackGuessed, !Self.playsGuessedWaysBack, !operation.isForward { return nil }
        if let interaction = cast.interaction, objects[interaction.name] == nil {
            // One that asks its screen for the stack it is in can be made only now that the screen is in it.
            _ = object(of: interaction, for: operation)
        }
        guard !isSystems else { return systemAnimator(for: operation) }
        let guest = operation.isForward ? cast.lead : cast.partner ?? cast.lead
        let made = object(of: guest, for: operation)
        guard let animator = made as? any UIViewControllerAnimatedTransitioning else {
            Console.say("\(guest.name) could not be made for \(operation.rawValue); the system's transition is shown.")
            return nil
        }
        return animator
    }

    /// Whether there is no animator of the user's: the system's transition is driven, or presented in another frame.
    private var isSystems: Bool {
        cast.interaction?.name == cast.lead.name || cast.presentation?.name == cast.lead.name
    }

    private func systemAnimator(for operation: TransitionOperation) -> any UIViewControllerAnimatedTransitioning {
        Console.once("no animator goes with \(cast.lead.name): the system's transition is shown.")
        return switch operation {
        case .push, .tab: SystemPushAnimator(.push)
        case .pop: SystemPushAnimator(.pop)
        case .present: SystemCoverAnimator(presenting: true)
        case .dismiss: SystemCoverAnimator(presenting: false)
        }
    }

    package override func interaction(
        for operation: TransitionOperation, using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let guest = cast.interaction, let made = objects[guest.name] else { return nil }
        guard guest.isInteracting?(made) ?? isTouched else { return nil }
        return made as? any UIViewControllerInteractiveTransitioning
    }

    /// Whether a gesture on one of the screens, or on what is around them, has been recognised and goes on.
    private var isTouched: Bool {
        let screens = [first, second].compactMap { $0?.viewIfLoaded }
        let views = screens.flatMap { Array(sequence(first: $0, next: \.superview)) }
        return views.contains { view in
            (view.gestureRecognizers ?? []).contains { $0.state == .began || $0.state == .changed }
        }
    }

    /// Whether UIKit asks the user's own delegate.
    private func asksDelegate(for operation: TransitionOperation) -> Bool {
        switch operation {
        case .present, .dismiss: cast.roles.contains(.transitioningDelegate) || ownScreen != nil
        case .push, .pop: cast.roles.contains(.navigationDelegate)
        case .tab: cast.roles.contains(.tabBarDelegate)
        }
    }

    package override var presentationDelegate: any UIViewControllerTransitioningDelegate {
        if let own = ownScreen?.transitioningDelegate { return own }
        guard cast.roles.contains(.transitioningDelegate) else { return self }
        return object(of: cast.lead, for: .present) as? any UIViewControllerTransitioningDelegate ?? self
    }

    /// Whether the classes themselves say in which style they present.
    package var knowsPresentationStyle: Bool { cast.presentation != nil || cast.lead.vendsPresentation }

    package override var presentationStyle: UIModalPresentationStyle {
        if let ownScreen { return ownScreen.modalPresentationStyle }
        if cast.presentation != nil { return .custom }
        return cast.lead.vendsPresentation ? .custom : .fullScreen
    }

    package override func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?
    ) -> UIPresentationController? {
        guard let guest = cast.presentation else { return nil }
        return guest.make(situation(for: .present)) as? UIPresentationController
    }

    // MARK: Objects

    /// The object of a class, told of the transition to come.
    private func object(of guest: Guest, for operation: TransitionOperation) -> AnyObject? {
        let situation = situation(for: operation)
        tellScreens(of: operation)
        let made: AnyObject
        if let ownScreen, guest.name == cast.lead.name {
            made = ownScreen
        } else if !guest.isMadeAnew, let known = objects[guest.name] {
            made = known
        } else {
            guard let new = guest.make(situation) else { return nil }
            objects[guest.name] = new
            made = new
        }
        guest.prepare(made, situation)
        for setting in guest.settings {
            if let value = wanted[setting.name] { setting.set(value, on: made) }
        }
        return made
    }

    private func situation(for operation: TransitionOperation) -> Situation {
        let first = first ?? UIViewController()
        let second = second ?? UIViewController()
        let element = sourceView?() ?? first.view ?? UIView()
        let target = targetView?() ?? second.view ?? UIView()
        return Situation(
            operationName: operation.rawValue, isForward: operation.isForward, operation: operation.ofNavigation,
            first: first, second: second, element: element, target: target,
            frame: sourceRect?() ?? element.convert(element.bounds, to: nil),
            targetFrame: target.convert(target.bounds, to: nil))
    }

    /// Lets the screens answer what code asks of them in a transition; it may be an animator that a delegate vends.
    private func tellScreens(of operation: TransitionOperation) {
        (first as? StandInScreen)?.situation = { [weak self] in self?.situation(for: operation) }
        (second as? StandInScreen)?.situation = { [weak self] in self?.situation(for: operation).swapped }
    }

    // MARK: Tuning

    package override var parameters: [Parameter] {
        cast.lead.settings.map { Parameter(key: $0.name, GuestStorage(effect: self, setting: $0)) }
    }

    /// An object to ask for its settings' own values.
    private lazy var specimen = cast.lead.make(situation(for: .present))

    fileprivate func value(of setting: Guest.Setting) -> Parameter.Value {
        wanted[setting.name] ?? setting.value(of: specimen)
    }

    fileprivate func want(_ value: Parameter.Value, of setting: Guest.Setting) {
        wanted[setting.name] = value
        if let made = objects[cast.lead.name] { setting.set(value, on: made) }
    }
}

/// Ties a parameter to a setting of the user's class.
@MainActor
private final class GuestStorage: TunableStorage {
    private let effect: GuestEffect
    private let setting: Guest.Setting
    let title: String
    let kind: Parameter.Kind

    init(effect: GuestEffect, setting: Guest.Setting) {
        self.effect = effect
        self.setting = setting
        title = setting.name.spacedWords
        kind = setting.kind(ownValue: effect.value(of: setting))
    }

    var tuned: Parameter.Value {
        get { effect.value(of: setting) }
        set { effect.want(newValue, of: setting) }
    }
}

extension Guest.Setting {
    /// What kind of value it has; a number may become up to four times its own, and no less than 1.
    fileprivate func kind(ownValue: Parameter.Value) -> Parameter.Kind {
        guard case .number(let own) = ownValue else { return .flag }
        return .number(min(own * 4, 0)...max(own * 4, 1), .none)
    }

    @MainActor
    fileprivate func value(of object: AnyObject?) -> Parameter.Value {
        switch value {
        case .number(let get, _): .number(object.flatMap(get) ?? 0)
        case .flag(let get, _): .flag(object.flatMap(get) ?? false)
        }
    }

    @MainActor
    fileprivate func set(_ new: Parameter.Value, on object: AnyObject) {
        switch (value, new) {
        case (.number(_, let set), .number(let number)): set(object, number)
        case (.flag(_, let set), .flag(let flag)): set(object, flag)
        default: break
        }
    }
}

extension TransitionOperation {
    /// Whether it leads on to another screen.
    package var isForward: Bool {
        switch self {
        case .push, .present, .tab: true
        case .pop, .dismiss: false
        }
    }

    /// What a navigation controller calls it.
    fileprivate var ofNavigation: UINavigationController.Operation {
        switch self {
        case .push: .push
        case .pop: .pop
        case .present, .dismiss, .tab: .none
        }
    }
}

extension String {
    /// A name of code in words: `springDamping` is "spring damping".
    fileprivate var spacedWords: String {
        reduce(into: "") { words, character in
            if character.isUppercase, !words.isEmpty { words.append(" ") }
            words += character.lowercased()
        }
    }
}

/// What stands in the catalogue for a user's own screens, whose transitions their containers and delegates choose.
package final class OwnScreens: Effect {
    package init() {
        super.init(duration: Duration(enter: 0.5, leave: 0.5), curve: .linear)
    }

    package override var hasCurve: Bool { false }
    package override var hasDuration: Bool { false }
    package override var curveDescription: String { "set in its classes" }
}
