internal import TouchHost

/// What a hovering device did, of type `hover` (R-HOV-10). It has no touches (R-EVT-3).
final class HoverEvent: UIEvent {
    override var type: EventType { .hover }

    /// The device.
    let device: HoverDevice
    /// The view under it, and the window that this view is in; `nil` when it is over nothing, has landed, or is gone.
    var hit: (view: UIView, window: UIWindow)?

    init(device: HoverDevice) {
        self.device = device
        super.init()
    }

    /// The windows concerned: those that it leaves, in the order in which it came, then the one that it is over.
    override var servedWindows: ContiguousArray<UIWindow> {
        var result: ContiguousArray<UIWindow> = []
        for recognizer in device.recognizers {
            guard let window = recognizer.view?.window, window !== hit?.window else { continue }
            var isKnown = false
            for known in result where known === window { isKnown = true }
            if !isKnown { result.append(window) }
        }
        if let hit { result.append(hit.window) }
        return result
    }

    /// Calls the hover recognizers of the window, and runs the cycle that sends their actions.
    override func deliver(in window: UIWindow) {
        device.update(in: window, with: self)
        GestureCoordinator.shared.runCycle()
    }
}
