extension CALayer: AnimatedLayer {
    /// Runs a copy of the animation, a transition always under the key ``kCATransition``. Under a key that is in use it replaces the animation there, whose delegate is notified that it did not finish.
    ///
    /// Without a begin time it begins now; without a duration it lasts as long as the transaction's.
    public final func add(_ anim: CAAnimation, forKey key: String?) {
        let copy = anim.duplicate(), key = copy is CATransition ? kCATransition : key
        copy.takeDefaultDuration(CATransaction.animationDuration())
        let now = localTime(fromMedia: MediaClock.now)
        if copy.timing.beginTime == 0 { copy.timing.beginTime = now }
        let transitions = copy.transitions
        prepare(transitions)
        if let key { removeAnimation(forKey: key) }
        let link = animationLink ?? LayerLink(self)
        animationLink = link
        let animations = self.animations ?? {
            let new = LayerAnimations(link)
            new.presented = values
            self.animations = new
            AnimationScheduler.register(new)
            return new
        }()
        let transaction = CATransaction.currentCompletion
        transaction?.animationAdded()
        let running = RunningAnimation(link, key: key ?? "", animation: copy, transaction: transaction)
        animations.running.append(running)
        if let transition = transitions.last { animations.waitingTransition = transition }
        animations.isStale = true
        markMoved()
        AnimationScheduler.start(running)
    }

    public final func animation(forKey key: String) -> CAAnimation? {
        key.isEmpty ? nil : animations?.running.first { $0.key == key }?.animation
    }

    /// In the order in which they were added; `nil` without any.
    public final func animationKeys() -> [String]? {
        guard let keys = animations?.running.map(\.key).filter({ !$0.isEmpty }), !keys.isEmpty else { return nil }
        return keys
    }

    /// Ends an animation; its delegate is notified that it did not finish.
    public final func removeAnimation(forKey key: String) {
        guard !key.isEmpty, let running = animations?.running.first(where: { $0.key == key }) else { return }
        drop(running)
        running.stop(finished: false)
    }

    public final func removeAllAnimations() {
        guard let animations else { return }
        let running = animations.running
        animations.running.removeAll()
        changed(animations)
        for animation in running { animation.stop(finished: false) }
    }

    private func drop(_ running: RunningAnimation) {
        guard let animations else { return }
        animations.running.removeAll { $0 === running }
        changed(animations)
    }

    /// After animations were taken away.
    private func changed(_ animations: LayerAnimations) {
        animations.isStale = true
        if showsAnimatedProperty { setNeedsDisplay() }
        if animations.running.isEmpty {
            resetPresentation()
            AnimationScheduler.unregister(animations)
            self.animations = nil
        }
        markMoved()
    }

    final func animationReachedEnd(_ running: RunningAnimation) {
        if running.animation.isRemovedOnCompletion { drop(running) } else { animationsNeedFrame() }
    }

    /// What the layer shows has to be computed again for the next frame.
    final func animationsNeedFrame() {
        animations?.isStale = true
        markMoved()
    }

    /// Makes ``shown`` what the animations make of the model at a time of the layer.
    final func refreshPresentation(at time: Double) {
        guard let animations else { return }
        resetPresentation()
        for running in animations.running { running.animation.apply(to: self, at: time) }
    }

    /// Whether an animation may show another value of a property than the model's.
    package final func mayShowOther(_ property: String) -> Bool {
        animations?.running.contains { running in
            guard let path = (running.animation as? CAPropertyAnimation)?.keyPath else { return true }
            return path.hasPrefix(property)
        } ?? false
    }

    /// R-ANI-4.
    final func makePresentation() -> Self {
        if presentedLayer != nil { return self }
        let copy = type(of: self).make(copying: self)
        refreshPresentation(at: localTime(fromMedia: MediaClock.now))
        copy.takeProperties(of: self, presented: true)
        copy.presentedLayer = self
        return copy
    }
}

/// The relation of a layer's time to its superlayer's.
struct LayerTime {
    var beginTime = 0.0
    var speed: Float = 1
    var timeOffset = 0.0
}

extension CALayer {
    /// The time of the superlayer at which the layer's time is ``timeOffset``.
    public final var beginTime: CFTimeInterval {
        get { time?.beginTime ?? 0 }
        set { setTime { $0.beginTime = newValue.isFinite ? newValue : 0 } }
    }

    /// Seconds of the layer in one of its superlayer: for its animations and those of its sublayers. 0 makes them stand still.
    public final var speed: Float {
        get { time?.speed ?? 1 }
        set { setTime { $0.speed = newValue.isFinite ? newValue : 1 } }
    }

    public final var timeOffset: CFTimeInterval {
        get { time?.timeOffset ?? 0 }
        set { setTime { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
    }

    private func setTime(_ change: (inout LayerTime) -> Void) {
        var new = time ?? LayerTime()
        change(&new)
        time = new
        CALayer.hasTimes = true
        CALayer.timesChanged()
    }

    /// Whether a layer that comes to another time may have something running: if not, the way up is not walked.
    static var runsInTimes: Bool { hasTimes && !AnimationScheduler.layers.isEmpty }

    /// Whether the layer, or a layer around it, has another time than its superlayer.
    final var hasTime: Bool {
        var next: CALayer? = self
        while let layer = next {
            if layer.time != nil { return true }
            next = layer.parent
        }
        return false
    }

    /// The time of some layers is another than before: what runs in them shows another moment, and begins and ends at other times.
    static func timesChanged() {
        guard !AnimationScheduler.layers.isEmpty else { return }
        for layer in AnimationScheduler.layers.places { layer?.layer?.animationsNeedFrame() }
        AnimationScheduler.reschedule()
    }

    /// A time of another layer in the time of this layer; `nil` stands for the time of ``CACurrentMediaTime()``.
    public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        localTime(fromMedia: l?.mediaTime(fromLocal: t) ?? t)
    }

    public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let media = mediaTime(fromLocal: t)
        return l?.localTime(fromMedia: media) ?? media
    }

    final func localTime(fromMedia media: Double) -> Double {
        guard CALayer.hasTimes else { return media }
        if MoreStack.isNeeded { return MoreStack.call { timeInside(media) } }
        return timeInside(media)
    }

    private final func timeInside(_ media: Double) -> Double {
        var above = parent?.localTime(fromMedia: media) ?? media
        if let parent, parent.flags.contains(.lagging), let replicator = parent as? CAReplicatorLayer { above -= replicator.lag(ofCopy: replicator.currentCopy) }
        guard let time else { return above }
        return (above - time.beginTime) * Double(time.speed) + time.timeOffset
    }

    /// Infinite for a time that never comes as the layer stands still.
    final func mediaTime(fromLocal local: Double) -> Double {
        var above = local, next: CALayer? = CALayer.hasTimes ? self : nil
        while let layer = next {
            if let time = layer.time {
                guard time.speed > 0 else { return .infinity }
                above = (above - time.timeOffset) / Double(time.speed) + time.beginTime
            }
            next = layer.parent
        }
        return above
    }
}
