import Foundation
import TouchHost
import TouchRecording

extension HeadlessHost {
    /// How long a device's recording continues after its last frame, so that whatever waits for time to pass gets it.
    private static let timeAfterwards = 1.0

    /// Sends the client what it received when the session was recorded. Ends where the session did.
    func replay(_ session: Session) {
        switch session.timing {
        case .device:
            settle()
            for entry in session.entries {
                guard !isEnding else { return }
                replayOnOwnTime(entry)
            }
            pass(to: virtualClock.now + Self.timeAfterwards, inclusive: true)
        case .host:
            isRepeatingTurns = true
            isHoldingFrames = true
            for entry in session.entries {
                while let pace, !isEnding, !wait(pace, until: entry.now) {}
                guard !isEnding, repeatTurn(entry) else { return }
            }
        }
    }

    /// A device's report, among wake-ups and refreshes of this host's.
    private func replayOnOwnTime(_ entry: SessionEntry) {
        switch entry.message {
        case .frame(let frame): send(frame)
        case .hover(let hover): send(hover)
        case .motion(let motion): send(motion)
        case .key(let key): send(key)
        case .revision(let revision):
            begin(at: entry.now)
            send(revision)
        default: break
        }
    }

    /// - Returns: Whether the session continues.
    private func repeatTurn(_ entry: SessionEntry) -> Bool {
        virtualClock.advance(to: entry.now)
        guard let surface else { return false }
        switch entry.message {
        case .frame(let frame): client?.surface(surface, didReceive: frame)
        case .key(let key): client?.surface(surface, didReceive: key)
        case .hover(let hover): client?.surface(surface, didReceive: hover)
        case .motion(let motion): client?.surface(surface, didReceive: motion)
        case .revision(let revision): client?.surface(surface, didReceive: revision)
        case .text(let edit): client?.surface(surface, didReceive: edit)
        case .geometry(let size, let scale):
            if surface.resize(to: size, scale: scale) { client?.surfaceDidChangeGeometry(surface) }
        case .visibility(let isVisible):
            surface.isVisible = isVisible
            client?.surfaceDidChangeVisibility(surface)
        case .focus(let isFocused):
            surface.isFocused = isFocused
            client?.surfaceDidChangeFocus(surface)
        case .outputs(let outputs):
            setOutputs(outputs)
            client?.hostDidChangeOutputs(self)
        case .lost(let part):
            surface.lose(part)
            client?.surface(surface, didLose: part)
        case .idle:
            surface.isBusy = false
            client?.surfaceDidBecomeIdle(surface)
        case .tick(let timestamp):
            surface.takeTick()
            client?.surfaceDidTick(surface, timestamp: timestamp)
        case .wake:
            virtualClock.takeWake()
            client?.hostClockDidWake(self)
        case .drain(let isBusy):
            surface.isBusy = isBusy
            client?.hostDidDrain(self)
        case .wait(let isBusy):
            surface.isBusy = isBusy
            MainQueue.drain()
            client?.hostWillWait(self)
        case .close, .termination, .failure: return false
        }
        return true
    }
}
