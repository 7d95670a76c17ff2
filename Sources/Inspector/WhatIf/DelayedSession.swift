internal import TouchHost
internal import TouchRecording

/// A session whose input after a moment comes at another.
///
/// It goes on its own time. The recording's turns, wake-ups and refreshes are left out, since they belong to its moments.
struct DelayedSession {
    let session: Session

    /// - Parameters:
    ///   - delay: Seconds; less than 0 for earlier.
    ///   - moment: Seconds on the clock of the session.
    /// - Throws: ``InspectorError`` where it would come before what comes before it.
    init(_ original: Session, by delay: Double, after moment: Double) throws(InspectorError) {
        var last = original.start, session = original
        session.timing = .device
        session.entries = []
        for var entry in original.entries {
            guard let time = Self.time(of: entry) else { continue }
            if time > moment + 1e-9 {
                guard time + delay >= last else {
                    let least = last - time
                    throw InspectorError(.invalidParameter, "what comes after that moment can't come \(-delay) s earlier: what came before it was only \(-least) s earlier")
                }
                entry = Self.moved(entry, by: delay)
            } else {
                last = max(last, time)
            }
            session.entries.append(entry)
        }
        self.session = session
    }

    /// The moment of an input; `nil` for what a session on its own time does not have.
    private static func time(of entry: SessionEntry) -> Double? {
        switch entry.message {
        case .frame(let frame): frame.timestamp
        case .hover(let hover): hover.timestamp
        case .motion(let motion): motion.timestamp
        case .key(let key): key.timestamp
        case .revision: entry.now
        default: nil
        }
    }

    private static func moved(_ entry: SessionEntry, by delay: Double) -> SessionEntry {
        var entry = entry
        entry.now += delay
        switch entry.message {
        case .frame(var frame):
            frame.timestamp += delay
            for index in frame.contacts.indices { frame.contacts[index].timestamp += delay }
            entry.message = .frame(frame)
        case .hover(var hover):
            hover.timestamp += delay
            entry.message = .hover(hover)
        case .motion(var motion):
            motion.timestamp += delay
            entry.message = .motion(motion)
        case .key(var key):
            key.timestamp += delay
            entry.message = .key(key)
        default: break
        }
        return entry
    }
}
