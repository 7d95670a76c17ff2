import Foundation
import Testing
@testable import TouchHost

@MainActor @Suite struct SystemClockTests {
    /// R-GEN-2
    @Test func itIsTheSystemUptime() {
        let before = ProcessInfo.processInfo.systemUptime
        let now = SystemClock.now
        let after = ProcessInfo.processInfo.systemUptime
        #expect(before <= now && now <= after)
    }

    @Test func eachRequestWakesOnce() {
        let clock = SystemClock()
        #expect(!clock.takeWake())
        clock.requestWake(at: clock.now - 1)
        #expect(clock.takeWake())
        #expect(!clock.takeWake())
        clock.requestWake(at: clock.now + 60)
        #expect(!clock.takeWake())
        clock.requestWake(at: .nan)
        #expect(clock.deadline == nil)
    }
}
