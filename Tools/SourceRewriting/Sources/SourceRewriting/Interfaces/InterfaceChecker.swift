internal import Foundation
internal import InterfaceFiles

/// Looks whether a storyboard or xib names what the sources have. On iOS what is missing is an exception when the scene is loaded, and a missing class a line
/// in the log.
struct InterfaceChecker {
    private let module: SourceModule
    private let moduleName: String
    private let document: InterfaceDocument
    /// Where the file names another module and the app's is meant.
    private(set) var replacedModules: [InterfaceElement.Attribute] = []
    private(set) var diagnostics: [Diagnostic] = []
    /// The view controller of the scene that is being checked.
    private var controller: InterfaceElement?

    /// - Parameter moduleName: The name of the sources' module: what other modules have is not known.
    init(_ document: InterfaceDocument, _ module: SourceModule, moduleName: String) {
        self.module = module
        self.moduleName = moduleName
        self.document = document
        check(document.root)
    }

    private mutating func check(_ element: InterfaceElement) {
        checkClass(of: element)
        let outer = controller
        if element.name == "objects" { controller = element.children.first { $0["sceneMemberID"] == "viewController" } }
        defer { controller = outer }
        if element.child("connections") != nil, let chain = chain(of: element) {
            for connection in element.contents(of: "connections") { check(connection, of: element, chain) }
        }
        for child in element.children { check(child) }
    }

    private mutating func report(_ attribute: InterfaceElement.Attribute, _ message: String, isWarning: Bool = false) {
        diagnostics.append(Diagnostic(place: document.place(of: attribute), message: message, isWarning: isWarning))
    }

    /// What a name may have been meant to be; of the first problems alone, as looking costs more than finding them.
    private func hint(_ name: String, _ known: @autoclosure () -> some Sequence<String>) -> String {
        diagnostics.count < Self.hintLimit ? suggestion(for: name, among: Array(known())) : ""
    }

    private static let hintLimit = 100

    // MARK: Classes

    private mutating func checkClass(of element: InterfaceElement) {
        if let named = element.attribute("customModule"), named.value != moduleName, element["customModuleProvider"] == "target",
           let name = element["customClass"], module.types[name]?.kind == .class {
            // Xcode takes the module of the target that it builds.
            replacedModules.append(named)
        }
        guard let attribute = element.attribute("customClass"), isOwn(element), module.classNamed(attribute.value) == nil,
              UIKitClasses.superclasses[attribute.value] == nil else { return }
        // Without a module it may come from anywhere.
        guard element["customModule"] != nil || element["customModuleProvider"] != nil || !module.hasForeignClasses else { return }
        let hint = hint(attribute.value, module.classNames)
        report(attribute, "there is no class '\(attribute.value)' in the sources" + (hint.isEmpty ? "; the plain one stands in for it" : hint), isWarning: true)
    }

    /// Whether the class that the element names is one of these sources, or may be.
    private func isOwn(_ element: InterfaceElement) -> Bool {
        guard let named = element["customModule"] else { return true }
        return named == moduleName || element["customModuleProvider"] == "target"
    }

    /// The class of the object with its superclasses; `nil` where not all of them are known.
    private func chain(of element: InterfaceElement) -> Chain? {
        if let name = element["customClass"] {
            guard isOwn(element) else { return nil }
            if let type = module.classNamed(name) { return Chain(type, module) }
            return Chain(uikit: name)
        }
        return UIKitClasses.name(ofElement: element.name).flatMap(Chain.init(uikit:))
    }

    // MARK: Connections

    private mutating func check(_ connection: InterfaceElement, of element: InterfaceElement, _ chain: Chain) {
        switch connection.name {
        case "outlet", "outletCollection": checkOutlet(connection, chain)
        case "action": checkAction(connection)
        case "segue": checkSegue(connection)
        default: break
        }
    }

