#if X11
import Foundation
import HostKit
import Testing
import TouchHost
@testable import HostX11

@MainActor @Suite struct InputQueueTests {
    static func sample(_ id: Int, _ phase: Contact.Phase = .moved, stamp: UInt32 = 10, source: UInt16 = 6, window: UInt32 = 1,
                       buttons: Int = 0) -> InputQueue.Sample {
        InputQueue.Sample(contact: Contact(id: id, phase: phase, timestamp: Double(stamp) / 1000, position: .zero), window: window,
                          source: source, stamp: stamp, modifiers: [], buttons: buttons)
    }

    static func frames(_ queue: inout InputQueue) -> [[Int]] {
        var frame = TouchFrame(timestamp: 0), result: [[Int]] = []
        while queue.next == .frame {
            _ = queue.takeFrame(into: &frame)
            result.append(frame.contacts.map(\.id))
        }
        queue.removeTold()
        return result
    }

    @Test func oneInstantIsOneFrame() {
        var queue = InputQueue()
        for id in 1...10 { queue.append(Self.sample(id, stamp: id < 7 ? 10 : 11)) }
        queue.releaseHeld()
        #expect(Self.frames(&queue) == [Array(1...10)])
    }

    /// R-GEN-2: it happened before what was read after it, and was read just now.
    @Test func whatHasNoTimeHappenedBeforeWhatFollows() {
        var queue = InputQueue(), frame = TouchFrame(timestamp: 0)
        var late = Self.sample(1, .cancelled, stamp: 0)
        late.contact.timestamp = 0.5
        queue.append(Self.sample(2, stamp: 10))
        queue.append(late)
        queue.append(KeyEvent(timestamp: 0.5, usage: 4, isPressed: false), window: 1)
        queue.append(Self.sample(3, .began, stamp: 30))
        queue.append(KeyEvent(timestamp: 0.6, usage: 5, isPressed: false), window: 1)
        queue.putTimesInOrder()
        queue.releaseHeld()
        var times: [Double] = []
        while queue.next != .none {
            if queue.next == .frame {
                _ = queue.takeFrame(into: &frame)
                times.append(frame.timestamp)
            } else if case .key(let key) = queue.takeMessage().content {
                times.append(key.timestamp)
            }
        }
        #expect(times == [0.01, 0.03, 0.03, 0.03, 0.6])
    }

    @Test func theNextScanIsTheNextFrame() {
        var queue = InputQueue()
        for stamp: UInt32 in [10, 18] { for id in 1...2 { queue.append(Self.sample(id, stamp: stamp)) } }
        // A finger that is not in the scan before it belongs to its own instant all the same.
        queue.append(Self.sample(3, stamp: 26))
        queue.releaseHeld()
        #expect(Self.frames(&queue) == [[1, 2], [1, 2], [3]])
    }

    @Test func aContactIsInAFrameOnce() {
        var queue = InputQueue()
        for id in [1, 2, 1, 2, 1] { queue.append(Self.sample(id)) }
        queue.releaseHeld()
        #expect(Self.frames(&queue) == [[1, 2], [1, 2], [1]])
    }

    @Test func windowsAndDevicesHaveFramesOfTheirOwn() {
        var queue = InputQueue()
        queue.append(Self.sample(1))
        queue.append(Self.sample(2, window: 2))
        queue.append(Self.sample(3, source: 7, window: 2))
        queue.releaseHeld()
        #expect(Self.frames(&queue) == [[1], [2], [3]])
    }

    @Test func stampsWrapAround() {
        var queue = InputQueue()
        queue.append(Self.sample(1, stamp: .max))
        queue.append(Self.sample(2, stamp: 0))
        queue.releaseHeld()
        #expect(Self.frames(&queue) == [[1, 2]])
    }

    @Test func theLastFrameIsHeldUntilItIsProvenComplete() {
        var queue = InputQueue()
        queue.append(Self.sample(1, .began, stamp: 10))
        #expect(queue.next == .none)
        #expect(queue.held == 0..<1)
        queue.markAsked()
        queue.append(Self.sample(2, .began, stamp: 10))
        queue.markAnswered()
        #expect(queue.held == nil)
        #expect(Self.frames(&queue) == [[1, 2]])
    }

