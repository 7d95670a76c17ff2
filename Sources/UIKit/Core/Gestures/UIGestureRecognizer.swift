public import FoundationAdditions
internal import GestureEngine

/// Looks at touches and notifies its targets when they make a gesture.
///
/// A recognizer belongs to a view and sees the touches that land in that view or inside it, before the views do. It is a small
/// state machine: from `.possible` a discrete one goes to `.ended` once, a continuous one through `.began` and `.changed` to `.ended`
/// or `.cancelled`; either may fail. Whether it may recognize, when it has to wait and which recognizers it excludes is decided by the system
/// (sections 5 and 6 of the specification). Subclasses override the `touches…` methods and set ``state``.
@preconcurrency @MainActor
open class UIGestureRecognizer: _InstantiableObject {
    /// How far a recognizer is in its attempt (section 6.2 of the specification).
    public enum State: Int, Sendable {
        case possible = 0, began, changed, ended, cancelled, failed
        /// What discrete recognizers call their end.
        public static var recognized: State { .ended }
    }

    // MARK: What is known beside the engine, which knows where the attempt stands. Written on the main actor alone; final and internal,
    // so that the touch path reads it directly.

    /// By which the engine knows the recognizer (``registeredID``).
    nonisolated(unsafe) final var engineID: RecognizerID?
    // Unchecked: GestureBenchmark takes 3.9 % more instructions with checks.
    /// The touches it tracks, in order of landing; those that end in this event are among them until the event is over.
    @exclusivity(unchecked) final var tracked: ContiguousArray<UITouch> = []
    /// The presses it tracks, in order of pressing.
    final var trackedPresses: ContiguousArray<UIPress> = []
    /// The motion of a wheel or touchpad that the attempt follows in place of touches, until the reset (R-IND-2).
    final var indirectMotion: IndirectMotion?
    /// The serial numbers of all touches that this attempt tracked and did not ignore.
    final var followed: ContiguousArray<Int> = []
    /// Numbers attachments to views: of one view's recognizers the last added goes first.
    final var attachment = 0
    /// The last centroid, in window coordinates (R-GR-51).
    final var lastCentroid = CGPoint.zero
    /// The view that is being asked whether the recognizer may begin (R-GR-21).
    final var askedView: UIView?
    /// Why it is about to fail, for the trace.
    final var failureReason: FailureReason?
    /// The class that is known to answer no question about requirements with yes; a class that derives from it may.
    class var silentClass: UIGestureRecognizer.Type? { nil }
    /// Whether its class may override the questions about requirements.
    final lazy var mayAnswerRequirements = Self.silentClass != type(of: self)
    final var deadlineToken: Int?
    final var deadlineTime: TimeInterval?

    final var actions = GestureActions()
    /// What ``callbackObserver`` was set to.
    @exclusivity(unchecked) final var observer: (@MainActor (GestureCallback) -> Void)?
    private var delegateLink: TargetLink?

    /// Distinguishes recognizers for as long as the process runs.
    nonisolated final let number: Int
    private static var lastNumber = 0

    nonisolated(unsafe) private final var attachedViewLink = Backlink<UIView>()
    nonisolated final var attachedView: UIView? {
        @inline(__always) get { attachedViewLink.object }
        @inline(__always) set {
            attachedViewLink.object = newValue
            traceName = nil
        }
    }
    /// What a trace called it last; `nil` when it may be called otherwise now.
    nonisolated(unsafe) final var traceName: GestureTrace.TraceName?

    /// Makes a recognizer that sends the action to the target, which is not retained. The action takes no argument or the recognizer.
    public init(target: Any?, action: Selector?) {
        Self.lastNumber += 1
        number = Self.lastNumber
        super.init()
        MainThread.check("\(type(of: self)).init(target:action:)")
        if let target, let action { addTarget(target, action: action) }
    }

    @preconcurrency @MainActor public convenience override init() { self.init(target: nil, action: nil) }

