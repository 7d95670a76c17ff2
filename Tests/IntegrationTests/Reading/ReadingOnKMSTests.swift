#if KMS
import Testing

extension KMSTests {
    /// A speech server is in the machine. A key switches the reader.
    @Test("a form, a slider, a list and an alert are used without seeing (R-ACC-20, 22, 23, 27, 30, 32, 34, 36, R-KBD-1)")
    func reading() throws {
        let display = try KMSDisplay(.order, before: #"""
            export SPEECHD_ADDRESS=unix_socket:$XDG_RUNTIME_DIR/speech.sock
            $RIGS/speech-server $XDG_RUNTIME_DIR/speech.sock spoken > speech & speech=$!
            until grep -q ready speech || ! kill -0 $speech; do sleep 0.2; done
            """#, after: "kill $speech")
        try display.pressThreeTimes()
        try OrderSteps(display) { display.text("spoken") }.all()
    }
}
#endif
