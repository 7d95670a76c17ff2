/// Something that can be done with a row, behind a button that a sideways drag uncovers (R-ROW-1).
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What the action does to the row.
    public enum Style: Int, Sendable {
        case normal = 0
        /// Takes the row away: its button is red.
        case destructive
    }

    /// Does it.
    /// - Parameters:
    ///   - sourceView: The view from which it was chosen.
    ///   - completionHandler: To be called when it is done, with whether it was: the row then closes.
    public typealias Handler = (_ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void) -> Void

    /// What the action does to the row.
    public let style: Style
    /// What is called.
    public let handler: Handler

    /// Makes an action.
    /// - Parameter title: What its button says; `nil` for a button with a picture alone.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.handler = handler
        self.title = title
        super.init()
    }

    /// What the button says. Beside a picture it is shown in rows of at least 91 points.
    open var title: String?
    /// The button's colour; `nil` stands for the style's.
    open var backgroundColor: UIColor! {
        get { color ?? (style == .destructive ? .systemRed : .systemGray) }
        set { color = newValue }
    }
    private final var color: UIColor?
    /// The button's picture, shown as a shape in white unless it asks for its own colours.
    open var image: UIImage?
}

/// The actions at one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The first one stands at the side itself.
    public let actions: [UIContextualAction]
    /// Whether a drag over most of the row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration. One without actions has the row not move to that side.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}

/// An action of a row as it was before ``UIContextualAction``. The row stays open until the app changes it or ends the editing.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// How the button looks.
    public enum Style: Int, Sendable {
        case `default` = 0
        public static let destructive = Style.default
        case normal = 1
    }

    /// How the button looks.
    public let style: Style
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    /// Makes an action that calls a closure with itself and the row.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.handler = handler
        self.title = title
        super.init()
    }

    /// What the button says.
    open var title: String?
    /// The button's colour; `nil` stands for the style's.
    open var backgroundColor: UIColor?

    /// The same as an action of today.
    final func contextual(at path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) { [self] _, _, _ in handler(self, path) }
        action.backgroundColor = backgroundColor
        return action
    }
}
