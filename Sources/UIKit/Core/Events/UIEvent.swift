internal import FoundationAdditions
internal import TouchHost

/// One event: the touches (or presses) that changed at one moment, and those that are down besides.
///
/// One and the same object is delivered for every touch event from the first finger down to the last finger up (R-EVT-2); do not
/// keep it for its contents.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kind of an event.
    public enum EventType: Int, Sendable {
        case touches = 0, presses = 3, scroll = 10, hover = 11, transform = 14
    }

    /// The kind of an event within its type. All events here are of `none`; sources name the other, for a device that is shaken.
    public enum EventSubtype: Int, Sendable { case none = 0, motionShake }

    /// Buttons of a pointing device.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let primary = ButtonMask(rawValue: 1 << 0)
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// The mask of button `number`, counted from 1.
        public static func button(_ number: Int) -> ButtonMask {
            (1...Int.bitWidth - 1).contains(number) ? ButtonMask(rawValue: 1 << (number - 1)) : []
        }
    }

    // Unchecked: DeliveryBenchmark takes 5 % more instructions with checks.
    /// The touches of the sequence: the live ones in order of landing, and those that ended in this very event. These stand behind the live
    /// ones while it is delivered, or among them where their windows have no live one.
    @exclusivity(unchecked) var touches: ContiguousArray<UITouch> = []
    /// Whether touches landed in it.
    var hasLandings = false
    /// Whether touches of the sequence landed in the screen reader's window, which the app does not see (R-ACC-21).
    var hasReaderTouches = false
    /// Whether the event is being handled, which is when coalesced and predicted touches can be asked for (R-EVT-13).
    var isBeingHandled = false

    /// An event without touches, as tests make for methods that they call themselves.
    @preconcurrency @MainActor public override init() { super.init() }

    /// The kind of the event.
    open var type: EventType { .touches }

    /// The windows that an event without touches goes to, in the order in which they are served.
    var servedWindows: ContiguousArray<UIWindow> { [] }

    /// Of an event without touches: calls the recognizers and responders of the window that it concerns (R-DLV-1).
    func deliver(in window: UIWindow) {}
    /// The kind of the event within its type; always `.none`.
    open var subtype: EventSubtype { .none }
    // Unchecked: GestureBenchmark takes 1.9 % more instructions with checks.
    /// The time of the newest sample, in seconds since the system started (R-EVT-6).
    @exclusivity(unchecked) open internal(set) var timestamp: TimeInterval = 0
    // Unchecked: GestureBenchmark takes 3.9 % more instructions with checks.
    /// The modifier keys that were down (R-EVT-5).
    @exclusivity(unchecked) open internal(set) var modifierFlags: UIKeyModifierFlags = []
    // Unchecked: GestureBenchmark takes 3.9 % more instructions with checks.
    /// The pointer's buttons that were down; empty for fingers (R-EVT-5).
    @exclusivity(unchecked) open internal(set) var buttonMask: ButtonMask = []

    /// Every touch that is down, and those that ended or were cancelled in this event (R-EVT-3).
    /// - Complexity: makes a set of n touches.
    open var allTouches: Set<UITouch>? { hasReaderTouches ? collect { $0.landingWindow?.isOfReader != true } : collect { _ in true } }

    /// The touches that landed in the window.
    open func touches(for window: UIWindow) -> Set<UITouch>? { collect { $0.window === window } }

    /// The touches whose hit view is this very view; those of its subviews are not among them (R-EVT-4).
    open func touches(for view: UIView) -> Set<UITouch>? { collect { $0.view === view } }

    /// The touches that the recognizer follows (R-EVT-4).
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        collect { touch in
            for tracked in gesture.tracked where tracked === touch { return true }
            return false
        }
    }

    final func contains(_ touch: UITouch) -> Bool {
        for candidate in touches where candidate === touch { return true }
        return false
    }

    private func collect(where matches: (UITouch) -> Bool) -> Set<UITouch>? {
        guard type == .touches else { return nil }
        var result = Set<UITouch>(minimumCapacity: touches.count)
        for touch in touches where matches(touch) { result.insert(touch) }
        return result
    }

    /// All samples of the touch since the previous event, oldest first; the last has the values of the touch itself (R-EVT-10).
    ///
    /// `nil` when the touch is not part of this event, and once the event has been handled (R-EVT-13).
    /// - Complexity: makes one object a sample.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        guard isBeingHandled else { return nil }
        for candidate in touches where candidate === touch { return touch.makeCoalescedTouches() }
        return nil
    }

    /// The samples that the touch is expected to have until one display frame from now, nearest first, in phase `moved` (R-EVT-14). Draw
    /// them until the next event, and then in its place what it brings.
    ///
    /// A finger's are those of a network that was trained with people's strokes, a pen's continue its last two samples in a straight line
    /// (``GestureConfiguration/usesLearnedPrediction``). Empty for a touch that begins or ends, for pointers, and where the last samples report
    /// no speed or no certain direction (R-EVT-15). `nil` when the touch is not part of this event, and once the event has been handled
    /// (R-EVT-13).
    /// - Complexity: makes one object a sample. The first call for a touch makes its history besides.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard isBeingHandled else { return nil }
        let frame = Surroundings.refreshInterval
        for candidate in touches where candidate === touch { return touch.makePredictedTouches(now: timestamp, frame: frame) }
        return nil
    }
}

/// Without a touch, as by a key, an action gets none; one that does not say so takes an event without touches (R-RSP-24).
extension UIEvent: StandsInForNil {
    package static var standIn: AnyObject { UIEvent() }
}
