/// What a scroll view writes into an archive besides what views do (R-NIB-3). Absent keys mean the defaults.
extension UIScrollView {
    private static let flags: [(String, ReferenceWritableKeyPath<UIScrollView, Bool>)] = [
        ("scrollEnabled", \.isScrollEnabled), ("pagingEnabled", \.isPagingEnabled), ("directionalLockEnabled", \.isDirectionalLockEnabled),
        ("bouncesHorizontally", \.bouncesHorizontally), ("bouncesVertically", \.bouncesVertically), ("bouncesZoom", \.bouncesZoom),
        ("alwaysBounceHorizontal", \.alwaysBounceHorizontal), ("alwaysBounceVertical", \.alwaysBounceVertical),
        ("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
        ("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator), ("delaysContentTouches", \.delaysContentTouches),
        ("canCancelContentTouches", \.canCancelContentTouches), ("scrollsToTop", \.scrollsToTop),
    ]
    private static let insets: [(String, ReferenceWritableKeyPath<UIScrollView, UIEdgeInsets>)] = [
        ("contentInset", \.contentInset), ("verticalScrollIndicatorInsets", \.verticalScrollIndicatorInsets),
        ("horizontalScrollIndicatorInsets", \.horizontalScrollIndicatorInsets),
    ]

    func decodeScrolling(from coder: NSCoder) {
        func has(_ key: String) -> Bool { coder.containsValue(forKey: key) }
        func number(_ key: String) -> CGFloat? { has(key) ? coder.decodeDouble(forKey: key) : nil }
        for (key, property) in Self.flags where has(key) { self[keyPath: property] = coder.decodeBool(forKey: key) }
        for (key, property) in Self.insets where has(key + ".top") {
            func side(_ name: String) -> CGFloat { number("\(key).\(name)") ?? 0 }
            self[keyPath: property] = UIEdgeInsets(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
        }
        if let scale = number("minimumZoomScale") { minimumZoomScale = scale }
        if let scale = number("maximumZoomScale") { maximumZoomScale = scale }
        if let rate = number("decelerationRate") { decelerationRate = DecelerationRate(rawValue: rate) }
        if has("contentSize.width") { contentSize = CGSize(width: number("contentSize.width") ?? 0, height: number("contentSize.height") ?? 0) }
        indicatorStyle = IndicatorStyle(rawValue: coder.decodeInteger(forKey: "indicatorStyle")) ?? .default
        keyboardDismissMode = KeyboardDismissMode(rawValue: coder.decodeInteger(forKey: "keyboardDismissMode")) ?? .none
        contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior(
            rawValue: coder.decodeInteger(forKey: "contentInsetAdjustmentBehavior")) ?? .automatic
    }

    func encodeScrolling(with coder: NSCoder) {
        for (key, property) in Self.flags { coder.encode(self[keyPath: property], forKey: key) }
        for (key, property) in Self.insets {
            let insets = self[keyPath: property]
            coder.encode(insets.top.native, forKey: "\(key).top")
            coder.encode(insets.left.native, forKey: "\(key).left")
            coder.encode(insets.bottom.native, forKey: "\(key).bottom")
            coder.encode(insets.right.native, forKey: "\(key).right")
        }
        coder.encode(minimumZoomScale.native, forKey: "minimumZoomScale")
        coder.encode(maximumZoomScale.native, forKey: "maximumZoomScale")
        coder.encode(decelerationRate.rawValue.native, forKey: "decelerationRate")
        coder.encode(contentSize.width.native, forKey: "contentSize.width")
        coder.encode(contentSize.height.native, forKey: "contentSize.height")
        coder.encode(indicatorStyle.rawValue, forKey: "indicatorStyle")
        coder.encode(keyboardDismissMode.rawValue, forKey: "keyboardDismissMode")
        coder.encode(contentInsetAdjustmentBehavior.rawValue, forKey: "contentInsetAdjustmentBehavior")
    }
}
