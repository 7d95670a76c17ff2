import CoreFoundation
import FoundationAdditions
import HostHeadless
import HostKit
public import TouchHost

/// The process's main loop: `RunLoop.main`, in which a host's descriptors wait beside timers, the main queue and tasks of
/// the main actor.
///
/// One turn: what is readable is read and sent to the host's client, the client lays out, draws and presents, and the loop sleeps. While
/// input comes in faster than the client handles it, a turn still gives timers and the main queue their share. Idle, it sleeps
/// without a single wake-up. Nested run loops (`RunLoop.main.run(until:)` in a callback) still serve the host.
@preconcurrency @MainActor
public final class MainLoop {
    /// What the loop does for the sake of a script, on hosts that don't play scripts themselves.
    private let playback: (any Playback)?
    private let host: any DisplayHost
    private let events: (any EventDrivenHost)?
    private let systemClock: SystemClock?
    private let descriptors = DescriptorSet()
    private let wakeTimer = WakeTimer()
    private let scriptTimer = WakeTimer()
    private let signals = TerminationSignals()
    private var registered: [Int32] = []
    private var isStopped = false
    /// How many runs of the run loop are under way, one inside another.
    private var depth = 0
    /// Whether nothing was left to be done before the sleep that comes.
    private var isPrepared = false
    private var ownSleep: OwnSleep?
    /// The same in the mode for tracking, which has another set of descriptors.
    private var trackingSleep: OwnSleep?
    /// Whether the run loop is in the mode for tracking, and whether it has that mode.
    private var isTracking = false
    private var hasTrackingMode = false
    /// Whether it sleeps outside of Foundation's run loop, in each mode that it has.
    package var hasOwnSleep: Bool { ownSleep != nil && (!hasTrackingMode || trackingSleep != nil) }
    private var sleepSearch = SleepSearch()
    /// The signal that the process ends by: the one that cut short the script of a host that paces itself, or SIGINT, which a person sends.
    /// `nil` after SIGTERM and SIGHUP on a display: that is how a session ends an app, and nothing is cut short.
    public private(set) var endingSignal: Int32?
    /// Whether timers waited on the run loop at the end of a script by whose clock they should go.
    public private(set) var hasForgottenTimers = false

    /// A loop for one host: ``EventDrivenHost`` or ``SelfPacedHost``. Any other host never sends anything.
    public convenience init(host: any DisplayHost) {
        self.init(host: host, playback: nil)
    }

    /// A loop for the host that was chosen, which also plays the script that the settings name.
    public convenience init(_ choice: HostChoice) {
        self.init(host: choice.host, playback: choice.playback)
    }

    /// A loop that sleeps outside of Foundation's run loop where it can, or always in it.
    package convenience init(host: any DisplayHost, sleepsItself: Bool) {
        self.init(host: host, playback: nil)
        if !sleepsItself { sleepSearch.looksLeft = 0 }
    }

    init(host: any DisplayHost, playback: (any Playback)?) {
        self.host = host
        self.playback = playback
        events = host as? any EventDrivenHost
        systemClock = host.clock as? SystemClock
        for descriptor in [wakeTimer.descriptor, scriptTimer.descriptor, signals.descriptor] where descriptor >= 0 { descriptors.insert(descriptor) }
    }

    /// Runs until ``stop()``, or until a host that paces itself has come to its end. To be called on the main thread, outside any run loop.
    ///
    /// SIGTERM, SIGINT and SIGHUP become ``DisplayHostClient/hostDidRequestTermination(_:)``, the first of each.
    public func run() {
        isStopped = false
        if let selfPaced = host as? any SelfPacedHost {
            selfPaced.run()
            endingSignal = (selfPaced as? HeadlessHost)?.endingSignal
            hasForgottenTimers = (selfPaced as? HeadlessHost)?.hasForgottenTimers ?? false
            return
        }
        signals.start()
        defer { signals.stop() }
        let loop = CFRunLoopGetMain()
        let source = makeSource(), observers = makeObservers()
        CFRunLoopAddSource(loop, source, kCFRunLoopCommonModes)
        for observer in observers { CFRunLoopAddObserver(loop, observer, kCFRunLoopCommonModes) }
        while !isStopped {
            isTracking = RunLoopTracking.isOn
            if isTracking { makeTrackingMode() }
            CFRunLoopRunInMode(isTracking ? Self.trackingMode : kCFRunLoopDefaultMode, 1e9, false)
        }
        if signals.number == SIGINT { endingSignal = SIGINT }
        for observer in observers { CFRunLoopRemoveObserver(loop, observer, kCFRunLoopCommonModes) }
        CFRunLoopRemoveSource(loop, source, kCFRunLoopCommonModes)
    }

    private static let trackingMode = CFStringCreateWithCString(nil, RunLoopTracking.mode.rawValue, CFStringBuiltInEncodings.UTF8.rawValue)

    /// Makes the mode for tracking a common one, at the first finger that scrolls: from then on the display's descriptors are in two sets, and the set of the
    /// default mode is found while there is one. So it is looked for at the last moment.
    private func makeTrackingMode() {
        guard !hasTrackingMode else { return }
        hasTrackingMode = true
        for _ in 0..<2 where ownSleep == nil { ownSleep = sleepSearch.look(beside: descriptors.descriptor) }
        CFRunLoopAddCommonMode(CFRunLoopGetMain(), Self.trackingMode)
        trackingSleep = ownSleep?.twin()
    }

    /// Whether the run has come to its end: the program's, or in this mode. A run loop in a callback has the mode that the callback chose.
    private var endsRun: Bool { isStopped || depth == 1 && isTracking != RunLoopTracking.isOn }

    /// Lets ``run()`` return as soon as everything that is running now has returned.
    public func stop() {
        isStopped = true
        CFRunLoopStop(CFRunLoopGetMain())
    }

