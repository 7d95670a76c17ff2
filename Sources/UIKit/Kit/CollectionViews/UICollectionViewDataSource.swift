internal import FoundationAdditions

/// Says what a collection view shows. The methods with a default may be left out.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of an item that comes into sight: as a rule one that ``UICollectionView/dequeueReusableCell(withReuseIdentifier:for:)`` gives.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// How many sections there are. Without the method: 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A view that the layout has beside items: as a rule one that
    /// ``UICollectionView/dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)`` gives. Without the method: an empty one, and a line that says so.
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
    /// The titles of the index at the trailing side; ``UITableView/indexSearch`` is shown as a magnifying glass. Without the method, with `nil` and with no
    /// titles the collection view has no index (R-IDX-7).
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// The item to which a title of the index leads. The collection view scrolls there; to an item that is not there it does not. Without the method: the
    /// first item of the section with the title's number.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
        -> UICollectionReusableView {
        UICollectionView.say("UICollectionView: the layout has a view of the kind '\(kind)', and \(type(of: self)) has no "
               + "collectionView(_:viewForSupplementaryElementOfKind:at:) that gives it; nothing is shown")
        return UICollectionReusableView()
    }
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: 0, section: index)
    }
}

/// Is asked for the data of items before they come into sight (R-PRE).
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Items will be needed soon: begins to load what they show, the nearest first. An item that is needed at once is not named, so that the data source must
    /// do without this call.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Items that were named are no longer likely to come into sight. Without the method nothing happens.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}
