import Foundation
import HostKit
import Testing
import TouchHost

/// Pens: reports become contacts on the surface and hovering above it (R-HOV, R-TCH).
@Suite struct PenStateTests {
    var pen = PenState(device: 7)
    var queue = DeliveryQueue()

    private mutating func report(_ time: Double = 1) { pen.frame(time: time, [], into: &queue) }

    private mutating func told() -> [String] {
        var result: [String] = []
        var frame = TouchFrame(timestamp: 0)
        while let item = queue.take() {
            switch item {
            case .frame(let content):
                queue.fill(&frame, with: content)
                let contact = frame.contacts[0]
                result.append("\(contact.id) \(contact.phase) \(Int(contact.position.x)) buttons \(frame.buttons)")
            case .hover(let sample, _): result.append("hover \(sample.phase) \(Int(sample.position.x)) buttons \(sample.buttons)")
            default: result.append("something else")
            }
        }
        queue.removeTold()
        return result
    }

    @Test mutating func hoverTouchHover() {
        pen.enter(1)
        pen.position.x = 10
        report()
        pen.down(id: 3)
        report()
        pen.position.x = 20
        report()
        pen.up()
        report()
        report()
        pen.leave()
        report()
        report()
        #expect(told() == ["hover moved 10 buttons 0", "3 began 10 buttons 0", "3 moved 20 buttons 0", "3 ended 20 buttons 0",
                           "hover moved 20 buttons 0", "hover left 20 buttons 0"])
    }

    @Test mutating func aTapInOneReport() {
        pen.enter(1)
        pen.down(id: 3)
        pen.up()
        pen.leave()
        report()
        #expect(told() == ["3 began 0 buttons 0", "3 ended 0 buttons 0"])
    }

    /// R-EVT-30
    @Test mutating func aPenThatVanishesIsCancelled() {
        pen.enter(1)
        report()
        pen.down(id: 3)
        report()
        _ = told()
        pen.vanish(time: 2, [], into: &queue)
        #expect(told() == ["3 cancelled 0 buttons 0", "hover left 0 buttons 0"])
        report()
        #expect(told() == [])
    }

    @Test mutating func aPenThatLeavesWhileItTouchesIsCancelled() {
        pen.enter(1)
        pen.down(id: 3)
        report()
        pen.leave()
        report()
        #expect(told().contains { $0.hasPrefix("3 cancelled") })
    }

    /// R-HST-1, R-HST-5: a contact stays on its surface, and a device that came leaves, also where one report says that it is elsewhere.
    @Test mutating func aPenThatComesOverAnotherWindowInOneReport() {
        pen.enter(1)
        report()
        pen.down(id: 3)
        report()
        pen.leave()
        pen.enter(2, time: 2, [], into: &queue)
        report()
        #expect(told() == ["hover moved 0 buttons 0", "3 began 0 buttons 0", "3 cancelled 0 buttons 0", "hover left 0 buttons 0",
                           "hover moved 0 buttons 0"])
        pen.enter(2, time: 3, [], into: &queue)
        #expect(told() == [], "it is there already")
    }

    @Test("R-HST-12 A pen that comes over the same window again, without having left, has ended its stroke where it was")
    mutating func aPenThatComesAgain() {
        pen.enter(1, time: 1, [], into: &queue)
        pen.down(id: 3)
        pen.position.x = 100
        report()
        pen.position.x = 150
        report()
        pen.enter(1, time: 2, [], into: &queue)
        pen.position.x = 50
        report(2)
        pen.position.x = 70
        report(3)
        #expect(told() == ["3 began 100 buttons 0", "3 moved 150 buttons 0", "3 ended 150 buttons 0", "hover moved 70 buttons 0"])
        pen.down(id: 4)
        report(4)
        pen.up()
        pen.enter(1, time: 5, [], into: &queue)
        report(5)
        #expect(told() == ["4 began 70 buttons 0", "4 ended 70 buttons 0", "hover moved 70 buttons 0"], "a lift in the same report")
    }

    @Test("R-HST-12 A pen that is down again without a lift began another stroke; its buttons are as they were")
    mutating func aPenThatIsDownAgain() {
        pen.enter(1)
        pen.set(button: 0x14b, isPressed: true)
        pen.down(id: 3)
        pen.position.x = 100
        report()
        pen.position.x = 200
        pen.down(id: 4)
        report(2)
        pen.up()
        pen.down(id: 5)
        pen.position.x = 300
        report(3)
        pen.up()
        report(4)
        #expect(told() == ["3 began 100 buttons 2", "3 ended 100 buttons 2", "4 began 200 buttons 2", "4 ended 200 buttons 2", "5 began 300 buttons 2",
                           "5 ended 300 buttons 2"])
    }

    @Test("R-HST-12 What was not sent of a stroke is not: down twice, and down and in range again, in one report")
    mutating func strokesThatWereNeverSent() {
        pen.enter(1)
        pen.down(id: 3)
        pen.down(id: 4)
        report()
        #expect(told() == ["4 began 0 buttons 0"])
        pen.down(id: 5)
        pen.down(id: 6)
        pen.enter(1, time: 2, [], into: &queue)
        report(2)
        #expect(told() == ["4 ended 0 buttons 0", "hover moved 0 buttons 0"])
    }

    @Test("R-HST-12 A pen that left while it was down, and came again in the same report, was cancelled; buttons are said again")
    mutating func aPenThatLeavesAndComesInOneReport() {
        pen.enter(1)
        pen.set(button: 0x14b, isPressed: true)
        pen.down(id: 3)
        report()
        pen.leave()
        pen.enter(1, time: 2, [], into: &queue)
        report(2)
        #expect(told() == ["3 began 0 buttons 2", "3 cancelled 0 buttons 0", "hover moved 0 buttons 0"])
    }

    @Test("R-HST-12 A stroke that is over when the pen vanishes, or comes over another window, has ended")
    mutating func aStrokeThatIsOverAsThePenVanishes() {
        pen.enter(1)
        pen.down(id: 3)
        report()
        pen.down(id: 4)
        pen.vanish(time: 2, [], into: &queue)
        #expect(told() == ["3 began 0 buttons 0", "3 ended 0 buttons 0"])
        pen.enter(1)
        pen.down(id: 5)
        report(3)
        pen.up()
        pen.leave()
        pen.enter(2, time: 4, [], into: &queue)
        report(4)
        #expect(told() == ["5 began 0 buttons 0", "5 ended 0 buttons 0", "hover moved 0 buttons 0"])
    }

    /// The releases of its buttons go elsewhere (R-PEN-3).
    @Test mutating func aWindowThatClosesTakesTheButtonsWithIt() {
        pen.enter(1)
        pen.set(button: 0x14b, isPressed: true)
        report()
        pen.forget(1)
        pen.enter(2)
        report()
        #expect(told() == ["hover moved 0 buttons 2", "hover moved 0 buttons 0"])
    }

    @Test("R-HST-14 The scale changes under a pen that rests: it ends, hovers and leaves there, and what waits to be sent is there, too")
    mutating func anotherScale() {
        pen.enter(1)
        pen.position.x = 10
        report()
        pen.down(id: 3)
        report()
        queue.rescale(window: 1, by: 2)
        queue.rescale(window: 2, by: 10)
        pen.rescale(window: 1, by: 2)
        pen.rescale(window: 2, by: 10)
        pen.up()
        report()
        report()
        pen.rescale(window: 1, by: 2)
        pen.vanish(time: 2, [], into: &queue)
        #expect(told() == ["hover moved 20 buttons 0", "3 began 20 buttons 0", "3 ended 20 buttons 0", "hover moved 20 buttons 0",
                           "hover left 40 buttons 0"])
    }

    @Test mutating func buttonsAndTheOtherEnd() {
        pen.isEraser = true
        pen.enter(1)
        pen.set(button: 0x14b, isPressed: true)
        report()
        pen.set(button: 0x14b, isPressed: false)
        report()
        report()
        #expect(told() == ["hover moved 0 buttons 34", "hover moved 0 buttons 32"], "of several samples with the same buttons the last counts")
        pen.set(button: 0x14c, isPressed: true)
        pen.down(id: 1)
        report()
        #expect(told() == ["1 began 0 buttons 36"])
    }

    @Test(arguments: [(0.0, 0.0, 90.0, 0.0), (45, 0, 45, 0), (0, 30, 60, 90), (-60, 0, 30, 180), (45, 45, 35.264, 45), (0, -90, 0.1, -90)])
    mutating func tilt(x: Double, y: Double, altitude: Double, azimuth: Double) throws {
        pen.hasTilt = true
        pen.tilt(x: x, y: y)
        pen.enter(1)
        report()
        guard case .hover(let sample, _)? = queue.take() else { throw Missing() }
        #expect(abs(try #require(sample.altitude) * 180 / .pi - altitude) < 0.01)
        #expect(abs(try #require(sample.azimuth) * 180 / .pi - azimuth) < 0.01)
    }

    private struct Missing: Error {}
}
