#if X11
import Foundation
import HostKit
import Testing
import TouchHost
@testable import HostX11

@MainActor @Suite struct InputQueueTests {
    private var input = InputQueue()

    /// Queues a finger of a touchscreen whose scans may be apart as far as those of an unknown one.
    private mutating func append(_ id: Int, _ phase: Contact.Phase = .moved, stamp: UInt32 = 10, source: UInt16 = 6, window: UInt32 = 1,
                                 time: Double? = nil, tolerance: UInt32 = ScanRhythm.widest) {
        input.append(Contact(id: id, phase: phase, timestamp: time ?? Double(stamp) / 1000, position: .zero), window: window, source: source,
                     stamp: stamp, tolerance: tolerance, modifiers: [])
    }

    private func key(_ usage: Int, at time: Double = 0) -> KeyEvent { KeyEvent(timestamp: time, usage: usage, isPressed: usage == 4) }

    /// What is not held back, in words.
    private func sent(_ word: (TouchFrame) -> String = { "\($0.contacts.map(\.id))" }) -> [String] {
        var frame = TouchFrame(timestamp: 0), result: [String] = []
        while let item = input.queue.take() {
            switch item {
            case .frame(let content):
                input.queue.fill(&frame, with: content)
                result.append(word(frame))
            case .key(let key, _): result.append("key \(key.usage)")
            case .hover(let hover, _): result.append("\(hover.phase) \(Int(hover.position.x))")
            case .motion(let motion, _): result.append("\(motion.kind) \(Int(motion.movement.y))")
            case .edit: result.append("edit")
            }
        }
        input.queue.removeTold()
        return result
    }

    private func allSent() -> [String] {
        var input = input
        input.releaseHeld()
        return sent()
    }

    @Test mutating func oneInstantIsOneFrame() {
        for id in 1...10 { append(id, stamp: id < 7 ? 10 : 11) }
        #expect(allSent() == ["\(Array(1...10))"])
    }

    @Test("R-EVT-21 Touches of a scan are one frame, also where the server was held up between their stamps", arguments: [
        ([10, 13], ["[1, 2]"]), ([10, 18], ["[1]", "[2]"]),
        // Counted from the first one's stamp.
        ([10, 13, 14], ["[1, 2, 3]"]), ([10, 13, 16], ["[1, 2]", "[3]"]),
        // The server's milliseconds wrap around.
        ([.max - 1, 1], ["[1, 2]"]), ([.max - 1, 6], ["[1]", "[2]"]),
        // A stamp before the first is not one of its scan.
        ([10, 9], ["[1]", "[2]"]),
    ] as [([UInt32], [String])])
    mutating func stampsOfAScan(stamps: [UInt32], frames: [String]) {
        for (index, stamp) in stamps.enumerated() { append(index + 1, .began, stamp: stamp) }
        #expect(allSent() == frames)
    }

    @Test("The tolerance is the device's", arguments: [(1, ["[1]", "[2]"]), (2, ["[1, 2]"])] as [(UInt32, [String])])
    mutating func tolerances(tolerance: UInt32, frames: [String]) {
        append(1, stamp: 10, tolerance: tolerance)
        append(2, stamp: 12, tolerance: tolerance)
        #expect(allSent() == frames)
    }

    /// R-GEN-2: it happened before what was read after it, and was read just now.
    @Test mutating func whatHasNoTimeHappenedBeforeWhatFollows() {
        append(2, stamp: 10)
        append(1, .cancelled, stamp: 0, source: 0, time: 0.5)
        input.queue.append(key(4, at: 0.5), window: 1)
        append(3, .began, stamp: 30)
        input.queue.append(key(5, at: 0.6), window: 1)
        #expect(input.queue.putTimesInOrder() == 0.6)
        #expect(times() == [0.01, 0.03, 0.03, 0.03, 0.6])
    }

    /// R-HST-3: what is held back was read, and times that were read later and are earlier may still be sent before it.
    @Test mutating func timesGoOnFromWhatWasSent() {
        input.queue.append(key(4, at: 0.5), window: 1)
        append(1, .ended, stamp: 520)
        input.queue.append(key(5, at: 0.6), window: 1)
        #expect(input.queue.putTimesInOrder() == 0.5)
        #expect(times() == [0.5])
        append(2, stamp: 400)
        #expect(input.queue.putTimesInOrder() == nil)
        input.releaseHeld()
        #expect(input.queue.putTimesInOrder() == 0.5)
        #expect(times() == [0.5, 0.5, 0.5])
    }

