extension Engine {
    /// Tells the client of a decision, if it wants to know.
    @inline(__always)
    func note(_ kind: EngineDecision.Kind, _ recognizer: RecognizerID?, _ contact: ContactID? = nil) {
        if isTracing { client.note(EngineDecision(recognizer, contact, kind)) }
    }
}
