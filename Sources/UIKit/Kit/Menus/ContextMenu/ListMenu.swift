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
    private lazy var own: UIContextMenuInteraction = {
        let interaction = UIContextMenuInteraction(delegate: self)
        interaction.areaBeside = { [weak self] in self?.area(at: $0) ?? .zero }
        return interaction
    }()
    /// The cell whose menu was asked for, and the cell whose menu is open.
    private weak var cell: UIView?
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

    /// The cell, unless that is so high that the menu would stand far from the finger.
    private func area(at point: CGPoint) -> CGRect {
        guard let list, let cell, let window = list.window, cell.bounds.height <= window.bounds.height / 2 else {
            return CGRect(origin: point, size: .zero).insetBy(dx: -10, dy: -10)
        }
        return list.convert(cell.bounds, from: cell)
    }

    // MARK: The interaction

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
        guard let found = list?.menu(at: location) else { return nil }
        cell = found.cell
        return found.configuration
    }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                                animator: (any UIContextMenuInteractionAnimating)?) {
        litCell = cell
        if let cell { list?.light(cell, true) }
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
