/// Maps a display server's 32-bit milliseconds to seconds on the host's clock: never backwards, never later than now.
///
/// A server on the same machine stamps with the very clock that the host reads, and then the mapping is exact. Any
/// other server's clock is related to ours by the quickest event so far, which can't have arrived before it was sent.
package struct ServerTime {
    /// A stamp this much older than its predecessor means that the server's clock was set back; events of different devices
    /// may overtake each other by a few milliseconds.
    private static let setBack: Int32 = -1000
    /// On the same machine an event is hardly ever read later than this.
    private static let sameClockDelay = 0...1000
    /// An event said to be older than this was stamped by a clock that no longer runs as it did.
    private static let oldest = 60.0
    /// How fast, in seconds a second, the relation to another machine's clock may give way to a drift between the two.
    private static let drift = 1e-4

    private var lastStamp: UInt32?
    private var milliseconds: Int64 = 0
    private var offset = 0.0
    private var isSameClock = false
    private var lastNow = 0.0
    private var latest = -Double.infinity

    package init() {}

    /// The time of an event that was stamped by the server and is being read at `now`. 0 is the server's word for no time at all.
    package mutating func seconds(_ stamp: UInt32, now: Double) -> Double {
        guard stamp != 0 else { return clamp(now, now: now) }
        if let last = lastStamp, case let step = Int32(bitPattern: stamp &- last), step > Self.setBack {
            milliseconds += Int64(step)
        } else {
            relate(stamp, now: now)
        }
        lastStamp = stamp
        var time = offset + Double(milliseconds) / 1000
        if now - time > Self.oldest {
            relate(stamp, now: now)
            time = offset + Double(milliseconds) / 1000
        }
        if time > now {
            offset -= time - now
            time = now
        } else if !isSameClock {
            offset += min(now - time, max(0, now - lastNow) * Self.drift)
        }
        lastNow = now
        return clamp(time, now: now)
    }

    /// The latest time that was given or sent on: nothing that follows is older.
    package var last: Double { latest }

    /// The time of an event without a stamp that is being read at `now`. It happened before the next event with a stamp, which may
    /// have been read with it: `DeliveryQueue.putTimesInOrder` has the last word, and `advance` says what it was.
    package func unstamped(now: Double) -> Double { max(latest, now) }

    /// Something was sent on with this time: what follows is not older.
    package mutating func advance(to time: Double) { latest = max(latest, time) }

    private mutating func relate(_ stamp: UInt32, now: Double) {
        let ours = Int64(now * 1000)
        let delay = Int32(bitPattern: UInt32(truncatingIfNeeded: ours) &- stamp)
        isSameClock = Self.sameClockDelay.contains(Int(delay))
        milliseconds = isSameClock ? ours - Int64(delay) : Int64(stamp)
        offset = isSameClock ? 0 : now - Double(stamp) / 1000
        lastNow = now
    }

    private mutating func clamp(_ time: Double, now: Double) -> Double {
        latest = max(latest, min(time, now))
        return latest
    }
}
