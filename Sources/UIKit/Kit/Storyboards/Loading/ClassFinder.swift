internal import FoundationAdditions
internal import InterfaceFiles

extension NibFile {
    /// The class that an element names; the base, with a line about it, when there is no such class or it is one of another kind.
    func type<Base: NSObject>(of element: InterfaceElement, base: Base.Type) -> Base.Type {
        guard let name = element["customClass"] else { return base }
        guard let found = Self.find(name, module: element["customModule"]) else {
            missingClasses.insert(name)
            let module = element["customModule"].map { " in the module '\($0)'" } ?? ""
            note("class \(name)", element, "there is no class '\(name)'\(module); \(base) stands in for it")
            return base
        }
        guard let type = found as? Base.Type else {
            note("class \(name)", element, "'\(name)' is no \(base), which stands in for it")
            return base
        }
        return type
    }

    /// Whether something plainer stands in for what the element is: it can't have all that the file connects.
    func isStandIn(_ element: InterfaceElement) -> Bool {
        !ElementKind.isKnown(element) || missingClasses.contains(element["customClass"] ?? "")
    }

    /// Looks in the named module, in the app's, among the registered classes and in UIKit. A project that was moved here may have
    /// modules of other names.
    private static func find(_ name: String, module: String?) -> AnyClass? {
        // What Xcode calls an object has this class until another is chosen.
        if name == "NSObject" { return NSObject.self }
        guard ClassName.isIdentifier(name) else { return NibClasses.registered(name, in: []) }
        let modules = [module, appModule].compactMap(\.self).filter(ClassName.isIdentifier)
        for module in modules {
            if let found = ClassName.find("\(module).\(name)") { return found }
        }
        return NibClasses.registered(name, in: modules) ?? ClassName.find("UIKit.\(name)")
    }
}
