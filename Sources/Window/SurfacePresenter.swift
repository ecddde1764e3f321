internal import CSDL2

/// Presents from memory shared with the X server.
///
/// Without a GPU this is the shortest way: one copy by the server. A 786 × 1704 frame took 0.7 ms under Xvfb; a streaming texture of
/// SDL's software renderer 3.3, of OpenGL on a CPU 14.
final class SurfacePresenter: Presenter {
    let name = "surface"
    let waitsForRefresh = false
    private let window: WindowHandle
    /// What was drawn last.
    private var drawn: [SDL_Rect] = []

    /// Nil if the window's surface has no 32-bit pixels in the order 0xRRGGBB.
    init?(window: WindowHandle) {
        self.window = window
        guard let surface = SDL_GetWindowSurface(window.pointer), let format = surface.pointee.format?.pointee,
            format.BytesPerPixel == 4, format.Rmask == 0xff_0000, format.Gmask == 0xff00, format.Bmask == 0xff
        else { return nil }
    }

    func withPixels(
        of size: PixelSize, rows: [Range<Int>]?, _ body: (PixelBuffer) -> Void
    ) throws(WindowError) {
        drawn = []
        guard let surface = SDL_GetWindowSurface(window.pointer), let pixels = surface.pointee.pixels else {
            throw .cannotDraw(lastError())
        }
        // Another size than the window had just now: it is being resized, and the event that says so is on its way.
        guard surface.pointee.w == size.width, surface.pointee.h == size.height else { return }
        // A surface that nothing was drawn into bears no mark: SDL makes a new one whenever the window has had another size.
        let isNew = surface.pointee.userdata == nil
        surface.pointee.userdata = Unmanaged.passUnretained(self).toOpaque()
        let rows = isNew ? nil : rows
        let buffer = PixelBuffer(
            base: pixels.assumingMemoryBound(to: UInt32.self), width: size.width, height: size.height,
            stride: Int(surface.pointee.pitch) / 4, rows: rows ?? [0..<size.height])
        drawn = buffer.rows.map {
            SDL_Rect(x: 0, y: Int32($0.lowerBound), w: Int32(size.width), h: Int32($0.count))
        }
        body(buffer)
    }

    func present() throws(WindowError) {
        guard !drawn.isEmpty else { return }
        // Fails for an instant when the window is resized between drawing and here; the next frame gets a new surface.
        if SDL_UpdateWindowSurfaceRects(window.pointer, drawn, Int32(drawn.count)) != 0,
            SDL_GetWindowSurface(window.pointer) == nil
        {
            throw .cannotDraw(lastError())
        }
    }
}
