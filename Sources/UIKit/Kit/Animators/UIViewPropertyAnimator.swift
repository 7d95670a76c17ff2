/// Animates changes of views so that they can be paused, driven by a finger, turned back and continued with other timing (R-ANI-10).
///
/// While it runs its progress follows the timing parameters; while it is paused ``fractionComplete`` sets it.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// Seconds of the whole animation. A spring described by mass, stiffness and damping has its own.
    public let duration: TimeInterval
    /// Seconds that ``startAnimation(afterDelay:)`` waited.
    open private(set) var delay: TimeInterval = 0
    /// How the animation gains and loses speed.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// Whether the views can be touched while they move. To be set before the start.
    open var isUserInteractionEnabled = true
    /// Whether the animation can be paused, stopped, turned back and driven by ``fractionComplete`` while it runs. To be set before the start; what is asked for
    /// though it is off is not done, and a line on standard error says so.
    open var isInterruptible = true
    /// Whether ``fractionComplete`` is a share of time while it is set by hand (`true`), or the curve applies to it too.
    open var scrubsLinearly = true
    /// Whether the animation stays active at its end, so that it can be turned back.
    open var pausesOnCompletion = false

    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning = false

    private var curve: AnimatorCurve
    private var blocks: [(delay: Double, body: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private let playback = AnimatorPlayback()
    private var startTimer: Int?
    private var reversed = false
    /// Where the present motion began, and what it is: from a progress to 0 or 1, in a time.
    private var leg: Leg?
    /// How far the values are.
    private var progress = 0.0

    /// A motion from one progress to another.
    private struct Leg {
        var from: Double
        var to: Double
        var begin: Double
        var duration: Double
        /// The share of the curve's time at its beginning; `nil` for a curve of its own from `from` to `to`.
        var curveStart: Double?
    }

    /// An animator with timing of any kind.
    public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.duration = duration
        timingParameters = parameters
        curve = AnimatorCurve(parameters, duration: duration)
        super.init()
        playback.onFrame = { [weak self] in self?.frameArrived() }
    }

    /// An animator with one of the system's curves.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a curve through two control points.
    public convenience init(duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
                            animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a spring that settles in the duration.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it. It lives until its animation is over.
    @discardableResult
    open class func runningPropertyAnimator(withDuration duration: TimeInterval, delay: TimeInterval,
                                            options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
                                            completion: ((UIViewAnimatingPosition) -> Void)? = nil) -> Self {
        let animator = self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: options.curve))
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: Adding

    /// Adds changes. While the animation is under way they run in what is left of it.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds changes that wait for a share, from 0 to 1, of the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard state != .stopped else { return report("UIViewPropertyAnimator.addAnimations: the animator is stopped") }
        let delay = min(max(delayFactor.native, 0), 1)
        guard state == .active else { return blocks.append((delay, animation)) }
        let start = progress + (1 - progress) * delay
        playback.add(animation, from: start, of: duration, blocksTouches: !isUserInteractionEnabled)
        playback.show(progress)
    }

    /// Adds a closure that is called once when the animation is over, with where it ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    // MARK: Running

    /// Starts, or continues after a pause.
    open func startAnimation() {
        guard state != .stopped else { return report("UIViewPropertyAnimator.startAnimation: the animator is stopped; finish it first") }
        guard !isRunning else { return }
        let isFirst = state == .inactive
        activate()
        if isFirst {
            run(to: reversed ? 0 : 1, duration: curve.duration, curveStart: 0)
        } else {
            continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
    }

    /// Becomes active, and runs after so many seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard delay > 0, state != .stopped else { return startAnimation() }
        guard !isRunning else { return }
        self.delay = delay
        activate()
        let clock = Surroundings.clock
        // The animator lives until it has begun.
        startTimer = clock.schedule(at: clock.now + delay) { [self] in
            startTimer = nil
            startAnimation()
        }
    }

    /// Holds the animation where it is; one that has not begun becomes active at its beginning.
    open func pauseAnimation() {
        guard state != .stopped else { return report("UIViewPropertyAnimator.pauseAnimation: the animator is stopped") }
        guard mayInterrupt("pauseAnimation") else { return }
        activate()
        advance()
        halt()
    }

    /// Continues after a pause, in the direction that ``isReversed`` says.
    /// - Parameters:
    ///   - parameters: Timing for the rest; `nil` for what the animator has.
    ///   - durationFactor: The time for the rest as a multiple of ``duration``; 0 for what is left of it.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        guard state != .stopped else { return report("UIViewPropertyAnimator.continueAnimation: the animator is stopped") }
        activate()
        halt()
        let goal = reversed ? 0.0 : 1.0, left = abs(goal - progress)
        if let parameters {
            timingParameters = parameters
            let seconds = durationFactor > 0 ? duration * durationFactor.native : curve.duration * left
            curve = AnimatorCurve(parameters, duration: seconds)
            return run(to: goal, duration: curve.duration, curveStart: nil)
        }
        if durationFactor > 0 { return run(to: goal, duration: duration * durationFactor.native, curveStart: nil) }
        let share = curve.time(atProgress: reversed ? 1 - progress : progress)
        run(to: goal, duration: curve.duration * (1 - share), curveStart: share)
    }

    open func stopAnimation(_ withoutFinishing: Bool) {
        guard mayInterrupt("stopAnimation") else { return }
        cancelStart()
        guard state == .active else { return }
        advance()
        halt()
        playback.freeze()
        state = .stopped
        if withoutFinishing {
            playback.release()
            state = .inactive
            completions.removeAll()
            playback.keep(nil)
            playback.complete(finished: false)
        }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return report("UIViewPropertyAnimator.finishAnimation: the animator is not stopped") }
        playback.finish(at: finalPosition)
        end(finalPosition)
    }

    /// Whether the animation runs from the new values to the old ones. Setting it while it runs turns it round.
    open var isReversed: Bool {
        get { reversed }
        set {
            guard newValue != reversed, mayInterrupt("isReversed") else { return }
            if isRunning { advance() }
            reversed = newValue
            if isRunning { continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        }
    }

    /// How far the animation is in its direction, from 0 to 1. Setting it pauses and shows the values there.
    open var fractionComplete: CGFloat {
        get {
            if isRunning { advance() }
            return CGFloat(reversed ? 1 - progress : progress)
        }
        set {
            guard state != .stopped, newValue.isFinite, mayInterrupt("fractionComplete") else { return }
            if isRunning || state == .inactive || startTimer != nil { pauseAnimation() }
            let share = min(max(newValue.native, 0), 1)
            let shown = scrubsLinearly ? share : curve.progress(at: share)
            progress = reversed ? 1 - shown : shown
            playback.show(progress)
        }
    }

    // MARK: Inside

    /// Whether what runs may be changed by that call; one line says so when not.
    private func mayInterrupt(_ call: String) -> Bool {
        guard isRunning, !isInterruptible else { return true }
        report("UIViewPropertyAnimator.\(call): the animation runs and is not interruptible")
        return false
    }

    private func activate() {
        // What begins now does not begin later.
        cancelStart()
        guard state == .inactive else { return }
        state = .active
        progress = 0
        if reversed { progress = 1 }
        for block in blocks { playback.add(block.body, from: block.delay, of: duration, blocksTouches: !isUserInteractionEnabled) }
        blocks = []
        playback.show(progress)
    }

    private func run(to goal: Double, duration: TimeInterval, curveStart: Double?) {
        leg = Leg(from: progress, to: goal, begin: Surroundings.clock.now, duration: duration, curveStart: curveStart)
        isRunning = true
        playback.keep(self)
        guard duration > 0, UIView.areAnimationsEnabled else { return arrive() }
        playback.start()
    }

    private func halt() {
        isRunning = false
        leg = nil
        playback.pause()
    }

    /// Frames alone end the animation: what the app calls meanwhile finds it running, though its time is up.
    private func frameArrived() {
        guard isRunning, let leg else { return }
        if share(of: leg) < 1 { advance() } else { arrive() }
    }

    /// How much of a motion's time is over.
    private func share(of leg: Leg) -> Double { min(max((Surroundings.clock.now - leg.begin) / leg.duration, 0), 1) }

    /// Shows the values of the present moment.
    private func advance() {
        guard isRunning, let leg else { return }
        let share = self.share(of: leg)
        if share >= 1 {
            progress = leg.to
        } else if let start = leg.curveStart {
            let position = curve.progress(at: start + (1 - start) * share)
            progress = leg.to >= leg.from ? position : 1 - position
        } else {
            progress = leg.from + (leg.to - leg.from) * curve.progress(at: share)
        }
        playback.show(progress)
    }

    private func arrive() {
        guard let leg else { return }
        progress = leg.to
        playback.show(progress)
        halt()
        guard !pausesOnCompletion else { return playback.keep(nil) }
        let position: UIViewAnimatingPosition = leg.to == 0 ? .start : .end
        playback.finish(at: position)
        end(position)
    }

    private func end(_ position: UIViewAnimatingPosition) {
        state = .inactive
        isRunning = false
        let completions = completions
        self.completions = []
        // Before the completions: one of them may start it again.
        playback.keep(nil)
        playback.complete(finished: position == .end)
        for completion in completions { completion(position) }
    }

    private func cancelStart() {
        if let startTimer { Surroundings.clock.cancel(startTimer) }
        startTimer = nil
    }
}

extension UIView.AnimationOptions {
    var curve: UIView.AnimationCurve { UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }
}
