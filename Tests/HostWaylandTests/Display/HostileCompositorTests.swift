#if Wayland
import Foundation
import HostKit
import Testing
import TouchHost
@testable import HostWayland

extension WaylandTests {
    /// A compositor that sends what none should: nothing traps, and no touch stays down.
    @MainActor @Suite struct HostileCompositors {
        /// What makes no sense: the connection ends with one line, and what was down is cancelled before.
        @Test(arguments: [
            ("a length below that of its own header", "lie wl_touch 2 4"),
            ("a motion that ends too early", "lie wl_touch 2 12 00000000"),
            ("an event that does not exist", "lie wl_touch 77 8"),
            ("a surface that does not exist", "event wl_touch 0 uuuiff serial time 999 1 1 1"),
            ("a text that is longer than its event", "lie xdg_toplevel 0 12 ffffffff"),
            ("a list that is longer than its event", "lie xdg_toplevel 0 20 0100000001000000ffffff7f"),
            ("a text that does not end", "lie wl_output 4 16 0400000041414141"),
        ])
        func lies(what: String, command: String) throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 100; frame")
            app.compositor.send(command)
            app.compositor.send("stats")
            for _ in 1...2 { try app.wait("an answer") { try app.failure != nil || app.compositor.answer() != nil } }
            while app.failure == nil, app.turn(0) {}
            // What stays under way for ever is no lie yet.
            if app.failure == nil { app.compositor.kill() }
            try app.wait("the end after \(what)") { app.failure != nil }
            #expect(app.phases == [[.began], [.cancelled]], "\(what)")
            let failure = try #require(app.failure)
            #expect(failure.hasPrefix("the compositor wayland-0") && !failure.contains("\n"), "\(failure)")
        }

