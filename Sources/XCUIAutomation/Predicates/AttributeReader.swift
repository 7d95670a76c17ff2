internal import Foundation
internal import FoundationAdditions

/// What predicates read of elements, queries and texts.
enum AttributeReader {
    /// The names of all attributes.
    static let names: Set<String> = [
        "count", "elementType", "enabled", "exists", "hasFocus", "hasKeyboardFocus", "hittable", "identifier", "isEnabled", "isHittable", "isSelected", "label", "length",
        "placeholderValue", "selected", "title", "value",
    ]

    /// An attribute by its name; `nil` for what the object does not have.
    @MainActor
    static func attribute(_ key: String, of object: Any?) -> Any? {
        switch (object, key) {
        case (let text as String, "length"): return text.count
        case (let query as XCUIElementQuery, "count"): return query.count
        case (let element as XCUIElement, "exists"): return element.exists
        case (let element as XCUIElement, "hittable"), (let element as XCUIElement, "isHittable"): return element.isHittable
        case (let element as XCUIElement, _): return element.candidates.first.flatMap { attribute(key, of: $0) }
        case (let node as ElementNode, "exists"): return node.view != nil
        case (let node as ElementNode, "hittable"), (let node as ElementNode, "isHittable"): return node.hitPoint() != nil
        case (let element as any XCUIElementAttributes, _): return attribute(key, element)
        default: return nil
        }
    }

    @MainActor
    private static func attribute(_ key: String, _ element: any XCUIElementAttributes) -> Any? {
        switch key {
        case "identifier": element.identifier
        case "label": element.label
        case "title": element.title
        case "value": element.value
        case "placeholderValue": element.placeholderValue
        case "enabled", "isEnabled": element.isEnabled
        case "selected", "isSelected": element.isSelected
        case "hasFocus", "hasKeyboardFocus": element.hasFocus
        case "elementType": Int(element.elementType.rawValue)
        default: nil
        }
    }

    /// A value for a predicate, which is asked on the main thread where elements are.
    static func value(_ path: String, of object: Any?) -> Any? {
        if path.uppercased() == "SELF" { return object }
        if let text = object as? String { return path == "length" ? text.count : nil }
        precondition(MainQueue.isCurrent, "a predicate about elements is asked on the main thread alone")
        nonisolated(unsafe) let object = object
        nonisolated(unsafe) var result: Any?
        MainActor.assumeIsolated { result = attribute(path, of: object) }
        return result
    }
}
