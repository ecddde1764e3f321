internal import CCairo
internal import CPango

/// Text set in lines, ready to be drawn again and again. It does not change. The main thread's.
///
/// Lines are the same at every scale: glyphs are placed in points, unhinted, and put on whole pixels only when drawn.
package final class TextLayout {
    /// What the lines take up, in points: the widest line, and from the top of the first to the bottom of the last.
    ///
    /// Empty text has the height of one line and no width.
    package private(set) var size = CGSize.zero
    /// From the top down to the line that the first letters stand on, in points.
    package private(set) var firstBaseline: CGFloat = 0
    /// From the top down to the line that the last letters stand on, in points.
    package private(set) var lastBaseline: CGFloat = 0
    /// Whether an ellipsis or the limit of lines hides some of the text.
    package private(set) var isTruncated = false
    package var lineCount: Int { lines.count }

    private let alignment: TextParagraph.Alignment
    private let layout: OpaquePointer?
    private var lines: [Line] = []
    /// The colour of all of it, or nil where runs have their own.
    private let color: RGBA?

    /// A line of the layout, distances in points.
    private struct Line {
        let line: OpaquePointer
        let width: CGFloat
        let baseline: CGFloat
        let isRightToLeft: Bool
    }

    /// Lays out runs one after the other.
    ///
    /// - Parameters:
    ///   - width: the longest a line may be, in points; nil for any length.
    ///   - height: what the lines must fit in, in points, at least one of them; nil for any height.
    package init(
        _ runs: [TextRun], _ paragraph: TextParagraph = TextParagraph(), width: CGFloat? = nil, height: CGFloat? = nil
    ) {
        let runs = paragraph.isOneLine ? runs.upToFirstBreak() : runs
        alignment = paragraph.alignment
        let colors = Set(runs.map(\.style.color))
        color = colors.count <= 1 ? colors.first ?? .black : nil
        layout = pango_layout_new(FontSystem.shared.context)
        guard layout != nil else { return }
        setText(runs)
        let lineHeight = runs.map { FontMetrics($0.style).lineHeight }.max() ?? 0
        let limit = paragraph.limit(height: height, lineHeight: lineHeight)
        setLines(paragraph, width: width, limit: limit, lineHeight: lineHeight)
        readLines(limit: limit)
        if let width, paragraph.lineBreak != .clip { size.width = min(size.width, max(width, 0)) }
    }

    package convenience init(
        _ text: String, _ style: TextStyle, _ paragraph: TextParagraph = TextParagraph(), width: CGFloat? = nil,
        height: CGFloat? = nil
    ) {
        self.init([TextRun(text, style)], paragraph, width: width, height: height)
    }

    deinit {
        if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }

    /// Draws the lines from the top of a rectangle, aligned in its width; they are not clipped to it.
    package func draw(in context: CGContext, _ rect: CGRect) {
        let ctm = context.state.ctm
        guard Cairo.isInvertible(ctm), !lines.isEmpty else { return }
        let opacity = context.state.alpha
        context.paint { target in
            // Runs with colours of their own do not know the context's alpha.
            let needsGroup = color == nil && opacity < 1
            if needsGroup { cairo_push_group(target) }
            cairo_save(target)
            var matrix = Cairo.matrix(ctm)
            cairo_set_matrix(target, &matrix)
            context.setSource(color ?? .black, on: target)
            for line in lines {
                let x = rect.minX + alignment.offset(of: line.width, in: rect.width, line.isRightToLeft)
                cairo_move_to(target, Double(x), Double(rect.minY + line.baseline))
                pango_cairo_show_layout_line(target, line.line)
            }
            cairo_new_path(target)
            cairo_restore(target)
            if needsGroup {
                cairo_pop_group_to_source(target)
                cairo_paint_with_alpha(target, Double(opacity))
            }
        }
    }

    /// Draws the lines with their top left at a point.
    package func draw(in context: CGContext, at point: CGPoint) {
        draw(in: context, CGRect(origin: point, size: size))
    }

    private func setLines(_ paragraph: TextParagraph, width: CGFloat?, limit: Int, lineHeight: CGFloat) {
        let units = FontSystem.unitsPerPoint
        if let width, paragraph.lineBreak != .clip {
            // A width that was measured is a whole number of units; rounding up is for sums that come out just below.
            pango_layout_set_width(layout, Int32(min((max(width, 0) * units).rounded(.up), 1e9)))
        }
        pango_layout_set_wrap(layout, paragraph.lineBreak == .charWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_spacing(layout, Int32((paragraph.lineSpacing * units).rounded()))
        guard let ellipsis = paragraph.lineBreak.ellipsis, limit > 0 else { return }
        pango_layout_set_ellipsize(layout, ellipsis)
        // Pango stops at the last line that is not followed by room for another; half a line keeps clear of rounding.
        let lines = CGFloat(limit) * lineHeight + lineHeight / 2
        pango_layout_set_height(layout, limit == 1 ? -1 : Int32(min(lines * units, 1e9)))
    }

    /// Finds what of each line is needed to draw it.
    private func readLines(limit: Int) {
        let units = FontSystem.unitsPerPoint
        guard let iterator = pango_layout_get_iter(layout) else { return }
        defer { pango_layout_iter_free(iterator) }
        var bottom: CGFloat = 0
        var more = true
        while more, limit == 0 || lines.count < limit {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { break }
            var box = PangoRectangle()
            pango_layout_iter_get_line_extents(iterator, nil, &box)
            let width = CGFloat(box.width) / units
            lines.append(
                Line(
                    line: line, width: width,
                    baseline: CGFloat(pango_layout_iter_get_baseline(iterator)) / units,
                    isRightToLeft: pango_layout_line_get_resolved_direction(line) == 1))
            size.width = max(size.width, width)
            bottom = CGFloat(box.y + box.height) / units
            more = pango_layout_iter_next_line(iterator) != 0
        }
        size.height = bottom
        firstBaseline = lines.first?.baseline ?? 0
        lastBaseline = lines.last?.baseline ?? 0
        isTruncated = more || pango_layout_is_ellipsized(layout) != 0
    }
}

extension TextLayout {
    /// Hands Pango the text and what holds for parts of it.
    private func setText(_ runs: [TextRun]) {
        // Pango would end the text at a zero.
        let text = runs.map(\.text).joined()
        pango_layout_set_text(
            layout, text.utf8.contains(0) ? text.replacing("\0", with: " ") : text, Int32(text.utf8.count))
        guard let first = runs.first else { return }
        pango_layout_set_font_description(layout, FontSystem.shared.description(first.style))
        let list = pango_attr_list_new()
        // A word that is longer than a line is cut without a hyphen.
        let hyphens = pango_attr_insert_hyphens_new(0)
        hyphens?.pointee.start_index = 0
        hyphens?.pointee.end_index = UInt32.max
        pango_attr_list_insert(list, hyphens)
        var start = 0
        for run in runs {
            let end = start + run.text.utf8.count
            for attribute in attributes(run.style, besides: runs.count == 1 ? run.style : nil) {
                attribute?.pointee.start_index = UInt32(start)
                attribute?.pointee.end_index = UInt32(end)
                pango_attr_list_insert(list, attribute)
            }
            start = end
        }
        pango_layout_set_attributes(layout, list)
        pango_attr_list_unref(list)
    }

    /// Pango's words for a style, without font and colour where they are the layout's own.
    private func attributes(_ style: TextStyle, besides own: TextStyle?) -> [UnsafeMutablePointer<PangoAttribute>?] {
        var result: [UnsafeMutablePointer<PangoAttribute>?] = []
        if own == nil { result.append(pango_attr_font_desc_new(FontSystem.shared.description(style))) }
        if color == nil {
            func part(_ x: CGFloat) -> UInt16 { UInt16((min(max(x, 0), 1) * 65535).rounded()) }
            result.append(
                pango_attr_foreground_new(part(style.color.red), part(style.color.green), part(style.color.blue)))
            // Pango takes an alpha of 0 for one that is not set.
            result.append(pango_attr_foreground_alpha_new(max(part(style.color.alpha), 1)))
        }
        if style.kern != 0 {
            result.append(pango_attr_letter_spacing_new(Int32((style.kern * FontSystem.unitsPerPoint).rounded())))
        }
        if style.isUnderlined { result.append(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
        if style.hasTabularDigits { result.append(pango_attr_font_features_new("tnum=1")) }
        if style.isStruckThrough { result.append(pango_attr_strikethrough_new(1)) }
        return result
    }
}

extension TextParagraph {
    /// Whether there is one line and its end is marked, so that what follows a line break is never reached.
    fileprivate var isOneLine: Bool { lineLimit == 1 && lineBreak.ellipsis != nil }

    /// The most lines, given what they must fit in; 0 for as many as there are.
    fileprivate func limit(height: CGFloat?, lineHeight: CGFloat) -> Int {
        guard let height, height.isFinite, lineHeight > 0, lineBreak.ellipsis != nil else { return lineLimit }
        // A thousandth of a point keeps a measured height from losing its last line to rounding.
        let fitting = Int(min(max((height + lineSpacing + 0.001) / (lineHeight + lineSpacing), 1), 1e6))
        return lineLimit > 0 ? min(lineLimit, fitting) : fitting
    }
}

extension TextParagraph.LineBreak {
    /// Where an ellipsis goes, or nil for a mode without one.
    fileprivate var ellipsis: PangoEllipsizeMode? {
        switch self {
        case .wordWrap, .charWrap, .clip: nil
        case .truncateHead: PANGO_ELLIPSIZE_START
        case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .truncateTail: PANGO_ELLIPSIZE_END
        }
    }
}

extension TextParagraph.Alignment {
    /// How far from the left a line begins.
    fileprivate func offset(of line: CGFloat, in width: CGFloat, _ isRightToLeft: Bool) -> CGFloat {
        switch self {
        case .left: 0
        case .center: (width - line) / 2
        case .right: width - line
        case .natural: isRightToLeft ? width - line : 0
        }
    }
}

extension [TextRun] {
    /// The runs as far as the first line break.
    fileprivate func upToFirstBreak() -> [TextRun] {
        var result: [TextRun] = []
        for var run in self {
            guard let end = run.text.firstIndex(where: \.isNewline) else {
                result.append(run)
                continue
            }
            run.text = String(run.text[..<end])
            result.append(run)
            break
        }
        return result
    }
}
