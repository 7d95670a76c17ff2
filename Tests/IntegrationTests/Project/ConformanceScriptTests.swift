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
        let rules = ["1", "2", "3", "3a", "4", "5"].map { Self.rule("\($0) [doc: X] Rule \($0) says so.") }
        try specify(rules)
    }

    /// A rule behind its anchor. Put together here, for the script reads this file too.
    private static func rule(_ text: String) -> String {
        let name = "R-" + "TAP-\(text.prefix { $0 != " " })"
        return "- <a id=\"\(name)\"></a>R-" + "TAP-\(text)"
    }

    /// Writes the specification: how many rules are choices, the rules, and two trace cases.
    private func specify(_ rules: [String], choices: String = "0 rules are [choice] as a whole and 0 more in a part") throws {
        let lines = ["\(choices).", "## Taps"] + rules + ["| T-" + "01a | — | @0 |", "| T-" + "01b | — | @0 |"]
        _ = try folder.write(lines.joined(separator: "\n"), to: "Documentation/touch-semantics.md")
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

    @Test("a chapter's rules count as the page's; a rule without its anchor fails the check")
    func chapters() throws {
        try FileManager.default.createDirectory(atPath: folder.file("Documentation/touch-semantics"), withIntermediateDirectories: true)
        _ = try folder.write(Self.rule("6 [doc: X] In a chapter."), to: "Documentation/touch-semantics/taps.md")
        #expect(try check(test: "R-" + "TAP-1 … 6, T-" + "01").status == 0)
        _ = try folder.write("- R-" + "TAP-6 [doc: X] In a chapter.", to: "Documentation/touch-semantics/taps.md")
        let result = try check(test: "R-" + "TAP-1 … 6, T-" + "01")
        #expect(result.status == 1 && result.errors.count == 1 && result.errors[0].contains("R-" + "TAP-6 has no anchor"))
    }

    @Test("the specification says how many rules are choices, as a whole and in a part; another number fails the check")
    func choices() throws {
        let rules = ["1 [choice: so] A.", "2 [doc: X] B [choice].", "3 [choice; doc: X] C.", "4 [doc: X] D:\n  - E [choice of F]", "5 [doc: X] G."]
            .map(Self.rule)
        try specify(rules)
        #expect(try check(test: "R-" + "TAP-1 … 5, T-" + "01").status == 0)
        let counted = "1 rules are [choice] as a whole and 3 more in a part"
        let text = try String(contentsOfFile: folder.file("Documentation/touch-semantics.md"), encoding: .utf8)
        #expect(text.hasPrefix(counted + "."))
        try specify(rules, choices: "2 rules are [choice] as a whole and 3 more in a part")
        let child = try Child(folder.file("script/conformance"), ["--check"])
        #expect(try child.status() == 1)
        #expect(child.errorLines.count == 1 && child.errors.contains(counted))
    }
}
