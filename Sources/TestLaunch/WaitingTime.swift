import CoreFoundation
import FoundationAdditions
import HostHeadless
import TouchHost
import UIKit

/// Moves the time of the tests' display while a test waits.
///
/// In a wait whose end is known, time goes at once from one thing that is due to the next, up to that end; what runs on other threads has the real
/// time of the wait all the same. In any other wait it goes with the wall clock (R-GEN-7).
@MainActor
final class WaitingTime {
    let host: HeadlessHost
    /// Whether it always goes with the wall clock (`DACTYL_TIMERS=real`).
    private let isReal: Bool
    private var waits: [(number: Int, end: Double)] = []
    private var lastWait = 0
    private var timer: (any DispatchSourceTimer)?
    private var lastTick = SystemClock.now

    /// Seconds between two looks at the wall clock: half a frame.
    private static let interval = 1.0 / 120
    /// The most that one look at the wall clock moves time, in seconds: a test that computed held up a later one, and the app did not have that time.
    private static let longestInterval = 0.25
    /// The longest wait, in seconds: a year.
    private static let longest = 31_536_000.0
    /// How often the main queue is served in one turn at most: work may keep sending itself there.
    private static let servingLimit = 1000

    init(_ host: HeadlessHost, isReal: Bool) {
        self.host = host
        self.isReal = isReal
        watchRunLoop()
        // The main queue is served by the run loop, and where there is none, as in Swift Testing.
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now(), repeating: Self.interval)
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.tick() } }
        timer.activate()
        self.timer = timer
    }

    /// Before the main thread sleeps the app is laid out, as on a display, and time may pass in place of the sleep.
    private func watchRunLoop() {
        var context = CFRunLoopObserverContext()
        context.info = Unmanaged.passUnretained(self).toOpaque()
        let observer = CFRunLoopObserverCreate(nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0, { _, _, info in
            let time = Unmanaged<WaitingTime>.fromOpaque(info!).takeUnretainedValue()
            if MainActor.assumeIsolated({ time.turn() }) { CFRunLoopWakeUp(CFRunLoopGetMain()) }
        }, &context)
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    }

    private var isUsed: Bool { host.client != nil }

    /// Lets the app act on what it received, and time go to the next thing that is due, unless that comes after the wait.
    /// - Returns: Whether time passed.
    @discardableResult
    func turn() -> Bool {
        guard isUsed else { return false }
        host.advance(by: 0)
        guard !isReal, let end = waits.last?.end else { return false }
        return step(to: end)
    }

    private func step(to end: Double) -> Bool {
        guard let next = host.nextMoment, next <= end else { return false }
        host.advance(to: next)
        return true
    }

    private func tick() {
        let elapsed = SystemClock.now - lastTick
        lastTick += elapsed
        guard isUsed, !turn() else { return }
        host.advance(by: isReal ? elapsed : min(elapsed, Self.longestInterval))
    }

    // MARK: Waits

    /// - Parameter timeout: Seconds.
    func begin(_ timeout: Double) -> Int {
        lastWait += 1
        // What the test computed before is not of the wait.
        if !isReal { lastTick = SystemClock.now }
        waits.append((lastWait, host.clock.now + min(max(timeout, 0), Self.longest)))
        return lastWait
    }

    func end(_ number: Int) { waits.removeAll { $0.number == number } }

    /// Lets time pass as far as a date, with all that is due on the way and what waits on the main queue.
    func run(until date: Date) {
        guard isUsed, !isReal else { return RunLoop.current.run(until: date) }
        let end = host.clock.now + min(DelayClocks.meant(date.timeIntervalSinceNow), Self.longest)
        serve()
        host.advance(by: 0)
        while step(to: end) { serve() }
        host.advance(to: end)
        serve()
        host.advance(by: 0)
    }

    /// Runs one thing that waits or is due before the date, or sleeps until one comes.
    func runOnce(_ mode: RunLoop.Mode, before date: Date) -> Bool {
        guard isUsed, !isReal else { return RunLoop.current.run(mode: mode, before: date) }
        host.advance(by: 0)
        if serveOnce() || step(to: host.clock.now + min(DelayClocks.meant(date.timeIntervalSinceNow), Self.longest)) { return true }
        return RunLoop.current.run(mode: mode, before: date)
    }

    private func serve() {
        for _ in 0..<Self.servingLimit { if !serveOnce() { return } }
    }

    private func serveOnce() -> Bool { CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, true) == .handledSource }
}
