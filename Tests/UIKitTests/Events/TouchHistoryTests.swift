import Testing
@testable import UIKit

@MainActor @Suite("Events: the history of a touch", .leavesNothing)
struct TouchHistoryTests {
    private func steps(_ history: TouchHistory, of length: Double, count: Int) -> [CGVector] {
        var result: [CGVector] = []
        history.forEachStep(of: length, count: count) { index, movement in
            #expect(index == result.count)
            result.append(movement)
        }
        return result
    }

    @Test("R-EVT-15 Steps go back from the newest sample, between samples on the line, and end where the touch landed")
    func stepsBack() {
        let history = TouchHistory((1, CGPoint(x: 10, y: 0)))
        history.append((1.5, CGPoint(x: 20, y: 0)))
        history.append((2, CGPoint(x: 20, y: 40)))
        let expected = [CGVector(dx: 0, dy: 20), CGVector(dx: 0, dy: 20), CGVector(dx: 5, dy: 0), CGVector(dx: 5, dy: 0), .zero]
        #expect(steps(history, of: 0.25, count: 5) == expected)
        #expect(history.duration == 1)
        #expect(steps(TouchHistory((1, .zero)), of: 0.25, count: 2) == [.zero, .zero])
    }

    @Test("R-EVT-15 It holds 0.18 s of a device of any rate, with the newest sample", arguments: [60.0, 125, 240, 1000, 8000])
    func thinning(rate: Double) {
        let history = TouchHistory((1, .zero))
        for index in 1...Int(rate) { history.append((1 + Double(index) / rate, CGPoint(x: Double(index) / rate * 600, y: 0))) }
        #expect(history.newest.timestamp == 2 && history.newest.location.x == 600)
        #expect(history.duration >= 0.18)
        for step in steps(history, of: 1.0 / 60, count: 10) { #expect(abs(step.dx - 10) < 1e-6) }
    }

    @Test("R-EVT-15 Two samples of one time are one; a clock that goes back begins again")
    func clocks() {
        let history = TouchHistory((1, .zero))
        history.append((1.1, CGPoint(x: 5, y: 0)))
        history.append((1.1, CGPoint(x: 6, y: 0)))
        #expect(history.count == 2 && history.newest.location.x == 6)
        history.append((0.5, CGPoint(x: 7, y: 0)))
        #expect(history.count == 1 && history.duration == 0 && history.newest.location.x == 7)
    }

    @Test("R-EVT-15 A touch keeps a history from the first question on, of all samples since its landing where it is asked at its first move")
    func onDemand() throws {
        let stage = try Stage()
        stage.play("@1 A+(50,50)")
        let touch = try #require(stage.touch("A"))
        #expect(touch.history == nil)
        stage.view.onTouches = { _, touches, event in _ = event?.predictedTouches(for: touches.first!) }
        stage.playAtOnce("@1.01 A~(60,50); @1.02 A~(70,50); @1.03 A~(75,50)")
        #expect(touch.history?.count == 4)
        stage.playAtOnce("@1.04 A~(80,50); @1.05 A~(85,50)")
        #expect(touch.history?.count == 6 && touch.history?.newest.location == touch.location(in: nil))
        stage.play("@1.06 A-")
        #expect(touch.history == nil)
    }

    @Test("R-EVT-15 After one finger of a window was asked, others have a history from their landing on, though they are asked in the middle")
    func fromTheLanding() throws {
        let stage = try Stage()
        var asks = true
        stage.view.onTouches = { _, touches, event in
            if asks { _ = event?.predictedTouches(for: touches.first!) }
        }
        stage.play("@1 A+(50,50); @1.01 A~(60,50); @1.02 A-")
        asks = false
        stage.play("@2 A+(50,50); @2.01 A~(60,50); @2.02 A~(70,50); @2.03 A~(80,50)")
        let touch = try #require(stage.touch("A"))
        asks = true
        stage.play("@2.04 A~(90,50)")
        let history = try #require(touch.history)
        #expect(history.count == 5 && abs(history.duration - 0.04) < 1e-9)
        stage.play("@2.05 A-")
        #expect(touch.history == nil)
        // Another window's fingers keep nothing.
        let other = stage.addWindow("other")
        stage.play("@3 B+(50,50)")
        let unasked = try #require(stage.touch("B"))
        #expect(unasked.window === other && unasked.history == nil)
        stage.play("@3.1 B-")
    }
}
