public import UIKit

extension TouchStage {
    /// Expects something to be so, now or within some time.
    ///
    ///     stage.longPress(button, duration: 0.3)
    ///     stage.expect("the menu opens", within: 1) { menu.isOpen }
    ///
    /// Time passes on the stage until it is so, moment by moment: after each frame of the display, timer and decision the condition is
    /// asked again. When it never is, that is a failure, which prints what the touches and gestures were doing.
    /// - Parameters:
    ///   - message: What is expected, for the failure.
    ///   - seconds: How long to wait. Without any it must be so now.
    /// - Returns: Whether it was so.
    @discardableResult
    public func expect(_ message: @autoclosure () -> String, within seconds: TimeInterval = 0, fileID: StaticString = #fileID,
                       filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
                       _ condition: () throws -> Bool) rethrows -> Bool {
        guard isReady(), canWait(seconds, at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) else { return false }
        if try pass(seconds, until: condition) { return true }
        let expected = seconds > 0 ? "\(message()), within \(text(seconds: seconds))" : message()
        fail(expected, happened: seconds > 0 ? "it was not so in that time" : "it is not so",
             at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
        return false
    }

    /// Expects that something does not become so: neither now nor in the time that follows, which passes on the stage.
    ///
    ///     stage.expectNever("the menu opens", for: 2) { menu.isOpen }
    /// - Returns: Whether it never was so.
    @discardableResult
    public func expectNever(_ message: @autoclosure () -> String, for seconds: TimeInterval, fileID: StaticString = #fileID,
                            filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
                            _ condition: () throws -> Bool) rethrows -> Bool {
        guard isReady(), canWait(seconds, at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) else { return false }
        let start = now
        guard try pass(seconds, until: condition) else { return true }
        fail("never in \(text(seconds: seconds)): \(message())", happened: "it was so after \(text(seconds: now - start))",
             at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
        return false
    }

    /// Expects that a recognizer has sent these actions since ``record(_:)``, or that it has within some time.
    ///
    ///     let pan = stage.record(recognizer)
    ///     stage.drag(view, by: CGVector(dx: 50, dy: 0))
    ///     stage.expect(pan, [.began, .changed, .ended])
    /// - Parameter states: The states of the actions. One `.changed` stands for one or more changes in a row; an empty list for no action.
    @discardableResult
    public func expect<Recognizer, Value>(_ recording: GestureRecording<Recognizer, Value>, _ states: [UIGestureRecognizer.State],
                                          within seconds: TimeInterval = 0, fileID: StaticString = #fileID,
                                          filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column) -> Bool {
        guard isReady(), canWait(seconds, at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)) else { return false }
        if pass(seconds, until: { recording.phases == states }) { return true }
        let expected = states.isEmpty ? "no action" : states.map { "\($0)" }.joined(separator: ", ")
        fail("\(recording.name): \(expected)\(seconds > 0 ? ", within \(text(seconds: seconds))" : "")",
             happened: recording.isEmpty ? "no action" : recording.phases.map { "\($0)" }.joined(separator: ", "),
             at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
        return false
    }

    /// Whether so much time can pass; a failure says so if it can't. What is to be never so must not hold because no time passed.
    private func canWait(_ seconds: TimeInterval, at place: SourcePlace) -> Bool {
        if plan != nil, seconds > 0 {
            report("nothing can be waited for inside together { }: its touches come when the block ends", at: place)
            return false
        }
        if Self.durations.contains(seconds) { return true }
        report("nothing can be waited for \(text(seconds: seconds))", at: place)
        return false
    }

    /// Lets time pass until the condition holds, but no longer than `seconds`.
    /// - Returns: Whether it holds.
    private func pass(_ seconds: TimeInterval, until condition: () throws -> Bool) rethrows -> Bool {
        bringUpToDate()
        let end = now + seconds
        while true {
            if try condition() { return true }
            guard now < end else { return false }
            host.advance(to: min(end, now + Self.frameDuration, nextMoment ?? .infinity))
        }
    }

    private func text(seconds: TimeInterval) -> String { TouchTesting.seconds(seconds) }
}
