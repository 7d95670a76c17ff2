internal import FoundationAdditions

/// One of the changes that are made together, for the layout that prepares for them. A whole section has the item `NSNotFound`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// What a change does.
    public enum Action: Int, Sendable {
        case insert = 0
        case delete, reload, move, none
    }

    /// Before all changes; `nil` for what comes.
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// After all changes; `nil` for what goes.
    open var indexPathAfterUpdate: IndexPath? { after }
    /// What the change does.
    open var updateAction: Action { action }

    private final let before: IndexPath?, after: IndexPath?, action: Action

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        (self.action, self.before, self.after) = (action, before, after)
        super.init()
    }

    /// The changes, what goes first.
    static func items(of changes: RowChanges, _ map: RowMap) -> [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items = changes.deletedSections.map { UICollectionViewUpdateItem(.delete, from: whole($0), to: nil) }
        items += changes.deleted.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
        items += changes.reloadedSections.map { UICollectionViewUpdateItem(.reload, from: whole($0), to: map.sections[$0].map(whole)) }
        items += changes.reloaded.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: map[$0]) }
        items += changes.movedSections.sorted { $0.key < $1.key }.map { UICollectionViewUpdateItem(.move, from: whole($0.key), to: whole($0.value)) }
        items += changes.moved.sorted { $0.key < $1.key }.map { UICollectionViewUpdateItem(.move, from: $0.key, to: $0.value) }
        items += changes.insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: whole($0)) }
        return items + changes.inserted.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
    }
}
