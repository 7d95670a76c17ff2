internal import FoundationAdditions
internal import InterfaceFiles

extension NibLoader {
    // MARK: Outlets

    func connectOutlets(of element: InterfaceElement, _ object: AnyObject) {
        var collections: [(name: String, connection: InterfaceElement, values: [AnyObject])] = [], places: [String: Int] = [:]
        for connection in element.contents(of: "connections") {
            guard connection.name == "outlet" || connection.name == "outletCollection" else { continue }
            guard let name = connection["property"] else { continue }
            guard case .object(let value) = destination("destination", of: connection, "the outlet '\(name)'") else { continue }
            if connection.name == "outlet" {
                setOutlet(name, of: object, element, to: value, connection)
            } else if name == "gestureRecognizers", let view = object as? UIView {
                guard let recognizer = value as? UIGestureRecognizer else {
                    refuse("outlet collection", name, of: object, value, UIGestureRecognizer.self, connection)
                    continue
                }
                attachments.append((connection, recognizer, view))
            } else if let index = places[name] {
                collections[index].values.append(value)
            } else {
                places[name] = collections.count
                collections.append((name, connection, [value]))
            }
        }
        for collection in collections { setCollection(collection.name, of: object, element, to: collection.values, collection.connection) }
    }

    private func setOutlet(_ name: String, of object: AnyObject, _ element: InterfaceElement, to value: AnyObject,
                           _ connection: InterfaceElement) {
        let tables = NibClasses.tables(of: object)
        for table in tables {
            guard let set = table.outlets[name] else { continue }
            if let wanted = set(object, value) { refuse("outlet", name, of: object, value, wanted, connection) }
            return
        }
        unknown("outlet", name, of: object, element, tables.flatMap { $0.outlets.keys }, connection)
    }

    private func setCollection(_ name: String, of object: AnyObject, _ element: InterfaceElement, to values: [AnyObject],
                               _ connection: InterfaceElement) {
        let tables = NibClasses.tables(of: object)
        for table in tables {
            guard let set = table.collections[name] else { continue }
            if let wanted = set(object, values) { refuse("outlet collection", name, of: object, values[0], wanted, connection) }
            return
        }
        unknown("outlet collection", name, of: object, element, tables.flatMap { $0.collections.keys }, connection)
    }

    /// Puts recognizers into the views that the file connects them to, in the order of the connections and after those that code has put there
    /// (R-NIB-5). In the file what is inside a view stands before the view's own connections.
    func attachRecognizers() {
        attachments.sort { $0.connection.offset < $1.connection.offset }
        for (connection, recognizer, view) in attachments where recognizer.view !== view {
            guard recognizer.view == nil else {
                let id = connection["destination"] ?? ""
                file.note("recognizer \(id)", connection, "the recognizer '\(id)' is in another view already and stays there; give this view one of its own")
                continue
            }
            view.addGestureRecognizer(recognizer)
        }
        attachments = []
    }

    // MARK: Actions

    func connectActions(of element: InterfaceElement, _ object: AnyObject) {
        for connection in element.contents(of: "connections") {
            if connection.name == "segue" {
                scene?.connectSegue(connection, of: object, loader: self)
                continue
            }
            guard connection.name == "action" else { continue }
            guard let name = connection["selector"] else {
                file.note("selector \(connection.id ?? "")", connection, "the action has no selector")
                continue
            }
            let selector = Selector(name)
            switch destination("destination", of: connection, "the action '\(name)'") {
            case .object(let target):
                if !selector.isImplemented(by: target) {
                    unknown("action", name, of: target, file.document[connection["destination"] ?? ""] ?? element,
                            NibClasses.tables(of: target).flatMap(\.actions), connection)
                } else {
                    connect(object, to: target, selector, connection)
                }
            case .firstResponder: connect(object, to: nil, selector, connection)
            case .exit: file.note("exit \(name)", connection, "an action can't lead to the exit; a segue can")
            case .skipped: break
            }
        }
    }

