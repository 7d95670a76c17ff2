#if Wayland
import CWayland
import Foundation
import HostKit
import TouchHost

/// The touchscreens of a seat.
@MainActor
final class TouchDevice: EventReceiver {
    private let object: OpaquePointer
    private unowned let seat: SeatState
    private unowned let host: DisplayState
    private var group = TouchGroup()
    private var frames = FrameTouches()
    /// When an end is no longer waited for that the compositor has not said; `nil` while none is.
    private(set) var deadline: Double?
    /// Whether a lift was read that is not sent yet.
    var holdsEnds: Bool { group.holdsEnds }

    init(_ seat: SeatState, _ object: OpaquePointer) {
        self.seat = seat
        self.object = object
        host = seat.host
        super.init()
        listen(to: object)
    }

    func destroy() {
        cancelAll(at: host.systemClock.now)
        if seat.version >= 3 { wl_touch_release(object) } else { wl_touch_destroy(object) }
    }

    /// All that the compositor has sent was read.
    func readEnded(at now: Double) { deadline = group.readEnded(now: now, into: &host.queue, seat.modifiers) }

    func cancelAll(at now: Double) {
        frames.cancel()
        group.cancel(time: host.serverTime.unstamped(now: now), into: &host.queue)
    }

    /// Its touches end without a word.
    func forget(_ window: Int) {
        frames.forget(window)
        var nowhere = DeliveryQueue()
        group.cancel(window: window, time: 0, into: &nowhere)
    }

    func rescale(_ window: Int, by factor: Double) { group.rescale(window: window, by: factor) }

    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        let now = host.readTime
        switch TouchEvent(rawValue: event) {
        case .down:
            seat.serial = arguments.unsigned(0)
            down(Int32(arguments.int(3)), on: arguments.object(2), arguments, time: host.serverTime.seconds(arguments.unsigned(1), now: now))
        case .up:
            seat.serial = arguments.unsigned(0)
            frames.up(Int32(arguments.int(2)))
            let time = host.serverTime.seconds(arguments.unsigned(1), now: now)
            group.up(Int32(arguments.int(2)), time: time, into: &host.queue, seat.modifiers)
        case .motion:
            let number = Int32(arguments.int(1))
            frames.move(number, to: CGPoint(x: arguments.fixed(2), y: arguments.fixed(3)))
            guard let window = group.window(of: number).flatMap(host.surface) else { return }
            group.move(number, to: window.pixels(arguments.fixed(2), arguments.fixed(3)),
                       time: host.serverTime.seconds(arguments.unsigned(0), now: now), into: &host.queue, seat.modifiers)
        case .shape:
            let number = Int32(arguments.int(0))
            guard let window = group.window(of: number).flatMap(host.surface) else { return }
            let diameter = max(arguments.fixed(1), arguments.fixed(2), 0)
            // It has no time. What other devices did meanwhile was before it (R-HST-3).
            group.reshape(number, majorRadius: diameter / 2 * window.bufferScale, time: host.serverTime.last, into: &host.queue, seat.modifiers)
        case .frame:
            group.close(into: &host.queue, seat.modifiers)
        case .cancel:
            cancelAll(at: now)
        case .orientation, nil:
            // Touches report no direction of a finger.
            break
        }
    }

    private func down(_ number: Int32, on object: OpaquePointer?, _ arguments: EventArguments, time: Double) {
        guard let window = host.surface(object) else {
            // On a surface outside the windows' contents, such as a frame. A touch that had the number before was lost (R-HST-11).
            group.takeAway(number, time: time, into: &host.queue, seat.modifiers)
            return frames.down(number, on: object, at: CGPoint(x: arguments.fixed(4), y: arguments.fixed(5)), time: time,
                               serial: arguments.unsigned(0), isAlone: group.isIdle, seat)
        }
        frames.lose(number)
        host.lastContact += 1
        group.down(number, id: host.lastContact, window: window.number, position: window.pixels(arguments.fixed(4), arguments.fixed(5)),
                   time: time, into: &host.queue, seat.modifiers)
    }
}

extension WaylandSurface {
    /// A place in logical units, in pixels.
    func pixels(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x * bufferScale, y: y * bufferScale) }
}
#endif
