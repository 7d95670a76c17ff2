/// What a collection view writes into an archive besides what scroll views do (R-NIB-3). Absent keys mean the defaults.
extension UICollectionView {
    final func decodeCollection(from coder: NSCoder) {
        if coder.containsValue(forKey: "allowsSelection") { allowsSelection = coder.decodeBool(forKey: "allowsSelection") }
        allowsMultipleSelection = coder.decodeBool(forKey: "allowsMultipleSelection")
    }

    final func encodeCollection(with coder: NSCoder) {
        coder.encode(layout, forKey: "collectionViewLayout")
        coder.encode(allowsSelection, forKey: "allowsSelection")
        coder.encode(allowsMultipleSelection, forKey: "allowsMultipleSelection")
    }
}
