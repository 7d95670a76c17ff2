internal import InterfaceFiles

/// The scene that a view controller came from.
///
/// The controller is made when the storyboard is asked for it; everything else of the scene when the controller's view is (R-NIB-4).
@MainActor
final class StoryboardScene: ControllerScene {
    let storyboard: UIStoryboard
    let file: NibFile
    private let element: InterfaceElement
    private let objects: InterfaceElement
    /// The scene's objects that nothing else might keep.
    private var kept: ContiguousArray<AnyObject> = []
    /// The scene's recognizers by their ids. Cells that are made later may be connected to them.
    private(set) var recognizers: ContiguousArray<(id: String, recognizer: UIGestureRecognizer)> = []
    /// The ways from here to other controllers.
    private(set) var segues: ContiguousArray<SegueTemplate> = []
    /// Where each is, by its element.
    private var places: [ObjectIdentifier: Int] = [:]

    /// What has made the controller, until it has made the view.
    private var loader: NibLoader?

    /// The scenes that embed others, from the outermost on, while their views are made, and how many were embedded in it so far.
    private static var embedding: ContiguousArray<InterfaceElement> = []
    private static var embeddedCount = 0
    private static let depthLimit = 20
    private static let embeddedLimit = 500

    init(storyboard: UIStoryboard, file: NibFile, controller: InterfaceElement, objects: InterfaceElement) {
        self.storyboard = storyboard
        self.file = file
        element = controller
        self.objects = objects
        collectSegues(objects)
    }

    private func collectSegues(_ element: InterfaceElement) {
        for child in element.children {
            if child.name == "segue" {
                // A pressed finger's preview of a segue, which iOS had until iOS 13, and what followed it.
                if child["inheritsFrom"] != nil || child["key"] == "commit" || child["key"] == "preview" { continue }
                if let template = SegueTemplate(child) {
                    places[ObjectIdentifier(child)] = segues.count
                    segues.append(template)
                } else if child["kind"] != "relationship" {
                    file.note("segue \(child.id ?? "")", child, "a segue of the kind '\(child["kind"] ?? "")' leads nowhere here")
                }
            }
            collectSegues(child)
        }
    }

    // MARK: Controllers

    /// Makes the controller. Until its view is made nothing of the scene is connected.
    func makeController(_ creator: (NSCoder) -> UIViewController?) -> UIViewController? {
        let decoder = NibDecoder()
        decoder.scene = self
        decoder.set("title", element["title"])
        decoder.set("modalPresentationStyle", file.presentationStyle(of: element)?.rawValue)
        let loader = beginLoading()
        let isStack = ["navigationController", "tabBarController", "pageViewController", "splitViewController"].contains(element.name)
        if element.name == "navigationController" { readStack(into: decoder, loader) }
        if element.name == "tabBarController" { readTabs(into: decoder, loader) }
        if element.name == "splitViewController" { readSplit(into: decoder) }
        if element.name == "pageViewController" { file.readPages(element, into: decoder) }
        let type: UIViewController.Type = switch element.name {
        case "navigationController": file.type(of: element, base: UINavigationController.self)
        case "tabBarController": file.type(of: element, base: UITabBarController.self)
        case "splitViewController": file.type(of: element, base: UISplitViewController.self)
        case "pageViewController": file.type(of: element, base: UIPageViewController.self)
        case "tableViewController": file.type(of: element, base: UITableViewController.self)
        case "collectionViewController": file.type(of: element, base: UICollectionViewController.self)
        default: file.type(of: element, base: UIViewController.self)
        }
        guard let controller = creator(decoder) ?? type.init(coder: decoder) else {
            file.note("refused \(element.id ?? "")", element, "its class makes no object: init(coder:) answers nil")
            return nil
        }
        if let hides = element.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
        let buttons = loader.makeButtons(of: element, "toolbarItems")
        if !buttons.isEmpty { controller.toolbarItems = buttons }
        if let table = controller as? UITableViewController, let clears = element.flag("clearsSelectionOnViewWillAppear") {
            table.clearsSelectionOnViewWillAppear = clears
        }
        if let collection = controller as? UICollectionViewController, let clears = element.flag("clearsSelectionOnViewWillAppear") {
            collection.clearsSelectionOnViewWillAppear = clears
        }
        loader.setAttributes(of: element, on: controller)
        // A stack makes its own view: its scene has nothing to wait for.
        if isStack { _ = loadView(of: controller) }
        loader.awake(controller)
        return controller
    }

