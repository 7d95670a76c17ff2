/// Notified when an animator starts to move items, and when all have come to rest (R-DYN-4).
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called before items move.
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    /// Called when nothing moves any more.
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
