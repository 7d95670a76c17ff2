#if Wayland
import CWayland
import Foundation
import Testing
import TouchHost
@testable import HostWayland

extension WaylandTests {
    /// Compositors as they are: such that end no group after a lift, that lose lifts, and that end no group at all.
    @MainActor @Suite struct LooseGroups {
        /// An event of the touchscreen at a time of this machine's clock, in milliseconds before now.
        private func up(_ number: Int, _ age: Int = 0) -> String { "event wl_touch 1 uui serial \(stamp(age)) \(number)" }

        private func down(_ number: Int, _ x: Int, _ age: Int = 0, on surface: String = "surface") -> String {
            "event wl_touch 0 uuoiff serial \(stamp(age)) \(surface) \(number) \(x) 100"
        }

        private func stamp(_ age: Int) -> UInt32 { UInt32(truncatingIfNeeded: Int(SystemClock.now * 1000) - age) }

        private let end = "event wl_touch 3 -"

        @Test("R-HST-10 The lift of the last finger needs no end; one that comes later is nothing")
        func theLastLift() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            for _ in 0..<2 { try app.play("down 0 100 100; frame; up 0") }
            #expect(app.phases == [[.began], [.ended], [.began], [.ended]])
            try app.play("frame; \(end)")
            #expect(app.frames.count == 4)
        }

