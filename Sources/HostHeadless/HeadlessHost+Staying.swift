import CoreFoundation
import Foundation
import TouchHost

extension HeadlessHost {
    /// Waits for timers of the run loop and what comes by the main queue, until the process is asked to end or the closure says so. Virtual
    /// time stands still meanwhile, unless it follows the wall clock (``followsWallClock``).
    /// - Parameter isOver: Asked after each thing that ran. It may send the host touches and let time pass.
    package func stay(until isOver: () -> Bool) {
        // No further frames of a recorded session will come.
        isRepeatingTurns = false
        finishHeldFrames()
        var last = SystemClock.now
        while !isEnding, !isOver() {
            if followsWallClock {
                let now = SystemClock.now
                advance(by: max(0, now - last))
                last = now
                let next = nextMoment.map { min(max(0.001, $0 - virtualClock.now), Self.longestSleep) } ?? Self.longestSleep
                CFRunLoopRunInMode(kCFRunLoopDefaultMode, next, true)
            } else {
                CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1e9, true)
                last = SystemClock.now
                settle()
            }
        }
    }

    /// Seconds. A sleep ends with whatever comes; a timer that the app has set meanwhile is seen after this.
    private static let longestSleep = 0.25

    /// When something happens next by itself; `nil` when nothing does.
    package var nextMoment: Double? {
        switch (virtualClock.deadline, surface?.tick) {
        case (let deadline?, let tick?): min(deadline, tick)
        case (let deadline?, nil): deadline
        case (nil, let tick): tick
        }
    }

    private func finishHeldFrames() {
        isHoldingFrames = false
        finishFrame()
    }
}
