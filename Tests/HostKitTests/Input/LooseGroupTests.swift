import Foundation
import HostKit
import Testing
import TouchHost

/// Compositors that don't end each group (R-HST-10), and such that lose lifts (R-HST-11).
@Suite struct LooseGroupTests {
    var group = TouchGroup()
    var queue = DeliveryQueue()

    /// The frames that the queue holds, as `time window: id phase …`; times in milliseconds.
    private mutating func told() -> [String] {
        var result: [String] = []
        var frame = TouchFrame(timestamp: 0)
        while let item = queue.take() {
            guard case .frame(let content) = item else { continue }
            queue.fill(&frame, with: content)
            result.append("\(Int((frame.timestamp * 1000).rounded())) \(content.window): "
                + frame.contacts.map { "\($0.id) \($0.phase)" }.joined(separator: ", "))
        }
        queue.removeTold()
        return result
    }

    private mutating func down(_ number: Int32, id: Int, window: Int = 1, at time: Double = 0) {
        group.down(number, id: id, window: window, position: CGPoint(x: 1, y: 2), time: time, into: &queue, [])
    }

    private mutating func move(_ number: Int32, at time: Double, x: Double = 5) {
        group.move(number, to: CGPoint(x: x, y: 2), time: time, into: &queue, [])
    }

    private mutating func up(_ number: Int32, at time: Double) { group.up(number, time: time, into: &queue, []) }

    private mutating func close() { group.close(into: &queue, []) }

    @discardableResult
    private mutating func readEnds(at time: Double = 0) -> Double? { group.readEnded(now: time, into: &queue, []) }

    /// Two fingers that are down, and a compositor that has ended a group.
    private mutating func begin() {
        down(0, id: 1)
        down(1, id: 2)
        close()
        _ = told()
    }

    @Test("R-HST-10 The lift of the last finger, and of one of two, is sent when all was read; an end that comes later is of an empty group")
    mutating func liftsWithoutAnEnd() {
        begin()
        up(0, at: 0.1)
        #expect(group.holdsEnds && told() == [])
        readEnds()
        #expect(!group.holdsEnds && told() == ["100 1: 1 ended"])
        close()
        #expect(told() == [])
        move(1, at: 0.2)
        close()
        up(1, at: 0.3)
        readEnds()
        close()
        #expect(told() == ["200 1: 2 moved", "300 1: 2 ended"] && group.isIdle)
    }

    @Test("R-HST-10 Ten lifts of one report are one frame, and so are lifts with what the others do in it")
    mutating func liftsOfOneReport() {
        for finger in 0..<10 { down(Int32(finger), id: finger) }
        close()
        _ = told()
        for finger in 0..<10 { up(Int32(finger), at: 0.1) }
        readEnds()
        #expect(told() == ["100 1: " + (0..<10).map { "\($0) ended" }.joined(separator: ", ")])
        begin()
        up(0, at: 0.2)
        move(1, at: 0.2)
        down(2, id: 3, at: 0.2)
        readEnds()
        #expect(told() == ["200 1: 1 ended, 2 moved, 3 began"])
    }

    @Test("R-HST-10 What was read together with a lift, but is of a later report, is a frame of its own")
    mutating func whatComesAfterALift() {
        begin()
        up(1, at: 0.100)
        move(0, at: 0.103)
        move(0, at: 0.108)
        close()
        #expect(told() == ["103 1: 2 ended, 1 moved", "108 1: 1 moved"])
        up(0, at: 0.2)
        down(0, id: 3, at: 0.5)
        close()
        #expect(told() == ["200 1: 1 ended", "500 1: 3 began"], "two taps are two, however late they are read")
        move(0, at: 0.6)
        down(1, id: 4, at: 0.7)
        close()
        #expect(told() == ["700 1: 3 moved, 4 began"], "without a lift the compositor's word counts alone")
    }

    @Test("R-HST-10 A finger that lands and lifts in one read began and ended")
    mutating func aTapInOneRead() {
        down(0, id: 1, at: 0.1)
        up(0, at: 0.15)
        readEnds()
        #expect(told() == ["100 1: 1 began", "150 1: 1 ended"])
    }

    @Test("R-HST-10 A group without a lift waits for its end, however many reads it takes")
    mutating func groupsStayWhole() {
        down(0, id: 1)
        #expect(readEnds() != nil, "the first group of all does not wait for ever")
        down(1, id: 2)
        close()
        #expect(told() == ["0 1: 1 began, 2 began"])
        move(0, at: 0.1)
        #expect(readEnds(at: 0.1) == nil && readEnds(at: 100) == nil && told() == [])
        move(1, at: 0.1)
        close()
        #expect(told() == ["100 1: 1 moved, 2 moved"])
    }

