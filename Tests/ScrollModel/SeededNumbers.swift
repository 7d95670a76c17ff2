/// Numbers that depend on the seed alone (SplitMix64), so that a program that fails can be run again.
struct SeededNumbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func int(_ range: ClosedRange<Int>) -> Int { range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1)) }

    /// A number whose sums and halves are hardly ever half a pixel: rounding these is a matter of the last bit.
    mutating func number(_ range: ClosedRange<Int>) -> Double { Double(int(range.lowerBound * 9973...range.upperBound * 9973)) / 9973 }

    /// Whether something happens that happens so many times of a hundred.
    mutating func chance(_ percent: Int) -> Bool { int(0...99) < percent }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(0...(elements.count - 1))] }
}
