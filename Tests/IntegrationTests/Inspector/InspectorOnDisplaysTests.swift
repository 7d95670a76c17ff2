import Foundation
import Testing

/// All panes of the inspector's page while the app runs on a display, under real fingers.
@Suite("The inspector on displays", .serialized, .enabled(if: InspectorSession.absence == nil, Comment(rawValue: InspectorSession.absence ?? "")))
struct InspectorOnDisplaysTests {
    #if X11
    @Test(.enabled(if: XServer.absence == nil, Comment(rawValue: XServer.absence ?? ""))) func allPanesOnX11() throws {
        let server = try XServer(), session = try InspectorSession(["--on", "x11", "--size", "400x600"], environment: server.environment)
        let fingers = try Fingers(on: server)
        try Self.check(session) { try fingers.play($0) }
    }
    #endif

    #if Wayland
    @Test(.enabled(if: CompositorProcess.Kind.rig.absence == nil)) func allPanesOnWayland() throws {
        let compositor = try CompositorProcess(.rig, width: 1280, height: 800, scale: "1")
        let session = try InspectorSession(["--on", "wayland", "--size", "400x600"], environment: compositor.environment)
        let fingers = try Child("\(CompositorProcess.rigs)/wtouch", ["--lines"], environment: compositor.environment)
        var played = 0
        try Self.check(session) { script in
            fingers.write(script.replacing("\n", with: ";"))
            played += 1
            let isDone = waitUntil(every: 0.002) { !fingers.isRunning || fingers.output.split(separator: "\n").count { $0 == "done" } >= played }
            guard isDone, fingers.isRunning else { throw Trouble("the fingers did not play: \(fingers.errors)") }
        }
    }
    #endif

    /// The card is dragged, and each pane says so.
    private static func check(_ session: InspectorSession, play: (String) throws -> Void) throws {
        try session.waitFor("inspector.stage.size && document.getElementById('picture').src", "the app's picture came")
        try play("down 0 200 200\nframe\nglide 300 60 0 260 240")
        try session.waitFor("document.querySelectorAll('#overlay .finger').length == 1 && document.querySelectorAll('#overlay .hit').length == 1", "the finger is over the picture")
        try play("up 0\nframe")
        try session.waitFor("inspector.model.decisions.some(line => line.kind == 'recognized' && line.recognizer.name == 'pan')", "the pan is recognized")
        try session.waitFor("document.querySelectorAll('#overlay .finger').length == 0", "the finger has gone")

        // The stage of a past moment, in the middle of the drag.
        try session.value("inspector.go(inspector.model.decisions.find(line => line.kind == 'recognized').t)")
        try session.waitFor("document.querySelector('#overlay .hit') && document.querySelector('#overlay .finger')", "the moment's finger and view")
        try session.waitFor("document.getElementById('caption').textContent.endsWith('from a replay')", "the moment's picture is made by a replay")
        try session.show("timeline")
        #expect(try session.value("document.getElementById('states').textContent").contains("pan on Cardrecognized"))
        try session.show("path")
        #expect(try session.value("document.getElementById('path').textContent").contains("touch 1: landed in Card"))
        try session.value("document.getElementById('ask').click()")
        try session.waitFor("document.querySelector('#path .answer').textContent.includes('landed in')", "the place that is asked about")
        try session.show("graph")
        try session.waitFor("document.getElementById('relations').textContent.includes('pan on Card excludes tap on Card')", "the graph of the moment")
        try session.show("whatif")
        try session.waitFor("document.querySelectorAll('#switches select').length == 4 && document.querySelectorAll('#requirements input').length == 1", "recognizers and requirements")
        try session.value("document.querySelector('#switches select[aria-label=\"pan on Card\"]').value = 'off'; document.getElementById('play-again').click()")
        try session.waitFor("document.getElementById('runs').textContent.includes('refused: the recognizer is disabled')", "another run, without the pan")
        try session.show("export")
        try session.value("document.querySelector('[data-kind=script]').click()")
        try session.waitFor("document.getElementById('exported').textContent.includes('down 0 200 200')", "the touch script")
        #expect(session.errors.isEmpty)
    }
}
