package import Foundation
internal import HostKit
public import TouchHost

/// Writes down every call of a host to its client, and passes it on.
///
/// The file has whole lines only, whenever the process ends. Turns in which nothing happened are left out.
@preconcurrency @MainActor
public final class SessionRecorder: DisplayHostClient {
    // Strong: each turn reads it, and a weak link is read through a table of counts. Before the host, which has to outlive its surface.
    private var surface: (any Surface)?
    private var quietSurface: (any QuietSurface)?
    private let sink: any SessionSink
    private var hider = TypedTextHider()
    private var fingerHider = TypingFingerHider()
    private let rule: TypedTextRule
    /// The client, if it knows where what is typed goes.
    private let typing: (any TypingClient)?
    private let app: String
    private let host: any DisplayHost
    private let client: any DisplayHostClient
    /// The reading of the host's clock that the session begins with.
    package let start: Double
    private let clock: any HostClock
    private var last: Double
    /// Whether anything was sent since the last drain, and since the last wait.
    private var hasNews = true
    private var hasNewsToDraw = true

    /// - Parameter keepsTyped: Whether what is typed is written down as it is, unless a secure field gets it. Otherwise stand-ins for keys,
    ///   texts and places on a keyboard on the screen show how much it was, and when.
    /// - Throws: `FileError` when the file can't be written.
    public convenience init(path: String, app: String, host: any DisplayHost, client: any DisplayHostClient, keepsTyped: Bool = false) throws {
        self.init(to: try SessionFile(path: path), app: app, host: host, client: client, keepsTyped: keepsTyped)
    }

    package init(to sink: any SessionSink, app: String, host: any DisplayHost, client: any DisplayHostClient, keepsTyped: Bool) {
        self.sink = sink
        rule = TypedTextRule(isAskedFor: keepsTyped)
        typing = client as? any TypingClient
        self.app = app
        self.host = host
        self.client = client
        clock = host.clock
        start = clock.now
        last = start
    }

    /// The application has made its surface: from now on there is something to write.
    public func begin(_ surface: any Surface) {
        self.surface = surface
        quietSurface = surface as? any QuietSurface
        var session = Session(app: app, host: host.name, timing: .host, start: start, outputs: host.outputs, size: surface.size,
                              scale: surface.scale)
        session.isVisible = surface.isVisible
        session.isFocused = surface.isFocused
        sink.begin(session, isTypedTextHidden: !rule.isAskedFor)
    }

    /// Ends the recording.
    /// - Throws: `FileError` when not everything could be written.
    public func finish() throws {
        try sink.finish()
    }

    private func note(_ message: SessionEntry.Message) {
        guard surface != nil else { return }
        sink.append(SessionEntry(now: read(), message: message))
    }

    private func note(endOfTurn turn: SessionEntry.Turn) {
        guard let surface else { return }
        // The client is not waiting for the surface because it is noted.
        sink.append(turn, isBusy: quietSurface?.isBusyQuietly ?? surface.isBusy, now: read())
    }

    /// Whether what is typed now is not to be written down.
    private var isHidden: Bool { !rule.shows(isSecret: typing?.typesInSecret ?? false) }

    private func note(_ frame: borrowing TouchFrame, on surface: any Surface) {
        guard let typing, typing.showsKeyboard || fingerHider.isHiding else { return sink.append(frame, now: read()) }
        sink.append(fingerHider.hide(copy frame, if: isHidden, explores: typing.exploresKeyboard) { typing.standIn(for: $0, on: surface) }, now: read())
    }

    /// A pointer over a key that types is over the one that stands for all.
    private func shown(_ hover: HoverSample, on surface: any Surface) -> HoverSample {
        guard let typing, typing.showsKeyboard, isHidden, let place = typing.standIn(for: hover.position, on: surface) else { return hover }
        var hidden = hover
        hidden.position = place
        return hidden
    }

    /// Reads the clock for something new.
    private func read() -> Double {
        last = max(last, clock.now)
        hasNews = true
        hasNewsToDraw = true
        return last
    }

    // MARK: DisplayHostClient

    public func surface(_ surface: any Surface, didReceive frame: borrowing TouchFrame) {
        if self.surface != nil { note(frame, on: surface) }
        client.surface(surface, didReceive: frame)
    }

