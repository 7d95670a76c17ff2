internal import TouchHost

/// A call of a recognizer with a touch or a press.
struct ToldRecognizer {
    var told: Told
    /// Whether the contact lists the recognizer among those that follow it.
    var isListed = true
    var state = UIGestureRecognizer.State.possible
    var isEnabled = true
    var isViewInWindow = true
    /// Whether the contact's view, or responder, was called for this already.
    var wasViewTold = false
}

/// What recognizers are promised of each touch, or press, of a call.
enum RecognizerPromises {
    static let all = [isInWindow, isEnabled, isUnsettled, isListed] + lives.map { promise in
        Promise<ToldRecognizer>(promise.rule, promise.says) { promise.fault($0.told) }
    } + [readsPhase, goesBeforeViews]

    static let lives = [
        LifePromises.nothingAfter("R-EVT-30", "A recognizer receives nothing of a touch after its end or cancellation."),
        LifePromises.beginsOnce("R-EVT-30", "A touch begins once for a recognizer."),
        LifePromises.nothingBefore("R-GR-32", "A recognizer receives no touch whose landing it has not received since its last reset."),
    ]

    static let isInWindow = Promise<ToldRecognizer>("R-GR-55", "A recognizer whose view is outside of a window is notified of no touch.") {
        $0.isViewInWindow ? nil : "\($0.told.sentence), outside of a window"
    }

    static let isEnabled = Promise<ToldRecognizer>("R-GR-52", "A disabled recognizer is notified of no touch.") {
        $0.isEnabled ? nil : "\($0.told.sentence), while it is disabled"
    }

    static let isUnsettled = Promise<ToldRecognizer>("R-DLV-10", "A recognizer that has come to its end is notified of no touch.") {
        switch $0.state {
        case .possible, .began, .changed: nil
        default: "\($0.told.sentence), and is \($0.state)"
        }
    }

    static let isListed = Promise<ToldRecognizer>("R-TCH-14", "A recognizer is notified only of touches that it follows.") {
        $0.isListed ? nil : "\($0.told.sentence), which it does not follow"
    }

    /// A view that leaves its window, and an application that cancels, change no phase (R-GR-55).
    static let readsPhase = Promise<ToldRecognizer>("R-EVT-30", "A touch reads the phase of a recognizer's call, unless that is a cancellation.") {
        $0.told.phase == .cancelled || $0.told.reads == $0.told.phase ? nil : "\($0.told.sentence), and it reads \($0.told.reads)"
    }

    static let goesBeforeViews = Promise<ToldRecognizer>("R-DLV-5", "Recognizers receive a touch before its view does.") {
        $0.wasViewTold ? "\($0.told.sentence), after its view was" : nil
    }
}

/// A message that a recognizer is about to send.
struct SentAction {
    var recognizer: NamedReceiver
    var state: UIGestureRecognizer.State
    /// The state of the message before, in this attempt.
    var earlier: UIGestureRecognizer.State?
}

/// What is promised of a recognizer's messages.
enum ActionPromises {
    static let all = [isOfSendingState, followsPath]

    static let isOfSendingState = Promise<SentAction>("R-GR-14", "A recognizer sends only began, changed, ended and cancelled.") {
        $0.state == .possible || $0.state == .failed ? "\($0.recognizer) sent \($0.state)" : nil
    }

    static let followsPath = Promise<SentAction>("R-GR-11", "The states that a recognizer sends are a path of the table of states.") {
        switch ($0.earlier, $0.state) {
        case (nil, .began), (nil, .ended), (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended), (.began, .cancelled),
             (.changed, .cancelled): nil
        default: "\($0.recognizer) sent \($0.state) after \($0.earlier.map { "\($0)" } ?? "nothing")"
        }
    }
}

/// A recognizer whose attempt is over.
struct ResetRecognizer {
    var recognizer: NamedReceiver
    /// What it reads.
    var state: UIGestureRecognizer.State
    /// The state of its last message.
    var sent: UIGestureRecognizer.State?
    /// Whether it may have been taken away in the middle: with its view, with the host, or by an override that keeps events to itself.
    var isGone: Bool
}

/// What is promised of resets.
enum ResetPromises {
    static let all = [readsPossible, hasEnded]

    static let readsPossible = Promise<ResetRecognizer>("R-GR-31", "A recognizer reads possible when it is reset.") {
        $0.state == .possible ? nil : "\($0.recognizer) is reset and reads \($0.state)"
    }

    static let hasEnded = Promise<ResetRecognizer>("R-GR-11", "A recognizer that sent began sends an end before it is reset.") {
        ($0.sent == .began || $0.sent == .changed) && !$0.isGone ? "\($0.recognizer) is reset after \($0.sent!) without an end" : nil
    }
}
