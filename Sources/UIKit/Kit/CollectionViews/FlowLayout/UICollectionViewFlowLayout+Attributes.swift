internal import FoundationAdditions

// Attributes of what the flow has placed (R-COL-7).
extension UICollectionViewFlowLayout {
    final func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let (low, high) = geometry.stretch(of: rect)
        var found: [UICollectionViewLayoutAttributes] = []
        for section in geometry.sections(from: low, to: high) {
            let first = IndexPath(item: 0, section: section)
            if let header = sideAttributes(UICollectionView.elementKindSectionHeader, first), touches(header, low, high) { found.append(header) }
            for item in geometry.items(of: section, from: low, to: high) {
                let attributes = attributes(IndexPath(item: item, section: section))
                if attributes.size.width > 0, attributes.size.height > 0, touches(attributes, low, high) { found.append(attributes) }
            }
            if let footer = sideAttributes(UICollectionView.elementKindSectionFooter, first), touches(footer, low, high) { found.append(footer) }
        }
        return found
    }

    private func touches(_ attributes: UICollectionViewLayoutAttributes, _ low: CGFloat, _ high: CGFloat) -> Bool {
        let (start, end) = geometry.stretch(of: attributes.frame)
        return end > low && start < high
    }

    final func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard geometry.contains(path) else { return nil }
        return attributes(path)
    }

    private func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = newAttributes()
        attributes.indexPath = path
        attributes.frame = geometry.frame(of: path)
        return attributes
    }

    private func newAttributes() -> UICollectionViewLayoutAttributes {
        let type: AnyClass = Self.layoutAttributesClass
        if type == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
        return (type as? UICollectionViewLayoutAttributes.Type)?.make() ?? UICollectionViewLayoutAttributes()
    }

    final func sideAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, path.item == 0, geometry.sections.indices.contains(path.section) else { return nil }
        let section = geometry.sections[path.section], isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter, (isHeader ? section.header : section.footer) > 0 else { return nil }
        let attributes = newAttributes(), isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        (attributes.element, attributes.indexPath) = (.supplementary(kind), path)
        let frame = isHeader ? geometry.headerFrame(of: path.section) : geometry.footerFrame(of: path.section)
        attributes.frame = isPinned ? pinned(frame, section, isHeader: isHeader) : frame
        if isPinned { attributes.zIndex = 10 }
        return attributes
    }

    /// In sight as long as an item of the section is.
    private func pinned(_ frame: CGRect, _ section: FlowGeometry.Section, isHeader: Bool) -> CGRect {
        guard let owner else { return frame }
        let (low, high) = geometry.stretch(of: owner.bounds.inset(by: owner.adjustedContentInset)), (start, end) = geometry.stretch(of: frame)
        let shift = isHeader ? max(0, min(low - start, section.end - section.footer - (end - start) - start))
            : min(0, max(high - end, section.start + section.header + (end - start) - end))
        return geometry.isVertical ? frame.offsetBy(dx: 0, dy: shift) : frame.offsetBy(dx: shift, dy: 0)
    }
}
