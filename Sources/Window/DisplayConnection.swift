import Foundation
internal import CSDL2

/// SDL's reason for the last failure.
func lastError() -> String {
    String(cString: SDL_GetError())
}

/// The connection to the display, ended with its last owner.
///
/// Left to itself, SDL answers an absent display with a driver that shows nothing, or takes over a text console; so the
/// driver of a desktop is named unless the user names one (SDL_VIDEODRIVER).
@MainActor
final class DisplayConnection {
    /// Told when the display has gone, just before the program ends.
    static var onLoss: (() -> Void)?

    init(environment: [String: String]) throws(WindowError) {
        func value(_ key: String) -> String? { environment[key].flatMap { $0.isEmpty ? nil : $0 } }
        let driver = value("SDL_VIDEODRIVER")
        let displays = [("x11", value("DISPLAY")), ("wayland", value("WAYLAND_DISPLAY"))].filter { $0.1 != nil }
        guard driver != nil || !displays.isEmpty else { throw .noDisplay(named: nil) }
        Self.useUTF8()
        Self.setHints(drivers: driver ?? displays.map(\.0).joined(separator: ","))
        guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else {
            if driver != nil { throw .cannotOpen(lastError()) }
            throw .noDisplay(named: displays.compactMap(\.1).joined(separator: ", "))
        }
        Self.reportLossOfDisplay()
        Self.endOnHangUp()
    }

    isolated deinit {
        SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO))
    }

    /// Xlib drops a title that the locale's character set cannot hold, and a program starts in the locale `C`.
    private static func useUTF8() {
        setlocale(LC_CTYPE, "")
        if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
    }

    private static func setHints(drivers: String) {
        let hints = [
            SDL_HINT_VIDEODRIVER: drivers,
            // A touch is reported once, as a touch.
            SDL_HINT_TOUCH_MOUSE_EVENTS: "0",
            SDL_HINT_MOUSE_TOUCH_EVENTS: "0",
            // The close button is the program's to answer.
            SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE: "0",
            // A previewer is not a game: leave the screen saver and the desktop's compositor alone.
            SDL_HINT_VIDEO_ALLOW_SCREENSAVER: "1",
            SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR: "0",
            // The first press in a window without the focus counts.
            SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH: "1",
            // Otherwise SDL starts OpenGL (0.06 s) just to put memory into a window.
            SDL_HINT_FRAMEBUFFER_ACCELERATION: "0",
        ]
        for (hint, value) in hints {
            SDL_SetHintWithPriority(hint, value, SDL_HINT_OVERRIDE)
        }
    }

    /// When the X server goes away, Xlib ends the program with three lines of its own; say it in one.
    ///
    /// The library is found in the process, where SDL has loaded it; with Wayland it is absent and SDL reports `quit`.
    private static func reportLossOfDisplay() {
        typealias Handler = @convention(c) (OpaquePointer?) -> Int32
        typealias SetHandler = @convention(c) (Handler) -> Handler?
        guard let library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD),
            let address = dlsym(library, "XSetIOErrorHandler")
        else { return }
        _ = unsafeBitCast(address, to: SetHandler.self)({ _ in
            let message = "segue: the display is gone; start again once there is one\n"
            _ = message.withCString { write(STDERR_FILENO, $0, strlen($0)) }
            // Xlib calls this where it has read from the display, which is on the main thread.
            MainActor.assumeIsolated { DisplayConnection.onLoss?() }
            exit(1)
        })
    }

    /// A terminal that is closed ends the program as Ctrl-C does, which SDL reports as `quit`; unless it was started not to care.
    private static func endOnHangUp() {
        var now = sigaction()
        guard sigaction(SIGHUP, nil, &now) == 0, now.__sigaction_handler.sa_handler == nil else { return }
        signal(SIGHUP) { _ in raise(SIGTERM) }
    }
}
