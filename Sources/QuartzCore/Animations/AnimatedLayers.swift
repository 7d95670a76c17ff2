/// The layers that run animations, in the order in which they began to. A layer whose animations end leaves a gap, and gaps are closed whenever there may be as many
/// as layers: a layer comes and goes in constant time.
@MainActor
struct AnimatedLayers {
    /// With gaps, and with layers that are gone.
    private(set) var places: ContiguousArray<LayerAnimations?> = []
    private var count = 0
    /// How many places there are when gaps are closed next.
    private var limit = Self.leastLimit

    private static let leastLimit = 16

    var isEmpty: Bool { count == 0 }

    mutating func add(_ animations: LayerAnimations) {
        if places.count >= limit { closeGaps() }
        animations.place = places.count
        places.append(animations)
        count += 1
    }

    mutating func remove(_ animations: LayerAnimations) {
        guard places.indices.contains(animations.place), places[animations.place] === animations else { return }
        places[animations.place] = nil
        count -= 1
        if count == 0 { self = Self() }
    }

    private mutating func closeGaps() {
        var kept: ContiguousArray<LayerAnimations?> = []
        for animations in places {
            guard let animations, animations.layer != nil else { continue }
            animations.place = kept.count
            kept.append(animations)
        }
        places = kept
        count = kept.count
        limit = max(2 * count, Self.leastLimit)
    }
}
