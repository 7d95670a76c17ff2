package import TouchHost

/// What was read and not sent yet, in the order in which it happened.
package struct DeliveryQueue {
    /// Contacts of one window that changed together.
    package struct Frame {
        package var window: Int
        package var timestamp: Double
        package var modifiers: KeyModifiers
        package var buttons: Int
        /// The device that the contacts come from, by the display server's number: of hosts that put frames together themselves.
        package var source = 0
        /// The server's stamp of the first contact, in milliseconds, of the same hosts.
        package var stamp: UInt32 = 0
        /// Which of the queue's contacts they are.
        package fileprivate(set) var contacts: Range<Int>
    }

    package enum Item {
        case frame(Frame)
        case key(KeyEvent, window: Int)
        case hover(HoverSample, window: Int)
        case motion(IndirectSample, window: Int)
        case edit(TextEdit, window: Int)

        /// `nil` for what has no time; setting that changes nothing.
        package fileprivate(set) var timestamp: Double? {
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
    package private(set) var contacts: ContiguousArray<Contact> = []
    private var position = 0
    /// How many contacts were queued before those that are here.
    private var forgottenCount = 0
    /// The latest time of what was sent. Nothing that is sent afterwards has an earlier one (R-HST-3).
    package private(set) var sentTime = -Double.infinity

    /// How many of the contacts that were ever queued are in frames that are known to be whole. Of the others a frame is held back that is the
    /// last or that lifts a contact, and so is what was read after it. Hosts whose protocol ends frames leave it as it is: theirs are whole.
    package var provenCount = Int.max

    package init() {}

    package var isEmpty: Bool { position == items.count }

    /// How many contacts were ever queued.
    package var contactCount: Int { forgottenCount + contacts.count }

    package mutating func append(_ new: ContiguousArray<Contact>, window: Int, timestamp: Double, modifiers: KeyModifiers, buttons: Int = 0) {
        guard !new.isEmpty else { return }
        let start = contacts.count
        contacts.append(contentsOf: new)
        items.append(.frame(Frame(window: window, timestamp: timestamp, modifiers: modifiers, buttons: buttons,
                                  contacts: start..<contacts.count)))
    }

    package mutating func append(_ new: Contact, window: Int, timestamp: Double, modifiers: KeyModifiers, buttons: Int = 0, source: Int = 0,
                                 stamp: UInt32 = 0) {
        contacts.append(new)
        items.append(.frame(Frame(window: window, timestamp: timestamp, modifiers: modifiers, buttons: buttons, source: source, stamp: stamp,
                                  contacts: contacts.count - 1..<contacts.count)))
    }

    /// The last item that was read, where it is a frame that was not sent yet.
    package var last: Frame? {
        guard position < items.count, case .frame(let frame) = items[items.count - 1] else { return nil }
        return frame
    }

    /// Whether a contact is in a frame.
    package func holds(_ id: Int, in frame: Frame) -> Bool {
        for index in frame.contacts where contacts[index].id == id { return true }
        return false
    }

    /// Adds a contact to the ``last`` frame.
    package mutating func join(_ new: Contact) {
        guard var frame = last else { return }
        contacts.append(new)
        frame.contacts = frame.contacts.lowerBound..<contacts.count
        items[items.count - 1] = .frame(frame)
    }

    package mutating func append(_ key: KeyEvent, window: Int) { items.append(.key(key, window: window)) }

    /// The latest time of what was sent, and of what is queued.
    package var latestTime: Double { items[position...].reduce(sentTime) { max($0, $1.timestamp ?? $0) } }

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

    /// A device is gone: the contacts that it ended and that were not sent yet did not end by a lift. It was one instant, however long the server
    /// took for it: frames in a row that have nothing else become one.
    package mutating func cancelEnds(of device: Int) {
        var kept = position, isOpen = false
        for index in position..<items.count {
            let count = cancelEnds(of: device, in: items[index])
            if count > 0, isOpen, case .frame(let frame) = items[index], frame.contacts.count == count, case .frame(var earlier) = items[kept - 1],
               earlier.window == frame.window, earlier.buttons == frame.buttons {
                earlier.contacts = earlier.contacts.lowerBound..<frame.contacts.upperBound
                items[kept - 1] = .frame(earlier)
                continue
            }
            if kept < index { items[kept] = items[index] }
            kept += 1
            isOpen = count > 0
        }
        items.removeLast(items.count - kept)
    }

    /// Returns how many contacts of an item were ended, and are cancelled now.
    private mutating func cancelEnds(of device: Int, in item: Item) -> Int {
        guard case .frame(let frame) = item else { return 0 }
        var count = 0
        for index in frame.contacts where contacts[index].phase == .ended && contacts[index].device ?? frame.source == device {
            contacts[index].phase = .cancelled
            count += 1
        }
        return count
    }

    /// A window has another number of pixels a point, and the client is notified of it before it is sent what was read: that keeps its places
    /// in the window (R-HST-14).
    package mutating func rescale(window: Int, by factor: Double) {
        for index in position..<items.count {
            switch items[index] {
            case .frame(let frame) where frame.window == window:
                for contact in frame.contacts { contacts[contact].rescale(by: factor) }
            case .hover(var hover, window):
                hover.rescale(by: factor)
                items[index] = .hover(hover, window: window)
            case .motion(var motion, window):
                motion.position = motion.position.scaled(by: factor)
                if motion.kind == .scroll { motion.movement = motion.movement.scaled(by: factor) }
                items[index] = .motion(motion, window: window)
            default: break
            }
        }
    }

    /// Gives what was read the times in which it happened: an event without a stamp, which counts as read just now, happened before the
    /// next one with a stamp. Nothing happened before what was sent already: the stamps of a group may be read before that, and its end after
    /// it (R-HST-3).
    /// - Returns: The last of the times of what can be sent; `nil` where that has none.
    package mutating func putTimesInOrder() -> Double? {
        let end = firstHeld ?? items.count
        var last: Double?, next = Double.infinity
        for index in (position..<items.count).reversed() {
            guard let time = items[index].timestamp else { continue }
            next = max(min(time, next), sentTime)
            items[index].timestamp = next
            if last == nil, index < end { last = next }
        }
        return last
    }

    /// Whether there is something that can be sent.
    package var hasNext: Bool { position < items.count && !isHeld(position) }

    package mutating func take() -> Item? {
        guard hasNext else { return nil }
        let index = position
        position += 1
        if let time = items[index].timestamp {
            if time < sentTime { items[index].timestamp = sentTime } else { sentTime = time }
        }
        return items[index]
    }

    /// Something was sent that was not in the queue.
    package mutating func didSend(at time: Double) { sentTime = max(sentTime, time) }

    /// The first frame that is held back.
    package var held: Frame? {
        guard let firstHeld, case .frame(let frame) = items[firstHeld] else { return nil }
        return frame
    }

    private var firstHeld: Int? {
        guard provenCount < contactCount else { return nil }
        for index in position..<items.count where isHeld(index) { return index }
        return nil
    }

    private func isHeld(_ index: Int) -> Bool {
        guard provenCount < contactCount, case .frame(let frame) = items[index], forgottenCount + frame.contacts.lowerBound >= provenCount else { return false }
        if index == items.count - 1 { return true }
        for contact in frame.contacts where contacts[contact].phase == .ended { return true }
        return false
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
        forgottenCount += contacts.count
        items.removeAll(keepingCapacity: items.capacity <= Self.keptCapacity)
        contacts.removeAll(keepingCapacity: contacts.capacity <= Self.keptCapacity)
        position = 0
    }
}
