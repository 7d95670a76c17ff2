/// What a recognizer says of itself (R-GR-10).
@frozen
public enum RecognizerState: Int, Hashable, Sendable {
    /// The states of section 6.2 of the specification; `ended` is also the state of a discrete gesture.
    case possible = 0, began, changed, ended, cancelled, failed

    /// What becomes of a recognizer in this state that asks for another (R-GR-12); `nil` for nothing.
    public func next(asking requested: RecognizerState) -> RecognizerState? {
        switch (self, requested) {
        case (.possible, .possible), (.ended, _), (.cancelled, _), (.failed, _): nil
        case (.possible, .began), (.possible, .changed): .began
        case (.possible, .ended): .ended
        case (.possible, .cancelled), (.possible, .failed): .failed
        case (_, .possible), (_, .began), (_, .changed): .changed
        case (_, .ended): .ended
        case (_, .cancelled), (_, .failed): .cancelled
        }
    }
}
