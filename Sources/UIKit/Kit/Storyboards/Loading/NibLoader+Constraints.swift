internal import InterfaceFiles

extension NibLoader {
    /// Activates the constraints that the view's element lists.
    func addConstraints(of element: InterfaceElement, to view: UIView) {
        let excluded = element.excluded("constraints")
        for description in element.contents(of: "constraints") where description.name == "constraint" {
            guard let constraint = makeConstraint(description, in: view) else { continue }
            register(constraint, id: description.id)
            if type(of: constraint) != NSLayoutConstraint.self { keep(description, constraint) }
            let isInstalled = !excluded.contains(description.id ?? "") && description.flag("installed") != false
            if isInstalled, description.flag("placeholder") != true { view.addConstraint(constraint) }
        }
    }

    /// Makes the guides that constraints may refer to, and that stand in the view's element and its controller's.
    func registerGuides(of element: InterfaceElement, of view: UIView) {
        for guide in element.children where guide.name == "viewLayoutGuide" {
            switch (guide.key, view as? UIScrollView) {
            case ("safeArea", _): register(view.safeAreaLayoutGuide, id: guide.id)
            case ("contentLayoutGuide", let scrollView?): register(scrollView.contentLayoutGuide, id: guide.id)
            case ("frameLayoutGuide", let scrollView?): register(scrollView.frameLayoutGuide, id: guide.id)
            default: register(view, id: guide.id)
            }
        }
    }

    func registerControllerGuides(of element: InterfaceElement, of view: UIView) {
        for guide in element.contents(of: "layoutGuides") where guide.name == "viewControllerLayoutGuide" {
            register(view.guide(guide["type"] == "bottom" ? .safeBottom : .safeTop), id: guide.id)
        }
    }

    private func makeConstraint(_ element: InterfaceElement, in view: UIView) -> NSLayoutConstraint? {
        guard let firstAttribute = attribute("firstAttribute", of: element) else { return nil }
        let first: AnyObject? = element["firstItem"] == nil ? view : object(id: element["firstItem"])
        var second: AnyObject?, secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
        if element["secondItem"] != nil || element["secondAttribute"] != nil {
            guard let attribute = attribute("secondAttribute", of: element) else { return nil }
            secondAttribute = attribute
            second = element["secondItem"] == nil ? view : object(id: element["secondItem"])
            if second == nil { return missing(element["secondItem"], element) }
        }
        guard let first = first as? any LayoutItem else { return missing(element["firstItem"], element) }
        var multiplier: CGFloat = 1
        if let text = element["multiplier"] {
            guard let ratio = NibValue.ratio(text) else {
                file.note("multiplier \(element.id ?? text)", element, "'\(text)' is no multiplier; the constraint is left out")
                return nil
            }
            multiplier = ratio
        }
        let relation: NSLayoutConstraint.Relation = switch element["relation"] {
        case "lessThanOrEqual": .lessThanOrEqual
        case "greaterThanOrEqual": .greaterThanOrEqual
        default: .equal
        }
        let constraint = makeObject(element)
        // A standard distance has no number in some files.
        let constant = element.number("constant") ?? (element.flag("symbolic") == true ? 8 : 0)
        constraint.relate(first, firstAttribute, relation, second as? any LayoutItem, secondAttribute, multiplier, constant)
        if let priority = element.number("priority") { constraint.priority = UILayoutPriority(Float(min(max(priority, 1), 1000))) }
        constraint.identifier = element["identifier"]
        constraint.place = "\(file.document.place(of: element))"
        return constraint
    }

    private func makeObject(_ element: InterfaceElement) -> NSLayoutConstraint {
        file.type(of: element, base: NSLayoutConstraint.self).make() ?? NSLayoutConstraint()
    }

    private func missing(_ id: String?, _ element: InterfaceElement) -> NSLayoutConstraint? {
        if let id, file.document[id] == nil {
            file.note("id \(id)", element, "the constraint is about '\(id)', which isn't in the file; it is left out")
        } else {
            file.note("constraint of \(id ?? "")", element,
                      "the constraint is about '\(id ?? "")', which can't be constrained; it is left out")
        }
        return nil
    }

    private func attribute(_ name: String, of element: InterfaceElement) -> NSLayoutConstraint.Attribute? {
        if let attribute = element[name].flatMap({ Self.attributes[$0] }) { return attribute }
        file.note("attribute \(element.id ?? "")", element,
                  "'\(element[name] ?? "")' is nothing that can be constrained; the constraint is left out")
        return nil
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
        "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
        "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
