#if Wayland || KMS
import Foundation

/// What xkb calls a layout.
package struct LayoutNames: Equatable {
    package var model: String?
    package var layout: String?
    package var variant: String?
    package var options: String?

    package init() {}

    /// The layout of the machine's console, unless the environment names one.
    package static func system(environment: [String: String], files: [String] = ["/etc/default/keyboard", "/etc/vconsole.conf"]) -> LayoutNames {
        var names = LayoutNames()
        guard environment["XKB_DEFAULT_LAYOUT"]?.isEmpty ?? true else { return names }
        for file in files {
            guard let bytes = FileManager.default.contents(atPath: file), bytes.count < 1 << 16 else { continue }
            names.read(String(decoding: bytes, as: UTF8.self))
            if names.layout != nil { return names }
        }
        return names
    }

    /// Lines as `XKBLAYOUT="de"`.
    package mutating func read(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2 else { continue }
            let value = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
            guard !value.isEmpty else { continue }
            switch parts[0] {
            case "XKBMODEL": model = value
            case "XKBLAYOUT": layout = value
            case "XKBVARIANT": variant = value
            case "XKBOPTIONS": options = value
            default: break
            }
        }
    }
}
#endif
