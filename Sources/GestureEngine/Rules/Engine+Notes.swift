extension Engine {
    /// Sends a decision to the client, if the client traces.
    @inline(__always)
    func note(_ kind: EngineDecision.Kind, _ recognizer: RecognizerID?, _ contact: ContactID? = nil) {
        if isTracing { client.note(EngineDecision(recognizer, contact, kind)) }
    }
}
