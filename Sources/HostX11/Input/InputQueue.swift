#if X11
import HostKit
import TouchHost

/// The queue of input, and what of it is held back.
///
/// The server sends the contacts of a scan one by one, so the last frame of the queue may still be incomplete; and a lift may turn out to be an
/// unplugging, of which the server lifts the touches first, one by one, and reports afterwards. So the last frame, and each with a lift, is
/// held back until it is proven that nothing more of it is under way.
@MainActor
struct InputQueue {
    let deliveries = Deliveries()
    /// How many contacts had been queued when the server was asked.
    private var askedCount = 0

    init() { queue.provenCount = 0 }

    /// Frames that are not held back are sent from here, and everything but the touches of a scan is queued here.
    var queue: DeliveryQueue {
        _read { yield deliveries.queue }
        nonmutating _modify { yield &deliveries.queue }
    }

    /// Queues a touch. Those of one scan become one frame: of one device, in one window, with stamps that differ from the first one's by no more
    /// than the tolerance, in milliseconds. A second sample of a contact is one of the next scan.
    /// - Parameter source: The device that the touch comes from.
    mutating func append(_ touch: Contact, window: UInt32, source: UInt16, stamp: UInt32, tolerance: UInt32, modifiers: KeyModifiers) {
        if let frame = queue.last, frame.source == Int(source), frame.window == Int(window), stamp &- frame.stamp <= tolerance,
           !queue.holds(touch.id, in: frame) {
            queue.join(touch)
        } else {
            queue.append(touch, window: Int(window), timestamp: touch.timestamp, modifiers: modifiers, source: Int(source), stamp: stamp)
        }
    }

    /// All frames are known to be complete.
    mutating func releaseHeld() { queue.provenCount = queue.contactCount }

    /// Remembers what a question to the server, sent now, will prove when it is answered.
    mutating func markAsked() { askedCount = queue.contactCount }

    /// The question was answered: whatever belongs to frames that had begun when it was sent has been read since.
    mutating func markAnswered() { queue.provenCount = max(queue.provenCount, askedCount) }
}
#endif
