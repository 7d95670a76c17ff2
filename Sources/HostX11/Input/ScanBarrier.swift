#if X11
import CXCB
import HostKit
import TouchHost

/// Finds out that a scan has been read to its end.
///
/// The server writes every touch of a scan by itself, and nothing says which is the last. But it deals with a client's requests
/// only after all input that it has taken from the driver, which hands over whole scans. So a question that is asked
/// when the first of a scan's touches is there is answered after the last of them. Nothing blocks on the answer: it comes as one
/// more thing to read. And it is not needed at all where every touch of the device has moved, because then nothing is left to come.
@MainActor
struct ScanBarrier {
    private var question = RoundTrip()

    /// Decides whether the last frame of the queue can be sent, and asks the server if that can't be known.
    mutating func settle(_ input: inout InputQueue, _ sequences: TouchSequences, _ connection: Connection) {
        guard let held = input.queue.held else { return }
        if Self.isComplete(held, input, sequences) {
            input.releaseHeld()
        } else if !question.isUnderWay {
            question.ask(connection)
            input.markAsked()
        }
    }

    /// Whether the answer has been read, as it is when the connection waits for another one.
    mutating func isAnswered(_ input: inout InputQueue, _ connection: Connection) -> Bool {
        guard question.takeAnswer(connection) != nil else { return false }
        input.markAnswered()
        return true
    }

    /// Whether nothing else can have happened at that instant: all touches of the device are still down, and all are in the frame.
    static func isComplete(_ frame: DeliveryQueue.Frame, _ input: InputQueue, _ sequences: TouchSequences) -> Bool {
        let contacts = input.queue.contacts
        for index in frame.contacts {
            let contact = contacts[index]
            // A pointer is one contact, or the two that stand for it, and it is sent whole. Its button comes up too when it is pulled out,
            // which the server says afterwards. So it is with a pen.
            if contact.id < 0 || contact.tool == .pencil { return contact.phase != .ended }
            guard contact.phase == .moved else { return false }
        }
        var live = 0
        for touch in sequences.touches where Int(touch.source) == frame.source { live += 1 }
        return frame.contacts.count == live
    }
}
#endif
