/// Notices what becomes of the screen: another controller in front, an element that is gone or has changed, what the app posts (R-ACC-34 … R-ACC-36).
@MainActor
final class ReaderWatching {
    /// The controllers in front, by which a screen is known.
    private var screen: [ObjectIdentifier] = []
    /// Where the reader was on screens that lie behind the present one.
    private var places: [(screen: [ObjectIdentifier], element: () -> UIResponder?)] = []
    private static let mostPlaces = 32
    /// Transitions may take so many times the delay. An app's own animator need not end.
    private static let mostDelays = 10.0
    private var check: Int?
    private var arrival: Int?
    /// When the reader no longer waits for a transition to end.
    private var lastArrival = -Double.infinity
    /// How many pages were posted.
    private(set) var pagePosts = 0
    /// Announcements that are being spoken.
    private var announcements: [(number: Int, text: String)] = []

    func begin(_ reader: ScreenReader) {
        screen = names(reader)
        arrive(reader, after: 0)
    }

    func end(_ application: UIApplication) {
        for timer in [check, arrival] { if let timer { application.updateCycle.cancel(timer) } }
        (check, arrival) = (nil, nil)
        let open = announcements
        announcements = []
        for announcement in open { Self.finish(announcement.text, false) }
    }

    // MARK: Screens

    /// The controllers that are shown, from the root on: what is presented, the top of a stack, the selected tab.
    func controllers(_ scene: UIWindowScene?, but own: UIWindow?) -> [UIViewController] {
        var result: [UIViewController] = []
        for window in scene?.visibleWindows ?? [] where window !== own {
            var link = window.rootViewController
            while let controller = link {
                result.append(controller)
                link = controller.ownPresented ?? (controller as? UINavigationController)?.topViewController
                    ?? (controller as? UITabBarController)?.selectedViewController
            }
        }
        return result
    }

    private func names(_ reader: ScreenReader) -> [ObjectIdentifier] { controllers(reader.scene, but: reader.window).map { ObjectIdentifier($0) } }

    /// Called in each turn in which something is laid out.
    func screenMayHaveChanged(_ reader: ScreenReader) {
        let now = names(reader)
        if now != screen {
            if let focus = reader.focus {
                places.append((screen, { [weak focus] in focus }))
                if places.count > Self.mostPlaces { places.removeFirst() }
            }
            screen = now
            let delay = GestureConfiguration.current.readerScreenDelay
            lastArrival = reader.application.updateCycle.now + Self.mostDelays * delay
            arrive(reader, after: delay)
        } else {
            checkSoon(reader, after: GestureConfiguration.current.readerCheckInterval)
        }
    }

    /// Goes to the first element of a screen, or to where the reader was on it, once it has come.
    private func arrive(_ reader: ScreenReader, after delay: TimeInterval) {
        let cycle = reader.application.updateCycle
        if let arrival { cycle.cancel(arrival) }
        arrival = cycle.schedule(at: cycle.now + delay) { [weak reader] in reader?.watching.arrived(reader) }
    }

    private func arrived(_ reader: ScreenReader?) {
        guard let reader else { return }
        arrival = nil
        // Until a transition ends, the elements of the screen that goes are found too.
        if isInTransition(reader), reader.application.updateCycle.now < lastArrival {
            return arrive(reader, after: GestureConfiguration.current.readerCheckInterval)
        }
        let all = reader.elements()
        // A post may have brought the reader there.
        if let focus = reader.focus, all.contains(where: { $0 === focus }) { return }
        let before = places.last { $0.screen == screen }?.element()
        places.removeAll { $0.screen == screen }
        if let element = all.first(where: { $0 === before }) ?? all.first { reader.go(to: element, interrupts: false) }
    }

    private func isInTransition(_ reader: ScreenReader) -> Bool {
        controllers(reader.scene, but: reader.window).contains { $0.transitionCoordinator != nil }
    }

    // MARK: The element

    /// Looks after the element a moment later; once for all that happens until then.
    func checkSoon(_ reader: ScreenReader, after delay: TimeInterval) {
        guard check == nil else { return }
        let cycle = reader.application.updateCycle
        check = cycle.schedule(at: cycle.now + delay) { [weak reader] in
            guard let reader else { return }
            reader.watching.check = nil
            reader.lookAfterElement()
        }
    }

