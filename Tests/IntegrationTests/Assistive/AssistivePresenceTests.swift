import Foundation
import Testing

/// When an app is on the bus, and where.
@Suite("With and without a client of accessibility", .serialized, .enabled(if: AssistiveSession.absence == nil, Comment(rawValue: AssistiveSession.absence ?? "")))
struct AssistivePresenceTests {
    @Test("R-BUS-1 Headless the app is not on the bus unless it is asked for, and the run ends with its script")
    func headless() throws {
        let session = try AssistiveSession()
        let app = try Child.dactyl("run", "\(Checkout.products)/Assisted", "--on", "headless", "--log", "/dev/null", environment: session.environment)
        #expect(try app.status() == 0 && session.ask(["do": "tree", "app": "Assisted"]) == nil)
    }

    @Test("R-BUS-1 Any other value ends the start with one line")
    func values() throws {
        let app = try Child.dactyl("run", "\(Checkout.products)/Assisted", "--on", "headless", environment: ["DACTYL_ACCESSIBILITY_BUS": "yes"])
        #expect(try app.status() == 64 && app.errors.contains("DACTYL_ACCESSIBILITY_BUS is 'yes', none of 'auto', 'on' and 'off'"))
    }

    #if X11
    @Test("R-BUS-1, 10 On X11 it comes with the first client and goes with the last, with places in the window and on the screen",
          .enabled(if: XServer.absence == nil, Comment(rawValue: XServer.absence ?? "")))
    func clients() throws {
        let session = try AssistiveSession(isEnabled: false), server = try XServer()
        let app = try Child.dactyl("run", "\(Checkout.products)/Assisted", "--on", "x11", "--size", "390x844", environment: session.environment.merging(server.environment) { $1 })
        #expect(waitUntil { app.output.contains("ready") })
        let threads = { (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(app.id)/task").count) ?? 0 }
        #expect(waitUntil { threads() > 1 })
        #expect(try session.ask(["do": "tree", "app": "Assisted"]) == nil, "no client, no app on the bus")
        try session.ask(["do": "enable", "is": true])
        let tree = try session.tree("Assisted"), button = try #require(tree.first("push button", "Press"))
        let frame = try #require(tree.first("frame"))
        #expect(button.window[0] > 0 && button.screen[0] - button.window[0] == frame.screen[0] && frame.window[0] == 0)
        #expect(try session.ask(["do": "at", "app": "Assisted", "x": button.window[0] + 5, "y": button.window[1] + 5]) as? [String] == ["push button", "Press"])
        #expect(try session.ask(["do": "act", "app": "Assisted", "role": "panel", "name": "Dot", "action": "click"]) as? Bool == true)
        #expect(waitUntil { app.output.contains("dot") })
        try session.ask(["do": "enable", "is": false])
        #expect(try waitUntil { try session.ask(["do": "is there", "app": "Assisted"]) as? Bool == false })
    }
    #endif
}
