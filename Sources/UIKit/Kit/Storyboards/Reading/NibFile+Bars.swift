internal import InterfaceFiles

/// The attributes of bars and what is in them as values for their `init(coder:)` (R-NIB-12).
extension NibFile {
    func readBar(_ element: InterfaceElement, into decoder: NibDecoder) {
        decoder.set("barTintColor", color("barTintColor", of: element))
        readBarStyle(element, into: decoder)
        decoder.set("translucent", element.flag("translucent"))
        decoder.set("prefersLargeTitles", element.flag("largeTitles"))
        decoder.set("unselectedItemTintColor", color("unselectedItemTintColor", of: element))
    }

    func readBarStyle(_ element: InterfaceElement, into decoder: NibDecoder) {
        // Old files also have "blackOpaque" and "blackTranslucent".
        decoder.set("barStyle", element["barStyle"].map { ($0.hasPrefix("black") ? UIBarStyle.black : .default).rawValue })
    }

    /// Font and colour of a bar's titles; `nil` where the file names none.
    func titleAttributes(of element: InterfaceElement, _ key: String = "titleTextAttributes") -> [NSAttributedString.Key: Any]? {
        guard let description = element.child(key: key) else { return nil }
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

    func readPages(_ element: InterfaceElement, into decoder: NibDecoder) {
        if element["transitionStyle"] != "scroll" { note("page curl", element, "there is no page curl here; the pages scroll") }
        if element["navigationOrientation"] == "vertical" {
            decoder.set("navigationOrientation", UIPageViewController.NavigationOrientation.vertical.rawValue)
        }
        decoder.set("pageSpacing", element.number("pageSpacing"))
    }

    func readTabBarItem(_ element: InterfaceElement, into decoder: NibDecoder) {
        decoder.set("title", element.string("title"))
        for key in ["image", "selectedImage"] { decoder.set(key, image(key, of: element)) }
        decoder.set("enabled", element.flag("enabled"))
        decoder.set("tag", element.integer("tag"))
        decoder.set("badgeValue", element.string("badgeValue"))
        decoder.set("badgeColor", color("badgeColor", of: element))
        guard let name = element["systemItem"] else { return }
        decoder.set("systemItem", Self.systemTabs[name]?.rawValue)
        if Self.systemTabs[name] == nil { note("system item \(name)", element, "the system's button '\(name)' doesn't exist") }
    }

    private static let systemTabs: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents, "contacts": .contacts,
        "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]

    private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "fixedSpace": .fixedSpace, "flexibleSpace": .flexibleSpace,
        "action": .action, "search": .search, "refresh": .refresh, "stop": .stop, "trash": .trash, "play": .play, "pause": .pause,
        "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo, "close": .close,
    ]
}
