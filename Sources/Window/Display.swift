import Foundation

/// Where pictures go and input comes from: a window, or the near end of a connection to one.
@MainActor
package protocol Display: AnyObject {
    /// The display as it is now.
    var state: DisplayState { get }

    /// The next event, waiting for one up to `timeout` seconds (0: not at all; `.infinity`: as long as it takes).
    func nextEvent(timeout: Double) -> WindowEvent?

    /// Hands out the pixels, of which at least `rows` are to be drawn, from the top, or all with nil; nothing shows before `present`.
    /// Not called while the size changes.
    func withPixels(rows: [Range<Int>]?, _ body: (PixelBuffer) -> Void) throws(WindowError)

    /// Shows what `withPixels` has drawn.
    func present() throws(WindowError)

    /// Does something to the window; the desktop may refuse.
    func perform(_ request: DisplayRequest)
}

/// What is known of a display.
package struct DisplayState: Codable, Equatable, Sendable {
    package var pixels: PixelSize
    /// Pixels per window point.
    package var density: CGFloat
    /// Refreshes per second; 0 if nobody says.
    package var refreshRate: Double
    /// Whether `present` returns at the display's refresh.
    package var waitsForRefresh: Bool
    /// Whether reading the pixels back is slow, as it is from a texture's memory.
    package var isWriteOnly: Bool
    package var isFullScreen: Bool
    /// Whether the window is put away, so that drawing is wasted.
    package var isMinimized: Bool
}

/// What a window is asked to do.
package enum DisplayRequest: Codable, Equatable, Sendable {
    case title(String)
    /// A text to where other programs can paste it from.
    case copy(String)
    /// In and out of full screen.
    case fullScreen
    /// Another size, in points, or what the display has room for.
    case resize(CGSize)
}

extension DisplayWindow: Display {
    package var state: DisplayState {
        DisplayState(
            pixels: pixelSize, density: density, refreshRate: refreshRate, waitsForRefresh: waitsForRefresh,
            isWriteOnly: presenterName != "surface", isFullScreen: isFullScreen, isMinimized: isMinimized)
    }

    package func perform(_ request: DisplayRequest) {
        switch request {
        case .title(let text): title = text
        case .copy(let text): copy(text)
        case .fullScreen: isFullScreen.toggle()
        case .resize(let size): if !isFullScreen { resize(to: Self.fitting(size)) }
        }
    }
}
