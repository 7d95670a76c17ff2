internal import TouchHost

/// Frames in the order in which the hosts sent them, as values. Their contacts are in one buffer, so that a frame allocates nothing.
struct FrameBatch {
    /// One report of a device: its contacts reach the app in one event (R-EVT-21).
    struct Frame {
        /// Not counted: a scene that disconnects takes its frames away, or is kept until the end of the batch that has some. And not a
        /// `Backlink`: an optional frame without a value would be read as one with an empty link.
        unowned(unsafe) let scene: UIWindowScene
        let modifiers: KeyModifiers
        let buttons: Int
        /// Which of the batch's contacts it has. Those of the next frame follow them.
        fileprivate(set) var contacts: Range<Int>

        fileprivate init(scene: UIWindowScene, modifiers: KeyModifiers, buttons: Int, contacts: Range<Int>) {
            self.scene = scene
            self.modifiers = modifiers
            self.buttons = buttons
            self.contacts = contacts
        }
    }

    /// A flood's memory is given back; what a fast device needs between two frames of the display is kept.
    private static let keptCapacity = 1024

    private(set) var frames: ContiguousArray<Frame> = []
    private(set) var contacts: ContiguousArray<Contact> = []
    /// Whether a contact is, or was, a pencil's: it saves looking for one in every frame.
    private(set) var mayHavePencils = false

    var isEmpty: Bool { frames.isEmpty }

    /// Adds a frame. One that has a contact twice, as no host may send it (R-HST-2), becomes two: what happened to the contact happened one
    /// after the other.
    mutating func append(_ frame: borrowing TouchFrame, scene: UIWindowScene) {
        let start = contacts.count
        if frame.contacts.count == 1 {
            // The way of one finger: a sequence is appended at three times the cost.
            contacts.append(frame.contacts[0])
            if contacts[start].tool == .pencil { mayHavePencils = true }
            return frames.append(Frame(scene: scene, modifiers: frame.modifiers, buttons: frame.buttons, contacts: start..<start + 1))
        }
        contacts.append(contentsOf: frame.contacts)
        var first = start
        for index in start..<contacts.count {
            if contacts[index].tool == .pencil { mayHavePencils = true }
            for earlier in first..<index where contacts[earlier].id == contacts[index].id {
                close(first..<index, scene, frame.modifiers, frame.buttons)
                first = index
                break
            }
        }
        close(first..<contacts.count, scene, frame.modifiers, frame.buttons)
    }

    /// Adds a contact to the last frame where that is of the same scene, and as a new frame elsewhere.
    mutating func join(_ contact: Contact, like frame: Frame, from start: Int) {
        contacts.append(contact)
        if contact.tool == .pencil { mayHavePencils = true }
        if frames.count > start, frames[frames.count - 1].scene === frame.scene {
            frames[frames.count - 1].contacts = frames[frames.count - 1].contacts.lowerBound..<contacts.count
        } else {
            close(contacts.count - 1..<contacts.count, frame.scene, frame.modifiers, frame.buttons)
        }
    }

    /// Adds a frame of another batch.
    mutating func append(_ frame: Frame, of other: FrameBatch) {
        let start = contacts.count
        contacts.append(contentsOf: other.contacts[frame.contacts])
        if other.mayHavePencils { mayHavePencils = true }
        close(start..<contacts.count, frame.scene, frame.modifiers, frame.buttons)
    }

    private mutating func close(_ range: Range<Int>, _ scene: UIWindowScene, _ modifiers: KeyModifiers, _ buttons: Int) {
        guard !range.isEmpty else { return }
        frames.append(Frame(scene: scene, modifiers: modifiers, buttons: buttons, contacts: range))
    }

    /// Keeps the frames that `isKept` picks, in their order.
    mutating func keep(where isKept: (Frame) -> Bool) {
        var kept = FrameBatch()
        for frame in frames where isKept(frame) { kept.append(frame, of: self) }
        self = kept
    }

    mutating func removeAll() {
        mayHavePencils = false
        if frames.count == 1, contacts.count == 1 {
            frames.removeLast()
            contacts.removeLast()
            return
        }
        frames.removeAll(keepingCapacity: frames.capacity <= Self.keptCapacity)
        contacts.removeAll(keepingCapacity: contacts.capacity <= Self.keptCapacity)
    }
}
