#if X11
import Testing

extension X11Tests {
    /// A key switches the reader.
    @Suite struct ReadingOnX11 {
        @Test("a form, a slider, a list and an alert are used without seeing (R-ACC-20, 22, 23, 27, 30, 32, 34, 36, R-KBD-1)")
        func order() throws {
            let speech = try SpeechServer(), display = try X11Display(.order.with(speech.environment))
            try display.pressThreeTimes()
            try OrderSteps(display) { speech.spoken }.all()
        }
    }
}
#endif