    private func times() -> [Double] {
        var result: [Double] = []
        while let item = input.queue.take() { result.append(item.timestamp ?? -1) }
        return result
    }

    @Test mutating func theNextScanIsTheNextFrame() {
        for stamp: UInt32 in [10, 18] { for id in 1...2 { append(id, stamp: stamp) } }
        // A finger that is not in the scan before it belongs to its own instant all the same.
        append(3, stamp: 26)
        #expect(allSent() == ["[1, 2]", "[1, 2]", "[3]"])
    }

    @Test mutating func aContactIsInAFrameOnce() {
        for id in [1, 2, 1, 2, 1] { append(id) }
        #expect(allSent() == ["[1, 2]", "[1, 2]", "[1]"])
    }

    @Test mutating func windowsAndDevicesHaveFramesOfTheirOwn() {
        append(1)
        append(2, window: 2)
        append(3, source: 7, window: 2)
        append(4, source: 6, window: 2)
        #expect(allSent() == ["[1]", "[2]", "[3]", "[4]"])
    }

    @Test("A pointer, a pen and touches that were taken away have frames of their own")
    mutating func framesThatCameWhole() {
        let pen = Contact(id: 8, phase: .moved, tool: .pencil, timestamp: 0.01, position: .zero)
        append(1, .began)
        input.queue.append([Contact(id: -2, phase: .moved, timestamp: 0.01, position: .zero)], window: 1, timestamp: 0.01, modifiers: [])
        append(2, .began)
        input.queue.append(pen, window: 1, timestamp: 0.01, modifiers: [])
        append(3, .began)
        append(1, .cancelled, source: 0)
        append(2, .cancelled, source: 0)
        append(4, .began)
        #expect(allSent() == ["[1]", "[-2]", "[2]", "[8]", "[3]", "[1, 2]", "[4]"])
    }

    @Test mutating func theLastFrameIsHeldUntilItIsProvenComplete() {
        append(1, .began, stamp: 10)
        #expect(sent() == [] && input.queue.held?.contacts == 0..<1)
        input.markAsked()
        // Later than the question, and of the same scan.
        append(2, .began, stamp: 13)
        #expect(sent() == [] && input.queue.held?.contacts == 0..<2)
        input.markAnswered()
        #expect(input.queue.held == nil)
        #expect(sent() == ["[1, 2]"])
    }

    @Test mutating func anAnswerProvesNothingAboutAFrameThatBeganLater() {
        append(1, .began, stamp: 10)
        input.markAsked()
        append(1, stamp: 18)
        #expect(sent() == ["[1]"])
        input.markAnswered()
        #expect(sent() == [] && input.queue.held?.stamp == 18)
    }

    @Test("An answer proves nothing of what was queued since all that was asked about was sent")
    mutating func aLateAnswer() {
        append(1, .began, stamp: 10)
        append(2, .began, stamp: 10)
        input.markAsked()
        input.releaseHeld()
        #expect(sent() == ["[1, 2]"])
        append(1, .ended, stamp: 30)
        input.markAnswered()
        #expect(sent() == [] && input.queue.held?.stamp == 30)
        input.markAsked()
        input.markAnswered()
        #expect(sent() == ["[1]"])
    }

    @Test("What comes after a lift waits with it, and a frame that is not the last does not wait")
    mutating func whatWaits() {
        append(1, stamp: 10)
        append(1, .ended, stamp: 18)
        input.queue.append(key(4), window: 1)
        append(2, .began, stamp: 40)
        #expect(input.queue.hasNext)
        #expect(sent() == ["[1]"])
        #expect(!input.queue.hasNext && !input.queue.isEmpty)
        input.releaseHeld()
        #expect(sent() == ["[1]", "key 4", "[2]"])
    }

    @Test mutating func framesAreCompleteWithoutAnswerWhenAllTouchesMoved() throws {
        var sequences = TouchSequences()
        for number: UInt32 in 1...3 {
            _ = sequences.begin(id: Int(number), source: 6, number: number, stamp: 2, window: 1, position: .zero)
        }
        append(1)
        append(2, stamp: 12)
        #expect(!ScanBarrier.isComplete(try #require(input.queue.held), input, sequences))
        append(3, stamp: 13)
        #expect(ScanBarrier.isComplete(try #require(input.queue.held), input, sequences))
    }

