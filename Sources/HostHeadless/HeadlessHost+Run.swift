import CoreFoundation
import Foundation
import PictureFiles
import TouchHost
import TouchScript

extension HeadlessHost {
    /// Draws the first frame, plays the script or replays the session if there is one, saves the snapshot, and asks the client to end.
    ///
    /// Virtual time jumps from step to step, or follows the wall clock when the settings say `real`. After each step the work of the main queue runs, and
    /// timers of the run loop that are due, so tasks run on real time; timers of the main thread go by the script's where the clock drives them
    /// (``VirtualClock/drivesTimers``). A picture that can't be saved ends the run with ``DisplayHostClient/host(_:didAbort:)``. SIGTERM, SIGINT and
    /// SIGHUP end the script early, between any two steps; ``endingSignal`` has the first.
    public func run() {
        let pace = Pace(speed: settings.speed, clock: virtualClock)
        self.pace = pace
        isServingMainQueue = true
        defer {
            endingSignal = pace.signal
            self.pace = nil
            pace.finish()
            isServingMainQueue = false
        }
        do {
            if let session {
                replay(session)
            } else {
                settle()
            }
            if let script { try play(script) }
            hasForgottenTimers = script != nil && virtualClock.drivesTimers && settings.speed == .full && !isEnding
                && CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode) != 0
            stay?(self)
            guard !isDisconnected else { return }
            if let snapshot = settings.snapshot { try PictureFile.write(surface?.picture, to: snapshot) }
        } catch {
            client?.host(self, didAbort: error)
            return
        }
        client?.hostDidRequestTermination(self)
    }

    /// Plays a script from now on, to its end.
    package func play(_ script: TouchScript) throws(ScriptError) {
        let player = ScriptPlayer(script), target = HeadlessScriptTarget(self)
        player.start(at: virtualClock.now)
        while !isEnding {
            switch player.next {
            case .at(let time):
                guard pass(to: time, inclusive: false) else { return }
                virtualClock.advance(to: time)
            case .whenIdle:
                break
            case .finished(let time):
                guard pass(to: time, inclusive: true) else { return }
                virtualClock.advance(to: time)
                return
            }
            if try player.perform(at: virtualClock.now, on: target) { settle() }
        }
    }
}

/// Passes on what a script does to the host's client.
@MainActor
final class HeadlessScriptTarget: TouchScriptTarget {
    private unowned let host: HeadlessHost

    init(_ host: HeadlessHost) {
        self.host = host
    }

    var isIdle: Bool { !(host.surface?.isBusy ?? false) }

    var size: PixelSize? { host.surface?.size }

    func send(_ frame: borrowing TouchFrame) {
        if let surface = host.surface { host.client?.surface(surface, didReceive: frame) }
    }

    func send(_ key: KeyEvent) {
        if let surface = host.surface { host.client?.surface(surface, didReceive: key) }
    }

    func movePointer(to position: CGPoint, modifiers: KeyModifiers, timestamp: Double) {
        host.deliverPointer(at: position, modifiers: modifiers, timestamp: timestamp)
    }

    func setButton(_ button: Int, isPressed: Bool, modifiers: KeyModifiers, timestamp: Double) {
        host.deliver(host.pointer.set(button, isPressed: isPressed, modifiers: modifiers, at: timestamp))
    }

    func send(_ motion: IndirectSample) {
        var motion = motion
        motion.device = host.pointer.device
        motion.position = host.pointer.position
        if let surface = host.surface { host.client?.surface(surface, didReceive: motion) }
    }

    func send(_ hover: HoverSample) {
        if let surface = host.surface { host.client?.surface(surface, didReceive: hover) }
    }

    func resize(to size: PixelSize, scale: Double?) { host.resize(to: size, scale: scale) }

    func saveShot(to path: String) throws {
        try PictureFile.write(host.surface?.picture, to: path)
    }

    func mark(_ text: String, timestamp: Double) {
        print("mark \(Int((timestamp * 1e6).rounded())) \(text)")
        fflush(nil)
    }
}
