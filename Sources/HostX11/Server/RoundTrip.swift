#if X11
import CXCB
import Foundation

/// A question to the server, whose answer proves that the server has dealt with everything that was sent before it.
///
/// Nothing blocks on the answer: it is one more thing to read.
@MainActor
struct RoundTrip {
    private var question: UInt32?

    var isUnderWay: Bool { question != nil }

    /// Asks, unless a question is under way.
    mutating func ask(_ connection: Connection) {
        guard question == nil else { return }
        question = xcb_get_input_focus(connection.handle).sequence
        xcb_flush(connection.handle)
    }

    /// The question's place in what was sent, once its answer has been read.
    mutating func takeAnswer(_ connection: Connection) -> UInt32? {
        guard let question else { return nil }
        var reply: UnsafeMutableRawPointer?
        var error: UnsafeMutablePointer<xcb_generic_error_t>?
        guard xcb_poll_for_reply(connection.handle, question, &reply, &error) != 0 else { return nil }
        free(reply)
        free(error)
        self.question = nil
        return question
    }
}
#endif
