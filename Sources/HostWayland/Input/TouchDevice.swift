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

    func cancelAll(at now: Double) { group.cancel(time: host.serverTime.unstamped(now: now), into: &host.queue) }

    func cancel(window: Int, at now: Double) {
        group.cancel(window: window, time: host.serverTime.unstamped(now: now), into: &host.queue)
    }

    /// Its touches end without a word.
    func forget(_ window: Int) {
        var nowhere = DeliveryQueue()
        group.cancel(window: window, time: 0, into: &nowhere)
    }

    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        let now = host.readTime
        switch TouchEvent(rawValue: event) {
        case .down:
            seat.serial = arguments.unsigned(0)
            // Also for surfaces that are no windows of ours, as those of a frame.
            guard let window = host.surface(arguments.object(2)) else { return }
            host.lastContact += 1
            group.down(Int32(arguments.int(3)), id: host.lastContact, window: window.number,
                       position: window.pixels(arguments.fixed(4), arguments.fixed(5)),
                       time: host.serverTime.seconds(arguments.unsigned(1), now: now), into: &host.queue, seat.modifiers)
        case .up:
            seat.serial = arguments.unsigned(0)
            let time = host.serverTime.seconds(arguments.unsigned(1), now: now)
            group.up(Int32(arguments.int(2)), time: time, into: &host.queue, seat.modifiers)
        case .motion:
            let number = Int32(arguments.int(1))
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
}

extension WaylandSurface {
    /// A place in logical units, in pixels.
    func pixels(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x * bufferScale, y: y * bufferScale) }
}
#endif
