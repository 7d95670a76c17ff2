import Foundation
import Testing

/// A page of the documentation, and what the tests read from it.
struct Page {
    /// The path from the folder of the gesture pages.
    let name: String
    let lines: [String]

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardized
    static let folder = root.appendingPathComponent("Documentation/gestures")
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".md") }.sorted()
        + ["../coming-from-ios.md"]

    /// What a link on the page leads to.
    func target(_ link: String) -> String {
        link.isEmpty ? name : name.contains("/") ? (name as NSString).deletingLastPathComponent + "/" + link : link
    }

    init(_ name: String) throws {
        self.name = name
        lines = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// The Swift listings, each with the name that the comment above it gives.
    var listings: [(name: String?, text: String)] {
        var found: [(String?, String)] = []
        for (index, line) in lines.enumerated() where line == "```swift" {
            let text = lines[(index + 1)...].prefix { $0 != "```" }.joined(separator: "\n")
            found.append((index > 0 ? Self.value(of: "snippet", in: lines[index - 1]) : nil, text))
        }
        return found
    }

    /// What the page shows as output below the comment `<!-- output: name -->`.
    func output(_ name: String) throws -> String {
        let start = try #require(lines.firstIndex { Self.value(of: "output", in: $0) == name }, "\(self.name) has no output '\(name)'")
        return lines[(start + 2)...].prefix { $0 != "```" }.map { $0 + "\n" }.joined()
    }

    /// The rows of the table below the comment `<!-- table: name -->`: the cells of each, without the emphasis, the header first.
    func table(_ name: String) throws -> [[String]] {
        let start = try #require(lines.firstIndex { Self.value(of: "table", in: $0) == name }, "\(self.name) has no table '\(name)'")
        let rows = lines[(start + 1)...].drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
        return rows.filter { !$0.hasPrefix("| ---") }.map(Self.cells)
    }

    static func cells(_ row: String) -> [String] {
        row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
            $0.replacing("`", with: "").replacing("*", with: "").trimmingCharacters(in: .whitespaces)
        }
    }

    private static func value(of key: String, in line: String) -> String? {
        guard line.hasPrefix("<!-- \(key): "), line.hasSuffix(" -->") else { return nil }
        return String(line.dropFirst("<!-- \(key): ".count).dropLast(" -->".count))
    }
}
