internal import InterfaceFiles

extension ElementKind {
    /// The controls that exist.
    @MainActor static let controls: [String: UIView.Type] = [
        "control": UIControl.self, "button": UIButton.self, "switch": UISwitch.self, "slider": UISlider.self, "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
        "textField": UITextField.self, "refreshControl": UIRefreshControl.self, "datePicker": UIDatePicker.self,
    ]
}

/// The attributes of controls as values for their `init(coder:)` (R-NIB-3).
extension NibFile {
    func readControl(_ element: InterfaceElement, into decoder: NibDecoder) {
        for key in ["enabled", "selected", "highlighted"] { decoder.set(key, element.flag(key)) }
        decoder.set("contentHorizontalAlignment", element["contentHorizontalAlignment"].flatMap { Self.horizontalAlignments[$0]?.rawValue })
        decoder.set("contentVerticalAlignment", element["contentVerticalAlignment"].flatMap { Self.verticalAlignments[$0]?.rawValue })
        switch element.name {
        case "button": readButton(element, into: decoder)
        case "segmentedControl": readSegments(element, into: decoder)
        case "switch": decoder.set("on", element.flag("on") ?? false)
        case "slider", "stepper": readRange(element, into: decoder)
        case "pageControl":
            for key in ["numberOfPages", "currentPage"] { decoder.set(key, element.integer(key).map { max($0, 0) }) }
            decoder.set("hidesForSinglePage", element.flag("hidesForSinglePage"))
        case "datePicker": readDatePicker(element, into: decoder)
        case "textField": readTextField(element, into: decoder)
        default: return
        }
        for key in ["onTintColor", "thumbTintColor", "minimumTrackTintColor", "maximumTrackTintColor", "selectedSegmentTintColor",
                    "pageIndicatorTintColor", "currentPageIndicatorTintColor"] {
            decoder.set(key, color(key, of: element))
        }
    }

