#if X11
import TouchHost

/// What was read and not yet sent: samples of contacts, and keys and hovering between them.
///
/// Samples that belong to one instant make one frame. The server sends the contacts of a scan one by one, so the last frame in the
/// queue may still be incomplete; and a lift may turn out to be an unplugging, of which the server lifts the touches first, one by one,
/// and reports afterwards. So the last frame, and each with a lift, is held back until it is proven that nothing more of it is under way.
struct InputQueue {
    struct Sample {
        /// With its time on the host's clock.
        var contact: Contact
        var window: UInt32
        /// The device that it comes from.
        var source: UInt16
        /// The server's stamp, in milliseconds.
        var stamp: UInt32
        var modifiers: KeyModifiers
        var buttons: Int
    }

    /// What is no contact.
    struct Message {
        enum Content {
            case key(KeyEvent)
            case hover(HoverSample)
            case motion(IndirectSample)
        }

        var content: Content
        var window: UInt32
        /// How many samples were read before.
        var position: Int

        var timestamp: Double {
            get {
                switch content {
                case .key(let key): key.timestamp
                case .hover(let hover): hover.timestamp
                case .motion(let motion): motion.timestamp
                }
            }
            set {
                switch content {
                case .key(var key):
                    key.timestamp = newValue
                    content = .key(key)
                case .hover(var hover):
                    hover.timestamp = newValue
                    content = .hover(hover)
                case .motion(var motion):
                    motion.timestamp = newValue
                    content = .motion(motion)
                }
            }
        }
    }

    /// Gives what was read the times in which it happened: an event without a stamp, which counts as read just now, happened before the
    /// next one with a stamp.
    mutating func putTimesInOrder() {
        var next = Double.infinity, message = messages.count
        for sample in (nextSample...samples.count).reversed() {
            while message > nextMessage, messages[message - 1].position >= sample {
                message -= 1
                if messages[message].timestamp > next { messages[message].timestamp = next }
                next = messages[message].timestamp
            }
            guard sample > nextSample else { break }
            if samples[sample - 1].contact.timestamp > next { samples[sample - 1].contact.timestamp = next }
            next = samples[sample - 1].contact.timestamp
        }
    }

    /// What is to be sent next.
    enum Item: Equatable { case none, message, frame }

    /// The contacts of one scan get their stamps one by one, so that a scan may fall on two successive milliseconds. No device
    /// scans faster than that.
    private static let scanTolerance: UInt32 = 1

    /// A flood's memory is given back.
    private static let keptCapacity = 1024

    private(set) var samples: ContiguousArray<Sample> = []
    private var messages: ContiguousArray<Message> = []
    private var nextSample = 0
    private var nextMessage = 0
    private var askedCount = 0
    private var provenCount = 0

    mutating func append(_ sample: Sample) { samples.append(sample) }

    mutating func append(_ key: KeyEvent, window: UInt32) {
        messages.append(Message(content: .key(key), window: window, position: samples.count))
    }

    mutating func append(_ motion: IndirectSample, window: UInt32) {
        messages.append(Message(content: .motion(motion), window: window, position: samples.count))
    }

    /// A hovering device is where it is: of several samples in a row only the last counts.
    mutating func append(_ hover: HoverSample, window: UInt32) {
        let message = Message(content: .hover(hover), window: window, position: samples.count)
        if nextMessage < messages.count, let last = messages.last, last.window == window, last.position == samples.count,
           case .hover(let earlier) = last.content, earlier.device == hover.device, earlier.phase == .moved, hover.phase == .moved,
           earlier.buttons == hover.buttons {
            messages[messages.count - 1] = message
        } else {
            messages.append(message)
        }
    }

    /// The device is gone: the contacts that it ended and that were not sent yet did not end by a lift.
    /// It was one instant, however long the server took for it.
    mutating func cancelEnds(ofSource source: UInt16) {
        var stamp: UInt32?
        for index in nextSample..<samples.count where samples[index].source == source && samples[index].contact.phase == .ended {
            samples[index].contact.phase = .cancelled
            let instant = stamp ?? samples[index].stamp
            samples[index].stamp = instant
            stamp = instant
        }
    }

    var next: Item {
        if nextMessage < messages.count, nextSample >= samples.count || messages[nextMessage].position <= nextSample { return .message }
        guard nextSample < samples.count else { return .none }
        return isHeld(nextSample..<frameEnd(from: nextSample)) ? .none : .frame
    }

    /// The first frame that is held back.
    var held: Range<Int>? {
        var start = nextSample
        while start < samples.count {
            let frame = start..<frameEnd(from: start)
            if isHeld(frame) { return frame }
            start = frame.upperBound
        }
        return nil
    }

    private func isHeld(_ frame: Range<Int>) -> Bool {
        guard frame.lowerBound >= provenCount else { return false }
        return frame.upperBound == samples.count || samples[frame].contains { $0.contact.phase == .ended }
    }

    /// When the frame happened that is held back.
    var heldSince: Double? { held.map { samples[$0.lowerBound].contact.timestamp } }

    /// All frames are known to be complete.
    mutating func releaseHeld() { provenCount = samples.count }

    /// Remembers what a question to the server, sent now, will prove when it is answered.
    mutating func markAsked() { askedCount = samples.count }

    /// The question was answered: whatever belongs to frames that had begun when it was sent has been read since.
    mutating func markAnswered() { provenCount = max(provenCount, askedCount) }

    mutating func takeMessage() -> Message {
        defer { nextMessage += 1 }
        return messages[nextMessage]
    }

    /// Fills `frame` with the samples that belong to one instant, and returns their window. The frame's memory is reused.
    mutating func takeFrame(into frame: inout TouchFrame) -> UInt32 {
        let first = samples[nextSample]
        let end = frameEnd(from: nextSample)
        frame.timestamp = first.contact.timestamp
        frame.modifiers = first.modifiers
        frame.buttons = first.buttons
        frame.contacts.removeAll(keepingCapacity: true)
        while nextSample < end {
            var contact = samples[nextSample].contact
            contact.timestamp = frame.timestamp
            frame.contacts.append(contact)
            nextSample += 1
        }
        return first.window
    }

    /// Forgets what was sent, and keeps the memory.
    mutating func removeTold() {
        guard nextSample == samples.count, nextMessage == messages.count else { return }
        samples.removeAll(keepingCapacity: samples.capacity <= Self.keptCapacity)
        messages.removeAll(keepingCapacity: true)
        nextSample = 0
        nextMessage = 0
        askedCount = 0
        provenCount = 0
    }

    private func frameEnd(from start: Int) -> Int {
        var end = start + 1
        while end < samples.count, belongs(end, to: start) { end += 1 }
        return end
    }

    private func belongs(_ index: Int, to start: Int) -> Bool {
        guard samples[index].source == samples[start].source, samples[index].window == samples[start].window,
              samples[index].buttons == samples[start].buttons,
              samples[index].stamp &- samples[start].stamp <= Self.scanTolerance else { return false }
        let id = samples[index].contact.id
        for other in start..<index where samples[other].contact.id == id { return false }
        for message in nextMessage..<messages.count
        where messages[message].position > start && messages[message].position <= index { return false }
        return true
    }
}
#endif