    var isArriving: Bool { arrival != nil }

    /// When a change was spoken last.
    private var lastChange = -Double.infinity

    /// Seconds until another change is to be spoken; nothing or less when it may be.
    func timeUntilChange(at time: TimeInterval) -> TimeInterval { lastChange + GestureConfiguration.current.readerChangeInterval - time }

    /// - Returns: Whether the change before may still be being spoken.
    func noteChange(at time: TimeInterval) -> Bool {
        defer { lastChange = time }
        return time - lastChange < 3 * GestureConfiguration.current.readerChangeInterval
    }

    // MARK: Posts

    func pageWasPosted() { pagePosts += 1 }

    /// Where nothing speaks, it is over in the next turn: never within the call that posted it.
    func announced(_ text: String, _ number: Int, in application: UIApplication) {
        announcements.append((number, text))
        guard application.speaker == nil else { return }
        application.updateCycle.performInNextTurn { [weak self] in self?.utteranceEnded(number, wasSpoken: true) }
    }

    func utteranceEnded(_ number: Int, wasSpoken: Bool) {
        let ended = announcements.filter { $0.number == number }
        announcements.removeAll { $0.number == number }
        for announcement in ended { Self.finish(announcement.text, wasSpoken) }
    }

    private static func finish(_ text: String, _ wasSpoken: Bool) {
        NotificationCenter.default.post(name: UIAccessibility.announcementDidFinishNotification, object: nil, userInfo: [
            UIAccessibility.announcementStringValueUserInfoKey: text, UIAccessibility.announcementWasSuccessfulUserInfoKey: wasSpoken,
        ])
    }
}

extension ScreenReader {
    /// Something was done that may change the screen.
    func watch() { watching.checkSoon(self, after: 0) }

    /// Speaks what of the element has changed; goes to the nearest one where it is gone.
    fileprivate func lookAfterElement() {
        guard !watching.isArriving else { return }
        let all = elements()
        guard let focus, all.contains(where: { $0 === focus }) else {
            guard let element = lastOutline.isEmpty ? all.first : nearest(to: lastOutline) else { return }
            return go(to: element, interrupts: false)
        }
        placeRing()
        let now = SpokenElement(focus)
        // Keys show other letters all the time.
        guard let spoken, now != spoken, !focus.accessibilityTraits.contains(.keyboardKey) else { return }
        let rest = watching.timeUntilChange(at: application.updateCycle.now)
        guard rest <= 0 else { return watching.checkSoon(self, after: rest) }
        self.spoken = now
        // What changes again and again is said as it is now.
        speech.say(now.changes(since: spoken), interrupts: watching.noteChange(at: application.updateCycle.now))
    }

    /// The app has posted something (R-ACC-36).
    func posted(_ notification: UIAccessibility.Notification, _ argument: Any?) {
        switch notification {
        case .announcement:
            guard let parts = Self.parts(argument) else { return }
            let number = speech.say(parts, interrupts: true)
            watching.announced(parts[0].text, number, in: application)
        case .pageScrolled:
            guard let parts = Self.parts(argument) else { return }
            watching.pageWasPosted()
            speech.say(parts, interrupts: true)
        case .screenChanged, .layoutChanged:
            if let parts = Self.parts(argument) {
                speech.say(parts, interrupts: false)
                watch()
            } else if let element = argument as? UIResponder {
                go(to: first(in: element), interrupts: notification == .screenChanged)
            } else if notification == .screenChanged {
                if let element = elements().first { go(to: element) }
            } else {
                watch()
            }
        default: break
        }
    }

    /// An element, or the first one in a view that is not an element.
    private func first(in object: UIResponder) -> UIResponder {
        guard !object.isAccessibilityElement, let view = object as? UIView else { return object }
        return AccessibilityWalk.elements(in: view).first ?? object
    }

    private static func parts(_ argument: Any?) -> [UIAccessibility.Utterance.Part]? {
        let text: String
        switch argument {
        case let plain as String: text = plain
        case let attributed as NSAttributedString: text = attributed.string
        default: return nil
        }
        return text.isEmpty ? nil : [UIAccessibility.Utterance.Part(text)]
    }
}
