/// Knows all running animations and when each begins and ends. Ends come on time whether frames are drawn or not, in order of
/// deadline, equal ones in the order in which the animations were added.
@MainActor
enum AnimationScheduler {
    private static var deadlines = AnimationDeadlines()
    private static var lastSerial = 0
    private static var request: (deadline: Double, token: Int)?
    private static var isFiring = false

    /// All living layers with animations.
    private(set) static var layers = AnimatedLayers()

    static func register(_ animations: LayerAnimations) {
        MediaClock.onChange = clockDidChange
        layers.add(animations)
    }

    static func unregister(_ animations: LayerAnimations) { layers.remove(animations) }

    // MARK: Beginnings and ends

    static func start(_ animation: RunningAnimation) {
        let now = MediaClock.now
        lastSerial += 1
        let timing = animation.animation.timing
        guard let layer = animation.layer else { return }
        let begin = layer.mediaTime(fromLocal: timing.beginTime), end = layer.mediaTime(fromLocal: timing.endTime)
        if begin.isFinite, !animation.hasBegun, begin > now || animation.animation.delegate != nil {
            deadlines.add(.init(deadline: max(begin, now), serial: lastSerial, isEnd: false, animation: animation))
        }
        if end.isFinite { deadlines.add(.init(deadline: max(end, now), serial: lastSerial, isEnd: true, animation: animation)) }
        requestNext()
    }

    static func forget(_ animation: RunningAnimation) {
        deadlines.noteEnd(of: animation)
        requestNext()
    }

    /// A layer's time changed: what runs in it begins and ends at other times.
    static func reschedule() {
        // What ran in a layer that is gone ends when it would have ended: nothing else notifies its delegate.
        deadlines.removeAll { $0.animation.layer != nil }
        for layer in layers.places {
            for animation in layer?.running ?? [] where !animation.isOver { start(animation) }
        }
    }

    /// Ends what is left: animations of layers that are gone.
    static func endAll() {
        while let entry = deadlines.first() {
            deadlines.removeFirst()
            entry.animation.stop(finished: false)
        }
        requestNext()
    }

    private static func clockDidChange(from old: (any FrameClock)?) {
        if let request { old?.cancel(request.token) }
        request = nil
        requestNext()
    }

    private static func requestNext() {
        guard !isFiring else { return }
        let deadline = deadlines.first()?.deadline
        if let request {
            if request.deadline == deadline { return }
            MediaClock.current?.cancel(request.token)
            self.request = nil
        }
        guard let deadline, let clock = MediaClock.current else { return }
        request = (deadline, clock.schedule(at: deadline) { fire(upTo: deadline) })
    }

    /// The requested deadline has come, whatever the clock reads: it may be a hair before the deadline, or, when an event of a later time is
    /// being delivered, far from it. Later deadlines have their own turn among the clock's other timers.
    private static func fire(upTo deadline: Double) {
        request = nil
        isFiring = true
        while let event = deadlines.first(), event.deadline <= deadline {
            deadlines.removeFirst()
            let running = event.animation
            if event.isEnd {
                running.layer?.animationReachedEnd(running)
                running.stop(finished: running.layer != nil)
            } else {
                running.hasBegun = true
                running.layer?.animationsNeedFrame()
                running.animation.delegate?.animationDidStart(running.animation)
            }
        }
        isFiring = false
        requestNext()
    }
}