    @Test mutating func keysKeepTheirPlace() {
        append(1, stamp: 10)
        input.queue.append(key(4), window: 1)
        append(2, stamp: 10)
        #expect(allSent() == ["[1]", "key 4", "[2]"])
    }

    @Test mutating func ofHoverSamplesInARowTheLastCounts() {
        func hover(_ x: Double, _ phase: HoverSample.Phase = .moved) -> HoverSample {
            HoverSample(device: -2, phase: phase, timestamp: 0, position: CGPoint(x: x, y: 0))
        }
        input.queue.append(hover(1), window: 1)
        input.queue.append(hover(2), window: 1)
        input.queue.append(hover(3), window: 2)
        input.queue.append(key(4), window: 1)
        input.queue.append(hover(4), window: 1)
        append(1)
        input.queue.append(hover(5), window: 1)
        input.queue.append(hover(6), window: 1)
        input.queue.append(hover(6, .left), window: 1)
        input.queue.append(hover(7), window: 1)
        #expect(allSent() == ["moved 2", "moved 3", "key 4", "moved 4", "[1]", "moved 6", "left 6", "moved 7"])
        #expect(input.queue.isEmpty)
    }

    @Test("Several changes of a touchpad's scroll in a row become one; turns of a wheel do not")
    mutating func motionsInARow() {
        func motion(_ kind: IndirectSample.Kind, _ y: Double) -> IndirectSample {
            IndirectSample(device: -2, kind: kind, phase: .changed, timestamp: 0, position: .zero, movement: CGPoint(x: 0, y: y))
        }
        for y in [1.0, 2, 3] { input.queue.append(motion(.scroll, y), window: 1) }
        for y in [1.0, 2] { input.queue.append(motion(.wheel, y), window: 1) }
        #expect(allSent() == ["scroll 6", "wheel 1", "wheel 2"])
    }

    /// R-EVT-30: the server lifts the touches one by one, which takes it some milliseconds on a busy machine.
    @Test mutating func endsOfAnUnpluggingThatTakesTimeAreOneCancellation() {
        for (id, stamp) in [(1, 10), (2, 13), (3, 21), (4, 40)] { append(id, .ended, stamp: UInt32(stamp)) }
        #expect(sent() == [] && input.queue.held?.contacts == 0..<2)
        input.markAsked()
        input.queue.cancelEnds(of: 6)
        input.markAnswered()
        let frames = sent { frame in
            "\(frame.contacts.map(\.id)) \(frame.contacts.allSatisfy { $0.phase == .cancelled && $0.timestamp == 0.01 })"
        }
        #expect(frames == ["[1, 2, 3, 4] true"])
    }

    @Test mutating func endsBeforeAnUnpluggingAreCancels() {
        append(1, .ended)
        append(2, .ended, source: 9)
        append(3, stamp: 30)
        append(3, .ended, stamp: 38)
        input.queue.cancelEnds(of: 6)
        input.releaseHeld()
        #expect(sent { "\($0.contacts[0].phase)" } == ["cancelled", "ended", "moved", "cancelled"])
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
}

@Suite struct TouchSequencesTests {
    @Test func anOwnedTouchEndsAndAnotherIsCancelled() {
        var sequences = TouchSequences()
        let first = sequences.begin(id: 1, source: 6, number: 1, stamp: 10, window: 1, position: CGPoint(x: 1, y: 2), TouchSequences.Extras(force: 1))
        _ = sequences.begin(id: 2, source: 6, number: 2, stamp: 10, window: 1, position: .zero)
        sequences.own(source: 6, number: 1)
        let moved = sequences.update(source: 6, number: 1, stamp: 18, position: CGPoint(x: 5, y: 6))
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
        let first = sequences.begin(id: 1, source: 6, number: 1, stamp: 10, window: 1, position: .zero)
        let second = sequences.begin(id: 2, source: 7, number: 1, stamp: 10, window: 1, position: .zero)
        #expect(first?.id == 1 && second?.id == 2)
        var gone: [Int] = []
        sequences.cancel(where: { $0.source == 7 }) { gone.append($0.contact.id) }
        #expect(gone == [second?.id])
        #expect(sequences.touches.map(\.contact.id) == [first?.id])
    }

