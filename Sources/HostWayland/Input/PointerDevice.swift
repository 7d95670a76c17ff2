#if Wayland
import CWayland
import Foundation
import HostKit
import TouchHost

/// The mouse of a seat.
@MainActor
final class PointerDevice: EventReceiver {
    private let object: OpaquePointer
    private unowned let seat: SeatState
    private unowned let host: DisplayState
    private var simulation: PointerSimulation
    /// The window that it is over, and in which a button is pressed.
    private var window: WaylandSurface?
    private var position = CGPoint.zero
    private var hover: HoverSample?
    private var contacts: ContiguousArray<Contact> = []
    private var axes = PointerAxes()
    private var pinches: PinchDevice?
    private var holds: HoldDevice?

    init(_ seat: SeatState, _ object: OpaquePointer) {
        self.seat = seat
        self.object = object
        host = seat.host
        simulation = PointerSimulation(pinchModifiers: seat.host.settings.pinchModifiers, firstID: seat.pointerID)
        super.init()
        listen(to: object)
        followGestures()
    }

    /// Takes hold of the pinches of touchpads, and of fingers that rest on them, where the compositor reports them.
    func followGestures() {
        guard pinches == nil, let manager = host.gestureManager else { return }
        pinches = PinchDevice(manager, object) { [unowned self] phase, scale, rotation, time in
            queue(.transform, phase, time) { sample in
                sample.scale = scale
                sample.rotation = rotation
            }
        }
        holds = HoldDevice(manager, object) { [unowned self] phase, time in queue(.hold, phase, time) { _ in } }
    }

    func destroy() {
        leave(at: host.systemClock.now)
        pinches?.destroy()
        holds?.destroy()
        if seat.version >= 3 { wl_pointer_release(object) } else { wl_pointer_destroy(object) }
    }

    /// The press is taken away.
    private func cancelPress(at now: Double) {
        guard simulation.isPressed else { return }
        let time = host.serverTime.unstamped(now: now)
        let buttons = simulation.buttons
        simulation.cancel(at: time, into: &contacts)
        queueContacts(time, buttons: buttons)
    }

    /// The press is taken away, and so is what fingers do on touchpads.
    func cancelAll(at now: Double) {
        cancelPress(at: now)
        endScroll(.cancelled, nil)
        if pinches?.interrupt() == true { queue(.transform, .cancelled, nil) { _ in } }
        if holds?.interrupt() == true { queue(.hold, .cancelled, nil) { _ in } }
    }

