import Foundation
import FuzzSupport
import Scenarios
import UIKit

/// Takes any bytes for a scenario. An error is reported in a line with its place; a right one is played twice, and both runs give the same.
fuzz { bytes in
    let scenario: Scenario
    do throws(ScenarioError) {
        scenario = try Scenario(data: Data(bytes), file: "Fuzz")
    } catch {
        checkLine("\(error)", place: "Fuzz: \(error.place): ")
        precondition(error.place.hasPrefix("$") || error.place.hasPrefix("line "), "a scenario is wrong at \(error.place)")
        return
    }
    MainActor.assumeIsolated {
        let first = play(scenario), second = play(scenario)
        precondition(first == second, "a scenario that is played again goes otherwise")
    }
}

/// - Returns: What was found.
@MainActor
private func play(_ scenario: Scenario) -> [String] {
    do {
        let report = try ScenarioRunner().run(scenario)
        // The decisions that led to it name touches by numbers that the process counts.
        return [report.name, "\(report.expectationCount)"] + report.failures.map(\.description)
    } catch {
        preconditionFailure("a scenario that was read is not played: \(error)")
    }
}
