/// The shape with which an item meets others (R-DYN-26).
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle = 0
    /// The ellipse in the bounds.
    case ellipse
    /// The path of the item.
    case path
}
