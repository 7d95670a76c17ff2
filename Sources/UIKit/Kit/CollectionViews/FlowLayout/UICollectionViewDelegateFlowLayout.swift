internal import FoundationAdditions

/// Says how large items are and how far from each other, where sections or items differ (R-COL-7). Every method may be left out: the layout's own
/// property holds then.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// The size of an item, in points. Without the method: ``UICollectionViewFlowLayout/itemSize``, and nothing is asked of each item.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
    /// The room around the items of a section.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
    /// The least room between the lines of a section.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                        minimumLineSpacingForSectionAt section: Int) -> CGFloat
    /// The least room between the items of a line.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                        minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
    /// The size of the view before a section's items, of which that along the direction of scrolling counts; none where that is 0.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                        referenceSizeForHeaderInSection section: Int) -> CGSize
    /// The size of the view after a section's items, of which that along the direction of scrolling counts; none where that is 0.
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                        referenceSizeForFooterInSection section: Int) -> CGSize
}

extension ProtocolDefaults.Questions {
    static let itemSize = Self(rawValue: 128)
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                               sizeForItemAt indexPath: IndexPath) -> CGSize {
        ProtocolDefaults.note(.itemSize, self)
        return own(collectionViewLayout, \.itemSize, .zero)
    }
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                               insetForSectionAt section: Int) -> UIEdgeInsets { own(collectionViewLayout, \.sectionInset, .zero) }
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                               minimumLineSpacingForSectionAt section: Int) -> CGFloat { own(collectionViewLayout, \.minimumLineSpacing, 0) }
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                               minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { own(collectionViewLayout, \.minimumInteritemSpacing, 0) }
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                               referenceSizeForHeaderInSection section: Int) -> CGSize { own(collectionViewLayout, \.headerReferenceSize, .zero) }
    public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                               referenceSizeForFooterInSection section: Int) -> CGSize { own(collectionViewLayout, \.footerReferenceSize, .zero) }

    private func own<Value>(_ layout: UICollectionViewLayout, _ property: KeyPath<UICollectionViewFlowLayout, Value>, _ otherwise: Value) -> Value {
        (layout as? UICollectionViewFlowLayout)?[keyPath: property] ?? otherwise
    }
}
