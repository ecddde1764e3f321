internal import CCairo

/// A list of Foundation's bridged C type, so that `[…] as CFArray` reads as on Apple's systems.
public typealias CFArray = [Any]

/// Colours at places between 0, the start of what they are drawn along, and 1, its end.
public final class CGGradient: Sendable {
    /// A colour and its place, 0…1.
    struct Stop: Sendable {
        let location: CGFloat
        let color: RGBA
    }

    /// In order of their places.
    let stops: [Stop]

    /// A gradient of `CGColor`s; nil where there are none.
    ///
    /// - Parameter locations: as many places as colours, 0…1; nil for even distances.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { ($0 as? CGColor)?.rgba }
        self.init(colors: colors, locations: locations.map { l in colors.indices.map { l[$0] } })
    }

    /// A gradient of components in a space, alpha last; nil for a count below one.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let size = space.numberOfComponents + 1
        let colors = (0..<max(count, 0)).compactMap {
            CGColor(colorSpace: space, components: components + $0 * size)?.rgba
        }
        self.init(colors: colors, locations: locations.map { l in colors.indices.map { l[$0] } })
    }

    package init?(colors: [RGBA], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        let stops = colors.enumerated().map { i, color in
            let place = locations.flatMap { i < $0.count ? $0[i] : nil } ?? CGFloat(i) / last
            return (index: i, stop: Stop(location: min(max(place, 0), 1), color: color))
        }
        // Equal places keep their order: that is a hard edge.
        self.stops = stops.sorted { ($0.stop.location, $0.index) < ($1.stop.location, $1.index) }.map(\.stop)
    }

    /// Adds the stops to a Cairo pattern, with nothing drawn on the sides the options leave out.
    func addStops(to pattern: OpaquePointer, alpha: CGFloat, options: CGGradientDrawingOptions) {
        func add(_ stop: Stop, alpha: CGFloat) {
            let c = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, Double(stop.location), Double(c.red), Double(c.green), Double(c.blue), Double(c.alpha * alpha))
        }
        if !options.contains(.drawsBeforeStartLocation), let first = stops.first {
            add(Stop(location: 0, color: first.color), alpha: 0)
            add(Stop(location: 0, color: first.color), alpha: alpha)
        }
        for stop in stops {
            add(stop, alpha: alpha)
        }
        if !options.contains(.drawsAfterEndLocation), let last = stops.last {
            add(Stop(location: 1, color: last.color), alpha: alpha)
            add(Stop(location: 1, color: last.color), alpha: 0)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    }
}
