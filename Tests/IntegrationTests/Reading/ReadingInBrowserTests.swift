#if Web
import Testing

extension WebTests {
    /// The app speaks where it runs. It can't read a browser's own keyboard.
    @Suite struct ReadingInTheBrowser {
        @Test("a form, a slider, a list and an alert are used without seeing (R-ACC-20, 22, 23, 27, 30, 32, 34, 36)")
        func order() throws {
            let speech = try SpeechServer()
            let display = try WebDisplay(.order.with(speech.environment.merging(["DACTYL_KEYBOARD": "always"]) { $1 }, options: ["--read"]))
            try OrderSteps(display) { speech.spoken }.all()
        }
    }
}
#endif
