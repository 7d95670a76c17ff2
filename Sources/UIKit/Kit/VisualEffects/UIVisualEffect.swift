/// What a ``UIVisualEffectView`` does with what is below it. It never changes. The effects are ``UIBlurEffect`` and ``UIVibrancyEffect``; an effect of this
/// class itself does nothing.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding {
    nonisolated public override init() { super.init() }
    nonisolated public required init?(coder: NSCoder) { super.init() }

    nonisolated open class var supportsSecureCoding: Bool { true }
    nonisolated open func encode(with coder: NSCoder) {}
    /// The effect itself: it never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
