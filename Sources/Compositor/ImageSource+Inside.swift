extension ImageSource {
    /// Texels of a copy on both sides of a pixel's middle that may be shown by it: an upright image mixes three, of which the first
    /// begins less than two before.
    private static let reach = 3

    /// The device pixels that show nothing but a part of the image; none where that is not known, as for one that is turned.
    ///
    /// - Parameter part: in pixels of the image.
    func pixels(showing part: CGRect, _ scene: Scene) -> DeviceRect {
        if part.isEmpty { return .empty }
        let (left, top) = (part.minX - Double(origin.x), part.minY - Double(origin.y))
        let (right, bottom) = (left + part.width, top + part.height)
        switch placement {
        case .copied(let dx, let dy):
            return DeviceRect(inside: CGRect(x: left, y: top, width: part.width, height: part.height)).moved(-dx, -dy)
        case .upright(let index):
            let place = scene.uprights[index]
            let columns = pixels(from: left, to: right, place.scaleX, place.shiftX, place.across)
            let rows = pixels(from: top, to: bottom, place.scaleY, place.shiftY, place.down)
            return DeviceRect(
                minX: columns.lowerBound, minY: rows.lowerBound, maxX: columns.upperBound, maxY: rows.upperBound)
        case .turned, .mapped:
            return .empty
        }
    }

    /// The pixels along one axis that show only the texels from one place to another.
    private func pixels(
        from low: Double, to high: Double, _ scale: Double, _ shift: Double, _ footprint: Footprint
    ) -> Range<Int> {
        let reach = Double(Self.reach << (footprint.halvings + (footprint.mix > 0 ? 1 : 0)))
        let (a, b) = ((low + reach - shift) / scale - 0.5, (high - reach - shift) / scale - 0.5)
        let (first, last) = (min(a, b).rounded(.up), max(a, b).rounded(.down))
        guard low + reach <= high - reach, first <= last, abs(first) < 1e9, abs(last) < 1e9 else { return 0..<0 }
        return Int(first)..<Int(last) + 1
    }
}
