internal import Synchronization

/// Pixels a point of the main screen: what images get whose scale is left to the system. May be read from any thread.
enum DisplayScale {
    private static let bits = Atomic<UInt64>((1.0).bitPattern)

    static var current: CGFloat {
        get { CGFloat(Double(bitPattern: bits.load(ordering: .relaxed))) }
        set {
            guard newValue > 0, newValue.isFinite else { return }
            bits.store(newValue.native.bitPattern, ordering: .relaxed)
        }
    }
}
