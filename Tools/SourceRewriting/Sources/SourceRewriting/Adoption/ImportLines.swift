/// Imports, as lines of a text show them.
enum ImportLines {
    /// The modules that a text imports.
    static func names(_ text: String) -> [String] { text.split(whereSeparator: \.isNewline).compactMap(name) }

    /// The module that a line imports: `@testable import struct Dials.Dial`.
    static func name(_ line: Substring) -> String? {
        guard line.contains("import") else { return nil }
        let words = line.split { " \t;\r".contains($0) }
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count, words[..<place].allSatisfy({ $0.hasPrefix("@") || levels.contains($0) }) else { return nil }
        let name = kinds.contains(words[place + 1]) && place + 2 < words.count ? words[place + 2] : words[place + 1]
        return String(name.prefix { $0 != "." })
    }

    private static let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    private static let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
}
