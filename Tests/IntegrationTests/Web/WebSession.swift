#if Web
import Foundation
import Testing

/// An app, TouchSpots unless another is named, served to a headless Chromium with fingers in it, as on a phone with two pixels a point.
final class WebSession {
    static let width = 390
    static let height = 844
    static let scale = 2.0

    /// Why there can be none here; `nil` when there can.
    static let absence: String? = {
        guard Checkout.program("chromium") != nil || Checkout.program("chromium-browser") != nil else { return "chromium is not installed" }
        return FileManager.default.isExecutableFile(atPath: Rigs.python) ? nil : "\(Rigs.python) is not installed (script/bootstrap test)"
    }()

    enum Rigs {
        static let folder = "\(Checkout.root)/Tests/Rigs"
        static let python = "/usr/bin/python3"
    }

    let app: Child
    let link: String
    /// The picture before anybody touched it.
    private(set) var empty = Picture(width: 0, height: 0, pixels: [])
    private let browser: Child
    private let folder: TemporaryFolder
    private var played = 0
    private var shots = 0

    var logPath: String { folder.file("log.jsonl") }

    /// Starts the app and a browser that shows it.
    init(_ options: [String] = [], app name: String = "TouchSpots") throws {
        folder = try TemporaryFolder()
        let app = try Child(Checkout.dactyl, ["run", name, "--on", "web", "--port", "0", "--log", folder.file("log.jsonl")] + options)
        waitUntil(20) { app.errors.contains("http://") || !app.isRunning }
        guard let start = app.errors.range(of: "http://"),
              let link = app.errors[start.lowerBound...].split(separator: " ").first else { throw Trouble("no address came: \(app.errors)") }
        self.app = app
        self.link = String(link)
        browser = try Child(Rigs.python, ["-c", Self.player, Rigs.folder, String(link), "\(Self.width)", "\(Self.height)", "\(Self.scale)"])
        try wait()
        try play("waitfor window.dactyl && dactyl.screen.frame > 0")
        empty = try stillPicture { $0.extent(except: 0xFFFFFF) != nil && $0[0, 0] == 0xFFFFFF }
    }

    /// Plays lines of the touch-script language in the browser.
    func play(_ script: String) throws {
        browser.write(script.replacing("\n", with: ";"))
        try wait()
    }

    /// What an expression of the page is.
    func value(_ expression: String) throws -> Any? {
        try play("js \(expression)")
        let line = browser.output.split(separator: "\n").last { $0.hasPrefix("{\"js\"") } ?? ""
        return (try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["value"]
    }

    func down(_ fingers: [Finger]) throws { try play(fingers.map { "down \(place($0))" }.joined(separator: ";")) }
    func glide(_ fingers: [Finger], milliseconds: Int = 200) throws {
        try play("glide \(milliseconds) 60 " + fingers.map(place).joined(separator: " "))
    }
    func up(_ fingers: [Finger]) throws { try play(fingers.map { "up \($0.id)" }.joined(separator: ";")) }

    private func place(_ finger: Finger) -> String { "\(finger.id) \(finger.x / Self.scale) \(finger.y / Self.scale)" }

    /// What the page shows.
    func picture() throws -> Picture {
        shots += 1
        let path = folder.file("\(shots).png")
        defer { try? FileManager.default.removeItem(atPath: path) }
        try play("shot \(path)")
        return try Picture(png: path)
    }

    /// The picture once it is as expected and has stopped changing, or else what it shows when patience is over.
    func stillPicture(within seconds: Double = 15, _ isExpected: (Picture) -> Bool) throws -> Picture {
        var last = try picture()
        try waitUntil(seconds, every: 0.05) {
            let next = try picture()
            defer { last = next }
            return next == last && isExpected(next)
        }
        return last
    }

    /// That there is a spot under each of these fingers, and nothing else.
    func expectSpots(_ expected: [Finger], _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let picture = try stillPicture { $0.faults(of: expected, on: empty, scale: Self.scale).isEmpty }
        #expect(picture.faults(of: expected, on: empty, scale: Self.scale).isEmpty, comment, sourceLocation: sourceLocation)
    }

    /// Ends the app as the system does, and reads its log.
    func finish() throws -> DeliveryLog {
        app.signal(SIGTERM)
        let status = try app.status()
        #expect(status == 0, "the status after SIGTERM; the app said: \(app.errors)")
        return try DeliveryLog(path: logPath)
    }

    private func wait() throws {
        played += 1
        let isDone = waitUntil(60, every: 0.005) { [browser, played] in
            !browser.isRunning || browser.output.split(separator: "\n").count { $0 == "done" } >= played
        }
        guard isDone, browser.isRunning else { throw Trouble("the browser did not play: \(browser.errors) \(browser.output)") }
    }

    /// The rig's own player, kept alive from line to line.
    private static let player = """
        import argparse, importlib.machinery, importlib.util, sys
        sys.dont_write_bytecode = True
        rigs, url, width, height, scale = sys.argv[1:]
        sys.path.insert(0, rigs)
        import touchscript
        loader = importlib.machinery.SourceFileLoader("btouch", rigs + "/btouch")
        module = importlib.util.module_from_spec(importlib.util.spec_from_loader("btouch", loader))
        loader.exec_module(module)
        browser = module.Browser(argparse.Namespace(
            chromium=None, size=(int(width), int(height)), dpr=float(scale), touches=10, desktop=False, headed=False, slow=1, timeout=30,
            quiet=False, chromium_arg=[]))
        try:
            browser.open(url)
            backend = module.Player(browser)
            player = touchscript.Player(backend)
            print("done", flush=True)
            for line in sys.stdin:
                player.run(touchscript.parse(line.replace(";", chr(10))))
                backend.sync()
                print("done", flush=True)
        finally:
            browser.close()
        """
}
#endif
