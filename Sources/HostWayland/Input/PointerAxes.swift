#if Wayland
import CWayland
import Foundation
import TouchHost

/// What a pointer's axes say in one frame of events, and the scroll in progress.
///
/// A compositor's axes point down the document and to its right, and content moves the other way; the natural direction is its own matter
/// (R-IND-10).
struct PointerAxes {
    /// What one notch of a wheel is where nothing but a distance is said of it: libinput has 15, older compositors 10.
    private static let notchDistance = 10.0
    /// A notch in the finer count of wheels.
    private static let notch = 120.0
    /// Seconds without a movement after which a scroll is over whose device need not report its end: as long as browsers' are waited for.
    private static let longestPause = 0.15

    private var source: UInt32?
    private var distance = CGPoint.zero
    private var notches: CGPoint?
    private var time: UInt32?
    private var stopped: Set<UInt32> = []
    /// The axes that have moved in the scroll in progress; none without one.
    private var moving: Set<UInt32> = []

    var isScrolling: Bool { !moving.isEmpty }

    /// When the scroll in progress is over unless it moves again: of other devices than touchpads, such as a stick between the keys, the protocol
    /// promises no end (R-HST-9).
    private(set) var deadline: Double?

    mutating func move(_ axis: UInt32, by value: Double, time: UInt32) {
        set(&distance, axis, value)
        self.time = time
    }

    mutating func turn(_ axis: UInt32, by count: Double) {
        // Compositors round parts of a notch down to none, and mean the distance.
        guard count != 0 else { return }
        var turned = notches ?? .zero
        set(&turned, axis, count)
        notches = turned
    }

    mutating func turn(_ axis: UInt32, by120 count: Int) { turn(axis, by: Double(count) / Self.notch) }

    mutating func stop(_ axis: UInt32, time: UInt32) {
        stopped.insert(axis)
        self.time = time
    }

    mutating func come(from source: UInt32) { self.source = source }

    private func set(_ point: inout CGPoint, _ axis: UInt32, _ value: Double) {
        if axis == WL_POINTER_AXIS_VERTICAL_SCROLL.rawValue { point.y += value } else { point.x += value }
    }

    /// The frame is whole. Gives what it says, without device and place, to the closure.
    /// - Parameters:
    ///   - scale: Pixels a point.
    ///   - now: When it was read.
    mutating func finish(scale: Double, now: Double, _ tell: (IndirectSample.Kind, IndirectSample.Phase, CGPoint, _ time: UInt32?) -> Void) {
        defer { self = PointerAxes(moving: moving, deadline: moving.isEmpty ? nil : deadline) }
        let isSmooth = source == WL_POINTER_AXIS_SOURCE_FINGER.rawValue || source == WL_POINTER_AXIS_SOURCE_CONTINUOUS.rawValue
        guard isSmooth || isScrolling && source == nil && notches == nil else {
            let turned = notches ?? CGPoint(x: distance.x / Self.notchDistance, y: distance.y / Self.notchDistance)
            if turned != .zero { tell(.wheel, .changed, CGPoint(x: -turned.x, y: -turned.y), time) }
            return
        }
        if distance != .zero {
            if !isScrolling { tell(.scroll, .began, .zero, time) }
            if distance.x != 0 { moving.insert(WL_POINTER_AXIS_HORIZONTAL_SCROLL.rawValue) }
            if distance.y != 0 { moving.insert(WL_POINTER_AXIS_VERTICAL_SCROLL.rawValue) }
            tell(.scroll, .changed, CGPoint(x: -distance.x * scale, y: -distance.y * scale), time)
            if let source { deadline = source == WL_POINTER_AXIS_SOURCE_CONTINUOUS.rawValue ? now + Self.longestPause : nil }
        }
        guard isScrolling, !stopped.isEmpty else { return }
        moving.subtract(stopped)
        if moving.isEmpty { tell(.scroll, .ended, .zero, time) }
    }

    /// The pointer does something else, or is gone: a scroll of a device that does not say its end is over. What the frame says beside that
    /// is still to come.
    /// - Returns: Whether there was one.
    mutating func interrupt() -> Bool {
        defer { (moving, deadline) = ([], nil) }
        return isScrolling
    }

    init() {}

    private init(moving: Set<UInt32>, deadline: Double?) {
        self.moving = moving
        self.deadline = deadline
    }
}
#endif
