/// Asks or states something, with buttons to answer: in the middle of the window, or as a sheet at its lower edge.
///
///     let alert = UIAlertController(title: "Clear the drawing?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Clear", style: .destructive) { _ in self.clear() })
///     present(alert, animated: true)
///
/// Whatever is chosen takes the alert away. Escape chooses the action of style cancel, Return the preferred one (R-ALR-1).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Whether an alert stands in the middle or at the lower edge.
    public enum Style: Int, Sendable { case actionSheet = 0, alert }

    private static let cardWidth: CGFloat = 270
    private static let sheetWidth: CGFloat = 400
    /// Beyond it a card has no room for words (R-TYP-9).
    private static let largestText = UIContentSizeCategory.accessibilityLarge

    /// Whether the alert stands in the middle or at the lower edge.
    open private(set) var preferredStyle = Style.alert
    /// Under the title.
    open var message: String? { didSet { rebuild() } }
    open override var title: String? { didSet { rebuild() } }
    /// The buttons, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []
    /// The action that stands out and that Return chooses: one of those that were added.
    open var preferredAction: UIAlertAction? { didSet { rebuild() } }

    final var fields: [UITextField] = []
    private var cards: [AlertCard] = []
    final private(set) var isAnswered = false
    private var keyboardObserver: (any NSObjectProtocol)?
    /// Presses that are down and whose beginning went on up the chain.
    private var passedPresses: Set<UIPress> = []

    /// Makes an alert without actions.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
        modalPresentationStyle = .overFullScreen
        modalTransitionStyle = .crossDissolve
    }

    /// Adds a button. A second one of style cancel is a programming error.
    open func addAction(_ action: UIAlertAction) {
        demand(action.style != .cancel || cancelAction == nil, "an alert can have one action of the style cancel")
        actions.append(action)
        rebuild()
    }

    /// The label that shows the message; `nil` without one.
    final var messageLabel: UILabel? { cards.first?.messageLabel }
    final var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    // MARK: The view

    open override func loadView() {
        let backdrop = Backdrop()
        backdrop.backgroundColor = UIColor(white: 0, alpha: 0.3)
        backdrop.onTouch = { [weak self] in
            guard let self, preferredStyle == .actionSheet, let cancelAction else { return }
            choose(cancelAction)
        }
        backdrop.accessibilityViewIsModal = true
        backdrop.maximumContentSizeCategory = Self.largestText
        view = backdrop
        rebuild()
    }

    /// Chooses the action of style cancel (R-ACC-6).
    open override func accessibilityPerformEscape() -> Bool {
        guard let cancelAction else { return false }
        choose(cancelAction)
        return true
    }

    /// Makes the cards again.
    final func rebuild() {
        guard let view = viewIfLoaded else { return }
        let old = cards
        let isSheet = preferredStyle == .actionSheet, cancel = cancelAction
        // The way out stands last, on the left of two; below the others on a sheet, apart.
        var main = actions.filter { $0 !== cancel }
        if let cancel, !isSheet { main.insert(cancel, at: main.count == 1 ? 0 : main.count) }
        cards = []
        if !main.isEmpty || !fields.isEmpty || title != nil || message != nil {
            cards.append(AlertCard(title: title, message: message, fields: fields, buttons: main.map(button), isSheet: isSheet))
        }
        if let cancel, isSheet { cards.append(AlertCard(title: nil, message: nil, buttons: [button(for: cancel)], isSheet: true)) }
        for card in cards { view.addSubview(card) }
        // Fields go from card to card within the window, so that one that is edited stays first responder (R-RSP-14).
        for card in cards { card.takeFields() }
        for card in old { card.removeFromSuperview() }
        view.setNeedsLayout()
    }

    private func button(for action: UIAlertAction) -> AlertButton {
        let isBold = preferredAction.map { $0 === action } ?? (action.style == .cancel)
        let button = AlertButton(action, isBold: isBold) { [weak self] in self?.choose(action) }
        button.alertView = viewIfLoaded
        return button
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = area
        let width = min(preferredStyle == .alert ? Self.cardWidth : Self.sheetWidth, area.width)
        var y = area.maxY
        // From below, so that the way out of a sheet has its place whatever else there is.
        for card in cards.reversed() {
            let height = card.arrange(width: width, limit: y - area.minY)
            if preferredStyle == .alert { y = (area.midY + height / 2).rounded() }
            card.frame.origin = CGPoint(x: (area.midX - width / 2).rounded(), y: y - height)
            y -= height + 8
        }
    }

    /// Where the cards may stand: what the safe area and the keyboard leave.
    private var area: CGRect {
        var area = view.bounds.inset(by: view.safeAreaInsets)
        if let window = view.window, let scene = window.windowScene,
           let keyboard = Surroundings.keyboardFrame(in: scene) {
            area.size.height = max(min(area.maxY, view.convert(window.convert(keyboard, from: nil), from: nil).minY) - area.minY, 0)
        }
        return area.insetBy(dx: min(8, area.width / 2), dy: min(8, area.height / 2))
    }

    private func followKeyboard() {
        guard keyboardObserver == nil else { return }
        let link = TargetLink(self)
        keyboardObserver = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated {
                guard let alert = link.target as? UIAlertController, let view = alert.viewIfLoaded else { return }
                view.setNeedsLayout()
                UIView.animate(withDuration: KeyboardMovement.duration, options: [.allowUserInteraction, .beginFromCurrentState]) {
                    view.layoutIfNeeded()
                }
            }
        }
    }

    // MARK: Answers

    final func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isAnswered, let presenter = ownPresenting else { return }
        isAnswered = true
        _ = editedField?.resignFirstResponder()
        presenter.dismiss(animated: UIView.areAnimationsEnabled) { action.handler?(action) }
    }

    open override var canBecomeFirstResponder: Bool { true }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Not in viewDidAppear: an answer may come before it, and brings it about.
        isAnswered = false
        followKeyboard()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // Keys are the alert's, not those of what is under it.
        if editedField == nil { (fields.first ?? self).becomeFirstResponder() }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
        keyboardObserver = nil
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let isEditing = editedField != nil
        for press in presses {
            switch press.key?.keyCode {
            case .keyboardEscape: if let cancelAction { return choose(cancelAction) }
            case .keyboardReturnOrEnter, .keypadEnter:
                let only = actions.count == 1 ? actions.first : nil
                if !isEditing, let action = preferredAction ?? only { return choose(action) }
            default: break
            }
        }
        // A key that no responder takes is typed into the field.
        guard isEditing else { return }
        passedPresses.formUnion(presses)
        super.pressesBegan(presses, with: event)
    }

    // What has presented the alert is not called with the end of a press whose beginning the alert has taken (R-PRS-6).

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let passed = presses.intersection(passedPresses)
        if !passed.isEmpty { super.pressesChanged(passed, with: event) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let passed = presses.intersection(passedPresses)
        passedPresses.subtract(presses)
        if !passed.isEmpty { super.pressesEnded(passed, with: event) }
    }

    open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let passed = presses.intersection(passedPresses)
        passedPresses.subtract(presses)
        if !passed.isEmpty { super.pressesCancelled(passed, with: event) }
    }

    /// What is behind the cards.
    private final class Backdrop: UIView {
        var onTouch: (() -> Void)?

        override func textSizeDidChange(_ traits: UITraitCollection) {
            super.textSizeDidChange(traits)
            setNeedsLayout()
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            for touch in touches where touch.view === self { return onTouch?() ?? () }
        }
    }
}
