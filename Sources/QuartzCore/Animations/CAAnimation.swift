/// Is notified when an animation starts and stops. Both methods are optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// The animation began to run: its begin time has come.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation is over. `finished` is false when it was removed or replaced before its end (R-ANI-3).
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The common part of animations. A layer runs a copy of what it is given.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, CAAction, @preconcurrency NSCopying {
    var timing = Timing()
    /// What clients keep under keys that no property has.
    final var customValues: [String: Any] = [:]

    public required override init() { super.init() }

    /// Kept alive as long as the animation.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer drops the animation at its end; if not, ``fillMode`` says what it still shows.
    open var isRemovedOnCompletion = true
    /// The pace of each run; `nil` is linear.
    open var timingFunction: CAMediaTimingFunction?

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue.isFinite ? newValue : 0 }
    }
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue > 0 ? newValue : 0 }
    }
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue.isFinite ? newValue : 1 }
    }
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue.isFinite ? newValue : 0 }
    }
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue > 0 ? newValue : 0 }
    }
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue > 0 ? newValue : 0 }
    }
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    public func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// A copy with the same properties. Subclasses of this module add theirs.
    func duplicate() -> CAAnimation {
        let copy = type(of: self).init()
        copy.timing = timing
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.timingFunction = timingFunction
        copy.customValues = customValues
        return copy
    }

    /// Gives an animation without a duration the one that surrounds it.
    func takeDefaultDuration(_ duration: Double) {
        if timing.duration == 0 { timing.duration = duration }
    }

    /// Changes what the layer shows to what the animation makes of it at a surrounding time.
    final func apply(to layer: any AnimatedLayer, at time: Double) {
        guard let moment = timing.moment(at: time) else { return }
        apply(to: layer, moment)
    }

    func apply(to layer: any AnimatedLayer, _ moment: Timing.Moment) {}

    /// Itself or its parts that lead from one picture of a layer to another.
    var transitions: [CATransition] { [] }

    /// Progress by the animation's own pace.
    final func paced(_ fraction: Double) -> Double { timingFunction?.value(at: fraction) ?? fraction }

    // MARK: CAAction

    /// Adds the animation to the layer, as an action of that key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? any AnimatedLayer)?.add(self, forKey: event)
    }
}

/// Several animations of one layer on one time line. The parts run in the group's time, which cuts them off at its end.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func duplicate() -> CAAnimation {
        let copy = super.duplicate()
        (copy as? CAAnimationGroup)?.animations = animations?.map { $0.duplicate() }
        return copy
    }

    override func takeDefaultDuration(_ duration: Double) {
        super.takeDefaultDuration(duration)
        for animation in animations ?? [] { animation.takeDefaultDuration(timing.duration) }
    }

    override var transitions: [CATransition] { (animations ?? []).flatMap(\.transitions) }

    override func apply(to layer: any AnimatedLayer, _ moment: Timing.Moment) {
        let time = paced(moment.fraction) * timing.duration
        for animation in animations ?? [] { animation.apply(to: layer, at: time) }
    }
}
