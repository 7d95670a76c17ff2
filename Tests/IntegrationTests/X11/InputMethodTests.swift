#if X11
import Foundation
import Testing

/// IBus or Fcitx with an engine for Korean, in a separate session on an X server (`Tests/Rigs/input-method-session`).
final class InputMethodSession {
    /// Why it is impossible here; `nil` when it is possible.
    static func absence(_ kind: String) -> String? {
        guard Checkout.isSlowWanted else { return "it takes a desktop's daemons: DACTYL_SLOW=1" }
        if let absence = XServer.absence { return absence }
        return InputMethodDaemons.missing(kind)
    }

    private static let rig = "\(Checkout.root)/Tests/Rigs/input-method-session"

    /// What programs of the session need to find it.
    let environment: [String: String?]
    private let session: Child

    init(_ kind: String, on server: XServer) throws {
        session = try Child(Self.rig, [kind, "--", "sh", "-c", "env; echo ready; exec cat"], environment: server.environment)
        guard waitUntil(patience, { [session] in session.output.contains("ready\n") || !session.isRunning }), session.isRunning else {
            throw Trouble("the session did not start: \(session.errors)")
        }
        var environment = server.environment
        for line in session.output.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
            if parts.count == 2, ["DBUS_SESSION_BUS_ADDRESS", "XDG_CONFIG_HOME", "INPUT_METHOD_PID"].contains(parts[0]) { environment[parts[0]] = parts[1] }
        }
        for name in ["GTK_IM_MODULE", "QT_IM_MODULE", "XMODIFIERS", "IBUS_ADDRESS"] { environment[name] = .some(nil) }
        environment["DACTYL_INPUT_METHOD"] = kind
        // What the session's bus starts is not looked for.
        environment["DACTYL_ACCESSIBILITY_BUS"] = "off"
        environment["DACTYL_DESKTOP_SETTINGS"] = "off"
        self.environment = environment
    }

    /// Ends the daemon, as a crash does.
    func killDaemon() throws {
        guard let id = (environment["INPUT_METHOD_PID"] ?? nil).flatMap({ pid_t($0) }) else { throw Trouble("the session did not report the daemon") }
        kill(id, SIGKILL)
    }

    deinit { session.end() }
}

extension X11Tests {
    /// The form with a real input method.
    @Suite(.serialized) struct InputMethodsOnX11 {
        @Test("IBus composes Korean in fields, and gets nothing of a password (R-IME-2, R-IME-5, R-IME-8, R-IME-12)",
              .enabled(if: InputMethodSession.absence("ibus") == nil, Comment(rawValue: InputMethodSession.absence("ibus") ?? "")))
        func ibus() throws { try compose("ibus") }

        @Test("Fcitx composes Korean in fields, and gets nothing of a password (R-IME-2, R-IME-5, R-IME-8, R-IME-12)",
              .enabled(if: InputMethodSession.absence("fcitx") == nil, Comment(rawValue: InputMethodSession.absence("fcitx") ?? "")))
        func fcitx() throws { try compose("fcitx") }

        private func compose(_ kind: String) throws {
            let server = try XServer(width: 400, height: 300), session = try InputMethodSession(kind, on: server)
            let form = try Form(on: "x11", environment: session.environment), devices = try Fingers(on: server)
            _ = try form.lines(until: "ready")
            func click(_ place: Form.Place) throws { try devices.play("pointer \(Form.Place.x) \(place.rawValue); sleep 20; button 1 tap") }
            // Until the window is there, a click goes nowhere.
            var hasBegun = false
            for _ in 0..<100 where !hasBegun {
                try click(.name)
                hasBegun = (try? form.lines(until: "begin Name", within: 1)) != nil
            }
            try #require(hasBegun)
            try devices.play(Form.keys("gksrmf"))
            let lines = try form.lines(until: "Name = 한글 marked 글")
            #expect(lines.prefix(3) == ["Name = ㅎ marked ㅎ", "Name = 하 marked 하", "Name = 한 marked 한"], "\(lines)")
            // Return ends the composition and leads to the next field.
            try devices.play("key enter tap")
            #expect(try form.lines(until: "begin Email").contains("end Name"))
            try devices.play("key backspace tap; " + Form.keys("dks"))
            _ = try form.lines(until: "Email = 안 marked 안")
            try click(.password)
            _ = try form.lines(until: "begin Password")
            try devices.play(Form.keys("gks"))
            #expect(try form.lines(until: "Password = gks") == ["Password = g", "Password = gk", "Password = gks"])
            // Without its daemon the form takes keys as they are.
            try session.killDaemon()
            try click(.name)
            _ = try form.lines(until: "begin Name")
            try devices.play(Form.keys("x"))
            #expect(try form.lines(until: "Name = 한글x").last == "Name = 한글x")
            #expect(form.app.isRunning)
        }
    }
}
#endif
