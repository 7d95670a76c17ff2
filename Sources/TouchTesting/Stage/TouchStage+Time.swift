public import Foundation

extension TouchStage {
    /// Seconds since the stage was made. It is the clock of events, gesture recognizers, animations and display links; timers of the run
    /// loop and tasks have their own.
    public var now: TimeInterval { host.clock.now }

    /// The time from one refresh of the display to the next.
    public static let frameDuration: TimeInterval = 1.0 / 60

    /// How many seconds a gesture may take: a day.
    static let durations = 0.0...86_400
    /// How many steps it may have, and samples a step.
    static let counts = 1...10_000_000

    /// How many events a movement of so many seconds is, which ``durations`` contains.
    static func frames(in seconds: TimeInterval) -> Int { max(1, Int((seconds / frameDuration).rounded())) }

    /// Lets so many seconds pass. Waiting recognizers decide, animations move on and end.
    public func advance(by seconds: TimeInterval) {
        guard seconds >= 0, seconds.isFinite else { return report("time can't be advanced by \(number(seconds)) s") }
        guard isReady() else { return }
        if plan != nil { return report("inside together { } each finger has its own time: hold(_:) lets it pass") }
        host.advance(by: seconds)
    }

    /// Lets time pass until nothing is left that waits for it: no animation, no display link, no recognizer that waits.
    ///
    /// Something that never comes to rest (a repeating animation, a display link) is a failure.
    /// - Parameter limit: How many seconds it may take.
    /// - Returns: The seconds that it took.
    @discardableResult
    public func settle(limit: TimeInterval = 60, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
                       column: UInt = #column) -> TimeInterval {
        guard isReady() else { return 0 }
        if plan != nil {
            report("the stage can't settle inside together { }: its touches come when the block ends",
                   at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
            return 0
        }
        let start = now
        host.advance(by: 0)
        while let next = nextMoment {
            guard next <= start + limit else {
                let reason = host.surface?.tick == nil ? "a timer is set for \(seconds(next))" : "an animation or a display link goes on"
                fail("the stage comes to rest within \(seconds(limit))", happened: "\(reason)",
                     at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
                break
            }
            host.advance(to: next)
        }
        return now - start
    }

    /// When something happens next by itself; `nil` when nothing does.
    var nextMoment: TimeInterval? {
        switch (host.virtualClock.deadline, host.surface?.tick) {
        case (let deadline?, let tick?): min(deadline, tick)
        case (let deadline?, nil): deadline
        case (nil, let tick): tick
        }
    }

    /// Has the application finish pending work: lay out what the test has changed, before the next touch comes.
    func bringUpToDate() { host.advance(by: 0) }
}
