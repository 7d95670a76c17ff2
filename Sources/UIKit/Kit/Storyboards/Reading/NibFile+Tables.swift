internal import InterfaceFiles

/// The attributes of tables and their cells as values for their `init(coder:)` (R-NIB-13).
extension NibFile {
    func readTable(_ element: InterfaceElement, into decoder: NibDecoder) {
        readScrollView(element, into: decoder)
        let style: UITableView.Style = switch element["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
        decoder.set("style", style.rawValue)
        for key in ["rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight"] { decoder.set(key, element.number(key)) }
        if element["separatorStyle"] == "none" { decoder.set("separatorStyle", UITableViewCell.SeparatorStyle.none.rawValue) }
        for key in ["separatorColor", "sectionIndexColor", "sectionIndexBackgroundColor", "sectionIndexTrackingBackgroundColor"] {
            decoder.set(key, color(key, of: element))
        }
        decoder.set("sectionIndexMinimumDisplayRowCount", element.integer("sectionIndexMinimumDisplayRowCount"))
        readSeparator(element, into: decoder)
        for key in ["allowsSelection", "allowsMultipleSelection", "allowsSelectionDuringEditing", "allowsMultipleSelectionDuringEditing"] { decoder.set(key, element.flag(key)) }
    }

    func readCell(_ element: InterfaceElement, into decoder: NibDecoder) {
        decoder.set("style", element["style"].flatMap { Self.cellStyles[$0]?.rawValue })
        decoder.set("reuseIdentifier", element["reuseIdentifier"])
        decoder.set("accessoryType", element["accessoryType"].flatMap { Self.accessories[$0]?.rawValue })
        decoder.set("selectionStyle", element["selectionStyle"].flatMap { Self.selectionStyles[$0]?.rawValue })
        decoder.set("indentationLevel", element.integer("indentationLevel"))
        decoder.set("indentationWidth", element.number("indentationWidth"))
        decoder.set("showsReorderControl", element.flag("showsReorderControl"))
        readSeparator(element, into: decoder)
    }

    private func readSeparator(_ element: InterfaceElement, into decoder: NibDecoder) {
        guard let inset = element.child(key: "separatorInset") else { return }
        decoder.set("separatorInset.left", inset.number("minX") ?? 0)
        decoder.set("separatorInset.right", inset.number("maxX") ?? 0)
    }

    private static let cellStyles: [String: UITableViewCell.CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
        "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
        "detailButton": .detailButton,
    ]
    private static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
        "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]

    // MARK: Indicators

    func readIndicator(_ element: InterfaceElement, into decoder: NibDecoder) {
        let style: UIActivityIndicatorView.Style = switch element["style"] {
        case "large": .large
        case "whiteLarge": .whiteLarge
        case "white": .white
        case "gray": .gray
        default: .medium
        }
        decoder.set("style", style.rawValue)
        decoder.set("color", color("color", of: element))
        decoder.set("hidesWhenStopped", element.flag("hidesWhenStopped"))
        decoder.set("animating", element.flag("animating"))
    }

    func readProgress(_ element: InterfaceElement, into decoder: NibDecoder) {
        if element["progressViewStyle"] == "bar" { decoder.set("progressViewStyle", UIProgressView.Style.bar.rawValue) }
        decoder.set("progress", element.number("progress"))
        for key in ["progressTintColor", "trackTintColor"] { decoder.set(key, color(key, of: element)) }
    }
}
