package import TouchHost

/// What was read and not sent yet, in the order in which it happened.
package struct DeliveryQueue {
    /// Contacts of one window that changed together.
    package struct Frame {
        package var window: Int
        package var timestamp: Double
        package var modifiers: KeyModifiers
        package var buttons: Int
        /// Which of the queue's contacts they are.
        package var contacts: Range<Int>
    }

    package enum Item {
        case frame(Frame)
        case key(KeyEvent, window: Int)
        case hover(HoverSample, window: Int)
        case motion(IndirectSample, window: Int)
        case edit(TextEdit, window: Int)

        /// `nil` for what has no time; setting that changes nothing.
        fileprivate(set) var timestamp: Double? {
            get {
                switch self {
                case .frame(let frame): frame.timestamp
                case .key(let key, _): key.timestamp
                case .hover(let hover, _): hover.timestamp
                case .motion(let motion, _): motion.timestamp
                case .edit: nil
                }
            }
            set {
                guard let newValue else { return }
                switch self {
                case .frame(var frame):
                    frame.timestamp = newValue
                    self = .frame(frame)
                case .key(var key, let window):
                    key.timestamp = newValue
                    self = .key(key, window: window)
                case .hover(var hover, let window):
                    hover.timestamp = newValue
                    self = .hover(hover, window: window)
                case .motion(var motion, let window):
                    motion.timestamp = newValue
                    self = .motion(motion, window: window)
                case .edit: break
                }
            }
        }
    }

    /// A flood's memory is given back.
    private static let keptCapacity = 1024

    private var items: ContiguousArray<Item> = []
    private var contacts: ContiguousArray<Contact> = []
    private var position = 0
    /// The time of what was sent last.
    private var sentTime = -Double.infinity

    package init() {}

    package var isEmpty: Bool { position == items.count }

    package mutating func append(_ new: ContiguousArray<Contact>, window: Int, timestamp: Double, modifiers: KeyModifiers, buttons: Int = 0) {
        guard !new.isEmpty else { return }
        let start = contacts.count
        contacts.append(contentsOf: new)
        items.append(.frame(Frame(window: window, timestamp: timestamp, modifiers: modifiers, buttons: buttons,
                                  contacts: start..<contacts.count)))
    }

    package mutating func append(_ new: Contact, window: Int, timestamp: Double, modifiers: KeyModifiers, buttons: Int = 0) {
        contacts.append(new)
        items.append(.frame(Frame(window: window, timestamp: timestamp, modifiers: modifiers, buttons: buttons,
                                  contacts: contacts.count - 1..<contacts.count)))
    }

    package mutating func append(_ key: KeyEvent, window: Int) { items.append(.key(key, window: window)) }

    package mutating func append(_ edit: TextEdit, window: Int) { items.append(.edit(edit, window: window)) }

    /// A hovering device is where it is: of several samples in a row only the last counts.
    package mutating func append(_ hover: HoverSample, window: Int) {
        if position < items.count, case .hover(let last, let lastWindow) = items[items.count - 1], lastWindow == window,
           last.device == hover.device, last.phase == .moved, hover.phase == .moved, last.buttons == hover.buttons {
            items[items.count - 1] = .hover(hover, window: window)
        } else {
            items.append(.hover(hover, window: window))
        }
    }

    /// Several changes of a motion in a row become one.
    package mutating func append(_ motion: IndirectSample, window: Int) {
        var motion = motion
        if position < items.count, case .motion(let last, window) = items[items.count - 1], motion.kind != .wheel, motion.continues(last) {
            motion.absorb(last)
            items[items.count - 1] = .motion(motion, window: window)
        } else {
            items.append(.motion(motion, window: window))
        }
    }

    /// A device is gone: the contacts that it ended and that were not sent yet did not end by a lift.
    package mutating func cancelEnds(of device: Int) {
        for index in position..<items.count {
            guard case .frame(let frame) = items[index] else { continue }
            for contact in frame.contacts where contacts[contact].phase == .ended && contacts[contact].device == device {
                contacts[contact].phase = .cancelled
            }
        }
    }

    /// Gives what was read the times in which it happened: an event without a stamp, which counts as read just now, happened before the
    /// next one with a stamp. Nothing happened before what was sent already: the stamps of a group may be read before that, and its end after
    /// it (R-HST-3).
    /// - Returns: The last of the times; `nil` where nothing is left.
    package mutating func putTimesInOrder() -> Double? {
        var last: Double?, next = Double.infinity
        for index in (position..<items.count).reversed() {
            guard let time = items[index].timestamp else { continue }
            next = max(min(time, next), sentTime)
            items[index].timestamp = next
            if last == nil { last = next }
        }
        return last
    }

    package mutating func take() -> Item? {
        guard position < items.count else { return nil }
        let item = items[position]
        position += 1
        if let time = item.timestamp { sentTime = time }
        return item
    }

    /// Fills `frame` with what the item stands for. The frame's memory is reused.
    package func fill(_ frame: inout TouchFrame, with item: Frame) {
        frame.timestamp = item.timestamp
        frame.modifiers = item.modifiers
        frame.buttons = item.buttons
        frame.contacts.removeAll(keepingCapacity: true)
        for index in item.contacts {
            var contact = contacts[index]
            contact.timestamp = item.timestamp
            frame.contacts.append(contact)
        }
    }

    /// Forgets what was sent, and keeps the memory.
    package mutating func removeTold() {
        guard isEmpty, !items.isEmpty else { return }
        items.removeAll(keepingCapacity: items.capacity <= Self.keptCapacity)
        contacts.removeAll(keepingCapacity: contacts.capacity <= Self.keptCapacity)
        position = 0
    }
}
