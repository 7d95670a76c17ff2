import Foundation
import Scenarios
import Testing

@MainActor @Suite("Scenarios")
struct ConformanceTests {
    @Test("every scenario passes", arguments: ScenarioFiles.all)
    func passes(file: String) throws {
        let report = try ScenarioRunner().run(contentsOf: ScenarioFiles.folder.appending(path: file))
        #expect(report.expectationCount > 0)
        #expect(report.isPassed, "\(report)")
    }

    @Test("the folder has the trace cases without recognizers, and nothing but scenarios")
    func folderIsComplete() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: ScenarioFiles.folder.path)
        #expect(names.filter { !$0.hasSuffix(".json") }.isEmpty)
        var sources: Set<String> = []
        for file in ScenarioFiles.all {
            let scenario = try Scenario(contentsOf: ScenarioFiles.folder.appending(path: file))
            #expect(!scenario.rules.isEmpty, "\(file) names no rule")
            #expect(scenario.basis != nil, "\(file) has no basis")
            if let source = scenario.source { sources.insert(String(source.prefix { $0 != "," })) }
        }
        // T-15 has a view controller, T-29 a recognizer, T-30a a label: the first is a test in Swift, the others come with theirs.
        let numbers = [1...4, 6...14, 16...28, 30...30, 113...114, 118...118, 129...130].flatMap { $0.map { "T-\($0)" } }
        for trace in numbers.map({ $0.count == 3 ? "T-0" + $0.suffix(1) : $0 }) + ["T-05a", "T-05b"] {
            #expect(sources.contains(trace), "no scenario restates \(trace)")
        }
    }
}
