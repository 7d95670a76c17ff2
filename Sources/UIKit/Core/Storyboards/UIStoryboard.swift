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

    /// The controller with a storyboard identifier. An identifier that no scene has is a programming error.
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
}
