import Foundation
import Testing

@Suite("The page on TouchTesting") struct ExampleTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardized
    static let page = (try? String(contentsOf: root.appendingPathComponent("Documentation/touch-testing.md"), encoding: .utf8)) ?? ""
    /// Compiled here, and by the package that depends on this one.
    private static let sources = [
        "Tests/TouchTestingTests/Examples.swift", "Tests/Apps/OutsidePackage/Tests/DoodleViewsTests/DialTests.swift",
    ]

    @Test("every listing is a part of a compiled file, and every part is shown")
    func listings() throws {
        var parts: [String: String] = [:]
        for source in Self.sources {
            parts.merge(Self.parts(try String(contentsOf: Self.root.appendingPathComponent(source), encoding: .utf8))) { first, _ in first }
        }
        let lines = Self.page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var shown: Set<String> = []
        for (index, line) in lines.enumerated() where line == "```swift" {
            let name = lines[index - 1].replacing("<!-- snippet: ", with: "").replacing(" -->", with: "")
            let listing = lines[(index + 1)...].prefix { $0 != "```" }.joined(separator: "\n")
            #expect(parts[name] == listing, "'\(name)'")
            shown.insert(name)
        }
        #expect(shown == Set(parts.keys))
        #expect(shown.count > 5)
    }

    /// What stands between `// snippet: name` and `// end of snippet`, without the common indentation.
    private static func parts(_ text: String) -> [String: String] {
        var result: [String: String] = [:]
        var name: String?, part: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let words = line.trimmingCharacters(in: .whitespaces)
            if words.hasPrefix("// snippet: ") {
                (name, part) = (String(words.dropFirst("// snippet: ".count)), [])
            } else if words == "// end of snippet", let ended = name {
                let indentation = part.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
                result[ended] = part.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
                name = nil
            } else {
                part.append(line)
            }
        }
        return result
    }
}
