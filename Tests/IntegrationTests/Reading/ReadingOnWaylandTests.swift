#if Wayland
import Testing

extension WaylandTests {
    @Suite struct ReadingOnWayland {
        @Test("a form, a slider, a list and an alert are used without seeing (R-ACC-20, 22, 23, 27, 30, 32, 34, 36)")
        func order() throws {
            let speech = try SpeechServer()
            try OrderSteps(try WaylandDisplay(.order.with(speech.environment, options: ["--read"]))) { speech.spoken }.all()
        }
    }
}
#endif
