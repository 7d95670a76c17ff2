internal import TouchHost
internal import TouchRecording

/// Entries of a recording in memory. Most are turns, which are a time each; the contacts of all frames stand in one row: neither asks for memory
/// of its own.
@MainActor
struct RecordedEntries {
    private enum Content {
        case turn(SessionEntry.Turn, isBusy: Bool)
        /// The number of a frame.
        case frame(UInt32)
        /// The number of any other message.
        case other(UInt32)
    }

    private struct Frame {
        let timestamp: Double
        /// The number of its first contact.
        let start: UInt32
        let count: UInt32
        let modifiers: KeyModifiers
        let buttons: Int
    }

    private struct Entry {
        let now: Double
        let content: Content
    }

    /// Entries, frames and contacts for which there is room at once: what is not used of it takes no memory, and growing copies all that there is.
    private static let roomForEntries = 150_000, roomForFrames = 50_000

    private var entries: ContiguousArray<Entry> = []
    private var frames = NumberedRow<Frame>()
    private var contacts = NumberedRow<Contact>()
    private var messages = NumberedRow<SessionEntry.Message>()

    var count: Int { entries.count }

    mutating func append(_ turn: SessionEntry.Turn, isBusy: Bool, now: Double) { append(.turn(turn, isBusy: isBusy), now) }

    mutating func append(_ entry: SessionEntry) {
        if case .frame(let frame) = entry.message { return append(frame, now: entry.now) }
        append(.other(messages.end), entry.now)
        messages.append(entry.message)
    }

    mutating func append(_ frame: borrowing TouchFrame, now: Double) {
        if frames.elements.isEmpty {
            frames.reserveCapacity(Self.roomForFrames)
            contacts.reserveCapacity(Self.roomForFrames)
        }
        append(.frame(frames.end), now)
        frames.append(Frame(timestamp: frame.timestamp, start: contacts.end, count: UInt32(truncatingIfNeeded: frame.contacts.count),
                            modifiers: frame.modifiers, buttons: frame.buttons))
        for index in frame.contacts.indices { contacts.append(frame.contacts[index]) }
    }

    private mutating func append(_ content: Content, _ now: Double) {
        if entries.isEmpty { entries.reserveCapacity(Self.roomForEntries) }
        entries.append(Entry(now: now, content: content))
    }

    /// When the entry was recorded, in seconds on the host's clock.
    func now(of index: Int) -> Double { entries[index].now }

    /// The contacts of a frame; none for other entries.
    func contacts(of index: Int) -> ArraySlice<Contact> {
        guard case .frame(let number) = entries[index].content else { return [] }
        return contacts(of: frames[number])
    }

    private func contacts(of frame: Frame) -> ArraySlice<Contact> {
        let start = contacts.place(of: frame.start)
        return contacts.elements[start..<start + Int(frame.count)]
    }

    /// The time of a frame, or of the entry for all else.
    func frameTime(of index: Int) -> Double {
        if case .frame(let number) = entries[index].content { frames[number].timestamp } else { entries[index].now }
    }

    /// What an entry is, unless it is a frame.
    func message(of index: Int) -> SessionEntry.Message? {
        switch entries[index].content {
        case .turn(let turn, let isBusy): turn.message(isBusy: isBusy)
        case .other(let number): messages[number]
        case .frame: nil
        }
    }

    /// The entries up to a moment, in seconds on the host's clock.
    func all(until end: Double) -> ContiguousArray<SessionEntry> {
        var result: ContiguousArray<SessionEntry> = []
        for index in entries.indices where entries[index].now <= end {
            let message: SessionEntry.Message
            switch entries[index].content {
            case .turn(let turn, let isBusy): message = turn.message(isBusy: isBusy)
            case .other(let number): message = messages[number]
            case .frame(let number):
                let frame = frames[number]
                message = .frame(TouchFrame(timestamp: frame.timestamp, contacts: ContiguousArray(contacts(of: frame)), modifiers: frame.modifiers,
                                            buttons: frame.buttons))
            }
            result.append(SessionEntry(now: entries[index].now, message: message))
        }
        return result
    }

    mutating func removeFirst(_ count: Int) {
        entries.removeFirst(count)
        // What the entries that are left name first.
        var frame = frames.end, message = messages.end
        for entry in entries.reversed() {
            switch entry.content {
            case .frame(let number): frame = number
            case .other(let number): message = number
            case .turn: break
            }
        }
        contacts.forget(before: frame == frames.end ? contacts.end : frames[frame].start)
        frames.forget(before: frame)
        messages.forget(before: message)
    }
}