    func forget(_ closed: Int) {
        guard window?.number == closed else { return }
        simulation.cancel(at: 0, into: &contacts)
        contacts.removeAll(keepingCapacity: true)
        axes = PointerAxes()
        _ = pinches?.interrupt()
        _ = holds?.interrupt()
        window = nil
        hover = nil
    }

    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        let now = host.readTime
        switch PointerEvent(rawValue: event) {
        case .enter:
            leave(at: now)
            guard let entered = host.surface(arguments.object(1)) else { return }
            window = entered
            host.cursor.show(on: object, serial: arguments.unsigned(0), scale: entered.bufferScale)
            move(to: entered.pixels(arguments.fixed(2), arguments.fixed(3)), time: host.serverTime.unstamped(now: now))
        case .leave:
            leave(at: now)
        case .motion:
            guard let window else { return }
            let place = window.pixels(arguments.fixed(1), arguments.fixed(2))
            // Compositors also report a pointer that stays where it is, as when a window beside it changes.
            if place != position { endScroll(.ended, nil) }
            move(to: place, time: host.serverTime.seconds(arguments.unsigned(0), now: now))
        case .button:
            seat.serial = arguments.unsigned(0)
            guard let window, let button = Self.button(arguments.unsigned(2)) else { return }
            endScroll(.ended, nil)
            let time = host.serverTime.seconds(arguments.unsigned(1), now: now)
            var buttons: Int
            if arguments.unsigned(3) == WL_POINTER_BUTTON_STATE_PRESSED.rawValue {
                // Its release was lost (R-HST-13).
                if simulation.isDown(button: button) { cancelPress(at: now) }
                simulation.press(button: button, at: sample(window, time), into: &contacts)
                buttons = simulation.buttons
            } else {
                buttons = simulation.release(button: button, at: time, into: &contacts)
            }
            queueContacts(time, buttons: buttons)
        case .axis:
            axes.move(arguments.unsigned(1), by: arguments.fixed(2), time: arguments.unsigned(0))
            // Compositors without frames say one thing at a time.
            if seat.version < 5 { finishAxes() }
        case .axisSource: axes.come(from: arguments.unsigned(0))
        case .axisStop: axes.stop(arguments.unsigned(1), time: arguments.unsigned(0))
        case .axisDiscrete: axes.turn(arguments.unsigned(0), by: Double(arguments.int(1)))
        case .axisValue120: axes.turn(arguments.unsigned(0), by120: arguments.int(1))
        case .frame: finishAxes()
        case nil:
            break
        }
    }

    // MARK: Wheels and touchpads

    private func finishAxes() {
        guard let window else { return axes = PointerAxes() }
        axes.finish(scale: window.scale, now: host.readTime) { kind, phase, movement, time in
            queue(kind, phase, time) { $0.movement = movement }
        }
    }

    /// When a scroll is over whose device does not report its end; `nil` while there is none.
    var deadline: Double? { axes.deadline }

    /// All that the compositor has sent was read.
    func readEnded(at now: Double) {
        if let deadline, deadline <= now { endScroll(.ended, nil) }
    }

    /// A window has another number of pixels a point.
    func rescale(window scaled: Int, by factor: Double) {
        guard window?.number == scaled else { return }
        position = position.scaled(by: factor)
        hover?.rescale(by: factor)
        simulation.rescale(by: factor)
    }

    private func endScroll(_ phase: IndirectSample.Phase, _ time: UInt32?) {
        if axes.interrupt() { queue(.scroll, phase, time) { _ in } }
    }

    private func queue(_ kind: IndirectSample.Kind, _ phase: IndirectSample.Phase, _ stamp: UInt32?, _ change: (inout IndirectSample) -> Void) {
        guard let window else { return }
        let now = host.readTime
        let time = stamp.map { host.serverTime.seconds($0, now: now) } ?? host.serverTime.unstamped(now: now)
        var sample = IndirectSample(device: simulation.device, kind: kind, phase: phase, timestamp: time, position: position,
                                    modifiers: seat.modifiers)
        change(&sample)
        host.queue.append(sample, window: window.number)
    }

    private func move(to position: CGPoint, time: Double) {
        guard let window else { return }
        self.position = position
        let sample = sample(window, time)
        simulation.move(to: sample, into: &contacts)
        queueContacts(time, buttons: simulation.buttons)
        if let sample = simulation.hover(at: sample) {
            hover = sample
            host.queue.append(sample, window: window.number)
        }
    }

    /// It is gone from the window. A press keeps it there, and a press that continues was taken away.
    private func leave(at now: Double) {
        host.cursor.forget(object)
        cancelAll(at: now)
        axes = PointerAxes()
        if var sample = hover, let window {
            sample.phase = .left
            sample.timestamp = host.serverTime.unstamped(now: now)
            host.queue.append(sample, window: window.number)
        }
        hover = nil
        window = nil
    }

    private func sample(_ window: WaylandSurface, _ time: Double) -> PointerSimulation.Sample {
        PointerSimulation.Sample(position: position, surface: window.size, modifiers: seat.modifiers, timestamp: time)
    }

    private func queueContacts(_ time: Double, buttons: Int) {
        guard let window, !contacts.isEmpty else { return }
        host.queue.append(contacts, window: window.number, timestamp: time, modifiers: seat.modifiers, buttons: buttons)
        contacts.removeAll(keepingCapacity: true)
    }

    /// Buttons by the codes that Linux gives them, numbered primary, secondary, others here.
    private static func button(_ code: UInt32) -> Int? {
        (0x110...0x12f).contains(code) ? Int(code) - 0x110 + 1 : nil
    }
}
#endif
