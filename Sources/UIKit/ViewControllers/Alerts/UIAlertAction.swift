/// A button of an alert or action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Leaves everything as it is. There is one at most; it is also what Escape, and a touch beside an action sheet, stand for.
        case cancel
        /// Takes something away: in red.
        case destructive
    }

    public let title: String?
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

    open var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }
}
