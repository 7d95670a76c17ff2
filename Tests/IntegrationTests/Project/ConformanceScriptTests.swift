import Foundation
import Testing

/// `script/conformance` on a project of a few lines.
@Suite("script/conformance") struct ConformanceScriptTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in ["script", "Documentation", "Tests", "Scenarios"] {
            try FileManager.default.createDirectory(atPath: folder.file(name), withIntermediateDirectories: true)
        }
        try FileManager.default.copyItem(atPath: "\(Checkout.root)/script/conformance", toPath: folder.file("script/conformance"))
        // Put together here, for the script reads this file too.
        let rules = ["1", "2", "3", "3a", "4", "5"].map { "- R-" + "TAP-\($0) [doc: X] Rule \($0) says so." }
        _ = try folder.write((["## Taps"] + rules + ["| T-" + "01a | — | @0 |", "| T-" + "01b | — | @0 |"]).joined(separator: "\n"),
                             to: "Documentation/touch-semantics.md")
    }

    private func check(test: String, scenario: String = "") throws -> (status: Int32, errors: [String]) {
        _ = try folder.write("@Test(\"\(test)\") func name() {}\n", to: "Tests/SomeTests.swift")
        _ = try folder.write("{\"rules\": [\"\(scenario)\"]}", to: "Scenarios/some.json")
        #expect(try Child(folder.file("script/conformance")).status() == 0)
        let child = try Child(folder.file("script/conformance"), ["--check"])
        return (try child.status(), child.errorLines)
    }

    @Test("ranges, lists, steps and groups of cases are understood", arguments: [
        ("TAP-1 … 5, T-" + "01", ""), ("TAP-1, 2, 3, 3a, 4, 5: all", "T-" + "01"),
        ("TAP-1 … R-" + "TAP-3a, 4 The rest", "R-" + "TAP-5; T-" + "01a, T-" + "01b"),
        ("TAP-1.2 and R-" + "TAP-2 … 4; R-" + "TAP-5 T-" + "01", ""),
    ])
    func understood(test: String, scenario: String) throws {
        let result = try check(test: "R-" + test, scenario: scenario)
        #expect(result.status == 0, "\(result.errors)")
    }

    @Test("a rule that no test checks, and a rule that does not exist, fails the check")
    func missing() throws {
        let result = try check(test: "R-" + "TAP-1 … 4, 5 fingers, R-" + "TAP-7", scenario: "T-" + "01a")
        #expect(result.status == 1)
        #expect(result.errors.count == 3)
        #expect(result.errors.contains { $0.hasSuffix("Tests/SomeTests.swift cites R-" + "TAP-7, which does not exist") })
        #expect(result.errors.contains { $0.hasSuffix("nothing checks R-" + "TAP-5: Rule 5 says so.") })
        #expect(result.errors.contains { $0.contains("nothing checks T-" + "01b") })
    }

    @Test("a page that is not up to date fails the check")
    func outdated() throws {
        #expect(try check(test: "R-" + "TAP-1 … 5, T-" + "01").status == 0)
        _ = try folder.write("old", to: "Documentation/conformance.md")
        let child = try Child(folder.file("script/conformance"), ["--check"])
        #expect(try child.status() == 1)
        #expect(child.errorLines.count == 1 && child.errors.contains("not up to date"))
    }
}
