internal import InterfaceFiles

/// Makes the objects of one nib or scene and connects them, in the order of R-NIB-1.
@MainActor
final class NibLoader {
    let file: NibFile
    /// Where the objects come from, if that is a scene of a storyboard.
    private(set) weak var scene: StoryboardScene?
    /// By their ids. Placeholders are among them.
    private var objects: [String: AnyObject] = [:]
    /// What was made, in the order in which it was begun, with its element.
    private(set) var made: ContiguousArray<(element: InterfaceElement, object: AnyObject)> = []
    /// The elements whose connections are made though they were not made here: owners and controllers.
    private var connected: ContiguousArray<(element: InterfaceElement, object: AnyObject)> = []
    private var firstResponder: Set<String> = []
    /// What outlets lead to in elements that are left out. It is to be kept with what was made.
    private(set) var orphans: ContiguousArray<AnyObject> = []
    private var exits: Set<String> = []
    /// Which recognizers the file connects to which views.
    var attachments: ContiguousArray<(connection: InterfaceElement, recognizer: UIGestureRecognizer, view: UIView)> = []

    init(file: NibFile, scene: StoryboardScene? = nil) {
        self.file = file
        self.scene = scene
    }

    /// What an id stands for in connections.
    enum Destination {
        case object(AnyObject)
        /// The responder in the chain that takes an action (R-NIB-2).
        case firstResponder
        case exit
        /// Something of which nothing could be made, which was said already.
        case skipped
    }

    // MARK: Steps

    /// Says which object an id stands for.
    func place(_ object: AnyObject, as element: InterfaceElement) {
        if let id = element.id { objects[id] = object }
        connected.append((element, object))
    }

    /// Registers what stands for objects from elsewhere.
    func readPlaceholder(_ element: InterfaceElement, owner: AnyObject?, external: [String: Any]) {
        guard let id = element.id else { return }
        switch element["placeholderIdentifier"] {
        case "IBFilesOwner":
            if let owner { place(owner, as: element) }
        case "IBFirstResponder": firstResponder.insert(id)
        case let name?:
            if let object = external[name] {
                place(object as AnyObject, as: element)
            } else {
                file.note("placeholder \(name)", element, "nothing was given for '\(name)'")
            }
        case nil: break
        }
    }

    func readExit(_ element: InterfaceElement) {
        if let id = element.id { exits.insert(id) }
    }

    /// Makes the object of an element, with everything inside.
    /// - Returns: `nil` when nothing can be made of it.
    func make(_ element: InterfaceElement) -> AnyObject? {
        guard let kind = ElementKind(element) else {
            if element.id != nil { leaveOut(element) }
            return nil
        }
        switch kind {
        case .view(let base): return makeView(element, base)
        case .recognizer(let base):
            if !ElementKind.isKnown(element) {
                file.note("element \(element.name)", element, "there is no '\(element.name)' here; it recognizes nothing")
            }
            let decoder = NibDecoder()
            file.readRecognizer(element, into: decoder)
            return add(element) { file.type(of: element, base: base).make(.coder(decoder)) }
        case .object: return add(element) { makeObject(file.type(of: element, base: NSObject.self), element) }
        case .navigationItem: return makeNavigationItem(element)
        case .barButtonItem: return makeBarButtonItem(element)
        case .tabBarItem: return makeTabBarItem(element)
        case .controller, .placeholder, .reference, .exit: return nil
        }
    }

    func makeView(_ element: InterfaceElement, _ base: UIView.Type) -> UIView? {
        if !ElementKind.isKnown(element) {
            file.note("element \(element.name)", element, "there is no '\(element.name)' here; a plain view stands in for it")
        }
        let decoder = NibDecoder()
        file.readView(element, into: decoder)
        if element.name == "navigationBar" { readItems(of: element, into: decoder) }
        if element.name == "toolbar" { readButtons(of: element, into: decoder) }
        if element.name == "tabBar" { readTabs(of: element, into: decoder) }
        if element.name == "collectionView" { readLayout(of: element, into: decoder) }
        let excluded = element.excluded("subviews")
        decoder.setSubviews { [unowned self] in
            // What an unknown view keeps elsewhere than among its subviews, such as a content view, is in it all the same.
            let inside = element.contents(of: "subviews") + element.children.filter { $0.key == "contentView" }
            return inside.compactMap { child in
                if let id = child.id, excluded.contains(id) { return nil }
                guard case .view(let base)? = ElementKind(child) else {
                    leaveOut(child)
                    return nil
                }
                return self.makeView(child, base)
            }
        }
        let view = add(element) { file.type(of: element, base: base).init(coder: decoder) } as? UIView
        if let view { registerGuides(of: element, of: view) }
        if let table = view as? UITableView { fill(table, from: element) }
        if let cell = view as? UITableViewCell { fill(cell, from: element) }
        if let list = view as? UICollectionView { fill(list, from: element) }
        if let cell = view as? UICollectionViewCell { fill(cell, from: element) }
        if let bar = view as? UITabBar { select(element["selectedItem"], in: bar) }
        if let bar = view as? UINavigationBar {
            bar.titleTextAttributes = file.titleAttributes(of: element)
            bar.largeTitleTextAttributes = file.titleAttributes(of: element, "largeTitleTextAttributes")
        }
        return view
    }

