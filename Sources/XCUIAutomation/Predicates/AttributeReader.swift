internal import Foundation
internal import FoundationAdditions

/// What predicates read of elements, queries and texts.
enum AttributeReader {
    /// The names of all attributes.
    enum Name: String {
        case count, elementType, enabled, exists, hasFocus, hasKeyboardFocus, hittable, identifier, isEnabled, isHittable, isSelected, label, length
        case placeholderValue, selected, title, value
    }

    /// An attribute by its name; `nil` for what the object does not have.
    @MainActor
    static func attribute(_ name: Name, of object: Any?) -> Any? {
        switch (object, name) {
        case (let text as String, .length): return text.count
        case (let query as XCUIElementQuery, .count): return query.count
        case (let element as XCUIElement, .exists): return element.exists
        case (let element as XCUIElement, .hittable), (let element as XCUIElement, .isHittable): return element.isHittable
        case (let element as XCUIElement, _): return element.candidates.first.flatMap { attribute(name, of: $0) }
        case (let node as ElementNode, .exists): return node.view != nil
        case (let node as ElementNode, .hittable), (let node as ElementNode, .isHittable): return node.hitPoint() != nil
        case (let element as any XCUIElementAttributes, _): return attribute(name, element)
        default: return nil
        }
    }

    @MainActor
    private static func attribute(_ name: Name, _ element: any XCUIElementAttributes) -> Any? {
        switch name {
        case .identifier: element.identifier
        case .label: element.label
        case .title: element.title
        case .value: element.value
        case .placeholderValue: element.placeholderValue
        case .enabled, .isEnabled: element.isEnabled
        case .selected, .isSelected: element.isSelected
        case .hasFocus, .hasKeyboardFocus: element.hasFocus
        case .elementType: Int(element.elementType.rawValue)
        case .count, .exists, .hittable, .isHittable, .length: nil
        }
    }

    /// A value for a predicate, which is asked on the main thread where elements are.
    static func value(_ path: String, of object: Any?) -> Any? {
        if path.uppercased() == "SELF" { return object }
        if let text = object as? String { return path == "length" ? text.count : nil }
        precondition(MainQueue.isCurrent, "a predicate about elements is asked on the main thread alone")
        nonisolated(unsafe) let object = object
        nonisolated(unsafe) var result: Any?
        MainActor.assumeIsolated { result = Name(rawValue: path).flatMap { attribute($0, of: object) } }
        return result
    }
}
