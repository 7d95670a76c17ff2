internal import InterfaceFiles
internal import SwiftParser
internal import SwiftSyntax

/// A file of Swift source, parsed.
struct SourceFile: Sendable {
    let path: String
    let text: String
    let tree: SourceFileSyntax
    private let lines: LineIndex

    init(path: String, text: String) {
        self.path = path
        self.text = text
        tree = Parser.parse(source: text)
        lines = LineIndex(text.utf8)
    }

    /// How many brackets may open right behind each other. Where what is in them is damaged, the parser takes twice as long for each of them.
    private static let bracketLimit = 16

    /// Why a text is not given to the parser; `nil` for one that is. O(n).
    static func refusal(of text: String, path: String) -> Diagnostic? {
        var count = 0
        for (offset, byte) in text.utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "("):
                count += 1
                guard count > bracketLimit else { continue }
                return Diagnostic(place: LineIndex(text.utf8).place(of: offset, in: path), message: "more than \(bracketLimit) brackets open right behind each other")
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
            default: count = 0
            }
        }
        return nil
    }

    func place(of offset: Int) -> InterfacePlace { lines.place(of: offset, in: path) }
    func line(of offset: Int) -> Int { place(of: offset).line }
}
