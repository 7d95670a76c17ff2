internal import TouchHost

/// A call of a view with a touch.
struct ToldView {
    var told: Told
    var isViewInWindow = true
    /// Whether the touch's view is the one that is called.
    var isViewsTouch = true
    /// Whether the touch landed in the view's window.
    var isWindowsTouch = true
    /// Whether this is the object that stood for the contact before.
    var isSameObject = true
    /// The touch's time, and what it was in the view's last call.
    var time = 0.0
    var earlierTime = -Double.infinity
    /// Whether the host itself went back in time.
    var hasHostBrokenTime = false
}

/// What views are promised of each touch of a call.
enum ViewPromises {
    static let all = [isInWindow, isOwn, isOfWindow, isSameObject] + lives.map { promise in
        Promise<ToldView>(promise.rule, promise.says) { promise.fault($0.told) }
    } + [timeGoesOn]

    static let lives = [
        LifePromises.nothingAfter("R-DLV-32", "A view receives nothing of a touch after its end or cancellation."),
        LifePromises.beginsOnce("R-DLV-32", "A touch begins once for its view."),
        LifePromises.nothingBefore("R-DLV-32", "A view receives nothing of a touch before it began."),
        LifePromises.readsPhase("R-DLV-27", "A touch reads the phase of the call, late calls included."),
    ]

    static let isInWindow = Promise<ToldView>("R-VH-8", "A view outside of a window is notified of no touch.") {
        $0.isViewInWindow ? nil : "\($0.told.sentence), outside of a window"
    }

    static let isOwn = Promise<ToldView>("R-DLV-31", "Every touch of a call is the called view's own.") {
        $0.isViewsTouch ? nil : "\($0.told.sentence), which is not its own"
    }

    static let isOfWindow = Promise<ToldView>("R-TCH-13", "A touch stays in the window in which it landed.") {
        $0.isWindowsTouch ? nil : "\($0.told.sentence), which landed in another window"
    }

    static let isSameObject = Promise<ToldView>("R-TCH-1", "One object stands for a contact from landing to lifting.") {
        $0.isSameObject ? nil : "\($0.told.sentence), by another object than before"
    }

    static let timeGoesOn = Promise<ToldView>("R-TCH-11", "The time of a touch does not go back.") {
        guard !$0.hasHostBrokenTime, $0.time < $0.earlierTime else { return nil }
        return "\($0.told.sentence) at \(Violation.seconds($0.time)) s, after it had received one of \(Violation.seconds($0.earlierTime)) s"
    }
}
