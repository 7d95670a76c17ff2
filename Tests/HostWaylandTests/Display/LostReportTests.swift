#if Wayland
import Foundation
import Testing
import TouchHost
@testable import HostWayland

extension WaylandTests {
    /// What compositors leave out, say in another order, or say although nothing happened.
    @MainActor @Suite struct LostReports {
        @Test("R-HST-13 A button that is pressed again without a release: the press before is cancelled, and the new one is another")
        func aLostRelease() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("pointer 100 100; event wl_pointer 3 uuuu serial time 272 1; event wl_pointer 2 uff time 150 100; event wl_pointer 5 -")
            try app.play("event wl_pointer 3 uuuu serial time 272 1; event wl_pointer 5 -; event wl_pointer 3 uuuu serial time 272 0; event wl_pointer 5 -")
            #expect(app.phases == [[.began], [.moved], [.cancelled], [.began], [.ended]])
            #expect(app.frames.map(\.buttons) == [1, 1, 1, 1, 1])
            #expect(app.frames.map(\.timestamp) == app.frames.map(\.timestamp).sorted())
        }

        @Test("R-HST-14 The scale changes under a mouse that stays where it is: it clicks and turns its wheel there")
        func theScaleUnderAMouse() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("pointer 100 200")
            _ = try app.ask("scale 2")
            app.settle()
            #expect(app.surface.scale == 2)
            app.forget()
            try app.play("event wl_pointer 3 uuuu serial time 272 1; event wl_pointer 3 uuuu serial time 272 0")
            try app.play("event wl_pointer 6 u 0; event wl_pointer 9 ui 0 120; event wl_pointer 4 uuf time 0 15; event wl_pointer 5 -")
            #expect(app.frames.flatMap(\.contacts).map(\.position) == [CGPoint(x: 200, y: 400), CGPoint(x: 200, y: 400)])
            #expect(app.motions.map(\.position) == [CGPoint(x: 200, y: 400)])
        }

        @Test("R-HST-14 The scale changes under a finger that rests: what is said of its area leaves it there, and so does what waited to be sent")
        func theScaleUnderAFinger() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 200 major=10; frame")
            // Read with the change of the scale, and sent after it.
            app.compositor.send("event wl_touch 2 uiff time 0 110 200; event wl_touch 3 -; event wp_fractional_scale_v1 0 u 240; stats")
            var answers = 0
            while answers < 4 { if try app.compositor.answer() != nil { answers += 1 } }
            app.settle()
            #expect(app.surface.scale == 2)
            try app.play("event wl_touch 5 iff 0 20 10; event wl_touch 3 -; event wl_touch 1 uui serial time 0; event wl_touch 3 -")
            #expect(app.phases == [[.began], [.moved], [.moved], [.ended]])
            #expect(app.frames.map { $0.contacts[0].position } == [(100, 200), (220, 400), (220, 400), (220, 400)].map { CGPoint(x: $0, y: $1) })
            #expect(app.frames.map { $0.contacts[0].majorRadius } == [5, 10, 20, 20])
        }

        @Test("R-HST-9 A scroll of a stick between the keys, of which no end is said, is over after a pause; one of fingers is not")
        func scrollsWithoutAnEnd() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("pointer 100 120; event wl_pointer 6 u 1; event wl_pointer 4 uuf 0 0 3; event wl_pointer 5 -")
            usleep(250_000)
            app.settle()
            #expect(app.motions.map(\.phase) == [.began, .changed], "fingers that rest")
            try app.play("event wl_pointer 6 u 1; event wl_pointer 7 uu 0 0; event wl_pointer 5 -")
            app.forget()
            try app.play("event wl_pointer 6 u 2; event wl_pointer 4 uuf 0 0 3; event wl_pointer 5 -; event wl_pointer 6 u 2; event wl_pointer 4 uuf 0 0 3; event wl_pointer 5 -")
            #expect(app.motions.last?.phase == .changed)
            let end = Date() + 10
            while app.motions.last?.phase == .changed, Date() < end { _ = app.turn(0.05) }
            #expect(app.motions.first?.phase == .began && app.motions.last?.phase == .ended)
            app.forget()
            try app.play("event wl_pointer 6 u 2; event wl_pointer 4 uuf 0 0 3; event wl_pointer 5 -")
            #expect(app.motions.first?.phase == .began, "the next one is another")
        }

        @Test("R-IND-6 A pointer that is reported where it is already ends no scroll; one that moves does")
        func motionsToTheSamePlace() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("pointer 100 120; event wl_pointer 6 u 1; event wl_pointer 4 uuf 0 0 3; event wl_pointer 5 -")
            try app.play("event wl_pointer 2 uff time 100 120; event wl_pointer 5 -")
            #expect(app.motions.map(\.phase) == [.began, .changed])
            try app.play("event wl_pointer 2 uff time 101 120; event wl_pointer 5 -")
            #expect(app.motions.map(\.phase) == [.began, .changed, .ended])
        }

        @Test("R-IND-10 A part of a notch that is counted as none has its distance")
        func partsOfANotch() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("pointer 100 120; event wl_pointer 6 u 0; event wl_pointer 8 ui 0 0; event wl_pointer 4 uuf time 0 2.5; event wl_pointer 5 -")
            #expect(app.motions.map(\.movement.y) == [-0.25] && app.motions.map(\.kind) == [.wheel])
        }

        @Test("R-KEY-1 The layout comes after the modifiers, or again without them: they count")
        func modifiersBeforeTheLayout() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("event wl_keyboard 4 uuuuu serial 0 0 2 0; event wl_keyboard 0 uhu 1 keymap keymap; key 30 1; key 30 0")
            #expect(app.keys.map(\.characters) == ["A", "A"] && app.keys.map(\.modifiers) == [.capsLock, .capsLock])
        }

        @Test("R-KEY-1 The press of a modifier key has it among its modifiers, its release does not; another one of the kind that is down counts")
        func modifiersOfModifierKeys() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("key 42 1; key 30 1; key 30 0; key 42 0")
            #expect(app.keys.map(\.modifiers) == [.shift, .shift, .shift, []])
            app.forget()
            try app.play("key 29 1; key 42 1; key 54 1; key 42 0; key 54 0; key 29 0")
            let both: KeyModifiers = [.control, .shift]
            #expect(app.keys.map(\.modifiers) == [.control, both, both, both, .control, []])
        }

        @Test("R-TXT-1 A key that is held repeats while a modifier key is down and after it, and types what it means then; the next letter takes its place")
        func repetitionsUnderModifiers() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("event wl_keyboard 5 ii 50 100; key 30 1; key 42 1")
            let count = app.keys.count(where: \.isRepeat)
            try app.wait("repetitions") { app.keys.count(where: \.isRepeat) >= count + 2 }
            #expect(app.keys.last?.characters == "A" && app.keys.last?.modifiers == .shift)
            try app.play("key 42 0")
            app.forget()
            try app.wait("repetitions") { app.keys.count(where: \.isRepeat) >= 2 }
            #expect(app.keys.last?.characters == "a" && app.keys.last?.modifiers == [])
            try app.play("key 48 1")
            app.forget()
            try app.wait("repetitions") { app.keys.count(where: \.isRepeat) >= 2 }
            #expect(app.keys.allSatisfy { $0.characters == "b" })
        }

        @Test("R-KEY-1 Keys that type no sign are what the layout makes of them, until they come up; those that do are places")
        func exchangedKeys() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("event wl_keyboard 0 uhu 1 keymap:+capslock(swapescape) keymap:+capslock(swapescape); key 58 1; key 58 0; key 1 1")
            #expect(app.keys.map(\.usage) == [0x29, 0x29, 0x39])
            app.forget()
            try app.play("event wl_keyboard 0 uhu 1 keymap:dvorak keymap:dvorak; key 1 0; key 16 1; key 16 0")
            #expect(app.keys.map(\.usage) == [0x39, 0x14, 0x14], "Q's place, where Dvorak has an apostrophe")
        }

        @Test("R-KEY-1 A keyboard on the screen makes up a layout: its Return is Return, and a letter where Escape is elsewhere is that letter")
        func madeUpLayouts() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("event wl_keyboard 0 uhu 1 keymap:made keymap:made; key 1 1; key 1 0; key 2 1; key 2 0; key 3 1; key 3 0; key 4 1; key 4 0")
            let pressed = app.keys.filter(\.isPressed)
            #expect(pressed.map(\.characters) == ["t", "\r", "\u{8}", "e"] && pressed.prefix(3).map(\.usage) == [0x17, 0x28, 0x2a])
        }

        @Test("R-KEY-1 A dead key is forgotten where the keyboard goes elsewhere")
        func aDeadKeyThatIsLeft() throws {
            let app = try Recorder(try Compositor("--size", "800x600"), environment: ["LANG": "en_US.UTF-8"])
            try app.play("event wl_keyboard 0 uhu 1 keymap:intl keymap:intl; key 40 1; key 40 0; key 18 1; key 18 0")
            #expect(app.keys.map(\.characters) == ["", "", "é", "e"])
            try app.play("key 40 1; key 40 0; event wl_keyboard 2 uo serial surface; event wl_keyboard 1 uoa serial surface none")
            app.forget()
            try app.play("key 18 1; key 18 0")
            #expect(app.keys.first?.characters == "e")
        }
    }
}
#endif
