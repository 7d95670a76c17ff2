#if Wayland
import TouchHost

/// What was read and not told yet, in the order in which it happened.
struct InputQueue {
    /// Contacts of one window that changed together.
    struct Frame {
        var window: Int
        var timestamp: Double
        var modifiers: KeyModifiers
        var buttons: Int
        /// Which of the queue's contacts they are.
        var contacts: Range<Int>
    }

    enum Item {
        case frame(Frame)
        case key(KeyEvent, window: Int)
        case hover(HoverSample, window: Int)
        case edit(TextEdit, window: Int)
    }

    /// A flood's memory is given back.
    private static let keptCapacity = 1024

    private var items: ContiguousArray<Item> = []
    private var contacts: ContiguousArray<Contact> = []
    private var position = 0

    var isEmpty: Bool { position == items.count }

    mutating func append(_ new: some Collection<Contact>, window: Int, timestamp: Double, modifiers: KeyModifiers, buttons: Int = 0) {
        guard !new.isEmpty else { return }
        let start = contacts.count
        contacts.append(contentsOf: new)
        items.append(.frame(Frame(window: window, timestamp: timestamp, modifiers: modifiers, buttons: buttons,
                                  contacts: start..<contacts.count)))
    }

    mutating func append(_ key: KeyEvent, window: Int) { items.append(.key(key, window: window)) }

    mutating func append(_ edit: TextEdit, window: Int) { items.append(.edit(edit, window: window)) }

    /// A hovering device is where it is: of several samples in a row only the last counts.
    mutating func append(_ hover: HoverSample, window: Int) {
        if position < items.count, case .hover(let last, let lastWindow) = items[items.count - 1], lastWindow == window,
           last.device == hover.device, last.phase == .moved, hover.phase == .moved {
            items[items.count - 1] = .hover(hover, window: window)
        } else {
            items.append(.hover(hover, window: window))
        }
    }

    mutating func take() -> Item? {
        guard position < items.count else { return nil }
        defer { position += 1 }
        return items[position]
    }

    /// Fills `frame` with what the item stands for. The frame's memory is reused.
    func fill(_ frame: inout TouchFrame, with item: Frame) {
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

    /// Forgets what was told, and keeps the memory.
    mutating func removeTold() {
        guard isEmpty, !items.isEmpty else { return }
        items.removeAll(keepingCapacity: items.capacity <= Self.keptCapacity)
        contacts.removeAll(keepingCapacity: contacts.capacity <= Self.keptCapacity)
        position = 0
    }
}
#endif
