/// What shows a tree of layers, and is notified of pixels that a layer has left.
///
/// A class and not a protocol: the root's link to it counts no references, which takes a class.
@MainActor
package class LayerTreeOwner {
    /// The contents that layers of the tree had in the last frame and have no longer (R-ANI-19).
    @exclusivity(unchecked) final var formerContents: [ObjectIdentifier: Any?] = [:]

    init() {}

    /// Something in these pixels changed.
    package func addDamage(_ rect: DeviceRect) {}
}
