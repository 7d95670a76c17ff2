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

    func place(of offset: Int) -> InterfacePlace { lines.place(of: offset, in: path) }
    func line(of offset: Int) -> Int { place(of: offset).line }
}
