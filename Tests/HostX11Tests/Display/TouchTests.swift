#if X11
import Foundation
import Testing
import TouchHost
@testable import HostX11

@MainActor @Suite(.enabled(if: Rig.isAvailable, Comment(rawValue: Rig.skipReason))) struct TouchTests {
    private static func fingers(_ line: (Int) -> String) -> String { (0..<10).map(line).joined(separator: "; ") }

    @Test func tenFingersOfAScanAreOneFrame() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        let down = Self.fingers { "down \($0) \(50 + 70 * $0) 100" }
        let move = Self.fingers { "move \($0) \(55 + 70 * $0) 130.5" }
        let some = "move 2 200 200; move 7 500 200"
        let up = Self.fingers { "up \($0)" }
        let scans = [down, move, some, up].map { "\($0); frame; sleep 12" }.joined(separator: "; ")
        var ids: Set<Int> = []
        for _ in 1...10 {
            app.forget()
            try app.play(rig, scans)
            #expect(app.frames.map(\.contacts.count) == [10, 10, 2, 10])
            for (index, frame) in app.frames.enumerated() {
                let phase: Contact.Phase = [.began, .moved, .moved, .ended][index % 4]
                #expect(frame.contacts.allSatisfy { $0.phase == phase && $0.timestamp == frame.timestamp && $0.tool == .finger })
                #expect(frame.timestamp <= app.times[index])
                if index > 0 { #expect(frame.timestamp >= app.frames[index - 1].timestamp) }
            }
            ids.formUnion(app.frames.first?.contacts.map(\.id) ?? [])
        }
        #expect(ids.count == 100)
    }

    @Test func positionsAndPressureKeepTheirFractions() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        try app.play(rig, "down 0 100.25 60.5 0.75; sleep 10; move 0 101.125 60.75; sleep 10; move 0 101.125 60.75 0.25; sleep 10; up 0")
        let contacts = app.frames.flatMap(\.contacts)
        #expect(contacts.map(\.phase) == [.began, .moved, .moved, .ended])
        let expected = [(100.25, 60.5, 1.5), (101.125, 60.75, 1.5), (101.125, 60.75, 0.5), (101.125, 60.75, 0.5)]
        for (contact, (x, y, force)) in zip(contacts, expected) {
            #expect(abs(contact.position.x - x) < 0.01 && abs(contact.position.y - y) < 0.01)
            #expect(abs((contact.force ?? -1) - force) < 0.01)
            #expect(contact.majorRadius == nil)
        }
    }

    @Test func unpluggingCancels() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        try app.play(rig, "down 0 100 100; down 1 200 100; down 2 300 100; frame; sleep 30; cancel")
        #expect(app.phases.flatMap { $0 } == [.began, .began, .began, .cancelled, .cancelled, .cancelled])
        #expect(app.frames.count == 2)
        app.forget()
        try app.play(rig, "down 0 100 100 0.75; sleep 20; up 0")
        #expect(app.phases == [[.began], [.ended]])
        #expect(abs((app.frames.first?.contacts[0].force ?? 0) - 1.5) < 0.01)
    }

    @Test func aTouchThatAForeignGrabAcceptsIsCancelled() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        let grab = try grab(rig, app, ["--accept-updates", "1"]), fingers = try Fingers(rig)
        defer { grab.end() }
        try fingers.play("down 0 100 100; frame")
        try app.wait("the landing") { app.frames.count == 1 }
        try fingers.play("move 0 110 100; frame")
        try app.wait("the end") { app.phases.last == [.cancelled] }
        try fingers.play("move 0 120 100; frame; up 0")
        app.settle()
        #expect(app.phases == [[.began], [.moved], [.cancelled]])
        #expect(app.frames.last?.contacts[0].position.x.rounded() == 110)
    }

    @Test func aTouchThatAForeignGrabRejectsWasOursAllAlong() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        let grab = try grab(rig, app, ["--reject-updates", "2"]), fingers = try Fingers(rig)
        defer { grab.end() }
        try fingers.play("down 0 100 100; frame; move 0 110 100; frame")
        // Sent before the grab is decided, by the next motion.
        try app.wait("the first motion") { app.frames.count == 2 }
        try fingers.play("move 0 120 100; frame")
        try app.wait("the second motion") { app.frames.count == 3 }
        try fingers.play("up 0")
        try app.wait("the lift") { app.frames.count == 4 }
        #expect(app.phases == [[.began], [.moved], [.moved], [.ended]])
    }

    @Test func aLiftBeforeARejectionIsALift() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        let grab = try grab(rig, app, ["--reject-lifts"])
        defer { grab.end() }
        try app.play(rig, "down 0 100 100; sleep 20; up 0")
        try app.wait("the lift") { app.frames.count == 2 }
        #expect(app.phases == [[.began], [.ended]])
    }

    @Test func theClosingAndTheDisconnecting() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        let other = try Recorder(rig, size: PixelSize(width: 300, height: 300))
        try other.play(rig, "down 0 100 100; sleep 20")
        other.host.disconnect()
        #expect(other.phases == [[.began], [.cancelled]])
        try app.play(rig, "sleep 1; down 1 500 400; sleep 20")
        #expect(app.phases == [[.began]])
        app.surface.close()
        app.settle()
        #expect(app.phases == [[.began]])
        try app.play(rig, "cancel")
        app.host.disconnect()
    }

    private func grab(_ rig: Rig, _ app: Recorder, _ arguments: [String]) throws -> Grab {
        let grab = try Grab(rig, arguments)
        app.settle()
        app.forget()
        return grab
    }
}

/// A client that grabs all touches of the screen.
@MainActor
private final class Grab {
    private let process: Process

    init(_ rig: Rig, _ arguments: [String]) throws {
        let output = Pipe()
        process = try rig.start("xi2-grab", arguments, output: output)
        guard !output.fileHandleForReading.availableData.isEmpty else { throw Rig.Failure(description: "the grab failed") }
    }

    func end() {
        process.terminate()
        process.waitUntilExit()
    }
}
#endif
