/// Numbers that look random and are always the same for a seed (SplitMix64).
struct Chance: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mixed(state)
    }

    static func mixed(_ value: UInt64) -> UInt64 {
        var z = value
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// A number for a text (FNV-1a).
    static func number(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(count, 1))) }
    mutating func happens(_ percent: Int) -> Bool { below(100) < percent }
    mutating func one<Element>(of elements: [Element]) -> Element? { elements.isEmpty ? nil : elements[below(elements.count)] }
}
