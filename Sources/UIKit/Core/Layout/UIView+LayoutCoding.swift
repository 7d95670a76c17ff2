/// What an archive has of a view's part in layout. The loader of a nib makes the constraints.
extension UIView {
    func decodeLayout(from coder: NSCoder) {
        func has(_ key: String) -> Bool { coder.containsValue(forKey: key) }
        if has("tintColor") { tintColor = coder.decodeObject(forKey: "tintColor") as? UIColor }
        if has("layoutMargins.top") {
            func margin(_ side: String) -> CGFloat { coder.decodeDouble(forKey: "layoutMargins.\(side)") }
            layoutMargins = UIEdgeInsets(top: margin("top"), left: margin("left"), bottom: margin("bottom"), right: margin("right"))
        }
        if has("translatesAutoresizingMaskIntoConstraints") {
            translatesAutoresizingMaskIntoConstraints = coder.decodeBool(forKey: "translatesAutoresizingMaskIntoConstraints")
        }
        func priority(_ key: String, _ set: (UILayoutPriority) -> Void) {
            if has(key) { set(UILayoutPriority(min(max(coder.decodeFloat(forKey: key), 1), 1000))) }
        }
        priority("horizontalHuggingPriority") { setContentHuggingPriority($0, for: .horizontal) }
        priority("verticalHuggingPriority") { setContentHuggingPriority($0, for: .vertical) }
        priority("horizontalCompressionResistancePriority") { setContentCompressionResistancePriority($0, for: .horizontal) }
        priority("verticalCompressionResistancePriority") { setContentCompressionResistancePriority($0, for: .vertical) }
    }

    func encodeLayout(with coder: NSCoder) {
        guard let state = ownLayoutState else { return }
        coder.encode(state.translatesMask, forKey: "translatesAutoresizingMaskIntoConstraints")
        coder.encode(state.huggingPriority.horizontal.rawValue, forKey: "horizontalHuggingPriority")
        coder.encode(state.huggingPriority.vertical.rawValue, forKey: "verticalHuggingPriority")
        coder.encode(state.resistancePriority.horizontal.rawValue, forKey: "horizontalCompressionResistancePriority")
        coder.encode(state.resistancePriority.vertical.rawValue, forKey: "verticalCompressionResistancePriority")
        guard let margins = state.margins else { return }
        coder.encode(margins.top.native, forKey: "layoutMargins.top")
        coder.encode(margins.left.native, forKey: "layoutMargins.left")
        coder.encode(margins.bottom.native, forKey: "layoutMargins.bottom")
        coder.encode(margins.right.native, forKey: "layoutMargins.right")
    }
}
