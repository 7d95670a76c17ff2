package import Foundation
package import TouchHost

/// The touches of one touchscreen that are down, and what has changed of them since the compositor last closed a group of changes.
///
/// A group is what the device reported at one instant. Nothing of it is sent before it is closed (R-HST-10).
///
/// Compositors are to end each group with a word. GNOME's, and Weston before version 11, forget a touch that lifts before they do so: after the
/// last lift no end comes, and often none after that of one of several fingers. Cage once ended no group at all. So:
///
/// - A group with a lift in it is over when all was read that the compositor had sent (``readEnded(now:into:_:)``). Compositors write
///   whole groups; where one is read in two pieces although it holds a lift, it becomes two frames. That is the limit of the rule.
/// - What has the stamp of a later report than a lift belongs to the next group.
/// - Any other group waits for its end, also where a read ends within it. But as long as the compositor has ended none yet, a contact that moves
///   again, and half a second in which no end came, show that it ends none: from then on a group is over with what was read, until an end comes.
package struct TouchGroup {
    /// A touch that is down, as it was last.
    private struct Touch {
        /// The compositor's number for it, which another touch gets later.
        var number: Int32
        var window: Int
        var contact: Contact
        /// Whether its beginning was sent.
        var isTold = false
    }

    private struct Change {
        var contact: Contact
        var window: Int
        /// Whether the touch's beginning was sent before.
        var isTold: Bool
    }

    /// Whether the compositor ends groups; `unknown` at first.
    private enum Endings {
        case unknown, said, missing
    }

    /// Seconds from one report of a touchscreen to the next: none makes more than 250 a second.
    private static let shortestInterval = 0.004
    /// Seconds that a group waits for the first end ever: as long as a finger rests until that is a long press. Compositors that end their groups
    /// take far less, however busy they are.
    private static let patience = 0.5
    /// More than all fingers that fit on a screen. Further contacts of a faulty device are ignored.
    package static let mostTouches = 256

    private var touches: ContiguousArray<Touch> = []
    private var changes: ContiguousArray<Change> = []
    private var time = 0.0
    private var buffer: ContiguousArray<Contact> = []
    private var endings = Endings.unknown
    /// When the group was first found open at the end of a read.
    private var openSince: Double?

    package init() {}

    /// The window of a touch that is down.
    package func window(of number: Int32) -> Int? { index(number).map { touches[$0].window } }

    /// Whether no touch is down.
    package var isIdle: Bool { touches.isEmpty }

    /// Whether the group holds a touch that is over, so that its end may never be said.
    package var holdsEnds: Bool {
        for change in changes where change.contact.phase == .ended || change.contact.phase == .cancelled { return true }
        return false
    }

    /// A touch that has the number still was lost, and is cancelled (R-HST-11).
    /// - Parameter id: What the contact is to be called from now on.
    package mutating func down(_ number: Int32, id: Int, window: Int, position: CGPoint, time: Double, into queue: inout DeliveryQueue,
                       _ modifiers: KeyModifiers) {
        takeAway(number, time: time, into: &queue, modifiers)
        guard touches.count < Self.mostTouches else { return }
        touches.append(Touch(number: number, window: window, contact: Contact(id: id, phase: .began, timestamp: time, position: position)))
        note(touches.count - 1, time, into: &queue, modifiers)
    }

    package mutating func move(_ number: Int32, to position: CGPoint, time: Double, into queue: inout DeliveryQueue, _ modifiers: KeyModifiers) {
        guard let index = index(number) else { return }
        touches[index].contact.phase = .moved
        touches[index].contact.position = position
        note(index, time, into: &queue, modifiers)
    }

    /// A touch covers another area. Said along with where it is, or by itself.
    /// - Parameter time: No later than what the group goes on to say; that of the group's last change counts where it is later.
    package mutating func reshape(_ number: Int32, majorRadius: Double, time: Double = 0, into queue: inout DeliveryQueue,
                                  _ modifiers: KeyModifiers) {
        guard let index = index(number) else { return }
        touches[index].contact.majorRadius = majorRadius
        for change in changes.indices where changes[change].contact.id == touches[index].contact.id {
            changes[change].contact.majorRadius = majorRadius
            return
        }
        touches[index].contact.phase = .moved
        note(index, time, into: &queue, modifiers)
    }

    /// A touch was lifted where it was last.
    package mutating func up(_ number: Int32, time: Double, into queue: inout DeliveryQueue, _ modifiers: KeyModifiers) {
        guard let index = index(number) else { return }
        touches[index].contact.phase = .ended
        note(index, time, into: &queue, modifiers)
        touches.remove(at: index)
    }

    /// One touch is taken away, such as a palm's. Changes that were not sent yet are dropped.
    package mutating func takeAway(_ number: Int32, time: Double, into queue: inout DeliveryQueue, _ modifiers: KeyModifiers) {
        guard let index = index(number) else { return }
        let id = touches[index].contact.id
        changes.removeAll { $0.contact.id == id }
        if touches[index].isTold {
            touches[index].contact.phase = .cancelled
            note(index, time, into: &queue, modifiers)
        }
        touches.remove(at: index)
    }

    /// The compositor ends the group: it becomes a frame for each window. A group that was closed before is empty, and becomes no frame.
    package mutating func close(into queue: inout DeliveryQueue, _ modifiers: KeyModifiers) {
        endings = .said
        finish(into: &queue, modifiers)
    }

    /// All that the compositor has sent was read. A group whose end may not come is closed.
    /// - Returns: When to call it again at the latest, where the group waits and is not to wait for ever.
    package mutating func readEnded(now: Double, into queue: inout DeliveryQueue, _ modifiers: KeyModifiers) -> Double? {
        guard !changes.isEmpty else { return nil }
        if !holdsEnds, endings != .missing {
            guard endings == .unknown else { return nil }
            let since = openSince ?? now
            openSince = since
            guard now >= since + Self.patience else { return since + Self.patience }
            endings = .missing
        }
        finish(into: &queue, modifiers)
        return nil
    }

    /// Touches are taken away, those of one window or all. What the group has said of them so far is void.
    package mutating func cancel(window: Int? = nil, time: Double, into queue: inout DeliveryQueue) {
        var taken: ContiguousArray<Change> = []
        var rest: ContiguousArray<Change> = []
        for change in changes {
            if window != nil, change.window != window {
                rest.append(change)
            } else if change.contact.phase == .ended, change.isTold {
                taken.append(change)
            }
        }
        for touch in touches where (window == nil || touch.window == window) && touch.isTold {
            taken.append(Change(contact: touch.contact, window: touch.window, isTold: true))
        }
        touches.removeAll { window == nil || $0.window == window }
        for index in taken.indices { taken[index].contact.phase = .cancelled }
        changes = taken
        // Its time is none of the device's: a landing that was read with it has its own.
        tell(at: max(self.time, time), into: &queue, [])
        changes = rest
    }

    /// A window has another number of pixels a point: what is down there keeps its place in the window (R-HST-14).
    package mutating func rescale(window: Int, by factor: Double) {
        for index in touches.indices where touches[index].window == window { touches[index].contact.rescale(by: factor) }
        for index in changes.indices where changes[index].window == window { changes[index].contact.rescale(by: factor) }
    }

    private mutating func finish(into queue: inout DeliveryQueue, _ modifiers: KeyModifiers) {
        tell(at: time, into: &queue, modifiers)
        for index in touches.indices { touches[index].isTold = true }
    }

    private mutating func tell(at time: Double, into queue: inout DeliveryQueue, _ modifiers: KeyModifiers) {
        openSince = nil
        while let first = changes.first {
            buffer.removeAll(keepingCapacity: true)
            var kept = 0
            for index in changes.indices {
                if changes[index].window == first.window {
                    buffer.append(changes[index].contact)
                } else {
                    changes[kept] = changes[index]
                    kept += 1
                }
            }
            changes.removeLast(changes.count - kept)
            queue.append(buffer, window: first.window, timestamp: time, modifiers: modifiers)
        }
    }

    private mutating func note(_ index: Int, _ time: Double, into queue: inout DeliveryQueue, _ modifiers: KeyModifiers) {
        // A contact has one place in a frame.
        for change in changes where change.contact.id == touches[index].contact.id {
            if endings == .unknown, touches[index].contact.phase == .moved { endings = .missing }
            finish(into: &queue, modifiers)
            break
        }
        if time - self.time >= Self.shortestInterval, holdsEnds || endings == .missing { finish(into: &queue, modifiers) }
        self.time = max(self.time, time)
        changes.append(Change(contact: touches[index].contact, window: touches[index].window, isTold: touches[index].isTold))
    }

    private func index(_ number: Int32) -> Int? {
        var index = touches.count - 1
        while index >= 0 {
            if touches[index].number == number { return index }
            index -= 1
        }
        return nil
    }
}
