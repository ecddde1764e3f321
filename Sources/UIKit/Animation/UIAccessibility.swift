/// Settings of the device that animations should heed.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// Whether the user asked for less motion.
    public package(set) static var isReduceMotionEnabled = false
}
