#if Web
import Foundation
import Testing

extension WebTests {
    /// What goes wrong between an app and a real browser with fingers on its page: nothing is lost, and no touch is left hanging.
    @Suite(.serialized) struct FaultsInBrowsers {
        /// That so many contacts landed, lifted and were cancelled, by now or soon.
        private func expectTold(_ session: WebSession, landed: Int, lifted: Int, cancelled: Int, within seconds: Double = patience,
                                sourceLocation: SourceLocation = #_sourceLocation) {
            waitUntil(seconds) { session.told == [landed, lifted, cancelled] }
            #expect(session.told == [landed, lifted, cancelled], sourceLocation: sourceLocation)
        }

        /// What became of the touches in the order in which they landed.
        private func expectEnds(_ session: WebSession, _ ends: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
            let log = try session.finish()
            let lives = log.touches.map { log.phases(of: $0).filter { $0 != "moved" } }
            #expect(lives == ends.map { ["began", $0] }, sourceLocation: sourceLocation)
            #expect(log.hanging.isEmpty, sourceLocation: sourceLocation)
        }

        /// The page's connection is to be lost: the page takes it for open until it is closed.
        private func expectLoss(_ session: WebSession) throws { _ = try session.value("(window.lost = dactyl.link.socket, 1)") }

        /// A finger that lands and lifts as if nothing had been.
        private func expectService(_ session: WebSession, _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation) throws {
            try session.play("waitfor dactyl.link.isOpen && dactyl.link.socket !== window.lost")
            let finger = Finger(id: 9, x: 200, y: 1300)
            try session.down([finger])
            try session.expectSpots([finger], comment, sourceLocation: sourceLocation)
            try session.up([finger])
            try session.expectSpots([], comment, sourceLocation: sourceLocation)
        }

        /// What an app says that serves a page, and nothing else.
        private func expectNoMoreLines(_ session: WebSession, _ before: [String], sourceLocation: SourceLocation = #_sourceLocation) {
            #expect(session.app.errorLines == before, sourceLocation: sourceLocation)
        }

        @Test("a network that is cut for a second loses and cancels nothing; for long, and for good, fingers are cancelled")
        func network() throws {
            let session = try WebSession(hasNetwork: true), network = try #require(session.network), said = session.app.errorLines
            var fingers = WebTests.places(4)
            try session.down(fingers)
            try session.expectSpots(fingers, "before")
            for index in fingers.indices { fingers[index].y += 60 }
            try network.hold()
            try session.glide(fingers, milliseconds: 300)
            try session.up([fingers[0]])
            // The silence is what is tested: about one beat of the page's, and far from the five seconds after which a page is given up.
            standStill(0.7)
            try network.release()
            try session.expectSpots(Array(fingers.dropFirst()), "after a second without a network")
            try session.up(Array(fingers.dropFirst()))
            try session.expectSpots([], "after the lift")
            expectTold(session, landed: 4, lifted: 4, cancelled: 0)

            fingers = WebTests.places(2)
            try session.down(fingers)
            try session.expectSpots(fingers, "before a long time without a network")
            try expectLoss(session)
            try network.hold()
            expectTold(session, landed: 6, lifted: 4, cancelled: 2)
            try session.up(fingers)
            try network.release()
            try expectService(session, "after a long time without a network")

            try session.down(fingers)
            try session.expectSpots(fingers, "before the connection ends")
            try expectLoss(session)
            try network.cut()
            expectTold(session, landed: 9, lifted: 5, cancelled: 4)
            try session.play("up 0; up 1")
            try expectService(session, "after a connection was ended")
            try expectEnds(session, ["ended", "ended", "ended", "ended", "cancelled", "cancelled", "ended",
                                     "cancelled", "cancelled", "ended"])
            expectNoMoreLines(session, said)
        }

