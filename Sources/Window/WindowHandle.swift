import Foundation
internal import CSDL2

/// SDL's window, destroyed with its last owner and before the connection ends.
@MainActor
final class WindowHandle {
    let pointer: OpaquePointer
    private let display: DisplayConnection

    /// A hidden, resizable window in the middle of the display; its size is in points.
    init(title: String, size: CGSize, display: DisplayConnection) throws(WindowError) {
        let flags =
            SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        let centred: Int32 = 0x2fff_0000  // SDL_WINDOWPOS_CENTERED, a macro that Swift cannot import
        guard let pointer = SDL_CreateWindow(title, centred, centred, Int32(size.width), Int32(size.height), flags)
        else { throw .cannotOpen(lastError()) }
        self.pointer = pointer
        self.display = display
    }

    isolated deinit {
        SDL_DestroyWindow(pointer)
    }
}
