/// What happens when a property of a layer changes, or the layer enters or leaves a tree.
@preconcurrency @MainActor
public protocol CAAction {
    /// Called after the change.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an action it means: nothing, and do not look further.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