        @Test("R-HST-10 A tap's end is delivered within 5 ms of the compositor's event, on a machine that has the time")
        func theLastLiftIsPrompt() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            for _ in 0..<10 { try app.play("down 0 100 100; frame; up 0") }
            let ends = zip(app.times, app.frames).filter { $1.contacts[0].phase == .ended }
            #expect(ends.count == 10 && ends.map { $0 - $1.timestamp }.min() ?? 1 < 0.005)
        }

        @Test("R-HST-10 Fingers in two windows, and frames for some of what they do")
        func twoWindows() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            let other = try app.host.makeSurface(SurfaceRequest(title: "Other", identifier: "test.Recorder"))
            try app.play([down(0, 100), down(1, 50, on: "@wl_surface"), end].joined(separator: ";"))
            #expect(app.phases == [[.began], [.began]], "each window has its own")
            try app.play(up(0))
            try app.play("event wl_touch 2 uiff time 1 60 60")
            #expect(app.phases.suffix(1) == [[.ended]])
            try app.playAtOnce([down(0, 100), up(1)].joined(separator: ";"))
            #expect(app.phases.dropFirst(3).joined().filter { $0 != .moved }.sorted { "\($0)" < "\($1)" } == [.began, .ended])
            try app.playAtOnce("\(end); \(up(0))")
            #expect(app.phases.last == [.ended])
            other.close()
        }

        @Test("R-HST-10 A number serves again after each kind of end, with frames and without")
        func numbersAreUsedAgain() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            for finish in ["up 0", "cancel", "up 0; frame", "frame; up 0", "move 0 50 50; up 0", "frame; cancel; frame"] {
                app.forget()
                try app.play("down 0 100 100; frame")
                try app.playAtOnce(finish)
                try app.play("down 0 200 100; frame")
                #expect(app.phases.joined().filter { $0 != .moved } == [.began, finish.contains("cancel") ? .cancelled : .ended, .began], "\(finish)")
                try app.play("up 0; frame")
            }
        }

        @Test("R-HST-10 The lift of one of two fingers needs no end while the other rests, and the lifts of ten are one frame")
        func liftsOfSome() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 100; down 1 200 100; frame; up 0")
            #expect(app.phases == [[.began, .began], [.ended]])
            try app.play("move 1 210 100; frame; up 1")
            #expect(app.phases.suffix(2) == [[.moved], [.ended]])
            app.forget()
            try app.play((0..<10).map { "down \($0) \(50 + 60 * $0) 100" }.joined(separator: ";") + ";frame")
            try app.playAtOnce((0..<10).map { "up \($0)" }.joined(separator: ";"))
            #expect(app.phases == [Array(repeating: .began, count: 10), Array(repeating: .ended, count: 10)])
        }

        @Test("R-HST-10 A finger that lands and lifts within what is read at once, without a frame; then it is taken away, or not")
        func tapsInOneRead() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.playAtOnce("down 0 100 100; up 0")
            #expect(app.phases == [[.began], [.ended]])
            try app.play("cancel; \(end)")
            try app.playAtOnce("down 0 100 100; frame; up 0; down 1 100 100")
            #expect(app.phases.suffix(2) == [[.began], [.ended, .began]], "of one report")
            try app.play("cancel")
            #expect(app.phases.last == [.cancelled])
        }

        @Test("R-HST-10 A lift and a landing that are read together, 300 ms apart, are two frames with their times")
        func aLiftThatIsReadLate() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.playAtOnce([down(0, 100, 500), end, up(0, 400), down(0, 300, 100), end, up(0, 20)].joined(separator: ";"))
            #expect(app.phases == [[.began], [.ended], [.began], [.ended]])
            let times = app.frames.map(\.timestamp)
            try #require(times.count == 4)
            #expect(abs(times[1] - times[0] - 0.1) < 0.05 && abs(times[2] - times[1] - 0.3) < 0.05, "\(times)")
        }

        @Test("R-HST-10 A group without a lift is whole, also the first of all, and where reads end within it")
        func groupsStayWhole() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 100")
            try app.play("down 1 200 100")
            #expect(app.frames.isEmpty)
            try app.play("frame; move 0 110 100")
            try app.play("move 1 210 100")
            #expect(app.phases == [[.began, .began]])
            try app.play("frame")
            #expect(app.phases == [[.began, .began], [.moved, .moved]])
        }

        @Test("R-HST-10 A compositor that never sends a frame: a finger that rests is delivered, and then each at once")
        func noFramesAtAll() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play("down 0 100 100")
            try app.wait("the landing") { !app.frames.isEmpty }
            try app.play("move 0 110 100")
            try app.play("down 1 200 100")
            try app.play("up 0")
            try app.play("up 1")
            #expect(app.phases == [[.began], [.moved], [.began], [.ended], [.ended]])
        }

        @Test("R-HST-11 A number that lands while it is down: the touch before is cancelled, and another finger goes on")
        func lostLifts() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            try app.play([down(0, 100), down(1, 200), end, down(0, 300), end].joined(separator: ";"))
            try #require(app.phases == [[.began, .began], [.cancelled, .began]])
            let first = app.frames[0].contacts[0], second = app.frames[1].contacts[1]
            #expect(app.frames[1].contacts[0].id == first.id && second.id != first.id && second.position == CGPoint(x: 300, y: 100))
            try app.play([up(0), end, up(1), end].joined(separator: ";"))
            #expect(app.frames.suffix(2).map { $0.contacts.map(\.id) } == [[second.id], [app.frames[0].contacts[1].id]])
            app.forget()
            try app.playAtOnce([down(0, 100), down(0, 300), end].joined(separator: ";"))
            try app.playAtOnce([up(0), down(0, 100), end].joined(separator: ";"))
            #expect(app.phases == [[.began], [.ended, .began]], "what was not sent of the first is not")
        }

        @Test("R-HST-11 A number that lands in another window, or on a surface that is no window's")
        func lostLiftsInOtherPlaces() throws {
            let app = try Recorder(try Compositor("--size", "800x600"))
            let other = try #require(try app.host.makeSurface(SurfaceRequest(title: "Other", identifier: "test.Recorder")) as? WaylandSurface)
            try app.play([down(0, 100), end, down(0, 50, on: "@wl_surface"), end].joined(separator: ";"))
            #expect(app.phases == [[.began], [.cancelled], [.began]])
            try app.play([down(0, 100), end].joined(separator: ";"))
            #expect(app.phases.suffix(2) == [[.cancelled], [.began]])
            other.close()
            app.settle()
            app.forget()
            // The last surface that was made is the pointer's picture now.
            try app.play("pointer 10 10")
            try app.waitForCursor()
            try app.play([down(0, 50, on: "@wl_surface"), end, up(0), end].joined(separator: ";"))
            #expect(app.phases == [[.cancelled]])
        }
    }
}
#endif