    /// Makes a recognizer with what an archive has of it; absent keys mean the defaults (R-NIB-6).
    public init?(coder: NSCoder) {
        Self.lastNumber += 1
        number = Self.lastNumber
        super.init()
        decode(from: coder)
    }

    @available(*, unavailable)
    public required convenience init?(_instantiation instantiation: _Instantiation) { self.init(coder: instantiation.coder) }

    /// Called when the recognizer came out of a storyboard or nib, once all its outlets are connected (R-NIB-1).
    open func awakeFromNib() {}

    deinit { if let engineID { GestureCoordinator.forget(self, engineID) } }

    // MARK: State

    /// Where the recognizer stands. Only subclasses set it; what they ask for is made a legal transition (R-GR-12), may be refused,
    /// put off or excluded, and is reported to the targets in the same cycle (R-GR-14, R-GR-16).
    open var state: State {
        get { shown }
        set {
            MainThread.check("\(type(of: self)).state")
            GestureCoordinator.shared.request(newValue, by: self)
        }
    }

    /// Whether it sees touches. Setting it to false ends its attempt: as cancelled, or failed (R-GR-52).
    open var isEnabled = true {
        willSet { willChange("enabled") }
        didSet {
            MainThread.check("\(type(of: self)).isEnabled")
            if oldValue, !isEnabled { GestureCoordinator.shared.disable(self) }
            didChange("enabled")
        }
    }

    override func observable(_ name: String) -> (() -> Any)? { reader(of: Self.recognizerKeys(UIGestureRecognizer.self)[name]) }

    /// The view it is attached to, which retains it.
    open var view: UIView? { attachedView }