    private func makeSource() -> CFRunLoopSource? {
        var context = CFRunLoopSourceContext1()
        context.version = 1
        context.info = Unmanaged.passUnretained(self).toOpaque()
        // On Linux a port is a descriptor. The run loop waits for its edges and reads eight bytes from it, which an epoll
        // descriptor refuses.
        context.getPort = { info in
            let loop = Unmanaged<MainLoop>.fromOpaque(info!).takeUnretainedValue()
            return MainActor.assumeIsolated { loop.descriptors.descriptor }
        }
        context.perform = { info in
            let loop = Unmanaged<MainLoop>.fromOpaque(info!).takeUnretainedValue()
            MainActor.assumeIsolated { loop.handleAndDraw() }
        }
        return withUnsafeMutablePointer(to: &context) { pointer in
            pointer.withMemoryRebound(to: CFRunLoopSourceContext.self, capacity: 1) { CFRunLoopSourceCreate(nil, 0, $0) }
        }
    }

    /// One prepares each sleep, and one sleeps. While an observer is called, no run loop calls it again: one in a callback of what the second handles
    /// is prepared by the first as any other.
    private func makeObservers() -> [CFRunLoopObserver] {
        var context = CFRunLoopObserverContext()
        context.info = Unmanaged.passUnretained(self).toOpaque()
        let beforeWaiting: CFOptionFlags = 1 << 5
        // After all other observers: what they change is to be drawn too.
        let first = CFRunLoopObserverCreate(nil, Self.entry | beforeWaiting | Self.exit, true, .max - 1, { _, activity, info in
            let loop = Unmanaged<MainLoop>.fromOpaque(info!).takeUnretainedValue()
            MainActor.assumeIsolated { loop.observe(CFOptionFlags(activity.rawValue)) }
        }, &context)
        let second = CFRunLoopObserverCreate(nil, beforeWaiting, true, .max, { _, _, info in
            let loop = Unmanaged<MainLoop>.fromOpaque(info!).takeUnretainedValue()
            MainActor.assumeIsolated { loop.sleep() }
        }, &context)
        return [first, second].compactMap { $0 }
    }

    private static let entry: CFOptionFlags = 1 << 0, exit: CFOptionFlags = 1 << 7

    private func observe(_ activity: CFOptionFlags) {
        switch activity {
        case Self.entry: depth += 1
        case Self.exit: depth -= 1
        default: prepareToSleep()
        }
    }

    /// The wake-up that is to be waited for: none that would come before an older event.
    private var deadline: Double? {
        guard let deadline = systemClock?.deadline else { return nil }
        if let held = events?.heldSince, held <= deadline { return nil }
        return deadline
    }

    private func handleReadable() -> Bool {
        descriptors.handleReadable { descriptor in
            switch descriptor {
            case wakeTimer.descriptor:
                wakeTimer.clear()
                if deadline != nil, systemClock?.takeWake() == true { host.client?.hostClockDidWake(host) }
            case scriptTimer.descriptor:
                scriptTimer.clear()
                playback?.advance()
            case signals.descriptor:
                signals.clear()
                playback?.saveSnapshot()
                host.client?.hostDidRequestTermination(host)
            default:
                events?.dispatch()
            }
        }
    }

    /// Draws at once after reading. The observer would do it too, after a look at timers and the main queue.
    ///
    /// The host is asked first, without a look at which descriptor woke the loop: it nearly always is the host's, and the observer looks at
    /// all of them before the loop sleeps.
    private func handleAndDraw() {
        sleepSearch.isNeeded = true
        if let events { events.dispatch() } else { _ = handleReadable() }
        host.client?.hostWillWait(host)
    }

    /// Lets the client draw, and reads what has come in since. Returns whether anything has.
    private func turn() -> Bool {
        host.client?.hostWillWait(host)
        var isBusy = false
        if let playback {
            isBusy = playback.advance()
            scriptTimer.arm(at: playback.deadline)
        }
        if let events, events.prepareToWait() {
            events.dispatch()
            isBusy = true
        }
        wakeTimer.arm(at: deadline)
        registerDescriptors()
        return handleReadable() || isBusy
    }

    /// The run loop notices edges only, so it may not sleep on anything that is still readable. A few turns are taken here, because
    /// the display's answer to a frame comes quicker than the run loop goes round; then it does go round, since others wait in it too.
    private func prepareToSleep() {
        isPrepared = false
        for _ in 0..<Self.turnsInARow {
            if endsRun { return CFRunLoopStop(CFRunLoopGetMain()) }
            guard !turn() else { continue }
            // A finger may have left, or content come to rest, in that turn.
            if endsRun { return CFRunLoopStop(CFRunLoopGetMain()) }
            return isPrepared = true
        }
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    /// Sleeps outside of Foundation's run loop, if that is possible, and handles what the display sends. Foundation goes round afterwards: what was left to
    /// it meanwhile need not have a descriptor. Otherwise Foundation sleeps.
    ///
    /// A run loop in a callback returns when a source was handled, so Foundation has to see that.
    private func sleep() {
        guard isPrepared, depth == 1 else { return }
        isPrepared = false
        if ownSleep == nil, !hasTrackingMode { ownSleep = sleepSearch.look(beside: descriptors.descriptor) }
        guard let sleep = isTracking ? trackingSleep : ownSleep, sleep.wait() else { return }
        handleAndDraw()
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    private static let turnsInARow = 4

    private func registerDescriptors() {
        guard let current = events?.descriptors, current != registered else { return }
        for descriptor in registered where !current.contains(descriptor) { descriptors.remove(descriptor) }
        for descriptor in current where !registered.contains(descriptor) { descriptors.insert(descriptor) }
        registered = current
    }
}
