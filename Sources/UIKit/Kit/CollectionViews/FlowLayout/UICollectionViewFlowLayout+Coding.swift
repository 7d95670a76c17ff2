/// What a flow writes into an archive (R-NIB-3). Absent keys mean the defaults.
extension UICollectionViewFlowLayout {
    private static let lengths: [(String, ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGFloat>)] = [
        ("minimumLineSpacing", \.minimumLineSpacing), ("minimumInteritemSpacing", \.minimumInteritemSpacing), ("itemSize.width", \.itemSize.width),
        ("itemSize.height", \.itemSize.height), ("estimatedItemSize.width", \.estimatedItemSize.width), ("estimatedItemSize.height", \.estimatedItemSize.height),
        ("headerReferenceSize.width", \.headerReferenceSize.width), ("headerReferenceSize.height", \.headerReferenceSize.height),
        ("footerReferenceSize.width", \.footerReferenceSize.width), ("footerReferenceSize.height", \.footerReferenceSize.height),
        ("sectionInset.top", \.sectionInset.top), ("sectionInset.left", \.sectionInset.left), ("sectionInset.bottom", \.sectionInset.bottom),
        ("sectionInset.right", \.sectionInset.right),
    ]

    private static let flags: [(String, ReferenceWritableKeyPath<UICollectionViewFlowLayout, Bool>)] = [
        ("sectionHeadersPinToVisibleBounds", \.sectionHeadersPinToVisibleBounds), ("sectionFootersPinToVisibleBounds", \.sectionFootersPinToVisibleBounds),
    ]

    final func decodeFlow(from coder: NSCoder) {
        for (key, property) in Self.lengths where coder.containsValue(forKey: key) { self[keyPath: property] = CGFloat(coder.decodeDouble(forKey: key)) }
        for (key, property) in Self.flags { self[keyPath: property] = coder.decodeBool(forKey: key) }
        if coder.decodeInteger(forKey: "scrollDirection") == UICollectionView.ScrollDirection.horizontal.rawValue { scrollDirection = .horizontal }
    }

    final func encodeFlow(with coder: NSCoder) {
        for (key, property) in Self.lengths { coder.encode(self[keyPath: property].native, forKey: key) }
        for (key, property) in Self.flags { coder.encode(self[keyPath: property], forKey: key) }
        coder.encode(scrollDirection.rawValue, forKey: "scrollDirection")
    }
}
