/// The screen reader of this app. Not part of UIKit, where it is the system's (R-ACC-20 … R-ACC-36).
extension UIAccessibility {
    /// What is spoken at one time.
    public struct Utterance: Equatable, Sendable {
        /// Words in one language.
        public struct Part: Equatable, Sendable {
            public let text: String
            /// As in `de` or `pt-BR`; `nil` for the language of the system.
            public let language: String?

            /// Makes a part of an utterance.
            public init(_ text: String, language: String? = nil) {
                self.text = text
                self.language = language
            }
        }

        /// Numbers utterances in their order, from 1.
        public let number: Int
        /// What is spoken, in this order.
        public let parts: [Part]
        /// Whether it takes the place of what is being spoken and of what waits. Otherwise it waits for that.
        public let interrupts: Bool
        /// Whether it is a key of a keyboard on the screen, and so perhaps part of a secret.
        public let isOfKey: Bool
        /// Whether it is such a key, and what it types goes into a secure field, or may.
        public let isSecret: Bool

        /// All parts, with commas between them.
        public var text: String { parts.map(\.text).joined(separator: ", ") }
    }

    /// Whether fingers explore the screen and what is under them is spoken (R-ACC-20). People switch it with three presses of a key as well.
    ///
    /// While it is on, ``isVoiceOverRunning`` is `true`, and the app's views and recognizers receive only the touches that are passed through.
    public static var readsByTouch: Bool {
        get { UIApplication.shared.screenReader != nil }
        set { UIApplication.shared.setReading(newValue) }
    }

    /// What the reader finds on the screen, in its order: in the app's windows, the keyboard and menus. Empty while it is off. Looks at all views.
    public static var readElements: [UIResponder] { UIApplication.instance?.screenReader?.elements() ?? [] }

    /// Called with everything that is spoken, also where nothing can speak it. Not part of UIKit.
    public static var speechObserver: ((_ utterance: Utterance) -> Void)?
}

extension UIApplication {
    /// Switches the screen reader (R-ACC-20). The setting of VoiceOver follows, with its notification.
    package func setReading(_ isOn: Bool) {
        guard isOn != (screenReader != nil) else { return }
        if isOn {
            screenReader = ScreenReader(self)
            systemAccessibility.insert(.voiceOver)
            screenReader?.begin()
        } else {
            let reader = screenReader
            // Fingers that are down are the reader's or passed through: their recognizers get their end from it.
            dispatcher.cancelTouches(at: updateCycle.now)
            screenReader = nil
            reader?.end()
            systemAccessibility.remove(.voiceOver)
        }
    }
}