    private func leaveOut(_ element: InterfaceElement) {
        file.note("element \(element.name)", element, "there is nothing like '\(element.name)' here; it is left out")
    }

    private func makeObject(_ type: NSObject.Type, _ element: InterfaceElement) -> AnyObject? {
        if let type = type as? UIView.Type { return type.init(coder: NibDecoder()) }
        if let type = type as? UIViewController.Type { return type.init(coder: NibDecoder()) }
        if let type = type as? any (NSObject & NSCoding).Type { return type.init(coder: NibDecoder()) }
        if let object = makeInstance(of: type) { return object }
        file.note("refused \(element.id ?? "")", element, cannotInstantiate(type))
        return nil
    }

    func add(_ element: InterfaceElement, _ make: () -> AnyObject?) -> AnyObject? {
        // In its place before what is inside it.
        let place = made.count
        guard let object = make() else {
            file.note("refused \(element.id ?? "")", element, "its class makes no object: init(coder:) answers nil")
            return nil
        }
        made.insert((element, object), at: place)
        if let id = element.id, objects[id] == nil { objects[id] = object }
        return object
    }

    /// Has an object outside the others connected and woken with them: a constraint of the app's own class.
    func keep(_ element: InterfaceElement, _ object: AnyObject) { made.append((element, object)) }

    /// Makes what outlets lead to that stands in an element of which nothing is made: it is seen nowhere, but code that uses the outlet works
    /// (R-NIB-11).
    private func makeOrphans() {
        for (element, _) in connected + made {
            for connection in element.contents(of: "connections") where connection.name == "outlet" || connection.name == "outletCollection" {
                guard let id = connection["destination"], objects[id] == nil, let target = file.document[id],
                      isOrphan(target), let orphan = make(target) else { continue }
                orphans.append(orphan)
            }
        }
    }

    /// Whether an element stands where nothing is made: in one that is left out, or, of an item, in a bar that is not here.
    private func isOrphan(_ target: InterfaceElement) -> Bool {
        if case .barButtonItem? = ElementKind(target) { return true }
        let leftOut = file.leftOut ?? findLeftOut()
        file.leftOut = leftOut
        return leftOut.contains(ObjectIdentifier(target))
    }

    private func findLeftOut() -> Set<ObjectIdentifier> {
        var found: Set<ObjectIdentifier> = []
        func collect(_ element: InterfaceElement, _ isInside: Bool) {
            if isInside { found.insert(ObjectIdentifier(element)) }
            let isInside = isInside || (element.id != nil && element.name != "scene" && ElementKind(element) == nil)
            for child in element.children { collect(child, isInside) }
        }
        collect(file.document.root, false)
        return found
    }

    /// Connects what was made and wakes it.
    func finish() {
        makeOrphans()
        for (element, object) in made where object is UIView { addConstraints(of: element, to: object as! UIView) }
        for (element, object) in made { setAttributes(of: element, on: object) }
        for (element, object) in connected + made { connectOutlets(of: element, object) }
        attachRecognizers()
        for (element, object) in connected + made { connectActions(of: element, object) }
        for (_, object) in made { awake(object) }
    }

    func awake(_ object: AnyObject) {
        if let responder = object as? UIResponder { return responder.awakeFromNib() }
        if let recognizer = object as? UIGestureRecognizer { return recognizer.awakeFromNib() }
        if let item = object as? UIBarItem { return item.awakeFromNib() }
        if let constraint = object as? NSLayoutConstraint { return constraint.awakeFromNib() }
        for table in NibClasses.tables(of: object) {
            if let awake = table.awake { return awake(object) }
        }
    }

    // MARK: Looking up

    /// - Parameter what: The connection, for the line that is written when its destination doesn't exist.
    func destination(_ attribute: String, of connection: InterfaceElement, _ what: String) -> Destination {
        guard let id = connection[attribute] else {
            file.note("\(what) \(file.document.place(of: connection))", connection, "\(what) leads nowhere")
            return .skipped
        }
        if let object = objects[id] { return .object(object) }
        if firstResponder.contains(id) { return .firstResponder }
        if exits.contains(id) { return .exit }
        if let element = file.document[id] {
            // What could have been made and was not is not installed, or its class has refused, which was said.
            if ElementKind(element) == nil { leaveOut(element) }
        } else {
            file.note("id \(id)", connection, "\(what) leads to '\(id)', which isn't in the file")
        }
        return .skipped
    }

    func object(id: String?) -> AnyObject? { id.flatMap { objects[$0] } }
    func register(_ object: AnyObject, id: String?) {
        if let id, objects[id] == nil { objects[id] = object }
    }
}

extension InterfaceElement {
    /// The ids of subviews or constraints that are not installed in the default size classes.
    func excluded(_ what: String) -> Set<String> {
        var ids: Set<String> = []
        for variation in children where variation.name == "variation" && variation.key == "default" {
            for mask in variation.children where mask.name == "mask" && mask.key == what {
                for exclusion in mask.children where exclusion.name == "exclude" { ids.insert(exclusion["reference"] ?? "") }
            }
        }
        return ids
    }
}
