internal import FoundationAdditions

// What the delegate says, put into lines (R-COL-7).
extension UICollectionViewFlowLayout {
    /// What lines have to fill is another length in other bounds.
    final func isOtherRoom(_ bounds: CGRect) -> Bool {
        guard let owner else { return false }
        return scrollDirection == .vertical ? bounds.width != owner.bounds.width : bounds.height != owner.bounds.height
    }

    final func noteInvalid(_ context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.invalidateEverything { preferred.removeAll() }
        if context.invalidateEverything || context.invalidateDataSourceCounts || flow?.invalidateFlowLayoutDelegateMetrics ?? true {
            needsMetrics = true
            owner?.forgetSizes()
        }
        if flow?.invalidateFlowLayoutAttributes ?? true { needsLines = true }
    }

    final func prepareFlow() {
        guard let owner else { return }
        let across = self.across(of: owner)
        guard needsMetrics || needsLines || geometry.across != across else { return }
        (needsMetrics, needsLines) = (false, false)
        if geometry.across != across, !preferred.isEmpty {
            preferred.removeAll()
            owner.forgetSizes()
        }
        var made = FlowGeometry()
        made.isVertical = scrollDirection == .vertical
        made.across = across
        let delegate = owner.delegate as? any UICollectionViewDelegateFlowLayout
        let sections = owner.numberOfSections, generation = owner.contentsGeneration
        for section in 0..<sections {
            made.sections.append(self.section(section, made, owner, delegate))
            // A delegate that reloads the collection view is asked again, about what there is then.
            guard generation == owner.contentsGeneration, !owner.needsContents else { return needsMetrics = true }
        }
        made.place()
        geometry = made
    }

    /// The length of a line, with the insets of its section.
    private func across(of owner: UICollectionView) -> CGFloat {
        let insets = owner.adjustedContentInset
        return max(scrollDirection == .vertical ? owner.bounds.width - insets.left - insets.right : owner.bounds.height - insets.top - insets.bottom, 0)
    }

    private func section(_ number: Int, _ geometry: FlowGeometry, _ owner: UICollectionView,
                         _ delegate: (any UICollectionViewDelegateFlowLayout)?) -> FlowGeometry.Section {
        let insets = delegate?.collectionView(owner, layout: self, insetForSectionAt: number) ?? sectionInset
        let lineSpacing = delegate?.collectionView(owner, layout: self, minimumLineSpacingForSectionAt: number) ?? minimumLineSpacing
        let itemSpacing = delegate?.collectionView(owner, layout: self, minimumInteritemSpacingForSectionAt: number) ?? minimumInteritemSpacing
        let header = delegate?.collectionView(owner, layout: self, referenceSizeForHeaderInSection: number) ?? headerReferenceSize
        let footer = delegate?.collectionView(owner, layout: self, referenceSizeForFooterInSection: number) ?? footerReferenceSize
        let kept = insets.isFinite ? insets : .zero
        let room = FlowLines.Room(across: geometry.across - (geometry.isVertical ? kept.left + kept.right : kept.top + kept.bottom),
                                  lineSpacing: lineSpacing.isFinite ? lineSpacing : 0, itemSpacing: itemSpacing.isFinite ? itemSpacing : 0,
                                  scale: max(owner.layer.contentsScale, 1))
        func length(_ size: CGSize) -> CGFloat { size.width.isFinite && size.height.isFinite ? max(geometry.size(size).along, 0) : 0 }
        return FlowGeometry.Section(insets: kept, header: length(header), footer: length(footer),
                                    lines: lines(number, geometry, room, owner, delegate))
    }

    private func lines(_ section: Int, _ geometry: FlowGeometry, _ room: FlowLines.Room, _ owner: UICollectionView,
                       _ delegate: (any UICollectionViewDelegateFlowLayout)?) -> FlowLines {
        let count = owner.numberOfItems(inSection: section), own = usual(itemSize, geometry)
        let isAsked = delegate.map { count > 0 && ProtocolDefaults.mayAnswer(.itemSize, $0) } ?? false
        guard isAsked || !preferred.isEmpty else { return FlowLines(count: count, of: own, in: room) }
        var sizes = ContiguousArray<FlowSize>(repeating: own, count: count)
        let generation = owner.contentsGeneration
        for item in sizes.indices where generation == owner.contentsGeneration && !owner.needsContents {
            let path = IndexPath(item: item, section: section)
            if let size = preferred[path] {
                sizes[item] = geometry.size(CGSize(width: max(size.width, 0), height: max(size.height, 0)))
            } else if isAsked, let delegate {
                sizes[item] = usual(delegate.collectionView(owner, layout: self, sizeForItemAt: path), geometry)
                // The first answer shows whether the delegate has any.
                if preferred.isEmpty, !ProtocolDefaults.mayAnswer(.itemSize, delegate) { return FlowLines(count: count, of: own, in: room) }
            }
        }
        reportTooLarge(sizes, section, room, geometry)
        return FlowLines(sizes, in: room)
    }

    /// The size of an item before its cell is there.
    private func usual(_ size: CGSize, _ geometry: FlowGeometry) -> FlowSize {
        let isAutomatic = size.width >= .greatestFiniteMagnitude || size.height >= .greatestFiniteMagnitude
        if isEstimating, isAutomatic || size == itemSize {
            let isNamed = estimatedItemSize.width > 0 && estimatedItemSize.width < .greatestFiniteMagnitude && estimatedItemSize.height < .greatestFiniteMagnitude
            return geometry.size(isNamed ? estimatedItemSize : isAutomatic ? CGSize(width: 50, height: 50) : size)
        }
        guard size.width.isFinite, size.height.isFinite, !isAutomatic else { return geometry.size(CGSize(width: 50, height: 50)) }
        return geometry.size(CGSize(width: max(size.width, 0), height: max(size.height, 0)))
    }

    private func reportTooLarge(_ sizes: ContiguousArray<FlowSize>, _ section: Int, _ room: FlowLines.Room, _ geometry: FlowGeometry) {
        guard let item = sizes.firstIndex(where: { $0.across > room.across + 0.5 }), room.across > 0 else { return }
        let side = geometry.isVertical ? "wide" : "high"
        UICollectionView.say("UICollectionViewFlowLayout: item \(item) of section \(section) is \(NumberList.string(for: sizes[item].across)) points \(side), and there is room for "
               + "\(NumberList.string(for: room.across)) inside the insets; it reaches beyond them")
    }
}
