#if Wayland
import Foundation
import HostKit
import Testing
import TouchHost
@testable import HostWayland

extension WaylandTests {
    @MainActor @Suite struct PointerAndKeys {
        @Test func aPressIsAContact() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("pointer 100 100; pointer 120 100; button 272 1; pointer 130 110; button 273 1; button 273 0; button 272 0")
            #expect(app.hovers.map(\.phase) == [.moved] || app.hovers.map(\.phase) == [.moved, .moved])
            #expect(app.phases == [[.began], [.moved], [.moved], [.moved], [.ended]])
            #expect(app.frames.map(\.buttons) == [1, 1, 3, 1, 1])
            #expect(app.frames.allSatisfy { $0.contacts[0].tool == .pointer })
            #expect(app.frames[1].contacts[0].position == CGPoint(x: 130, y: 110))
            try app.waitForCursor()
        }

        /// R-EVT-20: what fingers do is delivered at once. The theme's only picture is a pipe, whose reader waits for a writer.
        @Test func touchesDoNotWaitForThePointersPicture() throws {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("theme-\(UUID())")
            defer { try? FileManager.default.removeItem(at: folder) }
            let cursors = folder.appendingPathComponent("cursors")
            try FileManager.default.createDirectory(at: cursors, withIntermediateDirectories: true)
            let pipe = folder.appendingPathComponent("pipe").path
            try #require(mkfifo(pipe, 0o600) == 0)
            // Folders' entries that are neither files nor links are passed over.
            try FileManager.default.createSymbolicLink(atPath: cursors.appendingPathComponent("left_ptr").path, withDestinationPath: pipe)
            let app = try Recorder(try Compositor("--size", "800x600"),
                                   environment: ["XCURSOR_THEME": "../../.." + folder.path])
            try app.play("pointer 100 100; down 1 200 200; frame; up 1; frame")
            #expect(app.phases == [[.began], [.ended]])
            #expect(try !app.requests("wl_pointer").contains { $0.hasPrefix("set_cursor") })

            // No picture comes through the pipe: the theme has none. It is looked for in several folders, and would be read again.
            var writer: Int32 = -1
            try app.wait("a reader of the picture") {
                writer = open(pipe, O_WRONLY | O_NONBLOCK)
                return writer >= 0
            }
            try FileManager.default.removeItem(at: folder)
            close(writer)
            try app.play("pointer 101 100")
            #expect(app.hovers.last?.phase == .moved)
        }

