import Foundation
import Testing
import TouchHost
@testable import TouchScript

@MainActor @Suite struct PlayerTests {
    private func lines(_ text: String) throws -> [String] {
        let target = RecordingTarget()
        _ = try target.play(text)
        return target.lines
    }

    @Test func framesGroup() throws {
        #expect(try lines("down 0 10 20; down 1 30 40; frame; move 1 31 41; up 0; sleep 100; up 1") == [
            "0 began 0 10 20, began 1 30 40", "0 moved 1 31 41, ended 0 10 20", "0.1 ended 1 31 41",
        ])
    }

    @Test func severalSamplesOfAFingerStaySeveral() throws {
        #expect(try lines("down 0 0 0; down 1 5 5; frame; move 0 1 1; move 0 2 2; move 1 6 6; move 0 3 3; frame") == [
            "0 began 0 0 0, began 1 5 5", "0 moved 0 1 1", "0 moved 0 2 2, moved 1 6 6", "0 moved 0 3 3",
        ])
    }

    @Test func wheelsAndTouchpads() throws {
        // A wheel and a scroll go down the document, which moves content up.
        #expect(try lines("wheel 0 2; scroll 50 40 0 30; magnify 50 40 4; turn 25 40 90") == [
            "0 wheel changed 0 -2 1 0", "0 scroll began 0 0 1 0", "0.025 scroll changed 0 -15 1 0", "0.05 scroll changed 0 -15 1 0",
            "0.05 scroll ended 0 0 1 0", "0.05 transform began 0 0 1 0", "0.075 transform changed 0 0 2 0", "0.1 transform changed 0 0 4 0",
            "0.1 transform ended 0 0 4 0", "0.1 transform began 0 0 1 0", "0.125 transform changed 0 0 1 90",
            "0.125 transform ended 0 0 1 90",
        ])
    }

    @Test func touchpadsByHand() throws {
        #expect(try lines("scroll begin; scroll update 3 30; sleep 20; scroll cancel; pinch begin; pinch update 2 30; pinch update 1.5 15; pinch end; rest 50")
            == ["0 scroll began 0 0 1 0", "0 scroll changed -3 -30 1 0", "0.02 scroll cancelled 0 0 1 0", "0.02 transform began 0 0 1 0",
                "0.02 transform changed 0 0 2 30", "0.02 transform changed 0 0 1.5 45", "0.02 transform ended 0 0 1.5 45",
                "0.02 hold began 0 0 1 0", "0.07 hold ended 0 0 1 0"])
    }

    @Test("Pencils hover, lean, turn and press; their buttons are reported with both") func pencils() throws {
        let script = """
            hover 5 6 height=.5 altitude=30 azimuth=90; barrel 1 press; down 0 5 6 pressure=.25 tool=pencil roll=45; frame
            move 0 7 8 altitude=60; frame; barrel 1 release; up 0; frame; hover 9 9; hover away
            """
        #expect(try lines(script) == [
            "0 hover moved 5 6 0.5 30 90 - 0", "0 hover moved 5 6 0.5 30 90 - 2", "0 began 0 5 6", "0 moved 0 7 8", "0 moved 0 7 8", "0 ended 0 7 8",
            "0 hover moved 9 9 0.5 60 90 45 0", "0 hover left 9 9 0.5 60 90 45 0",
        ])
        let target = RecordingTarget()
        _ = try target.play(script)
        let contacts = target.frames.flatMap(\.contacts)
        #expect(contacts.allSatisfy { $0.tool == .pencil && $0.device == 0 && !$0.isPalm } && contacts.map(\.force) == [0.5, 0.5, 0.5, 0.5])
        #expect(zip(contacts.map { ($0.altitude ?? 0) * 180 / .pi }, [30, 60, 60, 60]).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(contacts.allSatisfy { abs(($0.azimuth ?? 0) - .pi / 2) < 1e-9 && abs(($0.roll ?? 0) - .pi / 4) < 1e-9 })
        #expect(target.frames.map(\.buttons) == [2, 2, 0, 0])
    }

    @Test("R-PALM-3 A palm is one from the landing on, or turns out to be one") func palms() throws {
        let target = RecordingTarget()
        _ = try target.play("down 0 1 1 tool=palm; down 1 2 2; frame; move 1 2 2 tool=palm; frame; move 1 3 3; frame; up 0; up 1")
        #expect(target.frames.map { $0.contacts.map(\.isPalm) } == [[true, false], [true], [true], [true, true]])
        #expect(target.frames.flatMap(\.contacts).allSatisfy { $0.tool == .finger && $0.altitude == nil })
    }

    @Test func tapsAndGlides() throws {
        #expect(try lines("tap 7 1 2 30; down 0 0 0; glide 100 30 0 30 60; up 0") == [
            "0 began 7 1 2", "0.03 ended 7 1 2", "0.03 began 0 0 0", "0.0633333 moved 0 10 20", "0.0966667 moved 0 20 40",
            "0.13 moved 0 30 60", "0.13 ended 0 30 60",
        ])
    }

    @Test func pressureAndSizeStayAsTheyWere() throws {
        let target = RecordingTarget()
        _ = try target.play("down 0 0 0; frame; move 0 1 1 0.8 major=10; frame; move 0 2 2; frame; up 0")
        #expect(target.frames.map { $0.contacts[0].force } == [1, 1.6, 1.6, 1.6])
        #expect(target.frames.map { $0.contacts[0].majorRadius } == [nil, 5, 5, 5])
    }

    @Test func everythingInProgressIsCancelledAtOnce() throws {
        #expect(try lines("down 5 1 1; down 2 2 2; frame; cancel; down 5 3 3; sleep 10; disable; enable; down 5 4 4") == [
            "0 began 5 1 1, began 2 2 2", "0 cancelled 5 1 1, cancelled 2 2 2", "0 began 5 3 3", "0.01 cancelled 5 3 3",
            "0.01 began 5 4 4",
        ])
        #expect(try lines("down 0 1 1; cancel") == ["0 began 0 1 1", "0 cancelled 0 1 1"])
    }

    @Test func keysAndPointer() throws {
        #expect(try lines("key LeftShift press; key a; key 1; key shift release; key shift release; key code:30") == [
            "0 key 225 true ''", "0 key 4 true 'A'", "0 key 4 false 'A'", "0 key 30 true '!'", "0 key 30 false '!'",
            "0 key 225 false ''", "0 key 4 true 'a'", "0 key 4 false 'a'",
        ])
        #expect(try lines("key alt press; pointer 3 4; button 1 press; sleep 5; key alt release; button 1 release") == [
            "0 key 226 true ''", "0 pointer 3 4 8", "0 button 1 true 8", "0.005 key 226 false ''", "0.005 button 1 false 0",
        ])
    }

    @Test func modifiersReachTouches() throws {
        let target = RecordingTarget()
        _ = try target.play("key Shift_L press; tap 0 1 1")
        #expect(target.frames.map(\.modifiers) == [.shift, .shift])
    }

    @Test func controlledLettersTypeControlCharacters() throws {
        let target = RecordingTarget()
        _ = try target.play("key capslock; key a; key Control_L press; key c")
        let typed = target.keys.filter { $0.isPressed && !$0.characters.isEmpty }
        #expect(typed.map(\.characters) == ["A", "\u{3}"])
        #expect(typed.map(\.charactersIgnoringModifiers) == ["a", "c"])
        #expect(typed.last?.modifiers == [.capsLock, .control])
    }

    @Test func timeDoesNotDrift() throws {
        let end = try RecordingTarget().play("repeat 100000; sleep 0.1; end; sleep 5000")
        #expect(abs(end - 15) < 1e-9)
    }

    @Test func aLateStepDelaysNothing() throws {
        let player = ScriptPlayer(try TouchScript("sleep 100; mark a; sleep 100; mark b")), target = RecordingTarget()
        player.start(at: 10)
        #expect(player.next == .at(10))
        _ = try player.perform(at: 10, on: target)
        #expect(player.next == .at(10.1))
        _ = try player.perform(at: 10.15, on: target)
        _ = try player.perform(at: 10.15, on: target)
        #expect(player.next == .at(10.2))
    }

    @Test func waitingMovesTheRest() throws {
        let player = ScriptPlayer(try TouchScript("down 0 1 1; sync; sleep 100; up 0")), target = RecordingTarget()
        player.start(at: 0)
        #expect(try !player.perform(at: 0, on: target))
        #expect(try player.perform(at: 0, on: target), "sync ends the frame")
        target.isIdle = false
        #expect(try !player.perform(at: 0, on: target))
        #expect(player.next == .whenIdle(deadline: nil))
        #expect(try !player.perform(at: 0.5, on: target), "still busy")
        #expect(player.next == .whenIdle(deadline: nil))
        target.isIdle = true
        #expect(try !player.perform(at: 2, on: target))
        #expect(player.next == .at(2))
        _ = try player.perform(at: 2, on: target)
        #expect(player.next == .at(2.1))
    }

    @Test func noWindowInTime() throws {
        let player = ScriptPlayer(try TouchScript("mark a\nready 250", name: "s")), target = RecordingTarget()
        target.isIdle = false
        player.start(at: 1)
        _ = try player.perform(at: 1, on: target)
        _ = try player.perform(at: 1, on: target)
        #expect(player.next == .whenIdle(deadline: 1.25))
        #expect(throws: ScriptError(file: "s", line: 2, reason: "no window after 250.0 ms", status: 70)) {
            _ = try player.perform(at: 1.25, on: target)
        }
    }

    @Test func shotsSeeWhatWasSent() throws {
        let target = RecordingTarget()
        _ = try target.play("down 0 1 1; shot a.png")
        #expect(target.lines == ["0 began 0 1 1", "shot a.png"])
        target.shotError = FileError(path: "a.png", purpose: .writing, reason: "full")
        #expect(throws: ScriptError(file: "script", line: 1, reason: "cannot write 'a.png': full", status: 73)) {
            _ = try target.play("shot a.png")
        }
    }

    @Test("nothing lands or is pressed outside the window, as it is at the moment", arguments: [
        ("down 0 100 10", "touch 0 lands at (100, 10), outside the window of 100x50 pixels"),
        ("tap 7 10 50", "touch 7 lands at (10, 50), outside the window of 100x50 pixels"),
        ("repeat 2; tap 0 99.5 49.5; end; down 3 -0.5 0", "touch 3 lands at (-0.5, 0), outside the window of 100x50 pixels"),
        ("tap 0 60 10; resize 60 80; tap 0 60 10", "touch 0 lands at (60, 10), outside the window of 60x80 pixels"),
        ("down 0 1 1; move 0 300 1; up 0; down 0 300 1", "touch 0 lands at (300, 1), outside the window of 100x50 pixels"),
        ("button 1; pointer 100 10; button 2", "button 2 is pressed at (100, 10), outside the window of 100x50 pixels"),
        ("pointer 80 10; button 1; resize 60 80; button 1", "button 1 is pressed at (80, 10), outside the window of 60x80 pixels"),
    ])
    func outsideTheWindow(text: String, reason: String) {
        let target = RecordingTarget()
        target.size = PixelSize(width: 100, height: 50)
        let error = #expect(throws: ScriptError.self) { _ = try target.play("mark a\n\(text)") }
        #expect(error == ScriptError(file: "script", line: 2, reason: "\(reason): choose a place within, or another size of the window", status: 70))
    }

    @Test("what is down may leave the window, and so may the mouse (R-HIT-15)")
    func leavingTheWindow() throws {
        let target = RecordingTarget()
        target.size = PixelSize(width: 100, height: 50)
        _ = try target.play("down 0 99.5 0; move 0 130 -5; frame; glide 10 100 0 -7 90; up 0; down 1 9 9; resize 5 5; move 1 8 8; up 1")
        #expect(target.lines == ["0 began 0 99.5 0", "0 moved 0 130 -5", "0.01 moved 0 -7 90", "0.01 ended 0 -7 90, began 1 9 9", "resize 5 5",
                                 "0.01 moved 1 8 8", "0.01 ended 1 8 8"])
        let mouse = RecordingTarget()
        mouse.size = target.size
        _ = try mouse.play("pointer 200 200; pointer 4 4; button 1 press; pointer 200 200; button 2; button 1 release; button 1 release")
        #expect(mouse.lines.last == "0 button 1 false 0")
    }

    @Test func contactsCountFromWhereTheHostSays() throws {
        let player = ScriptPlayer(try TouchScript("tap 3 1 1"), firstContact: 1000), target = RecordingTarget()
        player.start(at: 0)
        _ = try player.perform(at: 0, on: target)
        #expect(target.frames[0].contacts[0].id == 1003)
    }
}
