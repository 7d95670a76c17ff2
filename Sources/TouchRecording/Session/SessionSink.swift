package import TouchHost
import TouchScript

/// Where a recorder puts what it notes.
@MainActor
package protocol SessionSink: AnyObject {
    /// The surface is there. The session has no entries yet.
    func begin(_ session: Session, isTypedTextHidden: Bool)
    /// Any message; turns and frames only where the sink leaves the next two methods as they are.
    func append(_ entry: SessionEntry)
    /// A turn, which most entries are.
    func append(_ turn: SessionEntry.Turn, isBusy: Bool, now: Double)
    /// A frame, which most entries with contents are: a sink that has a place for its contacts needs no further memory for them.
    func append(_ frame: borrowing TouchFrame, now: Double)
    /// A turn is over: there is time to write.
    func flush()
    /// - Throws: `FileError` when not everything could be written.
    func finish() throws
}

extension SessionSink {
    package func append(_ turn: SessionEntry.Turn, isBusy: Bool, now: Double) {
        append(SessionEntry(now: now, message: turn.message(isBusy: isBusy)))
    }

    package func append(_ frame: borrowing TouchFrame, now: Double) { append(SessionEntry(now: now, message: .frame(copy frame))) }
}

/// A file of whole lines.
@MainActor
final class SessionFile: SessionSink {
    private let file: LineFile

    /// Places of fingers on a keyboard on the screen reveal what was typed there: the file is its owner's alone.
    init(path: String) throws { file = try LineFile(path: path, mode: 0o600) }

    func begin(_ session: Session, isTypedTextHidden: Bool) {
        for line in SessionText.header(session) { file.append(line) }
        if isTypedTextHidden { file.append(SessionText.hiddenRemark) }
        file.flush()
    }

    func append(_ entry: SessionEntry) { file.append(SessionText.line(entry)) }
    func flush() { file.flush() }

    func finish() throws {
        file.append(SessionText.end)
        file.flush()
        if let error = file.error { throw error }
    }
}
