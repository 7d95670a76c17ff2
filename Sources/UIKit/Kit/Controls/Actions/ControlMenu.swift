/// The menu that a control offers by itself (R-MNU-41): asks the control for it, and follows the finger that opened it.
@MainActor
final class ControlMenu: FollowedMenu, UIContextMenuInteractionDelegate {
    /// Its owner.
    private let owner: Backlink<UIControl>
    private var control: UIControl { owner.object.unsafelyUnwrapped }
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

    init(_ control: UIControl) {
        owner = Backlink(control)
        super.init()
    }

    /// What the control does with its menu changed.
    func update() {
        let waits = control.isContextMenuInteractionEnabled && !control.showsMenuAsPrimaryAction
        guard waits != (interaction.view != nil) else { return }
        if waits { control.addInteraction(interaction) } else { control.removeInteraction(interaction) }
    }

    // MARK: The finger

    private var opensMenu: Bool { control.isContextMenuInteractionEnabled && control.showsMenuAsPrimaryAction }

    @discardableResult
    override func touchLanded(at point: CGPoint, with event: UIEvent?) -> Bool {
        guard opensMenu else { return false }
        control.send(.menuActionTriggered, with: event)
        // The action may have changed what the control says of its menu.
        guard control.isEnabled, opensMenu,
              let configuration = control.contextMenuInteraction(interaction, configurationForMenuAtLocation: point),
              let menu = configuration.actionProvider?([]) else { return false }
        let anchor = CGRect(origin: control.menuAttachmentPoint(for: configuration), size: .zero)
        guard let new = ListMenuOverlay(menu, over: control, anchor: .beside(anchor), dims: false) else { return false }
        new.onClose = { [weak self, weak new] in
            guard let self, owner.object != nil else { return }
            let animator = MenuAnimator(preview: nil)
            control.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
            new?.closing = animator
        }
        overlay = new
        isFollowing = control.trackedTouch != nil
        let animator = MenuAnimator(preview: nil)
        control.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
        new.open(animated: true, animator: animator)
        new.slide(to: point)
        return true
    }

    // MARK: A long press

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        control.isEnabled ? control.contextMenuInteraction(interaction, configurationForMenuAtLocation: location) : nil
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                                animator: (any UIContextMenuInteractionAnimating)?) {
        control.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                                animator: (any UIContextMenuInteractionAnimating)?) {
        guard owner.object != nil else { return }
        control.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    }
}
