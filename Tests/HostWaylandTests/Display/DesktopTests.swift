#if Wayland
import Foundation
import HostTestSupport
import Testing
import TouchHost
@testable import HostWayland

extension WaylandTests {
    /// Compositors as people have them. Most of them send no `frame` after the last lift.
    @MainActor @Suite struct Desktops {
        /// R-EVT-20, R-HST-10. Each end has to come without anything that follows. A machine that is busy elsewhere makes any of the times longer, so that the
        /// shortest counts, of as many taps as it takes to see one: what waits for something else is never that short. A compositor's stamp has milliseconds, and
        /// is rounded down.
        @Test("a tap's beginning and end are delivered within 5 ms of the compositor's own time of them", arguments: Desktop.all)
        func lifts(kind: Desktop.Kind) throws {
            let app = try Desktop(kind)
            try app.firstTap()
            var landings: [Double] = [], lifts: [Double] = []
            func isLate(_ times: [Double]) -> Bool { times.allSatisfy { $0 > 0.005 } }
            let end = SystemClock.now + 30
            while lifts.count < 3 || (isLate(landings) || isLate(lifts)) && SystemClock.now < end {
                app.forget()
                app.start("down 0 \(Desktop.middle); frame; sleep 30; up 0; frame")
                try app.wait("the end of a tap") { app.framePhases.last == [.ended] }
                #expect(app.framePhases == [[.began], [.ended]])
                let late = zip(app.times, app.frames).map { $0 - $1.timestamp }
                landings.append(late.first ?? .infinity)
                lifts.append(late.last ?? .infinity)
                try app.play("sleep 20")
            }
            #expect(!isLate(landings), "seconds from a landing to its delivery: \(landings)")
            #expect(!isLate(lifts), "seconds from a lift to its delivery: \(lifts)")
        }

        /// R-EVT-20, R-HST-10
        @Test("of two fingers that lift one after the other each ends at once", arguments: Desktop.all)
        func twoFingers(kind: Desktop.Kind) throws {
            let app = try Desktop(kind)
            try app.firstTap()
            app.forget()
            app.start("down 0 380 300; down 1 420 300; frame; sleep 30; up 0; frame")
            try app.wait("the end of the first") { app.endings == 1 }
            try app.play("sleep 20")
            app.start("up 1; frame")
            try app.wait("the end of the second") { app.endings == 2 }
            #expect(app.framePhases.flatMap { $0 } == [.began, .began, .ended, .ended])
        }
    }
}

extension Desktop {
    /// Taps until the window is where fingers reach it: a compositor may show a window some time after its first frame.
    fileprivate func firstTap() throws {
        let end = SystemClock.now + Self.patience
        while frames.isEmpty {
            try #require(SystemClock.now < end, "no tap reached the window")
            try play("tap 0 \(Self.middle) 20; sleep 50")
        }
        try wait("the end of the first tap") { framePhases.last == [.ended] }
    }

    fileprivate var endings: Int { framePhases.flatMap { $0 }.count { $0 == .ended } }
}
#endif