    private mutating func checkOutlet(_ connection: InterfaceElement, _ chain: Chain) {
        guard let attribute = connection.attribute("property") else { return }
        let name = attribute.value
        if let property = chain.property(name) {
            if !property.isOutlet {
                report(attribute, "'\(name)' of \(chain.name) is no outlet: it has no @IBOutlet")
            } else if property.isCollection != (connection.name == "outletCollection") {
                report(attribute, "'\(name)' of \(chain.name) is \(property.isCollection ? "a collection of outlets" : "one outlet"), "
                       + "and is connected as \(property.isCollection ? "one outlet" : "a collection")")
            } else if let destination = connection["destination"].flatMap({ document[$0] }) {
                checkType(of: property, destination, connection, chain)
            }
        } else if chain.isWhole, !UIKitClasses.outlets.contains(name) {
            report(attribute, "\(chain.name) has no outlet '\(name)'" + hint(name, chain.outlets))
        }
    }

    /// A class of UIKit or of these sources takes objects of it and its subclasses.
    private mutating func checkType(of property: Property, _ destination: InterfaceElement, _ connection: InterfaceElement, _ chain: Chain) {
        takeOwnClass(property, destination)
        guard let type = property.objectType, let attribute = connection.attribute("destination"), let given = self.chain(of: destination),
              given.hasKnownSuperclasses, UIKitClasses.superclasses[type] != nil || module.classNamed(type) != nil, !given.contains(type) else { return }
        report(attribute, "the outlet '\(property.name)' of \(chain.name) takes a \(type), not a \(given.name)")
    }

    /// An app may have a file of a library in its target, too: the outlet then takes the app's class, whichever module the storyboard names.
    private mutating func takeOwnClass(_ property: Property, _ destination: InterfaceElement) {
        guard let named = destination.attribute("customModule"), !isOwn(destination), let name = destination["customClass"], property.objectType == name,
              module.types[name]?.kind == .class, !replacedModules.contains(named) else { return }
        replacedModules.append(named)
    }

    private mutating func checkAction(_ connection: InterfaceElement) {
        guard let attribute = connection.attribute("selector"),
              let target = connection["destination"].flatMap({ document[$0] }) else { return }
        let name = attribute.value
        if target["placeholderIdentifier"] == "IBFirstResponder" {
            guard !UIKitClasses.actions.contains(name), !module.hasForeignClasses, !module.actions.contains(name) else { return }
            return report(attribute, "no class of the sources has an action '\(name)'" + hint(name, module.actions))
        }
        guard let chain = chain(of: target) else { return }
        if let method = chain.method(name) {
            guard !method.isVisible, !chain.hasObjCMembers, !method.isOverride else { return }
            report(attribute, "'\(method.fullName)' of \(chain.name) is no action: it has no @IBAction")
        } else if chain.isWhole, !UIKitClasses.actions.contains(name) {
            report(attribute, "\(chain.name) has no action '\(name)'" + hint(name, chain.actions))
        }
    }

    private mutating func checkSegue(_ segue: InterfaceElement) {
        if let attribute = segue.attribute("destination"), document[attribute.value] == nil {
            report(attribute, "the segue leads nowhere: no object has the id '\(attribute.value)'")
        }
        if let attribute = segue.attribute("unwindAction"), !module.hasForeignClasses {
            let known = module.unwindActions
            if !known.contains(attribute.value) {
                report(attribute, "no class of the sources has an action '\(attribute.value)' to unwind to" + hint(attribute.value, known))
            }
        }
        guard let attribute = segue.attribute("destinationCreationSelector"), let controller,
              let chain = chain(of: controller), chain.isWhole, chain.method(attribute.value)?.attributes.contains("IBSegueAction") != true else { return }
        report(attribute, "\(chain.name) has no segue action '\(attribute.value)'" + hint(attribute.value, chain.segueActions))
    }

    /// The file with the app's module where an outlet's class is the app's; `nil` where nothing changes.
    func rewritten(_ data: Data) -> Data? {
        guard !replacedModules.isEmpty else { return nil }
        var bytes = [UInt8](data)
        for attribute in replacedModules.sorted(by: { $0.offset > $1.offset }) {
            guard let start = bytes[attribute.offset...].firstIndex(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }),
                  let end = bytes[(start + 1)...].firstIndex(of: bytes[start]) else { continue }
            bytes.replaceSubrange((start + 1)..<end, with: Array(moduleName.utf8))
        }
        return Data(bytes)
    }
}
