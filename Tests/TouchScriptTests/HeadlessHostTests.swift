import Foundation
import HostHeadless
import Testing
import TouchHost

@MainActor @Suite struct HeadlessHostTests {
    private func began(_ id: Int, at time: Double) -> TouchFrame {
        TouchFrame(timestamp: time, contacts: [Contact(id: id, phase: .began, timestamp: time, position: CGPoint(x: 5, y: 5))])
    }

    @Test func sizesAndDefaults() throws {
        let host = HeadlessHost()
        #expect(host.clock.now == 0)
        let surface = try host.makeSurface(SurfaceRequest(title: "", identifier: ""))
        #expect(surface.size == PixelSize(width: 390, height: 844))
        #expect(surface.scale == 1)
        #expect(surface.isVisible && surface.isFocused && !surface.isBusy)
        #expect(throws: HostSettings.Invalid.self) { try host.makeSurface(SurfaceRequest(title: "", identifier: "")) }
        #expect(HeadlessHost(size: PixelSize(width: 101, height: 51), scale: 1.5).outputs[0].size == PixelSize(width: 152, height: 77))
        surface.close()
        _ = try host.makeSurface(SurfaceRequest(title: "", identifier: ""))
    }

    @Test func tooLargeASurfaceIsOneLine() {
        var settings = HostSettings()
        settings.size = PixelSize(width: 16384, height: 16384)
        settings.scale = 16
        #expect { _ = try HeadlessHost(settings: settings) } throws: {
            "\($0)" == "the size 16384x16384 at scale 16.0 is not between 1 and 268435456 pixels"
        }
    }

    @Test("R-GEN-3: earlier timers, then the event, then timers of the same time")
    func timersAroundAnEvent() throws {
        let host = HeadlessHost(), client = try RecordingClient(host)
        client.requestWakes([0.1, 0.2, 0.3, 0.35])
        host.send(began(1, at: 0.3))
        #expect(client.heard == ["0.1 wake", "0.2 wake", "0.3 touch began 1 finger"])
        host.advance(to: 0.3)
        #expect(client.heard.last == "0.3 wake")
        host.advance(by: 0.1)
        #expect(client.heard.last == "0.35 wake")
        #expect(host.clock.now == 0.4)
    }

    @Test("R-GEN-5: a rounding error is no time")
    func timesOfDecimalFractions() throws {
        let host = HeadlessHost(), client = try RecordingClient(host)
        client.requestWakes([0.3])
        host.send(began(1, at: 0.1 + 0.2))
        #expect(client.heard == ["0.3 touch began 1 finger"])
    }

    @Test func ticksComeAtWholeRefreshesAndAfterWakeUps() throws {
        let host = HeadlessHost(), client = try RecordingClient(host)
        client.ticks = 2
        client.surface.requestTick()
        client.surface.requestTick()
        client.requestWakes([2 / 60.0])
        host.advance(to: 1)
        #expect(client.heard == ["0.0166667 tick 0.0166667", "0.0333333 wake", "0.0333333 tick 0.0333333", "0.05 tick 0.05"])
        client.lines = []
        // Sixty ticks, each asked for at the one before, are a second.
        client.ticks = 59
        client.surface.requestTick()
        host.advance(to: 2)
        #expect(client.heard.count == 60)
        #expect(client.heard.last == "2 tick 2")
    }

    @Test func eachThingIsActedOnBeforeTheNext() throws {
        let host = HeadlessHost(), client = try RecordingClient(host)
        host.send(began(1, at: 0))
        host.send([began(2, at: 0.1), began(3, at: 0.2)])
        #expect(client.lines == ["0 touch began 1 finger", "drained", "0.1 touch began 2 finger", "0.2 touch began 3 finger", "drained"])
    }

    @Test func framesFromThePastAreToldAsTheyAre() throws {
        let host = HeadlessHost(), client = try RecordingClient(host)
        host.advance(to: 5)
        host.send(began(1, at: 2))
        host.send(began(2, at: .nan))
        host.advance(to: .infinity)
        #expect(client.heard == ["5 touch began 1 finger", "5 touch began 2 finger"])
        #expect(host.clock.now == 5)
    }

    @Test func onlyDamageIsShown() throws {
        let host = HeadlessHost(size: PixelSize(width: 10, height: 10)), client = try RecordingClient(host)
        let surface = try #require(host.surface)
        #expect(surface.picture == nil)
        #expect(surface.pngData() == nil)
        #expect(surface.lend()?.age == 0)
        let all = PixelRect(minX: 0, minY: 0, maxX: 10, maxY: 10)
        client.painting = (0xFF11_2233, all, [all])
        host.advance(to: 1)
        #expect(surface.pixel(x: 9, y: 9) == .init(red: 0x11, green: 0x22, blue: 0x33))
        #expect(surface.lend()?.age == 1)
        client.painting = (0xFFAA_AAAA, all, [PixelRect(minX: 2, minY: 2, maxX: 4, maxY: 4), PixelRect(minX: 8, minY: 8, maxX: 99, maxY: 99)])
        host.setFocused(false)
        #expect(surface.pixel(x: 3, y: 3)?.description == "#AAAAAA")
        #expect(surface.pixel(x: 9, y: 9)?.description == "#AAAAAA")
        #expect(surface.pixel(x: 4, y: 3)?.description == "#112233")
        #expect(surface.pixel(x: 10, y: 0) == nil)
        #expect(surface.frameCount == 2)
        #expect(surface.pngData()?.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]))
    }

    @Test func aSlowDisplayIsBusyUntilItIsNot() throws {
        let host = HeadlessHost(), client = try RecordingClient(host)
        let all = PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
        host.isHoldingFrames = true
        client.painting = (0, all, [all])
        host.send(began(1, at: 0))
        #expect(client.surface.isBusy)
        #expect(client.surface.lend() == nil)
        host.finishFrame()
        #expect(!client.surface.isBusy)
        #expect(client.heard == ["0 touch began 1 finger", "0 idle true"])
        host.finishFrame()
        #expect(client.heard.count == 2)
    }

    @Test func whateverADisplayDoes() throws {
        let host = HeadlessHost(), client = try RecordingClient(host)
        host.setFocused(false)
        host.setFocused(false)
        host.setVisible(false)
        #expect(client.surface.lend() == nil)
        host.setVisible(true)
        host.resize(to: PixelSize(width: 20, height: 30), scale: 2)
        host.resize(to: PixelSize(width: 0, height: 30))
        host.lose(PixelRect(minX: -5, minY: 0, maxX: 5, maxY: 99))
        host.changeOutputs(to: host.outputs + host.outputs)
        host.send(KeyEvent(timestamp: 0, usage: 4, isPressed: true))
        host.send(ContactRevision(report: 3, force: 1))
        host.requestClose()
        host.requestTermination()
        host.fail(reason: "gone")
        #expect(client.heard == [
            "0 focused false", "0 visible false", "0 visible true", "0 geometry 20x30 @2.0", "0 lost 10x99", "0 outputs 2", "0 key 4 true",
            "0 revision 3", "0 close", "0 terminate", "0 failed: gone",
        ])
    }

    @Test func resizingKeepsThePictureAndAsksForANewOne() throws {
        let host = HeadlessHost(size: PixelSize(width: 4, height: 4)), client = try RecordingClient(host)
        let all = PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 4), surface = try #require(host.surface)
        client.painting = (0xFFFF_FFFF, all, [all])
        host.advance(to: 1)
        host.resize(to: PixelSize(width: 6, height: 2))
        #expect(surface.lend()?.age == 0)
        #expect(surface.pixel(x: 3, y: 1)?.description == "#FFFFFF")
        #expect(surface.pixel(x: 5, y: 1)?.description == "#000000")
    }

    @Test func theMouseIsOneFingerOrTwo() throws {
        let host = HeadlessHost(), client = try RecordingClient(host)
        host.movePointer(to: CGPoint(x: 10, y: 10))
        host.setButton(1, isPressed: true)
        host.movePointer(to: CGPoint(x: 12, y: 10))
        host.setButton(1, isPressed: false)
        host.setButton(1, isPressed: true, modifiers: .alternate)
        host.setButton(1, isPressed: false)
        #expect(client.heard == [
            "0 touch began -2 pointer buttons 1", "0 touch moved -2 pointer buttons 1", "0 touch ended -2 pointer buttons 1",
            "0 touch began -2 finger, began -1 finger", "0 touch ended -2 finger, ended -1 finger",
        ])
    }

    @Test func nothingIsHeardAfterDisconnecting() throws {
        let host = HeadlessHost(), client = try RecordingClient(host)
        client.requestWakes([0.5])
        host.disconnect()
        host.advance(to: 1)
        host.send(began(1, at: 2))
        #expect(client.heard == [])
        #expect(throws: HostSettings.Invalid.self) { try host.makeSurface(SurfaceRequest(title: "", identifier: "")) }
    }
}