    @Test func anAnswerProvesNothingAboutAFrameThatBeganLater() {
        var queue = InputQueue()
        queue.append(Self.sample(1, .began, stamp: 10))
        queue.markAsked()
        queue.append(Self.sample(1, stamp: 18))
        #expect(Self.frames(&queue) == [[1]])
        queue.markAnswered()
        #expect(queue.next == .none)
        #expect(queue.held == 1..<2)
    }

    @Test func framesAreCompleteWithoutAnswerWhenAllTouchesMoved() {
        var sequences = TouchSequences(), queue = InputQueue()
        for number: UInt32 in 1...3 {
            _ = sequences.begin(source: 6, number: number, window: 1, position: .zero)
        }
        queue.append(Self.sample(1))
        queue.append(Self.sample(2))
        #expect(!ScanBarrier.isComplete(0..<2, queue, sequences))
        queue.append(Self.sample(3))
        #expect(ScanBarrier.isComplete(0..<3, queue, sequences))
    }

    @Test func keysKeepTheirPlace() {
        var queue = InputQueue()
        queue.append(Self.sample(1, stamp: 10))
        queue.append(KeyEvent(timestamp: 0, usage: 4, isPressed: true), window: 1)
        queue.append(Self.sample(2, stamp: 10))
        queue.releaseHeld()
        var frame = TouchFrame(timestamp: 0), order: [String] = []
        loop: while true {
            switch queue.next {
            case .frame:
                _ = queue.takeFrame(into: &frame)
                order.append("\(frame.contacts.map(\.id))")
            case .message:
                guard case .key(let key) = queue.takeMessage().content else { break }
                order.append("key \(key.usage)")
            case .none: break loop
            }
        }
        #expect(order == ["[1]", "key 4", "[2]"])
    }

    @Test func ofHoverSamplesInARowTheLastCounts() {
        var queue = InputQueue(), frame = TouchFrame(timestamp: 0), order: [String] = []
        func hover(_ x: Double, _ phase: HoverSample.Phase = .moved) -> HoverSample {
            HoverSample(device: -2, phase: phase, timestamp: 0, position: CGPoint(x: x, y: 0))
        }
        queue.append(hover(1), window: 1)
        queue.append(hover(2), window: 1)
        queue.append(hover(3), window: 2)
        queue.append(KeyEvent(timestamp: 0, usage: 4, isPressed: true), window: 1)
        queue.append(hover(4), window: 1)
        queue.append(Self.sample(1))
        queue.append(hover(5), window: 1)
        queue.append(hover(6), window: 1)
        queue.append(hover(6, .left), window: 1)
        queue.append(hover(7), window: 1)
        queue.releaseHeld()
        loop: while true {
            switch queue.next {
            case .frame:
                _ = queue.takeFrame(into: &frame)
                order.append("touch")
            case .message:
                let message = queue.takeMessage()
                switch message.content {
                case .key: order.append("key")
                case .motion: order.append("motion")
                case .hover(let sample): order.append("\(sample.phase) \(Int(sample.position.x))")
                }
            case .none: break loop
            }
        }
        #expect(order == ["moved 2", "moved 3", "key", "moved 4", "touch", "moved 6", "left 6", "moved 7"])
        queue.removeTold()
        #expect(queue.next == .none)
    }

    @Test func hoveringEndsOnceAndWhereItWas() {
        var hover = PointerHover()
        #expect(hover.end(at: 1) == nil)
        hover.begin(HoverSample(device: -2, timestamp: 1, position: CGPoint(x: 3, y: 4)), in: 7, master: 2, source: 9)
        let end = hover.end(at: 2)
        #expect(end?.window == 7)
        #expect(end?.0 == HoverSample(device: -2, phase: .left, timestamp: 2, position: CGPoint(x: 3, y: 4)))
        #expect(hover.end(at: 3) == nil && hover.window == 0)
        hover.begin(HoverSample(device: -2, timestamp: 1, position: .zero), in: 7, master: 2, source: 9)
        hover.forget(8)
        #expect(hover.window == 7)
        hover.forget(7)
        #expect(hover.end(at: 3) == nil)
    }

