/// Text and how its parts look, as the text engine takes it.
///
/// `NSAttributedString` is for what clients hand over and ask for, and nothing else: each one that Foundation makes on Linux keeps about
/// 190 bytes for good (`Documentation/performance/attributed-strings.md`), which a label that changes at each frame would turn into megabytes.
struct StyledText {
    typealias Attributes = [NSAttributedString.Key: Any]

    /// A part of one look.
    private struct Part {
        var text: String
        var attributes: Attributes
    }

    /// All of it, without looks.
    let string: String
    private var parts: [Part]

    /// Whether no part has attributes.
    var isPlain: Bool { parts.allSatisfy(\.attributes.isEmpty) }

    init(_ string: String, attributes: Attributes = [:]) {
        self.string = string
        parts = string.isEmpty ? [] : [Part(text: string, attributes: attributes)]
    }

    init(_ text: NSAttributedString) {
        string = text.string
        parts = []
        let units = string.utf16, length = units.count
        var place = 0, index = units.startIndex
        while place < length {
            var range = NSRange()
            let attributes = text.attributes(at: place, effectiveRange: &range)
            guard range.length > 0 else { break }
            var end = min(range.location + range.length, length), endIndex = units.index(index, offsetBy: end - place)
            // A look that changes within a character's code changes behind it.
            if end < length, UTF16.isTrailSurrogate(units[endIndex]) {
                end += 1
                endIndex = units.index(after: endIndex)
            }
            parts.append(Part(text: String(string[index..<endIndex]), attributes: attributes))
            (place, index) = (end, endIndex)
        }
    }

    var isEmpty: Bool { string.isEmpty }

    /// For clients. Parts that lack something have it from the defaults.
    func attributed(defaults: Attributes = [:]) -> NSAttributedString {
        if parts.count <= 1 { return NSAttributedString(string: string, attributes: defaults.merging(parts.first?.attributes ?? [:]) { $1 }) }
        let result = NSMutableAttributedString(string: string)
        var place = 0
        for part in parts {
            let length = part.text.utf16.count
            // Changing a part of one attribute compares values, which traps for those that are no objects of Foundation's.
            result.setAttributes(defaults.merging(part.attributes) { $1 }, range: NSRange(location: place, length: length))
            place += length
        }
        return result
    }

    /// Changes fonts.
    /// - Returns: Whether one is another now.
    mutating func mapFonts(_ change: (UIFont) -> UIFont) -> Bool {
        var hasChanged = false
        for index in parts.indices {
            guard let font = parts[index].attributes[.font] as? UIFont else { continue }
            let new = change(font)
            if new === font { continue }
            parts[index].attributes[.font] = new
            hasChanged = true
        }
        return hasChanged
    }

    mutating func remove(_ key: NSAttributedString.Key) {
        for index in parts.indices { parts[index].attributes[key] = nil }
    }

    /// All of it, for assistive technology: a picture says its words, or nothing.
    @MainActor var spoken: String {
        guard parts.contains(where: { $0.attributes[.attachment] != nil }) else { return string }
        return parts.map { part in
            guard let attachment = part.attributes[.attachment] as? NSTextAttachment else { return part.text }
            return part.text.replacingOccurrences(of: "\u{FFFC}", with: attachment.words ?? "")
        }.joined()
    }

    /// That of the first part.
    var paragraphStyle: NSParagraphStyle? { parts.first?.attributes[.paragraphStyle] as? NSParagraphStyle }

    func runs(defaults: AttributedText.Defaults = AttributedText.Defaults()) -> [TextRun] {
        // Empty text is as high as a line of its font.
        if parts.isEmpty { return [TextRun("", AttributedText.attributes([:], defaults: defaults))] }
        return parts.map { TextRun($0.text, AttributedText.attributes($0.attributes, defaults: defaults)) }
    }

    // MARK: Drawing

    /// The size of the text when only its own line ends break it.
    func size() -> CGSize { layout().size }

    /// Draws the text with its upper left corner at `point`, in the current context.
    func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        layout().draw(in: context, at: point)
    }

    func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext? = nil) {
        guard let graphics = UIGraphicsGetCurrentContext() else { return }
        let layout = layout(in: rect.size, options: options)
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
        context?.totalBounds = CGRect(origin: origin, size: layout.size)
        layout.draw(in: graphics, at: origin, width: options.contains(.usesLineFragmentOrigin) ? rect.width : nil)
    }

    /// The rectangle that the text takes when it is laid out within `size`; its origin is relative to the origin of the drawing rectangle.
    func boundingRect(with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) -> CGRect {
        let layout = layout(in: size, options: options)
        let y = options.contains(.usesLineFragmentOrigin) ? 0 : -layout.firstBaseline
        let rect = CGRect(origin: CGPoint(x: 0, y: y), size: layout.size)
        context?.totalBounds = rect
        return rect
    }

    private func layout() -> TextLayout { TextLayout(runs(), paragraph: AttributedText.paragraph(paragraphStyle)) }

    private func layout(in size: CGSize, options: NSStringDrawingOptions) -> TextLayout {
        var paragraph = AttributedText.paragraph(paragraphStyle)
        guard options.contains(.usesLineFragmentOrigin) else {
            paragraph.maximumLines = 1
            return TextLayout(runs(), paragraph: paragraph)
        }
        if options.contains(.truncatesLastVisibleLine) { paragraph.lineBreak = .truncatingTail }
        // A side of zero means no limit, as it does in UIKit.
        return TextLayout(runs(), paragraph: paragraph, width: size.width > 0 ? size.width : .infinity,
                          height: size.height > 0 ? size.height : .infinity)
    }
}
