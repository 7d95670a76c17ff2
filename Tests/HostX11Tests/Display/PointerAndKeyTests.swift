#if X11
import Foundation
import Testing
import TouchHost
@testable import HostX11

@MainActor @Suite(.enabled(if: Rig.isAvailable, Comment(rawValue: Rig.skipReason))) struct PointerAndKeyTests {
    @Test func aClickIsOneContact() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        try app.play(rig, """
            pointer 100 100; sleep 20; button 1 press; sleep 20; pointer 150.5 120; sleep 20; button 1 release; sleep 20
            button 3 tap; sleep 20; wheel 0 1; sleep 20; pointer 10 10; sleep 20
            """)
        #expect(app.phases == [[.began], [.moved], [.ended], [.began], [.ended]])
        #expect(app.frames.map(\.buttons) == [1, 1, 1, 2, 2])
        #expect(app.frames.flatMap(\.contacts).allSatisfy { $0.tool == .pointer })
        #expect(abs(app.frames[1].contacts[0].position.x - 150.5) < 0.02)
    }

    @Test("R-IND-10 A wheel counts notches; content moves against its direction")
    func wheels() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        try app.play(rig, "pointer 100 120; sleep 20; wheel 0 1; sleep 20; wheel 0 -2; sleep 20; wheel 1 0; sleep 20")
        #expect(app.motions.map(\.movement) == [CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 2), CGPoint(x: -1, y: 0)])
        #expect(app.motions.allSatisfy { $0.kind == .wheel && $0.phase == .changed })
        #expect(app.motions.first?.position == CGPoint(x: 100, y: 120) && app.frames.isEmpty)
    }

    @Test func thePointerHoversWithoutAButton() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        // One after the other: what is read at once is one place.
        try app.play(rig, "key shift press; sync; pointer 100 100; sync")
        try app.play(rig, "pointer 110.5 100; sync; key shift release")
        #expect(app.hovers.map(\.phase).suffix(2) == [.moved, .moved])
        #expect(abs((app.hovers.last?.position.x ?? 0) - 110.5) < 0.02)
        #expect(app.hovers.last?.modifiers == .shift && app.hovers.last?.tool == .pointer)
        // A press is reported by its contact, which names the device.
        app.forget()
        try app.play(rig, "button 1 press; sleep 20; pointer 150 100; sleep 20; button 1 release; sleep 20")
        #expect(app.hovers.isEmpty)
        #expect(app.frames.flatMap(\.contacts).allSatisfy { $0.device == -2 })
        try app.play(rig, "pointer 160 100; sleep 20")
        #expect(app.hovers.map(\.device) == [-2])
        // Something else takes the place under the pointer.
        app.forget()
        let other = try OtherClient(rig), cover = other.cover(x: 300, y: 0, width: 200, height: 200)
        try app.play(rig, "pointer 400 100; sleep 20")
        #expect(app.hovers.map(\.phase) == [.left])
        other.unmap(cover)
        try app.play(rig, "pointer 410 100; sleep 20")
        #expect(app.hovers.map(\.phase) == [.left, .moved])
    }

    @Test func aTouchHidesThePointer() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        try app.play(rig, "pointer 100 100; sleep 20; pointer 105 100; sleep 20")
        app.forget()
        try app.play(rig, "down 0 300 300; frame; sleep 20; move 0 320 300; sleep 20; up 0; sleep 20")
        #expect(app.hovers.map(\.phase) == [.left])
        try app.play(rig, "pointer 100 100; sleep 20")
        #expect(app.hovers.map(\.phase) == [.left, .moved])
    }

    /// The server reads keyboard and mouse apart, so each is waited for before the other.
    @Test func altPinches() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        try app.play(rig, """
            pointer 300 250; sleep 20; key alt press; sync; sleep 20; button 1 press; sleep 20; pointer 350 280; sync; sleep 20
            key shift press; sync; sleep 20; pointer 370 290; sleep 20; button 1 release; sync; sleep 20; key shift release; key alt release
            """)
        #expect(app.phases == [[.began, .began], [.moved, .moved], [.moved, .moved], [.ended, .ended]])
        let positions = app.frames.map { $0.contacts.map { CGPoint(x: $0.position.x.rounded(), y: $0.position.y.rounded()) } }
        #expect(positions.first == [CGPoint(x: 300, y: 250), CGPoint(x: 500, y: 350)])
        #expect(positions[1] == [CGPoint(x: 350, y: 280), CGPoint(x: 450, y: 320)])
        #expect(positions[2] == [CGPoint(x: 370, y: 290), CGPoint(x: 470, y: 330)])
        #expect(app.frames.allSatisfy { $0.buttons == 0 && $0.contacts.allSatisfy { $0.tool == .finger } })
        #expect(app.frames[0].modifiers == .alternate)
        #expect(app.keys.map(\.usage) == [0xe2, 0xe1, 0xe1, 0xe2])
    }

    @Test func aPressWhoseWindowVanishesIsCancelled() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        try app.play(rig, "pointer 100 100; sleep 20; button 1 press; sleep 20; down 0 300 300; sleep 20")
        let other = try OtherClient(rig)
        other.unmap(app.surface.window)
        app.settle()
        #expect(app.phases.flatMap { $0 } == [.began, .began, .cancelled, .cancelled])
        #expect(app.notices.contains("hidden"))
        #expect(app.surface.lend() == nil)
        try app.play(rig, "button 1 release; cancel; sleep 20")
        #expect(app.frames.flatMap(\.contacts).count == 4)
    }

    @Test("Dead keys and Compose make one sign of several keys; a layout that changes counts from the next key on (R-KEY-1)")
    func composing() throws {
        let rig = try Rig()
        defer { rig.end() }
        let app = try Recorder(rig)
        defer { app.host.disconnect() }
        try app.play(rig, "key z tap; sleep 20")
        let layout = try rig.start("/usr/bin/env", ["setxkbmap", "-layout", "us", "-variant", "intl", "-option", "compose:ralt"])
        try app.wait("the layout") { !layout.isRunning }
        app.settle()
        app.forget()
        try app.play(rig, "key apostrophe tap; key e tap; key e tap; key apostrophe tap; key x tap; key x tap; sleep 20")
        #expect(app.keys.filter(\.isPressed).map(\.characters) == ["", "é", "e", "", "", "x"])
        #expect(app.keys.filter(\.isPressed)[1].charactersIgnoringModifiers == "e")
    }

    @Test func keysAreToldOnceWithWhatTheyType() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        try app.play(rig, """
            key a press; sleep 900; key a release; key shift press; key a tap; key shift release
            key ctrl press; key c tap; key ctrl release; key left tap; sleep 20
            """)
        // A held key repeats at the server's pace, and says so.
        let repeats = app.keys.filter(\.isRepeat)
        #expect(!repeats.isEmpty && repeats.allSatisfy { $0.isPressed && $0.characters == "a" })
        app.keys.removeAll(where: \.isRepeat)
        let typed = app.keys.map { "\($0.usage)\($0.isPressed ? "+" : "-")\($0.charactersIgnoringModifiers)" }
        #expect(typed == ["4+a", "4-a", "225+", "4+A", "4-A", "225-", "224+", "6+c", "6-c", "224-", "80+", "80-"])
        #expect(app.keys[3].modifiers == .shift && app.keys[3].characters == "A")
        #expect(app.keys[7].modifiers == .control)
        #expect(app.keys[2].modifiers == .shift && app.keys[5].modifiers == [], "the key's own change included")
    }

    @Test func losingTheKeyboardReleasesKeysAndCancelsNothing() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        try app.wait("the keyboard") { app.surface.isFocused }
        try app.play(rig, "down 0 300 300; sleep 20; key a press; sleep 20")
        let other = try OtherClient(rig)
        other.focusRoot()
        app.settle()
        #expect(!app.surface.isFocused)
        // Where the machine is late the key repeats at the server's pace first.
        app.keys.removeAll(where: \.isRepeat)
        #expect(app.keys.map(\.isPressed) == [true, false])
        #expect(app.phases == [[.began]])
        try app.play(rig, "key a release; cancel; sleep 20")
        #expect(app.keys.count == 2)
    }

    @Test("A key that comes up while another program has grabbed the keyboard is let go of afterwards, and one that is still down is not")
    func keysThatComeUpDuringAGrab() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        try app.wait("the keyboard") { app.surface.isFocused }
        let fingers = try Fingers(rig), other = try OtherClient(rig)
        try fingers.play("key a press; key shift press")
        try app.wait("the keys") { app.keys.count(where: { !$0.isRepeat }) == 2 }
        other.grabKeyboard()
        try fingers.play("key a release")
        app.settle()
        #expect(app.keys.allSatisfy { $0.isPressed }, "the other program has the release")
        other.letGoOfKeyboard()
        app.settle()
        try fingers.play("key a tap; key shift release")
        app.settle()
        app.keys.removeAll(where: \.isRepeat)
        #expect(app.keys.map { "\($0.usage)\($0.isPressed ? "+" : "-")" } == ["4+", "225+", "4-", "4+", "4-", "225-"])
        #expect(app.surface.isFocused)
    }

    @Test("R-GEN-2: that the keyboard went has no time; it was before the landing, however late both are read")
    func whatHasNoTimeHoldsUpNoLanding() throws {
        let rig = try Rig.common(), app = try Recorder(rig)
        defer { app.host.disconnect() }
        try app.wait("the keyboard") { app.surface.isFocused }
        let fingers = try Fingers(rig)
        try fingers.play("key a press")
        try app.wait("the key") { app.keys.count == 1 }
        let other = try OtherClient(rig)
        other.focusRoot()
        try fingers.play("down 0 300 300; frame")
        let told = SystemClock.now
        // The app stands still.
        while SystemClock.now < told + 0.1 { usleep(1000) }
        try app.wait("the landing") { app.frames.count == 1 }
        #expect(app.frames[0].timestamp < told + 0.01)
        app.keys.removeAll(where: \.isRepeat)
        #expect(app.keys.map(\.isPressed) == [true, false] && app.keys[1].timestamp <= app.frames[0].timestamp)
        try fingers.play("key a release; cancel")
    }
}
#endif
