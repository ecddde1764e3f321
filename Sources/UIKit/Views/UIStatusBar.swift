/// The colour of the status bar's content. The previewed screens show none: it is asked for and kept, never drawn.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}

/// What the scene's status bar is like.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    /// What the controllers on top ask for.
    open var statusBarStyle: UIStatusBarStyle { statusBarController?.preferredStatusBarStyle ?? .default }
    open var isStatusBarHidden: Bool { statusBarHider?.prefersStatusBarHidden ?? false }

    /// Across the top, as high as the safe area there; nothing while the bar is hidden.
    open var statusBarFrame: CGRect {
        let height = isStatusBarHidden ? 0 : UIScreen.main.model.safeArea.top
        return CGRect(x: 0, y: 0, width: height > 0 ? UIScreen.main.model.size.width : 0, height: height)
    }

    /// The controller that may say what the bar looks like: the topmost that covers the screen or asks to be asked.
    private var topmost: UIViewController? {
        var controller = UIWindowScene.only.keyWindow?.rootViewController
        while let presentation = controller?.ownPresentation,
            presentation.removesPresenter || presentation.presented.modalPresentationCapturesStatusBarAppearance
        {
            controller = presentation.presented
        }
        return controller
    }

    private var statusBarController: UIViewController? {
        topmost.map { top in sequence(first: top, next: \.childForStatusBarStyle).reduce(top) { $1 } }
    }

    private var statusBarHider: UIViewController? {
        topmost.map { top in sequence(first: top, next: \.childForStatusBarHidden).reduce(top) { $1 } }
    }
}
