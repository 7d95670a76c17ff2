internal import TouchHost

/// An event that a window is about to deliver.
struct ServedEvent {
    var window: NamedReceiver
    /// Whether any touch of it changed.
    var hasChanges = true
    /// Whether it is the event of the sequence.
    var isOfSequence = true
}

/// What is promised of events.
enum EventPromises {
    static let all = [hasChanges, isOfSequence]

    static let hasChanges = Promise<ServedEvent>("R-EVT-25", "An event in which no touch changed is not delivered.") {
        $0.hasChanges ? nil : "\($0.window) got an event in which nothing changed"
    }

    static let isOfSequence = Promise<ServedEvent>("R-EVT-2", "One event object is delivered from the first finger down to the last finger up.") {
        $0.isOfSequence ? nil : "\($0.window) got another event while fingers of the one before are down"
    }
}

/// A touch that is over, when its last event has been dealt with.
struct FinishedTouch {
    var touch: ContactName
    var view: NamedReceiver?
    var stage: LifeStage
    var reads = UITouch.Phase.ended
    /// Whether a recognizer withholds the end from its view (R-DLV-21).
    var isWithheld = false
    /// Whether a window or the application kept the event from everybody (R-DLV-2).
    var isSuppressed = false
    var recognizerCount = 0
}

/// What holds when the fingers are gone.
enum FinishPromises {
    static let all = [endsForView, readsEnd, hasNoFollowers]

    static let endsForView = Promise<FinishedTouch>("R-DLV-32", "A view that received a touch receives its end.") {
        guard $0.stage == .begun, !$0.isWithheld, !$0.isSuppressed else { return nil }
        return "\($0.touch) is over, and \($0.view?.description ?? "its view") was not notified"
    }

    static let readsEnd = Promise<FinishedTouch>("R-TCH-4", "A touch that is over reads ended or cancelled.") {
        $0.reads == .ended || $0.reads == .cancelled ? nil : "\($0.touch) is over and reads \($0.reads)"
    }

    static let hasNoFollowers = Promise<FinishedTouch>("R-TCH-4", "No recognizer follows a touch that is over.") {
        $0.recognizerCount == 0 ? nil : "\($0.touch) is over, and recognizers follow it"
    }
}

/// What is promised of recognizers when an event has been dealt with.
enum SettledPromises {
    static let all = [isReset]

    static let isReset = Promise<SentAction>("R-GR-30", "A recognizer that sent ended or cancelled is reset in the same event.") {
        $0.state == .ended || $0.state == .cancelled ? "\($0.recognizer) sent \($0.state) and was not reset" : nil
    }
}
