import Foundation
import Testing

/// An app with its inspector, and a headless Chromium that shows the inspector's page.
final class InspectorSession {
    /// Why a session is impossible here; `nil` when it is possible.
    static var absence: String? { WebSession.absence }

    let app: Child
    private let browser: Child
    private var asked = 0

    /// Starts the app Cards through the command and opens the page.
    /// - Parameter environment: What the app needs to find its display.
    init(_ options: [String], environment: [String: String?] = [:], width: Int = 1200, height: Int = 900, pane: String = "stage") throws {
        let app = try Child(Checkout.dactyl, ["inspect", "Cards", "--port", "0", "--no-open"] + options, environment: environment)
        self.app = app
        waitUntil { app.errors.contains("http://") && app.errors.hasSuffix("\n") || !app.isRunning }
        guard let start = app.errors.range(of: "http://"),
              let link = app.errors[start.lowerBound...].split(whereSeparator: { $0 == " " || $0 == "\n" }).first else { throw Trouble("no link came: \(app.errors)") }
        browser = try Child(WebSession.Rigs.python, ["-c", Self.player, WebSession.Rigs.folder, "\(link)#\(pane)", "\(width)", "\(height)"])
        try wait()
    }

    /// What an expression of the page is, once its promise is kept.
    @discardableResult
    func value(_ expression: String) throws -> String {
        try send(["js": expression])
        let line = browser.output.split(separator: "\n").last { $0.hasPrefix("{\"value\"") } ?? ""
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        return object?["value"] as? String ?? ""
    }

    /// Has the browser do something that the DevTools protocol names.
    func command(_ method: String, _ parameters: [String: Any]) throws { try send(["call": method, "parameters": parameters]) }

    /// Presses a key, as a keyboard does.
    func press(_ key: String, code: Int) throws {
        for type in ["rawKeyDown", "keyUp"] { try command("Input.dispatchKeyEvent", ["type": type, "key": key, "code": key, "windowsVirtualKeyCode": code, "text": type == "rawKeyDown" && key == "Enter" ? "\r" : ""]) }
    }

    /// Waits until an expression of the page is true.
    func waitFor(_ expression: String, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let isMet = try waitUntil(patience, every: 0.1) { try value("Boolean(\(expression))") == "true" }
        #expect(isMet, comment, sourceLocation: sourceLocation)
    }

    func show(_ pane: String) throws { try value("document.getElementById('tab-\(pane)').click()") }

    /// What the page reported as an error.
    var errors: [Substring] { browser.output.split(separator: "\n").filter { $0.hasPrefix("{\"exception\"") || $0.hasPrefix("{\"log\"") || $0.hasPrefix("{\"console\": \"error\"") } }

    private func send(_ message: [String: Any]) throws {
        browser.write(String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self))
        try wait()
    }

    private func wait() throws {
        asked += 1
        let isDone = waitUntil(every: 0.005) { [browser, asked] in
            !browser.isRunning || browser.output.split(separator: "\n").count { $0 == "done" } >= asked
        }
        guard isDone, browser.isRunning else { throw Trouble("the browser did not answer: \(browser.errors) \(browser.output.suffix(2000))") }
    }

    /// The rig's browser, which reads commands, a line each.
    private static let player = """
        import argparse, importlib.machinery, importlib.util, json, sys
        sys.dont_write_bytecode = True
        rigs, url, width, height = sys.argv[1:]
        sys.path.insert(0, rigs)
        loader = importlib.machinery.SourceFileLoader("btouch", rigs + "/btouch")
        module = importlib.util.module_from_spec(importlib.util.spec_from_loader("btouch", loader))
        loader.exec_module(module)
        browser = module.Browser(argparse.Namespace(
            chromium=None, size=(int(width), int(height)), dpr=1, touches=10, desktop=False, headed=False, slow=1, timeout=60,
            quiet=False, chromium_arg=[]))
        try:
            browser.open(url)
            print("done", flush=True)
            for line in sys.stdin:
                message = json.loads(line)
                if "js" in message:
                    value = browser.js(message["js"])
                    print(json.dumps({"value": value if isinstance(value, str) else json.dumps(value)}), flush=True)
                else:
                    browser.call(message["call"], **message["parameters"])
                print("done", flush=True)
        finally:
            browser.close()
        """
}