    private static let horizontalAlignments: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]
    private static let verticalAlignments: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]

    private func readRange(_ element: InterfaceElement, into decoder: NibDecoder) {
        // Sliders have the short names, steppers the long ones.
        decoder.set("minimumValue", element.number("minValue") ?? element.number("minimumValue"))
        decoder.set("maximumValue", element.number("maxValue") ?? element.number("maximumValue"))
        decoder.set("stepValue", element.number("stepValue").flatMap { $0 > 0 ? $0 : nil })
        decoder.set("value", element.number("value"))
        for key in ["continuous", "autorepeat", "wraps"] { decoder.set(key, element.flag(key)) }
        for key in ["minimumValueImage", "maximumValueImage"] { decoder.set(key, image(key, of: element)) }
    }

    private func readSegments(_ element: InterfaceElement, into decoder: NibDecoder) {
        let segments = element.contents(of: "segments").filter { $0.name == "segment" }
        decoder.set("segments", segments.count)
        for (number, segment) in segments.enumerated() {
            decoder.set("segment.\(number).title", segment.string("title"))
            decoder.set("segment.\(number).image", image("image", of: segment))
            decoder.set("segment.\(number).width", segment.number("width"))
            decoder.set("segment.\(number).enabled", segment.flag("enabled") ?? true)
        }
        decoder.set("momentary", element.flag("momentary"))
        decoder.set("apportionsSegmentWidthsByContent", element.flag("apportionsSegmentWidthsByContent"))
        let selected = element.integer("selectedSegmentIndex")
        decoder.set("selectedSegmentIndex", selected.flatMap { $0 < segments.count ? $0 : nil })
    }

    private func readDatePicker(_ element: InterfaceElement, into decoder: NibDecoder) {
        let mode: UIDatePicker.Mode = switch element["datePickerMode"] {
        case "time": .time
        case "date": .date
        case "countDownTimer": .countDownTimer
        default: .dateAndTime
        }
        decoder.set("datePickerMode", mode.rawValue)
        decoder.set("minuteInterval", element.integer("minuteInterval"))
        if element.number("countDownDuration") ?? 0 > 0 { decoder.set("countDownDuration", element.number("countDownDuration")) }
        for key in ["date", "minimumDate", "maximumDate"] {
            if key == "date", element.flag("useCurrentDate") != false { continue }
            guard let seconds = element.child(key: key)?.number("timeIntervalSinceReferenceDate") else { continue }
            decoder.set(key, Date(timeIntervalSinceReferenceDate: seconds))
        }
        if let style = element["style"], style != "wheels", style != "automatic" {
            note("picker \(style)", element, "there is no date picker of the style '\(style)' here; it has wheels")
        }
    }

    // MARK: Buttons

    private func readButton(_ element: InterfaceElement, into decoder: NibDecoder) {
        let type: UIButton.ButtonType = switch element["buttonType"] {
        case "system", "roundedRect": .system
        case "detailDisclosure": .detailDisclosure
        case "infoLight": .infoLight
        case "infoDark": .infoDark
        case "contactAdd": .contactAdd
        case "close": .close
        default: .custom
        }
        decoder.set("buttonType", type.rawValue)
        let configured = element.child(key: "configuration").map(configuration)
        let states = element.children.filter { $0.name == "state" }
        decoder.set("states", states.count)
        for (number, state) in states.enumerated() {
            let value: UIControl.State = switch state.key {
            case "highlighted": .highlighted
            case "disabled": .disabled
            case "selected": .selected
            case "focused": .focused
            default: .normal
            }
            decoder.set("state.\(number)", Int(bitPattern: value.rawValue))
            // Beside a configuration Xcode leaves the title that the button had when it came out of the library.
            let isLeftover = value == .normal && configured?.title != nil
            if !isLeftover { decoder.set("title.\(number)", state.string("title") ?? state.string("attributedTitle")) }
            decoder.set("titleColor.\(number)", color("titleColor", of: state))
            decoder.set("titleShadowColor.\(number)", color("titleShadowColor", of: state))
            decoder.set("image.\(number)", image("image", of: state))
            decoder.set("backgroundImage.\(number)", image("backgroundImage", of: state))
        }
        decoder.set("font", font("fontDescription", of: element))
        for key in ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"] {
            guard let insets = element.child(key: key) else { continue }
            decoder.set(key + ".top", insets.number("minY"))
            decoder.set(key + ".left", insets.number("minX"))
            decoder.set(key + ".bottom", insets.number("maxY"))
            decoder.set(key + ".right", insets.number("maxX"))
        }
        if let configured { decoder.set("configuration", configured) }
    }

    private func configuration(_ element: InterfaceElement) -> UIButton.Configuration {
        var result: UIButton.Configuration = switch element["style"] {
        case "gray", "bordered": .gray()
        case "tinted", "borderedTinted": .tinted()
        case "filled", "borderedProminent": .filled()
        default: .plain()
        }
        if let title = element.string("title") ?? element.string("attributedTitle") { result.title = title }
        if let image = image("image", of: element) { result.image = image }
        if let color = color("baseForegroundColor", of: element) { result.baseForegroundColor = color }
        if let color = color("baseBackgroundColor", of: element) { result.baseBackgroundColor = color }
        result.subtitle = element.string("subtitle")
        if let style = element["cornerStyle"].flatMap({ Self.cornerStyles[$0] }) { result.cornerStyle = style }
        if let placement = element["imagePlacement"].flatMap({ Self.imagePlacements[$0] }) { result.imagePlacement = placement }
        if let alignment = element["titleAlignment"].flatMap({ Self.titleAlignments[$0] }) { result.titleAlignment = alignment }
        if let padding = element.number("imagePadding") { result.imagePadding = padding }
        if let shows = element.flag("showsActivityIndicator") { result.showsActivityIndicator = shows }
        if let padding = element.number("titlePadding") { result.titlePadding = padding }
        if let insets = element.child(key: "contentInsets") {
            result.contentInsets = NSDirectionalEdgeInsets(top: insets.number("top") ?? 0, leading: insets.number("leading") ?? 0,
                                                           bottom: insets.number("bottom") ?? 0, trailing: insets.number("trailing") ?? 0)
        }
        if let background = element.child(key: "background") {
            if let color = color("backgroundColor", of: background) { result.background.backgroundColor = color }
            if let color = color("strokeColor", of: background) { result.background.strokeColor = color }
            if let width = background.number("strokeWidth") { result.background.strokeWidth = max(width, 0) }
            if let radius = background.number("cornerRadius") { result.background.cornerRadius = max(radius, 0) }
        }
        return result
    }

    private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    private static let imagePlacements: [String: NSDirectionalRectEdge] = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}
