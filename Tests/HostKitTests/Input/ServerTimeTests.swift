import HostKit
import Testing
import TouchHost

/// R-GEN-2: one monotonic clock; never backwards, never later than now.
@Suite struct ServerTimeTests {
    @Test func sameClockIsExact() {
        var time = ServerTime()
        #expect(time.seconds(100_020, now: 100.0305) == 100.020)
        #expect(time.seconds(100_028, now: 100.0290) == 100.028)
    }

    @Test func sameClockBeyondItsFirstWrap() {
        var time = ServerTime()
        let wrap = 4_294_967.296
        let stamp = UInt32(truncatingIfNeeded: Int64(((2 * wrap + 5) * 1000).rounded()))
        #expect(abs(time.seconds(stamp, now: 2 * wrap + 5.01) - (2 * wrap + 5)) < 1e-3)
    }

    @Test func wrapAround() {
        var time = ServerTime()
        let first = time.seconds(UInt32.max - 3, now: 50)
        let second = time.seconds(4, now: 50.008)
        #expect(abs(second - first - 0.008) < 1e-6)
    }

    @Test func foreignClockIsRelatedByTheQuickestEvent() {
        var time = ServerTime()
        #expect(time.seconds(7_000_000, now: 10) == 10)
        // 10 ms later by the server, read 8 ms later: this one was quicker.
        #expect(abs(time.seconds(7_000_010, now: 10.008) - 10.008) < 1e-9)
        // 20 ms after the first, read late.
        #expect(abs(time.seconds(7_000_020, now: 10.05) - 10.018) < 1e-4)
    }

    @Test(arguments: [3_600_000, -3_600_000, 86_400_000 * 20, -5000] as [Int64])
    func jumps(_ jump: Int64) {
        var time = ServerTime()
        var now = 1000.0, stamp: Int64 = 1_000_000, last = 0.0
        for step in 0..<200 {
            now += 0.008
            stamp += 8
            if step == 100 { stamp += jump }
            let seconds = time.seconds(UInt32(truncatingIfNeeded: stamp), now: now)
            #expect(seconds >= last)
            #expect(seconds <= now)
            if step > 110 { #expect(now - seconds < 0.1) }
            last = seconds
        }
    }

    @Test func anEventThatWaitedKeepsItsTime() {
        var time = ServerTime()
        _ = time.seconds(1_000_000, now: 1000)
        #expect(abs(time.seconds(1_000_100, now: 1005) - 1000.1) < 1e-6)
    }

    @Test func whatHasNoStampHoldsUpNoStamps() {
        var time = ServerTime()
        #expect(time.seconds(12_000, now: 12) == 12)
        #expect(time.unstamped(now: 12.6) == 12.6)
        #expect(time.seconds(12_100, now: 12.6) == 12.1, "stamped before the other was read")
        time.advance(to: 12.6)
        #expect(time.seconds(12_200, now: 12.7) == 12.6 && time.unstamped(now: 12.5) == 12.6, "never backwards")
    }

    @Test func noTimeIsNow() {
        var time = ServerTime()
        #expect(time.seconds(0, now: 12.5) == 12.5)
        #expect(time.seconds(12_000, now: 12.6) == 12.5)
    }
}
