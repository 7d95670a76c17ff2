/// What a control writes into an archive besides what views do (R-NIB-3). Its targets are connections of the archive's owner.
extension UIControl {
    func decodeState(from coder: NSCoder) {
        if coder.containsValue(forKey: "enabled") { isEnabled = coder.decodeBool(forKey: "enabled") }
        if coder.containsValue(forKey: "selected") { isSelected = coder.decodeBool(forKey: "selected") }
        if coder.containsValue(forKey: "highlighted") { isHighlighted = coder.decodeBool(forKey: "highlighted") }
        contentVerticalAlignment = ContentVerticalAlignment(rawValue: coder.decodeInteger(forKey: "contentVerticalAlignment")) ?? .center
        contentHorizontalAlignment = ContentHorizontalAlignment(rawValue: coder.decodeInteger(forKey: "contentHorizontalAlignment"))
            ?? .center
    }

    func encodeState(with coder: NSCoder) {
        coder.encode(isEnabled, forKey: "enabled")
        coder.encode(isSelected, forKey: "selected")
        coder.encode(isHighlighted, forKey: "highlighted")
        coder.encode(contentVerticalAlignment.rawValue, forKey: "contentVerticalAlignment")
        coder.encode(contentHorizontalAlignment.rawValue, forKey: "contentHorizontalAlignment")
    }
}
