#if Web
/// Maps a page's clock to the host's: never later than now.
///
/// The two are related by the quickest message so far, which can't have arrived before it was sent.
struct PageClock {
    /// How fast, in seconds a second, the relation may give way to a drift between the clocks.
    private static let drift = 1e-4
    /// A page's clock may stand still while its machine sleeps; a message said to be older than this was stamped by such a one.
    private static let oldest = 20.0

    private var offset: Double?
    private var lastArrival = 0.0

    /// A message that was sent at `page`, on the page's clock, arrived at `host`.
    mutating func relate(page: Double, host: Double) {
        let quickest = host - page
        defer { lastArrival = max(lastArrival, host) }
        guard let offset, quickest - offset <= Self.oldest else {
            self.offset = quickest
            return
        }
        self.offset = min(quickest, offset + max(0, host - lastArrival) * Self.drift)
    }

    /// When something happened on the page, on the host's clock.
    func seconds(_ page: Double, now: Double) -> Double {
        guard let offset else { return now }
        return max(min(page + offset, now), now - Self.oldest)
    }
}
#endif