    public func surface(_ surface: any Surface, didReceive key: KeyEvent) {
        note(.key(isHidden || !key.isPressed ? hider.hide(key) : key))
        client.surface(surface, didReceive: key)
    }

    public func surface(_ surface: any Surface, didReceive hover: HoverSample) {
        note(.hover(shown(hover, on: surface)))
        client.surface(surface, didReceive: hover)
    }

    public func surface(_ surface: any Surface, didReceive motion: IndirectSample) {
        note(.motion(motion))
        client.surface(surface, didReceive: motion)
    }

    public func surface(_ surface: any Surface, didReceive revision: ContactRevision) {
        var shown = revision
        // Which finger it is of is not known here.
        if isHidden, typing?.showsKeyboard == true { shown.position = nil }
        note(.revision(shown))
        client.surface(surface, didReceive: revision)
    }

    public func surface(_ surface: any Surface, didReceive edit: TextEdit) {
        note(.text(isHidden ? hider.hide(edit) : edit))
        client.surface(surface, didReceive: edit)
    }

    public func surfaceDidChangeGeometry(_ surface: any Surface) {
        note(.geometry(surface.size, scale: surface.scale))
        client.surfaceDidChangeGeometry(surface)
    }

    public func surfaceDidChangeVisibility(_ surface: any Surface) {
        note(.visibility(surface.isVisible))
        client.surfaceDidChangeVisibility(surface)
    }

    public func surfaceDidChangeFocus(_ surface: any Surface) {
        note(.focus(surface.isFocused))
        client.surfaceDidChangeFocus(surface)
    }

    public func surfaceDidBecomeIdle(_ surface: any Surface) {
        note(.idle)
        client.surfaceDidBecomeIdle(surface)
    }

    public func surface(_ surface: any Surface, didLose damage: PixelRect) {
        note(.lost(damage))
        client.surface(surface, didLose: damage)
    }

    public func surfaceDidTick(_ surface: any Surface, timestamp: Double) {
        note(.tick(timestamp: timestamp))
        client.surfaceDidTick(surface, timestamp: timestamp)
    }

    public func surfaceDidRequestClose(_ surface: any Surface) {
        note(.close)
        client.surfaceDidRequestClose(surface)
    }

    public func hostClockDidWake(_ host: any DisplayHost) {
        note(.wake)
        client.hostClockDidWake(host)
    }

    public func hostDidDrain(_ host: any DisplayHost) {
        if hasNews {
            note(endOfTurn: .drain)
            hasNews = false
        }
        client.hostDidDrain(host)
    }

    public func hostWillWait(_ host: any DisplayHost) {
        if hasNewsToDraw {
            let isUndrained = hasNews
            note(endOfTurn: .wait)
            hasNews = isUndrained
            hasNewsToDraw = false
            // While nothing happens there is time for it.
            sink.flush()
        }
        client.hostWillWait(host)
    }

    public func hostDidChangeOutputs(_ host: any DisplayHost) {
        note(.outputs(host.outputs))
        client.hostDidChangeOutputs(host)
    }

    /// Passed on, and not written: the clipboard is another program's.
    public func hostDidChangeClipboard(_ host: any DisplayHost) { client.hostDidChangeClipboard(host) }

    /// Passed on, and not written: a session is replayed with the settings of the place where that is done.
    public func host(_ host: any DisplayHost, didChange settings: DesktopSettings) { client.host(host, didChange: settings) }

    public func hostDidRequestTermination(_ host: any DisplayHost) {
        note(.termination)
        client.hostDidRequestTermination(host)
    }

    public func host(_ host: any DisplayHost, didAbort error: any Error) {
        note(.failure("\(error)"))
        client.host(host, didAbort: error)
    }

    public func hostDidFail(_ host: any DisplayHost, reason: String) {
        note(.failure(reason))
        client.hostDidFail(host, reason: reason)
    }
}

/// A recorder in front of another passes its questions on.
extension SessionRecorder: TypingClient {
    package var typesInSecret: Bool { typing?.typesInSecret ?? false }
    package var showsKeyboard: Bool { typing?.showsKeyboard ?? false }
    package var exploresKeyboard: Bool { typing?.exploresKeyboard ?? false }
    package func standIn(for place: CGPoint, on surface: any Surface) -> CGPoint? { typing?.standIn(for: place, on: surface) }
}
