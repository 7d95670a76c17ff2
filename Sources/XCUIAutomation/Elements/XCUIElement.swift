public import UIKit

/// An element of the app, which is looked for again at each use (R-UIT-7).
///
/// A use of an element that is not there, or of one that is not the only one, is a failure that shows what is on the screen; ``exists`` and waits do not fail.
@preconcurrency @MainActor
open class XCUIElement: XCUIElementAttributes, XCUIElementTypeQueryProvider, CustomDebugStringConvertible {
    /// Which of the elements that are found is meant.
    enum Choice: Equatable {
        /// There must not be another.
        case only
        case at(Int)
    }

    let search: Search
    let choice: Choice

    init(search: Search, choice: Choice) {
        self.search = search
        self.choice = choice
    }

    // MARK: Finding it

    /// All that it may be: more than one is too many.
    var candidates: [ElementNode] {
        let found = search.find()
        guard case .at(let index) = choice else { return found }
        return found.indices.contains(index) ? [found[index]] : []
    }

    /// The element; `nil`, with a failure, where there is none or more than one.
    func node(for purpose: String, at place: SourcePlace? = nil) -> ElementNode? {
        let found = candidates
        if found.count == 1 { return found[0] }
        XCUIApplication.report("can't \(purpose) \(search.text): \(problem(found))", at: place ?? search.place)
        return nil
    }

    /// Why it can't be used, and what there is in its place.
    private func problem(_ found: [ElementNode]) -> String {
        guard let app = ElementNode.app() else { return "the app does not run" }
        if found.count > 1 {
            return "\(found.count) elements match; name one by element(boundBy:), firstMatch or an identifier:\n" + found.prefix(10).map { "  \($0.words)" }.joined(separator: "\n")
        }
        let lines = app.lines(), most = 60
        let shown = lines.prefix(most).joined(separator: "\n") + (lines.count > most ? "\n… and \(lines.count - most) more" : "")
        return "there is no such element\(others(app))\non the screen:\n\(shown)"
    }

    /// The names of the elements of the same type.
    private func others(_ app: ElementNode) -> String {
        guard let type = search.type, type != .any else { return "" }
        let names = app.descendants.filter { $0.elementType == type }.map { node in
            [node.identifier, node.label].filter { !$0.isEmpty }.map { "\"\($0)\"" }.first ?? "one without a name"
        }
        return names.isEmpty ? "; there are no \(type.plural)" : "; of \(type.plural) there are \(names.prefix(20).joined(separator: ", "))"
    }

    // MARK: Attributes

    /// Whether it is there now. More than one count too.
    public var exists: Bool { !candidates.isEmpty }
    /// Whether it is there and a finger on it would reach it: not off the screen, not below something else (R-UIT-9).
    public var isHittable: Bool { candidates.first.map { $0.hitPoint() != nil } ?? false }
    public var identifier: String { node(for: "read the identifier of")?.identifier ?? "" }
    public var label: String { node(for: "read the label of")?.label ?? "" }
    public var title: String { node(for: "read the title of")?.title ?? "" }
    public var value: Any? { node(for: "read the value of")?.value }
    public var placeholderValue: String? { node(for: "read the placeholder of")?.placeholderValue }
    public var frame: CGRect { node(for: "read the frame of")?.frame ?? .zero }
    public var isEnabled: Bool { node(for: "read the state of")?.isEnabled ?? false }
    public var isSelected: Bool { node(for: "read the state of")?.isSelected ?? false }
    public var hasFocus: Bool { node(for: "read the focus of")?.hasFocus ?? false }
    public var elementType: ElementType { node(for: "read the type of")?.elementType ?? search.type ?? .any }

    /// An attribute by its name, as `hasKeyboardFocus`; `nil` for another name.
    public func value(forKey key: String) -> Any? { AttributeReader.Name(rawValue: key).flatMap { AttributeReader.attribute($0, of: self) } }

    // MARK: Elements in it

    public func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery(inside.descendants(type)) }
    /// A query for the elements that are in it, but not in another element in it.
    public func children(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery(inside.children(type)) }

    private var inside: Search { search.then("", search.type) { [choice] found in if case .at(let index) = choice { found.indices.contains(index) ? [found[index]] : [] } else { found } } }

    public var firstMatch: XCUIElement { choice == .only ? XCUIElement(search: search.then(".firstMatch", search.type) { $0 }, choice: .at(0)) : self }

    // MARK: Waiting

    /// Waits until it is there (R-UIT-12).
    /// - Parameter timeout: Seconds of the app's time.
    /// - Returns: Whether it is.
    @discardableResult
    public func waitForExistence(timeout: TimeInterval) -> Bool { AppSession.wait(timeout) { exists } }

    /// Waits until it is not there any more (R-UIT-12).
    /// - Parameter timeout: Seconds of the app's time.
    /// - Returns: Whether it is gone.
    @discardableResult
    public func waitForNonExistence(timeout: TimeInterval) -> Bool { AppSession.wait(timeout) { !exists } }

    /// Waits until an attribute has a value (R-UIT-12).
    /// - Parameter timeout: Seconds of the app's time.
    /// - Returns: Whether it has.
    @discardableResult
    public func wait<Value: Equatable>(for attribute: KeyPath<XCUIElement, Value>, toEqual value: Value, timeout: TimeInterval) -> Bool {
        AppSession.wait(timeout) { candidates.count == 1 && self[keyPath: attribute] == value }
    }

    /// The element and all that is in it, a line each.
    nonisolated public var debugDescription: String {
        MainActor.assumeIsolated { candidates.map { $0.lines().joined(separator: "\n") }.joined(separator: "\n") }
    }
}
