#if Wayland
import CWayland
import CWaylandProtocols
import TouchHost

/// Screens and seats, which come and go.
extension WaylandHost {
    public var outputs: [Output] { state.outputs }

    private func screenDidChange() {
        outputsChanged = true
        for surface in state.surfaces { surface.outputsChanged(from: nil) }
    }

    /// The compositor offers an object, or takes it back.
    func offer(_ global: Connection.Global, isOffered: Bool) {
        switch global.interface {
        case "wl_output": isOffered ? addScreen(global) : removeScreen(global.number)
        case "wl_seat": isOffered ? addSeat(global) : removeSeat(global.number)
        case "zwp_tablet_manager_v2" where isOffered && state.tabletManager == nil:
            state.tabletManager = connection.bind(cwayland_tablet_manager, 1, global)
            for seat in seats { seat.addManagers() }
        case "wl_data_device_manager" where isOffered && state.dataManager == nil:
            state.dataManager = connection.bind(cwayland_data_device_manager, 3, global)
            for seat in seats { seat.addManagers() }
        case "zwp_pointer_gestures_v1" where isOffered && state.gestureManager == nil:
            state.gestureManager = connection.bind(cwayland_pointer_gestures, 3, global)
            for seat in seats { seat.addManagers() }
        case "zwp_text_input_manager_v3" where isOffered && state.textInputManager == nil:
            state.textInputManager = connection.bind(cwayland_text_input_manager, 1, global)
            for seat in seats { seat.addManagers() }
        default: break
        }
    }

    private func addScreen(_ global: Connection.Global) {
        guard let object = connection.bind(cwayland_output, 4, global) else { return }
        state.screens.append(WaylandOutput(object, number: global.number) { [unowned self] in screenDidChange() })
        outputsChanged = true
    }

    private func removeScreen(_ number: UInt32) {
        for (index, screen) in state.screens.enumerated() where screen.number == number {
            for surface in state.surfaces { surface.forget(screen.object) }
            state.screens.remove(at: index)
            screen.destroy()
            outputsChanged = true
            return
        }
    }

    private func addSeat(_ global: Connection.Global) {
        guard let object = connection.bind(cwayland_seat, 8, global) else { return }
        pointerCount += 1
        seats.append(WaylandSeat(state, object, number: global.number, pointerID: -2 * pointerCount))
    }

    private func removeSeat(_ number: UInt32) {
        for (index, seat) in seats.enumerated() where seat.number == number {
            seats.remove(at: index)
            seat.destroy()
            return
        }
    }
}
#endif
