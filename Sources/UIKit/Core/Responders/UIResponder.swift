public import FoundationAdditions
internal import QuartzCore

/// An object that can take part in handling events: views, view controllers, windows, scenes and the application.
///
/// Responders form a chain through ``next``. What a responder doesn't handle it passes on there (R-RSP-30).
@preconcurrency @MainActor
open class UIResponder: _InstantiableObject, UIResponderStandardEditActions, @preconcurrency _KeyValueObserver {
    @preconcurrency @MainActor public override init() { super.init() }

    @available(*, unavailable)
    public required convenience init?(_instantiation: _Instantiation) { self.init() }

    nonisolated(unsafe) private var targetLinks = TargetLinks()

    deinit {
        targetLinks.clear()
        if !MainThread.isHere { MainThread.bury(self) }
    }

    /// Keeps a link that is cleared when this object goes.
    final func add(_ link: TargetLink) { targetLinks.add(link) }

    /// Called when the object came out of a storyboard or nib, once all its outlets are connected (R-NIB-1). Overriders call super.
    open func awakeFromNib() {}

    // MARK: The chain

    /// The responder that receives what this one does not handle; `nil` for the base class (R-RSP-1). Reading it loads no view (R-RSP-4).
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether `becomeFirstResponder()` may succeed; `false` for the base class (R-RSP-12).
    open var canBecomeFirstResponder: Bool { false }
    /// Whether `resignFirstResponder()` may succeed; `true` for the base class (R-RSP-13).
    open var canResignFirstResponder: Bool { true }

