internal import FoundationAdditions
internal import InterfaceFiles

/// Rows that are in a file: patterns for cells, or the rows themselves (R-NIB-13).
extension NibLoader {
    /// Gives a table what the file has in it.
    func fill(_ table: UITableView, from element: InterfaceElement) {
        if let header = sideView("tableHeaderView", of: element) { table.tableHeaderView = header }
        if let footer = sideView("tableFooterView", of: element) { table.tableFooterView = footer }
        for prototype in element.contents(of: "prototypes") where prototype.name == "tableViewCell" {
            guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else {
                file.note("prototype \(prototype.id ?? "")", prototype, "the prototype has no reuse identifier; nothing can ask for it")
                continue
            }
            table.cellPool.register(identifier, pattern(of: prototype))
        }
        let sections = element.contents(of: "sections").filter { $0.name == "tableViewSection" }
        guard !sections.isEmpty else { return }
        table.staticSections = sections.map { section in
            let cells = section.contents(of: "cells").compactMap { cell -> UITableViewCell? in
                guard cell.name == "tableViewCell", let made = makeView(cell, UITableViewCell.self) as? UITableViewCell else { return nil }
                made.isStatic = true
                made.fileHeight = cell.number("rowHeight").map { CGFloat($0) }
                return made
            }
            return StaticTableSection(header: section.string("headerTitle"), footer: section.string("footerTitle"), cells: cells)
        }
    }

    func sideView(_ key: String, of element: InterfaceElement) -> UIView? {
        guard let child = element.child(key: key), case .view(let base)? = ElementKind(child) else { return nil }
        return makeView(child, base)
    }

    /// What makes a cell, or another view of a list, of a prototype. Its outlets lead to what is in it, its actions and segues also to the controller.
    func pattern<View: UIView>(of prototype: InterfaceElement) -> () -> View? {
        let file = file, controller = scene?.controllerElement
        return { [weak scene, weak owner = object(id: controller?.id)] in
            let loader = NibLoader(file: file, scene: scene)
            if let owner { loader.register(owner, id: controller?.id) }
            // A recognizer in a prototype is an object of the scene: the first cell has it.
            for (id, recognizer) in scene?.recognizers ?? [] { loader.register(recognizer, id: id) }
            for child in scene?.placeholders ?? [] { loader.readPlaceholder(child, owner: nil, external: [:]) }
            let cell = loader.makeView(prototype, View.self) as? View
            loader.finish()
            return cell
        }
    }

    /// Gives a cell the views that its file names.
    func fill(_ cell: UITableViewCell, from element: InterfaceElement) {
        let label = object(id: element["textLabel"]) as? UILabel, detail = object(id: element["detailTextLabel"]) as? UILabel
        let image = object(id: element["imageView"]) as? UIImageView
        if label != nil || detail != nil || image != nil || element["style"] == nil { cell.parts.take(text: label, detail: detail, image: image) }
        if let view = sideView("accessoryView", of: element) { cell.accessoryView = view }
        if let view = sideView("backgroundView", of: element) { cell.backgroundView = view }
        if let view = sideView("selectedBackgroundView", of: element) { cell.selectedBackgroundView = view }
    }

    /// Lets a cell start a segue.
    /// - Returns: Whether the sender is one.
    func connectCell(_ sender: AnyObject, to controller: UIViewController, _ template: SegueTemplate) -> Bool {
        if let cell = sender as? UICollectionViewCell {
            cell.onSelection = { [weak controller] in controller?.follow(template, sender: $0) }
            return true
        }
        guard let cell = sender as? UITableViewCell else { return false }
        let follow: (UITableViewCell) -> Void = { [weak controller] in controller?.follow(template, sender: $0) }
        if template.element["trigger"] == "accessoryAction" { cell.onAccessory = follow } else { cell.onSelection = follow }
        return true
    }
}
