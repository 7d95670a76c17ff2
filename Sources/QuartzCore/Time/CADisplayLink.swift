/// A wish for calls at a rate between two bounds, in calls a second.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    /// `nil` where any rate within the bounds will do.
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The display's own rate.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

/// Calls back at each refresh of the display, before animations move on and views are laid out (R-LAY-2).
///
/// It is called from ``add(to:forMode:)`` until ``invalidate()``, while it is not paused, and keeps what it calls alive until then.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
    private var action: ((CADisplayLink) -> Void)?
    private var modes: Set<RunLoop.Mode> = []
    /// When the next call may come, for rates below the display's.
    private var nextDue = -Double.infinity

    /// A link that calls a closure. It does nothing until it is added to a run loop.
    package init(_ action: @escaping @MainActor (CADisplayLink) -> Void) {
        self.action = action
        super.init()
    }

    /// A link that calls a method of the target, with itself as the argument, and keeps the target alive. It does nothing until it is
    /// added to a run loop. A selector that the target does not implement is refused with a line on standard error.
    public convenience init(target: Any, selector sel: Selector) {
        let target = target as AnyObject
        let method = sel.implementation(in: target)
        self.init { link in method?(target, sender: link, event: nil) }
        if method == nil {
            report("CADisplayLink: \(type(of: target)) has no method \(sel)")
            invalidate()
        }
    }

    /// When the frame is shown that was being prepared at the last call, in seconds.
    public private(set) var timestamp: CFTimeInterval = 0
    /// When the frame is shown that this call prepares.
    public private(set) var targetTimestamp: CFTimeInterval = 0
    /// Seconds between two refreshes of the display.
    public var duration: CFTimeInterval { MediaClock.current?.refreshInterval ?? 1 / 60 }

    /// Whether the calls are held back.
    public var isPaused = false {
        didSet { if !isPaused { requestFrame() } }
    }

    /// Calls a second at most; 0 for the display's own rate.
    public var preferredFramesPerSecond: Int {
        get { Int(exactly: (preferredFrameRateRange.preferred ?? 0).rounded()) ?? 0 }
        set {
            let rate = Float(max(newValue, 0))
            preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: rate, preferred: rate)
        }
    }

    /// The preferred rate counts, or else the maximum; rates that are no whole part of the display's come as evenly as it can.
    public var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { nextDue = -.infinity }
    }

    /// Starts the calls. They come in the mode, and in all common modes for `common`; in the default mode alone not while a scroll view follows a finger
    /// (R-GEN-10).
    public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        guard action != nil else { return }
        modes.insert(mode)
        if !DisplayLinks.active.contains(where: { $0 === self }) { DisplayLinks.active.append(self) }
        requestFrame()
    }

    /// Ends the calls when it was the last mode.
    public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        modes.remove(mode)
        if modes.isEmpty { DisplayLinks.active.removeAll { $0 === self } }
    }

    /// Ends the calls for good and lets go of what was called.
    public func invalidate() {
        modes.removeAll()
        action = nil
        DisplayLinks.active.removeAll { $0 === self }
    }

    private func requestFrame() {
        if wantsFrames { MediaClock.current?.setNeedsFrame() }
    }

    fileprivate var wantsFrames: Bool { !isPaused && action != nil && RunLoopTracking.serves(modes) }

    fileprivate func tick(timestamp: Double, targetTimestamp: Double) {
        guard wantsFrames, let action else { return }
        let range = preferredFrameRateRange
        let rate = Double(range.preferred ?? range.maximum)
        if rate.isFinite, rate > 0 {
            // Half a refresh of tolerance: a call that would come a hair early must not wait a whole refresh more.
            guard timestamp >= nextDue - duration / 2 else { return }
            let isLate = timestamp - nextDue > 1 / rate
            nextDue = (isLate ? timestamp : nextDue) + 1 / rate
        }
        self.timestamp = timestamp
        self.targetTimestamp = targetTimestamp
        action(self)
    }
}

/// All display links that were added to a run loop.
@MainActor
package enum DisplayLinks {
    fileprivate static var active: ContiguousArray<CADisplayLink> = []
    static var count: Int { active.count }
    /// Whether one of them is to be called at the next refresh.
    package static var wantFrames: Bool { active.contains(where: \.wantsFrames) }

    /// The main run loop is in another mode.
    package static func modeChanged() { if wantFrames { MediaClock.current?.setNeedsFrame() } }

    /// Calls the links in the order in which they were added, and asks for the next frame if one of them continues.
    package static func tick(timestamp: Double, targetTimestamp: Double) {
        guard !active.isEmpty else { return }
        for link in active { link.tick(timestamp: timestamp, targetTimestamp: targetTimestamp) }
        if wantFrames { MediaClock.current?.setNeedsFrame() }
    }
}