    /// Whether this responder is the first responder of its window (R-RSP-10).
    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this the first responder of its window, if it and the present one agree (R-RSP-12).
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        MainThread.check("\(type(of: self)).becomeFirstResponder()")
        if isFirstResponder {
            // Asked for again, by a finger perhaps, where keys were pressed before.
            Surroundings.inputViewsChanged()
            return true
        }
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        // What resigns calls the app, which may take this one out of the window, or make another one first: that one is asked too.
        for _ in 0..<UIResponder.mostResignations {
            guard let current = window.firstResponder, current !== self else { break }
            guard current.canResignFirstResponder, current.resignFirstResponder(), responderWindow === window else { return false }
            // An override may agree and keep the status.
            if window.firstResponder === current { break }
        }
        window.firstResponder = self
        return true
    }

    /// How many responders resign in a row: two that make each other first would never end.
    static let mostResignations = 16

    /// Gives the status up (R-RSP-13). Overriders call super.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        if let window = responderWindow, window.firstResponder === self { window.firstResponder = nil }
        return true
    }

    /// Called after it has become the first responder of its window, and after it has ceased to be, for any reason.
    func firstResponderStatusChanged(_ isFirst: Bool) {
        Surroundings.firstResponderChanged(isFirst)
    }

    /// The window whose first responder this object can be.
    var responderWindow: UIWindow? { nil }

    // MARK: Input views

    /// The view that takes the keyboard's place while this is the first responder; `nil` for the base class (R-RSP-16).
    open var inputView: UIView? { nil }
    /// The view above the keyboard while this is the first responder; `nil` for the base class (R-RSP-16).
    open var inputAccessoryView: UIView? { nil }
    /// A controller whose view takes the keyboard's place; `nil` for the base class (R-RSP-16).
    open var inputViewController: UIViewController? { nil }
    /// A controller whose view stands above the keyboard; `nil` for the base class (R-RSP-16).
    open var inputAccessoryViewController: UIViewController? { nil }

    /// The language in which text is entered into this responder on the keyboard on the screen. One that an override names is shown when editing
    /// begins, if it is among ``UITextInputMode/activeInputModes`` (R-KBD-11).
    open var textInputMode: UITextInputMode? { Surroundings.inputMode }
    /// A name for which the keyboard keeps the language that was last chosen; `nil` for none (R-KBD-11).
    open var textInputContextIdentifier: String? { nil }
    /// Reloads the input views, and the kind of keyboard that is requested, while this is the first responder (R-RSP-16).
    open func reloadInputViews() {
        if isFirstResponder { Surroundings.reloadInputViews() }
    }

    /// The next responder, to which the present call is handed on.
    @inline(__always)
    private final func nextToCall() -> UIResponder? {
        let next = next
        GestureTrace.handsOn(to: next)
        return next
    }

    // MARK: Touches

    /// Touches have landed in the view. The base class passes the call to ``next`` (R-RSP-30).
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let next = nextToCall() else { return }
        if MoreStack.isNeeded { return MoreStack.call { next.touchesBegan(touches, with: event) } }
        next.touchesBegan(touches, with: event)
    }
    /// Touches have moved, all of one event in one call. The base class passes the call to ``next``.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let next = nextToCall() else { return }
        if MoreStack.isNeeded { return MoreStack.call { next.touchesMoved(touches, with: event) } }
        next.touchesMoved(touches, with: event)
    }
    /// Touches have lifted. The base class passes the call to ``next``.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let next = nextToCall() else { return }
        if MoreStack.isNeeded { return MoreStack.call { next.touchesEnded(touches, with: event) } }
        next.touchesEnded(touches, with: event)
    }
    /// Touches were taken away, by the system or by a recognizer (R-DLV-24). The base class passes the call to ``next``.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let next = nextToCall() else { return }
        if MoreStack.isNeeded { return MoreStack.call { next.touchesCancelled(touches, with: event) } }
        next.touchesCancelled(touches, with: event)
    }

    /// Better values for touches whose properties were estimated came in. Not forwarded (R-RSP-31, R-TCH-26).
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses

    /// Presses have begun. The base class passes the call to ``next``; at the end of the chain a key may be typed (R-TXT-1).
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if let next {
            if MoreStack.isNeeded { return MoreStack.call { next.pressesBegan(presses, with: event) } }
            return next.pressesBegan(presses, with: event)
        }
        // No responder took them: they may be typed (R-TXT-1).
        for press in presses { press.isUnhandled = true }
    }
    /// Presses have changed. The base class passes the call to ``next``.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next = nextToCall() else { return }
        if MoreStack.isNeeded { return MoreStack.call { next.pressesChanged(presses, with: event) } }
        next.pressesChanged(presses, with: event)
    }
    /// Presses have ended. The base class passes the call to ``next``.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next = nextToCall() else { return }
        if MoreStack.isNeeded { return MoreStack.call { next.pressesEnded(presses, with: event) } }
        next.pressesEnded(presses, with: event)
    }
    /// Presses were taken away. The base class passes the call to ``next``.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next = nextToCall() else { return }
        if MoreStack.isNeeded { return MoreStack.call { next.pressesCancelled(presses, with: event) } }
        next.pressesCancelled(presses, with: event)
    }

    // MARK: Keys

    /// Keys that perform actions while this responder is in the chain (R-KEY-3).
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Whether it does something of its own with the key, as a text field does: commands without priority are then left out.
    func takes(_ key: UIKey) -> Bool { false }

    // MARK: Actions

    /// Whether this responder would perform the action: by default, whether it implements it (R-RSP-23).
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action.isImplemented(by: self) { return true }
        EditActionTable.doubt(action, self)
        return false
    }

    /// The first object from here up the chain that can perform the action (R-RSP-22).
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        if canPerformAction(action, withSender: sender) { return self }
        if MoreStack.isNeeded { return MoreStack.call { next?.target(forAction: action, withSender: sender) } }
        return next?.target(forAction: action, withSender: sender)
    }

    // MARK: Standard edit actions. A class that does not override one does not implement it (R-RSP-25).

    /// The standard edit actions that the class overrides; those of its superclasses count too and need not be repeated.
    ///
    ///     override class var overriddenEditActions: Set<Selector> { ["copy:", "paste:"] }
    ///     override func copy(_ sender: Any?) { … }
    ///
    /// Swift has no runtime that finds overrides, so `canPerformAction(_:withSender:)`, and with it a menu, goes by this. The plugin
    /// `UnmodifiedSources` declares what it finds in the sources. Keys reach an override that is not declared, too: what it calls on super
    /// then says that it does not perform the action. Read once for each class.
    open class var overriddenEditActions: Set<Selector> { [] }

    open func cut(_ sender: Any?) { EditActionTable.decline("cut:", self) }
    open func copy(_ sender: Any?) { EditActionTable.decline("copy:", self) }
    open func paste(_ sender: Any?) { EditActionTable.decline("paste:", self) }
    open func pasteAndMatchStyle(_ sender: Any?) { EditActionTable.decline("pasteAndMatchStyle:", self) }
    open func pasteAndGo(_ sender: Any?) { EditActionTable.decline("pasteAndGo:", self) }
    open func pasteAndSearch(_ sender: Any?) { EditActionTable.decline("pasteAndSearch:", self) }
    open func select(_ sender: Any?) { EditActionTable.decline("select:", self) }
    open func selectAll(_ sender: Any?) { EditActionTable.decline("selectAll:", self) }
    open func delete(_ sender: Any?) { EditActionTable.decline("delete:", self) }
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { EditActionTable.decline("makeTextWritingDirectionLeftToRight:", self) }
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { EditActionTable.decline("makeTextWritingDirectionRightToLeft:", self) }
    open func toggleBoldface(_ sender: Any?) { EditActionTable.decline("toggleBoldface:", self) }
    open func toggleItalics(_ sender: Any?) { EditActionTable.decline("toggleItalics:", self) }
    open func toggleUnderline(_ sender: Any?) { EditActionTable.decline("toggleUnderline:", self) }
    open func increaseSize(_ sender: Any?) { EditActionTable.decline("increaseSize:", self) }
    open func decreaseSize(_ sender: Any?) { EditActionTable.decline("decreaseSize:", self) }
    open func find(_ sender: Any?) { EditActionTable.decline("find:", self) }
    open func findAndReplace(_ sender: Any?) { EditActionTable.decline("findAndReplace:", self) }
    open func findNext(_ sender: Any?) { EditActionTable.decline("findNext:", self) }
    open func findPrevious(_ sender: Any?) { EditActionTable.decline("findPrevious:", self) }
    open func useSelectionForFind(_ sender: Any?) { EditActionTable.decline("useSelectionForFind:", self) }
    open func printContent(_ sender: Any?) { EditActionTable.decline("printContent:", self) }
    open func rename(_ sender: Any?) { EditActionTable.decline("rename:", self) }
    open func duplicate(_ sender: Any?) { EditActionTable.decline("duplicate:", self) }
    open func move(_ sender: Any?) { EditActionTable.decline("move:", self) }
    open func export(_ sender: Any?) { EditActionTable.decline("export:", self) }
    open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}

    // MARK: Accessibility. What was set comes before what the class says of itself (R-ACC-1).

    final var accessibility: AccessibilityProperties?
    /// What the class says of itself.
    var accessibilityDefaults: AccessibilityValues { AccessibilityValues() }
    /// Where it is on the screen when no frame was set.
    var accessibilityPlace: CGRect { .zero }

    /// Whether it is itself something to be found, read or used: controls, labels and fields are. Views inside an element are not found.
    open var isAccessibilityElement: Bool {
        get { setAccessibility.isElement ?? accessibilityDefaults.isElement ?? false }
        set { setAccessibility.isElement = newValue }
    }
    /// What it is, in a word or two: by default its title or text.
    open var accessibilityLabel: String? { get { setAccessibility.label ?? accessibilityDefaults.label } set { setAccessibilityLabel(newValue) } }
    /// The label with attributes.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributed(accessibilityLabel, accessibility?.attributedLabel) }
        set { setAccessibilityLabel(newValue?.string, attributed: newValue) }
    }
    /// What it does.
    open var accessibilityHint: String? { get { setAccessibility.hint ?? accessibilityDefaults.hint } set { setAccessibilityHint(newValue) } }
    /// What it does, with attributes.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { attributed(accessibilityHint, accessibility?.attributedHint) }
        set { setAccessibilityHint(newValue?.string, attributed: newValue) }
    }
    /// What it stands at: by default a control's value in words.
    open var accessibilityValue: String? { get { setAccessibility.value ?? accessibilityDefaults.value } set { setAccessibilityValue(newValue) } }
    /// What it stands at, with attributes.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { attributed(accessibilityValue, accessibility?.attributedValue) }
        set { setAccessibilityValue(newValue?.string, attributed: newValue) }
    }
    /// A name for tests and tools. It is not shown to people.
    open var accessibilityIdentifier: String? { get { setAccessibility.identifier } set { setAccessibility.identifier = newValue } }
    /// Further names that people may say for it, the best first; by default its label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { ownAccessibility.inputLabels = newValue }
    }
    /// The language of its texts, as `de-DE`; `nil` for that of the interface.
    open var accessibilityLanguage: String? { get { accessibility?.language } set { ownAccessibility.language = newValue } }
    /// What it is and how it is used.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { setAccessibility.traits ?? accessibilityDefaults.traits ?? .none }
        set { setAccessibility.traits = newValue }
    }
    /// Whether it does something when it is activated: by default an element that is a button, a link or adjustable.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility?.takesInteraction ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey, .searchField]) }
        set { ownAccessibility.takesInteraction = newValue }
    }
    /// Where it is on the screen, in points: by default a view's bounds there.
    open var accessibilityFrame: CGRect { get { setAccessibility.frame ?? accessibilityPlace } set { setAccessibility.frame = newValue } }
    /// What it looks like on the screen, in points; it comes before the frame (R-ACC-4).
    open var accessibilityPath: UIBezierPath? { get { accessibility?.path } set { ownAccessibility.path = newValue } }
    /// Where a finger would touch it, in points of the screen: by default the middle of its frame or path.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility?.activationPoint ?? accessibilityMiddle }
        set { ownAccessibility.activationPoint = newValue }
    }

    // MARK: Containers of elements (R-ACC-5)

    /// The elements inside, in reading order, in place of what is in the subviews; `nil` leaves it to the subviews.
    open var accessibilityElements: [Any]? { get { accessibility?.elements } set { ownAccessibility.elements = newValue } }
    /// How many elements are listed.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// The listed element at an index; `nil` where there is none.
    open func accessibilityElement(at index: Int) -> Any? { containedElement(at: index) }
    /// The place of an element in the list; `NSNotFound` for one that is not in it.
    open func index(ofAccessibilityElement element: Any) -> Int { indexOfContained(element) }
    /// What kind of container it is.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility?.containerType ?? .none }
        set { ownAccessibility.containerType = newValue }
    }
    /// Whether nothing inside is found, nor the object itself.
    open var accessibilityElementsHidden: Bool { get { accessibility?.hidesElements ?? false } set { ownAccessibility.hidesElements = newValue } }
    /// Whether nothing in the view's siblings is found.
    open var accessibilityViewIsModal: Bool { get { accessibility?.isModal ?? false } set { ownAccessibility.isModal = newValue } }
    /// Whether what is inside is read together, before what stands beside it.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility?.groupsChildren ?? false }
        set { ownAccessibility.groupsChildren = newValue }
    }

    // MARK: Where assistive technology is (R-ACC-35)

    /// Called when assistive technology has come to the element.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when assistive technology has left the element.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether assistive technology is at the element.
    open func accessibilityElementIsFocused() -> Bool { Surroundings.readElement === self }
    /// The kinds of assistive technology that are at the element; `nil` where there is none.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<UIAccessibility.AssistiveTechnologyIdentifier>? { accessibilityReaders }

    // MARK: What assistive technology does

    /// What can be done with it besides activating it.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility?.customActions }
        set { ownAccessibility.customActions = newValue }
    }
    /// Does what a tap does. Returns whether anything was done (R-ACC-2).
    open func accessibilityActivate() -> Bool { false }
    /// Goes a step up (R-ACC-2).
    open func accessibilityIncrement() {}
    /// Goes a step down (R-ACC-2).
    open func accessibilityDecrement() {}
    /// Scrolls. Returns whether anything was done; if not, what is around it is asked (R-ACC-6).
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Leaves what is in front, as Cancel does. Returns whether anything was done; if not, the next responder is asked (R-ACC-6).
    open func accessibilityPerformEscape() -> Bool { false }
    /// Does what the app does most, as to take a call. Returns whether anything was done; if not, the next responder is asked (R-ACC-6).
    open func accessibilityPerformMagicTap() -> Bool { false }

    // MARK: Undo

    /// The undo manager of the next responder that has one; windows do (R-RSP-26).
    open var undoManager: UndoManager? {
        if MoreStack.isNeeded { return MoreStack.call { next?.undoManager } }
        return next?.undoManager
    }

    /// A property that this responder observes has changed, or is about to (R-KVO-3). A change that comes to the base class was not expected:
    /// a line says so.
    open func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        unexpectedChange(keyPath, of: object)
    }
}
