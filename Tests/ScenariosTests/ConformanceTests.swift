import Foundation
import Scenarios
import Testing

@MainActor @Suite("Scenarios", .leavesNothing)
struct ConformanceTests {
    @Test("every scenario passes", arguments: ScenarioFiles.all)
    func passes(file: String) throws {
        let report = try ScenarioRunner().run(contentsOf: ScenarioFiles.folder.appending(path: file))
        #expect(report.expectationCount > 0)
        #expect(report.isPassed, "\(report)")
    }

    @Test("the folder has the trace cases, and nothing but scenarios in folders")
    func folderIsComplete() throws {
        let entries = try FileManager.default.subpathsOfDirectory(atPath: ScenarioFiles.folder.path)
        #expect(entries.filter { $0.contains("/") != $0.hasSuffix(".json") } == [])
        var sources: Set<String> = [], names: Set<String> = []
        for file in ScenarioFiles.all {
            let scenario = try Scenario(contentsOf: ScenarioFiles.folder.appending(path: file))
            #expect(!scenario.rules.isEmpty, "\(file) names no rule")
            #expect(scenario.basis != nil, "\(file) has no basis")
            #expect(names.insert(scenario.name).inserted, "two scenarios are called \(scenario.name)")
            if let source = scenario.source { sources.insert(String(source.prefix { $0 != "," })) }
        }
        // Tests in Swift: T-15 (a view controller), T-30a (a label), T-122 … T-128 (the sample application). T-100 … T-112 are about
        // controls, T-119 … T-121 about responders and nibs.
        let numbers = [1...4, 6...14, 16...99, 113...118, 129...130].flatMap { $0.map { "T-\($0)" } }
        for trace in numbers.map({ $0.count == 3 ? "T-0" + $0.suffix(1) : $0 }) + ["T-05a", "T-05b"] {
            #expect(sources.contains(trace), "no scenario restates \(trace)")
        }
    }
}