        @Test func leavingEndsHoveringAndCancelsAPress() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("pointer 100 100; button 272 1; event wl_pointer 1 uo serial surface")
            #expect(app.phases == [[.began], [.cancelled]] && app.hovers.map(\.phase) == [.moved, .left])
        }

        @Test func twoFingersOfThePointer() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("key 56 1; pointer 100 100; button 272 1; button 272 0; key 56 0")
            #expect(app.phases == [[.began, .began], [.ended, .ended]])
            #expect(app.frames[0].contacts[1].position == CGPoint(x: 700, y: 500) && app.frames[0].modifiers == .alternate)
        }

        @Test func keys() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("key 30 1; key 30 1; key 30 0; key 42 1; key 30 1; key 30 0; key 42 0")
            #expect(app.keys.map(\.characters) == ["a", "a", "", "A", "A", ""])
            #expect(app.keys.map(\.isPressed) == [true, false, true, true, false, false])
            #expect(app.keys[0].usage == 0x04 && app.keys[3].modifiers == .shift)
        }

        /// R-TXT-1: the compositor says at which pace, and leaves it to its clients.
        @Test func whatIsHeldRepeats() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("event wl_keyboard 5 ii 20 100; key 30 1")
            try app.wait("repetitions") { app.keys.count(where: \.isRepeat) >= 2 }
            #expect(app.keys.first?.isRepeat == false && app.keys.allSatisfy { $0.isPressed && $0.characters == "a" && $0.usage == 0x04 })
            try app.play("key 30 0")
            let count = app.keys.count
            #expect(app.keys.last?.isPressed == false)
            // Also where the keyboard goes elsewhere, or the pace is 0. Modifier keys don't repeat.
            try app.play("key 30 1; event wl_keyboard 2 uo serial surface; event wl_keyboard 1 uoa serial surface none")
            try app.play("event wl_keyboard 5 ii 20 0; key 42 1; key 42 0; event wl_keyboard 5 ii 0 0; key 48 1")
            usleep(200_000)
            app.settle()
            app.keys.removeFirst(count)
            #expect(app.keys.filter { !$0.isRepeat }.map { "\($0.usage)\($0.isPressed ? "+" : "-")" } == ["4+", "4-", "225+", "225-", "5+"])
            #expect(app.keys.allSatisfy { !$0.isRepeat || $0.usage == 0x04 })
        }

        /// What is held down when the keyboard goes elsewhere, or away, is let go.
        @Test func keysAreLetGo() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("key 30 1; event wl_keyboard 2 uo serial surface")
            #expect(app.keys.map(\.isPressed) == [true, false])
            try app.play("event wl_keyboard 1 uoa serial surface none")
        }

        /// R-EVT-5: as after Alt+Tab, whose release goes to another window. The protocol: with the keyboard all keys are lifted, modifiers too.
        @Test func modifiersAreLetGo() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("key 56 1; down 0 100 100; frame; event wl_keyboard 2 uo serial surface; up 0; frame")
            #expect(app.frames.map(\.modifiers) == [.alternate, []])
            app.forget()
            try app.play("pointer 100 100; event wl_pointer 3 uuuu serial time 272 1; event wl_pointer 3 uuuu serial time 272 0")
            #expect(app.phases == [[.began], [.ended]], "and no two fingers")
            try app.play("event wl_keyboard 1 uoa serial surface none; event wl_keyboard 4 uuuuu serial 8 0 0 0; down 1 100 100; frame")
            #expect(app.frames.last?.modifiers == .alternate)
        }

        @Test func theKeyboardIsUnplugged() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("key 30 1; event wl_seat 0 u 5")
            #expect(app.keys.map(\.isPressed) == [true, false] && app.failure == nil)
        }
    }

    @MainActor @Suite struct Pens {
        private let arrival = """
            event zwp_tablet_seat_v2 0 n +zwp_tablet_v2; event zwp_tablet_seat_v2 1 n +zwp_tablet_tool_v2
            event zwp_tablet_tool_v2 0 u 320; event zwp_tablet_tool_v2 3 u 1; event zwp_tablet_tool_v2 3 u 2; event zwp_tablet_tool_v2 4 -
            """

        private func app() throws -> Recorder {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play(arrival)
            return app
        }

        private func tell(_ app: Recorder, _ events: String...) throws {
            for event in events + ["18 u time"] { try app.ask("event zwp_tablet_tool_v2 \(event)") }
            app.settle()
        }

        @Test func hoverPressureAndTilt() throws {
            let app = try app()
            try tell(app, "6 uoo serial @zwp_tablet_v2 surface", "10 ff 100 200", "12 u 32768")
            try #require(app.hovers.count == 1)
            #expect(app.hovers[0].tool == .pencil && app.hovers[0].position == CGPoint(x: 100, y: 200))
            #expect(abs(app.hovers[0].zOffset - 0.5) < 0.001)
            try tell(app, "8 u serial", "11 u 65535", "13 ff 45 0")
            let contact = try #require(app.frames.first?.contacts.first)
            #expect(contact.phase == .began && contact.tool == .pencil && contact.force == Contact.maximumForce)
            #expect(abs(try #require(contact.altitude) - .pi / 4) < 1e-9 && contact.azimuth == 0 && contact.device == app.hovers[0].device)
            try tell(app, "9 -")
            try tell(app, "7 -")
            #expect(app.phases == [[.began], [.ended]] && app.hovers.last?.phase == .left)
        }

        @Test("R-HST-12 A pen that comes over the window again, or is down again, has ended its stroke where it was", arguments: [
            ["6 uoo serial @zwp_tablet_v2 surface", "10 ff 50 50"], ["8 u serial", "10 ff 50 50"], ["10 ff 50 50", "8 u serial"],
        ])
        func strokesWithoutALift(events: [String]) throws {
            let app = try app()
            try tell(app, "6 uoo serial @zwp_tablet_v2 surface", "17 uuu serial 331 1", "8 u serial", "10 ff 100 100")
            try tell(app, "10 ff 150 100")
            for event in events { try app.ask("event zwp_tablet_tool_v2 \(event)") }
            try tell(app)
            let isDown = events.contains("8 u serial")
            try #require(app.phases == [[.began], [.moved], [.ended]] + (isDown ? [[.began]] : []))
            #expect(app.frames[2].contacts[0].position == CGPoint(x: 150, y: 100) && app.frames[2].contacts[0].id == app.frames[0].contacts[0].id)
            #expect(app.hovers.map(\.phase) == (isDown ? [] : [.moved]))
            #expect(app.frames.last?.buttons == (isDown ? 2 : 0), "a button that is down is said again where a pen comes")
            if isDown { #expect(app.frames[3].contacts[0].position == CGPoint(x: 50, y: 50)) }
        }

        @Test("R-HST-12 A pen that comes over another window, or a surface that is no window's, without having left is cancelled")
        func aPenThatComesElsewhere() throws {
            let app = try app()
            try tell(app, "6 uoo serial @zwp_tablet_v2 surface", "8 u serial", "10 ff 100 100")
            let other = try app.host.makeSurface(SurfaceRequest(title: "Other", identifier: "test.Recorder"))
            // The compositor knows the window once it has answered; before that the pen would come over the first one again.
            app.settle()
            try tell(app, "6 uoo serial @zwp_tablet_v2 @wl_surface", "10 ff 20 20")
            #expect(app.phases == [[.began], [.cancelled]] && app.hovers.map(\.phase) == [.moved])
            try tell(app, "8 u serial")
            other.close()
            try app.play("pointer 10 10")
            try app.waitForCursor()
            app.forget()
            try tell(app, "6 uoo serial @zwp_tablet_v2 surface", "8 u serial", "10 ff 100 100")
            // The pointer's picture.
            try tell(app, "6 uoo serial @zwp_tablet_v2 @wl_surface", "10 ff 5 5")
            #expect(app.phases == [[.began], [.cancelled]])
            try tell(app, "7 -")
            #expect(app.frames.count == 2)
        }

        @Test("R-HST-12 A pen that goes out of range while it is down is cancelled")
        func aPenThatGoesWhileItIsDown() throws {
            let app = try app()
            try tell(app, "6 uoo serial @zwp_tablet_v2 surface", "8 u serial")
            try tell(app, "7 -")
            try tell(app, "6 uoo serial @zwp_tablet_v2 surface", "8 u serial")
            #expect(app.phases == [[.began], [.moved], [.cancelled], [.began]])
        }

        /// R-EVT-30
        @Test func aPenIsUnplugged() throws {
            let app = try app()
            try tell(app, "6 uoo serial @zwp_tablet_v2 surface", "8 u serial")
            try app.ask("event zwp_tablet_tool_v2 5 -")
            app.settle()
            #expect(app.phases == [[.began], [.cancelled]])
            try app.ask("event zwp_tablet_v2 4 -")
            app.settle()
            #expect(app.failure == nil)
        }

        @Test func theOtherEndOfAPen() throws {
            let app = try app()
            try app.ask("event zwp_tablet_tool_v2 0 u 321")
            try tell(app, "6 uoo serial @zwp_tablet_v2 surface", "8 u serial")
            #expect(app.frames.first?.buttons == PenState.eraser)
        }
    }
}
#endif