    /// The bar and the lowest controller of a stack.
    private func readStack(into decoder: NibDecoder, _ loader: NibLoader) {
        if let bar = element.child(key: "navigationBar"), bar.name == "navigationBar" {
            decoder.set("navigationBar", loader.makeView(bar, UINavigationBar.self))
        }
        decoder.set("navigationBarHidden", element.flag("navigationBarHidden"))
        if let toolbar = element.child(key: "toolbar"), toolbar.name == "toolbar" { decoder.set("toolbar", loader.makeView(toolbar, UIToolbar.self)) }
        // Xcode writes only that it is shown.
        decoder.set("toolbarShown", element.flag("toolbarHidden") == false)
        decoder.set("viewControllers", related("rootViewController").first.map { [$0] })
    }

    /// The bar and the controllers of a tab bar controller.
    private func readTabs(into decoder: NibDecoder, _ loader: NibLoader) {
        if let bar = element.child(key: "tabBar"), bar.name == "tabBar" { decoder.set("tabBar", loader.makeView(bar, UITabBar.self)) }
        decoder.set("viewControllers", related("viewControllers"))
    }

    /// The columns of a split view controller.
    private func readSplit(into decoder: NibDecoder) {
        if element["style"] == "doubleColumn" { decoder.set("style", UISplitViewController.Style.doubleColumn.rawValue) }
        if element["style"] == "tripleColumn" { file.note("columns", element, "there are no three columns here; the supplementary one is left out") }
        decoder.set("viewControllers", Array(related("masterViewController").prefix(1)) + Array(related("detailViewController").prefix(1)))
    }

    /// Makes the controllers that this one contains by a relation of that name.
    private func related(_ relationship: String) -> [UIViewController] {
        var found: [UIViewController] = []
        if file.stacks.isEmpty { file.relatedCount = 0 }
        for connection in element.contents(of: "connections") where connection["relationship"] == relationship {
            guard let id = connection["destination"] else { continue }
            if file.stacks.contains(where: { $0 === element }) || file.stacks.count >= Self.depthLimit {
                file.note("stack \(element.id ?? "")", element, "the controllers contain each other without end")
                break
            }
            guard file.stacks.isEmpty || file.relatedCount < Self.embeddedLimit else {
                file.note("related", connection, "more than \(Self.embeddedLimit) controllers would be inside one; the others are left out")
                break
            }
            file.relatedCount += 1
            file.stacks.append(element)
            if let controller = storyboard.instantiate(id: id) { found.append(controller) }
            file.stacks.removeLast()
        }
        return found
    }

    /// What the controller shows in a bar, with what is needed to connect it later; `nil` when the file has nothing of the kind.
    func makeBarContents() -> AnyObject? {
        guard let item = element.child(key: "navigationItem") else { return nil }
        return beginLoading().make(item)
    }

    /// The button that a tab bar shows for the controller, with what is needed to connect it later; `nil` when the file has none.
    func makeTabItem() -> AnyObject? {
        guard let item = element.child(key: "tabBarItem") else { return nil }
        return beginLoading().make(item)
    }

    /// The controller's element, and those that stand for objects from elsewhere.
    var controllerElement: InterfaceElement { element }
    var placeholders: [InterfaceElement] { objects.children.filter { $0.name == "placeholder" } }

    private func beginLoading() -> NibLoader {
        if let loader { return loader }
        let new = NibLoader(file: file, scene: self)
        loader = new
        return new
    }

    /// Makes the view and the rest of the scene.
    /// - Returns: Whether the scene has a view.
    func loadView(of controller: UIViewController) -> Bool {
        if element.child(key: "navigationItem") != nil { _ = controller.navigationItem }
        if element.child(key: "tabBarItem") != nil { _ = controller.tabBarItem }
        let loader = beginLoading()
        self.loader = nil
        loader.place(controller, as: element)
        for child in objects.children {
            if child.name == "placeholder" { loader.readPlaceholder(child, owner: controller, external: [:]) }
            if child.name == "exit" { loader.readExit(child) }
        }
        let view = makeView(loader)
        for child in objects.children where child !== element && child.name != "placeholder" && child.name != "exit" {
            guard let object = loader.make(child) else { continue }
            kept.append(object)
            if let recognizer = object as? UIGestureRecognizer, let id = child.id { recognizers.append((id, recognizer)) }
        }
        if let view { controller.view = view }
        loader.finish()
        for segue in segues { segue.anchor = loader.object(id: segue.anchorId) }
        kept.append(contentsOf: loader.orphans)
        embed(in: controller, loader)
        return view != nil
    }

