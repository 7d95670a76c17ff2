internal import TouchHost

/// A pointer or stylus over a scene, and the recognizers that follow it.
@MainActor
final class HoverDevice {
    let scene: UIWindowScene
    /// What it said last.
    var sample: HoverSample
    /// The contacts that it has on the surface. While there are any it does not hover (R-HOV-3).
    var contacts: ContiguousArray<Int> = []
    /// The first of them, which is where the device is: a second one may stand for a finger that is mirrored.
    var mainContact: Int?
    /// Those that follow it, in the order in which it came to them.
    private(set) var recognizers: ContiguousArray<UIHoverGestureRecognizer> = []
    /// Those that did not accept it, or came to their end, while it was over their views: they are not asked again before it has left them.
    /// Numbers of their attachments, so that nothing is retained, and that one which is added again, or to another view, is asked.
    private var finished: ContiguousArray<Int> = []

    init(_ sample: HoverSample, in scene: UIWindowScene) {
        self.sample = sample
        self.scene = scene
    }

    /// In the scene's points.
    var location: CGPoint { CGPoint(x: sample.position.x / scene.scale, y: sample.position.y / scene.scale) }

    var touchType: UITouch.TouchType { sample.tool == .pencil ? .pencil : .indirectPointer }

    /// Ends, goes on with and begins what the recognizers of the window's views do (R-HOV-1, R-HOV-4). A cycle must follow.
    func update(in window: UIWindow, with event: HoverEvent) {
        forgetDetached()
        let hit = event.hit?.window === window ? event.hit?.view : nil
        // A callee may change the list.
        for recognizer in recognizers where recognizer.device === self && recognizer.view?.window === window {
            recognizer.take(event)
            if let hit, let view = recognizer.view, hit.isDescendant(of: view) {
                if recognizer.hasNews { recognizer.state = .changed }
            } else {
                end(recognizer, .ended)
            }
        }
        guard let hit else { return }
        var above: ContiguousArray<UIHoverGestureRecognizer> = []
        var view: UIView? = hit
        while let owner = view {
            // In the order of priority (R-DLV-6).
            for recognizer in owner.recognizers.reversed() {
                if let recognizer = recognizer as? UIHoverGestureRecognizer { above.append(recognizer) }
            }
            view = owner.superview
        }
        finished.removeAll { attachment in !above.contains { $0.attachment == attachment } }
        for recognizer in above where recognizer.device == nil && !finished.contains(recognizer.attachment) { begin(recognizer, event) }
    }

    private func begin(_ recognizer: UIHoverGestureRecognizer, _ event: HoverEvent) {
        guard recognizer.isEnabled, recognizer.allowedTypes & 1 << UInt64(touchType.rawValue) != 0,
              recognizer.view?.window != nil else { return }
        recognizer.observer?(.willBeOffered(event))
        guard recognizer.shouldReceive(event),
              recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true else {
            finished.append(recognizer.attachment)
            return
        }
        // The delegate may have disabled or removed it, or brought another device to it.
        guard recognizer.isEnabled, recognizer.view?.window != nil, recognizer.device == nil else { return }
        recognizer.device = self
        recognizers.append(recognizer)
        recognizer.take(event)
        recognizer.state = .began
    }

    /// The device is no longer over the recognizer's view.
    func end(_ recognizer: UIHoverGestureRecognizer, _ state: UIGestureRecognizer.State) {
        release(recognizer)
        recognizer.state = state
    }

    /// Ends what all of them do, for a reason other than motion. A cycle must follow.
    func endAll(_ state: UIGestureRecognizer.State) {
        while let recognizer = recognizers.first { end(recognizer, state) }
        finished.removeAll()
    }

    /// The device has landed, or is over no view: it has left those of the recognizers that did not accept it or came to their end.
    func isOverNothing() { finished.removeAll() }

    /// Drops recognizers whose views went with their window, or that were reset in the meantime.
    private func forgetDetached() {
        for recognizer in recognizers {
            if recognizer.view?.window == nil { GestureCoordinator.shared.remove(recognizer) }
            if !recognizer.isInAttempt, recognizer.device === self { recognizerWasReset(recognizer) }
        }
    }

    /// The recognizer was reset while the device was over its view.
    func recognizerWasReset(_ recognizer: UIHoverGestureRecognizer) {
        release(recognizer)
        finished.append(recognizer.attachment)
    }

    private func release(_ recognizer: UIHoverGestureRecognizer) {
        recognizer.device = nil
        recognizers.removeAll { $0 === recognizer }
    }
}