    private func connect(_ sender: AnyObject, to target: AnyObject?, _ selector: Selector, _ connection: InterfaceElement) {
        if let recognizer = sender as? UIGestureRecognizer {
            if let target { return recognizer.addTarget(target, action: selector) }
            recognizer.addAction { Surroundings.sendAction(selector, to: nil, from: $0, for: nil) }
        } else if let item = sender as? UIBarButtonItem {
            (item.target, item.action) = (target, selector)
        } else if !connectControl(sender, to: target, selector, connection) {
            file.note("sender \(type(of: sender))", connection, "a \(type(of: sender)) sends no actions")
        }
    }

    // MARK: Runtime attributes

    func setAttributes(of element: InterfaceElement, on object: AnyObject) {
        if let spoken = element.child(key: "accessibilityConfiguration") { file.describe(object, by: spoken) }
        for attribute in element.contents(of: "userDefinedRuntimeAttributes") where attribute.name == "userDefinedRuntimeAttribute" {
            guard let keyPath = attribute["keyPath"], case .some(let value) = self.value(of: attribute) else { continue }
            set(keyPath, of: object, element, to: value, attribute)
        }
    }

    private func set(_ keyPath: String, of object: AnyObject, _ element: InterfaceElement, to value: Any?, _ attribute: InterfaceElement) {
        let tables = NibClasses.tables(of: object)
        for table in tables {
            guard let set = table.attributes[keyPath] else { continue }
            if let wanted = set(object, value) { refuse("attribute", keyPath, of: object, value as AnyObject, wanted, attribute) }
            return
        }
        if keyPath.hasPrefix("layer."), let view = object as? UIView {
            return view.layer.setValue((value as? UIColor)?.cgColor ?? value, forKeyPath: String(keyPath.dropFirst(6)))
        }
        unknown("attribute", keyPath, of: object, element, tables.flatMap { $0.attributes.keys }, attribute)
    }

    /// - Returns: `nil` for a value that can't be read, which was said; inside, `nil` for the value nil.
    private func value(of attribute: InterfaceElement) -> Any?? {
        func child(_ name: String) -> InterfaceElement? { attribute.child(key: "value").flatMap { $0.name == name ? $0 : nil } }
        switch attribute["type"] {
        case "nil": return .some(nil)
        case "boolean": if let flag = attribute.flag("value") { return flag }
        case "number":
            if let number = (child("integer") ?? child("real"))?.number("value") ?? attribute.number("value") { return number }
        case "string", "localizedString": return attribute.string("value") ?? ""
        case "color": if let color = child("color").flatMap(file.color) { return color }
        case "point": if let point = child("point") { return point.rect.origin }
        case "size": if let size = child("size") { return size.size }
        case "rect": if let rect = child("rect") { return rect.rect }
        case "range":
            if let range = child("range") { return NSRange(location: range.integer("location") ?? 0, length: range.integer("length") ?? 0) }
        case "image":
            guard let name = attribute["value"] else { break }
            return file.image(name, for: attribute).map { .some($0) } ?? .none
        default: break
        }
        file.note("value \(file.document.place(of: attribute))", attribute, "the value of '\(attribute["keyPath"] ?? "")' can't be read")
        return .none
    }

    // MARK: What does not fit

    private func refuse(_ kind: String, _ name: String, of object: AnyObject, _ value: AnyObject, _ wanted: Any.Type,
                        _ connection: InterfaceElement) {
        // Two modules may have a class of one name.
        let isSameName = "\(wanted)" == "\(type(of: value))"
        func words(_ type: Any.Type) -> String { isSameName ? String(reflecting: type) : "\(type)" }
        file.note("\(kind) \(type(of: object)).\(name) \(type(of: value))", connection,
                  "the \(kind) '\(name)' of \(type(of: object)) takes a \(words(wanted)), not a \(words(type(of: value)))"
                      + (isSameName ? ": name the module in the source or in the file" : ""))
    }

    private func unknown(_ kind: String, _ name: String, of object: AnyObject, _ element: InterfaceElement, _ known: [String],
                         _ connection: InterfaceElement) {
        // That something stands in for the object was said; what it lacks need not be.
        if file.isStandIn(element) { return }
        let suggestion = file.mayNote ? Spelling.nearest(to: name, among: known).map { "; did you mean '\($0)'?" } ?? "" : ""
        file.note("\(kind) \(type(of: object)).\(name)", connection, "\(type(of: object)) has no \(kind) '\(name)'\(suggestion)")
    }
}