    private func makeView(_ loader: NibLoader) -> UIView? {
        guard let viewElement = element.child(key: "view"), case .view(let base)? = ElementKind(viewElement),
              let view = loader.makeView(viewElement, base) else { return nil }
        loader.registerControllerGuides(of: element, of: view)
        return view
    }

    // MARK: Segues

    func segue(identifier: String) -> SegueTemplate? {
        for segue in segues where segue.identifier == identifier { return segue }
        return nil
    }

    /// Lets an object of the scene start a segue. Those of controllers are started by code.
    func connectSegue(_ connection: InterfaceElement, of object: AnyObject, loader: NibLoader) {
        guard let template = segue(at: connection), template.kind != .embed,
              let controller = loader.object(id: element.id) as? UIViewController, object !== controller else { return }
        if let recognizer = object as? UIGestureRecognizer {
            // A continuous one when it begins, a discrete one at its only action.
            var hasBegun = false
            recognizer.addTarget(controller, action: { (controller: UIViewController) in { (recognizer: UIGestureRecognizer) in
                let starts = recognizer.state == .began || (recognizer.state == .ended && !hasBegun)
                if starts { controller.follow(template, sender: recognizer) }
                hasBegun = recognizer.state == .began || recognizer.state == .changed
            } })
        } else if loader.connectCell(object, to: controller, template) {
            return
        } else if !loader.connectControl(object, to: controller, template), !loader.connectItem(object, to: controller, template) {
            file.note("segue \(template.element.id ?? "")", connection, "a \(type(of: object)) starts no segues")
        }
    }

    private func segue(at connection: InterfaceElement) -> SegueTemplate? { places[ObjectIdentifier(connection)].map { segues[$0] } }

    /// Puts the controllers of container views into them.
    private func embed(in controller: UIViewController, _ loader: NibLoader) {
        for (container, object) in loader.made {
            guard let view = object as? UIView else { continue }
            for connection in container.contents(of: "connections") {
                guard let template = segue(at: connection), template.kind == .embed else { continue }
                guard mayEmbed(template, connection) else { continue }
                if Self.embedding.isEmpty { Self.embeddedCount = 0 }
                Self.embeddedCount += 1
                Self.embedding.append(element)
                controller.embed(template, in: view)
                Self.embedding.removeLast()
            }
        }
    }

    /// A scene that is inside itself would never be complete, and scenes each of which embeds the next twice are soon too many.
    private func mayEmbed(_ template: SegueTemplate, _ connection: InterfaceElement) -> Bool {
        let destination = file.controller(id: template.destination)?.controller
        var isEndless = destination === element || Self.embedding.count >= Self.depthLimit
        for scene in Self.embedding where scene === destination { isEndless = true }
        if isEndless {
            file.note("embed \(template.element.id ?? "")", connection, "the scenes embed each other without end")
            return false
        }
        guard Self.embedding.isEmpty || Self.embeddedCount < Self.embeddedLimit else {
            file.note("embedded", connection, "more than \(Self.embeddedLimit) scenes would be inside one; the others are left out")
            return false
        }
        return true
    }
}

extension NibFile {
    /// How a controller is to be presented; `nil` for the usual way.
    func presentationStyle(of element: InterfaceElement) -> UIModalPresentationStyle? {
        if let transition = element["modalTransitionStyle"], transition != "coverVertical" {
            note("transition \(transition)", element, "there is no transition '\(transition)' here; it comes from below")
        }
        switch element["modalPresentationStyle"] {
        case "fullScreen": return .fullScreen
        case "overFullScreen": return .overFullScreen
        case "overCurrentContext": return .overCurrentContext
        case "currentContext": return .currentContext
        case "pageSheet": return .pageSheet
        case "formSheet": return .formSheet
        case "popover": return .popover
        case "custom": return .custom
        case nil, "automatic", "none": return nil
        case let style?:
            note("style \(style)", element, "there is no presentation '\(style)' here; it is a sheet")
            return nil
        }
    }
}
