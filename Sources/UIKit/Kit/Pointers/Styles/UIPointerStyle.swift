/// How the pointer, and a view, look while it is in a region.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
    enum Kind {
        case effect(UIPointerEffect, UIPointerShape?)
        case shape(UIPointerShape, UIAxis)
        case hidden, system
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// An effect of a view. The shape belongs to the plate below it, or to the pointer where the effect leaves that.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init(.effect(effect, shape)) }
    /// A shape of the pointer.
    /// - Parameter axes: Along these the shape stays in the middle of the region.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { self.init(.shape(shape, axes)) }

    /// No pointer.
    public static func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }
    /// The display's own pointer.
    public static func system() -> UIPointerStyle { UIPointerStyle(.system) }

    /// The style itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Directions across the screen.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = UIAxis(rawValue: 1)
    public static let vertical = UIAxis(rawValue: 2)
    public static let both: UIAxis = [.horizontal, .vertical]
}
