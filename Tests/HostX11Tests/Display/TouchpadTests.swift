#if X11
import Foundation
import Testing
import TouchHost
@testable import HostX11

/// The rig's touchpad is a pointer with two axes that scroll, of 120 units a notch, and with gestures.
@MainActor @Suite(.enabled(if: Rig.isAvailable, Comment(rawValue: Rig.skipReason))) struct TouchpadTests {
    private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01 }

    @Test("R-HST-9, R-IND-10 A scroll of a touchpad begins with the first movement that is known, and ends when the fingers leave")
    func scrolls() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        try app.play(rig, "pointer 100 120; sync; scroll update 0 1; sync; scroll update 3 30; sync")
        // Read with the change before, it would be one with that.
        try app.play(rig, "scroll update 0 -15; sync; scroll end; sync")
        // The first sum has none before it.
        #expect(app.motions.map(\.phase) == [.began, .changed, .changed, .ended])
        #expect(app.motions.allSatisfy { $0.kind == .scroll && near($0.position, CGPoint(x: 100, y: 120)) })
        #expect(near(app.motions[1].movement, CGPoint(x: -3, y: -30)) && near(app.motions[2].movement, CGPoint(x: 0, y: 15)))
        // The pointer's own movement did not come with it, and it presses nothing.
        #expect(app.frames.isEmpty)
        app.forget()
        app.motions = []
        try app.play(rig, "scroll update 0 15; sync; scroll end; sync")
        #expect(app.motions.map(\.phase) == [.began, .changed, .ended], "the sum is known")
    }

    @Test("R-IND-10 A notch that the server also makes a press counts once, at first and then")
    func wheelsCountOnce() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        try app.play(rig, """
            pointer 100 120; sync; wheel 0 1; sync; wheel 0 1; sync; wheel 0 -3; sync; wheel 0.25 0; sync; pointer 110 120; sync; wheel 0 .5; sync
            """)
        #expect(app.motions.map(\.movement) == [CGPoint(x: 0, y: -1), CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 3), CGPoint(x: -0.25, y: 0),
                                                CGPoint(x: 0, y: -0.5)])
        #expect(app.motions.allSatisfy { $0.kind == .wheel && $0.phase == .changed })
    }

    @Test("What another device or another window had of the sums is not ours")
    func sumsOfOthers() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        try app.play(rig, "pointer 100 120; sync; scroll update 0 15; sync; scroll update 0 15; sync; scroll end; sync")
        app.motions = []
        let other = try OtherClient(rig), cover = other.cover(x: 300, y: 0, width: 200, height: 200)
        try app.play(rig, "pointer 400 100; sync; scroll update 0 600; sync; scroll end; sync; pointer 100 100; sync; scroll update 0 30; sync")
        #expect(app.motions.isEmpty)
        try app.play(rig, "scroll update 0 30; sync; wheel 0 1; sync; scroll update 0 30; sync")
        try app.play(rig, "scroll update 0 30; sync; scroll end; sync")
        #expect(app.motions.filter { $0.kind == .scroll }.allSatisfy { $0.movement.y == 0 || near($0.movement, CGPoint(x: 0, y: -30)) })
        #expect(app.motions.filter { $0.kind == .wheel }.map(\.movement) == [CGPoint(x: 0, y: -1)])
        other.unmap(cover)
    }

    @Test("R-IND-6 A scroll ends with what else the pointer does, and is cancelled where the pointer leaves (R-HST-9)")
    func scrollsThatDontSayTheirEnd() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        try app.play(rig, "pointer 100 120; sync; scroll update 0 15; sync; scroll update 0 15; sync; pointer 120 120; sync")
        #expect(app.motions.map(\.phase) == [.began, .changed, .ended])
        app.motions = []
        try app.play(rig, "scroll update 0 15; sync; scroll update 0 15; sync")
        let other = try OtherClient(rig)
        other.unmap(app.surface.window)
        app.settle()
        #expect(app.motions.map(\.phase) == [.began, .changed, .cancelled])
    }

    @Test("R-HST-9 A pinch has its scale since the beginning and its whole turn; one that is taken away is cancelled")
    func pinches() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        try #require(app.host.connection.hasGestures, "XInput 2.4")
        try app.play(rig, "pointer 100 120; sync; pinch begin; sync; pinch update 1.5 10; sync")
        // Read with the change before, it would be one with that.
        try app.play(rig, "pinch update 2 20; sync; pinch end; sync; pinch begin; sync; pinch update .5 0; sync; pinch cancel; sync")
        #expect(app.motions.map(\.phase) == [.began, .changed, .changed, .ended, .began, .changed, .cancelled])
        #expect(app.motions.map(\.scale) == [1, 1.5, 2, 2, 1, 0.5, 0.5])
        #expect(app.motions.allSatisfy { $0.kind == .transform && near($0.position, CGPoint(x: 100, y: 120)) })
        #expect(zip(app.motions.map { $0.rotation * 180 / .pi }, [0, 10, 30, 30, 0, 0, 0]).allSatisfy { abs($0 - $1) < 0.01 })
    }

    @Test("R-HST-9 What goes on on a touchpad that is turned off is cancelled")
    func unplugged() throws {
        let rig = try Rig(), app = try Recorder(rig)
        defer {
            app.host.disconnect()
            rig.end()
        }
        try app.play(rig, "pointer 100 120; sync; pinch begin; sync; pinch update 1.5 10; sync")
        let off = try rig.start("/usr/bin/env", ["xinput", "disable", "rig-touchpad"])
        try app.wait("the end") { !off.isRunning }
        app.settle()
        #expect(app.motions.map(\.phase).last == .cancelled || app.motions.map(\.phase).last == .ended)
        #expect(app.host.devices.scrolls.motions.isEmpty)
    }
}
#endif
