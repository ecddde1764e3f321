internal import CCairo
internal import CPango

/// Pango with fonts set up by us: the system's fonts, none of the user's settings. Made when text is first laid out. The
/// main thread's.
final class FontSystem {
    /// The main thread's, as everything here is.
    nonisolated(unsafe) static let shared = FontSystem()

    /// Pango's units to a point.
    static let unitsPerPoint: CGFloat = 1024
    /// How many descriptions are kept; an animated font size makes a new one each frame.
    private static let mostDescriptions = 512

    let context: OpaquePointer?
    /// The language scripts are chosen for; the same everywhere, or the picture would depend on the locale.
    private let language = pango_language_from_string("en")
    private var descriptions: [Font: OpaquePointer] = [:]
    private var metrics: [Font: FontMetrics] = [:]

    /// What of a style chooses glyphs.
    struct Font: Hashable {
        let family: String
        let size: CGFloat
        let weight: Int
        let isItalic: Bool

        init(_ style: TextStyle) {
            family = style.family
            size = style.size.isFinite ? min(max(style.size, 0), 4096) : 0
            weight = min(max(style.weight, 1), 1000)
            isItalic = style.isItalic
        }
    }

    private init() {
        let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
        if let config = FcConfigCreate() {
            _ = FcConfigParseAndLoadFromMemory(config, Array(Self.configuration.utf8) + [0], 0)
            _ = FcConfigBuildFonts(config)
            pango_fc_font_map_set_config(map, config)
        }
        context = pango_font_map_create_context(map)
        pango_context_set_language(context, language)
        pango_context_set_round_glyph_positions(context, 0)
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
    }

    /// Pango's description of a style's font; the system's own, valid until many others have been asked for.
    func description(_ style: TextStyle) -> OpaquePointer? {
        let font = Font(style)
        if let known = descriptions[font] { return known }
        if descriptions.count >= Self.mostDescriptions {
            for old in descriptions.values { pango_font_description_free(old) }
            descriptions = [:]
        }
        guard let made = pango_font_description_new() else { return nil }
        pango_font_description_set_family(made, font.family)
        pango_font_description_set_absolute_size(made, Double((font.size * Self.unitsPerPoint).rounded()))
        pango_font_description_set_weight(made, PangoWeight(font.weight))
        pango_font_description_set_style(made, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        descriptions[font] = made
        return made
    }

    /// The distances of a style's font.
    func metrics(_ style: TextStyle) -> FontMetrics {
        let font = Font(style)
        if let known = metrics[font] { return known }
        if metrics.count >= Self.mostDescriptions { metrics = [:] }
        let found = pango_context_get_metrics(context, description(style), language)
        defer { pango_font_metrics_unref(found) }
        let made = FontMetrics(
            ascender: CGFloat(pango_font_metrics_get_ascent(found)) / Self.unitsPerPoint,
            descender: -CGFloat(pango_font_metrics_get_descent(found)) / Self.unitsPerPoint,
            capHeight: inkHeight("H", style), xHeight: inkHeight("x", style))
        metrics[font] = made
        return made
    }

    /// How high a letter that stands on the baseline is, in points.
    private func inkHeight(_ letter: String, _ style: TextStyle) -> CGFloat {
        guard let layout = pango_layout_new(context) else { return 0 }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_font_description(layout, description(style))
        pango_layout_set_text(layout, letter, Int32(letter.utf8.count))
        var ink = PangoRectangle()
        pango_layout_get_extents(layout, &ink, nil)
        return CGFloat(ink.height) / Self.unitsPerPoint
    }

    /// Our own font set-up: where Debian keeps fonts, what stands in for scripts that Inter lacks, and no hinting.
    ///
    /// Bitmap fonts without colour are left out: they cannot be scaled.
    private static let configuration = """
        <?xml version="1.0"?>
        <!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
        <fontconfig>
          <dir>/usr/share/fonts</dir>
          <dir>/usr/local/share/fonts</dir>
          <cachedir>/var/cache/fontconfig</cachedir>
          <cachedir prefix="xdg">fontconfig</cachedir>
          <selectfont><rejectfont><pattern>
            <patelt name="scalable"><bool>false</bool></patelt>
            <patelt name="color"><bool>false</bool></patelt>
          </pattern></rejectfont></selectfont>
          <alias binding="same"><family>monospace</family>
            <prefer><family>DejaVu Sans Mono</family></prefer></alias>
          <alias binding="same"><family>serif</family>
            <prefer><family>DejaVu Serif</family></prefer></alias>
          <alias binding="same"><family>emoji</family>
            <prefer><family>Noto Color Emoji</family></prefer></alias>
          <match target="pattern">
            <edit name="family" mode="append_last" binding="weak">
              <string>Inter</string><string>Noto Sans</string><string>DejaVu Sans</string>
            </edit>
          </match>
          <match target="font">
            <edit name="antialias" mode="assign"><bool>true</bool></edit>
            <edit name="hinting" mode="assign"><bool>false</bool></edit>
            <edit name="autohint" mode="assign"><bool>false</bool></edit>
            <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
            <edit name="rgba" mode="assign"><const>none</const></edit>
            <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
          </match>
        </fontconfig>
        """
}

extension FontMetrics {
    /// The distances of a style's font; kept once looked up.
    package init(_ style: TextStyle) {
        self = FontSystem.shared.metrics(style)
    }
}
