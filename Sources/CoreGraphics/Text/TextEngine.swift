internal import CCairo
internal import CPango
internal import Synchronization

/// The fonts of the system through Pango. Nothing is loaded before the first text is measured or drawn.
package enum TextEngine {
    /// What is wrong with the fonts, in one line, or `nil` when text can be shown. Written to standard error once.
    package static let problem: String? = {
        guard !hasFont else { return nil }
        let line = "dactyl: no font is installed, so no text is shown; install one, for instance with: apt install fonts-dejavu-core"
        report(line)
        return line
    }()

    /// Fontconfig answers with some font to any wish as long as it has one; asking for one is quicker than listing all.
    private static var hasFont: Bool {
        guard let map = pango_cairo_font_map_get_default(), let context = makeContext() else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        let description = makeDescription(TextFont(family: "Sans", size: 12))
        defer { pango_font_description_free(description) }
        guard let font = pango_font_map_load_font(map, context, description) else { return false }
        g_object_unref(UnsafeMutableRawPointer(font))
        return true
    }

    /// The names of the installed families, sorted. Takes time in proportion to the installed fonts, the first time only.
    package static let families: [String] = {
        guard let map = pango_cairo_font_map_get_default() else { return [] }
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(map, &list, &count)
        defer { g_free(list) }
        let names = (0..<Int(count)).compactMap { list?[$0].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) } }
        // Pango lists the general names too, which stand for families that need not exist.
        return names.filter { !["Sans", "Serif", "Monospace", "System-ui"].contains($0) }.sorted()
    }()

    /// The families of the system's font, the best first: Inter, which is made for screens, and else the desktop's choice.
    private static let systemFamilies = ["Inter", "Sans"]

    /// The family in which the system's font is shown: the first of them that is installed.
    package static let systemFamily = systemFamilies.first { families.contains($0) } ?? systemFamilies[systemFamilies.count - 1]

    /// The upright and slanted faces of a family in its normal width, by name; none for a family that is not installed.
    package static func faces(family: String) -> [TextFace] {
        guard families.contains(family), let map = pango_cairo_font_map_get_default(),
              let found = pango_font_map_get_family(map, family) else { return [] }
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFace>?>?
        var count: Int32 = 0
        pango_font_family_list_faces(found, &list, &count)
        defer { g_free(list) }
        var faces: [TextFace] = []
        for index in 0..<Int(count) {
            guard let face = list?[index], pango_font_face_is_synthesized(face) == 0,
                  let name = pango_font_face_get_face_name(face), let description = pango_font_face_describe(face) else { continue }
            defer { pango_font_description_free(description) }
            guard pango_font_description_get_stretch(description) == PANGO_STRETCH_NORMAL else { continue }
            faces.append(TextFace(name: String(cString: name),
                                  weight: weight(css: Int(pango_font_description_get_weight(description).rawValue)),
                                  isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL))
        }
        return faces.sorted { $0.name < $1.name }
    }

    /// Heights of the font; zero when there are no fonts.
    package static func metrics(_ font: TextFont) -> TextMetrics {
        guard problem == nil else { return TextMetrics(ascender: 0, descender: 0, capHeight: 0, xHeight: 0) }
        // Text is not hinted, so the heights grow with the size: one large measurement serves all.
        var reference = font
        reference.size = 1000
        let known = measured.withLock { $0[reference] }
        let metrics = known ?? measure(reference)
        if known == nil { measured.withLock { $0[reference] = metrics } }
        return metrics.scaled(by: font.size / 1000)
    }

    private static let measured = Mutex<[TextFont: TextMetrics]>([:])

    private static func measure(_ font: TextFont) -> TextMetrics {
        guard let context = makeContext() else { return TextMetrics(ascender: 0, descender: 0, capHeight: 0, xHeight: 0) }
        defer { g_object_unref(UnsafeMutableRawPointer(context)) }
        let description = makeDescription(font)
        defer { pango_font_description_free(description) }
        let metrics = pango_context_get_metrics(context, description, nil)
        defer { pango_font_metrics_unref(metrics) }
        func inkHeight(_ text: String) -> CGFloat {
            let layout = pango_layout_new(context)
            defer { g_object_unref(layout.map { UnsafeMutableRawPointer($0) }) }
            pango_layout_set_font_description(layout, description)
            pango_layout_set_text(layout, text, -1)
            var ink = PangoRectangle()
            pango_layout_get_extents(layout, &ink, nil)
            return CGFloat(pango_layout_get_baseline(layout) - ink.y) / CGFloat(PANGO_SCALE)
        }
        return TextMetrics(ascender: CGFloat(pango_font_metrics_get_ascent(metrics)) / CGFloat(PANGO_SCALE),
                           descender: -CGFloat(pango_font_metrics_get_descent(metrics)) / CGFloat(PANGO_SCALE),
                           capHeight: inkHeight("H"), xHeight: inkHeight("x"))
    }

    /// A context in which a unit is a point and nothing is rounded to pixels, so that a layout is right at every scale.
    static func makeContext() -> OpaquePointer? {
        guard let map = pango_cairo_font_map_get_default(), let context = pango_font_map_create_context(map) else { return nil }
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        return context
    }

    static func makeDescription(_ font: TextFont) -> OpaquePointer? {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, font.family == TextFont.system ? systemFamilies.joined(separator: ",") : font.family)
        pango_font_description_set_absolute_size(description, (font.size * CGFloat(PANGO_SCALE)).native)
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(cssWeight(font.weight))))
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return description
    }

    /// Weights from -1 to 1 beside those from 100 to 900 that CSS and Pango use.
    private static let weights: [(weight: CGFloat, css: CGFloat)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
    ]

    static func cssWeight(_ weight: CGFloat) -> Int {
        guard weight.isFinite else { return 400 }
        guard weight > weights[0].weight else { return 100 }
        for (lower, upper) in zip(weights, weights.dropFirst()) where weight <= upper.weight {
            let part = (weight - lower.weight) / (upper.weight - lower.weight)
            return Int((lower.css + part * (upper.css - lower.css)).rounded())
        }
        return 900
    }

    private static func weight(css: Int) -> CGFloat {
        weights.min { abs($0.css - CGFloat(css)) < abs($1.css - CGFloat(css)) }?.weight ?? 0
    }
}
