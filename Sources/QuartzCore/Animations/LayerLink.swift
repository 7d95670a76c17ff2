/// A layer's own entry in what it animates: where the layer is, as long as it is.
///
/// A weak reference would give the layer a table of its own beside it, through which each count of its references goes from then on: a frame of ten thousand
/// animated layers took twice as long.
final class LayerLink {
    /// Cleared by the layer as it goes.
    nonisolated(unsafe) unowned(unsafe) var layer: (any AnimatedLayer)?

    init(_ layer: any AnimatedLayer) { self.layer = layer }
}
