public import UIKit

/// What is known of an element, for tests and for predicates (R-UIT-6).
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
    /// The `accessibilityIdentifier`; of a navigation bar without one its title. Empty where there is none.
    var identifier: String { get }
    /// Where it is on the screen, in points.
    var frame: CGRect { get }
    /// Its state: a switch's `1` or `0`, a field's text or placeholder, a slider's percentage; otherwise the `accessibilityValue`.
    var value: Any? { get }
    /// The title of a button, otherwise empty.
    var title: String { get }
    /// The `accessibilityLabel`; of a row without one the texts in it, of an alert its title. Empty where there is none.
    var label: String { get }
    /// What it is.
    var elementType: XCUIElement.ElementType { get }
    /// Whether it can be used.
    var isEnabled: Bool { get }
    /// What a field shows while it is empty.
    var placeholderValue: String? { get }
    /// Whether it is chosen, as a row, a tab or a segment.
    var isSelected: Bool { get }
    /// Whether keys go to it.
    var hasFocus: Bool { get }
}

extension ElementNode: XCUIElementAttributes {
    var identifier: String { object.accessibilityIdentifier ?? (object as? UINavigationBar)?.topItem?.title ?? "" }

    var label: String {
        switch elementType {
        case .alert, .sheet: object.accessibilityLabel ?? ((object as? UIView)?.next as? UIAlertController)?.title ?? ""
        case .cell: object.assistedName
        default: object.accessibilityLabel ?? ""
        }
    }

    var value: Any? {
        guard let field = object as? UITextField else { return object.accessibilityValue }
        guard let text = field.text, !text.isEmpty else { return field.placeholder ?? "" }
        return field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }

    var title: String { (object as? UIButton)?.currentTitle ?? "" }
    var placeholderValue: String? { (object as? UITextField)?.placeholder }
    var frame: CGRect { elementType == .application ? UIScreen.main.bounds : object.assistedFrame }
    var isEnabled: Bool { !object.accessibilityTraits.contains(.notEnabled) }
    var isSelected: Bool { object.accessibilityTraits.contains(.selected) }
    var hasFocus: Bool { object.isFirstResponder }

    /// Whether one of the identifying properties is a text.
    func isCalled(_ name: String) -> Bool { identifier == name || label == name || title == name || value as? String == name || placeholderValue == name }
}
