/// Where QuartzCore has its time from, and the object to notify when something is to be drawn. The application implements it.
@MainActor
package protocol FrameClock: AnyObject {
    /// Seconds; never goes back.
    var now: Double { get }
    /// Something is dirty: lay out, draw and show before the loop sleeps.
    func setNeedsUpdate()
    /// Something moves: update at the next refresh of the display.
    func setNeedsFrame()
    /// Calls the action as soon as ``now`` has reached the deadline, earlier deadlines first.
    func schedule(at deadline: Double, _ action: @escaping @MainActor () -> Void) -> Int
    /// Takes back what ``schedule(at:_:)`` returned. An action that was called already is not an error.
    func cancel(_ token: Int)
    /// Seconds from one refresh of the display to the next.
    var refreshInterval: Double { get }
}

/// The clock of all layers.
@MainActor
package enum MediaClock {
    /// Set once by the application, which keeps it alive. Without one, time stands still at 0.
    package static weak var current: (any FrameClock)? {
        didSet { onChange?(oldValue) }
    }

    /// Called with the clock of before when there is another. The animations set it, once there are any.
    static var onChange: (@MainActor (_ old: (any FrameClock)?) -> Void)?

    static var now: Double { current?.now ?? 0 }
}

/// The time of the clock that animations run on, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }
