internal import FoundationAdditions
internal import InterfaceFiles

extension NibLoader {
    /// Makes what a controller shows in a navigation bar, with its buttons.
    func makeNavigationItem(_ element: InterfaceElement) -> AnyObject? {
        let decoder = NibDecoder()
        decoder.set("title", element.string("title"))
        if let view = element.child(key: "titleView"), case .view(let base)? = ElementKind(view) { decoder.set("titleView", makeView(view, base)) }
        for (key, list) in [("leftBarButtonItem", "leftBarButtonItems"), ("rightBarButtonItem", "rightBarButtonItems")] {
            let elements = [element.child(key: key)].compactMap(\.self) + element.contents(of: list)
            let items = elements.filter { $0.name == "barButtonItem" }.compactMap { makeBarButtonItem($0) as? UIBarButtonItem }
            if !items.isEmpty { decoder.set(list, items) }
        }
        if let back = element.child(key: "backBarButtonItem") { decoder.set("backBarButtonItem", makeBarButtonItem(back)) }
        decoder.set("hidesBackButton", element.flag("hidesBackButton"))
        switch element["largeTitleDisplayMode"] {
        case "always": decoder.set("largeTitleDisplayMode", UINavigationItem.LargeTitleDisplayMode.always.rawValue)
        case "never": decoder.set("largeTitleDisplayMode", UINavigationItem.LargeTitleDisplayMode.never.rawValue)
        default: break
        }
        decoder.set("leftItemsSupplementBackButton", element.flag("leftItemsSupplementBackButton"))
        return add(element) { file.type(of: element, base: UINavigationItem.self).init(coder: decoder) }
    }

    func makeBarButtonItem(_ element: InterfaceElement) -> AnyObject? {
        let decoder = NibDecoder()
        file.readBarButtonItem(element, into: decoder)
        if let view = element.child(key: "customView") ?? element.child("view"), case .view(let base)? = ElementKind(view) {
            decoder.set("customView", makeView(view, base))
        }
        return add(element) { file.type(of: element, base: UIBarButtonItem.self).init(coder: decoder) }
    }

    /// The items of a bar that no controller fills.
    func readItems(of element: InterfaceElement, into decoder: NibDecoder) {
        let items = element.contents(of: "items").filter { $0.name == "navigationItem" }.compactMap { makeNavigationItem($0) as? UINavigationItem }
        if !items.isEmpty { decoder.set("items", items) }
    }

    /// The buttons of a toolbar.
    func readButtons(of element: InterfaceElement, into decoder: NibDecoder) {
        let items = makeButtons(of: element, "items")
        if !items.isEmpty { decoder.set("items", items) }
    }

    func makeTabBarItem(_ element: InterfaceElement) -> AnyObject? {
        let decoder = NibDecoder()
        file.readTabBarItem(element, into: decoder)
        return add(element) { file.type(of: element, base: UITabBarItem.self).init(coder: decoder) }
    }

    /// The buttons of a tab bar that no controller fills.
    func readTabs(of element: InterfaceElement, into decoder: NibDecoder) {
        let items = element.contents(of: "items").filter { $0.name == "tabBarItem" }.compactMap { makeTabBarItem($0) as? UITabBarItem }
        if !items.isEmpty { decoder.set("items", items) }
    }

    func select(_ id: String?, in bar: UITabBar) {
        if let item = object(id: id) as? UITabBarItem { bar.mark(item) }
    }

    func makeButtons(of element: InterfaceElement, _ list: String) -> [UIBarButtonItem] {
        element.contents(of: list).filter { $0.name == "barButtonItem" }.compactMap { makeBarButtonItem($0) as? UIBarButtonItem }
    }

    /// Lets a button in a bar start a segue.
    /// - Returns: Whether the sender is one.
    func connectItem(_ sender: AnyObject, to controller: UIViewController, _ template: SegueTemplate) -> Bool {
        guard let item = sender as? UIBarButtonItem else { return false }
        item.target = controller
        item.action = Selector(unnamed: UIViewController.self) { controller, sender, _ in controller.follow(template, sender: sender) }
        return true
    }
}
