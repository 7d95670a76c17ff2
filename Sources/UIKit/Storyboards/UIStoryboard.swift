internal import InterfaceFiles

/// A storyboard file: scenes with view controllers, and what leads from one to another.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// What was read; `nil` when the file is missing or broken.
    let file: NibFile?
    private let problem: InterfaceError?

    /// A storyboard among the bundle's resources, or those of the app. A file that is missing or broken is reported in one line; the
    /// storyboard then has no scenes.
    /// - Parameter name: The file's name without `.storyboard`.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.init { () throws(InterfaceError) in try InterfaceFinder.file(name, .storyboard, in: storyboardBundleOrNil) }
    }

    /// A storyboard by the contents of its file.
    package convenience init(data: Data, name: String) {
        self.init { () throws(InterfaceError) in NibFile(try InterfaceDocument(data: data, name: name), bundle: nil) }
    }

    private init(_ read: () throws(InterfaceError) -> NibFile) {
        do throws(InterfaceError) {
            file = try read()
            problem = nil
        } catch {
            file = nil
            problem = error
        }
        super.init()
        if let problem { NibFile.say("\(problem)") }
    }

    // MARK: Controllers

    /// The controller that the storyboard starts with; `nil` when it has none.
    open func instantiateInitialViewController() -> UIViewController? { instantiateInitialViewController(creator: nil) }

    /// The same, made by a closure that calls an initializer with parameters of its own besides the coder. Where the closure answers
    /// `nil`, `init(coder:)` makes the controller.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        guard let file else { return nil }
        guard let id = file.document.root["initialViewController"] else {
            file.note("initial", file.document.root, "the storyboard has no initial view controller")
            return nil
        }
        return instantiate(id: id) { creator?($0) } as? ViewController
    }

    /// The controller with a storyboard identifier. One that no scene has is a programming error.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiateViewController(identifier: identifier, creator: nil)
    }

    /// The same, made by a closure that calls an initializer with parameters of its own besides the coder.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        guard let file else { fatalError("the storyboard can't be used: \(problem.map(\.description) ?? "")") }
        let controllers = file.controllers.map(\.controller)
        guard let element = controllers.first(where: { $0["storyboardIdentifier"] == identifier }) else {
            let known = controllers.compactMap { $0["storyboardIdentifier"] }
            let suggestion = Spelling.nearest(to: identifier, among: known).map { "; did you mean '\($0)'?" } ?? ""
            fatalError("\(file.document.name): no view controller has the identifier '\(identifier)'\(suggestion)")
        }
        let made = instantiate(id: element.id ?? "") { creator?($0) }
        guard let controller = made as? ViewController else {
            let what = made.map { "a \(type(of: $0))" } ?? "nothing"
            fatalError("\(file.document.place(of: element)): '\(identifier)' makes \(what), not a \(ViewController.self)")
        }
        return controller
    }

    /// The ids of all scenes' controllers, in the order of the file.
    var controllerIDs: [String] { file?.controllers.compactMap(\.controller.id) ?? [] }

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
        if element.name != "viewController" {
            file.note("element \(element.name)", element, "there is no '\(element.name)' here; a plain view controller stands in for it")
        }
        return StoryboardScene(storyboard: self, file: file, controller: element, objects: objects).makeController(creator)
    }

    /// Of a navigation or tab bar controller, which don't exist here: the first controller in it.
    private func root(of element: InterfaceElement) -> String? {
        guard element.name != "viewController" else { return nil }
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
