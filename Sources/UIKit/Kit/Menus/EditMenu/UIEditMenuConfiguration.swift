/// Where an edit menu's arrow points.
public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic = 0, up, down, left, right

    var ofController: UIMenuController.ArrowDirection {
        switch self {
        case .automatic: .default
        case .up: .up
        case .down: .down
        case .left: .left
        case .right: .right
        }
    }
}

/// What an edit menu is about.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// Distinguishes configurations.
    public let identifier: AnyHashable
    /// A point of the interaction's view; the delegate may say a rectangle.
    public let sourcePoint: CGPoint
    /// The side of the menu on which its target lies, if there is room.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
    private static var lastNumber = 0

    /// Makes a configuration.
    /// - Parameter identifier: Its name; without one it gets one that no other has.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        Self.lastNumber += 1
        self.identifier = identifier ?? AnyHashable("UIEditMenuConfiguration \(Self.lastNumber)")
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Says what the edit menu of a view offers. Every method may be left out; what it then means stands with it.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// The menu. Without the method: the suggested actions, which are the standard commands that can be performed. `nil`: none appears.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                             suggestedActions: [UIMenuElement]) -> UIMenu?
    /// What the menu is about, in the coordinates of the interaction's view. Without the method, or where it is null: the source point.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect
    /// The menu is about to appear. Without the method nothing happens.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
                             animator: any UIEditMenuInteractionAnimating)
    /// The menu is about to go. Without the method nothing happens.
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
                             animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                                    suggestedActions: [UIMenuElement]) -> UIMenu? { UIMenu(children: suggestedActions) }
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction,
                                    targetRectFor configuration: UIEditMenuConfiguration) -> CGRect { .null }
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
                                    animator: any UIEditMenuInteractionAnimating) {}
    public func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
                                    animator: any UIEditMenuInteractionAnimating) {}
}
