/// Takes the animations that a block makes, and shows them at any share of a time.
@MainActor
final class DrivenAnimations: AnimationDriver {
    private let duration: Double
    private let playback = AnimatorPlayback()
    private var completions: [(Bool) -> Void] = []
    private var progress = 0.0
    private var isOver = false

    init(duration: Double) {
        self.duration = duration
        playback.clamps = true
    }

    func collect(_ block: () -> Void) {
        let outer = ViewAnimation.driver
        ViewAnimation.driver = self
        block()
        ViewAnimation.driver = outer
    }

    /// The part of the whole time that an animation takes.
    func part(delay: Double, duration: Double) -> (start: Double, length: Double) {
        let whole = max(self.duration, delay + duration)
        return whole > 0 ? (delay / whole, duration / whole) : (0, 0)
    }

    func add(_ changes: AnimatedChanges, completion: ((Bool) -> Void)?) {
        playback.add(changes.changes, blocksTouches: true)
        completions += changes.completions
        if let completion { completions.append(completion) }
    }

    func show(_ share: Double) {
        guard !isOver else { return }
        playback.pause()
        progress = share
        playback.show(share)
    }

    /// Moves to 0 or 1 by itself.
    func run(to goal: Double, speed: Double, curve: UIView.AnimationCurve) {
        guard !isOver else { return }
        let start = progress, begin = Surroundings.clock.now, seconds = duration * abs(goal - start) / speed
        guard seconds > 0 else { return end(atEnd: goal == 1) }
        let shape = AnimatorCurve(UICubicTimingParameters(animationCurve: curve), duration: seconds)
        playback.keep(self)
        playback.onFrame = { [unowned self] in
            let share = min((Surroundings.clock.now - begin) / seconds, 1)
            progress = start + (goal - start) * shape.progress(at: share)
            playback.show(progress)
            if share >= 1 { end(atEnd: goal == 1) }
        }
        playback.start()
    }

    private func end(atEnd: Bool) {
        finish(atEnd: atEnd)
        let completions = completions
        self.completions = []
        for completion in completions { completion(atEnd) }
    }

    /// Ends without calling what waits for it.
    func finish(atEnd: Bool) {
        guard !isOver else { return }
        isOver = true
        playback.pause()
        playback.finish(at: atEnd ? .end : .start)
        playback.keep(nil)
    }
}
