internal import InterfaceFiles

/// The attributes of views as values for their `init(coder:)` (R-NIB-3).
extension NibFile {
    func readView(_ element: InterfaceElement, into decoder: NibDecoder) {
        let frame = element.child(key: "frame")?.rect ?? .zero
        decoder.set("bounds.x", 0.0)
        decoder.set("bounds.y", 0.0)
        decoder.set("bounds.width", frame.width.native)
        decoder.set("bounds.height", frame.height.native)
        decoder.set("center.x", frame.midX.native)
        decoder.set("center.y", frame.midY.native)
        decoder.set("alpha", element.number("alpha"))
        decoder.set("hidden", element.flag("hidden"))
        // Labels and images write "NO"; the classes' own default is not that of the file.
        decoder.set("userInteractionEnabled", element.flag("userInteractionEnabled") ?? true)
        decoder.set("multipleTouchEnabled", element.flag("multipleTouchEnabled"))
        decoder.set("exclusiveTouch", element.flag("exclusiveTouch"))
        decoder.set("tag", element.integer("tag"))
        decoder.set("contentMode", element["contentMode"].flatMap { Self.contentModes[$0]?.rawValue })
        decoder.set("clipsToBounds", element.flag("clipsSubviews") ?? element.flag("clipsToBounds"))
        decoder.set("autoresizesSubviews", element.flag("autoresizesSubviews"))
        decoder.set("autoresizingMask", Int(bitPattern: autoresizingMask(of: element).rawValue))
        decoder.set("backgroundColor", color("backgroundColor", of: element))
        decoder.set("tintColor", color("tintColor", of: element))
        // A view without constraints keeps the frame that it has in the file (R-NIB-10).
        let isFixed = element.flag("fixedFrame") == true
        decoder.set("translatesAutoresizingMaskIntoConstraints", isFixed ? true : element.flag("translatesAutoresizingMaskIntoConstraints"))
        decoder.set("horizontalHuggingPriority", element.number("horizontalHuggingPriority"))
        decoder.set("verticalHuggingPriority", element.number("verticalHuggingPriority"))
        decoder.set("horizontalCompressionResistancePriority", element.number("horizontalCompressionResistancePriority"))
        decoder.set("verticalCompressionResistancePriority", element.number("verticalCompressionResistancePriority"))
        readMargins(element, into: decoder)
        noteVariations(of: element)
        switch element.name {
        case "stackView": readStack(element, into: decoder)
        case "scrollView": readScrollView(element, into: decoder)
        case "textView": readTextView(element, into: decoder)
        case "label": readLabel(element, into: decoder)
        case "imageView": readImageView(element, into: decoder)
        case "visualEffectView": readEffect(element, into: decoder)
        case "navigationBar", "toolbar", "tabBar": readBar(element, into: decoder)
        case "searchBar": readSearchBar(element, into: decoder)
        case "tableView": readTable(element, into: decoder)
        case "tableViewCell": readCell(element, into: decoder)
        case "collectionView": readCollection(element, into: decoder)
        case "collectionViewCell", "collectionReusableView": readReusableView(element, into: decoder)
        case "activityIndicatorView": readIndicator(element, into: decoder)
        case "progressView": readProgress(element, into: decoder)
        default: readControl(element, into: decoder)
        }
    }

    private func readMargins(_ element: InterfaceElement, into decoder: NibDecoder) {
        guard let margins = element.child(key: "layoutMargins") ?? element.child(key: "directionalLayoutMargins") else { return }
        for (side, directional) in [("top", "top"), ("left", "leading"), ("bottom", "bottom"), ("right", "trailing")] {
            decoder.set("layoutMargins.\(side)", margins.number(side) ?? margins.number(directional) ?? 0.0)
        }
    }

    /// What is to be otherwise on some kinds of screens: there are no size classes here, so the default holds everywhere.
    private func noteVariations(of element: InterfaceElement) {
        for variation in element.children where variation.name == "variation" && variation.key != "default" {
            note("variation", variation, "there are no size classes here: what differs in '\(variation.key ?? "")' is left out")
        }
    }

