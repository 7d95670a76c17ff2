/// An element of a storyboard or xib file, with what it contains. Immutable.
package final class InterfaceElement: Sendable {
    /// A name with its value.
    package struct Attribute: Hashable, Sendable {
        package let name: String
        package let value: String
        /// Where the name stands, in bytes from the beginning of the file.
        package let offset: Int
    }

    /// The name behind the angle bracket: `viewController`.
    package let name: String
    /// In the order of the file; no name appears twice.
    package let attributes: [Attribute]
    package let children: [InterfaceElement]
    /// The characters directly in the element, without those of its children; empty where there is only white space between children.
    package let text: String
    /// Where the element's angle bracket stands, in bytes from the beginning of the file.
    package let offset: Int

    init(name: String, attributes: [Attribute], children: [InterfaceElement], text: String, offset: Int) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.offset = offset
    }

    /// The value of an attribute; `nil` when the element has none of that name.
    package subscript(_ name: String) -> String? { attribute(name)?.value }

    package func attribute(_ name: String) -> Attribute? {
        for attribute in attributes where attribute.name == name { return attribute }
        return nil
    }

    /// The name by which other elements of the file refer to this one.
    package var id: String? { self["id"] }
    /// The property of the enclosing object that this element is the value of: `backgroundColor`.
    package var key: String? { self["key"] }

    /// The first child of that name.
    package func child(_ name: String) -> InterfaceElement? {
        for child in children where child.name == name { return child }
        return nil
    }

    /// The child that is the value of a property.
    package func child(key: String) -> InterfaceElement? {
        for child in children where child.key == key { return child }
        return nil
    }

    /// The children of the first child of that name: `contents(of: "subviews")`.
    package func contents(of name: String) -> [InterfaceElement] { child(name)?.children ?? [] }
}
