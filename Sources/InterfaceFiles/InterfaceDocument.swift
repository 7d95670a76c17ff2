package import Foundation

/// A storyboard or xib file as Xcode writes it.
package struct InterfaceDocument: Sendable {
    package enum Kind: Sendable {
        /// Scenes with view controllers.
        case storyboard
        /// One list of objects.
        case xib
    }

    /// The file's name, for messages.
    package let name: String
    package let kind: Kind
    package let root: InterfaceElement
    /// Elements whose id another element has before them. They can't be referred to.
    package let duplicates: [InterfaceElement]

    private let elements: [String: InterfaceElement]
    private let lines: LineIndex

    /// Reads a file.
    package init(path: String) throws(InterfaceError) {
        let name = URL(fileURLWithPath: path).lastPathComponent
        guard let data = FileManager.default.contents(atPath: path) else {
            throw InterfaceError(InterfacePlace(file: name), "there is no such file, or it can't be read")
        }
        try self.init(data: data, name: name)
    }

    /// Reads the contents of a file.
    /// - Parameter name: What the file is called in messages.
    package init(data: Data, name: String) throws(InterfaceError) {
        let bytes = [UInt8](data)
        let lines = LineIndex(bytes)
        if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("NIBArchive".utf8)) {
            throw InterfaceError(InterfacePlace(file: name),
                                 "this is a compiled nib; the storyboard or xib file that Xcode shows is needed")
        }
        let root: InterfaceElement
        do {
            root = try ElementReader.read(bytes)
        } catch {
            throw InterfaceError(lines.place(of: error.offset, in: name), error.message)
        }
        guard root.name == "document" else {
            throw InterfaceError(lines.place(of: root.offset, in: name),
                                 "this is no interface file: it begins with '\(root.name)' instead of 'document'")
        }
        switch root["type"] {
        case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": kind = .storyboard
        case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": kind = .xib
        case let type:
            throw InterfaceError(lines.place(of: root.offset, in: name),
                                 "this is no interface file for iOS: its type is '\(type ?? "")'")
        }
        var elements: [String: InterfaceElement] = [:]
        var duplicates: [InterfaceElement] = []
        Self.collect(root, into: &elements, &duplicates)
        self.name = name
        self.root = root
        self.elements = elements
        self.duplicates = duplicates
        self.lines = lines
    }

    private static func collect(_ element: InterfaceElement, into elements: inout [String: InterfaceElement],
                                _ duplicates: inout [InterfaceElement]) {
        if let id = element.id {
            if elements[id] == nil { elements[id] = element } else { duplicates.append(element) }
        }
        for child in element.children { collect(child, into: &elements, &duplicates) }
    }

    /// The element of that id.
    package subscript(_ id: String) -> InterfaceElement? { elements[id] }

    /// The objects of a xib; of a storyboard, those of all scenes, in the order of the file.
    package var objectLists: [InterfaceElement] {
        switch kind {
        case .xib: root.children.filter { $0.name == "objects" }
        case .storyboard: root.contents(of: "scenes").compactMap { $0.child("objects") }
        }
    }

    /// Where the element stands.
    package func place(of element: InterfaceElement) -> InterfacePlace { lines.place(of: element.offset, in: name) }
    /// Where the attribute stands.
    package func place(of attribute: InterfaceElement.Attribute) -> InterfacePlace { lines.place(of: attribute.offset, in: name) }
}
