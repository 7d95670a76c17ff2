import Foundation
import HostKit
import Testing
import TouchHost
import TouchScript
@testable import HostRunner

/// Fingers of a script beside those of devices: R-HST-3.
@MainActor @Suite struct ScriptOrderTests {
    /// A display whose devices and refreshes the test plays.
    private final class Display: ScriptableHost {
        let name = "test"
        let systemClock = SystemClock()
        var clock: any HostClock { systemClock }
        var outputs: [Output] { [screen.output] }
        weak var client: (any DisplayHostClient)?
        let deliveries = Deliveries()
        let screen = Screen()
        var mainSurface: (any Surface)? { screen }
        var descriptors: [Int32] { [] }
        func makeSurface(_ request: SurfaceRequest) throws -> any Surface { screen }
        func disconnect() {}
        func dispatch() {}
        func prepareToWait() -> Bool { false }

        /// A device's finger, with a time of its own.
        func move(_ id: Int, at time: Double) {
            deliveries.queue.append(Contact(id: id, phase: .moved, timestamp: time, position: .zero), window: 1, timestamp: time, modifiers: [])
        }

        func deliver() {
            guard let client else { return }
            _ = deliveries.queue.putTimesInOrder()
            deliveries.send(to: client, readAt: systemClock.now) { _ in screen }
        }
    }

    private final class Screen: Surface {
        let size = PixelSize(width: 100, height: 100), scale = 1.0, isVisible = true, isFocused = true, isBusy = false
        let output = Output(name: "test", size: PixelSize(width: 100, height: 100), scale: 1, refreshRate: 60)
        private let memory = PixelMemory(size: PixelSize(width: 100, height: 100))
        var picture: SurfaceBuffer? { memory?.buffer(age: 1) }
        func lend() -> SurfaceBuffer? { nil }
        func present(_ damage: ContiguousArray<PixelRect>) {}
        func requestTick() {}
        func close() {}
    }

    /// Remembers the times of frames, and does something in the first of a device.
    private final class Client: DisplayHostClient {
        var times: [Double] = []
        var inCallback: (() -> Void)?

        func surface(_ surface: any Surface, didReceive frame: borrowing TouchFrame) {
            times.append(frame.timestamp)
            for contact in frame.contacts { #expect(contact.timestamp == frame.timestamp) }
            let action = inCallback
            inCallback = nil
            action?()
        }

        func surface(_ surface: any Surface, didReceive key: KeyEvent) {}
        func surfaceDidChangeGeometry(_ surface: any Surface) {}
        func surfaceDidChangeVisibility(_ surface: any Surface) {}
        func surfaceDidChangeFocus(_ surface: any Surface) {}
        func surfaceDidBecomeIdle(_ surface: any Surface) {}
        func surface(_ surface: any Surface, didLose damage: PixelRect) {}
        func surfaceDidTick(_ surface: any Surface, timestamp: Double) {}
        func surfaceDidRequestClose(_ surface: any Surface) {}
        func hostClockDidWake(_ host: any DisplayHost) {}
        func hostDidDrain(_ host: any DisplayHost) {}
        func hostWillWait(_ host: any DisplayHost) {}
        func hostDidChangeOutputs(_ host: any DisplayHost) {}
        func hostDidRequestTermination(_ host: any DisplayHost) {}
        func hostDidFail(_ host: any DisplayHost, reason: String) {}
        func host(_ host: any DisplayHost, didAbort error: any Error) { Issue.record("\(error)") }
    }

    private func play(_ text: String, _ display: Display) throws -> ScriptPlayback {
        ScriptPlayback(try TouchScript(text, name: "test"), snapshot: nil, pinchModifiers: .alternate, on: display)
    }

    @Test("what a device did before a script's frame, and what is read after it, does not go back")
    func aDeviceIsReadLate() throws {
        let display = Display(), client = Client()
        display.client = client
        let playback = try play("down 0 10 10; frame; sleep 1\nmove 0 11 11; frame; sleep 1\nup 0; frame", display)
        let end = SystemClock.now + 10
        for _ in 0..<3 {
            // The server's stamp is older than the moment at which it is read.
            display.move(1, at: SystemClock.now - 0.02)
            while !playback.advance() { try #require(SystemClock.now < end) }
            display.deliver()
        }
        #expect(client.times.count == 6)
        #expect(client.times == client.times.sorted())
    }

    @Test("a script that goes on in a run loop of a callback leaves the times of the frames behind it in order")
    func aScriptGoesOnInACallback() throws {
        let display = Display(), client = Client()
        display.client = client
        let playback = try play("down 0 10 10; frame; sleep 5\nmove 0 11 11; frame", display), end = SystemClock.now + 10
        while !playback.advance() { try #require(SystemClock.now < end) }
        display.move(1, at: SystemClock.now - 0.002)
        display.move(2, at: SystemClock.now - 0.001)
        client.inCallback = { while !playback.advance(), SystemClock.now < end {} }
        display.deliver()
        #expect(client.times.count == 4)
        #expect(client.times == client.times.sorted())
    }

    @Test func aScriptIsNotEarlierThanWhatADeviceSent() throws {
        let display = Display(), client = Client()
        display.client = client
        let playback = try play("down 0 10 10; frame; sleep 20\nmove 0 11 11; frame", display), end = SystemClock.now + 10
        while !playback.advance() { try #require(SystemClock.now < end) }
        // Its next step is due at 20 ms, and is late.
        Thread.sleep(forTimeInterval: 0.03)
        display.move(1, at: SystemClock.now)
        display.deliver()
        while !playback.advance() { try #require(SystemClock.now < end) }
        #expect(client.times.count == 3)
        #expect(client.times == client.times.sorted())
    }
}
