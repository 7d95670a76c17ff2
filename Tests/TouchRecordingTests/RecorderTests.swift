import HostHeadless
import HostKit
import Testing
import TouchHost
import UIKit
@testable import TouchRecording

/// A recorder changes nothing about the run.
@MainActor @Suite("The recorder", .serialized) struct RecorderTests {
    @Test func notingThatASurfaceIsBusyIsNotWaitingForIt() throws {
        let host = HeadlessHost()
        _ = try UIApplication.shared.attach(to: host)
        defer { UIApplication.shared.detach() }
        let sink = Sink(), surface = BusySurface(), own = try #require(host.surface)
        let recorder = SessionRecorder(to: sink, app: "Test", host: host, client: try #require(host.client), keepsTyped: false)
        recorder.begin(surface)
        recorder.surfaceDidChangeFocus(own)
        recorder.hostDidDrain(host)
        recorder.hostWillWait(host)
        #expect(sink.messages == [.focus(own.isFocused), .drain(isBusy: true), .wait(isBusy: true)])
        #expect(surface.looks == 0)
    }

    @Test("R-TXT-19 A change of the clipboard by another program is passed on, and not written down")
    func clipboard() throws {
        let host = HeadlessHost()
        _ = try UIApplication.shared.attach(to: host)
        defer { UIApplication.shared.detach() }
        let sink = Sink(), recorder = SessionRecorder(to: sink, app: "Test", host: host, client: try #require(host.client), keepsTyped: false)
        recorder.begin(try #require(host.surface))
        nonisolated(unsafe) var notices = 0
        let observer = NotificationCenter.default.addObserver(forName: UIPasteboard.changedNotification, object: nil, queue: nil) { _ in notices += 1 }
        defer { NotificationCenter.default.removeObserver(observer) }
        recorder.hostDidChangeClipboard(host)
        #expect(notices == 1 && sink.messages.isEmpty)
    }

    private final class Sink: SessionSink {
        private(set) var messages: [SessionEntry.Message] = []
        func begin(_ session: Session, isTypedTextHidden: Bool) {}
        func append(_ entry: SessionEntry) { messages.append(entry.message) }
        func flush() {}
        func finish() throws {}
    }

    /// Counts how often a client looks whether it is busy, which it always is.
    private final class BusySurface: QuietSurface {
        private(set) var looks = 0
        let size = PixelSize(width: 10, height: 10), scale = 1.0, isVisible = true, isFocused = true
        let output = Output(name: "none", size: PixelSize(width: 10, height: 10), scale: 1, refreshRate: 60)
        let picture: SurfaceBuffer? = nil
        var isBusyQuietly: Bool { true }
        var isBusy: Bool {
            looks += 1
            return true
        }
        func lend() -> SurfaceBuffer? { nil }
        func present(_ damage: ContiguousArray<PixelRect>) {}
        func requestTick() {}
        func close() {}
    }
}
