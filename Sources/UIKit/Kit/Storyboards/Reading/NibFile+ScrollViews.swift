internal import InterfaceFiles

/// The attributes of scroll views as values for their `init(coder:)` (R-NIB-3).
extension NibFile {
    func readScrollView(_ element: InterfaceElement, into decoder: NibDecoder) {
        for key in ["scrollEnabled", "pagingEnabled", "directionalLockEnabled", "bouncesZoom", "alwaysBounceHorizontal",
                    "alwaysBounceVertical", "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "delaysContentTouches",
                    "canCancelContentTouches", "scrollsToTop"] {
            decoder.set(key, element.flag(key))
        }
        for key in ["bouncesHorizontally", "bouncesVertically"] { decoder.set(key, element.flag(key) ?? element.flag("bounces")) }
        for key in ["minimumZoomScale", "maximumZoomScale"] { decoder.set(key, element.number(key)) }
        decoder.set("indicatorStyle", element["indicatorStyle"].flatMap { Self.indicatorStyles[$0]?.rawValue })
        decoder.set("keyboardDismissMode", element["keyboardDismissMode"].flatMap { Self.dismissModes[$0]?.rawValue })
        decoder.set("contentInsetAdjustmentBehavior", element["contentInsetAdjustmentBehavior"].flatMap { Self.adjustments[$0]?.rawValue })
        if let size = element.child(key: "contentSize")?.size {
            decoder.set("contentSize.width", size.width.native)
            decoder.set("contentSize.height", size.height.native)
        }
        readInsets("contentInset", "contentInset", of: element, into: decoder)
        for key in ["verticalScrollIndicatorInsets", "horizontalScrollIndicatorInsets"] {
            readInsets("scrollIndicatorInsets", key, of: element, into: decoder)
            readInsets(key, key, of: element, into: decoder)
        }
    }

    private func readInsets(_ name: String, _ key: String, of element: InterfaceElement, into decoder: NibDecoder) {
        guard let insets = element.child(key: name) else { return }
        for (side, attribute) in [("top", "minY"), ("left", "minX"), ("bottom", "maxY"), ("right", "maxX")] {
            decoder.set("\(key).\(side)", insets.number(attribute) ?? 0)
        }
    }

    private static let indicatorStyles: [String: UIScrollView.IndicatorStyle] = ["default": .default, "black": .black, "white": .white]
    private static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    ]
    private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
}
