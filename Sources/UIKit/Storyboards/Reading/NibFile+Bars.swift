internal import InterfaceFiles

/// The attributes of bars and what is in them as values for their `init(coder:)` (R-NIB-12).
extension NibFile {
    func readBar(_ element: InterfaceElement, into decoder: NibDecoder) {
        decoder.set("barTintColor", color("barTintColor", of: element))
        decoder.set("translucent", element.flag("translucent"))
    }

    /// Font and colour of a bar's titles; `nil` where the file names none.
    func titleAttributes(of element: InterfaceElement) -> [NSAttributedString.Key: Any]? {
        guard let description = element.child(key: "titleTextAttributes") else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = font("fontDescription", of: description)
        attributes[.foregroundColor] = color("textColor", of: description)
        return attributes.isEmpty ? nil : attributes
    }

    func readBarButtonItem(_ element: InterfaceElement, into decoder: NibDecoder) {
        decoder.set("title", element.string("title"))
        decoder.set("image", image("image", of: element))
        decoder.set("enabled", element.flag("enabled"))
        decoder.set("tag", element.integer("tag"))
        decoder.set("width", element.number("width"))
        decoder.set("tintColor", color("tintColor", of: element))
        if element["style"] == "done" { decoder.set("style", UIBarButtonItem.Style.done.rawValue) }
        guard let name = element["systemItem"] else { return }
        if let item = Self.systemItems[name] {
            decoder.set("systemItem", item.rawValue)
        } else {
            note("system item \(name)", element, "the system's button '\(name)' doesn't exist here; its name stands in for it")
            decoder.set("title", name.prefix(1).uppercased() + name.dropFirst())
        }
    }

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "fixedSpace": .fixedSpace, "flexibleSpace": .flexibleSpace,
        "action": .action, "search": .search, "refresh": .refresh, "stop": .stop, "trash": .trash, "play": .play, "pause": .pause,
        "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
    ]
}
