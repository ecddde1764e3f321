import Foundation
internal import CSDL2

/// Presents through a streaming texture: on a GPU, or where the window's own pixels have an unusual format.
final class TexturePresenter: Presenter {
    let name: String
    let waitsForRefresh: Bool
    private let window: WindowHandle
    private let renderer: OpaquePointer
    private var texture: OpaquePointer?
    /// The size that `texture` was made for.
    private var size = PixelSize(width: 0, height: 0)

    /// Nil if there is no such renderer, or if only a CPU emulates the GPU that was asked for.
    init?(window: WindowHandle, accelerated: Bool) {
        let flags =
            accelerated
            ? SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue : SDL_RENDERER_SOFTWARE.rawValue
        guard let renderer = SDL_CreateRenderer(window.pointer, -1, flags) else { return nil }
        var info = SDL_RendererInfo()
        SDL_GetRendererInfo(renderer, &info)
        if accelerated, info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0 || Self.isEmulated() {
            SDL_DestroyRenderer(renderer)
            return nil
        }
        self.window = window
        self.renderer = renderer
        name = info.name.map { String(cString: $0) } ?? "renderer"
        waitsForRefresh = accelerated && info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
        SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255)
    }

    isolated deinit {
        if let texture { SDL_DestroyTexture(texture) }
        SDL_DestroyRenderer(renderer)
    }

    /// Whether the current OpenGL context is drawn by the CPU.
    private static func isEmulated() -> Bool {
        typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
        let nameOfRenderer: UInt32 = 0x1f01  // GL_RENDERER
        guard SDL_GL_GetCurrentContext() != nil, let address = SDL_GL_GetProcAddress("glGetString"),
            let name = unsafeBitCast(address, to: GetString.self)(nameOfRenderer)
        else { return false }
        let lowered = String(cString: name).lowercased()
        return ["llvmpipe", "softpipe", "swrast", "swiftshader"].contains { lowered.contains($0) }
    }

    func withPixels(
        of size: PixelSize, rows: [Range<Int>]?, _ body: (PixelBuffer) -> Void
    ) throws(WindowError) {
        if size != self.size, let old = texture {
            SDL_DestroyTexture(old)
            texture = nil
        }
        self.size = size
        // What a locked part of a texture held is not promised, and the rows between two stretches are part of it.
        var part = 0..<size.height
        if let first = rows?.first, let last = rows?.last, texture != nil {
            part = first.lowerBound..<last.upperBound
        }
        if texture == nil {
            texture = SDL_CreateTexture(
                renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
                Int32(size.width), Int32(size.height))
            SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
        }
        var pixels: UnsafeMutableRawPointer?
        var pitch: Int32 = 0
        var place = SDL_Rect(x: 0, y: Int32(part.lowerBound), w: Int32(size.width), h: Int32(part.count))
        guard let texture, SDL_LockTexture(texture, &place, &pixels, &pitch) == 0, let pixels else {
            throw .cannotDraw(lastError())
        }
        defer { SDL_UnlockTexture(texture) }
        let stride = Int(pitch) / 4
        body(
            PixelBuffer(
                base: pixels.assumingMemoryBound(to: UInt32.self) - part.lowerBound * stride, width: size.width,
                height: size.height, stride: stride, rows: [part]))
    }

    func present() throws(WindowError) {
        guard let texture else { return }
        guard SDL_RenderCopy(renderer, texture, nil, nil) == 0 else {
            throw .cannotDraw(lastError())
        }
        SDL_RenderPresent(renderer)
    }
}
