import Foundation

/// The picture that stands for an app in menus: its own, or one with its first letter.
struct AppIcon {
    /// How its file ends.
    let type: String
    let data: Data

    /// - Parameters:
    ///   - resources: The folders in which the app's own is looked for.
    ///   - title: Whose first letter stands in its place.
    init(in resources: [String], title: String) {
        var best: AppIcon?
        for folder in resources {
            for entry in FileManager.default.enumerator(atPath: folder)?.compactMap({ $0 as? String }).sorted() ?? [] where Self.isIcon(entry) {
                guard let data = FileManager.default.contents(atPath: "\(folder)/\(entry)"), Self.isPicture(data, entry) else { continue }
                // Of several sizes the largest, which is the one with the most bytes.
                if data.count > best?.data.count ?? 0 { best = AppIcon(type: (entry as NSString).pathExtension.lowercased(), data: data) }
            }
        }
        self = best ?? AppIcon(type: "svg", data: Data(Self.letter(of: title).utf8))
    }

    private init(type: String, data: Data) {
        self.type = type
        self.data = data
    }

    /// `AppIcon`, as Xcode calls it, or `Icon`, with or without a size behind it: `AppIcon60x60@2x.png`.
    private static func isIcon(_ path: String) -> Bool {
        let name = (path as NSString).lastPathComponent
        return name.wholeMatch(of: /(App)?Icon([-_]?[0-9.]+(x[0-9.]+)?)?(@[0-9]x)?(~[a-z]+)?\.(png|svg)/.ignoresCase()) != nil
    }

    /// Other programs can't read the kind of PNG that Xcode writes into apps.
    private static func isPicture(_ data: Data, _ path: String) -> Bool {
        guard path.lowercased().hasSuffix(".png") else { return true }
        return data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) && data.dropFirst(12).prefix(4).elementsEqual("IHDR".utf8)
    }

    /// A rounded square with the letter, in a colour of the title's own.
    private static func letter(of title: String) -> String {
        let hue = title.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) % 360 }
        let letter = title.first.map { String($0).uppercased() } ?? ""
        let text = letter.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256">
            <rect width="256" height="256" rx="56" fill="hsl(\(hue), 60%, 45%)"/>
            <text x="128" y="176" font-family="Inter, sans-serif" font-size="136" font-weight="600" text-anchor="middle" fill="white">\(text)</text>
            </svg>

            """
    }
}
