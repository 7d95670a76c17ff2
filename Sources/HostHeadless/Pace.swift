import CoreFoundation
@preconcurrency import Dispatch
import Foundation
import TouchHost

/// How virtual time goes during a run, and whether the run was told to end.
@MainActor
final class Pace {
    private(set) var isTerminated = false
    private let speed: HostSettings.Speed
    private let clock: VirtualClock
    /// What must be added to the wall clock to have the virtual one.
    private let offset: Double
    private var signals: [any DispatchSourceSignal] = []

    init(speed: HostSettings.Speed, clock: VirtualClock) {
        self.speed = speed
        self.clock = clock
        offset = clock.now - SystemClock.now
        signals = [SIGTERM, SIGINT, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.isTerminated = true } }
            source.activate()
            return source
        }
    }

    /// Gives the signals back to the system.
    func finish() {
        for source in signals {
            source.cancel()
            signal(Int32(source.handle), SIG_DFL)
        }
        signals = []
    }

    /// Lets the wall clock reach a virtual time, while what waits on the main queue and timers run.
    /// - Returns: Whether it has; `false` when something ran before, which may have changed what is next.
    func wait(until time: Double, on host: HeadlessHost) -> Bool {
        guard speed == .real else { return true }
        let left = time - (SystemClock.now + offset)
        guard left > 0 else { return true }
        var span = left
        let timer = CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode)
        if timer != 0 { span = min(span, max(0, timer - CFAbsoluteTimeGetCurrent())) }
        CFRunLoopRunInMode(kCFRunLoopDefaultMode, span, true)
        clock.advance(to: min(time, SystemClock.now + offset))
        if !host.isRepeatingTurns { host.settle() }
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
