#if Wayland
import CWayland
import CWaylandProtocols
import TouchHost

/// Screens and seats, which come and go.
extension WaylandHost {
    public var outputs: [Output] {
        let described = screens.filter(\.isDescribed).map(\.output)
        return described.isEmpty ? [Self.unknownOutput] : described
    }

    private static let unknownOutput = Output(name: "screen", size: PixelSize(width: 1280, height: 720), scale: 1, refreshRate: 60)

    /// The screen that the compositor calls so; the main one where it is not known.
    func output(_ object: OpaquePointer?) -> Output {
        for screen in screens where screen.object == object && screen.isDescribed { return screen.output }
        return outputs[0]
    }

    func outputDidChange(_ screen: WaylandOutput) {
        outputsChanged = true
        for surface in surfaces { surface.outputsChanged(from: nil) }
    }

    /// The compositor offers an object, or takes it back.
    func offer(_ global: Connection.Global, isOffered: Bool) {
        switch global.interface {
        case "wl_output": isOffered ? addScreen(global) : removeScreen(global.number)
        case "wl_seat": isOffered ? addSeat(global) : removeSeat(global.number)
        case "zwp_tablet_manager_v2" where isOffered && tabletManager == nil:
            tabletManager = connection.bind(cwayland_tablet_manager, 1, global)
            for seat in seats { seat.addManagers() }
        case "wl_data_device_manager" where isOffered && dataManager == nil:
            dataManager = connection.bind(cwayland_data_device_manager, 3, global)
            for seat in seats { seat.addManagers() }
        case "zwp_pointer_gestures_v1" where isOffered && gestureManager == nil:
            gestureManager = connection.bind(cwayland_pointer_gestures, 3, global)
            for seat in seats { seat.addManagers() }
        case "zwp_text_input_manager_v3" where isOffered && textInputManager == nil:
            textInputManager = connection.bind(cwayland_text_input_manager, 1, global)
            for seat in seats { seat.addManagers() }
        default: break
        }
    }

    private func addScreen(_ global: Connection.Global) {
        guard let object = connection.bind(cwayland_output, 4, global) else { return }
        screens.append(WaylandOutput(self, object, number: global.number))
        outputsChanged = true
    }

    private func removeScreen(_ number: UInt32) {
        for (index, screen) in screens.enumerated() where screen.number == number {
            for surface in surfaces { surface.forget(screen.object) }
            screens.remove(at: index)
            screen.destroy()
            outputsChanged = true
            return
        }
    }

    private func addSeat(_ global: Connection.Global) {
        guard let object = connection.bind(cwayland_seat, 8, global) else { return }
        pointerCount += 1
        seats.append(WaylandSeat(self, object, number: global.number, pointerID: -2 * pointerCount))
    }

    private func removeSeat(_ number: UInt32) {
        for (index, seat) in seats.enumerated() where seat.number == number {
            seats.remove(at: index)
            seat.destroy()
            return
        }
    }
}

/// The compositor's answers to frames: which window one belongs to is found by the answer.
@MainActor
final class FrameEvents: EventReceiver {
    private unowned let host: WaylandHost

    init(_ host: WaylandHost) { self.host = host }

    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        for surface in host.surfaces {
            if object == surface.frameCallback || object == surface.tickCallback || object == surface.answerCallback {
                return surface.handleCallback(object, now: host.readTime)
            }
            if object == surface.feedback {
                return surface.handleFeedback(FeedbackEvent(rawValue: event), arguments, now: host.readTime)
            }
        }
    }
}
#endif
