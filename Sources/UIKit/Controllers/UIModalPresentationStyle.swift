/// How a presented controller covers what presents it.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    /// Sheets are not built: acts as full screen and says so.
    case pageSheet = 1
    /// As `pageSheet`.
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    /// As `pageSheet`.
    case popover = 7
    case none = -1
    /// The platform's choice, a sheet there; acts as full screen here and says so.
    case automatic = -2
}

/// How the system brings a presented controller in where no delegate does.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical = 0
    case flipHorizontal = 1
    case crossDissolve = 2
    /// Curls are not built: acts as `coverVertical` and says so.
    case partialCurl = 3
}

extension UIModalPresentationStyle {
    /// The style that is really used: sheets and popovers count as full screen, with one line on the console.
    var built: UIModalPresentationStyle {
        switch self {
        case .automatic:
            Console.once(
                "modalPresentationStyle is .automatic, a sheet on a device; it is shown as .fullScreen here.")
            return .fullScreen
        case .pageSheet, .formSheet, .popover:
            Console.once("sheets and popovers are not built; modalPresentationStyle acts as .fullScreen.")
            return .fullScreen
        case .none:
            return .fullScreen
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
            return self
        }
    }

    /// Whether only the part of the screen that defines the context is covered.
    var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

extension UIModalTransitionStyle {
    /// The animator that brings a presented controller in, or takes it out.
    @MainActor
    func animator(presenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        switch self {
        case .coverVertical:
            return SystemCoverAnimator(presenting: presenting)
        case .flipHorizontal:
            return SystemFlipAnimator(presenting: presenting)
        case .crossDissolve:
            return SystemDissolveAnimator(presenting: presenting)
        case .partialCurl:
            Console.once("curls are not built; modalTransitionStyle .partialCurl acts as .coverVertical.")
            return SystemCoverAnimator(presenting: presenting)
        }
    }
}
