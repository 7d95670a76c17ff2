internal import TouchHost
internal import TouchRecording

/// Entries of a recording in memory. Most are turns, which are a time each; the contacts of all frames are in one row: neither asks for memory
/// of its own.
struct RecordedEntries: ~Copyable {
    // Not private: Swift 6.3 can't compile the end of a row of private elements in a debug build.
    enum Content {
        case turn(SessionEntry.Turn, isBusy: Bool)
        /// The number of a frame.
        case frame(UInt32)
        /// The number of any other message.
        case other(UInt32)
    }

    struct Frame {
        let timestamp: Double
        /// The number of its first contact.
        let start: UInt32
        let count: UInt32
        let modifiers: KeyModifiers
        let buttons: Int
    }

    struct Entry {
        let now: Double
        let content: Content
    }

    private var entries = NumberedRow<Entry>()
    private var frames = NumberedRow<Frame>()
    private var contacts = NumberedRow<Contact>()
    private var messages = NumberedRow<SessionEntry.Message>()

    var count: Int { entries.count }

    mutating func append(_ turn: SessionEntry.Turn, isBusy: Bool, now: Double) {
        entries.append(Entry(now: now, content: .turn(turn, isBusy: isBusy)))
    }

    mutating func append(_ entry: SessionEntry) {
        if case .frame(let frame) = entry.message { return append(frame, now: entry.now) }
        entries.append(Entry(now: entry.now, content: .other(messages.end)))
        messages.append(entry.message)
    }

    mutating func append(_ frame: borrowing TouchFrame, now: Double) {
        entries.append(Entry(now: now, content: .frame(frames.end)))
        frames.append(Frame(timestamp: frame.timestamp, start: contacts.end, count: UInt32(truncatingIfNeeded: frame.contacts.count),
                            modifiers: frame.modifiers, buttons: frame.buttons))
        for index in frame.contacts.indices { contacts.append(index, of: frame.contacts) }
    }

    /// An entry by its place.
    private func entry(_ index: Int) -> Entry { entries[entries.first &+ UInt32(index)] }

    /// When the entry was recorded, in seconds on the host's clock.
    func now(of index: Int) -> Double { entry(index).now }

    /// The contacts of a frame; none for other entries.
    func contacts(of index: Int) -> ContiguousArray<Contact> {
        guard case .frame(let number) = entry(index).content else { return [] }
        return contacts(of: frames[number])
    }

    private func contacts(of frame: Frame) -> ContiguousArray<Contact> {
        var result: ContiguousArray<Contact> = []
        for number in 0..<frame.count { result.append(contacts[frame.start &+ number]) }
        return result
    }

    /// The time of a frame, or of the entry for all else.
    func frameTime(of index: Int) -> Double {
        let entry = entry(index)
        if case .frame(let number) = entry.content { return frames[number].timestamp }
        return entry.now
    }

    /// What an entry is, unless it is a frame.
    func message(of index: Int) -> SessionEntry.Message? {
        switch entry(index).content {
        case .turn(let turn, let isBusy): turn.message(isBusy: isBusy)
        case .other(let number): messages[number]
        case .frame: nil
        }
    }

    /// The entries up to a moment, in seconds on the host's clock.
    func all(until end: Double) -> ContiguousArray<SessionEntry> {
        var result: ContiguousArray<SessionEntry> = []
        for index in 0..<count {
            let entry = entry(index)
            guard entry.now <= end else { continue }
            let message: SessionEntry.Message
            switch entry.content {
            case .turn(let turn, let isBusy): message = turn.message(isBusy: isBusy)
            case .other(let number): message = messages[number]
            case .frame(let number):
                let frame = frames[number]
                message = .frame(TouchFrame(timestamp: frame.timestamp, contacts: contacts(of: frame), modifiers: frame.modifiers,
                                            buttons: frame.buttons))
            }
            result.append(SessionEntry(now: entry.now, message: message))
        }
        return result
    }

    mutating func removeFirst(_ count: Int) {
        entries.forget(before: entries.first &+ UInt32(count))
        // What the entries that are left name first.
        var frame: UInt32?, message: UInt32?, index = 0
        while index < self.count, frame == nil || message == nil {
            switch entry(index).content {
            case .frame(let number): frame = frame ?? number
            case .other(let number): message = message ?? number
            case .turn: break
            }
            index += 1
        }
        contacts.forget(before: frame.map { frames[$0].start } ?? contacts.end)
        frames.forget(before: frame ?? frames.end)
        messages.forget(before: message ?? messages.end)
    }
}
