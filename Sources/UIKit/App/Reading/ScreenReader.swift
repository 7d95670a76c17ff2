internal import FoundationAdditions

/// Reads the screen to a person who explores it by touch (R-ACC-20 … R-ACC-36). There is one while it is on, and nothing of it otherwise.
@MainActor
final class ScreenReader: ReadingLayer {
    unowned let application: UIApplication
    let speech: Speech
    private(set) var window: ReaderWindow?
    private(set) var gestures: ReaderGestures!
    private(set) var passed: PassedTouches!

    /// The element that the reader is at.
    private(set) weak var focus: UIResponder?
    /// How it was when it was spoken last.
    var spoken: SpokenElement?
    /// Where it was, for what is nearest when it is gone.
    private(set) var lastOutline = CGRect.zero
    let rotor = Rotor()
    let watching = ReaderWatching()
    /// The hint that is still to be spoken, a timer.
    private var hint: Int?
    /// Whether it reads on by itself, and the utterance after which it goes on.
    var reading: (utterance: Int, timer: Int?)?

    init(_ application: UIApplication) {
        self.application = application
        speech = Speech(application)
    }

    var scene: UIWindowScene? { window?.windowScene }

    // MARK: On and off

    func begin() {
        speech.say("screen reader on")
        showLayer()
    }

    /// Makes the layer of gestures, once there is a scene.
    private func showLayer() {
        guard window == nil, let scene = application.scenes.first(where: { $0.surface != nil }) else { return }
        // Fingers that are down are the app's, and end as such.
        application.dispatcher.cancelTouches(at: application.updateCycle.now)
        let layer = ReaderWindow(windowScene: scene)
        gestures = ReaderGestures(self)
        passed = PassedTouches(application, scene)
        layer.takesTouchesItself = { [weak self] in self?.takesTouchesItself(at: $0) ?? false }
        layer.begin(with: gestures.view)
        window = layer
        watching.begin(self)
        Surroundings.setNeedsUpdate()
    }

    func end() {
        gestures?.stop()
        cancelHint()
        stopReading()
        watching.end(application)
        setFocus(nil)
        speech.say("screen reader off")
        window?.isHidden = true
        window?.windowScene = nil
        window = nil
    }

    /// Called before each layout pass of the application (R-ACC-24).
    func update() {
        // A scene that has gone has taken the layer along.
        if let window, window.windowScene == nil { self.window = nil }
        showLayer()
        guard let window else { return }
        for other in scene?.visibleWindows ?? [] where other !== window { other.layoutIfNeeded() }
        placeRing()
        watching.screenMayHaveChanged(self)
    }

    func placeRing() {
        guard let window else { return }
        guard let focus else { return window.ring.isHidden = true }
        lastOutline = focus.accessibilityOutline
        window.ring.surround(lastOutline, in: window.bounds)
    }

    /// Serves the touches of the event: the reader's to its own window, others to the app.
    func deliver(_ event: UIEvent) {
        var isReaders = false, isApps = false
        for touch in event.touches {
            if touch.landingWindow === window { isReaders = true } else { isApps = true }
        }
        if isReaders {
            if event.hasLandings { cancelHint() }
            window?.serve(event)
        }
        if isApps { application.sendEvent(event) }
    }

    func passing<Result>(_ body: () -> Result) -> Result { window?.passing(body) ?? body() }

    // MARK: The element that it is at

    /// Goes to an element and speaks it.
    func go(to element: UIResponder, interrupts: Bool = true) {
        reveal(element)
        setFocus(element)
        speak(element, interrupts: interrupts)
    }

    func setFocus(_ element: UIResponder?) {
        let old = focus
        if old !== element {
            focus = element
            rotor.elementChanged(element)
            old?.accessibilityElementDidLoseFocus()
            element?.accessibilityElementDidBecomeFocused()
            var info: [String: Any] = [UIAccessibility.assistiveTechnologyUserInfoKey: UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver]
            if let old { info[UIAccessibility.unfocusedElementUserInfoKey] = old }
            if let element { info[UIAccessibility.focusedElementUserInfoKey] = element }
            NotificationCenter.default.post(name: UIAccessibility.elementFocusedNotification, object: element, userInfo: info)
        }
        placeRing()
    }

    /// Speaks an element, and its hint after a pause.
    @discardableResult
    func speak(_ element: UIResponder, interrupts: Bool = true) -> Int {
        cancelHint()
        let words = SpokenElement(element)
        spoken = words
        let number = speech.say(words.parts, interrupts: interrupts, isOfKey: element.accessibilityTraits.contains(.keyboardKey))
        var later = [words.hint].compactMap(\.self)
        if element.accessibilityCustomActions?.isEmpty == false { later.append("actions available") }
        guard !later.isEmpty else { return number }
        let parts = later.map { UIAccessibility.Utterance.Part($0, language: $0 == element.accessibilityHint ? words.language : nil) }
        hint = application.updateCycle.schedule(at: application.updateCycle.now + GestureConfiguration.current.readerHintDelay) { [weak self, weak element] in
            guard let self, focus === element else { return }
            hint = nil
            speech.say(parts, interrupts: false)
        }
        return number
    }

    func cancelHint() {
        if let hint { application.updateCycle.cancel(hint) }
        hint = nil
    }

    /// A two-finger tap, or what else ends all speech.
    func silence() {
        cancelHint()
        stopReading()
        speech.stop()
    }

    // MARK: Touch

    /// A finger is at a point of the screen.
    /// - Parameter onlyOthers: Whether the element that the reader is at already is not spoken again.
    func touch(_ point: CGPoint, onlyOthers: Bool = false) {
        guard let element = element(at: point), !onlyOthers || element !== focus else { return }
        stopReading()
        setFocus(element)
        speak(element)
    }

    /// Where the element is activated.
    var activationPoint: CGPoint? { focus?.accessibilityActivationPoint }

    /// An element for which touches are themselves what it understands, once the reader is at it (R-ACC-29).
    private func takesTouchesItself(at point: CGPoint) -> Bool {
        guard let focus, focus.accessibilityTraits.contains(.allowsDirectInteraction) else { return false }
        return focus.accessibilityOutline.contains(point)
    }
}
