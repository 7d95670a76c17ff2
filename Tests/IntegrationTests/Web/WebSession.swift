#if Web
import Foundation
import Testing

/// An app, TouchSpots unless another is named, served to a headless Chromium with fingers in it, as on a phone with two pixels a point.
final class WebSession: SpotsApp {
    static let width = 390
    static let height = 844
    static let scale = 2.0
    var scale: Double { Self.scale }

    /// Why a session is impossible here; `nil` when it is possible.
    static let absence: String? = {
        guard Checkout.program("chromium") != nil || Checkout.program("chromium-browser") != nil else { return "chromium is not installed" }
        return FileManager.default.isExecutableFile(atPath: Rigs.python) ? nil : "\(Rigs.python) is not installed (script/bootstrap test)"
    }()

    enum Rigs {
        static let folder = "\(Checkout.root)/Tests/Rigs"
        static let python = "/usr/bin/python3"
    }

    /// Another one that serves the same page, once a test has started it.
    var app: Child
    let link: String
    /// The picture before any touch.
    private(set) var empty = Picture(width: 0, height: 0, pixels: [])
    /// Between the app and the browser, if it was asked for.
    let network: Network?
    private let browser: Child
    private let folder: TemporaryFolder
    private var played = 0
    private var shots = 0

    var logPath: String { folder.file("log.jsonl") }

    /// Starts the app and a browser that shows it.
    /// - Parameters:
    ///   - hasNetwork: Whether what goes between the two can be held and cut.
    ///   - environment: What the app has besides.
    ///   - isEmpty: Whether that is the picture before any touch.
    init(_ options: [String] = [], app name: String = "TouchSpots", hasNetwork: Bool = false, environment: [String: String?] = [:],
         isEmpty: (Picture) -> Bool = { $0.extent(except: 0xFFFFFF) != nil && $0[0, 0] == 0xFFFFFF }) throws {
        folder = try TemporaryFolder()
        let app = try Child(Checkout.dactyl, ["run", name, "--on", "web", "--port", "0", "--log", folder.file("log.jsonl")] + options,
                            environment: environment.merging(["DACTYL_RECORD": folder.file("host.session")]) { $1 })
        waitUntil { app.errors.contains("http://") || !app.isRunning }
        guard let start = app.errors.range(of: "http://"),
              let link = app.errors[start.lowerBound...].split(separator: " ").first else { throw Trouble("no address came: \(app.errors)") }
        self.app = app
        self.link = String(link)
        network = hasNetwork ? try Network(to: Self.port(of: link)) : nil
        let visited = network?.link(String(link)) ?? String(link)
        browser = try Child(Rigs.python, ["-c", Self.player, Rigs.folder, visited, "\(Self.width)", "\(Self.height)", "\(Self.scale)"])
        try wait()
        try play("waitfor window.dactyl && dactyl.screen.frame > 0")
        empty = try stillPicture(isEmpty)
    }

    /// Plays lines of the touch-script language in the browser.
    func play(_ script: String) throws {
        start(script)
        try wait()
    }

    /// Plays lines, which are waited for later.
    func start(_ script: String) { browser.write(script.replacing("\n", with: ";")) }

    /// Has the browser do something that the DevTools protocol names.
    func command(_ method: String, _ parameters: String = "{}") throws {
        browser.write("!\(method) \(parameters)")
        try wait()
    }

    /// How many contacts the host has sent that landed, lifted and were cancelled, up to the last time that it had nothing to do.
    var told: [Int] { contactCounts(inSession: folder.file("host.session")) }

    /// The group of the browser's processes, for signals.
    var browserGroup: pid_t? { browser.output.split(separator: "\n").first.flatMap { pid_t($0) }.map { -$0 } }

    static func port(of link: some StringProtocol) -> Int? {
        link.split(separator: ":").last.flatMap { $0.split(separator: "/").first }.flatMap { Int($0) }
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

    /// Ends the app as the system does, and reads its log.
    func finish() throws -> DeliveryLog {
        app.signal(SIGTERM)
        let status = try app.status()
        #expect(status == 0, "the status after SIGTERM; the app said: \(app.errors)")
        return try DeliveryLog(path: logPath)
    }

    /// Waits until what was started has been played.
    func wait() throws {
        played += 1
        let isDone = waitUntil(every: 0.005) { [browser, played] in
            !browser.isRunning || browser.output.split(separator: "\n").count { $0 == "done" } >= played
        }
        guard isDone, browser.isRunning else { throw Trouble("the browser did not play: \(browser.errors) \(browser.output)") }
    }

    /// The rig's own player, kept alive from line to line.
    private static let player = """
        import argparse, importlib.machinery, importlib.util, json, sys
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
        print(browser.proc.pid, flush=True)
        try:
            browser.open(url)
            backend = module.Player(browser)
            player = touchscript.Player(backend)
            print("done", flush=True)
            for line in sys.stdin:
                if line.startswith("!"):
                    method, parameters = line[1:].split(" ", 1)
                    browser.call(method, **json.loads(parameters))
                else:
                    player.run(touchscript.parse(line.replace(";", chr(10))))
                    backend.sync()
                print("done", flush=True)
        finally:
            browser.close()
        """
}
#endif
