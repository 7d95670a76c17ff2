import Foundation
import HostKit
import Testing
import TouchHost

/// A touch that is taken away is cancelled, and one that was never sent is not (R-EVT-30).
@Suite struct TakenTouchTests {
    private func told(_ queue: inout DeliveryQueue) -> [String] {
        var result: [String] = []
        var frame = TouchFrame(timestamp: 0)
        while let item = queue.take() {
            guard case .frame(let content) = item else { continue }
            queue.fill(&frame, with: content)
            result.append(frame.contacts.map { "\($0.id) \($0.phase)" }.joined(separator: ", "))
        }
        return result
    }

    @Test func onePalmIsTakenAwayAndTheOthersStay() {
        var group = TouchGroup(), queue = DeliveryQueue()
        group.down(0, id: 1, window: 1, position: .zero, time: 1, into: &queue, [])
        group.down(1, id: 2, window: 1, position: .zero, time: 1, into: &queue, [])
        group.close(into: &queue, [])
        group.takeAway(0, time: 2, into: &queue, [])
        group.move(1, to: CGPoint(x: 1, y: 1), time: 2, into: &queue, [])
        group.close(into: &queue, [])
        group.takeAway(0, time: 3, into: &queue, [])
        group.up(1, time: 3, into: &queue, [])
        group.close(into: &queue, [])
        #expect(told(&queue) == ["1 began, 2 began", "1 cancelled, 2 moved", "2 ended"])
    }

    @Test func aPalmThatWasNeverToldIsNot() {
        var group = TouchGroup(), queue = DeliveryQueue()
        group.down(0, id: 1, window: 1, position: .zero, time: 1, into: &queue, [])
        group.takeAway(0, time: 1, into: &queue, [])
        group.close(into: &queue, [])
        #expect(told(&queue) == [])
    }

    @Test func theLiftOfADeviceThatIsPulledOutIsACancel() {
        var queue = DeliveryQueue()
        for device in [-2, 1] {
            var contact = Contact(id: device, phase: .ended, tool: .pointer, timestamp: 1, position: .zero)
            contact.device = device
            queue.append(contact, window: 1, timestamp: 1, modifiers: [])
        }
        queue.cancelEnds(of: -2)
        #expect(told(&queue) == ["-2 cancelled", "1 ended"])
    }
}
