internal import FoundationAdditions

/// Shows a snapshot in a collection view: items come, go and move by what differs from the one before (R-DIF-2).
///
/// The collection view does not retain it.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject, UICollectionViewDataSource {
    /// Gives the cell of an item.
    public typealias CellProvider = (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UICollectionViewCell?
    /// Gives a view that the layout has beside items.
    public typealias SupplementaryViewProvider = (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) -> UICollectionReusableView?

    private final weak var collection: UICollectionView?
    private final let provider: CellProvider
    private final let contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
    private final var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Gives the views beside items. Where the layout has some and this gives none, that is a programming error.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Becomes the collection view's data source, with nothing in it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        (collection, provider) = (collectionView, cellProvider)
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// What is shown, with nothing marked.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { contents.current }

    /// Shows a snapshot: what differs changes, animated or at once.
    /// - Parameter completion: Called when the animation is over.
    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
                    completion: (() -> Void)? = nil) {
        let old = contents.current, changes = contents.changes(to: snapshot)
        guard let collection, !changes.isEmpty else {
            contents.set(snapshot)
            if let collection { collection.reconfigureItems(at: contents.reconfigured(by: snapshot, since: old)) }
            completion?()
            return
        }
        func change() {
            collection.performBatchUpdates {
                self.contents.set(snapshot)
                collection.change { $0 = changes }
            } completion: { _ in completion?() }
        }
        if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
        collection.reconfigureItems(at: contents.reconfigured(by: snapshot, since: old))
    }

    /// Shows a snapshot, and waits until the animation is over.
    open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true) async {
        await withCheckedContinuation { next in
            apply(snapshot, animatingDifferences: animatingDifferences) { next.resume() }
        }
    }

    /// Shows a snapshot without looking for what differs: all items get new cells.
    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
                                           completion: (() -> Void)? = nil) {
        contents.set(snapshot)
        collection?.reloadData()
        completion?()
    }
    /// Shows a snapshot without looking for what differs.
    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    // MARK: Snapshots of sections (R-DIF-7)

    /// Shows in a section what is visible of a snapshot: what differs changes, animated or at once. A section that is not there comes at the end.
    /// - Parameter completion: Called when the animation is over.
    open func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType, animatingDifferences: Bool = true,
                    completion: (() -> Void)? = nil) {
        var whole = contents.current
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        outlines[section] = snapshot
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    }
    /// Shows in a section what is visible of a snapshot, and waits until the animation is over.
    open func apply(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
                    animatingDifferences: Bool = true) async {
        await withCheckedContinuation { next in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { next.resume() }
        }
    }
    /// The snapshot that was applied to a section, with what is collapsed in it. Where none was, or another snapshot has changed the section since, one of the
    /// section's items without anything below them.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        let items = contents.current.indexOfSection(section) == nil ? [] : contents.current.itemIdentifiers(inSection: section)
        if let outline = outlines[section], outline.visibleItems == items { return outline }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        flat.append(items)
        return flat
    }

    /// The item at a place.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.item(at: indexPath) }
    /// The place of an item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { contents.path(of: itemIdentifier) }
    /// The section at a number.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.current.sectionIdentifiers[safe: index] }
    /// The number of a section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { contents.current.indexOfSection(sectionIdentifier) }

    // MARK: What the collection view asks

    open func numberOfSections(in collectionView: UICollectionView) -> Int { contents.current.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { contents.count(inSection: section) }

    /// The cell that the provider gives. One that gives none is a programming error.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = contents.item(at: indexPath) else { return UICollectionViewCell() }
        let cell = provider(collectionView, indexPath, item)
        demand(cell != nil, "UICollectionViewDiffableDataSource: the cell provider gives no cell for item '\(item)' at \(indexPath)")
        return cell ?? UICollectionViewCell()
    }

    open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView {
        let view = supplementaryViewProvider?(collectionView, kind, indexPath)
        demand(view != nil, "UICollectionViewDiffableDataSource: the layout has a view of the kind '\(kind)' at \(indexPath), and supplementaryViewProvider gives none")
        return view ?? UICollectionReusableView()
    }

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: 0, section: index)
    }
}
