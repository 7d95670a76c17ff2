import Foundation
import HostKit
import PictureFiles
import TouchHost
import TouchRecording
import TouchScript

/// Replays what devices did in a recorded session in real time on a display, laid over the size that the window has now.
///
/// It starts when the first frame is on the screen, and leaves the application running. Turns and refreshes are this display's own, so
/// decisions may differ where they hang on the turn in which something came.
@MainActor
final class SessionPlayback: Playback {
    private static let firstContact = 1 << 32

    private unowned let host: any ScriptableHost
    private let entries: ContiguousArray<SessionEntry>
    private let start: Double
    private var size: PixelSize
    private var next = 0
    /// What has to be added to the session's times.
    private var offset: Double?
    private let snapshot: String?
    private var isOver = false

    init(_ session: Session, snapshot: String?, on host: any ScriptableHost) {
        self.host = host
        self.snapshot = snapshot
        entries = session.entries.filter { entry in
            switch entry.message {
            case .frame, .key, .hover, .motion, .revision, .text, .geometry: true
            default: false
            }
        }
        start = session.entries.first?.now ?? session.start
        size = session.size
    }

    var deadline: Double? {
        guard let offset, !isOver else { return nil }
        return (next < entries.count ? entries[next].now : (entries.last?.now ?? start) + Self.timeAfterwards) + offset
    }

    /// How long after the last entry the picture is taken.
    private static let timeAfterwards = 1.0

    @discardableResult
    func advance() -> Bool {
        guard !isOver else { return false }
        if offset == nil {
            guard let surface = host.mainSurface, surface.picture != nil, !surface.isBusy else { return false }
            offset = host.clock.now - start
        }
        guard let deadline, deadline <= host.clock.now, let surface = host.mainSurface else { return false }
        guard next < entries.count else {
            saveSnapshot()
            return false
        }
        while next < entries.count, entries[next].now + offset! <= host.clock.now {
            tell(entries[next].message, surface)
            next += 1
        }
        host.client?.hostDidDrain(host)
        return true
    }

    func saveSnapshot() {
        guard !isOver else { return }
        isOver = true
        guard let snapshot else { return }
        do {
            try PictureFile.write(host.mainSurface?.picture, to: snapshot)
        } catch {
            host.client?.host(host, didAbort: error)
        }
    }

    private func tell(_ message: SessionEntry.Message, _ surface: any Surface) {
        switch message {
        case .frame(var frame):
            let time = frame.timestamp
            frame.timestamp = moment(time)
            for index in frame.contacts.indices {
                frame.contacts[index].id += Self.firstContact
                frame.contacts[index].timestamp += frame.timestamp - time
                frame.contacts[index].position = place(frame.contacts[index].position, surface)
            }
            host.client?.surface(surface, didReceive: frame)
        case .key(var key):
            key.timestamp = moment(key.timestamp)
            host.client?.surface(surface, didReceive: key)
        case .hover(var hover):
            hover.timestamp = moment(hover.timestamp)
            hover.position = place(hover.position, surface)
            host.client?.surface(surface, didReceive: hover)
        case .motion(var motion):
            motion.timestamp = moment(motion.timestamp)
            motion.position = place(motion.position, surface)
            if motion.kind == .scroll { motion.movement = place(motion.movement, surface) }
            host.client?.surface(surface, didReceive: motion)
        case .revision(var revision):
            revision.position = revision.position.map { place($0, surface) }
            host.client?.surface(surface, didReceive: revision)
        case .text(let edit): host.client?.surface(surface, didReceive: edit)
        case .geometry(let size, _): self.size = size
        default: break
        }
    }

    /// The host's time of a session's time, in one order with what devices send (R-HST-3).
    private func moment(_ time: Double) -> Double {
        host.deliveries.queue.didSend(at: time + (offset ?? 0))
        return host.deliveries.queue.sentTime
    }

    private func place(_ position: CGPoint, _ surface: any Surface) -> CGPoint {
        CGPoint(x: position.x * Double(surface.size.width) / Double(size.width),
                y: position.y * Double(surface.size.height) / Double(size.height))
    }
}
