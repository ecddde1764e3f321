extension CGImage {
    /// The picture as a PNG file, without alpha where it is opaque.
    package func pngData() throws(ImageError) -> Data {
        guard let data = PNGWriter(pixels, width: width, height: height, isOpaque: isOpaque).data() else {
            throw ImageError("the picture cannot be encoded: there is no memory for it")
        }
        return data
    }

    /// Writes the picture as a PNG file, whole or not at all.
    package func writePNG(to path: String) throws(ImageError) {
        try AtomicFile.write(pngData(), to: path)
    }
}
