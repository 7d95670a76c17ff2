extension UIButton {
    /// Whether a press opens the menu.
    final var opensMenu: Bool { menu != nil && showsMenuAsPrimaryAction }

    /// Whether the button stands for the choice in its menu that is on.
    final var showsChoice: Bool { opensMenu && changesSelectionAsPrimaryAction }

    final func menuDidChange() {
        guard menu != nil else {
            menuPresenter?.remove()
            menuPresenter = nil
            return
        }
        if menuPresenter == nil { menuPresenter = ButtonMenu(self) }
        menuPresenter?.update()
    }
}

/// Opens a button's menu and follows the finger that did.
@MainActor
final class ButtonMenu: FollowedMenu, UIContextMenuInteractionDelegate {
    /// Its owner.
    private let owner: Backlink<UIButton>
    private var button: UIButton { owner.object.unsafelyUnwrapped }
    private var interaction: UIContextMenuInteraction?

    init(_ button: UIButton) {
        owner = Backlink(button)
        super.init()
    }

    func remove() {
        overlay?.close(animated: false)
        if let interaction { button.removeInteraction(interaction) }
        interaction = nil
    }

    /// The button's menu or what it does with it changed.
    func update() {
        if button.opensMenu, let old = interaction {
            button.removeInteraction(old)
            interaction = nil
        } else if !button.opensMenu, interaction == nil {
            let new = UIContextMenuInteraction(delegate: self)
            button.addInteraction(new)
            interaction = new
        }
        if button.showsChoice { showChoice() }
    }

    /// The menu as it is opened: with one choice on, if the button stands for it.
    private var menu: UIMenu? {
        guard let menu = button.menu, button.showsChoice else { return button.menu }
        return UIMenu(title: menu.title, subtitle: menu.subtitle, image: menu.image, identifier: menu.identifier,
                      options: menu.options.union(.singleSelection), children: menu.children)
    }

    private func showChoice() {
        guard let menu = button.menu else { return }
        let actions = menu.choices.compactMap { $0 as? UIAction }
        if !actions.contains(where: { $0.state == .on }) { actions.first?.state = .on }
        guard let chosen = actions.first(where: { $0.state == .on }) else { return }
        button.setTitle(chosen.title, for: .normal)
        button.setImage(chosen.image, for: .normal)
    }

    // MARK: The finger

    @discardableResult
    override func touchLanded(at point: CGPoint, with event: UIEvent?) -> Bool {
        guard button.opensMenu else { return false }
        button.send(.menuActionTriggered, with: event)
        // The action may have made the menu, or taken it away.
        guard button.isEnabled, button.opensMenu, let menu,
              let new = ListMenuOverlay(menu, over: button, anchor: .beside(button.bounds), dims: false) else { return false }
        new.onPerform = { [weak self] in
            guard let self, button.showsChoice else { return }
            showChoice()
        }
        overlay = new
        isFollowing = button.trackedTouch != nil
        new.open(animated: true)
        new.slide(to: point)
        return true
    }

    // MARK: A long press

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        guard button.isEnabled, let menu else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }
}
