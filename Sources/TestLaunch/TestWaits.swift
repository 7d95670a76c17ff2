// Builds that have Swift's libraries inside (--static-swift-stdlib) have no XCTest, and no tests.
#if canImport(XCTest)
import FoundationAdditions
import UIKit
import XCTest

/// Waits of tests, which let the app's time pass: of animations, gestures, `Timer` and `asyncAfter`.
///
/// The file that `dactyl adopt` writes for a target of tests has the methods of XCTest and of run loops that call these.
public enum TestWaits {
    /// Does what waits for no longer than so many seconds.
    public static func during<Result>(_ timeout: TimeInterval, _ wait: () throws -> Result) rethrows -> Result {
        guard MainQueue.isCurrent else { return try wait() }
        let number = MainActor.assumeIsolated { TestRun.time?.begin(timeout) }
        defer { if let number { MainActor.assumeIsolated { TestRun.time?.end(number) } } }
        return try wait()
    }

    /// A wait of a task begins.
    /// - Returns: What ends it.
    @MainActor
    public static func begin(_ timeout: TimeInterval) -> Int? { TestRun.time?.begin(timeout) }

    @MainActor
    public static func end(_ number: Int?) {
        if let number { TestRun.time?.end(number) }
    }

    /// `RunLoop.run(until:)`. On the main thread it returns when the app's time has come to the date: what other threads do meanwhile it does not wait for.
    public static func run(_ loop: RunLoop, until date: Date) {
        guard isMain(loop), let time = MainActor.assumeIsolated({ TestRun.time }) else { return loop.run(until: date) }
        MainActor.assumeIsolated { time.run(until: date) }
    }

    /// `RunLoop.run(mode:before:)`.
    public static func run(_ loop: RunLoop, mode: RunLoop.Mode, before date: Date) -> Bool {
        guard isMain(loop), let time = MainActor.assumeIsolated({ TestRun.time }) else { return loop.run(mode: mode, before: date) }
        return MainActor.assumeIsolated { time.runOnce(mode, before: date) }
    }

    /// `Thread.sleep(forTimeInterval:)` and `sleep(_:)` of tests of the interface, which meanwhile expect the app to work.
    public static func sleep(_ seconds: TimeInterval) {
        guard MainQueue.isCurrent, MainActor.assumeIsolated({ TestRun.time }) != nil else { return Thread.sleep(forTimeInterval: seconds) }
        run(.main, until: Date(timeIntervalSinceNow: seconds))
    }

    private static func isMain(_ loop: RunLoop) -> Bool { MainQueue.isCurrent && (loop === RunLoop.main || loop === RunLoop.current) }

    /// `Timer.scheduledTimer(withTimeInterval:repeats:block:)` of a file that sees Foundation's too, as XCTest passes it on.
    public static func timer(_ interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void) -> Timer {
        let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
        if !ClockedTimers.take(timer, after: interval) { RunLoop.current.add(timer, forMode: .default) }
        return timer
    }
}

extension XCTestCase {
    /// XCTest's `waitForExpectations(timeout:handler:)`, for a method of the same name in a target of tests.
    public func _waitForExpectations(timeout: TimeInterval, file: StaticString, line: Int, handler: XCWaitCompletionHandler?) {
        // XCTest has it on the main actor, on whose thread it calls tests.
        nonisolated(unsafe) let test = self, handler = handler
        MainActor.assumeIsolated {
            TestWaits.during(timeout) { test.waitForExpectations(timeout: timeout, file: file, line: line, handler: handler) }
        }
    }
}

extension XCTWaiter {
    /// XCTest's `wait(for:timeout:enforceOrder:)`, for a method of the same name in a target of tests.
    public func _wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool, file: StaticString, line: Int) -> Result {
        TestWaits.during(timeout) { wait(for: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line) }
    }

    /// XCTest's `fulfillment(of:timeout:enforceOrder:)`, for a method of the same name in a target of tests.
    public func _fulfillment(of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool, file: StaticString,
                             line: Int) async -> Result {
        let number = await TestWaits.begin(timeout)
        let result = await fulfillment(of: expectations, timeout: timeout, enforceOrder: enforceOrder, file: file, line: line)
        await TestWaits.end(number)
        return result
    }
}
#endif
