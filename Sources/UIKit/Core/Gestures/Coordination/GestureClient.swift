internal import GestureEngine

/// UIKit as the gesture engine knows it: which recognizer, touch and press each of the engine's numbers stands for, and what they are.
///
/// Receivers are known by the numbers of their views, and those of presses by their responders; surfaces by the numbers of their windows.
@MainActor
final class GestureClient {
    // Unchecked: GestureBenchmark takes 2.9 % more instructions with checks.
    /// The recognizers by number. The engine knows those that have been concerned by a touch, or required to fail.
    @exclusivity(unchecked) private var recognizers: ContiguousArray<Backlink<UIGestureRecognizer>> = []
    /// Those with an attempt in progress, by number: it may be that nothing else retains them.
    private var kept: ContiguousArray<UIGestureRecognizer?> = []
    // Unchecked: DeliveryBenchmark takes 2.5 % more instructions with checks.
    /// Those whose attempt is over, and those that are offered a touch or press: a question may take the last other reference to one. They
    /// are let go of when the engine has nothing going on, so that a number in use is not given again.
    @exclusivity(unchecked) private var departed: ContiguousArray<UIGestureRecognizer> = []
    // Unchecked: GestureBenchmark takes 3.9 % more instructions with checks.
    /// Touches and presses by number.
    @exclusivity(unchecked) private var touches: ContiguousArray<UITouch?> = []
    /// Another whenever a number stands for another touch.
    private(set) var touchEdition = 0
    private var presses: ContiguousArray<UIPress?> = []
    /// The motions of wheels and touchpads: few at a time.
    private var motions: ContiguousArray<IndirectMotion> = []
    /// The sets of touches that recognizers and views get.
    let sets = ReceivedSets<UITouch>()
    // Unchecked: every call of a recognizer asks.
    /// The touches that views are shown in another way than they are: those of an outer call before those of an inner one.
    @exclusivity(unchecked) var presented: ContiguousArray<PresentedTouch> = []

    /// The events that are being prepared or handled.
    var event: UIEvent?
    var pressesEvent: UIPressesEvent?
    var indirectEvent: UIEvent?

    /// The event that calls for touches are made with: a late call may come between two events.
    func event(for touch: UITouch?) -> UIEvent? { event ?? Surroundings.touchesEvent ?? touch?.lateEvent }
}

/// A touch that a view is shown in another way than it is.
struct PresentedTouch {
    let touch: UITouch
    /// What it reads when the call is over.
    let own: UITouch.Reading
    /// Whether its phase alone differs from that.
    let isPhaseAlone: Bool
    /// Whether it was over before the call.
    let wasOver: Bool
}

// MARK: - Numbers

extension GestureClient {
    func insert(_ recognizer: UIGestureRecognizer, as id: RecognizerID) {
        while recognizers.count <= id.slot {
            recognizers.append(Backlink())
            kept.append(nil)
        }
        recognizers[id.slot].object = recognizer
    }

    func remove(_ id: RecognizerID) { recognizers[id.slot] = Backlink() }

    /// The recognizer, which exists as long as the engine knows its number.
    subscript(id: RecognizerID) -> UIGestureRecognizer { recognizers[id.slot].object.unsafelyUnwrapped }

    func keep(_ id: RecognizerID) { kept[id.slot] = self[id] }

    /// Keeps a recognizer until the engine is idle.
    func keepMeanwhile(_ recognizer: UIGestureRecognizer) { departed.append(recognizer) }

    func letGo(_ id: RecognizerID) {
        guard let recognizer = kept[id.slot] else { return }
        departed.append(recognizer)
        kept[id.slot] = nil
    }

    var hasDeparted: Bool { !departed.isEmpty }

    func releaseDeparted() {
        // A recognizer that is freed may free others.
        while let last = departed.popLast() { withExtendedLifetime(last) {} }
    }

    func insert(_ touch: UITouch, as id: ContactID) {
        makeRoom(for: id)
        touches[id.slot] = touch
        touchEdition += 1
        sets.removeAll()
    }

    func insert(_ press: UIPress, as id: ContactID) {
        makeRoom(for: id)
        presses[id.slot] = press
    }

    func insert(_ motion: IndirectMotion, as id: ContactID) {
        makeRoom(for: id)
        motions.append(motion)
    }

    private func makeRoom(for id: ContactID) {
        while touches.count <= id.slot {
            touches.append(nil)
            presses.append(nil)
        }
    }

    func touch(_ id: ContactID) -> UITouch? { touches[id.slot] }
    func press(_ id: ContactID) -> UIPress? { presses[id.slot] }

    func motion(_ id: ContactID) -> IndirectMotion? {
        for motion in motions where motion.engineID == id { return motion }
        return nil
    }

    func remove(_ id: ContactID) {
        if let motion = motion(id) {
            motion.engineID = nil
            motions.removeAll { $0 === motion }
        }
        if let touch = touches[id.slot] {
            touch.engineID = nil
            touch.lateEvent = nil
            touches[id.slot] = nil
            sets.removeAll()
        }
        if let press = presses[id.slot] {
            press.engineID = nil
            press.lateEvent = nil
            presses[id.slot] = nil
        }
    }

    /// Any of them: they have the view in common.
    @inline(__always)
    func firstTouch(of contacts: ContactSet) -> UITouch? {
        if let bits = contacts.bits, bits != 0 { return touches[bits.trailingZeroBitCount] }
        for contact in contacts { return touches[contact.slot] }
        return nil
    }

    func touchSet(_ contacts: ContactSet) -> Set<UITouch> { sets.set(contacts, of: touches) }

    func pressSet(_ contacts: ContactSet) -> Set<UIPress> {
        var set = Set<UIPress>()
        for contact in contacts { if let press = press(contact) { set.insert(press) } }
        return set
    }
}
