#if X11
import Foundation
import HostKit
import TouchHost

/// The touches that are down, and what has to be sent of each.
///
/// The server offers a touch to several clients at once and says which owns it. It is sent on from its first event: waiting for ownership
/// would delay every touch for the sake of the few that a window manager or a gesture recognizer takes away. One of those
/// ends without ever having been owned, which makes it a cancelled one.
struct TouchSequences {
    /// What stays the same for a touch, and what its next sample inherits.
    struct Touch {
        var source: UInt16
        var number: UInt32
        var window: UInt32
        var isOwned: Bool
        /// Where its window's corner was on the screen when it landed, in pixels.
        var origin = CGPoint.zero
        var contact: Contact
        fileprivate var rhythm: ScanRhythm

        /// Where it is on the screen.
        var place: CGPoint { CGPoint(x: origin.x + contact.position.x, y: origin.y + contact.position.y) }
    }

    /// What an event says of a touch beside its place; `nil` where it says nothing.
    struct Extras {
        var force: Double?
        var majorRadius: Double?
        var isPalm: Bool?
        /// Whether it lies under the hand that holds a pen (R-PALM-6). That stays so.
        var isHandOfPen = false
    }

    private(set) var touches: ContiguousArray<Touch> = []
    /// How far the stamps of a scan may be apart: of devices whose rhythm is known.
    private var tolerances: ContiguousArray<(source: UInt16, tolerance: UInt32)> = []

    /// How far the stamps of a device's scan may be apart, in milliseconds.
    func tolerance(of source: UInt16) -> UInt32 {
        for known in tolerances where known.source == source { return known.tolerance }
        return ScanRhythm.widest
    }

    /// A device is gone. Another may come with its number.
    mutating func forget(_ source: UInt16) { tolerances.removeAll { $0.source == source } }

    private mutating func learn(_ tolerance: UInt32, of source: UInt16) {
        for index in tolerances.indices where tolerances[index].source == source { return tolerances[index].tolerance = tolerance }
        tolerances.append((source, tolerance))
    }

    /// A touch began. Returns `nil` for one that is known already, and for one too many.
    /// - Parameters:
    ///   - id: What the contact is to be called from now on.
    ///   - stamp: The server's, in milliseconds.
    mutating func begin(id: Int, source: UInt16, number: UInt32, stamp: UInt32, window: UInt32, position: CGPoint, origin: CGPoint = .zero,
                        _ extras: Extras = Extras()) -> Contact? {
        guard touches.count < TouchGroup.mostTouches, index(source, number) == nil else { return nil }
        var contact = Contact(id: id, phase: .began, timestamp: 0, position: position, majorRadius: extras.majorRadius, force: extras.force)
        contact.isHandOfPen = extras.isHandOfPen
        contact.isPalm = extras.isPalm ?? false || extras.isHandOfPen
        touches.append(Touch(source: source, number: number, window: window, isOwned: false, origin: origin, contact: contact,
                             rhythm: ScanRhythm(stamp: stamp)))
        return contact
    }

    /// A touch moved, or pressed otherwise. What the device left out stays as it was.
    mutating func update(source: UInt16, number: UInt32, stamp: UInt32, position: CGPoint, _ extras: Extras = Extras()) -> Contact? {
        guard let index = index(source, number) else { return nil }
        if let tolerance = touches[index].rhythm.advance(to: stamp) { learn(tolerance, of: source) }
        touches[index].contact.phase = .moved
        touches[index].contact.position = position
        if let force = extras.force { touches[index].contact.force = force }
        if let majorRadius = extras.majorRadius { touches[index].contact.majorRadius = majorRadius }
        if let isPalm = extras.isPalm { touches[index].contact.isPalm = isPalm || touches[index].contact.isHandOfPen }
        return touches[index].contact
    }

    /// The touch is ours now: no other client takes it away any more.
    mutating func own(source: UInt16, number: UInt32) {
        guard let index = index(source, number) else { return }
        touches[index].isOwned = true
    }

    /// A touch is over, by a lift if we owned it. It ends where it was last.
    mutating func end(source: UInt16, number: UInt32) -> Contact? {
        guard let index = index(source, number) else { return nil }
        let touch = touches.remove(at: index)
        var contact = touch.contact
        contact.phase = touch.isOwned ? .ended : .cancelled
        return contact
    }

    /// A pen has come: the touches that `isHand` picks are of the hand that holds it, as their next samples say.
    mutating func reject(where isHand: (Touch) -> Bool, _ tell: (Touch) -> Void) {
        for index in touches.indices where !touches[index].contact.isPalm && isHand(touches[index]) {
            touches[index].contact.phase = .moved
            touches[index].contact.isPalm = true
            touches[index].contact.isHandOfPen = true
            tell(touches[index])
        }
    }

    /// Takes away the touches that `isGone` picks, in the order in which they began, each cancelled.
    mutating func cancel(where isGone: (Touch) -> Bool, _ tell: (Touch) -> Void) {
        var index = 0
        while index < touches.count {
            guard isGone(touches[index]) else {
                index += 1
                continue
            }
            var touch = touches.remove(at: index)
            touch.contact.phase = .cancelled
            tell(touch)
        }
    }

    /// The last one first: the newest touches move the most.
    private func index(_ source: UInt16, _ number: UInt32) -> Int? {
        var index = touches.count - 1
        while index >= 0 {
            if touches[index].number == number, touches[index].source == source { return index }
            index -= 1
        }
        return nil
    }
}
#endif
