import Testing
@testable import HostKit

@Suite("Frames drawn late") struct FrameDeadlineTests {
    /// A display of 100 refreshes a second, the last one at 10 s.
    private static let period = 0.01

    /// A deadline that knows frames of these lengths, in seconds.
    private func deadline(frames: [Double]) -> FrameDeadline {
        var deadline = FrameDeadline()
        for (index, length) in frames.enumerated() {
            deadline.asked(at: Double(index))
            deadline.presented(at: Double(index) + length)
        }
        return deadline
    }

    @Test("A frame is asked for so that the longest of the last ones would be ready")
    func longestFrame() throws {
        var deadline = deadline(frames: Array(repeating: 0.0005, count: 9) + [0.002] + Array(repeating: 0.0005, count: 9))
        let asked = deadline.time(after: 10, period: Self.period, input: 10.0001, now: 10.0001), time = try #require(asked)
        #expect(abs(time - (10.01 - 0.002 * FrameDeadline.reserve - FrameDeadline.usualMargin)) < 1e-9)
    }

    @Test("The refresh aimed at is the next one, however long ago the last known one was")
    func nextRefresh() throws {
        var deadline = deadline(frames: Array(repeating: 0, count: 10))
        let asked = deadline.time(after: 10, period: Self.period, input: 10.0701, now: 10.0701), time = try #require(asked)
        #expect(abs(time - (10.08 - FrameDeadline.usualMargin)) < 1e-9)
    }

    @Test("A refresh that comes a little before its time has come: the one aimed at is the next")
    func earlyRefresh() throws {
        var deadline = deadline(frames: Array(repeating: 0, count: 10))
        let asked = deadline.time(after: 10, period: Self.period, input: 10.0099, now: 10.0099), time = try #require(asked)
        #expect(abs(time - (10.02 - FrameDeadline.usualMargin)) < 1e-9)
    }

    @Test("At once: where no period is known, too few frames are, the refresh was in the future, or there is no room",
          arguments: [(10, 0.0, 0.0001), (3, 0.01, 0.0001), (10, 0.01, -0.001), (10, 0.01, 0.0055)])
    func atOnce(frames: Int, period: Double, since: Double) {
        var deadline = deadline(frames: Array(repeating: 0, count: frames))
        let asked = deadline.time(after: 10, period: period, input: 10 + since, now: 10 + since)
        #expect(asked == nil)
    }

    @Test("At once, too, where the last input was long ago: an animation gains nothing by waiting (decision 29)")
    func noInput() {
        var deadline = deadline(frames: Array(repeating: 0, count: 10))
        let without = deadline.time(after: 10, period: Self.period, input: 10 - FrameDeadline.recentInput - 0.001, now: 10)
        #expect(without == nil)
        let with = deadline.time(after: 10, period: Self.period, input: 10 - FrameDeadline.recentInput + 0.001, now: 10)
        #expect(with != nil)
    }

    @Test("Frames that take as long as a period are never put off")
    func slowFrames() {
        var deadline = deadline(frames: Array(repeating: 0.009, count: 10))
        let asked = deadline.time(after: 10, period: Self.period, input: 10, now: 10)
        #expect(asked == nil)
    }

    @Test("A long frame is forgotten after as many others as are remembered")
    func longFrameIsForgotten() {
        var deadline = deadline(frames: [0.009] + Array(repeating: 0, count: FrameDeadline.remembered - 1))
        let before = deadline.time(after: 10, period: Self.period, input: 10, now: 10)
        #expect(before == nil)
        deadline.asked(at: 11)
        deadline.presented(at: 11)
        let after = deadline.time(after: 12, period: Self.period, input: 12, now: 12)
        #expect(after != nil)
    }

    @Test("A frame that was presented in a later turn says nothing of how long frames take")
    func laterTurn() {
        var deadline = deadline(frames: Array(repeating: 0, count: 10))
        deadline.asked(at: 20)
        deadline.turnEnded()
        deadline.presented(at: 25)
        let asked = deadline.time(after: 30, period: Self.period, input: 30, now: 30)
        #expect(asked != nil)
    }

    /// Plays frames, each put off, and shown so much after the refresh that was aimed at.
    private func margin(after lateness: [Double]) throws -> Double {
        var deadline = deadline(frames: Array(repeating: 0, count: 10))
        for (index, late) in lateness.enumerated() {
            let refresh = 20 + Double(index)
            let asked = deadline.time(after: refresh, period: 0.1, input: refresh, now: refresh), time = try #require(asked)
            deadline.asked(at: time)
            deadline.presented(at: time)
            deadline.shown(at: refresh + 0.1 + late, period: 0.1)
        }
        return deadline.margin
    }

    @Test("A frame that came too late for its refresh doubles the margin; frames in time make it smaller, down to the least")
    func marginFollows() throws {
        #expect(try margin(after: [0.1]) == FrameDeadline.usualMargin * 2)
        let one = try margin(after: [0])
        #expect(one < FrameDeadline.usualMargin && one > FrameDeadline.usualMargin * 0.9)
        #expect(try margin(after: Array(repeating: 0, count: 1000)) == FrameDeadline.leastMargin)
    }
}
