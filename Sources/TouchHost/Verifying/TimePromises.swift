/// The time of a message, and the time of the message of its kind before.
package struct ToldTime: Sendable {
    package var kind: String
    package var time: Double
    package var previous: Double?
}

/// What is promised of the times of frames and keys.
package enum TimePromises {
    package static let frames = [isFinite, framesGoOn]
    package static let keys = [isFinite, keysGoOn]

    static let isFinite = Promise<ToldTime>("R-HST-4", "Times are finite numbers.") { told in
        told.time.isFinite ? nil : "\(told.kind) has the time \(told.time)"
    }

    static let framesGoOn = Promise<ToldTime>("R-HST-3", "The times of a surface's frames do not go back.") { goesBack($0) }

    static let keysGoOn = Promise<ToldTime>("R-HST-3", "The times of keys do not go back.") { goesBack($0) }

    private static func goesBack(_ told: ToldTime) -> String? {
        guard let previous = told.previous, told.time < previous else { return nil }
        return "\(told.kind) came after one of \(Violation.seconds(previous)) s"
    }
}

/// A refresh.
package struct ToldTick: Sendable {
    package var time: Double
    package var now: Double
}

/// What is promised of refreshes.
package enum TickPromises {
    package static let all = [isOfThePast]

    static let isOfThePast = Promise<ToldTick>("R-HST-7", "A refresh is not later than the host's clock.") { told in
        told.time <= told.now ? nil : "a refresh came when the host's clock was at \(Violation.seconds(told.now)) s"
    }
}
