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
}