        @Test func halfAMessageIsWaitedFor() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 100; frame")
            try app.ask("lie wl_touch 2 24 01000000")
            try app.takeIn()
            #expect(app.phases == [[.began]] && app.failure == nil)
            // The rest: the finger's number and its place in steps of 1/256.
            try app.ask("bytes 00000000000001000000c800")
            try app.play("event wl_touch 3 -; up 0; frame")
            #expect(app.phases == [[.began], [.moved], [.ended]])
            #expect(app.frames[1].contacts[0].position.x.rounded() == 256)
        }

        @Test func aFloodIsToldWhole() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 100; frame")
            let count = 20000
            for round in 0..<(count / 1000) {
                app.compositor.send((0..<1000).map { "move 0 \(100 + $0 % 500) \(round);frame" }.joined(separator: ";"))
            }
            try app.play("up 0; frame")
            try app.wait("the lift") { app.frames.last?.contacts[0].phase == .ended }
            #expect(app.frames.count == count + 2)
            let times = app.frames.map(\.timestamp)
            #expect(times == times.sorted() && app.frames.last?.contacts[0].position.x == 599)
        }

        /// A real compositor keeps a few kilobytes for a client that does not read, and then ends it.
        @Test("what comes while the app is busy is read all the same, and delivered in order when it is done")
        func aFloodWhileTheAppIsBusy() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 100; frame")
            // All this is more than a socket holds, and nothing here calls the host meanwhile.
            let rounds = 20, moves = 1000
            for round in 0..<rounds {
                app.compositor.send((0..<moves).map { "move 0 \($0 % 500) \(round);frame" }.joined(separator: ";"))
                try #require(try app.compositor.isReadEmpty(within: 20), "the compositor waits in round \(round)")
            }
            #expect(app.frames.count == 1)
            try app.play("up 0; frame")
            try app.wait("the lift") { app.frames.last?.contacts[0].phase == .ended }
            #expect(app.failure == nil && app.frames.count == rounds * moves + 2)
            let places = app.frames.dropFirst().dropLast().map(\.contacts[0].position)
            #expect(places.enumerated().allSatisfy { $1 == CGPoint(x: $0 % 500, y: $0 / moves) })
        }

        /// More numbers than any person has fingers.
        @Test func touchesWithoutEnd() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            let count = 2 * TouchGroup.mostTouches
            for finger in 0..<count { app.compositor.send("event wl_touch 0 uuoiff serial time surface \(finger) 10 10") }
            for _ in 0..<count { try app.wait("an answer") { try app.compositor.answer() != nil } }
            try app.play("event wl_touch 3 -")
            let began = app.frames.flatMap(\.contacts).map(\.phase).filter { $0 == .began }.count
            #expect(began == TouchGroup.mostTouches)
            app.forget()
            try app.play("event wl_touch 4 -")
            let ends = app.frames.flatMap(\.contacts).map(\.phase)
            #expect(ends == Array(repeating: .cancelled, count: began))
            app.forget()
            try app.play("down 0 10 10; frame; up 0; frame")
            #expect(app.phases == [[.began], [.ended]])
        }

        /// R-GEN-2
        @Test func clocksThatGoBack() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            let start = SystemClock.now
            try app.play("event wl_touch 0 uuoiff serial time surface 0 10 10; event wl_touch 3 -")
            for time in [4_000_000_000, 1000, 1010, 900, 1, 2_000_000_000, 2_000_000_010] as [UInt32] {
                try app.play("event wl_touch 2 uiff \(time) 0 20 20; event wl_touch 3 -")
            }
            try app.play("event wl_touch 1 uui serial 5 0; event wl_touch 3 -")
            #expect(app.phases == [[.began]] + Array(repeating: [.moved], count: 7) + [[.ended]])
            let times = app.frames.map(\.timestamp)
            #expect(times == times.sorted() && times.allSatisfy { $0 > start - 1 && $0 <= SystemClock.now }, "\(times)")
        }

        /// Sizes, scales, rates and places at the ends of their ranges.
        @Test func extremeValues() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 100; frame")
            try app.ask("configure -5 -7")
            app.color = 1
            app.settle()
            for event in [
                "wp_fractional_scale_v1 0 u 0", "wp_fractional_scale_v1 0 u 4294967295", "wl_output 3 i 2147483647", "wl_output 3 i -1",
                "wl_output 1 uiii 1 -1 2147483647 -1", "wl_output 2 -", "wl_touch 2 uiff time 0 8388607 -8388608",
                "wl_touch 5 iff 0 8388607 -8388608", "wl_touch 3 -", "wl_touch 2 uiff time -9 1 1", "wl_touch 1 uui serial time 44",
                "wl_touch 3 -", "wl_pointer 2 uff time 8388607 -8388608", "wl_pointer 3 uuuu serial time 4294967295 1",
                "wl_keyboard 3 uuuu serial time 4294967295 1", "wl_keyboard 4 uuuuu serial 4294967295 4294967295 4294967295 4294967295",
            ] { try app.ask("event \(event)") }
            try app.ask("configure 2147483647 2147483647")
            app.color = 2
            app.settle()
            try app.ask("event wp_fractional_scale_v1 0 u 120")
            try app.ask("configure 800 600")
            app.color = 3
            app.settle()
            #expect(app.failure == nil)
            try app.ask("event wl_touch 1 uui serial time 0")
            try app.ask("event wl_touch 3 -")
            app.settle()
            #expect(app.phases.flatMap { $0 }.filter { $0 != .moved } == [.began, .ended])
            #expect(app.frames.flatMap(\.contacts).allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite })
        }

        /// R-EVT-30; the mouse of a seat that keeps its other devices.
        @Test func aMouseIsPulledOutWhileItIsPressed() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("pointer 100 100; button 272 1; event wl_seat 0 u 6")
            #expect(app.phases == [[.began], [.cancelled]] && app.hovers.last?.phase == .left)
            app.forget()
            try app.play("event wl_seat 0 u 7")
            try app.play("event wl_pointer 0 uoff serial surface 100 100; event wl_pointer 3 uuuu serial time 272 1")
            try app.play("event wl_pointer 3 uuuu serial time 272 0")
            #expect(app.phases == [[.began], [.ended]])
        }
    }
}
#endif
