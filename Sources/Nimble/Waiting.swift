public import Dispatch
public import Foundation
internal import Synchronization

extension SyncExpectation {
    /// Fails the test unless the value matches before the time is over. The run loop turns meanwhile.
    public func toEventually(_ matcher: Matcher<Value>, timeout: DispatchTimeInterval = .seconds(1), pollInterval: DispatchTimeInterval = .milliseconds(10),
                             description: String? = nil) {
        poll(matcher, toMatch: true, timeout, pollInterval, description)
    }

    /// The same with a time in seconds.
    public func toEventually(_ matcher: Matcher<Value>, timeout: TimeInterval, pollInterval: TimeInterval = 0.01, description: String? = nil) {
        poll(matcher, toMatch: true, DispatchTimeInterval(timeout), DispatchTimeInterval(pollInterval), description)
    }

    /// Fails the test unless the value stops matching before the time is over.
    public func toEventuallyNot(_ matcher: Matcher<Value>, timeout: DispatchTimeInterval = .seconds(1), pollInterval: DispatchTimeInterval = .milliseconds(10),
                                description: String? = nil) {
        poll(matcher, toMatch: false, timeout, pollInterval, description)
    }

    /// The same as ``toEventuallyNot(_:timeout:pollInterval:description:)``.
    public func toNotEventually(_ matcher: Matcher<Value>, timeout: DispatchTimeInterval = .seconds(1), pollInterval: DispatchTimeInterval = .milliseconds(10),
                                description: String? = nil) {
        poll(matcher, toMatch: false, timeout, pollInterval, description)
    }

    /// Fails the test if the value matches once until the time is over.
    public func toNever(_ matcher: Matcher<Value>, until: DispatchTimeInterval = .seconds(1), pollInterval: DispatchTimeInterval = .milliseconds(10),
                        description: String? = nil) {
        var last = matcher.result(of: expression)
        turn(until.seconds, pollInterval.seconds) {
            last = matcher.result(of: expression)
            return last.status == .matches
        }
        verify(last, toMatch: false, description, "ever ")
    }

    /// Fails the test unless the value matches all the time.
    public func toAlways(_ matcher: Matcher<Value>, until: DispatchTimeInterval = .seconds(1), pollInterval: DispatchTimeInterval = .milliseconds(10),
                         description: String? = nil) {
        var last = matcher.result(of: expression)
        turn(until.seconds, pollInterval.seconds) {
            last = matcher.result(of: expression)
            return last.status != .matches
        }
        verify(last, toMatch: true, description, "always ")
    }

    private func poll(_ matcher: Matcher<Value>, toMatch: Bool, _ timeout: DispatchTimeInterval, _ interval: DispatchTimeInterval, _ description: String?) {
        var last = matcher.result(of: expression)
        turn(timeout.seconds, interval.seconds) {
            last = matcher.result(of: expression)
            return last.status == (toMatch ? .matches : .doesNotMatch)
        }
        verify(last, toMatch: toMatch, description, "eventually ")
    }
}

/// Waits until the closure that the action gets was called; fails the test when the time is over, or when it is called twice.
public func waitUntil(timeout: DispatchTimeInterval = .seconds(1), fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
                      action: @escaping (@escaping @Sendable () -> Void) -> Void) {
    let location = SourceLocation(fileID: fileID, filePath: file, line: line, column: column)
    let calls = Calls()
    action { calls.count.add(1, ordering: .relaxed) }
    if !turn(timeout.seconds, 0.01, until: { calls.count.load(ordering: .relaxed) > 0 }) {
        fail("Waited more than \(stringify(timeout.seconds)) seconds", at: location)
    }
    if calls.count.load(ordering: .relaxed) > 1 { fail("waitUntil(..) expects its completion closure to be only called once", at: location) }
}

/// The same with a time in seconds.
public func waitUntil(timeout: TimeInterval, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
                      action: @escaping (@escaping @Sendable () -> Void) -> Void) {
    waitUntil(timeout: DispatchTimeInterval(timeout), fileID: fileID, file: file, line: line, column: column, action: action)
}

/// How many times the closure of ``waitUntil(timeout:fileID:file:line:column:action:)`` was called, on any thread.
private final class Calls: Sendable {
    let count = Atomic(0)
}

/// Turns the run loop until something is so, and no longer than the time.
@discardableResult
private func turn(_ seconds: TimeInterval, _ interval: TimeInterval, until isMet: () -> Bool) -> Bool {
    // Counted in turns: a test's clock may pass faster than the wall's.
    let interval = max(interval, 0.001)
    var passed: TimeInterval = 0
    while !isMet() {
        guard passed < seconds else { return false }
        // A loop that nothing waits in returns at once.
        if !RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: interval)) { Thread.sleep(forTimeInterval: interval) }
        passed += interval
    }
    return true
}

extension DispatchTimeInterval {
    fileprivate var seconds: TimeInterval {
        switch self {
        case .seconds(let count): TimeInterval(count)
        case .milliseconds(let count): TimeInterval(count) / 1e3
        case .microseconds(let count): TimeInterval(count) / 1e6
        case .nanoseconds(let count): TimeInterval(count) / 1e9
        default: .infinity
        }
    }
}

extension DispatchTimeInterval {
    /// Seconds as nanoseconds, as many as there can be.
    fileprivate init(_ seconds: TimeInterval) { self = .nanoseconds(Int(exactly: (min(max(seconds, 0), 9e9) * 1e9).rounded()) ?? 0) }
}
