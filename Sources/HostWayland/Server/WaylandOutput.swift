#if Wayland
import CWayland
import TouchHost

/// A screen of the compositor.
@MainActor
final class WaylandOutput: EventReceiver {
    let object: OpaquePointer
    let number: UInt32
    private let version: UInt32
    private let onChange: () -> Void
    /// As described up to the last `done`.
    private(set) var output: Output
    private var pending: Output
    private var isTurned = false
    private var mode = PixelSize(width: 0, height: 0)
    private(set) var isDescribed = false

    /// - Parameter onChange: Called when it has other properties than before.
    init(_ object: OpaquePointer, number: UInt32, onChange: @escaping () -> Void) {
        self.onChange = onChange
        self.object = object
        self.number = number
        version = wl_proxy_get_version(object)
        output = Output(name: "output-\(number)", size: PixelSize(width: 1, height: 1), scale: 1, refreshRate: 60)
        pending = output
        super.init()
        listen(to: object)
    }

    func destroy() {
        if version >= 3 { wl_output_release(object) } else { wl_output_destroy(object) }
    }

    override func handle(_ event: UInt32, _ arguments: EventArguments, from object: OpaquePointer) {
        switch OutputEvent(rawValue: event) {
        case .geometry:
            if version < 4, let model = arguments.string(6), !model.isEmpty { pending.name = model }
            // The odd transformations are by a quarter or three.
            isTurned = arguments.int(7) & 1 != 0
        case .mode:
            guard arguments.unsigned(0) & WL_OUTPUT_MODE_CURRENT.rawValue != 0 else { return }
            mode = PixelSize(width: max(1, arguments.int(1)), height: max(1, arguments.int(2)))
            // Millihertz; 0 for screens that have no rate.
            pending.refreshRate = arguments.int(3) > 0 ? Double(arguments.int(3)) / 1000 : 60
        case .scale:
            pending.scale = Double(min(max(1, arguments.int(0)), 16))
        case .name:
            if let name = arguments.string(0), !name.isEmpty { pending.name = name }
        case .done:
            pending.size = isTurned ? PixelSize(width: mode.height, height: mode.width) : mode
            isDescribed = true
            guard pending != output else { return }
            output = pending
            onChange()
        case .description, nil:
            break
        }
    }
}
#endif
