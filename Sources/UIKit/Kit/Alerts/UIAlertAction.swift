/// A button of an alert or action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// How an action of an alert looks, and where it stands.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Leaves everything as it is. There is one at most; it is also what Escape, and a touch beside an action sheet, stand for.
        case cancel
        /// Takes something away: in red.
        case destructive
    }

    /// The text on the button.
    public let title: String?
    /// How the button looks, and where it stands.
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?
    /// Called when ``isEnabled`` changed.
    var onChange: (() -> Void)?

    /// - Parameter handler: Called when the alert has gone because this was chosen.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    /// A name by which tests and tools find the button. It is not shown to people.
    open var accessibilityIdentifier: String? { didSet { onChange?() } }

    /// Whether the button can be used.
    open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }
}

extension UIAlertAction: UIAccessibilityIdentification {}
