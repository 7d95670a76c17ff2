import FuzzSupport
import TouchHost

/// Passes on what a host sends, and checks that each contact begins once and is over once.
@MainActor
final class LivesClient: DisplayHostClient {
    private let next: any DisplayHostClient
    private var lives = Lives(isNumberedAnew: true)

    init(_ next: any DisplayHostClient) { self.next = next }

    func surface(_ surface: any Surface, didReceive frame: borrowing TouchFrame) {
        for contact in frame.contacts { lives.take(contact.id, contact.phase) }
        next.surface(surface, didReceive: frame)
    }

    func surface(_ surface: any Surface, didReceive key: KeyEvent) { next.surface(surface, didReceive: key) }
    func surface(_ surface: any Surface, didReceive hover: HoverSample) { next.surface(surface, didReceive: hover) }
    func surface(_ surface: any Surface, didReceive revision: ContactRevision) { next.surface(surface, didReceive: revision) }
    func surface(_ surface: any Surface, didReceive edit: TextEdit) { next.surface(surface, didReceive: edit) }
    func surfaceDidChangeGeometry(_ surface: any Surface) { next.surfaceDidChangeGeometry(surface) }
    func surfaceDidChangeVisibility(_ surface: any Surface) { next.surfaceDidChangeVisibility(surface) }
    func surfaceDidChangeFocus(_ surface: any Surface) { next.surfaceDidChangeFocus(surface) }
    func surfaceDidBecomeIdle(_ surface: any Surface) { next.surfaceDidBecomeIdle(surface) }
    func surface(_ surface: any Surface, didLose damage: PixelRect) { next.surface(surface, didLose: damage) }
    func surfaceDidTick(_ surface: any Surface, timestamp: Double) { next.surfaceDidTick(surface, timestamp: timestamp) }
    func surfaceDidRequestClose(_ surface: any Surface) { next.surfaceDidRequestClose(surface) }
    func hostDidChangeClipboard(_ host: any DisplayHost) { next.hostDidChangeClipboard(host) }
    func host(_ host: any DisplayHost, didChange settings: DesktopSettings) { next.host(host, didChange: settings) }
    func hostClockDidWake(_ host: any DisplayHost) { next.hostClockDidWake(host) }
    func hostDidDrain(_ host: any DisplayHost) { next.hostDidDrain(host) }
    func hostWillWait(_ host: any DisplayHost) { next.hostWillWait(host) }
    func hostDidChangeOutputs(_ host: any DisplayHost) { next.hostDidChangeOutputs(host) }
    func hostDidRequestTermination(_ host: any DisplayHost) { next.hostDidRequestTermination(host) }
    func hostDidFail(_ host: any DisplayHost, reason: String) { next.hostDidFail(host, reason: reason) }
    func host(_ host: any DisplayHost, didAbort error: any Error) { next.host(host, didAbort: error) }
}
