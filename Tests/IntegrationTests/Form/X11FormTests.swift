#if X11
import Foundation
import Testing

/// The form on an X server of its own, with a mouse, keys and a finger.
final class X11Form: ShownApp {
    let server: XServer
    let form: Form
    let devices: Fingers
    private let observer: XObserver

    init() throws {
        server = try XServer(width: 400, height: 300)
        observer = try XObserver(server.display)
        form = try Form(on: "x11", environment: server.environment)
        devices = try Fingers(on: server)
        _ = try form.lines(until: "ready")
        guard waitUntil(patience, { [observer] in !observer.windows().isEmpty }) else { throw Trouble("no window came") }
        // What is seen can be touched: the first field stands there.
        _ = try stillPicture { $0[24, 44] == 0xFFFFFF && $0.extent(except: 0xFFFFFF) != nil }
    }

    func click(_ place: Form.Place, count: Int = 1) throws {
        let taps = Array(repeating: "button 1 tap", count: count).joined(separator: "; sleep 30; ")
        try devices.play("pointer \(Form.Place.x) \(place.rawValue); sleep 20; \(taps)")
    }

    func picture() throws -> Picture { try observer.picture(width: 400, height: 300) }

    /// Runs a program on the same display until it ends.
    func run(_ program: String, _ words: [String]) throws -> String {
        let child = try Child(program, words, environment: server.environment)
        guard try child.status() == 0 else { throw Trouble("\(program): \(child.errors)") }
        return child.output
    }

    /// A program with a clipboard; `body` has it as `c`.
    func other(_ body: String) throws -> Child {
        let script = """
            import importlib.machinery, os, sys
            sys.path.insert(0, sys.argv[1])
            c = importlib.machinery.SourceFileLoader("xclipboard", sys.argv[1] + "/xclipboard.py").load_module().Clipboard(os.environ["DISPLAY"])
            \(body)
            """
        return try Child(XServer.python, ["-B", "-W", "ignore", "-c", script, XServer.rigs], environment: server.environment)
    }
}

extension X11Tests {
    @Suite struct FormOnX11 {
        @Test("keys type into the field that was clicked, Return goes on to the next, the button sends (R-TXT-1, R-TXT-4, R-TXT-7)")
        func filling() throws {
            let session = try X11Form(), form = session.form
            try session.click(.name)
            _ = try form.lines(until: "begin Name")
            try session.devices.play(Form.keys("Ann") + "; key enter tap; " + Form.keys("a"))
            #expect(try form.lines(until: "Email = a") == ["Name = A", "Name = An", "Name = Ann", "end Name", "begin Email", "Email = a"])
            try session.click(.password)
            try session.devices.play(Form.keys("x"))
            #expect(try form.lines(until: "Password = x") == ["end Email", "begin Password", "Password = x"])
            try session.click(.button)
            #expect(try form.lines(until: "send Ann, a, x") == ["send Ann, a, x"])
        }

        @Test("dead keys and Compose type one sign; what is held repeats, Return does not (R-TXT-1, R-KEY-2)")
        func composing() throws {
            let session = try X11Form(), form = session.form
            _ = try session.run("/usr/bin/env", ["setxkbmap", "-rules", "evdev", "-layout", "us", "-variant", "intl", "-option", "compose:ralt"])
            try session.click(.name)
            try session.devices.play("key apostrophe tap; key e tap; key x tap")
            #expect(try form.lines(until: "Name = éx") == ["begin Name", "Name = é", "Name = éx"])
            try session.devices.play("key code:108 tap; key o tap; key e tap")
            #expect(try form.lines(until: "Name = éxœ") == ["Name = éxœ"])
            try session.devices.play("key a press; sleep 1100; key a release; key b tap")
            try session.devices.play("key enter press; sleep 1000; key enter release")
            let last = try #require(try form.lines(until: "begin Email").last { $0.hasPrefix("Name") })
            #expect(last.hasPrefix("Name = éxœaaaa") && last.hasSuffix("ab"))
            try session.devices.play(Form.keys("c"))
            #expect(try form.lines(until: "Email = c") == ["Email = c"])
        }

        @Test("what is copied can be pasted in another program, and the other way, also in pieces (R-TXT-10, R-TXT-19)")
        func clipboard() throws {
            let session = try X11Form(), form = session.form
            try session.click(.name)
            try session.devices.play(Form.keys("one two") + "; " + Form.command("a") + "; " + Form.command("c"))
            _ = try form.lines(until: "Name = one two")
            let reader = try session.other("print(c.get('UTF8_STRING').decode())")
            #expect(try reader.status() == 0 && reader.output == "one two\n", "\(reader.errors)")
            let owner = try session.other("print('mine', flush=True); c.own({'UTF8_STRING': ('żółw ' * 30000).encode()})")
            waitUntil { owner.output.contains("mine") }
            // The selection is taken when the server says so.
            waitUntil { (try? session.other("print(c.targets())").settled().contains("TARGETS")) ?? false }
            try session.devices.play(Form.command("v") + "; sleep 300")
            try session.devices.play(Form.keys("x"))
            let text = "Name = " + String(repeating: "żółw ", count: 30000)
            #expect(try form.lines(until: text + "x") == [text, text + "x"])
        }

        @Test("a finger gets a keyboard on the screen, which types, and keys take it away (R-KBD-1)")
        func keyboardOnScreen() throws {
            let session = try X11Form(), form = session.form
            let before = try session.stillPicture { _ in true }
            // Time to slide in.
            try session.devices.play("tap 0 150 44; sleep 800")
            _ = try form.lines(until: "begin Name")
            let keyboard = try session.stillPicture { $0[2, 298] != before[2, 298] }
            #expect(keyboard[2, 298] != before[2, 298])
            // The upper left key of letters; a text begins with a capital.
            let top = try #require((0..<300).first { keyboard[2, $0] != before[2, $0] })
            try session.devices.play("tap 0 22 \(top + 18); sleep 100")
            _ = try form.lines(until: "Name = Q")
            try session.devices.play(Form.keys("b") + "; sleep 100")
            _ = try form.lines(until: "Name = Qb")
            #expect(try session.stillPicture { $0[2, 298] == before[2, 298] }[2, 298] == before[2, 298])
        }
    }
}

extension Child {
    /// Its output when it has ended.
    fileprivate func settled() throws -> String {
        _ = try status()
        return output
    }
}
#endif
