#if Wayland
/// The compositor's answers to frames: which window one belongs to is found by the answer.
@MainActor
final class FrameEvents: EventReceiver {
    private unowned let host: DisplayState

    init(_ host: DisplayState) { self.host = host }

    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        for surface in host.surfaces {
            if object == surface.frameCallback || object == surface.tickCallback || object == surface.answerCallback {
                return surface.handleCallback(object, now: host.readTime)
            }
            if object == surface.feedback {
                return surface.handleFeedback(FeedbackEvent(rawValue: event), arguments, now: host.readTime)
            }
        }
    }
}
#endif
