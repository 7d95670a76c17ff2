#if Wayland
import Foundation
import Testing

extension WaylandTests {
    /// The form on the rig's compositor, which sends an input method's text by hand.
    @Suite(.serialized) struct FormOnWayland {
        private let compositor: CompositorProcess
        private let form: Form
        private let control: Child

        init() throws {
            compositor = try CompositorProcess(.rig, width: 400, height: 300, scale: "1")
            form = try Form(on: "wayland", environment: compositor.environment)
            control = try Child("/usr/bin/python3", ["-c", Self.player, CompositorProcess.rigs], environment: compositor.environment)
            _ = try form.lines(until: "ready")
            _ = try ask("ready 10000")
        }

        /// Sends lines of the compositor's language, and returns what it answered to the last one.
        private func ask(_ lines: String...) throws -> String {
            let count = control.output.split(separator: "\n").count + lines.count
            for line in lines { control.write(line) }
            guard waitUntil(every: 0.002, { control.output.split(separator: "\n").count >= count || !control.isRunning }),
                  control.isRunning else { throw Trouble("the compositor did not answer: \(control.errors)") }
            return String(control.output.split(separator: "\n").last ?? "")
        }

        private func text(_ events: String...) throws {
            for event in events { _ = try ask("event zwp_text_input_v3 \(event)") }
        }

        private func click(_ place: Form.Place) throws {
            _ = try ask("play pointer \(Form.Place.x) \(place.rawValue); button 1 tap; sync")
        }

        @Test("a preedit is marked text, what is committed replaces it; text around the caret goes and comes (R-TXT-16, R-TXT-17)")
        func preedit() throws {
            try text("0 o surface")
            try click(.name)
            _ = try form.lines(until: "begin Name")
            #expect(waitUntil { (try? ask("requests zwp_text_input_v3").contains("enable")) ?? false })
            try text("2 sii にh 3 3", "5 u 1")
            #expect(try form.lines(until: "Name = にh marked にh").count == 1)
            try text("2 sii にほん 9 9", "5 u 2")
            #expect(try form.lines(until: "Name = にほん marked にほん").count == 1)
            try text("3 s 日本", "5 u 3")
            #expect(try form.lines(until: "Name = 日本").count == 1)
            // Bytes before the caret.
            #expect(waitUntil { (try? ask("requests zwp_text_input_v3").contains("\"日本\", 6, 6")) ?? false })
            try text("4 uu 3 0", "3 s 曜", "5 u 4")
            #expect(try form.lines(until: "Name = 日曜") == ["Name = 日", "Name = 日曜"])
            _ = try ask("play key enter tap")
            _ = try form.lines(until: "begin Email")
            #expect(waitUntil { (try? ask("requests zwp_text_input_v3").contains("\"set_content_type\", 0, 6")) ?? false })
        }

        @Test("keys type as ever beside an input method; a secret stays secret (R-TXT-1, R-TXT-16)")
        func keys() throws {
            try text("0 o surface")
            try click(.password)
            _ = try ask("play \(Form.keys("Xy1"))")
            #expect(try form.lines(until: "Password = Xy1") == ["begin Password", "Password = X", "Password = Xy", "Password = Xy1"])
            // What is said to the input method goes with the next frame.
            #expect(waitUntil { (try? ask("requests zwp_text_input_v3").contains("\"set_content_type\", 192, 8")) ?? false })
            #expect(try !ask("requests zwp_text_input_v3").contains("Xy"))
        }

        private static let player = """
            import importlib.machinery, importlib.util, json, sys
            sys.dont_write_bytecode = True
            rigs = sys.argv[1]
            sys.path.insert(0, rigs)
            import touchscript
            loader = importlib.machinery.SourceFileLoader("wtouch", rigs + "/wtouch")
            module = importlib.util.module_from_spec(importlib.util.spec_from_loader("wtouch", loader))
            loader.exec_module(module)
            ctl = module.connect()
            player = touchscript.Player(ctl)
            for line in sys.stdin:
                words = line.strip()
                if words.startswith("play "):
                    player.run(touchscript.parse(words[5:]))
                    print("done", flush=True)
                else:
                    print(json.dumps(ctl.ask(words), ensure_ascii=False), flush=True)
            """
    }
}
#endif
