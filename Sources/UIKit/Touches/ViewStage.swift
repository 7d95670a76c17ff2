/// The view stage of one event in one window (R-DLV-30): views in the order of their oldest touch's landing, for each began, moved,
/// ended, cancelled, with all its touches of that phase in one call (R-EVT-30, R-EVT-31).
@MainActor
enum ViewStage {
    static func run(_ event: UIEvent, in window: UIWindow) {
        // Callbacks may change which touches are pending, never which touches the event has.
        let touches = event.touches
        for index in touches.indices {
            let touch = touches[index]
            guard touch.landingWindow === window, let view = touch.hitView else { continue }
            // The view's oldest touch decides its place, whether it changed or not.
            var isOldest = true
            for earlier in 0..<index where touches[earlier].hitView === view { isOldest = false }
            guard isOldest else { continue }
            deliver(.began, to: view, touches, from: index, event)
            deliver(.moved, to: view, touches, from: index, event)
            deliver(.ended, to: view, touches, from: index, event)
            deliver(.cancelled, to: view, touches, from: index, event)
        }
    }

    /// None of the touches before `start` is the view's.
    private static func deliver(_ phase: UITouch.Phase, to view: UIView, _ touches: ContiguousArray<UITouch>, from start: Int,
                                _ event: UIEvent) {
        var slots: TouchSets.Slots = 0
        var others: ContiguousArray<UITouch> = []
        for index in start..<touches.endIndex {
            let touch = touches[index]
            guard touch.isPending, touch.currentPhase == phase, touch.hitView === view else { continue }
            touch.isPending = false
            touch.delivery = phase == .ended || phase == .cancelled ? .finished : .delivered
            if touch.slot < TouchSets.capacity { slots |= 1 << TouchSets.Slots(touch.slot) } else { others.append(touch) }
        }
        if others.isEmpty {
            if slots != 0 { view.receive(phase, event.sets.set(slots, of: event), with: event) }
        } else {
            view.receive(phase, (slots == 0 ? [] : event.sets.set(slots, of: event)).union(others), with: event)
        }
    }
}

extension UIView {
    /// Calls the method of the phase, and notes it in the log.
    func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent?) {
        Verifier.current?.willCall(self, phase, touches)
        DeliveryLog.current?.note(phase, touches, to: self)
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        default: touchesCancelled(touches, with: event)
        }
    }

    func receive(_ phase: UITouch.Phase, _ touches: some Sequence<UITouch>, with event: UIEvent?) {
        receive(phase, Set(touches), with: event)
    }
}
