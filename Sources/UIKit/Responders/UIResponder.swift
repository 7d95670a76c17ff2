public import FoundationAdditions

/// An object that can take part in handling events: views, view controllers, windows, scenes and the application.
///
/// Responders form a chain through ``next``. What a responder doesn't handle it passes on there (R-RSP-30).
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
    @MainActor public override init() { super.init() }

    nonisolated(unsafe) private var targetLinks = TargetLinks()

    deinit { targetLinks.clear() }

    /// Keeps a link that is cleared when this object goes.
    final func add(_ link: TargetLink) { targetLinks.add(link) }

    /// Called when the object came out of a storyboard or nib, once all its outlets are connected (R-NIB-1). Overriders call super.
    open func awakeFromNib() {}

    // MARK: The chain

    /// The responder that hears what this one does not handle; `nil` for the base class (R-RSP-1). Reading it loads no view (R-RSP-4).
    open var next: UIResponder? { nil }

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }

    /// Whether this responder is the first responder of its window (R-RSP-10).
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this the first responder of its window, if it and the present one agree (R-RSP-12).
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder {
            // Asked for again, by a finger perhaps, where keys were pressed before.
            UIApplication.shared.inputViews.setNeedsUpdate()
            return true
        }
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        if let current = window.firstResponder {
            guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
        }
        window.firstResponder = self
        return true
    }

    /// Gives the status up (R-RSP-13). Overriders call super.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
        return true
    }

    /// Called when it has become the first responder of its window, or is it no more, whatever the reason.
    func firstResponderStatusChanged(_ isFirst: Bool) { UIApplication.instance?.textInput.needsUpdate() }

    /// The window whose first responder this object can be.
    var responderWindow: UIWindow? { nil }

    // MARK: Input views

    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var inputViewController: UIViewController? { nil }
    open var inputAccessoryViewController: UIViewController? { nil }
    /// Takes the input views, and what kind of keyboard is wanted, anew, while this is the first responder (R-RSP-16).
    open func reloadInputViews() {
        if isFirstResponder { UIApplication.shared.inputViews.reload() }
    }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

    /// Better values for touches whose properties were estimated came in. Not forwarded (R-RSP-31, R-TCH-26).
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let next { return next.pressesBegan(presses, with: event) }
        // Nobody wanted them: they may be typed (R-TXT-1).
        for press in presses { press.isUnhandled = true }
    }
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Keys

    /// Keys that perform actions while this responder is in the chain (R-KEY-3).
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Whether it does something of its own with the key, as a text field does: commands that don't want to go before that are left out.
    func takes(_ key: UIKey) -> Bool { false }

    // MARK: Motion and remote control

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Actions

    /// Whether this responder would perform the action: by default, whether it implements it (R-RSP-23).
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.method(in: self) != nil }

    /// The first object from here up the chain that can perform the action (R-RSP-22).
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Standard edit actions. Nothing happens in a class that does not override them (R-RSP-25).

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func pasteAndGo(_ sender: Any?) {}
    open func pasteAndSearch(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
    open func find(_ sender: Any?) {}
    open func findAndReplace(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func findPrevious(_ sender: Any?) {}
    open func useSelectionForFind(_ sender: Any?) {}
    open func printContent(_ sender: Any?) {}
    open func rename(_ sender: Any?) {}
    open func duplicate(_ sender: Any?) {}
    open func move(_ sender: Any?) {}
    open func export(_ sender: Any?) {}
    open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}

    // MARK: Undo

    /// The undo manager of the next responder that has one; windows do (R-RSP-26).
    open var undoManager: UndoManager? { next?.undoManager }
}
