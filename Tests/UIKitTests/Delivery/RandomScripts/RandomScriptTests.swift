import Foundation
import Testing
@testable import UIKit

@MainActor @Suite("Delivery: random scripts", .leavesNothing)
struct RandomScriptTests {
    /// How many scripts: `DACTYL_SCRIPTS`, else 2000.
    static let count = ProcessInfo.processInfo.environment["DACTYL_SCRIPTS"].flatMap(Int.init) ?? 2000

    /// Random trees that change in callbacks, random fingers, random batches. Every touch that began ends once (R-DLV-32), no view outside
    /// a window is called (R-VH-8), the order in an event is that of R-EVT-30 and R-EVT-31, no sample is lost or doubled (R-EVT-10), and
    /// the same script gives the same log.
    @Test("R-DLV-32, R-EVT-10, R-EVT-30, R-EVT-31 The promises of delivery, whatever happens in callbacks")
    func promises() throws {
        var failures = 0, callbacks = 0
        for seed in 0..<UInt64(Self.count) {
            let first = RandomRun(seed: seed), second = RandomRun(seed: seed)
            let found = try Verifier.collecting { try first.play() }
            try second.play()
            callbacks += first.log.count
            let violations = first.violations + found.map(\.description)
            if !violations.isEmpty {
                failures += 1
                Issue.record("script \(seed): \(violations.prefix(5).joined(separator: "; "))")
            }
            if first.log != second.log {
                failures += 1
                let index = zip(first.log, second.log).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? -1
                Issue.record("script \(seed) gives two logs, which differ at entry \(index)")
            }
            // More of the same adds nothing.
            if failures >= 5 { break }
        }
        #expect(callbacks > Self.count * 10, "the scripts cause too little to be a test")
    }
}
