internal import CCairo
import UIKit

/// Draws render nodes with Cairo, in the way that its own users would: what Segue's compositor is compared with.
///
/// It is meant to be fast rather than exact. Images are sampled bilinearly and without smaller copies, an image or a colour with an
/// opacity needs no group, and clips are Cairo's own. `notes` says what Cairo cannot draw and what was drawn instead.
@MainActor
final class CairoPeer {
    /// What Cairo cannot do.
    enum Lack: String, CaseIterable {
        /// Drawn as flat strips, each under an affine map of its own.
        case perspective = "perspective in strips"
        /// Drawn with sharp edges.
        case blur = "shadows unblurred"
        /// Left out.
        case backdrop = "no backdrops"
    }

    let context: OpaquePointer
    private let surface: OpaquePointer
    /// Cairo's views of images, which are kept as textures are.
    private var sources: [ImagePart: Source] = [:]
    var lacks: Set<Lack> = []

    private struct ImagePart: Hashable {
        let image: ObjectIdentifier
        let x: Int
        let y: Int
        let width: Int
        let height: Int
    }

    /// A pattern of an image's pixels; the image lives as long as it.
    private struct Source {
        let image: CGImage
        let pattern: OpaquePointer
    }

    /// Nil if there is no memory for the pixels.
    ///
    /// - Parameters:
    ///   - width: In pixels, as is `height`.
    init?(width: Int, height: Int) {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
        else { return nil }
        self.surface = surface
        self.context = context
    }

    isolated deinit {
        for source in sources.values { cairo_pattern_destroy(source.pattern) }
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// What was drawn in another way than the nodes say.
    var notes: [String] { Lack.allCases.filter(lacks.contains).map(\.rawValue) }

    /// Draws nodes from back to front over black.
    func render(_ nodes: [RenderNode]) {
        cairo_identity_matrix(context)
        cairo_set_source_rgb(context, 0, 0, 0)
        cairo_paint(context)
        for node in nodes { draw(node, in: .identity) }
        cairo_surface_flush(surface)
    }

    /// The pixel at column x and row y.
    func pixel(x: Int, y: Int) -> UInt32 {
        let row = cairo_image_surface_get_data(surface) + y * Int(cairo_image_surface_get_stride(surface))
        return UnsafeRawPointer(row).load(fromByteOffset: x * 4, as: UInt32.self) | 0xFF00_0000
    }

    /// A pattern of a part of an image, whose user space are that part's pixels; nil for none.
    func pattern(_ image: CGImage, _ rect: CGRect) -> OpaquePointer? {
        let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        let rect = rect.integral.intersection(whole)
        guard !rect.isEmpty else { return nil }
        let part = ImagePart(
            image: ObjectIdentifier(image), x: Int(rect.minX), y: Int(rect.minY), width: Int(rect.width),
            height: Int(rect.height))
        if let known = sources[part] { return known.pattern }
        // Cairo takes pixels that can be written, and writes none of them.
        let first = UnsafeMutablePointer(mutating: image.pixels + part.y * image.width + part.x)
        let made = first.withMemoryRebound(to: UInt8.self, capacity: part.height * image.width * 4) { bytes in
            cairo_image_surface_create_for_data(
                bytes, image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(part.width),
                Int32(part.height), Int32(image.bytesPerRow))
        }
        guard let made, let pattern = cairo_pattern_create_for_surface(made) else { return nil }
        cairo_surface_destroy(made)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        sources[part] = Source(image: image, pattern: pattern)
        return pattern
    }
}
