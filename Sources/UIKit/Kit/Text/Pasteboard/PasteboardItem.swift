/// The types of what is on pasteboards, and what other programs call them.
enum PasteboardItem {
    static let text = "public.utf8-plain-text"
    static let url = "public.url"
    static let png = "public.png"
    static let color = "com.apple.uikit.color"
    static let texts: Set<String> = [text, "public.plain-text", "public.text"]
    static let images: Set<String> = [png, "com.apple.uikit.image"]

    /// Richest first, with the media types of Linux programs.
    static let media: [(type: String, media: String)] = [
        (png, "image/png"), ("public.jpeg", "image/jpeg"), (color, "application/x-color"), ("public.rtf", "text/rtf"),
        ("public.html", "text/html"), (url, "text/uri-list"), (text, "text/plain;charset=utf-8"), (text, "text/plain"),
    ]

    static func mediaType(of type: String) -> String {
        if images.contains(type) { return "image/png" }
        if texts.contains(type) { return "text/plain;charset=utf-8" }
        return media.first { $0.type == type }?.media ?? type
    }

    /// A media type that has no other name is its own.
    static func type(ofMedia name: String) -> String { media.first { $0.media == name.lowercased() }?.type ?? name }

    /// One thing's forms, the richest first, the unknown ones last and by name.
    static func entries(_ values: [String: Any]) -> [PasteboardEntry] {
        let known = media.map(\.type)
        func rank(_ type: String) -> Int { known.firstIndex(of: type) ?? known.count }
        return values.map { PasteboardEntry(type: $0.key, value: $0.value) }.sorted { (rank($0.type), $0.type) < (rank($1.type), $1.type) }
    }
}

/// One form of one thing.
@MainActor
struct PasteboardEntry {
    let type: String
    private let read: @MainActor () -> Any?

    nonisolated init(type: String, value: Any) {
        self.type = type
        nonisolated(unsafe) let value = value
        read = { value }
    }

    /// A form that another program has.
    init(type: String, bytes: @escaping @MainActor () -> Data?) {
        self.type = type
        read = { bytes().map { PasteboardEntry.value(of: $0, type: type) } }
    }

    var value: Any { read() ?? Data() }

    var string: String? {
        guard PasteboardItem.texts.contains(type) else { return nil }
        return read() as? String ?? (read() as? Data).map { String(decoding: $0, as: UTF8.self) }
    }

    var url: URL? {
        guard type == PasteboardItem.url else { return nil }
        switch read() {
        case let url as URL: return url
        case let text as String: return URL(string: text)
        case let data as Data: return Self.url(in: data)
        default: return nil
        }
    }

    var image: UIImage? {
        guard PasteboardItem.images.contains(type) || type == "public.jpeg" else { return nil }
        return read() as? UIImage ?? (read() as? Data).flatMap { UIImage(data: $0) }
    }

    var color: UIColor? {
        guard type == PasteboardItem.color else { return nil }
        return read() as? UIColor ?? (read() as? Data).flatMap(Self.color)
    }

    /// As other programs get it; `nil` for a value that has no such form.
    var data: Data? {
        switch read() {
        case let data as Data: data
        case let text as String: Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        case let color as UIColor: Self.data(color)
        default: nil
        }
    }

    private static func value(of data: Data, type: String) -> Any {
        if PasteboardItem.texts.contains(type) { return String(decoding: data, as: UTF8.self) }
        if type == PasteboardItem.url, let url = url(in: data) { return url }
        return data
    }

    /// The first of a list of them, one a line.
    private static func url(in data: Data) -> URL? {
        let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.first { !$0.hasPrefix("#") }.flatMap { URL(string: String($0)) }
    }

    /// Red, green, blue and alpha, each of 16 bits: the form of `application/x-color`.
    private static func data(_ color: UIColor) -> Data {
        let value = color.cgColor.rgba
        var data = Data()
        for part in [value.red, value.green, value.blue, value.alpha] {
            withUnsafeBytes(of: UInt16((min(max(part, 0), 1) * 65535).rounded())) { data.append(contentsOf: $0) }
        }
        return data
    }

    private static func color(_ data: Data) -> UIColor? {
        guard data.count == 8 else { return nil }
        let parts = stride(from: 0, to: 8, by: 2).map { offset in
            CGFloat(data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt16.self) }) / 65535
        }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}
