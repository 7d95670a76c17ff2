internal import FoundationAdditions
internal import InterfaceFiles

/// Collection views of a file, with their layouts and patterns for their cells (R-NIB-14).
extension NibLoader {
    /// Makes the layout of a collection view before the view.
    func readLayout(of element: InterfaceElement, into decoder: NibDecoder) {
        guard let child = element.child(key: "collectionViewLayout") else { return }
        let values = NibDecoder()
        switch child.name {
        case "collectionViewFlowLayout":
            file.readFlow(child, into: values)
            decoder.set("collectionViewLayout", add(child) { file.type(of: child, base: UICollectionViewFlowLayout.self).init(coder: values) })
        case "collectionViewLayout":
            decoder.set("collectionViewLayout", add(child) { file.type(of: child, base: UICollectionViewLayout.self).init(coder: values) })
        default: file.note("element \(child.name)", child, "there is no '\(child.name)' here; a flow layout stands in for it")
        }
    }

    /// Gives a collection view what the file has for it.
    func fill(_ view: UICollectionView, from element: InterfaceElement) {
        for prototype in element.contents(of: "cells") where prototype.name == "collectionViewCell" {
            if let identifier = identifier(of: prototype) { view.cellPool.register(identifier, pattern(of: prototype)) }
        }
        for (key, kind) in [("sectionHeaderView", UICollectionView.elementKindSectionHeader), ("sectionFooterView", UICollectionView.elementKindSectionFooter)] {
            guard let prototype = element.child(key: key), prototype.name == "collectionReusableView", let identifier = identifier(of: prototype) else { continue }
            view.sidePool.register(view.poolName(kind, identifier), pattern(of: prototype))
        }
        if let background = sideView("backgroundView", of: element) { view.backgroundView = background }
    }

    private func identifier(of prototype: InterfaceElement) -> String? {
        guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else {
            file.note("prototype \(prototype.id ?? "")", prototype, "the prototype has no reuse identifier; nothing can ask for it")
            return nil
        }
        return identifier
    }

    /// Gives a cell the views that its file names.
    func fill(_ cell: UICollectionViewCell, from element: InterfaceElement) {
        if let view = sideView("backgroundView", of: element) { cell.backgroundView = view }
        if let view = sideView("selectedBackgroundView", of: element) { cell.selectedBackgroundView = view }
    }
}