    @Test("R-HST-10 Where no group was ever ended, a finger that moves again shows that none will be, and so does half a second")
    mutating func noEndsAtAll() {
        down(0, id: 1, at: 1)
        #expect(readEnds(at: 1) == 1.5 && readEnds(at: 1.2) == 1.5 && told() == [])
        move(0, at: 1.3)
        readEnds(at: 1.3)
        #expect(told() == ["1000 1: 1 began", "1300 1: 1 moved"])
        down(1, id: 2, at: 1.4)
        move(0, at: 1.5)
        #expect(readEnds(at: 1.5) == nil)
        #expect(told() == ["1400 1: 2 began", "1500 1: 1 moved"])
        // The first end of all: from now on they are waited for.
        close()
        move(0, at: 1.6)
        #expect(readEnds(at: 1.6) == nil && told() == [])
        close()
        #expect(told() == ["1600 1: 1 moved"])

        group = TouchGroup()
        down(0, id: 3, at: 2)
        readEnds(at: 2)
        #expect(readEnds(at: 2.5) == nil && told() == ["2000 1: 3 began"], "a finger that rests")
        down(1, id: 4, at: 2.6)
        #expect(readEnds(at: 2.6) == nil && told() == ["2600 1: 4 began"])
    }

    @Test("R-HST-10 That a quick tap's group was not ended shows nothing: GNOME ends none of those")
    mutating func aQuickTapFirst() {
        down(0, id: 1)
        up(0, at: 0.05)
        readEnds(at: 0.05)
        _ = told()
        down(0, id: 2, at: 0.3)
        #expect(readEnds(at: 0.3) != nil && told() == [])
        down(1, id: 3, at: 0.3)
        close()
        #expect(told() == ["300 1: 2 began, 3 began"])
    }

    @Test("R-HST-10 A wait that was cut short by a cancellation begins again with the next touch")
    mutating func aWaitThatIsOver() {
        down(0, id: 1, at: 1)
        readEnds(at: 1)
        group.cancel(time: 1.2, into: &queue)
        #expect(readEnds(at: 1.3) == nil && told() == [])
        down(0, id: 2, at: 1.4)
        #expect(readEnds(at: 1.4) == 1.9)
    }

    @Test("R-HST-11 A number that lands while it is down: the touch before is cancelled, the new one lives, the others are left alone")
    mutating func numbersThatLandTwice() {
        begin()
        down(0, id: 3, at: 0.1)
        close()
        #expect(told() == ["100 1: 1 cancelled, 3 began"])
        move(0, at: 0.2)
        move(1, at: 0.2)
        close()
        up(0, at: 0.3)
        readEnds()
        #expect(told() == ["200 1: 3 moved, 2 moved", "300 1: 3 ended"])
    }

    @Test("R-HST-11 The touch before lay in another window")
    mutating func numbersThatLandInAnotherWindow() {
        begin()
        down(0, id: 3, window: 2, at: 0.1)
        close()
        #expect(told() == ["100 1: 1 cancelled", "100 2: 3 began"] && group.window(of: 0) == 2)
    }

    @Test("R-HST-11 What was not sent of the touch before is not: its beginning in the same group, or its last step")
    mutating func numbersThatLandTwiceInAGroup() {
        down(0, id: 1)
        down(1, id: 2)
        down(0, id: 3)
        close()
        #expect(told() == ["0 1: 2 began, 3 began"])
        move(0, at: 0.1, x: 70)
        move(1, at: 0.1)
        down(0, id: 4, at: 0.1)
        close()
        #expect(told() == ["100 1: 2 moved, 3 cancelled, 4 began"])
        up(0, at: 0.2)
        down(0, id: 5, at: 0.2)
        close()
        #expect(told() == ["200 1: 4 ended, 5 began"], "a lift that was read is one")
    }

    @Test("R-HST-11 A number that lands twice when as many touches are down as can be")
    mutating func numbersThatLandTwiceAtTheLimit() {
        for number in 0..<TouchGroup.mostTouches { down(Int32(number), id: number) }
        close()
        _ = told()
        down(7, id: 1000, at: 0.1)
        close()
        #expect(told() == ["100 1: 7 cancelled, 1000 began"])
    }
}
