internal import FoundationAdditions

/// Gives a view an edit menu, which the app presents; a click of the pointer's secondary button presents it too (R-MNU-20).
///
///     let editMenu = UIEditMenuInteraction(delegate: self)
///     addInteraction(editMenu)
///     editMenu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    private let delegateLink: TargetLink?
    private var viewLink: TargetLink?
    private let click = SecondaryClick(target: nil, action: nil)
    private var overlay: EditMenuOverlay?
    private var configuration: UIEditMenuConfiguration?
    private var lastLocation = CGPoint.zero

    /// The delegate is not retained. Without one the menu has the standard commands.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        delegateLink = delegate.map { TargetLink($0) }
        super.init()
        click.name = "UIEditMenuInteraction.secondaryClick"
        click.addAction { [weak self] (recognizer: SecondaryClick) in
            guard let self else { return }
            presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: recognizer.location(in: view)))
        }
    }

    /// Provides the menu and its target. Not retained.
    open weak var delegate: (any UIEditMenuInteractionDelegate)? { delegateLink?.target as? any UIEditMenuInteractionDelegate }

    open var view: UIView? { viewLink?.target as? UIView }

    open func willMove(to view: UIView?) {
        dismissMenu()
        self.view?.removeGestureRecognizer(click)
    }

    open func didMove(to view: UIView?) {
        viewLink = view.map { TargetLink($0) }
        view?.addGestureRecognizer(click)
    }

    /// Where the menu was last asked for, in the view's coordinates; in those of the interaction's own view's window for `nil`.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(lastLocation, to: view) ?? .zero }

    // MARK: Presenting

    /// Shows the menu, in place of one that is open. With nothing to offer, or without a view in a window, none appears.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view else { return }
        lastLocation = configuration.sourcePoint
        let items = items(for: configuration)
        guard !items.isEmpty, let new = EditMenuOverlay(over: view, target: target(of: configuration),
                                                        direction: configuration.preferredArrowDirection.ofController,
                                                        items: items) else { return dismissMenu() }
        dismissMenu()
        new.makeItems = { [weak self] in self?.items(for: configuration) ?? [] }
        new.onClose = { [weak self, weak new] in
            guard let self else { return }
            let animator = MenuAnimator()
            // Another may have its place already: one that goes for it opened when the one before was dismissed.
            if overlay === new { overlay = nil }
            delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
            new?.closing = animator
        }
        overlay = new
        self.configuration = configuration
        let animator = MenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        guard overlay === new else { return }
        new.open(animated: true, animator: animator)
    }

    /// Closes the menu, if it is open.
    open func dismissMenu() { overlay?.close(animated: true) }

    /// Asks for the menu again, while it is open.
    open func reloadVisibleMenu() {
        guard let overlay, let configuration else { return }
        overlay.reload(items(for: configuration))
    }

    /// Asks for the target again, while the menu is open, and moves the menu there.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let overlay, let configuration else { return }
        let target = target(of: configuration)
        guard animated else { return overlay.target = target }
        UIView.animate(withDuration: 0.2, options: .allowUserInteraction) { overlay.target = target }
    }

    private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
        let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
    }

    private func items(for configuration: UIEditMenuConfiguration) -> [EditMenuOverlay.Item] {
        let choices = MenuChoices(source: view)
        let suggested = choices.groups(of: UIMenu(children: UIMenuController.standardCommands)).flatMap { $0 }
        let menu: UIMenu? = if let delegate {
            delegate.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        } else {
            UIMenu(children: suggested)
        }
        return menu.map { Self.items(of: $0, choices, root: $0, sender: view) } ?? []
    }

    private static func items(of menu: UIMenu, _ choices: MenuChoices, root: UIMenu, sender: UIView?) -> [EditMenuOverlay.Item] {
        for element in menu.deferred { element.load {} }
        // Elements that are not there yet are left out: the bar does not change while it is shown.
        return choices.groups(of: menu).flatMap { $0 }.filter { !($0 is UIDeferredMenuElement) }.map { element in
            var item = EditMenuOverlay.Item(title: element.shownTitle, image: element.image, identifier: element.accessibilityIdentifier)
            let attributes = element.menuAttributes
            item.isEnabled = !attributes.contains(.disabled)
            item.isDestructive = attributes.contains(.destructive)
            item.keepsMenu = attributes.contains(.keepsMenuPresented)
            if let inner = element as? UIMenu { item.children = items(of: inner, choices, root: root, sender: sender) }
            item.perform = { choices.perform(element, in: root, sender: sender) }
            return item
        }
    }
}
