import Foundation
import HostKit
import Testing
import TouchHost
@testable import HostRunner

@MainActor @Suite struct LoopPartTests {
    @Test func theTimerFiresWhenItsTimeHasCome() throws {
        let timer = WakeTimer(), set = DescriptorSet()
        set.insert(timer.descriptor)
        timer.arm(at: SystemClock.now + 1000)
        #expect(!set.handleReadable { _ in })
        let deadline = SystemClock.now + 0.02
        timer.arm(at: deadline)
        while !set.handleReadable({ #expect($0 == timer.descriptor) }) {
            try #require(SystemClock.now < deadline + 120)
            usleep(1000)
        }
        #expect(SystemClock.now >= deadline)
        timer.clear()
        #expect(!set.handleReadable { _ in })
    }

    @Test func aSignalBecomesReadableAndIgnoredOnesStayIgnored() {
        // Under nohup the other one would be ignored too.
        let old = signal(SIGINT, SIG_IGN), oldHangup = signal(SIGHUP, SIG_DFL)
        let signals = TerminationSignals(), set = DescriptorSet()
        set.insert(signals.descriptor)
        signals.start()
        defer {
            signals.stop()
            signal(SIGINT, old)
            signal(SIGHUP, oldHangup)
        }
        kill(getpid(), SIGINT)
        #expect(!set.handleReadable { _ in })
        #expect(signals.number == nil)
        kill(getpid(), SIGHUP)
        let deadline = SystemClock.now + 60
        var isReadable = false
        while !isReadable, SystemClock.now < deadline { isReadable = set.handleReadable { _ in } }
        #expect(isReadable)
        #expect(signals.number == SIGHUP)
        signals.clear()
        #expect(!set.handleReadable { _ in })
    }
}
