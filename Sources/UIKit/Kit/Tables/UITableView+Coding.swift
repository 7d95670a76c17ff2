/// What a table writes into an archive besides what scroll views do (R-NIB-3). Absent keys mean the defaults.
extension UITableView {
    private static let heights: [(String, ReferenceWritableKeyPath<UITableView, CGFloat>)] = [
        ("rowHeight", \.rowHeight), ("estimatedRowHeight", \.estimatedRowHeight), ("sectionHeaderHeight", \.sectionHeaderHeight),
        ("sectionFooterHeight", \.sectionFooterHeight),
    ]

    private static let indexColors: [(String, ReferenceWritableKeyPath<UITableView, UIColor?>)] = [
        ("sectionIndexColor", \.sectionIndexColor), ("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
        ("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor),
    ]

    final func decodeTable(from coder: NSCoder) {
        for (key, property) in Self.indexColors where coder.containsValue(forKey: key) { self[keyPath: property] = coder.decodeObject(forKey: key) as? UIColor }
        sectionIndexMinimumDisplayRowCount = coder.decodeInteger(forKey: "sectionIndexMinimumDisplayRowCount")
        for (key, property) in Self.heights where coder.containsValue(forKey: key) { self[keyPath: property] = coder.decodeDouble(forKey: key) }
        if coder.containsValue(forKey: "separatorStyle") {
            separatorStyle = UITableViewCell.SeparatorStyle(rawValue: coder.decodeInteger(forKey: "separatorStyle")) ?? .singleLine
        }
        separatorColor = coder.decodeObject(forKey: "separatorColor") as? UIColor
        if coder.containsValue(forKey: "separatorInset.left") {
            separatorInset = UIEdgeInsets(top: 0, left: coder.decodeDouble(forKey: "separatorInset.left"), bottom: 0,
                                          right: coder.decodeDouble(forKey: "separatorInset.right"))
        }
        if coder.containsValue(forKey: "allowsSelection") { allowsSelection = coder.decodeBool(forKey: "allowsSelection") }
        allowsMultipleSelection = coder.decodeBool(forKey: "allowsMultipleSelection")
        allowsSelectionDuringEditing = coder.decodeBool(forKey: "allowsSelectionDuringEditing")
        allowsMultipleSelectionDuringEditing = coder.decodeBool(forKey: "allowsMultipleSelectionDuringEditing")
    }

    final func encodeTable(with coder: NSCoder) {
        for (key, property) in Self.indexColors { if let color = self[keyPath: property] { coder.encode(color, forKey: key) } }
        coder.encode(sectionIndexMinimumDisplayRowCount, forKey: "sectionIndexMinimumDisplayRowCount")
        coder.encode(style.rawValue, forKey: "style")
        for (key, property) in Self.heights { coder.encode(self[keyPath: property].native, forKey: key) }
        coder.encode(separatorStyle.rawValue, forKey: "separatorStyle")
        if let separatorColor { coder.encode(separatorColor, forKey: "separatorColor") }
        coder.encode(separatorInset.left.native, forKey: "separatorInset.left")
        coder.encode(separatorInset.right.native, forKey: "separatorInset.right")
        coder.encode(allowsSelection, forKey: "allowsSelection")
        coder.encode(allowsMultipleSelection, forKey: "allowsMultipleSelection")
        coder.encode(allowsSelectionDuringEditing, forKey: "allowsSelectionDuringEditing")
        coder.encode(allowsMultipleSelectionDuringEditing, forKey: "allowsMultipleSelectionDuringEditing")
    }
}
