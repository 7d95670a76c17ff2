#if Web
import Foundation
import Testing
@testable import Inspector

/// The page in a headless Chromium, which is read as text.
@Suite("The inspector's page", .serialized, .enabled(if: Chromium.path != nil, "chromium is not installed")) struct PageTests {
    /// The mistakes of the app Mistakes, what fingers do about each, and what the page says of it.
    static let mistakes: [(name: String, touches: String, says: String)] = [
        ("noInteraction", tap, "passes over UILabel \"Tap me\": it takes no input (isUserInteractionEnabled)"),
        ("delegateRefusesTouch", tap, "tap on Target, touch 1: refused: the delegate refused the touch (gestureRecognizer(_:shouldReceive:))"),
        ("superviewDelays", tap, "its landing is kept from its view until the recognizer has failed (delaysTouchesBegan)"),
        ("missingRequirement", "\(tap); sleep 100; \(tap)", "0.050  tap on Target: recognized"),
        ("outsideOfSuperview", tap, "touch 1: Target would be here, but Box, which it is in, ends at y = 10"),
        ("disabled", tap, "tap on Target, touch 1: refused: the recognizer is disabled"),
        ("delegateRefusesBeginning", tap, "tap on Target: failed: its delegate does not let it begin (gestureRecognizerShouldBegin)"),
        ("viewRefusesBeginning", tap, "tap on Target: failed: Target does not let it begin (gestureRecognizerShouldBegin)"),
        ("overlay", tap, "touch 1: landed in Overlay"),
        ("hidden", tap, "passes over Target: it is hidden"),
        ("exclusion", "down 0 120 120; frame; glide 200 60 0 220 120; up 0; frame", "outer pan on UIView: failed: excluded by inner pan on Target, neither delegate allows both"),
        ("movedTooFar", "down 0 120 120; frame; glide 100 60 0 150 120; sleep 800; up 0; frame", "longPress on Target: failed: the press moved more than the 10 points that are allowed"),
    ]
    private static let tap = "tap 0 120 120 50"

    /// Each takes a browser of its own: all of them with `DACTYL_SLOW=1`, otherwise every fourth.
    private static let played = ProcessInfo.processInfo.environment["DACTYL_SLOW"] == "1" ? mistakes
        : stride(from: 0, to: mistakes.count, by: 4).map { mistakes[$0] }

    @Test("a planted mistake is diagnosed from the page alone", arguments: played.map(\.name))
    func aMistakeIsDiagnosed(name: String) throws {
        let mistake = try #require(Self.mistakes.first { $0.name == name })
        let text = try Self.text(of: ["Mistakes"], arguments: [name], touches: mistake.touches, pane: "timeline")
        #expect(text.contains(mistake.says))
    }

    @Test func eachPaneIsReadable() throws {
        let drag = "down 0 150 150; frame; glide 200 60 0 230 150; up 0; frame"
        let stage = try Self.text(of: ["Cards"], touches: drag, pane: "stage")
        #expect(stage.contains("pan on Card (UIPanGestureRecognizer)") && stage.contains("Card 200 × 200 at (1") && stage.contains("panHysteresis 10") && stage.contains("data:image/png;base64"))
        let path = try Self.text(of: ["Cards"], touches: drag, pane: "path")
        #expect(path.contains("touch 1: landed in Card") && path.contains("pan on Card, touch 1: accepted") && path.contains("TableController"))
        let graph = try Self.text(of: ["Cards"], touches: drag, pane: "graph")
        #expect(graph.contains("pan on Card excludes pinch on Card") && graph.contains("tap on Card requires the failure of double tap on Card"))
        let whatIf = try Self.text(of: ["Cards"], touches: drag, pane: "whatif")
        #expect(whatIf.contains("aria-label=\"panHysteresis\"") && whatIf.contains("goes together with all"))
        #expect(whatIf.contains("Would pinch on Card win with another panHysteresis?") && whatIf.contains("<option value=\"double tap on Card\">"))
        let timeline = try Self.text(of: ["Cards"], touches: drag, pane: "timeline@0.05")
        #expect(timeline.contains("0.050 s") && timeline.contains("<td>recognized</td>"))
        // A group for the drag, with what came of it, and without the ends of attempts.
        #expect(timeline.contains("· Card · pan on Card recognized ·") && !timeline.contains("reset, its attempt is over"))
    }

    @Test func aTouchIsDownUntilItsFingerLifts() throws {
        // The pan takes the touch from its view on the way; the finger lifts at 0.2 s.
        let drag = "down 0 150 150; frame; glide 200 60 0 230 150; up 0; frame; sleep 500"
        let during = try Self.text(of: ["Cards"], touches: drag, pane: "timeline@0.15")
        #expect(during.contains(">touch 1</th><td>taken</td>"))
        let after = try Self.text(of: ["Cards"], touches: drag, pane: "timeline@0.3")
        #expect(after.contains(">touch 1</th><td>–</td>"))
    }

    @Test func theViewThatWasHitIsOutlinedWhereItWas() throws {
        // The card follows the finger, from 100 to about 170 points.
        let drag = "down 0 150 150; frame; glide 200 60 0 230 150; sleep 300; up 0; frame"
        let before = try Self.text(of: ["Cards"], touches: drag, pane: "stage@0.01")
        #expect(before.contains(#"class="hit" x="100" y="100" width="200" height="200""#))
        let after = try Self.text(of: ["Cards"], touches: drag, pane: "stage@0.4")
        #expect(after.contains(#"class="hit" x="1"#) && !after.contains(#"class="hit" x="100""#))
    }

    @Test func thePageAnswersWhileAScriptIsPlayed() throws {
        let script = NSTemporaryDirectory() + "/\(UUID().uuidString).touch"
        try "down 0 150 150\nframe\nsleep 3600000\n".write(toFile: script, atomically: true, encoding: .utf8)
        defer { unlink(script) }
        let process = try InspectedProcess(["inspect", "Cards", "--on", "headless", "--speed", "real", "--port", "0", "--no-open", "--control", "--play", script])
        defer { process.end(SIGTERM) }
        let link = try process.link()
        #expect(try Chromium.text(of: "\(link)#timeline").contains("touch 1: landed in Card"))
        #expect(try StrangerTests.call("tap", #"{"x":10,"y":10}"#, link: link).contains("a script or recording is being played"))
    }

    /// The page as text, with entities resolved.
    static func text(of app: [String], arguments: [String] = [], touches: String, pane: String) throws -> String {
        let script = NSTemporaryDirectory() + "/\(UUID().uuidString).touch"
        try (touches.replacing("; ", with: "\n") + "\n").write(toFile: script, atomically: true, encoding: .utf8)
        defer { unlink(script) }
        let process = try InspectedProcess(["inspect"] + app + ["--on", "headless", "--port", "0", "--no-open", "--play", script, "--"] + arguments)
        defer { process.end(SIGTERM) }
        let text = try Chromium.text(of: "\(try process.link())#\(pane)")
        return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
}

enum Chromium {
    static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser"].first { FileManager.default.isExecutableFile(atPath: $0) }

    /// The document of a page after some seconds of its own time.
    static func text(of link: String) throws -> String {
        let folder = NSTemporaryDirectory() + "/chromium-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let environment = ProcessInfo.processInfo.environment
        let words = ["60", path ?? "", "--headless=new", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder)", "--window-size=1200,900", "--virtual-time-budget=5000", "--dump-dom", link]
        return String(decoding: try ChildProcess.output(of: "/usr/bin/timeout", words, environment, limit: 64 << 20), as: UTF8.self)
    }
}
#endif
