public import FoundationAdditions

/// An item of the edit menu that an app adds.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// The text of the item.
    open var title: String
    /// What it has the responder chain do, with the menu controller as sender.
    open var action: Selector

    /// Makes an item that sends an action to the first responder.
    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}

/// The edit menu: a bar of commands beside what they are about, for the first responder (R-MNU-10).
///
///     becomeFirstResponder()
///     UIMenuController.shared.menuItems = [UIMenuItem(title: "Delete", action: #selector(deleteLine(_:)))]
///     UIMenuController.shared.showMenu(from: self, rect: CGRect(origin: point, size: CGSize(width: 2, height: 2)))
///
/// It offers the standard commands and ``menuItems``, as far as a responder from the first responder up the chain says that the action can be
/// performed; without any of them it does not appear. An item that is chosen closes the menu and is performed by that responder (R-RSP-22).
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    private static let sharedController = UIMenuController()
    public class var shared: UIMenuController { sharedController }

    /// Where the arrow points: by default down at the target, or up where there is no room above it.
    public enum ArrowDirection: Int, Sendable { case `default` = 0, up, down, left, right }

    private var overlay: EditMenuOverlay?
    private var target = CGRect.zero
    private var targetLink: TargetLink?

    /// The commands that every menu offers before the app's.
    static var standardCommands: [UICommand] {
        let commands: [(SystemWord, Selector)] = [
            (.cut, "cut:"), (.copy, "copy:"), (.paste, "paste:"), (.select, "select:"), (.selectAll, "selectAll:"), (.delete, "delete:"),
        ]
        return commands.map { UICommand(title: $0.text, action: $1) }
    }

    @MainActor override init() { super.init() }

    /// The app's own commands.
    open var menuItems: [UIMenuItem]?
    /// The side of the menu on which its target lies, if there is room.
    open var arrowDirection = ArrowDirection.default

    // MARK: Showing

    /// Whether it is on the screen and not on its way out. Setting it shows or hides the menu at once.
    open var isMenuVisible: Bool {
        get { overlay != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// The menu with its arrow, on the screen; empty when there is none.
    open var menuFrame: CGRect { overlay?.frame ?? .zero }

    /// Says what the menu is about: a rectangle in the view's coordinates.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        target = targetRect
        targetLink = TargetLink(targetView)
        if let overlay, overlay.source === targetView { overlay.target = targetRect }
    }

    /// Shows the menu beside the target, or hides it. Without a target, without a first responder or with nothing to offer none appears.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if !menuVisible {
            overlay?.close(animated: animated)
        } else if overlay == nil {
            show(animated: animated)
        }
    }

    /// Shows the menu beside a rectangle of a view, animated.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        if let overlay, overlay.source !== targetView { overlay.close(animated: false) }
        setTargetRect(targetRect, in: targetView)
        setMenuVisible(true, animated: true)
    }

    /// Hides the menu, animated.
    open func hideMenu() { setMenuVisible(false, animated: true) }

    /// Hides the menu if it is about this view, animated.
    open func hideMenu(from targetView: UIView) {
        if overlay?.source === targetView { hideMenu() }
    }

    /// Asks again what can be offered, while the menu is shown.
    open func update() {
        overlay?.reload(items())
    }

    private func show(animated: Bool) {
        guard let source = targetLink?.target as? UIView else { return }
        let items = items()
        guard !items.isEmpty,
              let new = EditMenuOverlay(over: source, target: target, direction: arrowDirection, items: items) else { return }
        new.onClose = { [weak self] in
            self?.overlay = nil
            self?.post(Self.willHideMenuNotification)
        }
        new.onClosed = { [weak self] in self?.post(Self.didHideMenuNotification) }
        new.onMove = { [weak self] in self?.post(Self.menuFrameDidChangeNotification) }
        overlay = new
        post(Self.willShowMenuNotification)
        // A delegate that was called may have hidden it.
        guard overlay === new else { return }
        new.open(animated: animated) { [weak self] in self?.post(Self.didShowMenuNotification) }
    }

    private func items() -> [EditMenuOverlay.Item] {
        guard let start = Surroundings.keyWindow?.firstResponder else { return [] }
        let all = Self.standardCommands.map { ($0.title, $0.action) } + (menuItems ?? []).map { ($0.title, $0.action) }
        return all.compactMap { title, action in
            guard start.target(forAction: action, withSender: self) != nil else { return nil }
            return EditMenuOverlay.Item(title: title) { [weak self] in
                Surroundings.sendAction(action, to: nil, from: self, for: nil)
            }
        }
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    nonisolated public static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
    nonisolated public static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    nonisolated public static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
    nonisolated public static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    nonisolated public static let menuFrameDidChangeNotification = Notification.Name("UIMenuControllerMenuFrameDidChangeNotification")
}
