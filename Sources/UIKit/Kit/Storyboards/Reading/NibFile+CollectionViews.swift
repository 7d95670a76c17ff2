internal import InterfaceFiles

/// The attributes of collection views, their cells and their layouts as values for their `init(coder:)` (R-NIB-14).
extension NibFile {
    func readCollection(_ element: InterfaceElement, into decoder: NibDecoder) {
        readScrollView(element, into: decoder)
        decoder.set("allowsSelection", element.flag("allowsSelection"))
        decoder.set("allowsMultipleSelection", element.flag("allowsMultipleSelection"))
    }

    func readReusableView(_ element: InterfaceElement, into decoder: NibDecoder) { decoder.set("reuseIdentifier", element["reuseIdentifier"]) }

    func readFlow(_ element: InterfaceElement, into decoder: NibDecoder) {
        for key in ["minimumLineSpacing", "minimumInteritemSpacing"] { decoder.set(key, element.number(key)) }
        for key in ["itemSize", "estimatedItemSize", "headerReferenceSize", "footerReferenceSize"] { readSize(key, of: element, into: decoder) }
        if element.flag("automaticEstimatedItemSize") == true {
            for side in ["width", "height"] { decoder.set("estimatedItemSize.\(side)", Double.greatestFiniteMagnitude) }
        }
        if let inset = element.child(key: "sectionInset") {
            for (side, attribute) in [("top", "minY"), ("left", "minX"), ("bottom", "maxY"), ("right", "maxX")] {
                decoder.set("sectionInset.\(side)", inset.number(attribute) ?? 0)
            }
        }
        for key in ["sectionHeadersPinToVisibleBounds", "sectionFootersPinToVisibleBounds"] { decoder.set(key, element.flag(key)) }
        if element["scrollDirection"] == "horizontal" { decoder.set("scrollDirection", UICollectionView.ScrollDirection.horizontal.rawValue) }
    }

    private func readSize(_ key: String, of element: InterfaceElement, into decoder: NibDecoder) {
        guard let size = element.child(key: key)?.size else { return }
        decoder.set("\(key).width", size.width.native)
        decoder.set("\(key).height", size.height.native)
    }
}
