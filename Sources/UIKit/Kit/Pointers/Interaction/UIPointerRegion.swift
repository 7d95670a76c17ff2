/// A part of a view in which the pointer has one style. Regions of one rectangle and identifier are equal.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
    /// In the view's coordinates.
    nonisolated public let rect: CGRect
    /// Names the region for the app.
    nonisolated(unsafe) public let identifier: AnyHashable?

    nonisolated public init(rect: CGRect, identifier: AnyHashable? = nil) {
        self.rect = rect
        self.identifier = identifier
        super.init()
    }

    /// The region itself: it never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return other.rect == rect && other.identifier == identifier
    }

    nonisolated open override var hash: Int { identifier?.hashValue ?? 0 }
}

/// Where the pointer is, when a delegate is asked for a region.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// In the view's coordinates.
    public let location: CGPoint
    /// The modifier keys that are down.
    public let modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        super.init()
    }
}
