#if Wayland
import CWayland
import CWaylandProtocols
import Foundation
import HostKit
import TouchHost

/// The graphics tablets of a seat, and the pens that were used on them.
@MainActor
final class TabletSeat: EventReceiver {
    private let object: OpaquePointer
    private unowned let seat: SeatState
    private var tools: ContiguousArray<TabletTool> = []
    /// A compositor reports pens only on tablets that this client has seen.
    private var tablets: ContiguousArray<OpaquePointer> = []

    /// How many tablets there are.
    var count: Int { tablets.count }

    init?(_ seat: SeatState, _ manager: OpaquePointer) {
        guard let object = zwp_tablet_manager_v2_get_tablet_seat(manager, seat.object) else { return nil }
        self.object = object
        self.seat = seat
        super.init()
        listen(to: object)
    }

    func destroy() {
        for tool in tools { tool.destroy() }
        tools.removeAll()
        for tablet in tablets { zwp_tablet_v2_destroy(tablet) }
        tablets.removeAll()
        zwp_tablet_seat_v2_destroy(object)
    }

    func cancelAll(at now: Double) {
        for tool in tools { tool.cancel(at: now) }
    }

    func forget(_ window: Int) {
        for tool in tools { tool.forget(window) }
    }

    func rescale(_ window: Int, by factor: Double) {
        for tool in tools { tool.rescale(window, by: factor) }
    }

    func remove(_ tool: TabletTool) {
        tool.destroy()
        tools.removeAll { $0 === tool }
    }

    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        guard object == self.object else {
            guard TabletEvent(rawValue: event) == .removed else { return }
            tablets.removeAll { $0 == object }
            return zwp_tablet_v2_destroy(object)
        }
        switch TabletSeatEvent(rawValue: event) {
        case .tabletAdded:
            guard let tablet = arguments.object(0) else { return }
            listen(to: tablet)
            tablets.append(tablet)
        case .toolAdded:
            if let tool = arguments.object(0) { tools.append(TabletTool(self, seat, tool)) }
        case .padAdded, nil:
            // The buttons, rings and strips beside a tablet's surface make no touches.
            break
        }
    }
}

/// A pen, its other end, or another tool of a graphics tablet.
@MainActor
final class TabletTool: EventReceiver {
    private let object: OpaquePointer
    private unowned let tablets: TabletSeat
    private unowned let seat: SeatState
    private unowned let host: DisplayState
    private var pen: PenState
    /// A mouse or a lens, whose places make no touches.
    private var isMouse = false

    init(_ tablets: TabletSeat, _ seat: SeatState, _ object: OpaquePointer) {
        self.tablets = tablets
        self.seat = seat
        self.object = object
        host = seat.host
        host.lastDevice += 1
        pen = PenState(device: host.lastDevice)
        super.init()
        listen(to: object)
    }

    func destroy() {
        cancel(at: host.systemClock.now)
        zwp_tablet_tool_v2_destroy(object)
    }

    func cancel(at now: Double) { pen.vanish(time: host.serverTime.unstamped(now: now), seat.modifiers, into: &host.queue) }

    func forget(_ window: Int) { pen.forget(window) }

    func rescale(_ window: Int, by factor: Double) { pen.rescale(window: window, by: factor) }

    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        let now = host.readTime
        switch TabletToolEvent(rawValue: event) {
        case .type:
            let type = arguments.unsigned(0)
            pen.isEraser = type == ZWP_TABLET_TOOL_V2_TYPE_ERASER.rawValue
            isMouse = type == ZWP_TABLET_TOOL_V2_TYPE_MOUSE.rawValue || type == ZWP_TABLET_TOOL_V2_TYPE_LENS.rawValue
        case .capability:
            switch zwp_tablet_tool_v2_capability(arguments.unsigned(0)) {
            case ZWP_TABLET_TOOL_V2_CAPABILITY_TILT: pen.hasTilt = true
            case ZWP_TABLET_TOOL_V2_CAPABILITY_PRESSURE: pen.force = 0
            case ZWP_TABLET_TOOL_V2_CAPABILITY_ROTATION: pen.roll = 0
            default: break
            }
        case .removed:
            tablets.remove(self)
        case .proximityIn:
            guard !isMouse else { return }
            // Leaving one window and coming over another may be one report.
            guard let window = host.surface(arguments.object(2)) else { return cancel(at: now) }
            pen.enter(window.number, time: host.serverTime.unstamped(now: now), seat.modifiers, into: &host.queue)
        case .proximityOut:
            pen.leave()
        case .down:
            seat.serial = arguments.unsigned(0)
            host.lastContact += 1
            pen.down(id: host.lastContact)
        case .up:
            pen.up()
        case .motion:
            guard let window = pen.window.flatMap(host.surface) else { return }
            pen.position = window.pixels(arguments.fixed(0), arguments.fixed(1))
        case .pressure:
            pen.force = Contact.force(pressure: Double(arguments.unsigned(0)) / 65535)
        case .distance:
            pen.distance = min(Double(arguments.unsigned(0)) / 65535, 1)
        case .tilt:
            pen.tilt(x: arguments.fixed(0), y: arguments.fixed(1))
        case .rotation:
            pen.roll = arguments.fixed(0) * .pi / 180
        case .button:
            seat.serial = arguments.unsigned(0)
            pen.set(button: arguments.unsigned(1), isPressed: arguments.unsigned(2) == ZWP_TABLET_TOOL_V2_BUTTON_STATE_PRESSED.rawValue)
        case .frame:
            pen.frame(time: host.serverTime.seconds(arguments.unsigned(0), now: now), seat.modifiers, into: &host.queue)
        case .hardwareSerial, .hardwareID, .done, .slider, .wheel, nil:
            break
        }
    }
}
#endif
