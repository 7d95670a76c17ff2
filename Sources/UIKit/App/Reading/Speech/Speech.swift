/// What the screen reader says: numbered, observed, and handed to what makes it audible (R-ACC-25).
@MainActor
final class Speech {
    typealias Part = UIAccessibility.Utterance.Part

    private weak var application: UIApplication?
    private var last = 0

    init(_ application: UIApplication) { self.application = application }

    /// - Returns: The number of the utterance.
    @discardableResult
    func say(_ parts: [Part], interrupts: Bool, isOfKey: Bool = false) -> Int {
        let parts = parts.filter { !$0.text.isEmpty }
        guard !parts.isEmpty else { return last }
        last += 1
        let isSecret = isOfKey && application?.connection.typesInSecret ?? true
        let utterance = UIAccessibility.Utterance(number: last, parts: parts, interrupts: interrupts, isOfKey: isOfKey, isSecret: isSecret)
        UIAccessibility.speechObserver?(utterance)
        application?.speaker?.speak(utterance)
        return last
    }

    @discardableResult
    func say(_ text: String, interrupts: Bool = true) -> Int { say([Part(text)], interrupts: interrupts) }

    func stop() { application?.speaker?.stop() }
}
