extension GestureTrace {
    /// The decisions about one recognizer or one touch, in sentences, a line each; about everything for `nil`.
    ///
    /// A recognizer goes by its name ("pan") or by its name and view ("pan on MapView"), a touch by its number ("touch 1"). A
    /// recognizer's chain has its own decisions and those that name it as the reason. `nil` when no recognizer or touch of that name took part.
    /// - Complexity: O(n) in the number of decisions.
    public func explanation(of subject: String? = nil) -> String? {
        let chosen = subject.map { subject in decisions.filter { $0.concerns(subject) } } ?? decisions
        if chosen.isEmpty, subject != nil { return nil }
        return chosen.map { "\($0.sentence(since: origin))\n" }.joined()
    }

    /// The names that ``explanation(of:)`` knows: recognizers, then touches and presses, in order of appearance.
    public var subjects: [String] {
        var recognizers: [String] = [], contacts: [String] = []
        for decision in decisions {
            if let name = decision.recognizer?.description, !recognizers.contains(name) { recognizers.append(name) }
            for contact in [decision.touch.map { "touch \($0)" }, decision.press.map { "press \($0)" }, decision.motion] {
                if let contact, !contacts.contains(contact) { contacts.append(contact) }
            }
        }
        return recognizers + contacts
    }
}

extension GestureTrace.Decision: CustomStringConvertible {
    /// One sentence, after the time in seconds: `0.200  pan on MapView: failed: pinch on MapView goes first, and neither …`.
    public var description: String { sentence(since: 0) }

    fileprivate func sentence(since origin: TimeInterval) -> String {
        var who = recognizer.map { "\($0)" } ?? ""
        for contact in [touch.map { "touch \($0)" }, press.map { "press \($0)" }, motion] {
            if let contact { who += who.isEmpty ? contact : ", \(contact)" }
        }
        return "\(Self.seconds(time - origin))  \(who): \(kind)"
    }

    private static func seconds(_ time: TimeInterval) -> String {
        let milliseconds = (time * 1000).rounded()
        guard milliseconds.magnitude < 1e15 else { return "\(time)" }
        let value = Int(milliseconds)
        let fraction = String(abs(value) % 1000)
        return "\(value < 0 ? "-" : "")\(abs(value) / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
    }

    fileprivate func concerns(_ subject: String) -> Bool {
        if let touch, subject == "touch \(touch)" { return true }
        if let press, subject == "press \(press)" { return true }
        if let motion, subject == motion { return true }
        if let recognizer, recognizer.isCalled(subject) { return true }
        return switch kind {
        case .waits(let other), .requires(let other), .failed(.excluded(let other)), .failed(.requirementRecognized(let other)):
            other.isCalled(subject)
        default: false
        }
    }
}

extension GestureTrace.Party {
    fileprivate func isCalled(_ subject: String) -> Bool { name == subject || description == subject }
}

extension GestureTrace.Kind: CustomStringConvertible {
    public var description: String {
        switch self {
        case .landed(let view): "landed in \(view)"
        case .accepted: "accepted"
        case .refused(let refusal): "refused: \(refusal)"
        case .ignored: "ignored from here on, as the recognizer asked"
        case .requested(let state): "asks for \(state)"
        case .waits(let other): "waits until \(other) has failed"
        case .requires(let other): "requires, in this attempt, that \(other) fails"
        case .recognized: "recognized"
        case .failed(let failure): "failed: \(failure)"
        case .sent(let state): "notifies its targets: \(state)"
        case .reset: "reset, its attempt is over"
        case .withheldBegan: "kept from its view until the recognizer has failed (delaysTouchesBegan)"
        case .withheldEnd: "its end is kept from its view until the recognizer has failed (delaysTouchesEnded)"
        case .released: "released to its view, no recognizer withholds it any more"
        case .discarded: "taken by the recognizer, its view never receives it"
        case .cancelledInView(let view): "taken by the recognizer, \(view) is notified that it is cancelled (cancelsTouchesInView)"
        }
    }
}

extension GestureTrace.Refusal: CustomStringConvertible {
    public var description: String {
        switch self {
        case .disabled: "the recognizer is disabled"
        case .touchType: "its type is not among allowedTouchTypes"
        case .otherTouchType: "another type than the attempt's first touch (requiresExclusiveTouchType)"
        case .scrollType: "its kind of scrolling is not in allowedScrollTypesMask"
        case .recognizerRefusedEvent: "the recognizer's shouldReceive(_:) refused the event"
        case .delegateRefusedEvent: "the delegate refused the event"
        case .delegateRefusedTouch: "the delegate refused the touch"
        case .waits: "the tap is done and waits for another recognizer to fail"
        case .takesNoTouches: "the recognizer follows hovering pointers, not touches"
        }
    }
}

extension GestureTrace.Failure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .itself(let reason): reason ?? "by its own decision"
        case .ignoredEverything: "it follows no touch any more"
        case .viewRefused(let view): "gestureRecognizerShouldBegin of \(view) said no"
        case .delegateRefused: "its delegate's gestureRecognizerShouldBegin said no"
        case .requirementRecognized(let other): "it had to wait for \(other) to fail, which was recognized"
        case .excluded(let other): "excluded by \(other), neither delegate allows both"
        case .disabled: "it was disabled"
        case .removed: "it was removed from its view"
        case .viewLeftWindow: "its view left the window"
        }
    }
}
