internal import GestureEngine
internal import TouchHost

/// One contact, from landing to lifting.
///
/// The same object stands for the contact in every event of its life, so it may be a dictionary's key (R-TCH-1). The system
/// changes it in place: values read later are the latest (R-TCH-3). After its last callback it keeps its last values.
@preconcurrency @MainActor
open class UITouch: NSObject, _AssociationHolder {
    nonisolated(unsafe) public final var _associations: _Associations?
    /// How far a touch is.
    public enum Phase: Int, Sendable {
        case began = 0, moved, stationary, ended, cancelled
        /// These three belong to hover events.
        case regionEntered, regionMoved, regionExited
    }

    /// What makes a touch.
    public enum TouchType: Int, Sendable {
        case direct = 0, indirect, pencil, indirectPointer
        public static var stylus: TouchType { .pencil }
    }

    // What the system changes is final and internal, so that the touch path reads it without dispatch and access checks.
    final var sample: TouchSample
    /// The location in the last event delivered before this one, in window coordinates (R-TCH-25).
    final var previousLocation: CGPoint
    /// Its phase and previous location before the event that is being prepared: it has them again if that is not delivered (R-EVT-25).
    final var phaseBefore = Phase.began
    final var previousLocationBefore = CGPoint.zero
    // Unchecked: every move asks.
    /// As it was at landing, with the better values that came before its view was called with it.
    @exclusivity(unchecked) final var landing: TouchSample
    // Unchecked: DeliveryBenchmark takes 8 % more instructions with checks.
    /// The samples since the previous event, oldest first.
    @exclusivity(unchecked) final var samples: ContiguousArray<TouchSample> = []
    /// Where the samples start: the location before the first of them.
    final var locationBeforeSamples: CGPoint
    /// The last sample that differs from the present one in values and time; the landing itself before there is another.
    final var earlierSample: (timestamp: TimeInterval, location: CGPoint)
    /// The last samples: from the landing on in a window where a prediction was asked for before, else from the first time on that one is.
    final var history: TouchHistory?

    /// The contact that this touch stands for.
    final let contact: Int
    /// The number of the scene that it is on. Not the scene, which may go before the touch's last holder does.
    final let scene: Int
    final var currentPhase = Phase.began
    final var lastChange: TimeInterval
    final var taps = 1
    final let landingWindow: UIWindow?
    final var hitView: UIView?
    /// Whether the contact is over, by a lift or a cancellation.
    final var isOver = false
    /// Whether a finger makes it. A pointer may be reported as one (R-HOV-11).
    final var isFinger = false
    /// Whether it was severed from its view at its landing (R-HIT-20, R-HIT-21, R-HIT-23): then better values do not go to the view (R-TCH-27).
    final var isSeveredAtLanding = false

    /// Its number in the engine, until no call about it is owed any more.
    final var engineID: ContactID?
    /// The time of its last move, and the location in the event before that: a late delivery reports them (R-DLV-29).
    final var lastMove: TimeInterval?
    final var locationBeforeLastMove = CGPoint.zero
    /// The event in which it ended, as long as its view has not received the end.
    final var lateEvent: UIEvent?

    /// Its number in the trace that numbered it last.
    final var traceNumber = (numbering: 0, number: 0)

    /// Numbers touches in order of landing, from 1. Also the hash value: the order of sets of touches must not depend on addresses.
    nonisolated let serial: Int

    init(serial: Int, contact: Int, scene: Int, window: UIWindow?, view: UIView?, type: TouchType, sample: TouchSample) {
        self.serial = serial
        self.contact = contact
        self.scene = scene
        landingWindow = window
        hitView = view
        self.type = type
        self.sample = sample
        landing = sample
        previousLocation = sample.location
        locationBeforeSamples = sample.location
        earlierSample = (sample.timestamp, sample.location)
        lastChange = sample.timestamp
        super.init()
    }

    /// A touch of no finger, as tests make for methods that they call themselves: it has just begun, in no view, at the origin. Subclasses say otherwise.
    @preconcurrency @MainActor public override init() {
        Self.lastOwnSerial -= 1
        (serial, contact, scene, landingWindow, type) = (Self.lastOwnSerial, -1, -1, nil, .direct)
        let start = TouchSample(timestamp: 0, location: .zero)
        (sample, landing) = (start, start)
        (previousLocation, locationBeforeSamples, earlierSample, lastChange) = (.zero, .zero, (0, .zero), 0)
        super.init()
    }
    /// Those of the system's touches count upwards from 1.
    private static var lastOwnSerial = 0

