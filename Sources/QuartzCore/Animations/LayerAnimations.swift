/// The animations of one layer, and what they make it show.
@MainActor
final class LayerAnimations {
    private let link: LayerLink
    var layer: (any AnimatedLayer)? { link.layer }
    /// In the order in which they were added.
    var running: ContiguousArray<RunningAnimation> = []
    var presented = LayerValues()
    /// What they make of properties that subclasses declare.
    var custom: [String: AnimatableValue] = [:]
    /// Where a transition is that runs.
    var transition: ShownTransition?
    /// A transition that has been added since the values were computed last: no frame has shown it yet.
    var waitingTransition: CATransition?
    /// Something changed since the last frame that does not follow from the time.
    var isStale = true
    /// The layer's time of the last frame.
    var shownTime = -Double.infinity
    /// Where the scheduler has it.
    var place = -1

    init(_ link: LayerLink) { self.link = link }

    /// Forgets what they made of the values.
    func reset(to values: LayerValues) {
        presented = values
        if transition != nil { transition = nil }
        if waitingTransition != nil { waitingTransition = nil }
        if !custom.isEmpty { custom.removeAll(keepingCapacity: true) }
    }

    /// Whether any of them moves at a time of the layer.
    func moves(at time: Double) -> Bool {
        // A loop: in a closure each call would ask whether it is on the main actor.
        for one in running where !one.isOver && !one.isHeld && one.animation.timing.beginTime <= time { return true }
        return false
    }

    /// Whether a later copy of the layer has moved since the last frame, by an animation that is over and stays (R-DRW-21).
    func movesInCopies(of layer: CALayer) -> Bool {
        guard CALayer.hasTimes, running.contains(where: \.isOver) else { return false }
        let lag = layer.longestLag
        return lag > 0 && running.contains { $0.isOver && !$0.isHeld && $0.animation.timing.endTime + lag > shownTime }
    }
}
