/// The animations of one layer, and what they make it show.
@MainActor
final class LayerAnimations {
    weak var layer: (any AnimatedLayer)?
    /// In the order in which they were added.
    var running: ContiguousArray<RunningAnimation> = []
    var presented = LayerValues()
    /// What they make of properties that subclasses declare.
    var custom: [String: AnimatableValue] = [:]
    /// Something changed since the last frame that does not follow from the time.
    var isStale = true
    /// Where the scheduler has it.
    var place = -1

    init(layer: any AnimatedLayer) { self.layer = layer }

    /// Forgets what they made of the values.
    func reset(to values: LayerValues) {
        presented = values
        if !custom.isEmpty { custom.removeAll(keepingCapacity: true) }
    }

    /// Whether any of them moves at a time of the layer.
    func moves(at time: Double) -> Bool {
        running.contains { !$0.isOver && !$0.isHeld && $0.animation.timing.beginTime <= time }
    }
}
