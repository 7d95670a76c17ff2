/// In which direction assistive technology scrolls: where what is shown next lies.
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }

/// What a container of elements is.
public enum UIAccessibilityContainerType: Int, Sendable { case none = 0, dataTable, list, landmark, semanticGroup }

/// An object that tests and the inspector find by a name that no person sees.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