    /// Asked about the recognizer's decisions; not retained.
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { delegateLink?.target as? any UIGestureRecognizerDelegate }
        set {
            delegateLink = newValue.map { TargetLink($0) }
        }
    }

    /// For debugging.
    open var name: String? {
        didSet { traceName = nil }
    }

    // MARK: What its views see

    /// Whether recognizing takes the touches from their view, which gets `touchesCancelled` after the action (R-DLV-24).
    open var cancelsTouchesInView = true
    /// Whether the view receives a touch only when this recognizer has failed (R-DLV-20).
    open var delaysTouchesBegan = false
    /// Whether the view receives a touch's end only when this recognizer has failed (R-DLV-21).
    open var delaysTouchesEnded = true

    // MARK: Its properties by their names

    /// The properties of the class by their names: what it has itself and inherits. A subclass adds its own.
    package nonisolated class var attributes: [RecognizerAttribute] { own }
    private nonisolated static let own: [RecognizerAttribute] = [
        .flag("isEnabled", key: "enabled", { (one: UIGestureRecognizer) in one.isEnabled }, { $0.isEnabled = $1 }),
        .flag("cancelsTouchesInView", { (one: UIGestureRecognizer) in one.cancelsTouchesInView }, { $0.cancelsTouchesInView = $1 }),
        .flag("delaysTouchesBegan", { (one: UIGestureRecognizer) in one.delaysTouchesBegan }, { $0.delaysTouchesBegan = $1 }),
        .flag("delaysTouchesEnded", { (one: UIGestureRecognizer) in one.delaysTouchesEnded }, { $0.delaysTouchesEnded = $1 }),
        .flag("requiresExclusiveTouchType", { (one: UIGestureRecognizer) in one.requiresExclusiveTouchType }, { $0.requiresExclusiveTouchType = $1 }),
    ]

    // MARK: Which touches

    /// The raw values of the types of touches that it accepts (R-DLV-4).
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3] {
        didSet { allowedTypes = allowedTouchTypes.reduce(0) { (0..<64).contains($1.intValue) ? $0 | 1 << $1.intValue : $0 } }
    }
    final var allowedTypes: UInt64 = 0b1111
    /// The raw values of the types of presses that it accepts; none by default (R-PRS-5).
    open var allowedPressTypes: [NSNumber] = []
    /// Whether touches of another type than the attempt's first are refused (R-GR-7).
    open var requiresExclusiveTouchType = true

    /// The modifier keys of the last event that it processed (R-GR-5).
    open internal(set) var modifierFlags: UIKeyModifierFlags {
        get { lastModifiers }
        set { lastModifiers = newValue }
    }
    final var lastModifiers: UIKeyModifierFlags = []
    /// The pointer's buttons in the last event that it processed (R-GR-5).
    open internal(set) var buttonMask: UIEvent.ButtonMask {
        get { lastButtons }
        set { lastButtons = newValue }
    }
    final var lastButtons: UIEvent.ButtonMask = []

    // MARK: Where

    /// The fingers involved: by default those that are down (R-GR-51).
    open var numberOfTouches: Int {
        var count = 0
        for touch in tracked where touch.isLive { count += 1 }
        return count
    }

    /// The centroid of the touches involved, in the view's coordinates, the window's for `nil` (R-GR-50). It keeps the last value when
    /// no finger is left.
    open func location(in view: UIView?) -> CGPoint { convert(centroid, to: view) }

    /// The location of one touch, counted in order of landing. An index outside of `0 ..< numberOfTouches` is a programming error.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        var index = 0
        for touch in tracked where touch.isLive {
            if index == touchIndex { return convert(touch.sample.location, to: view) }
            index += 1
        }
        fatalError("location(ofTouch: \(touchIndex)): the recognizer has \(index) touches")
    }

    // MARK: Actions

    /// Sends the action to the target, which is not retained, whenever ``state`` changes to began, changed, ended or cancelled
    /// (R-GR-14). The same pair twice is kept once.
    open func addTarget(_ target: Any, action: Selector) {
        MainThread.check("\(type(of: self)).addTarget(_:action:)")
        actions.add(target as AnyObject, action)
    }
    /// Removes the pairs of this target and action; `nil` stands for any (R-GR-1). Typed methods have no name: they go with their target.
    open func removeTarget(_ target: Any?, action: Selector?) { remove(target, action) }

    // MARK: Failure requirements

    /// Makes this recognizer wait until the other has failed (R-GR-40 … 42). The relation lasts as long as both do.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        MainThread.check("\(type(of: self)).require(toFail:)")
        GestureCoordinator.shared.require(self, toFail: otherGestureRecognizer)
    }

    // MARK: For subclasses: touches. Overriders call super.

    /// Called when touches that it follows land (R-DLV-5). The base class does nothing.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches that it follows have moved, once for all of an event.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches that it follows lift.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Cancels or fails when no tracked touch is left (R-GR-48).
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in tracked where touch.isLive && !touches.contains(touch) { return }
        if shown == .began || shown == .changed { state = .cancelled } else { fail("its touches were cancelled") }
    }

    /// Better values for touches that the attempt tracked came in (R-GR-49a).
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Clears the data of an attempt that has come to its end. Called by the system alone, with ``state`` possible (R-GR-30, R-GR-31).
    open func reset() {}

    /// Stops tracking the touch: it is not called for it any more, and its view receives it as if this recognizer were not there.
    /// With no touch left and nothing recognized, it fails (R-GR-46).
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        observer?(.willIgnore(touch))
        GestureCoordinator.shared.ignore(touch, by: self)
    }

    // MARK: For subclasses: presses (R-PRS-5). Overriders call super.

    /// Called when presses that it follows begin (R-PRS-5).
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when presses that it follows have changed.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when presses that it follows end.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Cancels or fails when nothing tracked is left, as for touches (R-GR-48).
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
        for press in trackedPresses where !press.isOver && !presses.contains(press) { return }
        if shown == .began || shown == .changed { state = .cancelled } else { fail("its presses were cancelled") }
    }

    /// Stops tracking the press: its responder receives it as if this recognizer were not there. With nothing left to track and nothing
    /// recognized, it fails (R-GR-46).
    open func ignore(_ button: UIPress, for event: UIPressesEvent) { GestureCoordinator.shared.ignore(button, by: self) }

    // MARK: For subclasses: relations. All questions are asked of the delegate as well.

    /// Whether recognizing this excludes the other. By default yes (R-GR-44).
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the other, when recognized, excludes this one. By default yes (R-GR-44).
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this one waits for the other to fail, in this attempt (R-GR-40).
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether the other waits for this one to fail, in this attempt (R-GR-40).
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether it takes the touches that land in this event; asked once an event, before its delegate (R-DLV-4).
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: For the recognizers of this module

    /// Whether touches are offered to it.
    var followsTouches: Bool { true }
    /// Whether it is offered no touches and presses while it waits for others to fail (R-TAP-11).
    var declinesTouchesWhileWaiting: Bool { false }
    /// Its name in traces when it has no ``name``: the short form of its class, with what distinguishes it from others of the class.
    func nameInTraces(_ kind: String) -> String { kind }

    /// Whether it can follow motions of the kind at all: whether they are offered to it.
    func mayFollow(_ kind: IndirectMotion.Kind) -> Bool { false }
    /// Whether it follows motions of the kind as it is set now (R-IND-2).
    func follows(_ kind: IndirectMotion.Kind) -> Bool { mayFollow(kind) }
    /// The motion that it follows begins, changes, ends (R-IND-5 … 8).
    func motionBegan(_ motion: IndirectMotion) {}
    func motionChanged(_ motion: IndirectMotion) {}
    func motionEnded(_ motion: IndirectMotion) { endAfterMotion() }

    /// The deadline that the recognizer had set is reached (R-DLV-12). A cycle follows.
    func deadlineReached(at time: TimeInterval) {}

    nonisolated open override var description: String {
        MainThread.read("\(type(of: self)).description") { "<\(type(of: self)): state = \(state)\(name.map { "; name = \($0)" } ?? "")>" }
    }
}

