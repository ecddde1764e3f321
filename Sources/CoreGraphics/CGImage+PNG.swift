internal import CCairo

extension CGImage {
    /// The picture as a PNG file, without alpha where it is opaque.
    package func pngData() throws(ImageError) -> Data {
        let surface = cairo_image_surface_create_for_data(
            UnsafeMutableRawPointer(mutating: pixels).assumingMemoryBound(to: UInt8.self),
            isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bytesPerRow))
        defer {
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        var data = Data()
        let status = withUnsafeMutablePointer(to: &data) { data in
            cairo_surface_write_to_png_stream(
                surface,
                { closure, bytes, count in
                    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    closure.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, data)
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            throw ImageError("the picture cannot be encoded (\(String(cString: cairo_status_to_string(status))))")
        }
        return data
    }

    /// Writes the picture as a PNG file, whole or not at all.
    package func writePNG(to path: String) throws(ImageError) {
        try AtomicFile.write(pngData(), to: path)
    }
}
