import Foundation
import Testing

/// `dactyl explain` with the test app Cards: a card with tap, double tap, pan and pinch.
@Suite("dactyl explain") struct ExplainTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func explain(_ script: String, _ arguments: [String] = []) throws -> (status: Int32, text: String, errors: String) {
        let path = try folder.write(script, to: "script.touch")
        let child = try Child(Checkout.dactyl, ["explain", "Cards", "--size", "400x400", "--play", path] + arguments)
        let status = try child.status()
        return (status, child.output, child.errors)
    }

    private let drag = "sleep 10; down 0 150 150; frame; sleep 50; move 0 170 150; frame; sleep 50; move 0 190 150; frame; up 0; frame"

    @Test("a pan that begins excludes the others: each says why, with the other's name (R-GR-45)")
    func exclusion() throws {
        let (status, text, errors) = try explain(drag, ["--of", "pinch"])
        #expect(status == 0, "\(errors)")
        #expect(text.contains("pinch on Card, touch 1: accepted"))
        #expect(text.contains("pinch on Card: failed: excluded by pan on Card, neither delegate allows both"))
        #expect(!text.contains("double tap on Card: reset"))
    }

    @Test("one that waits says for which recognizer, and the timer's turn says what let it go (R-GR-41, R-GR-42)")
    func waiting() throws {
        let (status, text, errors) = try explain("sleep 10; down 0 150 150; frame; sleep 50; up 0; frame; sleep 500", ["--of", "tap"])
        #expect(status == 0, "\(errors)")
        #expect(text.contains("tap on Card: waits until double tap on Card has failed"))
        #expect(text.contains("tap on Card: notifies its targets: ended"))
    }

    @Test("a failure gives the figures (R-TAP-3)")
    func figures() throws {
        let (_, text, _) = try explain("sleep 10; down 0 150 150; frame; sleep 1600; up 0; frame; sleep 500", ["--of", "tap"])
        #expect(text.contains("tap on Card: failed: a tap lasted longer than 1.5 s"), "\(text)")
    }

    @Test("with another threshold another decision: a finger that stays within a wider limit is no pan (R-PAN-2)")
    func thresholds() throws {
        let (_, usual, _) = try explain(drag, ["--of", "pan"])
        #expect(usual.contains("pan on Card: notifies its targets: began"), "\(usual)")
        let (status, text, errors) = try explain(drag, ["--of", "pan", "--configuration", "panHysteresis=50", "--configuration", "penSilence=0.1"])
        #expect(status == 0 && !text.contains("notifies its targets"), "\(text)\(errors)")
    }

    @Test("a touch's chain says what its view received (R-DLV-24)")
    func touch() throws {
        let (status, text, errors) = try explain(drag, ["--of", "touch 1"])
        #expect(status == 0, "\(errors)")
        let lines = text.split(separator: "\n")
        #expect(lines.first?.hasSuffix("touch 1: landed in Card") == true, "\(text)")
        #expect(text.contains("pan on Card, touch 1: taken by the recognizer, Card is notified that it is cancelled (cancelsTouchesInView)"))
    }

    @Test("without a name everything is printed; for an unknown one the names there are")
    func names() throws {
        let all = try explain(drag)
        #expect(all.status == 0 && all.text.split(separator: "\n").count > 10, "\(all.errors)")
        let unknown = try explain(drag, ["--of", "swipe"])
        #expect(unknown.status == 64 && unknown.text.isEmpty)
        #expect(unknown.errors.contains("no recognizer or touch is called 'swipe'; there were pinch on Card, pan on Card, double tap on Card, tap on Card, touch 1"),
                "\(unknown.errors)")
    }
}
