#if X11
/// How fast the samples of a touch follow each other, by which the scans of its device are distinguished.
///
/// The server stamps the touches of a scan one by one, in whole milliseconds. Where it is held up between two of them their stamps are further
/// apart, and the time between scans says how far that may be.
struct ScanRhythm {
    /// How far the stamps of a scan may be apart, in milliseconds, while the device's rhythm is not known: the fastest touchscreens scan 240 times a
    /// second. It is never more, because a finger that rests has no samples: a long time between two says nothing of the device.
    static let widest: UInt32 = 4

    /// Of how many times in a row the mean counts. A server that was held up stamps the scans that it missed within a millisecond or two: so short a
    /// mean of eight is that of 70 ms of scans, and the next eight put it right.
    private static let times: UInt32 = 8

    private var start: UInt32
    private var count: UInt32 = 0

    /// - Parameter stamp: The stamp of the landing.
    init(stamp: UInt32) { start = stamp }

    /// Takes the stamp of the touch's next sample.
    /// - Returns: How far the stamps of a scan may be apart from now on: less than half of the time between two samples, and no less than 1 ms, because
    ///   any scan may fall on two successive milliseconds. `nil` while too few samples have come.
    mutating func advance(to stamp: UInt32) -> UInt32? {
        count += 1
        guard count == Self.times else { return nil }
        let time = (stamp &- start) / Self.times
        self = ScanRhythm(stamp: stamp)
        return min(max(1, (max(1, time) - 1) / 2), Self.widest)
    }
}
#endif
