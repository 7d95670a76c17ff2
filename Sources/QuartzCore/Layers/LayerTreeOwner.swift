/// What shows a tree of layers, and is notified of pixels that a layer has left.
///
/// A class and not a protocol: the root's link to it counts no references, which takes a class.
@MainActor
package class LayerTreeOwner {
    init() {}

    /// Something in these pixels changed.
    package func addDamage(_ rect: DeviceRect) {}
}
