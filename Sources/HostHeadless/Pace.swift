import CoreFoundation
@preconcurrency import Dispatch
import Foundation
import HostKit
import TouchHost

/// How virtual time goes during a run, and whether a signal has asked the run to end.
@MainActor
final class Pace {
    var isTerminated: Bool { signals.number != nil }
    /// The signal that asked the process to end.
    var signal: Int32? { signals.number }
    private let speed: HostSettings.Speed
    private let clock: VirtualClock
    /// What must be added to the wall clock to have the virtual one.
    private let offset: Double
    private let signals = TerminationSignals()
    /// Ends the run loop's sleep when a signal comes.
    private var waker: (any DispatchSourceRead)?

    init(speed: HostSettings.Speed, clock: VirtualClock) {
        self.speed = speed
        self.clock = clock
        offset = clock.now - SystemClock.now
        signals.start()
        guard signals.descriptor >= 0 else { return }
        let source = DispatchSource.makeReadSource(fileDescriptor: signals.descriptor, queue: .main)
        source.setEventHandler { [signals] in MainActor.assumeIsolated { signals.clear() } }
        // The descriptor stays open until no thread waits for it.
        source.setCancelHandler { [signals] in _ = signals }
        source.activate()
        waker = source
    }

    /// Gives the signals back to the system.
    func finish() {
        waker?.cancel()
        waker = nil
        signals.stop()
    }

    /// Lets the wall clock reach a virtual time, while what waits on the main queue and timers run.
    /// - Parameters:
    ///   - sleeps: Whether it waits for what is not there yet.
    ///   - settle: Called after something may have run, to let the client act on it.
    /// - Returns: Whether it has; `false` when something ran before, which may have changed what is next.
    func wait(until time: Double, sleeps: Bool = true, settle: () -> Void) -> Bool {
        guard speed == .real else { return true }
        let left = time - (SystemClock.now + offset)
        guard left > 0 else { return true }
        var span = sleeps ? left : 0
        let timer = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
        if timer != 0 { span = min(span, max(0, timer - CFAbsoluteTimeGetCurrent())) }
        CFRunLoopRunInMode(kCFRunLoopDefaultMode, span, true)
        clock.advance(to: min(time, SystemClock.now + offset))
        settle()
        return false
    }
}

/// Work that waits on the main queue, and timers that are due.
@MainActor
enum MainQueue {
    /// Runs it until nothing waits. Costs a few microseconds when nothing does.
    static func drain() {
        while CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true) == .handledSource {}
    }
}
