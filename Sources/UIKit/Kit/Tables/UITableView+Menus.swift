internal import FoundationAdditions

// Menus of rows (R-LMN).
extension UITableView: ListWithMenus {
    /// The delegate changed.
    final func updateMenu() {
        let mayHaveMenus = ProtocolDefaults.mayAnswer(.rowMenu, delegate)
        if rowMenu == nil, mayHaveMenus { rowMenu = ListMenu(self) }
        rowMenu?.update(mayHaveMenus)
    }

    final func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, cell: UIView?)? {
        guard swipe == nil, rowMove == nil, updates == nil, let cell = cell(of: hitTest(point, with: nil)), let path = cell.path,
              let configuration = delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point) else { return nil }
        return (configuration, cell)
    }

    final func light(_ cell: UIView, _ isOn: Bool) {
        if isOn || press?.cell !== cell { (cell as? UITableViewCell)?.setHighlighted(isOn, animated: true) }
    }

    final func menuWillDisplay(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    }
    final func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
    final func menuWillCommit(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
