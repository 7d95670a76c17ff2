import CoreFoundation
import Dispatch
import Foundation
import FoundationAdditions
import HostKit
import HostRunner
import HostTestSupport
import TouchHost

// A host without a display, whose events are bytes in a pipe. Each byte runs one of the cases below, which leaves something to the main run loop, and
// nothing but that lets the next byte come: a case that waits for something else to wake the process ends it with a line and status 1.
//
//     LoopProbe own          with the main loop's own sleep
//     LoopProbe foundation   with Foundation's

func end(_ line: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("LoopProbe: \(line)\n".utf8))
    exit(status)
}

final class PipeHost: EventDrivenHost {
    let name = "pipe"
    let systemClock = SystemClock()
    var clock: any HostClock { systemClock }
    var outputs: [Output] { [] }
    weak var client: (any DisplayHostClient)?
    let input: Int32, output: Int32
    var descriptors: [Int32] { [input] }
    var onByte: (Int) -> Void = { _ in }

    init() {
        var ends: [Int32] = [0, 0]
        if pipe(&ends) != 0 { end("the system has no pipe to give", status: 71) }
        (input, output) = (ends[0], ends[1])
        _ = fcntl(input, F_SETFL, O_NONBLOCK)
    }

    func makeSurface(_ request: SurfaceRequest) throws -> any Surface { throw CocoaError(.featureUnsupported) }
    func disconnect() {}
    func prepareToWait() -> Bool { false }

    func dispatch() {
        var byte: UInt8 = 0
        while read(input, &byte, 1) == 1 { onByte(Int(byte)) }
    }
}

/// Sends a byte from another thread, when the main one sleeps again in all likelihood.
func send(_ number: Int, to output: Int32) {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) {
        var byte = UInt8(number)
        write(output, &byte, 1)
    }
}

let sleep = CommandLine.arguments.dropFirst().joined(separator: " ")
guard ["own", "foundation"].contains(sleep) else { end("usage: LoopProbe own | foundation", status: 64) }
let host = PipeHost()
let loop = MainLoop(host: host, sleepsItself: sleep == "own")

/// What a case leaves behind; it calls what it is given when its turn comes.
typealias Done = @Sendable () -> Void
let cases: [(name: String, leave: @MainActor (@escaping Done) -> Void)] = [
    ("nothing", { $0() }),
    ("nothing again", { $0() }),
    ("a third time", { $0() }),
    ("RunLoop.perform", { done in RunLoop.main.perform { done() } }),
    ("CFRunLoopPerformBlock", { done in CFRunLoopPerformBlock(CFRunLoopGetMain(), kCFRunLoopDefaultMode) { done() } }),
    ("DispatchQueue.main", { done in DispatchQueue.main.async { done() } }),
    ("a task of the main actor", { done in Task { @MainActor in done() } }),
    ("a timer", { done in _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in done() } }),
    ("a timer that is due", { done in _ = Timer.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in done() } }),
    ("the main queue, later", { done in DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { done() } }),
    ("another thread", { done in DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { DispatchQueue.main.async { done() } } }),
    ("RunLoop.perform by another thread", { done in
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
            RunLoop.main.perform { done() }
            CFRunLoopWakeUp(CFRunLoopGetMain())
        }
    }),
    ("an observer", { done in
        let observer = CFRunLoopObserverCreateWithHandler(nil, 1 << 5, false, 0) { _, _ in done() }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopDefaultMode)
    }),
    ("a notification when idle", { done in notice(.whenIdle, done) }),
    ("a notification as soon as possible", { done in notice(.asap, done) }),
    ("a source that is signalled", { done in
        var context = CFRunLoopSourceContext()
        context.info = Unmanaged.passRetained(Closure(done)).toOpaque()
        context.perform = { Unmanaged<Closure>.fromOpaque($0!).takeUnretainedValue().call() }
        let source = CFRunLoopSourceCreate(nil, 0, &context)
        CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopDefaultMode)
        CFRunLoopSourceSignal(source)
    }),
    ("a run loop in a callback, until a byte comes", { done in
        nested = done
        send(255, to: host.output)
        while nested != nil { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 60)) }
    }),
    ("a run loop in a callback, until the host's clock wakes", { done in
        nested = done
        host.systemClock.requestWake(at: host.systemClock.now + 0.05)
        while nested != nil { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 600)) }
    }),
    ("nothing after all that", { $0() }),
    ("a finger that scrolls", { done in
        RunLoopTracking.begin(ObjectIdentifier(host))
        done()
    }),
    ("nothing under that finger", { $0() }),
    ("a timer of the default mode, which waits, and one of the common modes", { done in
        waiting = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in MainActor.assumeIsolated { hasWaited = true } }
        RunLoop.main.add(Timer(fire: Date(timeIntervalSinceNow: 0.05), interval: 0, repeats: false) { _ in
            MainActor.assumeIsolated { if hasWaited { end("a timer of the default mode fired under a finger", status: 1) } }
            done()
        }, forMode: .common)
    }),
    ("a timer of the mode for tracking", { done in
        RunLoop.main.add(Timer(fire: Date(timeIntervalSinceNow: 0.01), interval: 0, repeats: false) { _ in done() }, forMode: RunLoopTracking.mode)
    }),
    ("the main queue and the mode of the run loop under that finger", { done in
        DispatchQueue.main.async {
            if RunLoop.main.currentMode != RunLoopTracking.mode { end("the mode is \(String(describing: RunLoop.main.currentMode))", status: 1) }
            done()
        }
    }),
    ("the finger leaves, and the timer of the default mode fires", { done in
        RunLoopTracking.end(ObjectIdentifier(host))
        let look = Timer(fire: Date(timeIntervalSinceNow: 0.01), interval: 0.01, repeats: true) { timer in
            guard MainActor.assumeIsolated({ hasWaited }) else { return }
            timer.invalidate()
            done()
        }
        RunLoop.main.add(look, forMode: .common)
    }),
    ("nothing after that finger", { $0() }),
    ("a second finger that scrolls", { done in
        RunLoopTracking.begin(ObjectIdentifier(host))
        done()
    }),
    ("nothing under the second finger", { done in
        RunLoopTracking.end(ObjectIdentifier(host))
        done()
    }),
    ("nothing at the end", { $0() }),
]
/// The timer of the default mode, and whether it has fired.
var waiting: Timer?
var hasWaited = false
var nested: Done?
nonisolated(unsafe) var current = "the first byte"

final class Closure {
    let call: Done
    init(_ call: @escaping Done) { self.call = call }
}

func notice(_ style: NotificationQueue.PostingStyle, _ done: @escaping Done) {
    let name = Notification.Name(UUID().uuidString)
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in done() }
    NotificationQueue.default.enqueue(Notification(name: name), postingStyle: style)
}

@MainActor
func endNested() {
    let done = nested
    nested = nil
    done?()
}

final class Client: HostRecorder {
    override func hostClockDidWake(_ host: any DisplayHost) { endNested() }
}
// It becomes the host's client.
let client = Client(of: host) { _ in }

host.onByte = { number in
    guard number < cases.count else { return endNested() }
    current = cases[number].name
    cases[number].leave {
        MainActor.assumeIsolated {
            print(cases[number].name)
            if number + 1 < cases.count { send(number + 1, to: host.output) } else { loop.stop() }
        }
    }
}

// Nothing else wakes the main thread meanwhile.
let watch = Thread {
    Thread.sleep(forTimeInterval: 25)
    end("nothing came of: \(current)", status: 1)
}
watch.start()
send(0, to: host.output)
loop.run()
print(loop.hasOwnSleep ? "own sleep" : "Foundation's sleep")