    nonisolated open override var hash: Int { serial }
    nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as AnyObject?) === self }

    // MARK: What and when

    /// How far the touch is in this event, as its receiver sees it (R-DLV-27).
    open var phase: Phase { currentPhase }
    /// When the touch last changed: its landing, last move or lifting (R-TCH-11).
    open var timestamp: TimeInterval { lastChange }
    /// How many taps in a row this touch is part of, itself counted; 0 once it has moved too far to be a tap (R-TCH-30 … 34).
    open var tapCount: Int { taps }
    /// What makes the touch.
    public let type: TouchType

    /// The recognizers that follow the touch, those of the deepest view first (R-TCH-14).
    open var gestureRecognizers: [UIGestureRecognizer]? { GestureCoordinator.shared.recognizers(following: engineID) }

    // MARK: Where

    /// The window in which it landed.
    open var window: UIWindow? { landingWindow }
    /// The view that was hit when it landed. It stays although the finger leaves the view (R-TCH-13); it becomes `nil` only when the
    /// view leaves its window (R-VH-8).
    open var view: UIView? { hitView }

    /// The location in the view's coordinates; in the window's for `nil` (R-TCH-15).
    open func location(in view: UIView?) -> CGPoint { convert(sample.location, to: view) }
    /// The location in the event before this one; the present one for a touch that began or is stationary (R-TCH-25).
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousLocation, to: view) }
    /// The location as exact as the device gives it. Not for hit testing (R-TCH-16).
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    /// The same as ``previousLocation(in:)``: places are not rounded here.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== landingWindow else { return point }
        return view.convertFromWindow(point, landingWindow)
    }

    // MARK: The contact's shape

    /// Radius of the contact in points (R-TCH-17).
    open var majorRadius: CGFloat {
        sample.majorRadius ?? (type == .direct ? GestureConfiguration.current.defaultTouchRadius : 0)
    }
    /// How far ``majorRadius`` may be off, in points.
    open var majorRadiusTolerance: CGFloat {
        sample.majorRadius == nil && type == .direct ? GestureConfiguration.current.defaultTouchRadius : 0
    }
    /// The force of the touch, 1 being an average one; 0 where the device measures none (R-TCH-18).
    open var force: CGFloat { sample.force ?? 0 }
    /// The largest force that the device reports; 0 where it measures none.
    open var maximumPossibleForce: CGFloat { sample.force == nil ? 0 : Contact.maximumForce }
    /// Radians between stylus and surface, π/2 when upright; π/2 for fingers (R-TCH-19).
    open var altitudeAngle: CGFloat { sample.altitude ?? .pi / 2 }
    /// Direction of the stylus on the surface, in radians clockwise from the view's +x axis, in (−π, π]; 0 for fingers (R-TCH-20).
    open func azimuthAngle(in view: UIView?) -> CGFloat {
        sample.azimuth == nil ? 0 : StylusDirection.angle(of: azimuthUnitVector(in: view))
    }
    /// The direction as a vector of length 1; (1, 0) for fingers (R-TCH-20).
    open func azimuthUnitVector(in view: UIView?) -> CGVector {
        guard let azimuth = sample.azimuth else { return CGVector(dx: 1, dy: 0) }
        return StylusDirection.vector(azimuth, at: sample.location) { convert($0, to: view) }
    }
    /// Radians by which the stylus is turned about its own axis; 0 without one (R-TCH-21).
    open var rollAngle: CGFloat { sample.roll ?? 0 }

    // MARK: Guesses

    /// The values that are guesses now (R-TCH-22). Devices here guess only what they revise later.
    open var estimatedProperties: Properties { sample.awaiting }
    /// Those of them for which a better value will come, through `touchesEstimatedPropertiesUpdated(_:)` (R-TCH-23).
    open var estimatedPropertiesExpectingUpdates: Properties { sample.awaiting }
    /// The number of the report that an update will carry too; `nil` when none is expected, except in an update itself (R-TCH-24).
    open var estimationUpdateIndex: NSNumber? { sample.report.map { NSNumber(value: $0) } }
}

extension UITouch {
    /// Values that can be guesses (R-TCH-22).
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Properties(rawValue: 1)
        public static let azimuth = Properties(rawValue: 2)
        public static let altitude = Properties(rawValue: 4)
        public static let location = Properties(rawValue: 8)
        public static let roll = Properties(rawValue: 16)
    }
}

/// The values of a touch at one moment, in window coordinates.
struct TouchSample: Equatable {
    var timestamp: TimeInterval
    var location: CGPoint
    var majorRadius: CGFloat?
    var force: CGFloat?
    var altitude: CGFloat?
    var azimuth: CGFloat?
    var roll: CGFloat?
    /// What a later revision of the report will make good, and the report's number.
    var awaiting: UITouch.Properties = []
    var report: Int?

    /// Whether anything but the time differs.
    func differs(from other: TouchSample) -> Bool {
        location != other.location || force != other.force || majorRadius != other.majorRadius
            || altitude != other.altitude || azimuth != other.azimuth || roll != other.roll
    }
}

extension UITouch {
    /// The capacity for samples that is kept from event to event; the memory of a flood is given back.
    private static let keptCapacity = 64

    final func removeSamples() { samples.removeAll(keepingCapacity: samples.capacity <= Self.keptCapacity) }

    /// It is over: its values are those of the last sample, at this time.
    final func end(_ phase: Phase, at timestamp: TimeInterval) {
        isOver = true
        history = nil
        currentPhase = phase
        sample.timestamp = timestamp
        // The lift is not the report before it again, with its number (R-TCH-24).
        sample.report = nil
        sample.awaiting = []
        lastChange = timestamp
        removeSamples()
    }

    /// Whether it is down. Its phase says so too, except while a view is called late, or alone.
    final var isLive: Bool { !isOver }

    /// A copy of each sample since the previous event (R-EVT-10 … 12).
    func makeCoalescedTouches() -> [UITouch] {
        // Samples that changed nothing are later than the touch's own values, and come with its next move.
        guard currentPhase == .moved, samples.last?.timestamp == sample.timestamp else {
            return [makeTouch(sample, previous: previousLocation)]
        }
        var previous = locationBeforeSamples
        return samples.map { sample in
            defer { previous = sample.location }
            return makeTouch(sample, previous: previous)
        }
    }

    func makeTouch(_ sample: TouchSample, previous: CGPoint) -> UITouch {
        let touch = UITouch(serial: serial, contact: contact, scene: scene, window: landingWindow, view: hitView, type: type, sample: sample)
        touch.previousLocation = previous
        touch.currentPhase = currentPhase
        touch.taps = taps
        return touch
    }
}