    private func readStack(_ element: InterfaceElement, into decoder: NibDecoder) {
        if element["axis"] == "vertical" { decoder.set("axis", NSLayoutConstraint.Axis.vertical.rawValue) }
        decoder.set("distribution", element["distribution"].flatMap { Self.distributions[$0]?.rawValue })
        decoder.set("alignment", element["alignment"].flatMap { Self.stackAlignments[$0]?.rawValue })
        decoder.set("spacing", element["spacingType"] == "standard" ? 8.0 : element.number("spacing"))
        decoder.set("baselineRelativeArrangement", element.flag("baselineRelativeArrangement"))
        // Margins that the file gives are those inside which it has placed the views.
        let hasMargins = element.child(key: "layoutMargins") != nil || element.child(key: "directionalLayoutMargins") != nil
        decoder.set("layoutMarginsRelativeArrangement", element.flag("layoutMarginsRelativeArrangement") ?? hasMargins)
    }

    private static let distributions: [String: UIStackView.Distribution] = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
        "equalCentering": .equalCentering,
    ]
    private static let stackAlignments: [String: UIStackView.Alignment] = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center, "trailing": .trailing,
        "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]

    private func autoresizingMask(of element: InterfaceElement) -> UIView.AutoresizingMask {
        guard let mask = element.child(key: "autoresizingMask") else { return [] }
        var result: UIView.AutoresizingMask = []
        for (name, flag) in Self.maskFlags where mask.flag(name) == true { result.insert(flag) }
        return result
    }

    private static let maskFlags: [(String, UIView.AutoresizingMask)] = [
        ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
        ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]

    private static let contentModes: [String: UIView.ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill, "redraw": .redraw,
        "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
        "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private func readLabel(_ element: InterfaceElement, into decoder: NibDecoder) {
        let font = font("fontDescription", of: element) ?? .systemFont(ofSize: UIFont.labelFontSize)
        decoder.set("font", font)
        decoder.set("text", element.string("text"))
        decoder.set("attributedText", attributedString("attributedText", of: element))
        decoder.set("adjustsFontForContentSizeCategory", element.flag("adjustsFontForContentSizeCategory"))
        decoder.set("textColor", color("textColor", of: element))
        decoder.set("highlightedTextColor", color("highlightedColor", of: element))
        decoder.set("textAlignment", element["textAlignment"].flatMap { Self.alignments[$0]?.rawValue })
        decoder.set("lineBreakMode", element["lineBreakMode"].flatMap { Self.lineBreakModes[$0]?.rawValue })
        decoder.set("numberOfLines", element.integer("numberOfLines"))
        let smallest = element.number("minimumScaleFactor") ?? element.number("minimumFontSize").map { $0 / font.pointSize }
        decoder.set("minimumScaleFactor", smallest)
        decoder.set("baselineAdjustment", element["baselineAdjustment"].flatMap { Self.baselineAdjustments[$0]?.rawValue })
        // The file says only "NO"; what may shrink has a limit.
        decoder.set("adjustsFontSizeToFitWidth", element.flag("adjustsFontSizeToFit") ?? ((smallest ?? 0) > 0))
        decoder.set("shadowColor", color("shadowColor", of: element))
        if let offset = element.child(key: "shadowOffset")?.size {
            decoder.set("shadowOffset.width", offset.width.native)
            decoder.set("shadowOffset.height", offset.height.native)
        }
        decoder.set("highlighted", element.flag("highlighted"))
        decoder.set("enabled", element.flag("enabled"))
        decoder.set("preferredMaxLayoutWidth", element.number("preferredMaxLayoutWidth"))
    }

    static let alignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]

    static let baselineAdjustments: [String: UIBaselineAdjustment] = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
    static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping, "headTruncation": .byTruncatingHead,
        "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    ]

    private func readImageView(_ element: InterfaceElement, into decoder: NibDecoder) {
        decoder.set("image", image("image", of: element))
        decoder.set("highlightedImage", image("highlightedImage", of: element))
        decoder.set("highlighted", element.flag("highlighted"))
    }

    /// The image that is the value of a property, by its name.
    func image(_ property: String, of element: InterfaceElement) -> UIImage? {
        let reference = element.child(key: property)
        guard let name = element[property] ?? reference?["image"] else { return nil }
        if (reference ?? element)["catalog"] == "system" {
            note("symbol \(name)", element, "the system's symbols, such as '\(name)', don't exist here")
            return nil
        }
        return image(name, for: element)
    }
}
