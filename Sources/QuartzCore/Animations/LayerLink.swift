/// How the animations of a layer reach it without retaining it.
///
/// A weak reference would give the layer a table beside it, through which each count of its references goes from then on: a frame of ten thousand
/// animated layers took twice as long.
final class LayerLink {
    /// Cleared by the layer as it goes. A layer that goes on another thread may be read until the deinits of its subclasses have ended; layers of views go on
    /// the main thread.
    nonisolated(unsafe) unowned(unsafe) var layer: (any AnimatedLayer)?

    init(_ layer: any AnimatedLayer) { self.layer = layer }
}
