/// A contact that began or ended.
package struct ContactEvent: Equatable, Sendable {
    /// What the body meets.
    package enum Other: Hashable, Sendable {
        case body(BodyID)
        case boundary(BoundaryID)
    }

    package let isBegin: Bool
    package let body: BodyID
    package let other: Other
    /// In the world. Of a contact that ended, where it was last.
    package let place: Vector
}

/// Two things that touch.
struct Touch {
    let first: BodyID
    let other: ContactEvent.Other
    var place: Vector

    var second: BodyID? { if case .body(let id) = other { id } else { nil } }

    /// The order of touches, by what touches.
    private var rank: (Int, Int, Int) {
        switch other {
        case .body(let id): (first.number, 0, id.number)
        case .boundary(let id): (first.number, 1, id)
        }
    }

    static func < (a: Touch, b: Touch) -> Bool { a.rank < b.rank }

    func event(isBegin: Bool) -> ContactEvent { ContactEvent(isBegin: isBegin, body: first, other: other, place: place) }
}

/// Touches in their order.
struct TouchList {
    private(set) var touches: [Touch] = []

    func contains(_ touch: Touch) -> Bool {
        var low = 0, high = touches.count
        while low < high {
            let middle = (low + high) / 2
            if touches[middle] < touch { low = middle + 1 } else { high = middle }
        }
        return low < touches.count && !(touch < touches[low])
    }

    /// Of several touches of the same things the first one counts.
    init(_ all: [Touch] = []) {
        for touch in all.sorted(by: <) where touches.last.map({ $0 < touch }) ?? true { touches.append(touch) }
    }

    mutating func remove(_ id: BodyID) { touches.removeAll { $0.first == id || $0.second == id } }
}

extension World {
    /// Compares what touches with what touched, and notes what has begun and ended.
    func noteTouches() {
        let now = TouchList(contacts.compactMap { contact in
            let touch = Touch(first: bodies[contact.first].id, other: contact.boundary.map { .boundary($0) } ?? .body(bodies[contact.second].id), place: contact.place)
            // A contact ends only where the two are farther from each other than where it begins, so that a trembling contact lasts.
            return contact.isTouching || (contact.isNear && touches.contains(touch)) ? touch : nil
        })
        events += touches.touches.filter { !now.contains($0) }.map { $0.event(isBegin: false) }
        events += now.touches.filter { !touches.contains($0) }.map { $0.event(isBegin: true) }
        touches = now
    }
}
