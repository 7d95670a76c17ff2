internal import CCairo
internal import CPango

/// Text broken into lines: measured once, drawn anywhere at any scale. Immutable; for use on the thread that made it.
package final class TextLayout {
    /// What was laid out to the given width: as wide as the widest line, as high as all lines.
    package private(set) var size = CGSize.zero
    /// The number of lines shown.
    package var lineCount: Int { lines.count }
    /// Whether something was left out for lack of room.
    package private(set) var isTruncated = false
    /// From the top to the first line's baseline, and to the last line's.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    struct Line {
        var line: UnsafeMutablePointer<PangoLayoutLine>
        var width: CGFloat
        var baseline: CGFloat
        var bottom: CGFloat
        var isRightToLeft: Bool
    }

    let paragraph: TextParagraph
    package var lineSpacing: CGFloat { paragraph.lineSpacing }
    private let isJustified: Bool
    private(set) var lines: [Line] = []
    private var layouts: [OpaquePointer] = []
    private let pictures: [TextPicture]
    /// The passes in which a text with shadows is drawn.
    private let shadows: TextShadowPasses?

    /// Lays out `runs`. Lines break at `width`, where it is finite; lines that begin below `height` are left out, but never the first.
    package init(_ runs: [TextRun], paragraph: TextParagraph = TextParagraph(), width: CGFloat = .infinity, height: CGFloat = .infinity) {
        self.paragraph = paragraph
        let limit = width.isFinite && width < 1e6 ? max(width, 0) : nil
        isJustified = paragraph.alignment == .justified && limit != nil
        let source = TextSource(runs)
        pictures = source.pictures
        shadows = TextShadowPasses(runs, paragraph, width: width, height: height)
        guard TextEngine.problem == nil, let context = TextEngine.makeContext() else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        if paragraph.direction != .natural {
            pango_context_set_base_dir(context, paragraph.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        }
        let isSingleLine = paragraph.maximumLines == 1 && paragraph.lineBreak.isTruncating
        let breaks = paragraph.lineBreak != .none && !isSingleLine
        let whole = source.makeLayout(context, from: 0, to: source.bytes.count)
        layouts.append(whole)
        if paragraph.direction != .natural { pango_layout_set_auto_dir(whole, 0) }
        if breaks, let limit {
            pango_layout_set_width(whole, TextLayout.units(limit))
            pango_layout_set_wrap(whole, paragraph.lineBreak == .characters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
            pango_layout_set_justify(whole, isJustified ? 1 : 0)
        }
        let count = Int(pango_layout_get_line_count(whole))
        let allowed = paragraph.maximumLines > 0 ? min(count, paragraph.maximumLines) : count
        // By the list: the line of a number is looked for from the first on.
        var next = pango_layout_get_lines_readonly(whole)
        for index in 0..<allowed {
            guard let node = next, let line = node.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) else { break }
            next = node.pointee.next
            // Half a pixel of a line may be missing: sizes were rounded on their way here.
            append(line)
            if index > 0, lines[index].bottom > height + 0.5 {
                lines.removeLast()
                break
            }
        }
        var truncated = lines.count < count
        if paragraph.lineBreak.isTruncating, let last = lines.last, let limit,
           truncated || last.width > limit + 0.01 {
            truncated = true
            lines.removeLast()
            let start = Int(last.line.pointee.start_index)
            let layout = source.makeTruncatedLayout(context, from: start, hasMore: lines.count + 1 < count)
            layouts.append(layout)
            pango_layout_set_width(layout, TextLayout.units(limit))
            pango_layout_set_ellipsize(layout, paragraph.lineBreak.ellipsis)
            if let line = pango_layout_get_line(layout, 0) {
                TextLayout.narrowEllipsis(of: line)
                append(line)
            }
        }
        isTruncated = truncated
        size = CGSize(width: lines.reduce(0) { max($0, $1.width) }, height: lines.last?.bottom ?? 0)
    }

    deinit {
        for layout in layouts { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }

    /// Draws the lines from the top left corner `origin` on; in user space with y down. Lines are aligned within `width`, or within
    /// the widest of them.
    /// - Parameter stretch: Distances from the top; lines outside are not drawn.
    package func draw(in context: CGContext, at origin: CGPoint, width: CGFloat? = nil, stretch: ClosedRange<CGFloat>? = nil) {
        guard !lines.isEmpty, origin.x.isFinite, origin.y.isFinite else { return }
        let width = width ?? size.width
        if let shadows { return shadows.draw(in: context, at: origin, width: width, stretch: stretch) }
        let alpha = context.alpha, shown = shownLines(in: stretch)
        context.withCairo { cairo in
            // A group gives the context's alpha to text whose colours Pango sets itself.
            if alpha < 1 {
                cairo_push_group(cairo)
                cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            }
            for line in lines[shown] {
                cairo_move_to(cairo, (origin.x + inset(line, in: width)).native, (origin.y + line.baseline).native)
                pango_cairo_show_layout_line(cairo, line.line)
            }
            if alpha < 1 {
                cairo_pop_group_to_source(cairo)
                cairo_paint_with_alpha(cairo, alpha)
            }
            cairo_new_path(cairo)
        }
        if !pictures.isEmpty { drawPictures(in: context, at: origin, width: width, lines: shown) }
    }

    /// The lines that reach into a stretch; all without one.
    private func shownLines(in stretch: ClosedRange<CGFloat>?) -> ClosedRange<Int> {
        guard let stretch else { return 0...lines.count - 1 }
        let first = line(atY: stretch.lowerBound)
        return first...max(line(atY: stretch.upperBound), first)
    }

    /// Pango leaves the room of pictures empty.
    private func drawPictures(in context: CGContext, at origin: CGPoint, width: CGFloat, lines shown: ClosedRange<Int>) {
        for line in lines[shown] {
            var x = origin.x + inset(line, in: width), next = line.line.pointee.runs
            while let node = next {
                next = node.pointee.next
                guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) else { continue }
                if let picture = TextPicture.of(run), let image = picture.image {
                    let box = picture.box
                    context.drawUpright(image, in: CGRect(x: x + box.minX, y: origin.y + line.baseline - box.maxY, width: box.width, height: box.height))
                }
                x += TextLayout.points(pango_glyph_string_get_width(run.pointee.glyphs))
            }
        }
    }

    func inset(_ line: Line, in width: CGFloat) -> CGFloat {
        let room = width - line.width
        switch paragraph.alignment {
        case .left: return 0
        case .center: return room / 2
        case .right: return room
        case .natural: return line.isRightToLeft ? room : 0
        case .justified: return line.isRightToLeft ? room : 0
        }
    }

    private func append(_ line: UnsafeMutablePointer<PangoLayoutLine>) {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        let top = lines.last.map { $0.bottom + paragraph.lineSpacing } ?? 0
        let natural = TextLayout.points(logical.height), height = paragraph.lineHeight.height(of: natural)
        lines.append(Line(line: line, width: TextLayout.points(logical.width), baseline: top + height - natural + TextLayout.points(-logical.y),
                          bottom: top + height,
                          isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL))
    }

    /// Gives the ellipsis its own width: Pango makes it fill the room that the text leaves, so that such a line could not be aligned.
    private static func narrowEllipsis(of line: UnsafeMutablePointer<PangoLayoutLine>) {
        var next = line.pointee.runs
        while let node = next {
            next = node.pointee.next
            guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self), let item = run.pointee.item,
                  Int32(item.pointee.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0, let glyphs = run.pointee.glyphs else { continue }
            for index in 0..<Int(glyphs.pointee.num_glyphs) {
                var logical = PangoRectangle()
                pango_font_get_glyph_extents(item.pointee.analysis.font, glyphs.pointee.glyphs[index].glyph, nil, &logical)
                glyphs.pointee.glyphs[index].geometry.width = logical.width
            }
        }
    }

    private static func units(_ points: CGFloat) -> Int32 { Int32((points * CGFloat(PANGO_SCALE)).rounded(.up)) }
    static func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
}

extension TextParagraph.LineBreak {
    fileprivate var ellipsis: PangoEllipsizeMode {
        switch self {
        case .truncatingHead: PANGO_ELLIPSIZE_START
        case .truncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .truncatingTail: PANGO_ELLIPSIZE_END
        case .words, .characters, .none: PANGO_ELLIPSIZE_NONE
        }
    }
}
