// The clock of events and frames.
extension Surroundings {
    /// Seconds between two refreshes; 0 without an application.
    static var refreshInterval: Double { UIApplication.instance?.updateCycle.refreshInterval ?? 0 }
    /// The time of the event, or timer, that is being dealt with; 0 without an application.
    static var eventTime: Double { UIApplication.instance?.dispatcher.currentTime ?? 0 }

    /// The clock, with its timers. Makes the application where there is none yet.
    static var clock: any FrameClock { UIApplication.shared.updateCycle }
    /// The same; `nil` without an application.
    static var timers: (any FrameClock)? { UIApplication.instance?.updateCycle }

    /// Calls the closure at the beginning of the next turn of the loop.
    static func performInNextTurn(_ action: @escaping @MainActor () -> Void) { UIApplication.shared.updateCycle.performInNextTurn(action) }

    /// Runs what a recognizer's timer does, under its time (R-DLV-12).
    static func timerTurn(at time: Double, _ body: () -> Void) { UIApplication.instance?.dispatcher.timerTurn(at: time, body) }
}
