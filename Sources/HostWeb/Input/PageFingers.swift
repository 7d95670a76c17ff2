#if Web
import TouchHost

/// The fingers and pencils that one page has down.
///
/// Messages of a page that make no sense are ignored: a landing of a finger that is down already, and anything about a finger that is not.
struct PageFingers {
    private struct Finger {
        var pointer: UInt32
        var contact: Contact
    }

    private var fingers: ContiguousArray<Finger> = []

    var isEmpty: Bool { fingers.isEmpty }
    var count: Int { fingers.count }

    /// What a sample of a finger or pencil says of its contact; `nil` for one that is ignored.
    /// - Parameters:
    ///   - newID: Where the next number of a contact is taken from.
    ///   - device: The page's pencil, which also hovers.
    mutating func take(_ sample: PageSample, at time: Double, pencil device: Int, newID: inout Int) -> Contact? {
        switch sample.phase {
        case .began:
            guard index(sample.pointer) == nil, fingers.count < PageLimits.contacts else { return nil }
            newID += 1
            var contact = Contact(id: newID, phase: .began, tool: sample.tool == .pencil ? .pencil : .finger, timestamp: time,
                                  position: sample.position)
            if sample.tool == .pencil { contact.device = device }
            contact.update(from: sample)
            fingers.append(Finger(pointer: sample.pointer, contact: contact))
            return contact
        case .moved:
            guard let index = index(sample.pointer) else { return nil }
            fingers[index].contact.phase = .moved
            fingers[index].contact.timestamp = time
            fingers[index].contact.position = sample.position
            fingers[index].contact.update(from: sample)
            return fingers[index].contact
        case .ended, .cancelled:
            guard let index = index(sample.pointer) else { return nil }
            var contact = fingers.remove(at: index).contact
            contact.phase = sample.phase == .ended ? .ended : .cancelled
            contact.timestamp = time
            return contact
        case .hovered, .left:
            return nil
        }
    }

    /// A pointer lands that is down already: its lift was lost. A finger is cancelled (R-HST-11), and a pencil's stroke has ended where it was last
    /// (R-HST-12).
    /// - Returns: What is to be sent of it; `nil` for a pointer that is not down.
    mutating func lose(_ pointer: UInt32, at time: Double) -> Contact? {
        guard let index = index(pointer) else { return nil }
        var contact = fingers.remove(at: index).contact
        contact.phase = contact.tool == .pencil ? .ended : .cancelled
        contact.timestamp = time
        return contact
    }

    /// The number of the contact that a pointer of the page is; `nil` for one that is not down.
    func contact(_ pointer: UInt32) -> Int? { index(pointer).map { fingers[$0].contact.id } }

    /// Takes all of them away, in the order in which they began, each cancelled.
    mutating func cancelAll(at time: Double, into contacts: inout ContiguousArray<Contact>) {
        for finger in fingers {
            var contact = finger.contact
            contact.phase = .cancelled
            contact.timestamp = time
            contacts.append(contact)
        }
        fingers.removeAll()
    }

    private func index(_ pointer: UInt32) -> Int? {
        for index in fingers.indices where fingers[index].pointer == pointer { return index }
        return nil
    }
}

extension Contact {
    /// What the device left out stays as it was.
    fileprivate mutating func update(from sample: PageSample) {
        if let pressure = sample.pressure { force = Contact.force(pressure: pressure) }
        if let radius = sample.majorRadius { majorRadius = max(0, radius) }
        guard tool == .pencil else { return }
        if let angle = sample.altitude { altitude = max(0, angle) }
        if let angle = sample.azimuth { azimuth = angle }
        if let angle = sample.roll { roll = angle }
    }
}
#endif
