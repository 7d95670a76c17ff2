#if X11
import Foundation
import Testing
import TouchHost
@testable import HostX11

/// A server, or a tunnel to one, that sends what none should: nothing traps, nothing is read that is not there, no touch stays down.
@MainActor @Suite(.enabled(if: Rig.isAvailable, Comment(rawValue: Rig.skipReason))) struct HostileServerTests {
    /// What says that it has more than it has is no sample; the touch goes on with the next.
    @Test(arguments: ["short", "masks 65535", "axes"])
    func liesAboutLengths(_ lie: String) throws {
        let rig = try Rig.common(), proxy = try Proxy(rig), app = try Recorder(rig, display: proxy.display)
        defer { app.host.disconnect() }
        let fingers = try Fingers(rig)
        try fingers.play("down 0 100 100; frame")
        try app.wait("the finger") { app.phases == [[.began]] }
        proxy.tell(lie)
        try fingers.play("move 0 150 100; frame; sleep 20; move 0 200 100; frame; sleep 20; up 0; frame")
        try app.wait("the lift") { app.phases.last == [.ended] }
        #expect(app.phases == [[.began], [.moved], [.ended]])
        #expect(app.frames[1].contacts[0].position.x.rounded() == 200 && app.failure == nil, "\(app.frames)")
    }

    @Test func aLengthOfGigabytesEndsTheConnection() throws {
        let rig = try Rig.common(), proxy = try Proxy(rig), app = try Recorder(rig, display: proxy.display)
        let fingers = try Fingers(rig)
        try fingers.play("down 0 100 100; frame")
        try app.wait("the finger") { app.phases == [[.began]] }
        proxy.tell("length 4294967295")
        try fingers.play("move 0 150 100; frame; sleep 20; up 0; frame")
        try app.wait("the failure") { app.failure != nil }
        #expect(app.phases == [[.began], [.cancelled]])
        #expect(app.failure?.contains("\n") == false)
    }

    /// Half an event, and the rest later: nothing is lost.
    @Test func halfAnEvent() throws {
        let rig = try Rig.common(), proxy = try Proxy(rig), app = try Recorder(rig, display: proxy.display)
        defer { app.host.disconnect() }
        let fingers = try Fingers(rig)
        try fingers.play("down 0 100 100; frame")
        try app.wait("the finger") { app.phases == [[.began]] }
        // The pause is what is tested.
        proxy.tell("half 500")
        try fingers.play("move 0 150 100; frame; sleep 20; up 0; frame")
        try app.wait("the lift") { app.phases.last == [.ended] }
        #expect(app.phases == [[.began], [.moved], [.ended]])
    }

    @Test func aTunnelThatIsCutForASecond() throws {
        let rig = try Rig.common(), proxy = try Proxy(rig), app = try Recorder(rig, display: proxy.display)
        let fingers = try Fingers(rig)
        try fingers.play("down 0 100 100; down 1 300 100; frame")
        try app.wait("the fingers") { app.phases == [[.began, .began]] }
        proxy.tell("hold")
        try fingers.play("glide 200 60 0 200 200 1 400 200; up 0; frame")
        // The silence is what is tested.
        let end = app.clock.now + 1
        while app.clock.now < end { _ = app.turn(0.05) }
        #expect(app.phases == [[.began, .began]] && app.failure == nil)
        proxy.tell("go")
        try app.wait("the lift") { app.phases.last == [.ended] }
        let moves = app.frames.dropFirst().dropLast()
        #expect(moves.count > 8 && moves.allSatisfy { $0.contacts.allSatisfy { $0.phase == .moved } })
        let times = app.frames.map(\.timestamp)
        #expect(times == times.sorted() && times.last! < end - 0.99, "with the times at which they happened: \(times)")
        proxy.tell("cut")
        try app.wait("the failure") { app.failure != nil }
        #expect(app.phases.last == [.cancelled] && app.failure == "the display closed the connection")
    }

    /// R-GEN-2
    @Test func clocksThatJump() throws {
        let rig = try Rig.common(), proxy = try Proxy(rig), app = try Recorder(rig, display: proxy.display)
        defer { app.host.disconnect() }
        let fingers = try Fingers(rig), start = app.clock.now, jumps = [-3_600_000, 86_400_000, -500, 2_147_483_647, 0, -20000]
        try fingers.play("down 0 100 100; frame; sleep 20")
        for (count, milliseconds) in jumps.enumerated() {
            try app.wait("sample \(count)") { app.phases.count == count + 1 }
            proxy.tell("clock \(milliseconds)")
            try fingers.play("move 0 \(200 + 20 * count) 100; frame; sleep 20")
        }
        try app.wait("the last move") { app.phases.count == jumps.count + 1 }
        try fingers.play("up 0; frame")
        try app.wait("the lift") { app.phases.last == [.ended] }
        #expect(app.phases == [[.began]] + Array(repeating: [.moved], count: jumps.count) + [[.ended]])
        for (frame, told) in zip(app.frames, app.times) { #expect(frame.timestamp <= told && frame.timestamp > start - 1) }
        #expect(app.frames.map(\.timestamp) == app.frames.map(\.timestamp).sorted())
    }
}
#endif
