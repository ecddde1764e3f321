/// Taps felt by the hand. Nothing here can be felt: the calls are taken and lead nowhere, as on a device without the motor.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Makes the motor ready.
    open func prepare() {}
}

/// Something has hit something.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    public init(style: FeedbackStyle) {
        super.init()
    }

    public convenience override init() {
        self.init(style: .medium)
    }

    open func impactOccurred() {}

    /// - Parameter intensity: 0…1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// What is chosen has changed.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

/// A task has ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
