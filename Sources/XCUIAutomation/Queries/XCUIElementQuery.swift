public import Foundation

/// A search for elements, which is done again at each use (R-UIT-7).
@preconcurrency @MainActor
public final class XCUIElementQuery: XCUIElementTypeQueryProvider, CustomDebugStringConvertible {
    let search: Search

    init(_ search: Search) { self.search = search }

    /// How many elements match now.
    public var count: Int { search.find().count }

    // MARK: One element

    /// The element, where exactly one matches.
    public var element: XCUIElement { XCUIElement(search: search.then(".element", search.type) { $0 }, choice: .only) }

    public var firstMatch: XCUIElement { XCUIElement(search: search.then(".firstMatch", search.type) { $0 }, choice: .at(0)) }

    /// The element at an index among those that match, from 0.
    public func element(boundBy index: Int, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
        XCUIElement(search: search.then(".element(boundBy: \(index))", search.type, at: SourcePlace(file: file, line: line)) { $0 }, choice: .at(index))
    }

    /// The element at an index among those that match, from 0: the name of before Xcode 9.
    public func element(at index: Int, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement { element(boundBy: index, file: file, line: line) }

    /// The element for which a predicate holds.
    public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

    /// The element of a type with such a name; `nil` stands for any name.
    public func element(matching type: XCUIElement.ElementType, identifier: String?) -> XCUIElement { matching(type, identifier: identifier).element }

    /// The element of which one of the identifying properties is the key: identifier, label, title, value or placeholder.
    public subscript(key: String, file: StaticString = #filePath, line: UInt = #line) -> XCUIElement {
        XCUIElement(search: search.then("[\"\(key)\"]", search.type, at: SourcePlace(file: file, line: line)) { $0.filter { $0.isCalled(key) } }, choice: .only)
    }

    /// An element for each that matches now, by its index.
    public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0, file: search.place.file, line: search.place.line) } }

    /// The elements that match now, each the same later, wherever it is then.
    public var allElementsBoundByAccessibilityElement: [XCUIElement] {
        search.find().enumerated().map { index, node in
            let object = node.object
            let same = Search(text: search.text + ".allElementsBoundByAccessibilityElement[\(index)]", type: search.type, place: search.place) {
                ElementNode.app()?.descendants.filter { $0.object === object } ?? []
            }
            return XCUIElement(search: same, choice: .only)
        }
    }

    // MARK: Fewer elements

    /// The matching elements for which a predicate holds.
    public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        // It is used on the main actor alone.
        nonisolated(unsafe) let predicate = predicate
        return narrowed(".matching(NSPredicate)") { predicate.evaluate(with: $0) }
    }

    /// The matching elements with such a name: an identifying property.
    public func matching(identifier: String) -> XCUIElementQuery { narrowed(".matching(identifier: \"\(identifier)\")") { $0.isCalled(identifier) } }

    /// The matching elements of a type, with such a name where one is given.
    public func matching(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        narrowed(".matching(.\(type), identifier: \(Self.quoted(identifier)))") { Self.isA(type, identifier, $0) }
    }

    /// The matching elements in which there is one for which a predicate holds.
    public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        nonisolated(unsafe) let predicate = predicate
        return narrowed(".containing(NSPredicate)") { $0.descendants.contains { predicate.evaluate(with: $0) } }
    }

    /// The matching elements in which there is one of a type, with such a name where one is given.
    public func containing(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        narrowed(".containing(.\(type), identifier: \(Self.quoted(identifier)))") { $0.descendants.contains { Self.isA(type, identifier, $0) } }
    }

    private func narrowed(_ words: String, _ condition: @escaping @MainActor (ElementNode) -> Bool) -> XCUIElementQuery {
        XCUIElementQuery(search.then(words, search.type) { $0.filter(condition) })
    }

    private static func isA(_ type: XCUIElement.ElementType, _ name: String?, _ node: ElementNode) -> Bool {
        (type == .any || node.elementType == type) && name.map(node.isCalled) ?? true
    }

    private static func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "nil" }

    // MARK: Elements in them

    public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { XCUIElementQuery(search.descendants(type)) }
    /// A query for what is in the matching elements, but not in another element in them.
    public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { XCUIElementQuery(search.children(type)) }

    /// The matching elements and all that is in them, a line each.
    nonisolated public var debugDescription: String {
        MainActor.assumeIsolated { search.find().map { $0.lines().joined(separator: "\n") }.joined(separator: "\n") }
    }
}
