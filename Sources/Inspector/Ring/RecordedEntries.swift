internal import TouchHost
internal import TouchRecording

/// Entries of a recording in memory, with the contacts of all frames in one row: an entry asks for no memory of its own.
@MainActor
struct RecordedEntries {
    private enum Content {
        /// A frame, and where its contacts begin, counted from the first that was ever recorded.
        case frame(Frame)
        case other(SessionEntry.Message)
    }

    private struct Frame {
        let timestamp: Double
        let start: Int
        let count: Int
        let modifiers: KeyModifiers
        let buttons: Int
    }

    private struct Entry {
        let now: Double
        let content: Content
    }

    /// Entries and contacts for which there is room at once: what is not used of it takes no memory, and growing copies all that there is.
    private static let roomForEntries = 100_000, roomForContacts = 50_000

    private var entries: ContiguousArray<Entry> = []
    private var contacts: ContiguousArray<Contact> = []
    /// How many contacts, before the first of those, are not kept any more.
    private var forgotten = 0

    var count: Int { entries.count }

    mutating func append(_ entry: SessionEntry) {
        if entries.isEmpty { entries.reserveCapacity(Self.roomForEntries) }
        entries.append(Entry(now: entry.now, content: .other(entry.message)))
    }

    mutating func append(_ frame: borrowing TouchFrame, now: Double) {
        if contacts.isEmpty { contacts.reserveCapacity(Self.roomForContacts) }
        let start = forgotten + contacts.count
        for index in frame.contacts.indices { contacts.append(frame.contacts[index]) }
        entries.append(Entry(now: now, content: .frame(
            Frame(timestamp: frame.timestamp, start: start, count: frame.contacts.count, modifiers: frame.modifiers, buttons: frame.buttons))))
    }

    /// When the entry was recorded, in seconds on the host's clock.
    func now(of index: Int) -> Double { entries[index].now }

    /// The contacts of a frame; none for other entries.
    func contacts(of index: Int) -> ArraySlice<Contact> {
        switch entries[index].content {
        case .frame(let frame): contacts[frame.start - forgotten..<frame.start - forgotten + frame.count]
        case .other(.frame(let frame)): ArraySlice(frame.contacts)
        case .other: []
        }
    }

    /// The time of a frame, or of the entry for all else.
    func frameTime(of index: Int) -> Double {
        switch entries[index].content {
        case .frame(let frame): frame.timestamp
        case .other(.frame(let frame)): frame.timestamp
        case .other: entries[index].now
        }
    }

    /// What an entry is, unless it is a frame.
    func message(of index: Int) -> SessionEntry.Message? {
        if case .other(let message) = entries[index].content { message } else { nil }
    }

    /// The entries up to a moment, in seconds on the host's clock.
    func all(until end: Double) -> ContiguousArray<SessionEntry> {
        var result: ContiguousArray<SessionEntry> = []
        for index in entries.indices where entries[index].now <= end {
            let message: SessionEntry.Message = switch entries[index].content {
            case .frame(let frame):
                .frame(TouchFrame(timestamp: frame.timestamp, contacts: ContiguousArray(contacts(of: index)), modifiers: frame.modifiers,
                                  buttons: frame.buttons))
            case .other(let message): message
            }
            result.append(SessionEntry(now: entries[index].now, message: message))
        }
        return result
    }

    mutating func removeFirst(_ number: Int) {
        var start = forgotten + contacts.count
        for entry in entries[number...] {
            guard case .frame(let frame) = entry.content else { continue }
            start = frame.start
            break
        }
        contacts.removeFirst(start - forgotten)
        forgotten = start
        entries.removeFirst(number)
    }
}
