internal import InterfaceFiles

extension UIStoryboard {
    /// Makes the controller of a scene; its view is made later (R-NIB-4).
    func instantiate(id: String, creator: (NSCoder) -> UIViewController? = { _ in nil }) -> UIViewController? {
        guard let file else { return nil }
        guard var (element, objects) = file.controller(id: id) else {
            file.note("scene \(id)", file.document.root, "no scene has the view controller '\(id)'")
            return nil
        }
        var passed: Set<String> = [id]
        while let root = root(of: element), passed.insert(root).inserted, let inner = file.controller(id: root) {
            file.note("element \(element.name)", element,
                      "there is no '\(element.name)' here; the controller '\(root)' in it stands in for it")
            (element, objects) = inner
        }
        if element.name == "viewControllerPlaceholder" { return instantiateReference(element) }
        if !ElementKind.isKnown(element) {
            file.note("element \(element.name)", element, "there is no '\(element.name)' here; a plain view controller stands in for it")
        }
        return StoryboardScene(storyboard: self, file: file, controller: element, objects: objects).makeController(creator)
    }

    /// Of a container of a kind that doesn't exist here: the first controller in it.
    private func root(of element: InterfaceElement) -> String? {
        guard !ElementKind.isKnown(element) else { return nil }
        for connection in element.contents(of: "connections") where connection.name == "segue" && connection["kind"] == "relationship" {
            if let id = connection["destination"] { return id }
        }
        return nil
    }

    /// How many references to other storyboards are being followed.
    private static var referenceDepth = 0

    private func instantiateReference(_ element: InterfaceElement) -> UIViewController? {
        guard let name = element["storyboardName"], Self.referenceDepth < 20 else {
            file?.note("reference \(element.id ?? "")", element, "the reference leads nowhere")
            return nil
        }
        Self.referenceDepth += 1
        defer { Self.referenceDepth -= 1 }
        let other = UIStoryboard(name: name, bundle: file?.bundle)
        guard let identifier = element["referencedIdentifier"] else { return other.instantiateInitialViewController() }
        for (controller, _) in other.file?.controllers ?? [] where controller["storyboardIdentifier"] == identifier {
            return other.instantiate(id: controller.id ?? "")
        }
        file?.note("reference \(element.id ?? "")", element, "the storyboard '\(name)' has no view controller '\(identifier)'")
        return nil
    }
}
