public import FoundationAdditions

/// A view that turns touches into messages: "pressed", "value changed".
///
/// A control follows one touch at a time, from its landing to its end, and sends its targets what the touch does (section 8 of the
/// specification). Subclasses override `beginTracking`, `continueTracking`, `endTracking` and `cancelTracking` to follow the touch
/// themselves, and look at ``state`` to draw. Touches that reach a control go no further up the responder chain (R-RSP-34).
@preconcurrency @MainActor
open class UIControl: UIView {
    final var actions = ControlActions()
    /// The touch that it follows.
    final var trackedTouch: UITouch?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isMarkedTransparent = true
    }

    /// A control that performs the action for ``Event/primaryActionTriggered``.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { adopt(primaryAction) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if !coder.containsValue(forKey: "opaque") { isMarkedTransparent = true }
        decodeState(from: coder)
    }

    nonisolated open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        nonisolated(unsafe) let coder = coder
        MainThread.read("\(type(of: self)).encode(with:)") { encodeState(with: coder) }
    }

    // MARK: State

    /// Whether it reacts to touches. A disabled control still takes those that land in it, so that nothing below it is hit (R-CTL-29).
    /// Setting it to false stops tracking (R-CTL-27).
    open var isEnabled = true {
        willSet { willChange("enabled") }
        didSet {
            if isEnabled != oldValue {
                if !isEnabled { interruptTracking(with: nil) }
                stateDidChange()
            }
            didChange("enabled")
        }
    }

    /// Whether it shows itself as chosen. Touches don't change it.
    open var isSelected = false {
        willSet { willChange("selected") }
        didSet {
            if isSelected != oldValue { stateDidChange() }
            didChange("selected")
        }
    }

    /// Whether it shows itself as pressed: while it follows a touch that is inside.
    open var isHighlighted = false {
        willSet { willChange("highlighted") }
        didSet {
            if isHighlighted != oldValue { stateDidChange() }
            didChange("highlighted")
        }
    }

    /// How it stands, all in one (R-CTL-1). A subclass may add bits of ``State/application``.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if Surroundings.isFocused(self) { state.insert(.focused) }
        return state
    }

    /// The radius of the corners of what is seen; 0 where they are not round.
    var shapeRadius: CGFloat { layer.cornerRadius }

    /// Called when ``state`` changed: shows it.
    func stateDidChange() { setNeedsLayout() }

    /// Where the content is in the bounds, for subclasses that have some.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where the content is in the control's width.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// ``contentHorizontalAlignment`` as left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: .left
        case .trailing: .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Menus (R-MNU-41)

    /// What the control offers by itself, once one of the following is set.
    final var controlMenu: ControlMenu?

    /// Whether a finger that rests on the control opens the menu that ``contextMenuInteraction(_:configurationForMenuAtLocation:)`` returns.
    open var isContextMenuInteractionEnabled = false {
        didSet {
            guard isContextMenuInteractionEnabled != oldValue else { return }
            if controlMenu == nil { controlMenu = ControlMenu(self) }
            controlMenu?.update()
        }
    }
    /// What opens that menu; `nil` before ``isContextMenuInteractionEnabled`` is set.
    open var contextMenuInteraction: UIContextMenuInteraction? { controlMenu?.interaction }
    /// Whether any press opens the menu, in place of the control's action.
    open var showsMenuAsPrimaryAction = false { didSet { primaryMenuDidChange() } }

    func primaryMenuDidChange() { controlMenu?.update() }

    /// The menu for a place in the control; `nil`, which is the default, for none.
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction,
                                     configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? { nil }
    /// Called when the menu is about to open.
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                                     animator: (any UIContextMenuInteractionAnimating)?) {}
    /// Called when the menu is about to close.
    open func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                                     animator: (any UIContextMenuInteractionAnimating)?) {}
    /// The point of the control beside which its menu opens at a press: by default the middle of the lower edge.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { CGPoint(x: bounds.midX, y: bounds.maxY) }

    // MARK: Tracking

    /// Whether it follows a touch.
    open internal(set) var isTracking = false
    /// Whether the touch that it follows is inside, or near enough (R-CTL-30).
    open internal(set) var isTouchInside = false

    /// Asked when a touch lands: whether to follow it (R-CTL-21). By default yes.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch moves, before the targets are: whether to follow it further (R-CTL-22, R-CTL-23). By default yes.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch lifts, before the targets are (R-CTL-24).
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the touch is cancelled, and, without an event, when the control leaves its window or is disabled (R-CTL-25 … 27).
    /// An action may call it to end the tracking of the touch (R-CTL-28).
    open func cancelTracking(with event: UIEvent?) { stopTracking() }

    /// Performs the action when the user does what the control is for.
    func adopt(_ primaryAction: UIAction) { addAction(primaryAction, for: .primaryActionTriggered) }

    /// Called when the control follows its touch no more, and a menu that the touch opened doesn't either.
    func leaveMenu() { controlMenu?.isFollowing = false }

    /// Whether its touch opened a menu and may slide on to a choice.
    var followsMenu: Bool { controlMenu?.canChoose == true }

    /// The touch events that it sends.
    var sentTouchEvents: Event { .allTouchEvents }

    override var isForTouches: Bool { true }

    /// Called when the control has begun to follow a touch.
    func touchDidLand(_ touch: UITouch, with event: UIEvent?) {
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    /// Called when the touch has lifted and the control follows it no more.
    func touchDidLift(inside: Bool, with event: UIEvent?) { send(inside ? .touchUpInside : .touchUpOutside, with: event) }

    // MARK: Accessibility

    override var accessibilityDefaults: AccessibilityValues { AccessibilityValues(isElement: true, traits: accessibilityTraits(.none)) }

    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        pressByKey()
        return true
    }

    open override func accessibilityIncrement() { if isEnabled { adjustByKey(1) } }
    open override func accessibilityDecrement() { if isEnabled { adjustByKey(-1) } }

    // MARK: Keys

    /// Presses the control without a touch, as Space and Return do while keys work it (R-KEY-5): does what a tap does.
    final func pressByKey() {
        // A press that opens a menu does nothing else (R-MNU-40, R-MNU-41).
        if !openMenuByKey() { actByKey() }
    }

    /// Opens the menu that a press opens.
    /// - Returns: Whether there is one.
    func openMenuByKey() -> Bool { controlMenu?.openByKey(at: middleOfBounds) == true }

    /// Where a key presses it, in its coordinates.
    final var middleOfBounds: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

    /// Does what a tap does on a control without a menu.
    func actByKey() { touchDidLift(inside: true, with: nil) }

    /// Called for arrows: to the right and up by 1, to the left and down by -1.
    func adjustByKey(_ direction: Int) {}

    /// Does what the control is for, without a touch (R-CTL-35): opens the menu that a press opens, else sends `primaryActionTriggered`.
    open func performPrimaryAction() { if !openMenuByKey() { sendActions(for: .primaryActionTriggered) } }

    // MARK: Actions

    /// Registers an action for events; the target is not retained, and `nil` means the responder chain (R-CTL-10, R-RSP-21). Of one
    /// target and action there is one registration, for all events that were given.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        MainThread.check("\(type(of: self)).addTarget(_:action:for:)")
        actions.add(target.map { $0 as AnyObject }, action, controlEvents)
    }

    /// Takes events from the registrations of this target and action; `nil` stands for any. Methods without a name go with their target.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        actions.remove(target.map { $0 as AnyObject }, action, controlEvents)
    }

    /// Performs the action for these events. It takes the place of an action with the same identifier (R-CTL-13).
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.add(action, controlEvents) }

    /// Takes the action from these events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) { actions.remove(action.identifier, controlEvents) }
    /// Takes the action of that identifier from these events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) { actions.remove(actionIdentifier, controlEvents) }

    /// The targets of all registrations, `NSNull` standing for the responder chain (R-CTL-14).
    open var allTargets: Set<AnyHashable> { actions.allTargets }
    /// The events for which anything is registered.
    open var allControlEvents: Event { actions.allEvents }
    /// The names of the actions that the target gets for the event, in order of registration; `nil` when there are none (R-CTL-14). The
    /// target `nil`, or `NSNull`, means the responder chain.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        actions.names(for: target is NSNull ? nil : target.map { $0 as AnyObject }, controlEvent)
    }

    /// Calls every target that is registered for one of the events, once each, without an event (R-CTL-11, R-CTL-12).
    open func sendActions(for controlEvents: Event) { actions.send(controlEvents, from: self, with: nil) }

    /// Sends one action. Every message of the control comes by here: overriders watch or stop it (R-CTL-11).
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        Surroundings.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs one action (R-CTL-13).
    open func sendAction(_ action: UIAction) {
        GestureTrace.current?.callsClosure(action.title.isEmpty ? nil : action.title, from: self)
        action.performWithSender(self, target: nil)
    }

    /// Sends events that a touch caused.
    final func send(_ controlEvents: Event, with event: UIEvent?) {
        let sent = controlEvents.subtracting(.allTouchEvents).union(controlEvents.intersection(sentTouchEvents))
        if !sent.isEmpty { actions.send(sent, from: self, with: event) }
    }

    /// Sends that the user changed the value, which is also the control's primary action.
    final func sendValueChanged(with event: UIEvent?) { send([.valueChanged, .primaryActionTriggered], with: event) }

    // MARK: Touches

    // Nothing of these is forwarded: neither what the control follows nor what it ignores (R-RSP-34, R-CTL-20, R-CTL-29).

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches, with: event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches, with: event) }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { finish(touches, with: event) }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = trackedTouch, touches.contains(touch) { interruptTracking(with: event) }
    }

    /// A touch that opened the control's menu is not a gesture for a view above (R-MNU-41).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(followsMenu && gestureRecognizer.attachedView !== self) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func touchesWillLeaveWindow() { interruptTracking(with: nil) }

    override func observable(_ name: String) -> (() -> Any)? { reader(of: Self.controlKeys(UIControl.self)[name]) }
}