        @Test("a phone that falls asleep has its fingers cancelled, and goes on when it wakes")
        func sleep() throws {
            let session = try WebSession(), said = session.app.errorLines
            let fingers = WebTests.places(2)
            try session.down(fingers)
            try session.expectSpots(fingers, "before")
            try session.command("Page.setWebLifecycleState", #"{"state": "frozen"}"#)
            expectTold(session, landed: 2, lifted: 0, cancelled: 2)
            try session.command("Page.setWebLifecycleState", #"{"state": "active"}"#)
            // Shown again.
            try session.command("Emulation.setFocusEmulationEnabled", #"{"enabled": true}"#)
            try session.play("cancel")
            try expectService(session, "awake")

            // A phone that is left alone: it stands still as it is.
            let group = try #require(session.browserGroup)
            try session.down(fingers)
            try session.expectSpots(fingers, "before it stands still")
            whileStopped(group) {
                // The standstill is what is tested: about one beat of the page's, and far from the five seconds after which it is given up.
                standStill(1)
                expectTold(session, landed: 5, lifted: 1, cancelled: 2)
            }
            try session.expectSpots(fingers, "after a second")
            whileStopped(group) { expectTold(session, landed: 5, lifted: 1, cancelled: 4) }
            try session.play("cancel")
            try expectService(session, "after it stood still")
            try expectEnds(session, ["cancelled", "cancelled", "ended", "cancelled", "cancelled", "ended"])
            expectNoMoreLines(session, said)
        }

        @Test("an app that stands still for a second misses nothing; for longer, its page comes back")
        func appStandsStill() throws {
            let session = try WebSession(), said = session.app.errorLines
            var fingers = WebTests.places(4)
            try session.down(fingers)
            try session.expectSpots(fingers, "before")
            for index in fingers.indices { fingers[index].y += 60 }
            try whileStopped(session.app.id) {
                try session.glide(fingers, milliseconds: 300)
                try session.up([fingers[0]])
                // The standstill is what is tested, and far from the five seconds after which the page looks for another connection.
                standStill(0.7)
            }
            try session.expectSpots(Array(fingers.dropFirst()), "after the app went on")
            try session.up(Array(fingers.dropFirst()))
            try session.expectSpots([], "after the lift")
            expectTold(session, landed: 4, lifted: 4, cancelled: 0)

            fingers = WebTests.places(2)
            try session.down(fingers)
            try session.expectSpots(fingers, "before it stands still for longer")
            try whileStopped(session.app.id) { try session.play("waitfor !dactyl.link.isOpen") }
            expectTold(session, landed: 6, lifted: 4, cancelled: 2)
            try session.up(fingers)
            try expectService(session, "after it stood still for longer")
            try expectEnds(session, ["ended", "ended", "ended", "ended", "cancelled", "cancelled", "ended"])
            expectNoMoreLines(session, said)
        }

        @Test("a page that is left has its fingers cancelled, and may come back")
        func pageIsLeft() throws {
            let session = try WebSession(), said = session.app.errorLines
            try session.down(WebTests.places(3))
            try session.expectSpots(WebTests.places(3), "before")
            try session.command("Page.navigate", #"{"url": "about:blank"}"#)
            expectTold(session, landed: 3, lifted: 0, cancelled: 3)
            try session.play("cancel")
            try session.command("Page.navigate", "{\"url\": \"\(session.link)\"}")
            try session.play("waitfor window.dactyl && dactyl.screen.frame > 0")
            try expectService(session, "after the page was opened again")
            try expectEnds(session, ["cancelled", "cancelled", "cancelled", "ended"])
            expectNoMoreLines(session, said)
        }

        @Test("a page that is closed, and a browser that is killed, have their fingers cancelled", arguments: [true, false])
        func browserEnds(isKilled: Bool) throws {
            let session = try WebSession(), said = session.app.errorLines
            try session.down(WebTests.places(3))
            try session.expectSpots(WebTests.places(3), "before")
            if isKilled {
                kill(try #require(session.browserGroup), SIGKILL)
            } else {
                try session.command("Page.close")
            }
            expectTold(session, landed: 3, lifted: 0, cancelled: 3)
            try expectEnds(session, ["cancelled", "cancelled", "cancelled"])
            expectNoMoreLines(session, said)
        }

        @Test("a page whose link is the key to an app that is gone says so")
        func linkOfAnotherRun() throws {
            let session = try WebSession(["--listen", "127.0.0.1"])
            let port = try #require(WebSession.port(of: session.link))
            session.app.signal(SIGKILL)
            _ = try session.app.status()
            let again = try Child(Checkout.dactyl, ["run", "TouchSpots", "--on", "web", "--listen", "127.0.0.1", "--port", String(port)])
            try session.play("waitfor document.getElementById('notice').textContent.startsWith('The link is not the running app')")
            // The server answers before the app's loop runs: how the app ends then is no matter of this test.
            again.signal(SIGKILL)
            _ = try again.status()
        }

        @Test("a mouse whose page falls asleep while it is pressed is a press that is cancelled")
        func mouse() throws {
            let session = try WebSession()
            try session.command("Emulation.setTouchEmulationEnabled", #"{"enabled": false}"#)
            let press = #"{"type": "mousePressed", "x": 100, "y": 150, "button": "left", "buttons": 1, "clickCount": 1}"#
            try session.command("Input.dispatchMouseEvent", press)
            try session.expectSpots([Finger(id: 0, x: 200, y: 300)], "while it is pressed")
            try session.command("Page.setWebLifecycleState", #"{"state": "frozen"}"#)
            expectTold(session, landed: 1, lifted: 0, cancelled: 1)
            try expectEnds(session, ["cancelled"])
        }
    }
}
#endif
