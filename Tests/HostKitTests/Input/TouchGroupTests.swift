import Foundation
import HostKit
import Testing
import TouchHost

/// R-EVT-1: what a device reports at one instant is one frame; R-EVT-30: what is taken away is cancelled, and what was never sent is not.
@Suite struct TouchGroupTests {
    var group = TouchGroup()
    var queue = DeliveryQueue()

    /// The frames that the queue holds, as `window: id phase …`.
    private mutating func told() -> [String] {
        var result: [String] = []
        var frame = TouchFrame(timestamp: 0)
        while let item = queue.take() {
            guard case .frame(let content) = item else { continue }
            queue.fill(&frame, with: content)
            result.append("\(content.window): " + frame.contacts.map { "\($0.id) \($0.phase)" }.joined(separator: ", "))
        }
        queue.removeTold()
        return result
    }

    private mutating func down(_ number: Int32, id: Int, window: Int = 1, time: Double = 1) {
        group.down(number, id: id, window: window, position: CGPoint(x: 1, y: 2), time: time, into: &queue, [])
    }

    @Test mutating func nothingIsToldBeforeTheGroupIsClosed() {
        down(0, id: 1)
        down(1, id: 2)
        #expect(told() == [])
        group.close(into: &queue, [])
        #expect(told() == ["1: 1 began, 2 began"])
        group.close(into: &queue, [])
        #expect(told() == [], "an empty group is no frame")
    }

    @Test mutating func aContactHasOnePlaceInAFrame() {
        down(0, id: 1)
        group.move(0, to: .zero, time: 1, into: &queue, [])
        group.up(0, time: 1, into: &queue, [])
        group.close(into: &queue, [])
        #expect(told() == ["1: 1 began", "1: 1 moved", "1: 1 ended"])
    }

    @Test mutating func aNumberIsUsedAgainInTheSameGroup() {
        down(0, id: 1)
        group.close(into: &queue, [])
        group.up(0, time: 2, into: &queue, [])
        down(0, id: 2)
        group.close(into: &queue, [])
        #expect(told() == ["1: 1 began", "1: 1 ended, 2 began"])
    }

    @Test mutating func eachWindowHasAFrameOfItsOwn() {
        down(0, id: 1, window: 1)
        down(1, id: 2, window: 2)
        down(2, id: 3, window: 1)
        group.close(into: &queue, [])
        #expect(told() == ["1: 1 began, 3 began", "2: 2 began"])
    }

    @Test mutating func cancelTakesAllThatWasTold() {
        down(0, id: 1)
        down(1, id: 2)
        group.close(into: &queue, [])
        down(2, id: 3)
        group.up(1, time: 2, into: &queue, [])
        group.move(0, to: .zero, time: 2, into: &queue, [])
        group.cancel(time: 3, into: &queue)
        #expect(told() == ["1: 1 began, 2 began", "1: 2 cancelled, 1 cancelled"], "the third never began")
        group.up(0, time: 3, into: &queue, [])
        group.close(into: &queue, [])
        #expect(told() == [], "it is gone")
    }

    @Test mutating func aWindowsTouchesAreTakenAlone() {
        down(0, id: 1, window: 1)
        down(1, id: 2, window: 2)
        group.close(into: &queue, [])
        _ = told()
        down(2, id: 3, window: 2)
        group.cancel(window: 1, time: 2, into: &queue)
        #expect(told() == ["1: 1 cancelled"])
        group.cancel(window: 2, time: 2, into: &queue)
        #expect(told() == ["2: 2 cancelled"], "the third was not sent, although another window's were in between")
    }

    @Test mutating func anAreaChangesWithAPlaceOrAlone() {
        down(0, id: 1)
        group.reshape(0, majorRadius: 5, into: &queue, [])
        group.close(into: &queue, [])
        group.reshape(0, majorRadius: 7, into: &queue, [])
        group.close(into: &queue, [])
        var frame = TouchFrame(timestamp: 0), radii: [Double?] = []
        while case .frame(let content)? = queue.take() {
            queue.fill(&frame, with: content)
            radii += frame.contacts.map(\.majorRadius)
        }
        #expect(radii == [5, 7])
    }

    @Test mutating func unknownNumbersAreIgnored() {
        group.move(9, to: .zero, time: 1, into: &queue, [])
        group.up(9, time: 1, into: &queue, [])
        group.reshape(9, majorRadius: 1, into: &queue, [])
        group.takeAway(9, time: 1, into: &queue, [])
        down(1, id: 1)
        group.close(into: &queue, [])
        #expect(told() == ["1: 1 began"])
    }

    /// R-GEN-2: a frame's time is that of its latest contact, and never goes back.
    @Test("a million numbers are no more touches than the limit, and none of them stays")
    mutating func aMillionTouches() {
        for number in 0..<1_000_000 as Range<Int32> { down(number, id: Int(number)) }
        group.close(into: &queue, [])
        let began = told()
        #expect(began.count == 1 && began[0].split(separator: ",").count == TouchGroup.mostTouches)
        group.cancel(time: 2, into: &queue)
        #expect(told() == [began[0].replacing("began", with: "cancelled")])
        down(7, id: 7)
        group.close(into: &queue, [])
        #expect(told() == ["1: 7 began"])
    }

    /// R-HST-3: other devices have gone on since the touch changed last.
    @Test mutating func anAreaAloneChangesNow() {
        down(0, id: 1, time: 1)
        group.close(into: &queue, [])
        group.reshape(0, majorRadius: 5, time: 3, into: &queue, [])
        group.close(into: &queue, [])
        group.reshape(0, majorRadius: 6, into: &queue, [])
        group.close(into: &queue, [])
        var times: [Double] = []
        while case .frame(let content)? = queue.take() { times.append(content.timestamp) }
        #expect(times == [1, 3, 3])
    }

    /// R-GEN-2: a cancellation has no time, and counts as read just now. A landing that was read with it has its own.
    @Test mutating func aCancellationHoldsUpNoLanding() {
        down(0, id: 1, time: 1)
        group.close(into: &queue, [])
        group.cancel(time: 5, into: &queue)
        down(0, id: 2, time: 2)
        group.close(into: &queue, [])
        let last = queue.putTimesInOrder()
        #expect(last == 2)
        var times: [Double] = []
        while case .frame(let content)? = queue.take() { times.append(content.timestamp) }
        #expect(times == [1, 2, 2])
    }

    /// R-HST-3: a cancellation was sent as read just now, before the group ended of which a landing's stamp had been read.
    @Test mutating func aGroupIsNotOlderThanWhatWasSentBeforeItsEnd() {
        down(0, id: 1, time: 1)
        group.close(into: &queue, [])
        group.cancel(time: 5, into: &queue)
        down(0, id: 2, time: 4)
        var times: [Double] = [], last: Double?
        for _ in 0..<2 {
            last = queue.putTimesInOrder()
            while case .frame(let content)? = queue.take() { times.append(content.timestamp) }
            queue.removeTold()
            group.close(into: &queue, [])
        }
        #expect(times == [1, 5, 5] && last == 5)
    }

    @Test mutating func timesDoNotGoBack() {
        down(0, id: 1, time: 5)
        group.move(0, to: .zero, time: 4, into: &queue, [])
        group.close(into: &queue, [])
        var frame = TouchFrame(timestamp: 0), times: [Double] = []
        while case .frame(let content)? = queue.take() {
            queue.fill(&frame, with: content)
            times += [frame.timestamp] + frame.contacts.map(\.timestamp)
        }
        #expect(times == [5, 5, 5, 5])
    }
}
