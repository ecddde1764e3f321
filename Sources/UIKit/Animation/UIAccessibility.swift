/// Settings of the device that animations should heed.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// Whether the user asked for less motion.
    public package(set) static var isReduceMotionEnabled = false

    // What the previewed device's user has not switched on.
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
    public static var prefersCrossFadeTransitions: Bool { false }

    /// What assistive software can be told. There is none here to hear it.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
    }

    /// Tells nobody: there is no assistive software here.
    public static func post(notification: Notification, argument: Any?) {}

    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
