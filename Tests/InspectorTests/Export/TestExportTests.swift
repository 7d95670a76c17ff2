import Foundation
import JSONText
import Testing
@testable import Inspector

/// An exported test compiles and passes: RecordedCards.swift beside this file is one, as the inspector exported it.
@Suite("The exported test", .serialized) struct TestExportTests {
    @Test func isTheOneThatIsCompiledAndRunHere() throws {
        let app = try InspectedProcess(["mcp", "Cards", "--control"])
        defer { app.end() }
        try #require(try app.call("drag", ["view": "Card", "by": [60, 40]])["decisions"] != nil)
        try #require(try app.call("wait", ["seconds": 1])["waited"] == 1)
        try #require(try app.call("gesture", ["fingers": [["path": [[220, 240], [200, 240]], "duration": 0.1], ["path": [[300, 240], [330, 240]], "duration": 0.1, "start": 0.05]]])["decisions"] != nil)
        try #require(try app.call("wait", ["seconds": 1])["waited"] == 1)
        try #require(try app.call("tap", ["view": "Card", "count": 2])["decisions"] != nil)
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("RecordedCards.swift")
        #expect(try app.call("export", ["kind": "test"])["text"]?.string == String(contentsOf: file, encoding: .utf8))
    }

    @Test("Names come out as literals of Swift, whatever is in them", arguments: [
        ("pan on Card", "\"pan on Card\""), ("pan on UIView \"Card\"", "#\"pan on UIView \"Card\"\"#"), ("a\\b", "#\"a\\b\"#"),
        ("\"Card\"#2", "\"\\\"Card\\\"#2\""), ("\\#(name)", "\"\\\\#(name)\""), ("two\nlines", "\"two\\u{a}lines\""), ("\r\n\"", "\"\\u{d}\\u{a}\\\"\""),
        ("line\u{2028}end", "\"line\\u{2028}end\""), ("Grüße 👍", "\"Grüße 👍\""), ("", "\"\""),
    ])
    @MainActor func literals(text: String, literal: String) { #expect(TestExport.literal(text) == literal) }

    @Test("Numbers come out as literals of Swift, also those that are not finite", arguments: [
        (1.0, "1"), (-0.5, "-0.5"), (1.23456, "1.2346"), (1e300, "1e+300"), (.nan, ".nan"), (.infinity, ".infinity"), (-.infinity, "-.infinity"),
    ] as [(Double, String)])
    @MainActor func numbers(number: Double, literal: String) { #expect(TestExport.number(number) == literal) }
}
