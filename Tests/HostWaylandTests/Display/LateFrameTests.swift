#if Wayland
import Foundation
import Testing
import TouchHost
@testable import HostWayland

extension WaylandTests {
    /// Frames that follow input, put off until shortly before the screen's refresh (decision 29).
    @MainActor @Suite struct LateFrames {
        /// A slow screen: its period is longer than what a busy machine takes for a frame.
        private func slowScreen() throws -> Compositor { try Compositor("--size", "500x300", "--refresh", "8") }

        @Test("What comes while a frame is put off is received before the frame is drawn, and nothing is lost")
        func inputMeanwhile() throws {
            let app = try Recorder(try slowScreen())
            try app.play("down 0 50 50; frame")
            app.paintsAlways = true
            app.color = 0x4080c0
            app.forget()
            app.wantsTicks = true
            let motion = "motion 0 3500 40 50 50"
            app.compositor.send(motion)
            var until: Double?, count = 0, motions = 1
            try app.wait("a move while a frame is put off") {
                // A frame that took long keeps those after it from being put off: on a busy machine for longer than a motion.
                if try app.compositor.answer() != nil {
                    app.compositor.send(motion)
                    motions += 1
                }
                guard let held = app.surface.heldUntil else { return false }
                if until == held { return app.frames.count > count }
                (until, count) = (held, app.frames.count)
                return false
            }
            #expect(app.surface.isBusy && app.surface.lend() == nil)
            let painted = app.ages.count
            try app.wait("the frame") { app.ages.count > painted }
            var answer: [String: Any]?
            try app.wait("the motion's end") {
                answer = try app.compositor.answer()
                return answer != nil
            }
            app.paintsAlways = false
            app.wantsTicks = false
            app.settle()
            // A refresh is that after which the compositor asked, however late in the period the client is. The rig refreshes at whole eighths of a
            // second, or later where the machine is; most of the ticks show it.
            let parts = app.ticks.map { ($0 * 8).truncatingRemainder(dividingBy: 1) }
            #expect(parts.count > 8 && parts.filter { $0 < 0.5 }.count > parts.count / 2, "\(parts)")
            let places = app.frames.flatMap(\.contacts).map(\.position.x)
            let starts = places.indices.filter { places[$0] == 51 }
            #expect(starts.first == 0 && starts.count == motions)
            #expect(places.indices.allSatisfy { starts.contains($0) || places[$0] == places[$0 - 1] + 1 }, "each move once, in order")
            // R-EVT-1: as many frames as there were scans, whenever they are drawn.
            #expect(app.frames.allSatisfy { $0.contacts.count == 1 })
        }

        @Test("Switched off, the client is asked for a frame as soon as the compositor asks")
        func switchedOff() throws {
            var settings = HostSettings()
            settings.drawsLate = false
            let app = try Recorder(try slowScreen(), settings: settings)
            try app.play("down 0 50 50; frame")
            app.paintsAlways = true
            app.color = 0x4080c0
            app.compositor.send("motion 0 2500 40 50 50")
            var answer: [String: Any]?, wasHeld = false
            try app.wait("the motion's end") {
                wasHeld = wasHeld || app.surface.heldUntil != nil
                answer = try app.compositor.answer()
                return answer != nil
            }
            // More frames than have to be known before any is put off.
            #expect(!wasHeld && app.ages.count > 8)
        }
    }
}
#endif
