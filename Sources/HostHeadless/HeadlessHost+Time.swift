import Foundation
import TouchHost

extension HeadlessHost {
    /// Lets virtual time pass. Wake-ups and ticks up to that time, and at it, happen on the way; at last the client draws what it has
    /// not drawn yet.
    public func advance(to time: Double) {
        guard time.isFinite else { return }
        pass(to: time, inclusive: true)
        virtualClock.advance(to: time)
        settle()
    }

    /// Lets so many seconds pass.
    public func advance(by seconds: Double) {
        advance(to: virtualClock.now + seconds)
    }

    /// The refresh after now.
    var nextRefresh: Double {
        // A whole number of refreshes may come out a little less than whole.
        ((virtualClock.now * Self.refreshRate + 1e-6).rounded(.down) + 1) / Self.refreshRate
    }

    /// Lets wake-ups and ticks happen that come before a time, or at it.
    /// - Returns: Whether that time was reached; `false` when the application ended first.
    @discardableResult
    func pass(to time: Double, inclusive: Bool) -> Bool {
        while !isEnding {
            let wake = virtualClock.deadline ?? .infinity, tick = surface?.tick ?? .infinity
            let next = min(wake, tick)
            guard inclusive ? next <= time : next < time - 1e-9 else {
                guard let pace else { return true }
                if wait(pace, until: time) { return true }
                continue
            }
            if let pace, !wait(pace, until: next) { continue }
            virtualClock.advance(to: next)
            if wake <= tick {
                virtualClock.takeWake()
                client?.hostClockDidWake(self)
            } else if let surface {
                surface.takeTick()
                client?.surfaceDidTick(surface, timestamp: virtualClock.now)
            }
            settle()
        }
        return false
    }

    /// Lets the wall clock reach a virtual time; `false` when something ran before.
    func wait(_ pace: Pace, until time: Double) -> Bool {
        func settleTurn() { if !isRepeatingTurns { settle() } }
        let hasServed = betweenSteps?() ?? false
        if hasServed { settleTurn() }
        // What settling ran from the main queue may have been there to end the sleep that follows: then there is more to serve first.
        return pace.wait(until: time, sleeps: !hasServed, settle: settleTurn)
    }

    var isEnding: Bool { isDisconnected || pace?.isTerminated ?? false }

    /// Lets the client act on what it received, and draw.
    func settle() {
        client?.hostDidDrain(self)
        if isServingMainQueue { MainQueue.drain() }
        client?.hostWillWait(self)
    }

    /// Brings time to where something happens.
    func begin(at timestamp: Double) {
        guard timestamp > virtualClock.now, timestamp.isFinite else { return }
        pass(to: timestamp, inclusive: false)
        virtualClock.advance(to: timestamp)
    }
}
