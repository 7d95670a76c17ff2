/// What the pointer of a mouse looks like over a surface.
public enum PointerShape: UInt8, Sendable {
    /// The display's arrow.
    case arrow
    /// Nothing is seen of it.
    case hidden
    /// The beam of text in lines.
    case verticalBeam
    /// The beam of text in columns.
    case horizontalBeam
}

/// A host that changes the look of its pointer. Without it the pointer stays an arrow.
@preconcurrency @MainActor
public protocol PointerHost: DisplayHost {
    /// Shows the pointer so wherever it is over the application's surfaces, until another shape is set.
    func setPointer(_ shape: PointerShape)
}
