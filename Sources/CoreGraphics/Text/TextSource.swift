internal import CPango

/// The bytes of a text with the looks of its parts, ready for Pango.
struct TextSource {
    private struct Part {
        var range: Range<Int>
        var attributes: TextAttributes
    }

    private(set) var bytes: [UInt8] = []
    private var parts: [Part] = []
    /// Layouts of the source refer to them, and do not keep them.
    private(set) var pictures: [TextPicture] = []

    init(_ runs: [TextRun]) {
        for run in runs {
            let start = bytes.count
            if let picture = run.attributes.picture { pictures.append(picture) }
            // Pango ends a text at a zero byte.
            bytes.append(contentsOf: run.text.utf8.lazy.map { $0 == 0 ? 0x20 : $0 })
            parts.append(Part(range: start..<bytes.count, attributes: run.attributes))
        }
    }

    /// A `PangoLayout` of the bytes from `start` to `end`, which must lie between characters. The caller owns it.
    func makeLayout(_ context: OpaquePointer, from start: Int, to end: Int, suffix: String = "") -> OpaquePointer {
        // Pango answers without a layout only when memory runs out, which GLib makes the end of the process.
        let layout = pango_layout_new(context)!
        let text = Array(bytes[start..<end]) + Array(suffix.utf8)
        text.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
        }
        if let first = parts.first {
            let description = TextEngine.makeDescription(first.attributes.font)
            pango_layout_set_font_description(layout, description)
            pango_font_description_free(description)
        }
        let list = pango_attr_list_new()
        for (index, part) in parts.enumerated() {
            let lower = max(part.range.lowerBound, start) - start
            let upper = min(part.range.upperBound, end) - start
            let isLast = index == parts.count - 1 || parts[index + 1].range.lowerBound >= end
            guard lower < upper || (isLast && lower <= upper) else { continue }
            // What follows the last part looks like it.
            add(part.attributes, to: list, from: UInt32(lower), to: isLast ? UInt32.max : UInt32(upper))
            if let picture = part.attributes.picture { add(picture, to: list, in: lower..<upper, of: text) }
            if isLast { break }
        }
        // A broken word continues without a hyphen, as in UIKit.
        if let plain = pango_attr_insert_hyphens_new(0) {
            plain.pointee.start_index = 0
            plain.pointee.end_index = UInt32.max
            pango_attr_list_insert(list, plain)
        }
        Self.cutLongWords(of: text, list)
        pango_layout_set_attributes(layout, list)
        pango_attr_list_unref(list)
        return layout
    }

    /// Gives each object replacement character the room of a picture.
    private func add(_ picture: TextPicture, to list: OpaquePointer?, in range: Range<Int>, of text: [UInt8]) {
        let length = TextPicture.character.count
        for index in range where index + length <= range.upperBound && text[index..<index + length].elementsEqual(TextPicture.character) {
            guard let shape = picture.makeShape() else { continue }
            shape.pointee.start_index = UInt32(index)
            shape.pointee.end_index = UInt32(index + length)
            pango_attr_list_insert(list, shape)
        }
    }

    /// A layout of the paragraph that continues at `start`, with an ellipsis at its end if there are more paragraphs than this.
    func makeTruncatedLayout(_ context: OpaquePointer, from start: Int, hasMore: Bool) -> OpaquePointer {
        let start = min(start, bytes.count)
        var end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        // The line separators of Unicode are three bytes that begin alike.
        if let separator = (start..<end).first(where: {
            $0 + 2 < end && bytes[$0] == 0xE2 && bytes[$0 + 1] == 0x80 && (bytes[$0 + 2] == 0xA8 || bytes[$0 + 2] == 0xA9)
        }) { end = separator }
        return makeLayout(context, from: start, to: end, suffix: hasMore && end < bytes.count ? "…" : "")
    }

    private func add(_ attributes: TextAttributes, to list: OpaquePointer?, from start: UInt32, to end: UInt32) {
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
            guard let attribute else { return }
            attribute.pointee.start_index = start
            attribute.pointee.end_index = end
            pango_attr_list_insert(list, attribute)
        }
        func whole(_ component: Double) -> UInt16 { UInt16((component * 65535).rounded()) }
        let description = TextEngine.makeDescription(attributes.font)
        insert(pango_attr_font_desc_new(description))
        pango_font_description_free(description)
        if attributes.font.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum=1")) }
        let color = attributes.color
        insert(pango_attr_foreground_new(whole(color.red), whole(color.green), whole(color.blue)))
        // Pango takes an alpha of 0 for "not set".
        insert(pango_attr_foreground_alpha_new(max(whole(color.alpha), 1)))
        if let background = attributes.background, background.alpha > 0 {
            insert(pango_attr_background_new(whole(background.red), whole(background.green), whole(background.blue)))
            insert(pango_attr_background_alpha_new(max(whole(background.alpha), 1)))
        }
        if let underline = attributes.underline {
            insert(pango_attr_underline_new(underline == .double ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE))
        }
        if attributes.isStruckThrough { insert(pango_attr_strikethrough_new(1)) }
        if attributes.kern != 0, attributes.kern.isFinite {
            let kern = min(max(attributes.kern, -1000), 1000)
            insert(pango_attr_letter_spacing_new(Int32((kern * CGFloat(PANGO_SCALE)).rounded())))
        }
    }
}
