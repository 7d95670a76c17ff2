internal import FoundationAdditions
internal import InterfaceFiles

/// A storyboard or xib file with what is needed to make objects of it.
@MainActor
final class NibFile {
    let document: InterfaceDocument
    /// Where images, and storyboards that this one refers to, are looked for; `nil` for the app's resources.
    let bundle: Bundle?
    private var noted: Set<String> = []
    /// The classes that the file names and that don't exist.
    var missingClasses: Set<String> = []
    /// The navigation controllers whose contents are being made.
    var stacks: ContiguousArray<InterfaceElement> = []
    /// What was said of the file.
    private(set) var notes: ContiguousArray<String> = []
    /// Where lines about files go.
    static var say: @MainActor (String) -> Void = { report($0) }

    init(_ document: InterfaceDocument, bundle: Bundle?) {
        self.document = document
        self.bundle = bundle
        meetModules(document.root)
        if let module = Self.appModule, ClassName.isIdentifier(module) { NibConnections.meet(module) }
        for element in document.duplicates {
            note("duplicate \(element.id ?? "")", element, "another object has this id already; connections reach that one")
        }
    }

    /// What these modules add to UIKit's classes, such as `@IBInspectable` properties, counts in the file.
    private func meetModules(_ element: InterfaceElement) {
        if let module = element["customModule"], ClassName.isIdentifier(module) { NibConnections.meet(module) }
        for child in element.children { meetModules(child) }
    }

    /// Says once what is wrong at a place in the file.
    /// - Parameter topic: What is said only once.
    func note(_ topic: String, _ element: InterfaceElement, _ message: String) {
        guard noted.insert(topic).inserted else { return }
        let line = "\(document.place(of: element)): \(element.name)\(element.id.map { " '\($0)'" } ?? ""): \(message)"
        notes.append(line)
        Self.say(line)
    }

    // MARK: Scenes

    /// The controllers of all scenes with their scenes' objects.
    var controllers: [(controller: InterfaceElement, objects: InterfaceElement)] {
        document.objectLists.compactMap { objects in
            for element in objects.children where element["sceneMemberID"] == "viewController" { return (element, objects) }
            return nil
        }
    }

    func controller(id: String) -> (controller: InterfaceElement, objects: InterfaceElement)? {
        for entry in controllers where entry.controller.id == id { return entry }
        return nil
    }

    // MARK: Resources

    /// A color that the file lists with its components.
    func resource(_ name: String, kind: String) -> InterfaceElement? {
        for element in document.root.contents(of: "resources") where element.name == kind && element["name"] == name { return element }
        return nil
    }

    /// An image by the name that an attribute gives; `nil`, said once, when there is none.
    func image(_ name: String, for element: InterfaceElement) -> UIImage? {
        if let image = UIImage(named: name, in: bundle) { return image }
        note("image \(name)", element, "there is no image '\(name)'")
        return nil
    }
}
