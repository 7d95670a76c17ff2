#if KMS
/// The keys that are down on each keyboard. A key on several is one for the person, as on X servers and by libinput's count
/// of a seat's keys: it goes down with the first and up with the last (R-KEY-2).
struct HeldKeys<Device: Equatable> {
    private var keys: ContiguousArray<(code: UInt32, device: Device)> = []

    /// A keyboard reports a key.
    /// - Returns: Whether the key goes down or up for the person.
    mutating func change(_ code: UInt32, isPressed: Bool, on device: Device) -> Bool {
        let index = keys.lastIndex { $0.code == code && $0.device == device }
        guard (index != nil) != isPressed else { return false }
        if let index { keys.remove(at: index) }
        let isElsewhere = keys.contains { $0.code == code }
        if isPressed { keys.append((code, device)) }
        return !isElsewhere
    }

    /// One keyboard goes away, or all do.
    /// - Returns: The keys that go up with it.
    mutating func release(of device: Device? = nil) -> ContiguousArray<UInt32> {
        let gone = keys.filter { device == nil || $0.device == device }
        keys.removeAll { device == nil || $0.device == device }
        var result: ContiguousArray<UInt32> = []
        for (code, _) in gone where !result.contains(code) && !keys.contains(where: { $0.code == code }) { result.append(code) }
        return result
    }
}
#endif
