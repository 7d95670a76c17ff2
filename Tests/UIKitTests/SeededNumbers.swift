/// The same numbers in each run.
struct SeededNumbers {
    var state: UInt64

    /// A number from 0 to the one before the limit; 0 where that is 0.
    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(max(limit, 1)))
    }
}
