/// What a recognizer reads from an archive (R-NIB-6, R-GR-60). Absent keys mean the defaults.
extension UIGestureRecognizer {
    func decode(from coder: NSCoder) {
        for attribute in Self.attributes where coder.containsValue(forKey: attribute.key) {
            switch attribute.kind {
            case .flag: attribute.set(self, .flag(coder.decodeBool(forKey: attribute.key)))
            case .count: attribute.set(self, .count(coder.decodeInteger(forKey: attribute.key)))
            case .number, .seconds: attribute.set(self, .number(coder.decodeDouble(forKey: attribute.key)))
            case .options: attribute.set(self, .options(coder.decodeInteger(forKey: attribute.key)))
            }
        }
        if let types = coder.decodeObject(forKey: "allowedTouchTypes") as? [NSNumber] { allowedTouchTypes = types }
        if let types = coder.decodeObject(forKey: "allowedPressTypes") as? [NSNumber] { allowedPressTypes = types }
        if let name = coder.decodeObject(forKey: "name") as? String { self.name = name }
    }
}