    /// R-EVT-30: the server lifts the touches one by one, which takes it some milliseconds on a busy machine.
    @Test func endsOfAnUnpluggingThatTakesTimeAreOneCancellation() {
        var queue = InputQueue(), frame = TouchFrame(timestamp: 0)
        for (id, stamp) in [(1, 10), (2, 13), (3, 15)] { queue.append(Self.sample(id, .ended, stamp: UInt32(stamp))) }
        #expect(queue.next == .none && queue.held == 0..<1)
        queue.markAsked()
        queue.cancelEnds(ofSource: 6)
        queue.markAnswered()
        #expect(queue.next == .frame)
        _ = queue.takeFrame(into: &frame)
        #expect(frame.contacts.map(\.id) == [1, 2, 3] && frame.contacts.allSatisfy { $0.phase == .cancelled && $0.timestamp == 0.01 })
    }

    @Test func endsBeforeAnUnpluggingAreCancels() {
        var queue = InputQueue(), frame = TouchFrame(timestamp: 0)
        queue.append(Self.sample(1, .ended))
        queue.append(Self.sample(2, .ended, source: 9))
        queue.cancelEnds(ofSource: 6)
        queue.releaseHeld()
        _ = queue.takeFrame(into: &frame)
        #expect(frame.contacts.map(\.phase) == [.cancelled])
        _ = queue.takeFrame(into: &frame)
        #expect(frame.contacts.map(\.phase) == [.ended])
    }
}

@Suite struct TouchSequencesTests {
    @Test func anOwnedTouchEndsAndAnotherIsCancelled() {
        var sequences = TouchSequences()
        let first = sequences.begin(source: 6, number: 1, window: 1, position: CGPoint(x: 1, y: 2), TouchSequences.Extras(force: 1))
        _ = sequences.begin(source: 6, number: 2, window: 1, position: .zero)
        sequences.own(source: 6, number: 1)
        let moved = sequences.update(source: 6, number: 1, position: CGPoint(x: 5, y: 6))
        #expect(moved?.force == 1)
        let ended = sequences.end(source: 6, number: 1)
        #expect(ended?.phase == .ended)
        #expect(ended?.position == CGPoint(x: 5, y: 6))
        #expect(ended?.id == first?.id)
        #expect(sequences.end(source: 6, number: 2)?.phase == .cancelled)
        #expect(sequences.touches.isEmpty)
    }

    @Test func numbersOfDifferentDevicesDoNotClash() {
        var sequences = TouchSequences()
        let first = sequences.begin(source: 6, number: 1, window: 1, position: .zero)
        let second = sequences.begin(source: 7, number: 1, window: 1, position: .zero)
        #expect(first?.id != second?.id)
        var gone: [Int] = []
        sequences.cancel(where: { $0.source == 7 }) { gone.append($0.contact.id) }
        #expect(gone == [second?.id])
        #expect(sequences.touches.map(\.contact.id) == [first?.id])
    }

    @Test("a million numbers are no more touches than the limit, and none of them stays")
    func aMillionTouches() {
        var sequences = TouchSequences(), began = 0, cancelled = 0
        for number in 0..<1_000_000 as Range<UInt32> {
            let contact = sequences.begin(source: 6, number: number, window: 1, position: .zero)
            if contact != nil { began += 1 }
        }
        sequences.cancel(where: { _ in true }) { _ in cancelled += 1 }
        #expect(began == TouchGroup.mostTouches && cancelled == began && sequences.touches.isEmpty)
    }

    @Test func whatIsUnknownSaysNothing() {
        var sequences = TouchSequences()
        #expect(sequences.update(source: 6, number: 1, position: .zero) == nil)
        #expect(sequences.end(source: 6, number: 1) == nil)
        sequences.own(source: 6, number: 1)
        _ = sequences.begin(source: 6, number: 1, window: 1, position: .zero)
        #expect(sequences.begin(source: 6, number: 1, window: 1, position: .zero) == nil)
    }
}
#endif
