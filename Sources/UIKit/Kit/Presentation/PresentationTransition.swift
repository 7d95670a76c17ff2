/// The course of a presentation or dismissal: what ends it before its time, and what waits for its end (R-PSC-7).
@MainActor
final class PresentationTransition {
    let isDismissal: Bool
    private var phase = Phase.beginning
    private var finish: () -> Void = {}
    private var completions: [() -> Void] = []
    private var waiting: [() -> Void] = []

    /// The first calls, the motion, the last calls, and what comes after them.
    private enum Phase { case beginning, moving, ending, over }

    init(isDismissal: Bool, completion: (() -> Void)?) {
        self.isDismissal = isDismissal
        add(completion)
    }

    /// Adds what is called when it is over.
    func add(_ completion: (() -> Void)?) {
        if let completion { completions.append(completion) }
    }

    /// Runs an action that may end it: at once, or, in its first and last calls, after those.
    func perform(_ action: @escaping () -> Void) {
        if phase == .beginning || phase == .ending { waiting.append(action) } else { action() }
    }

    /// The first calls are over. Without a motion it is over, too.
    /// - Parameter finish: Ends the motion before its time.
    func moves(_ finish: @escaping () -> Void) {
        if phase == .beginning {
            phase = .moving
            self.finish = finish
        }
        runWaiting()
    }

    /// Ends the motion at once.
    func finishNow() {
        if phase == .moving { finish() }
    }

    /// The last calls begin.
    /// - Returns: `false` when they have begun before: the motion that was ended before its time reports its own end, too.
    func beginsToEnd() -> Bool {
        guard phase == .beginning || phase == .moving else { return false }
        phase = .ending
        // It refers to what refers to this.
        finish = {}
        return true
    }

    /// The last calls are over but for the completions.
    func complete() {
        phase = .over
        let ended = completions
        completions = []
        for completion in ended { completion() }
        runWaiting()
    }

    private func runWaiting() {
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }
}
