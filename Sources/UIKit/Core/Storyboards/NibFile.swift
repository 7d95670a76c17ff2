internal import FoundationAdditions
internal import InterfaceFiles

/// A storyboard or xib file with what is needed to make objects of it.
@MainActor
final class NibFile {
    let document: InterfaceDocument
    /// Where images, and storyboards that this one refers to, are looked for; `nil` for the app's resources.
    let bundle: Bundle?
    private var noted: Set<String> = []
    private var isFull = false
    /// What is said of one file at most; a file in which more is wrong is not one that Xcode wrote.
    private static let noteLimit = 500
    /// The longest line about a file, in bytes: names and values in it may be of any length.
    private static let lineLimit = 1000
    /// The classes that the file names and that don't exist.
    var missingClasses: Set<String> = []
    private var missingImages: Set<String> = []
    /// The controllers that contain others whose contents are being made.
    var stacks: ContiguousArray<InterfaceElement> = []
    /// How many controllers were made that the outermost of them contains.
    var relatedCount = 0
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
        guard !noted.contains(topic), !isFull else { return }
        guard mayNote else {
            isFull = true
            return Self.say("\(document.name): there is more of the kind, which is not said")
        }
        noted.insert(topic)
        let line = "\(document.place(of: element)): \(element.name)\(element.id.map { " '\($0)'" } ?? ""): \(message)"
        let isLong = line.utf8.count > Self.lineLimit
        notes.append(isLong ? String(decoding: line.utf8.prefix(Self.lineLimit), as: UTF8.self) + "…" : line)
        Self.say(notes[notes.count - 1])
    }

    /// Whether anything more is said of the file.
    var mayNote: Bool { noted.count < Self.noteLimit }

    // MARK: Scenes

    /// The controllers of all scenes with their scenes' objects.
    private(set) lazy var controllers: [(controller: InterfaceElement, objects: InterfaceElement)] = document.objectLists.compactMap { objects in
        for element in objects.children where element["sceneMemberID"] == "viewController" { return (element, objects) }
        return nil
    }

    private lazy var places: [String: Int] = controllers.indices.reduce(into: [:]) { places, index in
        if let id = controllers[index].controller.id, places[id] == nil { places[id] = index }
    }

    func controller(id: String) -> (controller: InterfaceElement, objects: InterfaceElement)? { places[id].map { controllers[$0] } }

    /// The elements inside those of which nothing is made, once a loader has looked for them.
    var leftOut: Set<ObjectIdentifier>?

    // MARK: Resources

    /// A color that the file lists with its components.
    func resource(_ name: String, kind: String) -> InterfaceElement? { resources["\(kind) \(name)"] }

    private lazy var resources: [String: InterfaceElement] = document.root.contents(of: "resources").reduce(into: [:]) { found, element in
        guard let name = element["name"] else { return }
        let key = "\(element.name) \(name)"
        if found[key] == nil { found[key] = element }
    }

    /// An image by the name that an attribute gives; `nil`, said once, when there is none.
    func image(_ name: String, for element: InterfaceElement) -> UIImage? {
        if missingImages.contains(name) { return nil }
        if let image = UIImage(named: name, in: bundle) { return image }
        missingImages.insert(name)
        note("image \(name)", element, "there is no image '\(name)'")
        return nil
    }
}
