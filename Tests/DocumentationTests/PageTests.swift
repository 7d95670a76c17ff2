import Foundation
import Testing
import UIKit

/// What the pages claim about sources and thresholds.
@Suite("Pages", .leavesNothing)
struct PageTests {
    @Test("every listing is a part of a compiled file", arguments: Page.names)
    func listings(name: String) throws {
        for listing in try Page(name).listings {
            let snippet = try #require(listing.name, "\(name): a comment <!-- snippet: … --> must stand above each Swift listing")
            let source = try #require(try Self.snippets()[snippet], "Snippets has no part named '\(snippet)'")
            #expect(listing.text == source, "\(name), '\(snippet)'")
        }
    }

    @Test("every part of the compiled files is shown on a page")
    func parts() throws {
        let shown = try Page.names.flatMap { try Page($0).listings.compactMap(\.name) }
        for name in try Self.snippets().keys.sorted() { #expect(shown.contains(name), "'\(name)' is on no page") }
    }

    /// What stands between `// snippet: name` and `// end of snippet`, without the common indentation.
    private static func snippets() throws -> [String: String] {
        let folder = Page.root.appendingPathComponent("Tests/DocumentationTests/Snippets")
        var found: [String: String] = [:]
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where file.hasSuffix(".swift") {
            var name: String?, part: [String] = []
            for line in try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8).components(separatedBy: "\n") {
                let text = line.trimmingCharacters(in: .whitespaces)
                if text.hasPrefix("// snippet: ") {
                    (name, part) = (String(text.dropFirst("// snippet: ".count)), [])
                } else if text == "// end of snippet", let finished = name {
                    #expect(found[finished] == nil, "two parts are named '\(finished)'")
                    let indentation = part.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
                    found[finished] = part.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
                    name = nil
                } else {
                    part.append(line)
                }
            }
        }
        return found
    }

    @Test("thresholds are those of GestureConfiguration", arguments: Page.names)
    @MainActor func thresholds(name: String) throws {
        var values: [String: Double] = [:]
        for child in Mirror(reflecting: GestureConfiguration()).children {
            guard let label = child.label else { continue }
            values[label] = child.value as? Double ?? (child.value as? CGFloat).map { Double($0) }
        }
        for line in try Page(name).lines where line.hasPrefix("|") {
            for cell in Page.cells(line) {
                let number = cell.split(separator: " ").first.flatMap { Double($0.replacing("°", with: "")) }
                // Of a row of several thresholds the first belongs to the number.
                guard let number, cell.hasSuffix(" s") || cell.hasSuffix(" pt") || cell.hasSuffix("°"),
                      let value = Self.names(line).compactMap({ values[$0] }).first else { continue }
                #expect(abs((cell.hasSuffix("°") ? number * .pi / 180 : number) - value) < 1e-9, "\(name): \(line)")
            }
        }
    }

    private static func names(_ line: String) -> [String] {
        line.split(separator: "`").map { String($0.split(separator: ".").last ?? "") }
    }

    @Test("explaining.md knows every kind of record and decision, and every reason", arguments: [
        ("Record", "enum Record<", "\n}", "records"), ("Record", "enum PassedOver:", "\n}", "passed over"), ("Record", "enum Rejection:", "\n}", "rejected"),
        ("Decision", "enum Kind:", "\n    }", "decisions"), ("Decision", "enum Failure<", "\n}", "failures"),
    ])
    func kinds(file: String, type: String, end: String, table: String) throws {
        let path = Page.root.appendingPathComponent("Sources/GestureEngine/Trace/\(file).swift")
        let source = try String(contentsOf: path, encoding: .utf8)
        let page = try Page("explaining.md")
        let body = try #require(source.range(of: type)).upperBound
        let cases = source[body...].prefix(upTo: try #require(source.range(of: end, range: body..<source.endIndex)).lowerBound)
            .split(separator: "\n").filter { $0.contains(" case ") }
            .flatMap { $0.replacing(/\([^)]*\)/, with: "").trimmingCharacters(in: .whitespaces).dropFirst("case ".count).split(separator: ", ") }
            .map(String.init)
        let known = try page.table(table).dropFirst().flatMap { $0[0].split(separator: ", ").map(String.init) }
        #expect(!cases.isEmpty && cases.sorted() == known.sorted())
    }

    @Test("links lead somewhere", arguments: Page.names)
    func links(name: String) throws {
        let page = try Page(name)
        for match in page.lines.joined(separator: "\n").matches(of: /\]\(([^)#]*)(?:#([^)]*))?\)/) where !match.1.hasPrefix("http") {
            let target = page.target(String(match.1))
            let path = Page.folder.appendingPathComponent(target).path
            #expect(FileManager.default.fileExists(atPath: path), "\(name): \(target)")
            guard let anchor = match.2, target.hasSuffix(".md") else { continue }
            let headings = try Page(target).lines.filter { $0.hasPrefix("#") }.map {
                $0.drop { $0 == "#" }.dropFirst().lowercased().filter { $0.isLetter || $0.isNumber || " -".contains($0) }
                    .replacing(" ", with: "-")
            }
            #expect(headings.contains(String(anchor)), "\(name): \(target)#\(anchor)")
        }
    }
}
