#if KMS
import Foundation
import HostKit
import TouchHost

/// Everything that moves the arrow: mice, touchpads, and absolute pointers, as virtual machines have.
@MainActor
final class Mouse {
    unowned let state: DisplayState
    private(set) var simulation: PointerSimulation
    /// `nil` until it is first moved; it starts in the middle.
    private var position: CGPoint?
    private var hover: HoverSample?
    private var contacts: ContiguousArray<Contact> = []
    /// What fingers do on a touchpad, and the pinch of them.
    var motions: ContiguousArray<IndirectSample.Kind> = []
    var pinchScale = 1.0
    var pinchAngle = 0.0
    /// How many there are.
    private var count = 0

    init(_ state: DisplayState) {
        self.state = state
        simulation = PointerSimulation(pinchModifiers: state.settings.pinchModifiers, firstID: -2)
    }

    func add() { count += 1 }

    /// One is unplugged. With the last of them the arrow goes.
    func remove(at time: Double) {
        count -= 1
        cancelEnds()
        if count == 0 { leave(at: time) }
    }

    /// The buttons of a mouse that is pulled out were not released by its user: the kernel and libinput release them.
    func cancelEnds() { state.queue.cancelEnds(of: simulation.device) }

    /// - Parameters:
    ///   - right: In pixels, as is `down`; upright as the person sees it.
    func move(right: Double, down: Double, time: Double, _ modifiers: KeyModifiers) {
        guard let surface = state.surface else { return }
        let from = place(on: surface)
        move(to: CGPoint(x: from.x + right * surface.scale, y: from.y + down * surface.scale), time: time, modifiers)
    }

    func move(to place: CGPoint, time: Double, _ modifiers: KeyModifiers) {
        guard let surface = state.surface else { return }
        let place = CGPoint(x: min(max(place.x, 0), Double(surface.size.width) - 1), y: min(max(place.y, 0), Double(surface.size.height) - 1))
        position = place
        state.showCursor(at: place)
        let sample = sample(surface, time, modifiers)
        simulation.move(to: sample, into: &contacts)
        queueContacts(time, modifiers, buttons: simulation.buttons)
        if let sample = simulation.hover(at: sample) {
            hover = sample
            state.queue.append(sample, window: DisplayState.window)
        }
    }

    /// - Parameter code: In Linux's numbering.
    func set(button code: UInt32, isPressed: Bool, time: Double, _ modifiers: KeyModifiers) {
        guard let surface = state.surface, (0x110...0x12f).contains(code) else { return }
        let button = Int(code) - 0x110 + 1
        var buttons: Int
        if isPressed {
            state.showCursor(at: place(on: surface))
            // Its release was lost (R-HST-13).
            if simulation.isDown(button: button) { cancelPress(at: time) }
            simulation.press(button: button, at: sample(surface, time, modifiers), into: &contacts)
            buttons = simulation.buttons
        } else {
            buttons = simulation.release(button: button, at: time, into: &contacts)
        }
        queueContacts(time, modifiers, buttons: buttons)
    }

    private func cancelPress(at time: Double) {
        guard simulation.isPressed else { return }
        let buttons = simulation.buttons
        simulation.cancel(at: time, into: &contacts)
        queueContacts(time, [], buttons: buttons)
    }

    /// The press is taken away, and the arrow goes until the mouse is moved again.
    func leave(at time: Double) {
        cancelPress(at: time)
        cancelMotions(at: time)
        hide(at: time)
    }

    /// A finger or pen has come: the arrow goes until the mouse is moved again. A press continues.
    func hide(at time: Double) {
        guard !simulation.isPressed else { return }
        state.hideCursor()
        guard var sample = hover else { return }
        hover = nil
        sample.phase = .left
        sample.timestamp = time
        state.queue.append(sample, window: DisplayState.window)
    }

    /// The surface is closed.
    func forget() {
        simulation.cancel(at: 0, into: &contacts)
        contacts.removeAll(keepingCapacity: true)
        motions.removeAll()
        hover = nil
        position = nil
        state.hideCursor()
    }

    func place(on surface: KMSSurface) -> CGPoint {
        position ?? CGPoint(x: Double(surface.size.width) / 2, y: Double(surface.size.height) / 2)
    }

    private func sample(_ surface: KMSSurface, _ time: Double, _ modifiers: KeyModifiers) -> PointerSimulation.Sample {
        PointerSimulation.Sample(position: place(on: surface), surface: surface.size, modifiers: modifiers, timestamp: time)
    }

    private func queueContacts(_ time: Double, _ modifiers: KeyModifiers, buttons: Int) {
        state.queue.append(contacts, window: DisplayState.window, timestamp: time, modifiers: modifiers, buttons: buttons)
        contacts.removeAll(keepingCapacity: true)
    }
}
#endif
