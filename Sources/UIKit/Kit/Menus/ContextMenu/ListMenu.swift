/// A list whose rows or items have context menus.
@MainActor
protocol ListWithMenus: UIView {
    /// The menu for a place in the list's coordinates, and the cell that is there; `nil` for none.
    func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, cell: UIView?)?
    /// Shows that a cell's menu is open, or no longer.
    func light(_ cell: UIView, _ isOn: Bool)
    func menuWillDisplay(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?)
    func menuWillCommit(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)
}

/// The context menus of a list's rows or items (R-LMN): one interaction for all of them, which asks the list.
@MainActor
final class ListMenu: NSObject, UIContextMenuInteractionDelegate {
    private weak var list: (any ListWithMenus)?
    private lazy var own = UIContextMenuInteraction(delegate: self)
    /// The cell whose menu is open.
    private(set) weak var litCell: UIView?

    @MainActor init(_ list: any ListWithMenus) {
        self.list = list
        super.init()
    }

    /// `nil` while the list's delegate has no menus.
    var interaction: UIContextMenuInteraction? { own.view == nil ? nil : own }

    /// - Parameter mayHaveMenus: Whether the list's delegate may have menus.
    func update(_ mayHaveMenus: Bool) {
        guard let list, mayHaveMenus != (own.view != nil) else { return }
        if mayHaveMenus { list.addInteraction(own) } else { list.removeInteraction(own) }
    }

    // MARK: The interaction

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        guard let found = list?.menu(at: location) else { return nil }
        interaction.subject = found.cell
        return found.configuration
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                                animator: (any UIContextMenuInteractionAnimating)?) {
        litCell = interaction.subject
        if let litCell { list?.light(litCell, true) }
        list?.menuWillDisplay(configuration, animator)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                                animator: (any UIContextMenuInteractionAnimating)?) {
        let lit = litCell
        litCell = nil
        if let lit { list?.light(lit, false) }
        list?.menuWillEnd(configuration, animator)
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                                animator: any UIContextMenuInteractionCommitAnimating) {
        list?.menuWillCommit(configuration, animator)
    }
}
