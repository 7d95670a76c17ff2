#if Web
import Foundation
import Testing

/// Everything that needs a browser, one test after the other.
@Suite("Web", .serialized, .enabled(if: WebSession.absence == nil, Comment(rawValue: WebSession.absence ?? "")))
enum WebTests {
    /// Places for up to ten fingers on a phone, clear of each other and of the label in the middle, in pixels.
    static func places(_ count: Int) -> [Finger] {
        (0..<count).map { index in
            Finger(id: index, x: 130 + Double(index % 3) * 250, y: index < 3 ? 150 : index < 6 ? 410 : index < 9 ? 1250 : 1500)
        }
    }

    @Suite struct RealFingers {
        @Test("spots appear under the fingers, follow them and go with them (R-EVT-21, R-TCH-1)", arguments: [1, 10])
        func spotsFollow(count: Int) throws {
            let session = try WebSession()
            var fingers = WebTests.places(count)
            try session.down(fingers)
            try session.expectSpots(fingers, "after the landing of \(count)")
            for index in fingers.indices {
                fingers[index].x += index.isMultiple(of: 2) ? 20 : -20
                fingers[index].y += 16
            }
            try session.glide(fingers)
            try session.expectSpots(fingers, "after all of \(count) moved")
            try session.up(fingers)
            try session.expectSpots([], "after all of \(count) were lifted")
            let log = try session.finish()
            #expect(log.touches == Array(1...count))
            for touch in log.touches { #expect(log.phases(of: touch) == ["began", "moved", "ended"], "touch \(touch)") }
            #expect(log.events.first?.deliveries.first?.touches.count == count, "one scan of the screen is one event")
        }

        @Test("ten fingers give the same picture as headless")
        func sameAsHeadless() throws {
            let session = try WebSession(), folder = try TemporaryFolder()
            let fingers = WebTests.places(10)
            let downs = fingers.map { "down \($0.place)" }.joined(separator: "\n")
            let script = try folder.write("\(downs)\nsleep 1000\nshot \(folder.file("headless.png"))\n", to: "ten.touch")
            let headless = try Child.dactyl("run", "TouchSpots", "--on", "headless", "--size", "\(WebSession.width)x\(WebSession.height)",
                                            "--scale", "2", "--play", script)
            #expect(try headless.status() == 0, "\(headless.errors)")
            let expected = try Picture(png: folder.file("headless.png"))
            try session.down(fingers)
            let shown = try session.stillPicture { $0.differences(from: expected, tolerance: 2) == 0 }
            #expect(shown.differences(from: expected, tolerance: 2) == 0)
        }

        @Test("a page that finds the app in the size that it has already sees it")
        func sameSize() throws {
            let session = try WebSession(["--size", "\(WebSession.width)x\(WebSession.height)", "--scale", "2"])
            #expect(session.empty.extent(except: 0xFFFFFF) != nil)
        }

        @Test("what the browser takes away is cancelled")
        func cancels() throws {
            let session = try WebSession()
            try session.down(WebTests.places(3))
            try session.play("cancel")
            try session.expectSpots([], "after the cancel")
            let log = try session.finish()
            #expect(log.deliveries.map(\.phase) == ["began", "cancelled"])
        }
    }

    @Suite struct Connections {
        @Test("a page that loses its connection comes back; its fingers are cancelled")
        func reconnects() throws {
            let session = try WebSession()
            try session.down([Finger(id: 0, x: 300, y: 300)])
            try session.expectSpots([Finger(id: 0, x: 300, y: 300)], "before")
            #expect(try session.value("document.title") as? String == "TouchSpots")
            #expect(try session.value("document.body.className") as? String == "")
            try session.play("js dactyl.link.socket.close()\nwaitfor document.body.className == 'lost' || dactyl.link.isOpen")
            try session.play("waitfor dactyl.link.isOpen && document.body.className == ''")
            try session.expectSpots([], "after the connection was lost")
            try session.play("up 0")
            let finger = Finger(id: 1, x: 200, y: 500)
            try session.down([finger])
            try session.expectSpots([finger], "after the page came back")
            try session.up([finger])
            try session.expectSpots([], "after its lift")
            let log = try session.finish()
            #expect(log.phases(of: 1).filter { $0 != "moved" } == ["began", "cancelled"])
            #expect(log.phases(of: 2).filter { $0 != "moved" } == ["began", "ended"])
        }

