/// All modes stand for the one clock; these are the names from before Swift 4.2, and UIKit's own mode.
extension RunLoop.Mode {
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")

    @available(*, deprecated, renamed: "default")
    public static var defaultRunLoopMode: RunLoop.Mode { .default }

    @available(*, deprecated, renamed: "common")
    public static var commonModes: RunLoop.Mode { .common }

    @available(*, deprecated, renamed: "tracking")
    public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}

@available(*, deprecated, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode
