/// What a view does while the pointer is over it (R-PTI-5).
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// The effect that suits the view.
    case automatic(UITargetedPreview)
    /// The pointer becomes a plate below the view's content.
    case highlight(UITargetedPreview)
    /// The view rises, and the pointer is hidden.
    case lift(UITargetedPreview)
    /// The view changes as it is said, and the pointer stays.
    case hover(UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false, prefersScaledContent: Bool = true)

    /// Where the tint of a hover effect is.
    public enum TintMode: Sendable {
        case none, overlay, underlay
    }

    /// The view that the effect is for.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
        case .hover(let preview, _, _, _): preview
        }
    }
}