        @Test("an app that is killed and started again is found again by the page, which says that the link is another; that one leads to the app")
        func restarts() throws {
            let session = try WebSession()
            let port = try #require(session.link.split(separator: ":").last?.split(separator: "/").first)
            session.app.signal(SIGKILL)
            _ = try session.app.status()
            try session.play("waitfor !dactyl.link.isOpen")
            let again = try Child(Checkout.dactyl, ["run", "TouchSpots", "--on", "web", "--port", String(port)])
            session.app = again
            try session.play("waitfor document.getElementById('notice').textContent.startsWith('The link is not the running app')")
            let start = try #require(again.errors.range(of: "http://"))
            let link = try #require(again.errors[start.lowerBound...].split(separator: " ").first)
            try session.play("js location.href = '\(link)'")
            try session.play("waitfor window.dactyl && location.href == '\(link)' && dactyl.link.isOpen && dactyl.screen.frame > 0")
            let finger = Finger(id: 1, x: 200, y: 500)
            try session.down([finger])
            try session.expectSpots([finger], "in the app that was started again")
            again.signal(SIGTERM)
            #expect(try again.status() == 0)
        }

        @Test("rotated and zoomed, the app has the page's pixels and points")
        func rotation() throws {
            let session = try WebSession()
            // The room is what a rotation, a zoom and a resized window change.
            try session.play("js document.getElementById('room').style.cssText = 'right:190px'\nwaitfor dactyl.screen.room.width == 400")
            try session.play("waitfor document.getElementById('screen').width == 400")
            let picture = try session.stillPicture { picture in
                guard let extent = picture.extent(except: 0xFFFFFF) else { return false }
                return extent.x.upperBound > 400
            }
            #expect(picture[399, 10] == 0xFFFFFF && picture[401, 10] == 0)
            try session.down([Finger(id: 0, x: 200, y: 300)])
            waitUntil { session.told[0] == 1 }
            let log = try session.finish()
            #expect(log.deliveries.first?.touches.first.map { abs($0.x - 100) < 0.01 && abs($0.y - 150) < 0.01 } == true)
        }

        @Test("a moving finger costs less than a megabyte a second")
        func bytes() throws {
            let session = try WebSession()
            try session.down([Finger(id: 0, x: 150, y: 150)])
            try session.play("sleep 500")
            let measure = [
                "window.bytes=0,window.frames=0",
                "dactyl.screen.paint=(paint=>function(f,b){paint.call(this,f,b),frames++})(dactyl.screen.paint)",
                "dactyl.link.take=(take=>function(r){bytes+=r.view.byteLength,take.call(this,r)})(dactyl.link.take)",
            ]
            _ = try session.value("\(measure.joined(separator: ",")),1")
            var numbers = [0.0, 0.0], seconds = 0.0
            // A busy machine shows fewer frames of a glide.
            for turn in 0..<10 where numbers[0] <= 20 {
                let end = turn % 2 == 0 ? Finger(id: 0, x: 600, y: 1400) : Finger(id: 0, x: 150, y: 150)
                try session.glide([end], milliseconds: 3000)
                seconds += 3
                let figures = try session.value("[frames,bytes]") as? [Any]
                numbers = (figures ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
                try #require(numbers.count == 2)
            }
            #expect(numbers[0] > 20, "frames")
            let rate = numbers[1] / seconds
            #expect(numbers[1] > 1000 && rate <= 1_000_000, "\(rate) bytes a second")
        }
    }
}
#endif