    @Test("a million numbers are no more touches than the limit, and none of them stays")
    func aMillionTouches() {
        var sequences = TouchSequences(), began = 0, cancelled = 0
        for number in 0..<1_000_000 as Range<UInt32> {
            let contact = sequences.begin(id: Int(number), source: 6, number: number, stamp: 10, window: 1, position: .zero)
            if contact != nil { began += 1 }
        }
        sequences.cancel(where: { _ in true }) { _ in cancelled += 1 }
        #expect(began == TouchGroup.mostTouches && cancelled == began && sequences.touches.isEmpty)
    }

    @Test func whatIsUnknownSaysNothing() {
        var sequences = TouchSequences()
        #expect(sequences.update(source: 6, number: 1, stamp: 18, position: .zero) == nil)
        #expect(sequences.end(source: 6, number: 1) == nil)
        sequences.own(source: 6, number: 1)
        _ = sequences.begin(id: 1, source: 6, number: 1, stamp: 10, window: 1, position: .zero)
        #expect(sequences.begin(id: 1, source: 6, number: 1, stamp: 10, window: 1, position: .zero) == nil)
    }

    /// A touch that lands and moves each so many milliseconds.
    private func move(_ sequences: inout TouchSequences, number: UInt32 = 1, source: UInt16 = 6, from stamp: UInt32 = 100, times: [UInt32]) {
        _ = sequences.begin(id: Int(number), source: source, number: number, stamp: stamp, window: 1, position: .zero)
        var stamp = stamp
        for time in times {
            stamp &+= time
            _ = sequences.update(source: source, number: number, stamp: stamp, position: .zero)
        }
        _ = sequences.end(source: source, number: number)
    }

    @Test("The tolerance is less than half of the time between a touch's samples, and never less than a millisecond", arguments: [
        (16, 4), (9, 4), (8, 3), (7, 3), (6, 2), (5, 2), (4, 1), (2, 1), (1, 1), (0, 1),
    ] as [(UInt32, UInt32)])
    func tolerancesOfRhythms(time: UInt32, tolerance: UInt32) {
        var sequences = TouchSequences()
        #expect(sequences.tolerance(of: 6) == 4)
        move(&sequences, times: Array(repeating: time, count: 7))
        #expect(sequences.tolerance(of: 6) == 4)
        move(&sequences, from: .max - 20, times: Array(repeating: time, count: 8))
        #expect(sequences.tolerance(of: 6) == tolerance)
        #expect(sequences.tolerance(of: 7) == 4)
    }

    @Test("Scans that were stamped late, all at once, change nothing but for a while; a finger that rests changes nothing")
    func lateStamps() {
        var sequences = TouchSequences()
        move(&sequences, times: [8, 8, 8, 8, 8, 8, 8, 8])
        #expect(sequences.tolerance(of: 6) == 3)
        // Held up for five scans.
        move(&sequences, times: [8, 8, 41, 0, 0, 1, 0, 6])
        #expect(sequences.tolerance(of: 6) == 3)
        move(&sequences, times: [8, 8, 8, 900, 8, 8, 8, 8])
        #expect(sequences.tolerance(of: 6) == 4)
        // For fifteen.
        move(&sequences, times: [120, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
        #expect(sequences.tolerance(of: 6) == 1)
        move(&sequences, times: [8, 8, 8, 8, 8, 8, 8, 8])
        #expect(sequences.tolerance(of: 6) == 3)
    }

    @Test("Ten fingers of two scans that are stamped at once are one time between scans each, not ten of the device")
    func lateStampsOfManyFingers() {
        var sequences = TouchSequences()
        for number: UInt32 in 1...10 { _ = sequences.begin(id: Int(number), source: 6, number: number, stamp: 100, window: 1, position: .zero) }
        for number: UInt32 in 1...10 { _ = sequences.update(source: 6, number: number, stamp: 101, position: .zero) }
        #expect(sequences.tolerance(of: 6) == 4)
    }

    @Test("A device that comes with the number of one that is gone has a rhythm of its own")
    func otherDevices() {
        var sequences = TouchSequences()
        move(&sequences, times: [4, 4, 4, 4, 4, 4, 4, 4])
        move(&sequences, source: 7, times: [6, 6, 6, 6, 6, 6, 6, 6])
        #expect(sequences.tolerance(of: 6) == 1 && sequences.tolerance(of: 7) == 2)
        sequences.forget(6)
        #expect(sequences.tolerance(of: 6) == 4 && sequences.tolerance(of: 7) == 2)
    }
}
#endif
