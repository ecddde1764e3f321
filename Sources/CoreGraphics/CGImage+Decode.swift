internal import CPixbuf

extension CGImage {
    /// The picture in a file, turned upright as its EXIF data says; of an animation the first frame.
    ///
    /// PNG, JPEG, GIF, BMP, TIFF and, with Debian's `webp-pixbuf-loader`, WebP.
    package static func decode(contentsOf path: String) throws(ImageError) -> CGImage {
        try decode(readFile(path), name: path)
    }

    /// The picture in the bytes of a file.
    ///
    /// - Parameter name: what messages call it.
    package static func decode(_ data: Data, name: String) throws(ImageError) -> CGImage {
        guard !data.isEmpty else { throw ImageError("\(name) is empty; give a PNG, JPEG or WebP picture") }
        guard let loader = gdk_pixbuf_loader_new() else { throw ImageError("\(name): out of memory") }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        var refused = Size()
        let failure: String? = withUnsafeMutablePointer(to: &refused) { size in
            segue_pixbuf_on_size(loader, sizeIsKnown, size)
            return data.withUnsafeBytes { feed(loader, $0) }
        }
        if refused.width > 0 {
            throw ImageError(
                "\(name) has \(refused.width) × \(refused.height) pixels; give one with at most \(largestSide) a side, "
                    + "\(largestPicture / 1_000_000) million in all")
        }
        if let failure {
            let isPicture = gdk_pixbuf_loader_get_pixbuf(loader) != nil
            throw ImageError(
                isPicture
                    ? "\(name) is damaged or cut short (\(failure)); save it again"
                    : "\(name) is not a picture that can be read (\(failure)); give a PNG, JPEG or WebP picture")
        }
        guard let decoded = gdk_pixbuf_loader_get_pixbuf(loader),
            let upright = gdk_pixbuf_apply_embedded_orientation(decoded)
        else { throw ImageError("\(name) holds no picture; give a PNG, JPEG or WebP picture") }
        defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
        guard isWhole(data) else { throw ImageError("\(name) is damaged or cut short; save it again") }
        return CGImage(upright)
    }

    /// Hands the loader all the bytes and their end; the message of its error, or nil.
    private static func feed(_ loader: OpaquePointer, _ bytes: UnsafeRawBufferPointer) -> String? {
        var error: UnsafeMutablePointer<GError>?
        defer { if let error { g_error_free(error) } }
        let start = bytes.bindMemory(to: UInt8.self).baseAddress
        guard gdk_pixbuf_loader_write(loader, start, bytes.count, &error) != 0 else {
            _ = gdk_pixbuf_loader_close(loader, nil)
            return message(error)
        }
        return gdk_pixbuf_loader_close(loader, &error) != 0 ? nil : message(error)
    }

    /// The library's sentence without its full stop.
    private static func message(_ error: UnsafeMutablePointer<GError>?) -> String {
        guard let text = error?.pointee.message.map({ String(cString: $0) }), !text.isEmpty else {
            return "unknown error"
        }
        let line = text.replacingOccurrences(of: "\n", with: " ")
        return line.hasSuffix(".") ? String(line.dropLast()) : line
    }

    /// Whether a file has its end: the library makes a picture of what there is of a JPEG or WebP without a word.
    private static func isWhole(_ data: Data) -> Bool {
        if data.starts(with: [0xFF, 0xD8]) {
            return data.range(of: Data([0xFF, 0xD9]), options: .backwards) != nil
        }
        if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            return data.range(of: Data("IEND".utf8), options: .backwards) != nil
        }
        if data.starts(with: Data("RIFF".utf8)), data.count >= 8 {
            // The size of what follows it, least byte first.
            let size = data.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            return data.count >= size + 8
        }
        return true
    }

    /// The bytes of a file.
    private static func readFile(_ path: String) throws(ImageError) -> Data {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw ImageError("\(path) does not exist; give the path of a picture")
        }
        if isDirectory.boolValue { throw ImageError("\(path) is a folder; give the path of a picture") }
        // Pipes and devices have no end that could be waited for.
        let type = try? FileManager.default.attributesOfItem(
            atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)[.type]
        if let type = type as? FileAttributeType, type != .typeRegular {
            throw ImageError("\(path) is not a file; save the picture first")
        }
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw ImageError("\(path) cannot be read; check its permissions")
        }
    }

    /// Copies a decoded picture, its alpha multiplied in.
    private convenience init(_ pixbuf: OpaquePointer) {
        let (width, height) = (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
        let rowBytes = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
        memory.initialize(repeating: 0, count: width * height)
        let hasAlpha = gdk_pixbuf_get_n_channels(pixbuf) == 4
        if let bytes = gdk_pixbuf_read_pixels(pixbuf) {
            for y in 0..<height {
                Premultiply.row(bytes + y * rowBytes, hasAlpha: hasAlpha, into: memory + y * width, count: width)
            }
        }
        self.init(width: width, height: height, adopting: memory, ignoringAlpha: !hasAlpha)
    }
}

/// A refused size in pixels; zero while none has been.
private struct Size {
    var width: Int32 = 0
    var height: Int32 = 0
}

/// Stops a loader before it makes room for a picture that is too large.
private func sizeIsKnown(
    _ loader: OpaquePointer?, _ width: Int32, _ height: Int32, _ refused: UnsafeMutableRawPointer?
) {
    let area = Int(width) * Int(height)
    guard width > CGImage.largestSide || height > CGImage.largestSide || area > CGImage.largestPicture else { return }
    refused?.assumingMemoryBound(to: Size.self).pointee = Size(width: width, height: height)
    gdk_pixbuf_loader_set_size(loader, 0, 0)
}