extension UIGestureRecognizer {
    /// The centroid in window coordinates of the tracked touches that are down; the last one when none is (R-GR-51).
    final var centroid: CGPoint {
        var x = 0.0, y = 0.0, count = 0.0
        for touch in tracked where touch.isLive {
            x += touch.sample.location.x
            y += touch.sample.location.y
            count += 1
        }
        return count > 0 ? CGPoint(x: x / count, y: y / count) : lastCentroid
    }

    /// A point of the window in which the touches are, in the view's coordinates; the window's for `nil`.
    final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view else { return point }
        let window = attemptWindow
        return view === window ? point : view.convertFromWindow(point, window)
    }

    /// The window in which the touches are.
    final var attemptWindow: UIWindow? { tracked.first?.landingWindow ?? indirectMotion?.window ?? attachedView?.enclosingWindow }

    /// Fails, or is cancelled, and gives the trace the reason: "a finger moved 14.2 points, 10 are allowed". Without a trace the reason is not
    /// even made.
    final func fail(_ reason: @autoclosure () -> FailureReason) {
        if GestureTrace.current != nil { failureReason = reason() }
        state = .failed
    }

    final func takeFailureReason() -> FailureReason? {
        defer { failureReason = nil }
        return failureReason
    }

    /// When the recognizer is to be called next, in seconds on the clock of the events; `nil` for never. One deadline at a time.
    final var deadline: TimeInterval? {
        get { deadlineTime }
        set {
            guard newValue != deadlineTime else { return }
            guard let timers = Surroundings.timers else { return }
            if let deadlineToken { timers.cancel(deadlineToken) }
            deadlineTime = newValue
            deadlineToken = newValue.map { time in
                timers.schedule(at: time) { [self] in
                    deadlineToken = nil
                    deadlineTime = nil
                    GestureCoordinator.shared.deadlineReached(of: self, at: time)
                }
            }
        }
    }
}
