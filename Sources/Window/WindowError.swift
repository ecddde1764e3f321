/// Why there is no window, or no picture in it; `description` is one line that says what to do.
package enum WindowError: Error, Equatable, CustomStringConvertible {
    /// No display server can be reached; the name is the value of DISPLAY or WAYLAND_DISPLAY, if there is one.
    case noDisplay(named: String?)
    /// The display refused a window; the text is SDL's reason.
    case cannotOpen(String)
    /// The window cannot take a picture; the text is SDL's reason.
    case cannotDraw(String)

    package var description: String {
        switch self {
        case .noDisplay(nil):
            "no display: set DISPLAY or WAYLAND_DISPLAY, or write pictures with `segue render`, which needs none"
        case .noDisplay(let name?):
            "the display \(name) cannot be reached: correct DISPLAY or WAYLAND_DISPLAY, or use `segue render`"
        case .cannotOpen(let reason):
            "the window cannot be opened (\(reason)): try SDL_VIDEODRIVER=x11 or wayland, or use `segue render`"
        case .cannotDraw(let reason):
            "the window cannot be drawn (\(reason)): try SDL_RENDER_DRIVER=software"
        }
    }
}
