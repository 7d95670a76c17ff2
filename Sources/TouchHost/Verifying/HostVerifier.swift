/// Watches what a host delivers: whether it keeps the promises of a ``DisplayHost`` (section 3.5 of `Documentation/touch-semantics.md`).
///
/// Put one beside the client of a host, in the host's tests for instance, and show it each message:
///
///     func surface(_ surface: any Surface, didReceive frame: borrowing TouchFrame) {
///         for violation in verifier.take(frame, on: surface) { print(violation) }
///     }
///
/// What a host does after it broke a promise is judged as if it had kept it until then, as far as that makes sense.
public struct HostVerifier {
    /// The contacts that are down, in the order of landing.
    private var down: ContiguousArray<ContactLife> = []
    private var frameTimes: [ObjectIdentifier: Double] = [:]
    /// The devices that hover, or did, by number.
    private var devices: [Int: DeviceLife] = [:]
    /// What wheels and touchpads do, or did, by device and kind.
    private var motions: [Motion: MotionLife] = [:]
    private var keyTime: Double?
    /// Whether times went back; then later times can't be judged.
    package private(set) var hasBrokenTime = false

    /// Makes a verifier that has seen nothing.
    public init() {}

    /// The numbers of the contacts that are down.
    public var contacts: [Int] { down.map(\.id) }

    /// Contacts changed.
    /// - Returns: What is wrong, nothing as a rule.
    @MainActor
    public mutating func take(_ frame: borrowing TouchFrame, on surface: any Surface) -> [Violation] {
        var violations: [Violation] = []
        let place = ObjectIdentifier(surface), time = frame.timestamp
        let told = ToldTime(kind: "a frame", time: time, previous: frameTimes[place])
        if let violation = TimePromises.frames.violation(of: told, at: time) {
            hasBrokenTime = true
            violations.append(violation)
        }
        frameTimes[place] = time
        for index in frame.contacts.indices {
            let contact = frame.contacts[index], life = down.first { $0.id == contact.id }
            var isFirst = true
            for earlier in 0..<index where frame.contacts[earlier].id == contact.id { isFirst = false }
            let told = ToldContact(contact: contact, surface: place, frameTime: time, isFirstInFrame: isFirst, life: life)
            if let violation = ContactPromises.all.violation(of: told, at: contact.timestamp) {
                if contact.timestamp != time { hasBrokenTime = true }
                violations.append(violation)
            }
            switch contact.phase {
            case .began:
                down.removeAll { $0.id == contact.id }
                down.append(ContactLife(id: contact.id, tool: contact.tool, surface: place))
            case .moved: break
            case .ended, .cancelled: down.removeAll { $0.id == contact.id }
            }
        }
        return violations
    }

    /// A device hovers, or no longer does.
    public mutating func take(_ hover: HoverSample) -> [Violation] {
        let told = ToldHover(sample: hover, life: devices[hover.device])
        devices[hover.device] = DeviceLife(isOver: hover.phase == .moved, time: hover.timestamp)
        return HoverPromises.all.violation(of: told, at: hover.timestamp).map { [$0] } ?? []
    }

    /// A wheel was turned, or fingers do something on a touchpad.
    public mutating func take(_ motion: IndirectSample) -> [Violation] {
        let key = Motion(device: motion.device, kind: motion.kind)
        let told = ToldMotion(sample: motion, life: motions[key])
        motions[key] = MotionLife(isUnderWay: motion.phase == .began || motion.phase == .changed, time: motion.timestamp)
        return IndirectPromises.all.violation(of: told, at: motion.timestamp).map { [$0] } ?? []
    }

    private struct Motion: Hashable {
        var device: Int
        var kind: IndirectSample.Kind
    }

    /// A key went down or up.
    public mutating func take(_ key: KeyEvent) -> [Violation] {
        let told = ToldTime(kind: "a key", time: key.timestamp, previous: keyTime)
        keyTime = key.timestamp
        return TimePromises.keys.violation(of: told, at: key.timestamp).map { [$0] } ?? []
    }

    /// A refresh came.
    /// - Parameter now: What the host's clock says.
    public mutating func takeTick(at timestamp: Double, now: Double) -> [Violation] {
        TickPromises.all.violation(of: ToldTick(time: timestamp, now: now), at: timestamp).map { [$0] } ?? []
    }

    /// The host has let go of the display, or of a device.
    public func takeEnd(at time: Double) -> [Violation] {
        down.compactMap { EndPromises.all.violation(of: $0, at: time) }
    }
}

extension HostVerifier {
    /// Everything that is watched of hosts, as the page on the verifier lists it.
    package static var promises: [(rule: String, says: String)] {
        let times = TimePromises.frames + [TimePromises.keysGoOn]
        return ContactPromises.all.map { ($0.rule, $0.says) } + times.map { ($0.rule, $0.says) } + HoverPromises.all.map { ($0.rule, $0.says) }
            + IndirectPromises.all.map { ($0.rule, $0.says) } + TickPromises.all.map { ($0.rule, $0.says) } + EndPromises.all.map { ($0.rule, $0.says) }
    }
}
