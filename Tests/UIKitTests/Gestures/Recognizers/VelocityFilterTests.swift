import Testing
@testable import UIKit

@MainActor @Suite("Recognizers: velocity", .leavesNothing)
struct VelocityFilterTests {
    @Test("R-PAN-11 The first sample is the difference quotient; later ones are three quarters new and one quarter old")
    func samples() {
        var filter = VelocityFilter()
        #expect(filter.value == 0)
        filter.restart(at: 1)
        #expect(filter.value == 0)
        filter.add(10, at: 1.5, weight: 0.75)
        #expect(filter.value == 20)
        filter.add(20, at: 2, weight: 0.75)
        #expect(filter.value == 0.75 * 40 + 0.25 * 20)
        filter.add(0, at: 3, weight: 0.75)
        #expect(filter.value == 0.25 * 35)
    }

    @Test("R-PAN-11 Samples that took no time are merged with the next", arguments: [1.0, 0.5, 1 + 1e-12])
    func noTime(time: TimeInterval) {
        var filter = VelocityFilter()
        filter.restart(at: 1)
        filter.add(10, at: time, weight: 0.75)
        #expect(filter.value == 0)
        filter.add(5, at: 2, weight: 0.75)
        #expect(isClose(filter.value, 15, within: 1e-9))
    }

    @Test("R-PAN-11 A restart keeps the value; time and movement before it don't count")
    func restart() {
        var filter = VelocityFilter()
        filter.restart(at: 0)
        filter.add(10, at: 1, weight: 0.75)
        filter.add(1000, at: 1, weight: 0.75)
        filter.restart(at: 5)
        #expect(filter.value == 10)
        filter.add(10, at: 6, weight: 0.75)
        #expect(filter.value == 10)
    }
}
