import Foundation
internal import CSDL2

/// A window on the desktop that shows pixels and reports what the user does in it.
///
/// One at a time. It is drawn at its real pixels: presenting never scales.
@MainActor
package final class DisplayWindow {
    /// The part of the display's usable size that a new window takes at most; the rest is for its frame and title.
    private static let largestPart: CGFloat = 0.94
    /// The least width and height a user can give the window, in points.
    private static let leastSide: Int32 = 120

    private let handle: WindowHandle
    private let presenter: any Presenter
    /// Events that have been made of an earlier one and wait to be handed out.
    var unreported: [WindowEvent] = []
    var lostRelease = LostRelease()

    /// Told when the display has gone, just before the program ends: the last chance to keep something.
    package var onLoss: (() -> Void)? {
        get { DisplayConnection.onLoss }
        set { DisplayConnection.onLoss = newValue }
    }

    /// The window's title.
    package var title: String {
        didSet { SDL_SetWindowTitle(window, title) }
    }

    /// Opens a window of a size, or smaller with the same shape if the display is.
    ///
    /// - Parameters:
    ///   - contentSize: In points, at least 1 × 1.
    ///   - environment: Where the display's name and SDL's settings are looked up.
    package init(
        title: String, contentSize: CGSize, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(WindowError) {
        let display = try DisplayConnection(environment: environment)
        handle = try WindowHandle(title: title, size: Self.fitting(contentSize), display: display)
        guard let presenter = Self.presenter(for: handle, environment: environment) else {
            throw .cannotDraw(lastError())
        }
        self.presenter = presenter
        self.title = title
        SDL_SetWindowMinimumSize(window, Self.leastSide, Self.leastSide)
        SDL_ShowWindow(window)
    }

    /// SDL's window.
    var window: OpaquePointer { handle.pointer }

    /// The largest size of the content's shape, not above its own, that has room on the display.
    package static func fitting(_ content: CGSize) -> CGSize {
        var usable = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(0, &usable) == 0 else { return content }
        let scale = min(
            1, CGFloat(usable.w) * largestPart / content.width, CGFloat(usable.h) * largestPart / content.height)
        return CGSize(
            width: max((content.width * scale).rounded(), 1), height: max((content.height * scale).rounded(), 1))
    }

    /// The cheapest way to bring pixels into the window on this machine: the GPU if there is one, else shared memory.
    ///
    /// Asking OpenGL takes 0.2 s where it turns out to be the CPU, so it is asked only if the kernel knows a GPU or if the user
    /// names a renderer (SDL_RENDER_DRIVER).
    private static func presenter(
        for window: WindowHandle, environment: [String: String]
    ) -> (any Presenter)? {
        if let named = environment["SDL_RENDER_DRIVER"], !named.isEmpty {
            return TexturePresenter(window: window, accelerated: named != "software")
                ?? TexturePresenter(window: window, accelerated: false)
        }
        let hasGPU = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri"))?.isEmpty == false
        if hasGPU, environment["SDL_VIDEODRIVER"] != "dummy",
            let presenter = TexturePresenter(window: window, accelerated: true)
        {
            return presenter
        }
        return SurfacePresenter(window: window) ?? TexturePresenter(window: window, accelerated: false)
    }
}

extension DisplayWindow {
    /// The window's size in points.
    package var size: CGSize {
        var width: Int32 = 0
        var height: Int32 = 0
        SDL_GetWindowSize(window, &width, &height)
        return CGSize(width: Int(width), height: Int(height))
    }

    /// The window's size in pixels.
    package var pixelSize: PixelSize {
        var width: Int32 = 0
        var height: Int32 = 0
        SDL_GetWindowSizeInPixels(window, &width, &height)
        return PixelSize(width: Int(width), height: Int(height))
    }

    /// Pixels per window point.
    package var density: CGFloat {
        let points = size.width
        return points > 0 ? CGFloat(pixelSize.width) / points : 1
    }

    /// Asks for another size in points; the desktop may refuse or change it, and a `resized` event says what it is.
    package func resize(to size: CGSize) {
        SDL_SetWindowSize(window, Int32(size.width.rounded()), Int32(size.height.rounded()))
    }

    /// Refreshes per second of the display that the window is on; 0 if the display does not say.
    package var refreshRate: Double {
        var mode = SDL_DisplayMode()
        guard SDL_GetCurrentDisplayMode(max(SDL_GetWindowDisplayIndex(window), 0), &mode) == 0 else { return 0 }
        return Double(mode.refresh_rate)
    }

    /// Whether `present` returns at the display's refresh; `FramePacer` wants to know.
    package var waitsForRefresh: Bool { presenter.waitsForRefresh }

    /// How pixels reach the window: `surface`, `opengl`, `software` …
    package var presenterName: String { presenter.name }

    /// Whether the window covers its whole display.
    package var isFullScreen: Bool {
        get { SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN.rawValue != 0 }
        set { SDL_SetWindowFullscreen(window, newValue ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0) }
    }

    /// Whether the window is put away, so that drawing is wasted.
    package var isMinimized: Bool { SDL_GetWindowFlags(window) & SDL_WINDOW_MINIMIZED.rawValue != 0 }

    /// Hands out the window's pixels, of which at least `rows` are to be drawn, from the top, or all with nil; nothing shows before
    /// `present`.
    ///
    /// The closure is not called when the window is being resized just now; a `resized` event follows.
    package func withPixels(
        rows: [Range<Int>]? = nil, _ body: (PixelBuffer) -> Void
    ) throws(WindowError) {
        try presenter.withPixels(of: pixelSize, rows: rows, body)
    }

    /// Shows what `withPixels` has drawn.
    package func present() throws(WindowError) {
        try presenter.present()
    }

    /// Wakes `nextEvent`, from any thread.
    package nonisolated var waker: @Sendable () -> Void {
        {
            var event = SDL_Event()
            event.type = SDL_USEREVENT.rawValue
            SDL_PushEvent(&event)
        }
    }

    /// Puts a text where other programs can paste it from.
    package func copy(_ text: String) {
        SDL_SetClipboardText(text)
    }

    /// Gives the window its icon: straight (not premultiplied) pixels 0xAARRGGBB, `width * height` of them.
    package func setIcon(_ pixels: [UInt32], width: Int, height: Int) {
        precondition(pixels.count == width * height)
        var copy = pixels
        copy.withUnsafeMutableBytes { bytes in
            let icon = SDL_CreateRGBSurfaceWithFormatFrom(
                bytes.baseAddress, Int32(width), Int32(height), 32, Int32(width * 4), SDL_PIXELFORMAT_ARGB8888.rawValue)
            SDL_SetWindowIcon(window, icon)
            SDL_FreeSurface(icon)
        }
    }
}
