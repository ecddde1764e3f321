internal import CCairo

extension CGContext {
    /// Draws `body` aside, and then the blur of its alpha in the shadow's colour and `body` itself on top.
    func paint(_ body: (OpaquePointer) -> Void, over shadow: Shadow) {
        let clip = clipExtents
        let reach = Blur.reach(deviation: shadow.deviation)
        let offset = CGSize(width: shadow.offset.width.rounded(), height: shadow.offset.height.rounded())
        // What can cast a shadow into the clip lies there, or further away by the offset and the blur.
        let area = clip.union(
            clip.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach)))
        let (width, height) = (Int(area.width), Int(area.height))
        guard !clip.isEmpty, width > 0, height > 0, width <= CGImage.largestSide, height <= CGImage.largestSide else {
            return
        }
        let aside = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        defer { cairo_surface_destroy(aside) }
        guard let aside, cairo_surface_status(aside) == CAIRO_STATUS_SUCCESS else { return }
        cairo_surface_set_device_offset(aside, -Double(area.minX), -Double(area.minY))
        guard let target = cairo_create(aside) else { return }
        defer { cairo_destroy(target) }
        cairo_set_antialias(target, cairo_get_antialias(cairo))
        cairo_set_tolerance(target, Cairo.tolerance)
        body(target)
        cairo_surface_flush(aside)
        guard let pixels = cairo_image_surface_get_data(aside) else { return }
        let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(width)))
        var alpha = [UInt8](repeating: 0, count: stride * height)
        let rowBytes = Int(cairo_image_surface_get_stride(aside))
        for y in 0..<height {
            (pixels + y * rowBytes).withMemoryRebound(to: UInt32.self, capacity: width) { row in
                for x in 0..<width {
                    alpha[y * stride + x] = UInt8(truncatingIfNeeded: row[x] >> 24)
                }
            }
        }
        Blur.gaussian(&alpha, width: width, height: height, stride: stride, deviation: shadow.deviation)
        alpha.withUnsafeMutableBufferPointer { buffer in
            let mask = cairo_image_surface_create_for_data(
                buffer.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
            setSource(shadow.color, on: cairo)
            cairo_mask_surface(cairo, mask, Double(area.minX + offset.width), Double(area.minY + offset.height))
            cairo_surface_finish(mask)
            cairo_surface_destroy(mask)
        }
        cairo_set_source_surface(cairo, aside, 0, 0)
        cairo_paint(cairo)
    }
}
