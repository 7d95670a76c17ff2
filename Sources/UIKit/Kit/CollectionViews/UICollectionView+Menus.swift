internal import FoundationAdditions

extension ProtocolDefaults.Questions {
    static let itemMenu = Self(rawValue: 2048)
    static let itemsMenu = Self(rawValue: 4096)
}

// Menus of items (R-LMN).
extension UICollectionView: ListWithMenus {
    /// The delegate changed.
    final func updateMenu() {
        let mayHaveMenus = ProtocolDefaults.mayAnswer([.itemMenu, .itemsMenu], delegate)
        if itemMenu == nil, mayHaveMenus { itemMenu = ListMenu(self) }
        itemMenu?.update(mayHaveMenus)
    }

    final func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, cell: UIView?)? {
        guard updates == nil, !needsContents, let delegate else { return nil }
        let cell = cell(of: hitTest(point, with: nil)), path = cell?.element?.path
        let paths = path.map { selected.contains($0) ? selected.sorted() : [$0] } ?? []
        return delegate.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point).map { ($0, cell) }
    }

    /// What a delegate says of one item that says nothing of several.
    final func menuOfOne(of paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
        guard let delegate, let path = paths.count > 1 ? item(at: point) : paths.first, paths.contains(path) else { return nil }
        return delegate.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
    }

    final func light(_ cell: UIView, _ isOn: Bool) {
        if isOn || press?.cell !== cell { (cell as? UICollectionViewCell)?.isHighlighted = isOn }
    }

    final func menuWillDisplay(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
    }
    final func menuWillEnd(_ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?) {
        delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
    final func menuWillCommit(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating) {
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
}
